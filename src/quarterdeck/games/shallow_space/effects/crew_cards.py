"""What the twenty crew cards do when they are played (SB-088 to SB-133, SB-174)."""

from __future__ import annotations

from .. import events, verbs
from ..choices.ways import enemies_share
from ..content import (
    FIRE_BRIGADE,
    FORCE_FIELD,
    HEAL,
    INCENDIARY_GRENADE,
    PHASER_RIFLE,
    PLASMA_CHARGE,
    PLASMA_GRENADE,
    REDSHIRT,
    REPAIR_1,
    REPAIR_BOT,
    card_rules,
    repair_points,
)
from ..reactions import BLAST, PHASER
from ..table import SpaceTable
from .damage import harm, hurt, kill, wear_fields

BOTCH_BELOW = 3
FIELD_POINTS = 2
CLOAK_TURNS = 4
BURN_TURNS = 3
FUSE_TURNS = 2


def repair(t: SpaceTable, card: int, spot: int) -> None:
    """Repair Lvl 1, 2, 3: so many points off (SB-088, SB-091, SB-092); Lvl 1 not on a critical
    section (SB-090), which under a virus shows only when tried."""
    if card != REPAIR_1 or t.works(spot):
        verbs.mend(t, spot, repair_points[card], card_rules[card])


def redshirt(t: SpaceTable, seat: int) -> None:
    """Redshirt: one more (SB-075, SB-093)."""
    t.shirts[seat] += 1
    verbs.say(t, events.REINFORCED, seat, (t.shirts[seat],), "SB-093")


def fire_brigade(t: SpaceTable, seat: int) -> None:
    """Fire Brigade: the next phaser shot this turn, +1 for every two redshirts (SB-094)."""
    t.brigade[seat] = 1


def heal(t: SpaceTable, other: int) -> None:
    """Heal: 1 health, never above 3 (SB-118)."""
    t.health[other] += 1
    verbs.say(t, events.HEALED, other, (t.health[other],), "SB-118")


def phaser_damage(t: SpaceTable, seat: int) -> int:
    """1 (SB-072), 2 more with a rifle in hand (SB-107, SB-108), the Fire Brigade's (SB-094)."""
    points = 1
    if PHASER_RIFLE in t.hand[seat]:
        points += 2
    if t.brigade[seat]:
        points += t.shirts[seat] // 2
    return points


def shoot_person(t: SpaceTable, seat: int, other: int) -> None:
    """A phaser always hits an enemy within reach (SB-073), or the clone of one (SB-120)."""
    if t.cloak[other]:
        verbs.clone_vanishes(t, other)
        return
    hurt(t, other, phaser_damage(t, seat), PHASER, "SB-073")


def shoot_section(t: SpaceTable, seat: int, spot: int) -> None:
    """A phaser at a section of an enemy ship hurts nobody in it (SB-073, SB-079)."""
    verbs.damage(t, spot, phaser_damage(t, seat), "SB-073")


def grenade_lands(t: SpaceTable, seat: int, spot: int, rule: str) -> int:
    """Thrown next door, a 1 or 2 of a d6 means it goes off where you stand (SB-111, SB-131)."""
    here = t.place[seat]
    if spot == here:
        return here
    die = t.rng.below(6) + 1
    if die >= BOTCH_BELOW:
        return spot
    verbs.say(t, events.BOTCHED, seat, (die,), rule)
    return here


def plasma_grenade(t: SpaceTable, seat: int, spot: int) -> None:
    """Plasma Grenade: 3 to everyone there, 1 to the section, not 4 (SB-109, SB-110)."""
    at = grenade_lands(t, seat, spot, "SB-111")
    verbs.damage(t, at, 1, card_rules[PLASMA_GRENADE])
    for other in range(t.seats):
        if t.place[other] == at:
            hurt(t, other, 3, BLAST, "SB-109")
        if t.robot[other] == at:
            verbs.lose_robot(t, other, "SB-132")
        if t.clone_at[other] == at:
            verbs.clone_vanishes(t, other)
    wear_fields(t, at, 3)


def incendiary_grenade(t: SpaceTable, seat: int, spot: int) -> None:
    """Incendiary Grenade: burns at the start of the thrower's next three turns (SB-129)."""
    at = grenade_lands(t, seat, spot, "SB-131")
    t.fires.append([at, t.team[seat], BURN_TURNS])
    verbs.show(t, events.FIRE_LIT, seat, (at,), "SB-129")


def burn(t: SpaceTable, fire: list[int]) -> None:
    """One turn of a fire: 1 damage to the section and all in it (SB-129)."""
    t.tell(events.BURNED, -1, (fire[0],), "SB-129")
    harm(t, fire[0], 1, "SB-129", wear=True)


def plasma_charge(t: SpaceTable, seat: int) -> None:
    """Plasma Charge: set where you stand (SB-112); unseen while you are, until a member of that
    ship's crew is in the section (SB-113)."""
    spot = t.place[seat]
    hidden = 1 if t.cloak[seat] and not enemies_share(t, seat) else 0
    t.charges.append([spot, t.team[seat], FUSE_TURNS, hidden])
    if not hidden:
        verbs.show(t, events.CHARGE_SET, seat, (spot,), "SB-112")
    else:
        verbs.whisper(t, events.CHARGE_SET, seat, (spot,), "SB-112")


def blow(t: SpaceTable, charge: list[int]) -> None:
    """A charge goes off: all inside die, fields and robots too, and 3 damage (SB-112)."""
    spot = charge[0]
    t.tell(events.CHARGE_BLEW, -1, (spot,), "SB-112")
    for seat in range(t.seats):
        if t.place[seat] == spot:
            kill(t, seat, "SB-112")
    harm(t, spot, 3, "SB-112", wear=True)


def disarm(t: SpaceTable, seat: int) -> None:
    """Disarming: d6 above 3, for a captain above 2 (SB-113, SB-114)."""
    t.tried[seat] = 1
    spot = t.place[seat]
    captain = t.captain[t.team[seat]] == seat
    die = t.rng.below(6) + 1
    worked = die > (2 if captain else 3)
    if worked:
        for charge in t.charges:
            if charge[0] == spot and (not charge[3] or charge[1] == t.team[seat]):
                t.charges.remove(charge)
                break
    verbs.show(t, events.DISARMED, seat, (die, int(worked)), "SB-114")


def force_field(t: SpaceTable, seat: int, spot: int) -> None:
    """Force Field: closes a room to enemies and holds those inside (SB-115, SB-116, SB-117)."""
    t.fields.append([spot, t.team[seat], FIELD_POINTS])
    verbs.show(t, events.FIELD_SET, seat, (spot, t.team[seat]), "SB-115")


def decoy(t: SpaceTable, seat: int) -> None:
    """Decoy: you go out of sight and a clone stands in for you (SB-119)."""
    verbs.cloak(t, seat, CLOAK_TURNS)


def clone_pretends(t: SpaceTable, seat: int) -> None:
    """The clone pretends one card, which changes nothing but what is shown (SB-120, SB-174)."""
    guise = t.guise[seat]
    card = (REDSHIRT, FIRE_BRIGADE, HEAL)[t.rng.below(3 if guise[0] < 3 else 2)]
    if card == REDSHIRT:
        guise[1] += 1
    elif card == HEAL:
        guise[0] += 1
    mask = t.eyes_of(t.team[seat])
    t.tell(events.CLONE_PLAYED, seat, (card, mask), "SB-120")
    if card == REDSHIRT:  # a real card is followed by the same words
        t.tell(events.CLONE_REINFORCED, seat, (guise[1], mask), "SB-120")
    elif card == HEAL:
        t.tell(events.CLONE_HEALED, seat, (guise[0], mask), "SB-120")


def repair_bot(t: SpaceTable, seat: int) -> None:
    """Repair Bot: a robot with one health appears beside you (SB-132)."""
    t.robot[seat] = t.place[seat]
    t.robot_steps[seat] = 0
    verbs.show(t, events.ROBOT_MADE, seat, (t.place[seat],), "SB-132")




def play(t: SpaceTable, seat: int, card: int, spot: int, other: int) -> None:
    """A crew card that neither repairs nor jumps."""
    if card == REDSHIRT:
        redshirt(t, seat)
    elif card == FIRE_BRIGADE:
        fire_brigade(t, seat)
    elif card == HEAL:
        heal(t, other)
    elif card == PLASMA_GRENADE:
        plasma_grenade(t, seat, spot)
    elif card == INCENDIARY_GRENADE:
        incendiary_grenade(t, seat, spot)
    elif card == PLASMA_CHARGE:
        plasma_charge(t, seat)
    elif card == FORCE_FIELD:
        force_field(t, seat, spot)
    elif card == REPAIR_BOT:
        repair_bot(t, seat)
