"""What lasers and captain cards are worth."""

from __future__ import annotations

from ..content import (
    AIMED_SHOT,
    EMP,
    ENGINE_OVERLOAD,
    EVASIVE_MANEUVERS,
    EXECUTIVE_OFFICER,
    GAS_MISSILE,
    LOCK_ON,
    MISSILE_BARRAGE,
    NANO_REPAIR,
    OVERCHARGE,
    PHOTON_TORPEDO,
    RAMMING_SPEED,
    SCYTHE_BEAM,
    SECTIONS,
    SENSOR_VIRUS,
    SHIELD,
    SHIELDS_UP,
    STRAFING_RUN,
    WEAPONS_CALIBRATION,
    plans,
    vital,
)
from ..table import NOBODY, SpaceTable
from .situation import Situation

NOT_NOW = (-2.0, "Not now.")


def captain_card(
    t: SpaceTable, now: Situation, card: int, target: int, where: int
) -> tuple[float, str]:
    """A captain card on the bridge."""
    if now.command < 0:
        return (20.0, "It is ours.") if t.owner[now.ship] == now.team else NOT_NOW
    base = now.command * SECTIONS
    if card == SHIELDS_UP:
        low = now.seen(base + SHIELD) >= 2
        return (92.0, "The shield is nearly down.") if low else NOT_NOW
    if card == NANO_REPAIR:
        return (91.0, "The hull is failing.") if now.wounds(now.command) >= 4 else NOT_NOW
    if card == EVASIVE_MANEUVERS:
        return 60.0, "Harder to hit until the next turn."
    if card == EXECUTIVE_OFFICER:
        return 45.0 - 0.1 * len(t.slot[where]), "One more captain card for the ship."
    if card in (LOCK_ON, AIMED_SHOT, OVERCHARGE, STRAFING_RUN, WEAPONS_CALIBRATION):
        return boost(t, now, card)
    return weapon(t, now, card, target, where)


def boost(t: SpaceTable, now: Situation, card: int) -> tuple[float, str]:
    """Boosts go before the shots, and only with shots to come at a ship worth it."""
    if now.shots() == 0 or now.prey < 0:
        return NOT_NOW
    clear = now.open_to_us(now.prey)
    if card == WEAPONS_CALIBRATION:
        worth = not clear and (now.shots() == 2 or now.wounds(now.prey) > 3)
        return (75.0, "Past their shield.") if worth else NOT_NOW
    if card == LOCK_ON:
        return NOT_NOW if now.aimed() else (66.0, "A better aim.")
    if card == AIMED_SHOT:
        return (70.0, "We choose where it hurts.") if clear else (10.0, "At least it hits.")
    if card == STRAFING_RUN:
        return 69.0, "Three shots for one."
    return 68.0, "Twice the damage."


def weapon(
    t: SpaceTable, now: Situation, card: int, target: int, where: int
) -> tuple[float, str]:
    """A special weapon at a ship."""
    prefer = 3.0 if target == now.prey else 0.0
    clear = now.open_to_us(target)
    if target < t.ships and t.owner[target] == NOBODY:
        return NOT_NOW
    if card == RAMMING_SPEED:
        return ram(t, now, target)
    if card == SENSOR_VIRUS:
        return NOT_NOW if t.virus[target] else (40.0 + prefer, "They will not know what to mend.")
    if card == EMP:
        return NOT_NOW if t.emp[t.owner[target]] else (64.0 + prefer, "A captain without cards.")
    if card == GAS_MISSILE:
        if not clear or t.gas[target] > 1 or friends_aboard(t, now, target):
            return NOT_NOW
        return 63.0 + prefer, "Gas for all aboard."
    worth = {PHOTON_TORPEDO: 64.0, MISSILE_BARRAGE: 63.0, SCYTHE_BEAM: 58.0, ENGINE_OVERLOAD: 52.0}
    if now.aimed() and card == PHOTON_TORPEDO:
        prefer += strike(now, target, where, 3)
    elif now.aimed() and card == SCYTHE_BEAM and target < t.ships:
        prefer += sum(strike(now, target, s, 1) for s in plans[t.plan].trios[where])
    return worth[card] + prefer - (0.0 if clear else 6.0), "A heavy blow."


def friends_aboard(t: SpaceTable, now: Situation, ship: int) -> bool:
    """Is one of us over there?"""
    return any(t.team[s] == now.team and t.place[s] // SECTIONS == ship for s in range(t.seats))


def ram(t: SpaceTable, now: Situation, target: int) -> tuple[float, str]:
    """Ramming is for the kill."""
    if target >= t.ships:
        return NOT_NOW
    base = target * SECTIONS
    need = [3 - now.seen(base + s) for s in vital]
    if now.bare(target) and max(need) <= 2 and t.shirts[now.seat] + t.health[now.seat] > 3:
        return 95.0, "It breaks them apart."
    if now.bare(target) and max(need) <= 2 and len(t.living_teams()) == 2:
        return 93.0, "It breaks them apart, whatever it costs."
    return NOT_NOW


def strike(now: Situation, target: int, section: int, points: int) -> float:
    """What a hit on this section is worth: vital ones, and whoever is inside."""
    spot = target * SECTIONS + section
    left = 3 - now.seen(spot)
    worth = min(points, left) * (2.0 if section in vital else 0.5)
    if section == 0:
        worth += 0.5 * min(points, left)
    for enemy in now.enemies:
        if now.t.shown_at(enemy) == spot:
            worth += points * (1.2 if now.t.captain[now.t.team[enemy]] == enemy else 0.8)
    if now.friends_at(spot):
        worth -= 3.0 * points
    return worth


def laser(t: SpaceTable, now: Situation, side: int, target: int, aimed: int) -> tuple[float, str]:
    """A laser shot: at the prey, and where it hurts."""
    if target < t.ships and t.owner[target] == NOBODY:
        return -1.0, "Nobody is there to beat."
    worth = 50.0 + (4.0 if target == now.prey else 0.0)
    if target >= t.ships:
        worth += 1.0  # a pod is a person
    if aimed:
        worth += strike(now, target, aimed - 1, 1)
    return worth, "Every turn a shot."
