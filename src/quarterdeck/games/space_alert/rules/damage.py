"""Compute damage (SA-063 to SA-065): all targets are chosen, then every threat is hit at once."""

from __future__ import annotations

from typing import Final

from .. import events
from ..content.boards import BAND
from ..content.codes import HEAVY_LASER, INTERCEPTORS, LIGHT_LASER, PULSE_CANNON, ROCKETS
from ..content.ships import SHIPS
from ..content.threats import (
    BREACH,
    CARDS_ON,
    CRYOSHIELD,
    DECOY,
    HIDDEN_FAR,
    MAGNET,
    NO_HEAVY,
    NO_ROCKETS,
    NORMAL,
    PULSE_STRIPS,
    RAMMED,
    STEALTH,
)
from ..effects.harm import attack_zone, shield_auras
from ..table import GROUNDED, ON_BOARD, SpaceTable
from ..verbs import destroy, harm, knock_out

NO_TARGET: Final = -1
FAR: Final = 99


def compute_damage(t: SpaceTable) -> None:
    """SA-063, SA-122: aim everything that fired, hit, and clear away what was destroyed."""
    n = len(t.card)
    strength = [0] * n
    pulsed = [0] * n
    aim_lasers(t, strength)
    aim_pulse(t, strength, pulsed)
    rocketed = aim_rocket(t, strength)
    aim_interceptors(t, strength)
    hurt = hit_threats(t, strength, pulsed, rocketed)
    clear_away(t, hurt)


# --- aiming ---------------------------------------------------------------------------------------


def may_target(t: SpaceTable, i: int) -> bool:
    """External, on its board, and neither stealthy nor hidden by distance."""
    if t.zone[i] < 0 or t.state[i] != ON_BOARD:
        return False
    traits = t.traits[i]
    return not (traits & STEALTH or (traits & HIDDEN_FAR and t.cell[i] > 2 * BAND))


def nearest(t: SpaceTable, zone: int, barred: int) -> int:
    """The closest target in a zone, of equals the lower number, without those `barred` names."""
    best = NO_TARGET
    cell = FAR
    for i in range(len(t.card)):
        if t.zone[i] == zone and t.cell[i] < cell and not t.traits[i] & barred and may_target(t, i):
            best = i
            cell = t.cell[i]
    return best


def aim_lasers(t: SpaceTable, strength: list[int]) -> None:
    """SA-075, SA-076: every fired laser at the closest threat of its zone."""
    for zone in SHIPS[t.ship].zones:
        if t.heavy_shot[zone]:
            i = nearest(t, zone, NO_HEAVY)
            if i != NO_TARGET:
                strength[i] += t.heavy_shot[zone]
            else:
                t.tell(events.MISSED, -1, (HEAVY_LASER, zone), "SA-063")
        if t.light_shot[zone]:
            i = nearest(t, zone, 0)
            if i != NO_TARGET:
                strength[i] += t.light_shot[zone]
            else:
                t.tell(events.MISSED, -1, (LIGHT_LASER, zone), "SA-063")


def aim_pulse(t: SpaceTable, strength: list[int], pulsed: list[int]) -> None:
    """SA-077: every threat within its reach, in all zones."""
    if t.pulse_shot == 0:
        return
    found = False
    for i in range(len(t.card)):
        if t.cell[i] <= BAND * t.pulse_range and may_target(t, i):
            strength[i] += t.pulse_shot
            pulsed[i] = 1
            found = True
    if not found:
        t.tell(events.MISSED, -1, (PULSE_CANNON, SHIPS[t.ship].pulse_reactor), "SA-063")


def aim_rocket(t: SpaceTable, strength: list[int]) -> int:
    """SA-082, SA-122: last turn's rocket at the closest threat within range of any zone. A magnet
    draws it from any distance; a decoy is hit for nothing. Returns whom it hit."""
    if t.rocket_flying == 0:
        return NO_TARGET
    t.rocket_flying = 0
    ship = SHIPS[t.ship]
    best = NO_TARGET
    reach = FAR
    for i in range(len(t.card)):
        if t.traits[i] & NO_ROCKETS or not may_target(t, i):
            continue
        away = t.cell[i] - FAR if t.traits[i] & MAGNET else t.cell[i]
        if away <= BAND * ship.rocket_range and away < reach:
            best = i
            reach = away
    if best == NO_TARGET:
        t.tell(events.MISSED, -1, (ROCKETS, 0), "SA-082")
    elif t.traits[best] & DECOY:
        t.tell(events.DECOYED, -1, (t.card[best], t.number[best]), "SA-082")
        return NO_TARGET
    else:
        strength[best] += ship.rocket_strength
    return best


def aim_interceptors(t: SpaceTable, strength: list[int]) -> None:
    """SA-123: all targets at close range, a lone one harder. With a breach in the hull they mend
    it instead (AMB-28). A lone Behemoth is rammed."""
    if t.pilot_attack == GROUNDED:
        return
    if mend_breach(t):
        return
    ship = SHIPS[t.ship]
    targets = [i for i in range(len(t.card)) if t.cell[i] <= BAND and may_target(t, i)]
    extra = ship.interceptor_heroic * t.pilot_attack
    if not targets:
        t.tell(events.MISSED, t.pilot(), (INTERCEPTORS, 0), "SA-123")
    elif len(targets) > 1:
        for i in targets:
            strength[i] += ship.interceptor_several + extra
    elif t.traits[targets[0]] & RAMMED:
        strength[targets[0]] += ship.interceptor_ramming + extra
        knock_out(t, t.pilot(), "SA-125")
    else:
        strength[targets[0]] += ship.interceptor_single + extra


def mend_breach(t: SpaceTable) -> bool:
    """Only the interceptors can mend a Fissure: one point a turn outside, heroic or not."""
    for i in range(len(t.card)):
        if t.state[i] == ON_BOARD and CARDS_ON[t.ship][t.card[i]].kind == BREACH:
            t.damage[i] += 1
            t.tell(
                events.BREACH_MENDED, t.pilot(),
                (t.card[i], t.number[i], t.damage[i], t.hp[i]), "SA-089",
            )  # fmt: skip
            if t.damage[i] >= t.hp[i]:
                destroy(t, i)
            return True
    return False


# --- hitting --------------------------------------------------------------------------------------


def hit_threats(t: SpaceTable, strength: list[int], pulsed: list[int], rocketed: int) -> list[int]:
    """SA-063: the sum of all strengths less the shield, never below 0. Returns what each lost.

    A threat that nothing hit loses nothing, negative shield or not.
    """
    hurt = [0] * len(strength)
    auras = shield_auras(t)
    for i in range(len(strength)):
        if strength[i] == 0:
            continue
        if t.traits[i] & CRYOSHIELD:
            t.traits[i] &= ~CRYOSHIELD
            t.tell(events.FROZEN, -1, (t.card[i], t.number[i]), "SA-063")
            continue
        if t.traits[i] & PULSE_STRIPS and pulsed[i]:
            shield = 0
        else:
            shield = t.threat_shield[i] + auras
        lost = max(0, strength[i] - shield)
        most = CARDS_ON[t.ship][t.card[i]].most_damage
        if most and lost > most:
            lost = most
        hurt[i] = lost
        t.damage[i] += lost
        t.tell(
            events.HIT, -1,
            (t.card[i], t.number[i], strength[i], shield, lost, t.damage[i], t.hp[i],
             auras if shield else 0), "SA-063",
        )  # fmt: skip
        if i == rocketed and t.traits[i] & MAGNET:
            t.threat_shield[i] += 1
            t.tell(events.SHIELD_NOW, -1, (t.card[i], t.number[i], t.threat_shield[i]), "SA-063")
    return hurt


def clear_away(t: SpaceTable, hurt: list[int]) -> None:
    """SA-064: destroyed threats leave together; then explosions, debris and retaliation."""
    gone = [i for i in range(len(hurt)) if hurt[i] and t.damage[i] >= t.hp[i]]
    if not any(hurt):
        return
    for i in gone:
        destroy(t, i)
    explode(t, gone, hurt)
    cards = CARDS_ON[t.ship]
    for i in sorted(gone):
        debris = cards[t.card[i]].debris
        if debris:
            attack_zone(t, i, t.zone[i], debris * t.passed[i], NORMAL)
    for i in range(len(hurt)):
        strength = cards[t.card[i]].retaliates
        if strength and hurt[i]:  # AMB-22: destroyed or not
            for zone in SHIPS[t.ship].zones:
                attack_zone(t, i, zone, strength, NORMAL)


def explode(t: SpaceTable, gone: list[int], hurt: list[int]) -> None:
    """A destroyed tanker hurts every other external threat on a board; what that destroys joins
    those that are gone, and may explode in turn."""
    at = 0
    while at < len(gone):
        i = gone[at]
        at += 1
        splash = CARDS_ON[t.ship][t.card[i]].splash
        if splash == 0:
            continue
        for k in range(len(t.card)):
            if t.zone[k] >= 0 and t.state[k] == ON_BOARD:
                hurt[k] += splash
                harm(t, k, splash)
                if t.state[k] != ON_BOARD:
                    gone.append(k)
