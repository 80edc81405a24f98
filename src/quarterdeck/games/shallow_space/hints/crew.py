"""What crew cards, phasers and repairs are worth."""

from __future__ import annotations

from ..choices import deeds
from ..content import (
    BOARDING,
    BRIDGE,
    DECOY,
    FIRE_BRIGADE,
    FORCE_FIELD,
    HEAL,
    INCENDIARY_GRENADE,
    PHASER_RIFLE,
    PLASMA_CHARGE,
    PLASMA_GRENADE,
    REDSHIRT,
    REPAIR_3,
    REPAIR_BOT,
    REPAIR_BRIGADE,
    SECTIONS,
    SHORT_RANGE_TELEPORT,
    plans,
    repair_points,
    vital,
)
from ..table import NOBODY, SpaceTable
from .situation import Situation
from .walk import hop

NOT_NOW = (-2.0, "Not now.")


def crew_card(
    t: SpaceTable, now: Situation, card: int, b: int, c: int, spot: int
) -> tuple[float, str]:
    """A crew card, played where one stands or where the robot does."""
    there = spot - spot % SECTIONS + c
    if card == REDSHIRT:
        return 95.0, "One more between you and the phasers."
    if card == HEAL:
        hurt = 3 - t.health[c]
        captain = 2.0 if t.captain[now.team] == c else 0.0
        return 90.0 + hurt + captain, "Back on their feet."
    if card <= REPAIR_3:
        return repair(t, now, there, repair_points[card])
    if card == REPAIR_BRIGADE:
        return brigade(t, now)
    if card == FIRE_BRIGADE:
        near = [now.section, *plans[t.plan].touch[now.section]]
        ready = any(room in near for room in now.aboard(now.ship))
        return (84.0, "A volley.") if ready else NOT_NOW
    if card in (PLASMA_GRENADE, INCENDIARY_GRENADE):
        return grenade(t, now, card, there)
    if card == PLASMA_CHARGE:
        return charge(t, now)
    if card == BOARDING:
        return boarding(t, now, b, c)
    if card == SHORT_RANGE_TELEPORT:
        return hop(t, now, c)
    if card == DECOY:
        return (48.0, "Unseen among enemies.") if not now.home else NOT_NOW
    if card == FORCE_FIELD:
        guard = now.home and c == BRIDGE and now.aboard(now.ship)
        return (42.0, "The bridge is shut to them.") if guard else NOT_NOW
    if card == REPAIR_BOT and now.home:
        return 43.0, "A robot mends where you are not."
    return NOT_NOW


def repair(t: SpaceTable, now: Situation, spot: int, points: int) -> tuple[float, str]:
    """A Repair card: the section that matters most, with no more points than needed."""
    if t.owner[spot // SECTIONS] != now.team:
        return -4.0, "Let them mend it."
    damage = now.seen(spot)
    done = min(damage, points)
    waste = points - done
    worth = now.matters(spot) * done
    if damage >= 2:
        worth += 2.0
    if worth < 1.0 and spot // SECTIONS < t.ships:
        return -1.0, "There is worse to mend."
    return 70.0 + worth - waste, "The ship needs it."


def mend(t: SpaceTable, now: Situation, section: int) -> tuple[float, str]:
    """A point of a Repair Brigade."""
    spot = now.ship * SECTIONS + section
    if t.owner[now.ship] != now.team:
        return -4.0, "Let them mend it."
    return 80.0 + now.matters(spot) + now.seen(spot), "The ship needs it."


def brigade(t: SpaceTable, now: Situation) -> tuple[float, str]:
    """Worth it when there is enough to mend around."""
    if not now.home:
        return NOT_NOW
    base = now.ship * SECTIONS
    near = [now.section, *plans[t.plan].touch[now.section]]
    need = sum(now.seen(base + s) for s in near if now.matters(base + s) >= 1.0)
    enough = need >= min(2, t.shirts[now.seat])
    return (76.0, "All hands to the repairs.") if enough else NOT_NOW


def power(t: SpaceTable, now: Situation) -> int:
    """The damage of the next phaser shot."""
    points = 3 if PHASER_RIFLE in t.hand[now.seat] else 1
    return points + (t.shirts[now.seat] // 2 if t.brigade[now.seat] else 0)


def phaser(t: SpaceTable, now: Situation, what: int, whose: int, section: int) -> tuple[float, str]:
    """People first, then vital sections."""
    points = power(t, now)
    if what == deeds.AT_PERSON:
        shown = t.guise[whose] if t.cloak[whose] else [t.health[whose], t.shirts[whose]]
        left = shown[0] + shown[1]
        captain = 2.0 if t.captain[t.team[whose]] == whose else 0.0
        return 82.0 + (4.0 if left <= points else 0.0) + captain - 0.2 * left, "One enemy less."
    if what == deeds.AT_FIELD:
        trapped = section == now.section
        return (60.0 if trapped else 20.0), "It is in the way."
    if what == deeds.AT_ROBOT:
        return 30.0, "Who will mend it now?"
    spot = now.ship * SECTIONS + section
    if t.owner[now.ship] == NOBODY:
        return NOT_NOW
    weight = 3.0 if section in vital else 1.5 if section == BRIDGE else 0.5
    return 62.0 + weight * min(points, 3 - now.seen(spot)), "From the inside no shield helps."


def grenade(t: SpaceTable, now: Situation, card: int, spot: int) -> tuple[float, str]:
    """At enemies without friends among them; at a foreign ship's vital sections."""
    if spot == now.spot or now.friends_at(spot):
        return NOT_NOW
    count = sum(1 for e in now.enemies if t.shown_at(e) == spot)
    if count and card == PLASMA_GRENADE:
        return 79.0 + 3 * count, "Three damage to everyone there."
    if not now.home and t.owner[now.ship] != NOBODY and spot % SECTIONS in vital:
        return 66.0 + count - now.seen(spot), "It burns where it hurts."
    return NOT_NOW


def charge(t: SpaceTable, now: Situation) -> tuple[float, str]:
    """In a vital room of an enemy ship, with time to get away."""
    if now.home or t.owner[now.ship] == NOBODY or now.section not in vital:
        return NOT_NOW
    return 78.0 - now.seen(now.spot), "Two turns, then it kills and wrecks."


def boarding(t: SpaceTable, now: Situation, ship: int, section: int) -> tuple[float, str]:
    """Over to the prey with redshirts or a weapon, if things at home allow it."""
    if t.owner[ship] == now.team:
        return NOT_NOW
    if t.captain[now.team] == now.seat or ship != now.prey or not fit_to_board(t, now):
        return NOT_NOW
    room = 2.0 if section in vital else 0.0
    near = plans[t.plan].touch[section]
    enemies = sum(1 for room_ in now.aboard(ship) if room_ in near)
    return 46.0 + room + enemies - now.seen(ship * SECTIONS + section), "Aboard them."


def fit_to_board(t: SpaceTable, now: Situation) -> bool:
    """Strong enough, and not needed at home."""
    hand = t.hand[now.seat]
    strong = t.shirts[now.seat] >= 2 or (
        t.shirts[now.seat] >= 1 and (PHASER_RIFLE in hand or PLASMA_CHARGE in hand)
    )
    calm = not now.home or (now.wounds_here() < 4 and not now.aboard(now.ship))
    return strong and calm and t.health[now.seat] >= 2
