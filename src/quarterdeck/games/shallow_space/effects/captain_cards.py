"""What the eighteen captain cards do when they are played (SB-134 to SB-173)."""

from __future__ import annotations

from .. import events, verbs
from ..choices.cards import boost_of
from ..content import (
    BRIDGE,
    EMP,
    ENGINE_OVERLOAD,
    EVASIVE_MANEUVERS,
    EXECUTIVE_OFFICER,
    GAS_MISSILE,
    LOCK_ON,
    NANO_REPAIR,
    PHOTON_TORPEDO,
    RAMMING_SPEED,
    SCYTHE_BEAM,
    SECTIONS,
    SENSOR_VIRUS,
    SHIELD,
    SHIELDS_UP,
    card_needs,
    physical,
    vital,
)
from ..table import BOOSTS, LOCK, NOBODY, SpaceTable
from . import weapons

EMP_TURNS = 3
VIRUS_TURNS = 2


def truly_may(t: SpaceTable, ship: int, card: int) -> bool:
    """What a virus hid: does the bridge work and is there what the card needs (SB-019, SB-040)?"""
    base = ship * SECTIONS
    if not t.works(base + BRIDGE):
        return False
    for section, worst in card_needs[card]:
        if t.damage[base + section] > worst:
            return False
    return True


def play(t: SpaceTable, seat: int, ship: int, card: int, target: int, where: int) -> None:
    """A captain card from the bridge of `ship`, all but Missile Barrage, which asks on its way."""
    if physical[card] and weapons.dodged(t, target, card):
        return
    if boost_of[card] >= 0:
        t.boost[ship * BOOSTS + boost_of[card]] = 1  # SB-139, SB-142, SB-151, SB-157
        return
    if card == LOCK_ON:
        t.boost[ship * BOOSTS + LOCK] += 1  # copies add up (SB-134, SB-135)
    elif card == EVASIVE_MANEUVERS:
        evade(t, seat, ship)
    elif card == SHIELDS_UP:
        verbs.mend(t, ship * SECTIONS + SHIELD, 3, "SB-145")  # the captain's way, SB-048
    elif card == NANO_REPAIR:
        nano_repair(t, ship)
    elif card == EXECUTIVE_OFFICER:
        verbs.draw_to_slot(t, where, "SB-161")
    else:
        special_weapon(t, seat, ship, card, target, where)


def special_weapon(t: SpaceTable, seat: int, ship: int, card: int, target: int, where: int) -> None:
    """The special weapons, physical and electronic (SB-006)."""
    if card == PHOTON_TORPEDO:
        weapons.torpedo(t, seat, ship, target, where)
    elif card == EMP:
        emp(t, target)
    elif card == RAMMING_SPEED:
        weapons.ram(t, seat, ship, target)
    elif card == ENGINE_OVERLOAD:
        weapons.overload(t, seat, ship, target)
    elif card == SENSOR_VIRUS:
        virus(t, target)
    elif card == SCYTHE_BEAM:
        weapons.scythe(t, seat, ship, target, where)
    elif card == GAS_MISSILE:
        weapons.gas_missile(t, seat, ship, target)


def evade(t: SpaceTable, seat: int, ship: int) -> None:
    """Evasive Maneuvers: until the start of your next turn (SB-137)."""
    t.evasive[ship] = t.team[seat]
    t.tell(events.EVADING, NOBODY, (ship,), "SB-137")


def nano_repair(t: SpaceTable, ship: int) -> None:
    """Nano-Repair: all three hulls and the teleport chamber whole (SB-147)."""
    for section in vital:
        verbs.mend(t, ship * SECTIONS + section, 3, "SB-147")


def emp(t: SpaceTable, target: int) -> None:
    """EMP: the captain who controls that ship has no captain cards for 3 turns (SB-149)."""
    team = t.owner[target]
    t.emp[team] = EMP_TURNS
    t.tell(events.EMP_HIT, NOBODY, (team,), "SB-149")


def virus(t: SpaceTable, target: int) -> None:
    """Sensor Virus: for 2 turns everybody sees all sections there as critical (SB-166)."""
    t.virus[target] = VIRUS_TURNS
    t.tell(events.VIRUS_HIT, NOBODY, (target,), "SB-166")
