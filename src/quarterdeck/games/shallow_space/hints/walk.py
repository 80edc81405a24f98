"""Where to go: to boarders, to what can be mended, to the bridge, to the teleport chamber."""

from __future__ import annotations

from ..content import (
    BRIDGE,
    HULL_F,
    PHASER_RIFLE,
    PLASMA_CHARGE,
    REPAIR_1,
    REPAIR_3,
    ROOMS,
    SECTIONS,
    TELEPORT,
    plans,
    repair_points,
    vital,
)
from ..table import NOBODY, SpaceTable
from .situation import Situation

STAY = (-1.0, "Better stay.")


def step(t: SpaceTable, now: Situation, room: int) -> tuple[float, str]:
    """A step is worth what it brings nearer to the goal."""
    goal, worth, words = errand(t, now)
    if goal < 0:
        return STAY
    nearer = now.steps_to(now.section, goal) - now.steps_to(room, goal)
    if nearer <= 0:
        return STAY
    critical = now.seen(now.ship * SECTIONS + room) == 3
    if critical and t.shirts[now.seat] + t.health[now.seat] < 2:
        return STAY
    return worth - (4.0 if critical else 0.0), words


def hop(t: SpaceTable, now: Situation, room: int) -> tuple[float, str]:
    """A hop, where it brings two rooms nearer."""
    goal, worth, words = errand(t, now)
    if goal < 0 or now.steps_to(now.section, goal) - now.steps_to(room, goal) < 2:
        return STAY
    return worth + 0.5, words


def errand(t: SpaceTable, now: Situation) -> tuple[int, float, str]:
    """The room to go to, what that is worth, and why; -1: nowhere."""
    if now.ship >= t.ships:
        return -1, 0.0, ""
    if t.captain[now.team] == now.seat:
        return captains_errand(t, now)
    if not now.home:
        return raiders_errand(t, now)
    near = boarders(t, now)
    if near >= 0:
        return near, 65.0, "Boarders!"
    mend = to_mend(t, now)
    if mend >= 0:
        return mend, 64.0, "Something there wants mending."
    if may_raid(t, now):
        return TELEPORT, 44.0, "Their shield is down: to the teleport chamber."
    return -1, 0.0, ""


def captains_errand(t: SpaceTable, now: Situation) -> tuple[int, float, str]:
    """The captain's place is the bridge."""
    if not now.home:
        return (BRIDGE, 58.0, "Their bridge could be ours.") if now.section != TELEPORT else (
            -1, 0.0, "")  # fmt: skip
    if now.section == BRIDGE:
        return -1, 0.0, ""
    if now.seen(now.ship * SECTIONS + BRIDGE) == 3 and not _holds_repair(t, now.seat):
        return (-1, 0.0, "") if now.section == HULL_F else (HULL_F, 40.0, "Near the bridge.")
    return BRIDGE, 63.0, "The captain's place is the bridge."


def _holds_repair(t: SpaceTable, seat: int) -> bool:
    return any(REPAIR_1 < card <= REPAIR_3 for card in t.hand[seat])


def raiders_errand(t: SpaceTable, now: Situation) -> tuple[int, float, str]:
    """Among enemies: next to a person within reach, else to a vital room."""
    if t.owner[now.ship] == NOBODY or (now.health_low() and now.section != TELEPORT):
        return TELEPORT, 45.0, "Time to leave."
    near = boarders(t, now)
    if near >= 0 and not t.shot[now.seat]:
        return near, 61.0, "Hunt them down."
    if now.section in vital and now.seen(now.spot) < 3:
        return -1, 0.0, ""
    base = now.ship * SECTIONS
    rooms = [r for r in vital if now.seen(base + r) < 3 and r not in now.aboard(now.ship)]
    if not rooms:
        return -1, 0.0, ""
    rooms.sort(key=now.distance_from_here)
    return rooms[0], 59.0, "Where it hurts."


def boarders(t: SpaceTable, now: Situation) -> int:
    """A room from which an enemy aboard this ship can be shot; -1: none, or one stands in it."""
    rooms = now.aboard(now.ship)
    if not rooms or t.shot[now.seat]:
        return -1
    best, found = 99, -1
    for enemy in rooms:
        for room in plans[t.plan].walk[enemy]:
            if room in rooms:
                continue
            steps = now.steps_to(now.section, room)
            if steps == 0:
                return -1
            if steps < best and steps <= 4:
                best, found = steps, room
    return found


def to_mend(t: SpaceTable, now: Situation) -> int:
    """The room from which the repairs in hand help most; -1: here, or none."""
    points = [repair_points[c] for c in t.hand[now.seat] if c <= REPAIR_3]
    return where_to_mend(t, now, now.spot, max(points)) if points else -1


def where_to_mend(t: SpaceTable, now: Situation, spot: int, most: int) -> int:
    """The room in which so many points help most whoever is here; -1: here, or none."""
    base, section_here = spot - spot % SECTIONS, spot % SECTIONS
    best, found = 1.5, -1
    for room in range(ROOMS):
        for section in [room, *plans[t.plan].serves[room]]:
            damage = now.seen(base + section)
            if damage == 0 or (most == 1 and damage == 3):
                continue
            worth = now.matters(base + section) * min(most, damage) + damage
            worth -= 0.8 * now.steps_to(section_here, room)
            if worth > best:
                best, found = worth, room
    return found if found != section_here else -1


def may_raid(t: SpaceTable, now: Situation) -> bool:
    """Strong enough, the ship is calm, and a shield is down."""
    hand = t.hand[now.seat]
    armed = PHASER_RIFLE in hand or PLASMA_CHARGE in hand
    if t.shirts[now.seat] < (1 if armed else 2) or t.health[now.seat] < 2:
        return False
    if now.wounds_here() >= 4 or now.seen(now.ship * SECTIONS + TELEPORT) == 3:
        return False
    at_home = [s for s in t.members(now.team) if t.place[s] // SECTIONS == now.ship]
    return len(at_home) > 2 and 0 <= now.prey < t.ships and now.bare(now.prey)


def beam(t: SpaceTable, now: Situation, ship: int) -> tuple[float, str]:
    """Over to the prey when fit, home when hurt, out of a pod at once."""
    if now.ship >= t.ships:
        home = t.owner[ship] == now.team
        return (70.0 if home else 60.0), "Out of the pod."
    if t.owner[ship] == now.team:
        weak = not now.home and (now.health_low() or t.owner[now.ship] == NOBODY)
        return (66.0, "Home.") if weak else STAY
    if t.captain[now.team] == now.seat or ship != now.prey or not now.home:
        return STAY
    return (47.0, "Over to them.") if may_raid(t, now) else STAY


def robot_step(t: SpaceTable, now: Situation, room: int) -> tuple[float, str]:
    """A robot goes where the repairs in its owner's hand help most."""
    spot = t.robot[now.seat]
    points = [repair_points[c] for c in t.hand[now.seat] if c <= REPAIR_3]
    if not points or t.owner[spot // SECTIONS] != now.team:
        return STAY
    goal = where_to_mend(t, now, spot, max(points))
    if goal < 0 or now.steps_to(room, goal) >= now.steps_to(spot % SECTIONS, goal):
        return STAY
    return 64.5, "The robot mends where you are not."
