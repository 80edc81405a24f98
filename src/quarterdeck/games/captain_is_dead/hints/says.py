"""Suggestions between players, from hands and board: everything here is open to all (A44).

What the user of a Hand Scanner saw of the Alert deck is not: it is never asked here.
"""

from __future__ import annotations

from typing import Final

from ....kit.game import Say
from ....kit.space import Answer
from ..choices.costs import act_price, destinations, missing, override_price, repair_price
from ..content import names as n
from ..content.english import inside, into
from ..table import OFFLINE, ONLINE, CaptainTable
from .worth import best_engineer, threat

BRING: Final = 1  # a kind of Skill, how many
NEED: Final = 2  # a kind of Skill, how many, an activity
GO: Final = 3  # a space
MEND: Final = 4  # a system
KILL: Final = 5  # a space
RESCUE: Final = 6
ENGINEER: Final = 7  # a crew member
RAISE: Final = 8
SHOOT: Final = 9  # a place in the queue, or 16 and a ship attached
CANCEL: Final = 10  # a place in the queue

MOST: Final = 12
"""So many suggestions at most."""
GRAVE: Final = 20.0
"""An Alert this bad is worth a word."""
LOW: Final = 4
"""Shields at this many steps or fewer are worth a word."""
ATTACHED: Final = 16


def says(t: CaptainTable, seat: int) -> list[Say]:
    """What the crew member of this seat could suggest now; alone there is nobody to tell."""
    if t.seats == 1 or t.role[seat] < 0 or not t.alive[seat] or t.turn == 0:
        return []
    found = [*_cards(t, seat), *_needs(t, seat), *_trouble(t), *_ways(t, seat), *_alerts(t)]
    return found[:MOST]


def _cards(t: CaptainTable, crew: int) -> list[Say]:
    """I can bring …: Engineering first, the rest as there is most of it."""
    hand = t.hand[crew]
    kinds = sorted((k for k in range(4) if hand[k]), key=lambda k: (k != n.ENGINEERING, -hand[k]))
    return [
        Say((BRING, k, hand[k]), f"I can bring {hand[k]} {n.SKILL_NAMES[k]}.") for k in kinds[:3]
    ]


def _needs(t: CaptainTable, crew: int) -> list[Say]:
    """I need …: what the hand lacks for the core, a cure, an override."""
    found: list[Say] = []
    wanted = [(n.REPAIR_CORE, n.ENGINEERING, "to repair the core")]
    if t.anomalies:
        wanted.append((n.CURE, n.SCIENCE, f"to remove {t._c.alerts[t.anomalies[0]].name}"))
    for act, kind, what in wanted:
        lack = act_price(t, crew, act)[kind + 1] - t.hand[crew][kind]
        if lack > 0:
            found.append(Say((NEED, kind, lack, act), f"I need {_count(lack, kind)} {what}."))
    lack = override_price(t, t.now) - t.hand[crew][n.COMMAND] if crew == t.now else 0
    if lack > 0 and t.queue and threat(t, t.queue[0]) >= GRAVE:
        name = t._c.alerts[t.queue[0]].name
        words = f"I need {_count(lack, n.COMMAND)} to override {name}."
        found.append(Say((NEED, n.COMMAND, lack, n.OVERRIDE), words))
    if t.hurt[crew]:
        infirmary = into(_room(t, t._c.systems[n.TRAUMA].room))
        found.append(Say((RESCUE,), f"I am injured: please bring me to {infirmary}."))
    return found


def _trouble(t: CaptainTable) -> list[Say]:
    """What somebody should do: repair the core, raise the shields, kill aliens."""
    found: list[Say] = []
    engineer = best_engineer(t)
    if engineer >= 0:
        words = f"Let the {t.role_of(engineer).name} repair the core; send Engineering there."
        found.append(Say((ENGINEER, engineer), words))
    if t.shields <= LOW:
        found.append(Say((RAISE,), "Shields first."))
    for space, number in enumerate(t.aliens):
        if number:
            what = "alien" if number == 1 else "aliens"
            found.append(Say((KILL, space), f"Please kill the {what} {inside(_room(t, space))}."))
    return found


def _ways(t: CaptainTable, crew: int) -> list[Say]:
    """I go to …: where something is to do for me."""
    found: list[Say] = []
    for system, state in enumerate(t.state):
        if state != OFFLINE or t.hurt[crew]:  # CID-165
            continue
        if not missing(t, crew, repair_price(t, crew, system)):
            words = f"I can repair the {t._c.systems[system].name}."
            found.append(Say((MEND, system), words))
    rooms = [t._c.systems[system].room for system in (n.JUMP_CORE, n.COMPUTERS, n.TRAUMA)]
    for room in rooms:
        if t.at[crew] != room and (room != rooms[2] or t.hurt[crew]):
            found.append(Say((GO, room), f"I go to {into(_room(t, room))}."))
    return found


def _alerts(t: CaptainTable) -> list[Say]:
    """What hangs on the hull, and what the scanners show."""
    found: list[Say] = []
    for i, ship in enumerate(t.ships):
        words = f"Let us shoot down the {t._c.alerts[ship].name}."
        found.append(Say((SHOOT, ATTACHED + i), words))
    for i, alert in enumerate(t.queue):
        name = t._c.alerts[alert].name
        if t._c.alerts[alert].toughness and t.state[n.SCANNERS] == ONLINE:
            found.append(Say((SHOOT, i), f"Let us shoot the {name} before it attaches."))
        elif threat(t, alert) >= GRAVE:
            when = "at the end of this turn" if i == 0 else "after that"
            found.append(Say((CANCEL, i), f"{name} comes {when}: keep Command to override it."))
    return found


def _count(number: int, kind: int) -> str:
    return f"{number} {n.SKILL_NAMES[kind]}"


def _room(t: CaptainTable, space: int) -> str:
    return t._c.places[space].name


# --- what a bot replies --------------------------------------------------------------------------


def reply(t: CaptainTable, seat: int, key: Answer) -> str:
    """A true sentence of the crew member on this seat about what was asked; nothing if none."""
    if t.role[seat] < 0 or not t.alive[seat] or not key:
        return ""
    what = key[0]
    if what == NEED and t.hand[seat][key[1]]:
        return f"I have {_count(t.hand[seat][key[1]], key[1])}."
    if what == ENGINEER or (what == BRING and key[1] == n.ENGINEERING):
        return _of_the_core(t, seat)
    if what == KILL:
        return _of_a_kill(t, seat, key[1])
    if what == RAISE and not missing(t, seat, act_price(t, seat, n.REPAIR_SHIELDS)):
        return f"I can raise the shields; {_distance(t, seat, n.SHIELDS)}."
    if what == SHOOT and t.rack and not missing(t, seat, act_price(t, seat, n.FIRE)):
        return f"I can fire; {_distance(t, seat, n.TUBE)}."
    return ""


def _of_the_core(t: CaptainTable, crew: int) -> str:
    """The engineer says what is missing, the others what they hold."""
    held = t.hand[crew][n.ENGINEERING]
    if crew == best_engineer(t):
        lack = act_price(t, crew, n.REPAIR_CORE)[n.ENGINEERING + 1] - held
        if lack > 0:
            return f"I still need {_count(lack, n.ENGINEERING)} for the core."
        return f"I hold all that the core needs; {_distance(t, crew, n.JUMP_CORE)}."
    return f"I hold {_count(held, n.ENGINEERING)}." if held else ""


def _of_a_kill(t: CaptainTable, crew: int, space: int) -> str:
    """Who is armed says how far it is."""
    if not t.aliens[space] or missing(t, crew, act_price(t, crew, n.KILL)):
        return ""
    return f"I am armed; {_far(t, crew, space)}."


def _distance(t: CaptainTable, crew: int, system: int) -> str:
    return _far(t, crew, t._c.systems[system].room)


def _far(t: CaptainTable, crew: int, space: int) -> str:
    """How far it is to walk, in actions."""
    if t.at[crew] == space:
        return f"I am {inside(_room(t, space))}"
    if t.aliens[t.at[crew]]:
        return "but Hostile Aliens hold me here"
    actions = moves(t, crew, space)
    if actions < 0:
        return f"but I cannot walk to {into(_room(t, space))} now"
    return f"{into(_room(t, space))} is {actions} action{'' if actions == 1 else 's'} away"


def moves(t: CaptainTable, crew: int, space: int) -> int:
    """How many Moves lead there as this crew member walks now; -1: none do. Hostile Aliens on the
    way end a walk for good, those at the end of it do not."""
    t = t.clone()
    edge = [t.at[crew]]
    seen = set(edge)
    number = 0
    while edge:
        number += 1
        after: list[int] = []
        for at in edge:
            t.at[crew] = at
            for to in destinations(t, crew):
                if to == space:
                    return number
                if to not in seen and not t.aliens[to]:
                    after.append(to)
                seen.add(to)
        edge = after
    return -1
