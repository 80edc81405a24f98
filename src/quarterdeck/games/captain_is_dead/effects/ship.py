"""Systems that fail and come back, hits on the shields, and what befalls the crew."""

from __future__ import annotations

from .. import events, verbs
from ..content import names as n
from ..table import (
    DESTROYED,
    LOST_ALIENS,
    LOST_CREW,
    LOST_SHIELDS,
    OFFLINE,
    ONLINE,
    WON,
    CaptainTable,
)


def fail(t: CaptainTable, system: int) -> None:
    """CID-092: a damaged system goes offline; one that is down already stays as it is (CID-103)."""
    if t.state[system] == ONLINE:
        verbs.set_state(t, system, OFFLINE, -1, "CID-092")
        went_down(t, system)


def destroy(t: CaptainTable, system: int) -> None:
    """CID-102: only an Alert that says so destroys; offline systems too (A38)."""
    if t.state[system] != DESTROYED:
        verbs.set_state(t, system, DESTROYED, -1, "CID-102")
        went_down(t, system)


def went_down(t: CaptainTable, system: int) -> None:
    """What is lost with a system: the queue, the Skill deck, the face-up row."""
    if system == n.SCANNERS:
        verbs.drop_queue(t)  # CID-160, CID-047
    elif system == n.COMPUTERS:
        verbs.drop_deck(t)
    elif system == n.SENSORS:
        verbs.drop_row(t)


def bring_online(t: CaptainTable, crew: int, system: int, rule: str) -> None:
    """CID-098, CID-105: the card lies online again, and what it gives comes back."""
    kind = events.REPAIRED if t.state[system] == OFFLINE else events.REINSTALLED
    verbs.set_state(t, system, ONLINE, crew, rule)
    t.count(crew, 3)
    t.say(kind, crew, (system,), rule)
    if system == n.SCANNERS:
        verbs.fill_queue(t)
    elif system == n.COMPUTERS:
        if sum(t.discards):
            verbs.reshuffle(t)
    elif system == n.SENSORS:
        verbs.fill_row(t)


def repair_core(t: CaptainTable, crew: int) -> None:
    """CID-099, CID-101: one level nearer; Engage! wins at once (CID-003, CID-146)."""
    t.coils = [0, 0]
    t.core -= 1
    t.count(crew, 0)
    verbs.note(t, 1, crew, t.core)
    t.say(events.CORE_REPAIRED, crew, (t.core,), "CID-101")
    if t.core == 0:
        verbs.end(t, WON, "CID-003")


def raise_shields(t: CaptainTable, crew: int, steps: int, rule: str) -> None:
    """The shield bar goes up, to 100% at most (CID-099)."""
    verbs.set_shields(t, min(t._c.full_shields, t.shields + steps))
    t.count(crew, 1)
    t.say(events.SHIELDS_RAISED, crew, (steps, t.shields), rule)


def repair_shields(t: CaptainTable, crew: int) -> None:
    """CID-100: +10%, more with Regenerative Shields; the Tactical Officer then draws."""
    raise_shields(t, crew, 1 + t.perks[n.SHIELD_REPAIR], "CID-100")
    draw(t, crew, t.role_of(crew).numbers[n.SHIELD_DRILL], "CID-100")


def draw(t: CaptainTable, crew: int, number: int, rule: str) -> None:
    """So many Skills from the deck, as far as they come (A54)."""
    for _ in range(number):
        kind = verbs.draw_skill(t)
        if kind < 0:
            t.say(events.NO_SKILLS, crew, (), rule)
            return
        t.reveal()
        verbs.gain_skill(t, crew, kind, rule)


def hit(t: CaptainTable, steps: int) -> None:
    """CID-004, CID-148: a hit that finds the shields at 0% loses; ships add to it (A12, A13)."""
    if t.shields == 0:
        verbs.end(t, LOST_SHIELDS, "CID-004")
        return
    for ship in t.ships:
        steps += t._c.alerts[ship].weight
    if t.ships:
        steps = max(0, steps - t.perks[n.HIT_LESS])
    too_much = steps > t.shields
    verbs.set_shields(t, max(0, t.shields - steps))
    verbs.note(t, 2, -1, steps)
    t.say(events.HIT, -1, (steps, t.shields), "CID-148")
    if too_much and t.options.overflow_loses:
        verbs.end(t, LOST_SHIELDS, "CID-004")


def board(t: CaptainTable, space: int, number: int) -> None:
    """CID-005, CID-149: without a pawn in the supply the game is lost; crew there suffer (A14).

    That once: aliens neither move nor attack afterwards (CID-120).
    """
    if t.aboard + number > t._c.aliens:
        verbs.end(t, LOST_ALIENS, "CID-005")
        return
    verbs.add_aliens(t, space, number)
    injure(t, 1 << space)


def injure(t: CaptainTable, spaces: int) -> None:
    """CID-075: everyone in these spaces (a mask), all in one moment (A52)."""
    doomed: list[int] = []
    for crew in range(t.crew):
        if not spaces >> t.at[crew] & 1 or not t.alive[crew]:
            continue
        if t.hurt[crew] or t.has(crew, n.INTANGIBLE):
            continue
        if t.has(crew, n.REDSHIRT):
            doomed.append(crew)  # CID-125; whoever is hurt beside him is hurt with him: CID-126
        else:
            verbs.hurt(t, crew)
    for crew in doomed:
        die(t, crew)


def die(t: CaptainTable, crew: int) -> None:
    """CID-125, CID-126: the Crewman dies; a fresh one appears on the Bridge, empty-handed."""
    verbs.note(t, 6, crew, t.role[crew])
    t.say(events.DIED, crew, (), "CID-125")
    verbs.strip(t, crew)
    verbs.place(t, crew, t.role_of(crew).room)


def eliminate_injured(t: CaptainTable) -> None:
    """CID-007, CID-151: Red Alerts can take the crew; with nobody left the game is lost (A03)."""
    for crew in range(t.crew):
        if t.alive[crew] and t.hurt[crew]:
            verbs.note(t, 6, crew, t.role[crew])
            verbs.strip(t, crew)
            t.alive[crew] = 0
            t.say(events.ELIMINATED, crew, (), "CID-151")
    if not any(t.alive):
        verbs.end(t, LOST_CREW, "CID-007")


def arrive(t: CaptainTable, crew: int, space: int) -> None:
    """A pawn comes into a space; the Auto Surgeon heals who comes into the Infirmary."""
    verbs.place(t, crew, space)
    if t.perks[n.AUTO_HEAL]:
        surgeon(t, crew)


def surgeon(t: CaptainTable, crew: int) -> None:
    """The Auto Surgeon: in the Infirmary, no alien there, no action (CID-144)."""
    here = t.at[crew]
    if t.perks[n.AUTO_HEAL] and t.hurt[crew] and not t.aliens[here]:
        if here == t._c.systems[n.TRAUMA].room:
            verbs.heal(t, crew, crew, "CID-144")
