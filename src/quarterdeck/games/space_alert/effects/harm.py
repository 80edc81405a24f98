"""Attacks on the ship, and damage that no shield stops."""

from __future__ import annotations

from .. import events
from ..content.threats import (
    DOUBLE,
    EACH_SLIME,
    EACH_STATION,
    IGNORE_SHIELDS,
    Effect,
)
from ..table import DESTROYED, ON_BOARD, SpaceTable
from ..verbs import drain_reactor, drain_shield, hit_zone, lose
from .amounts import amount, zone_of, zones_meant


def attack_zone(t: SpaceTable, i: int, zone: int, strength: int, mode: int) -> None:
    """SA-067: energy in the shield stops point for point and is used up; the rest is damage.

    Attack auras of other threats add to it, unless there is no attack to add to (AMB-39).
    """
    if strength <= 0:
        return
    spurred = attack_auras(t, i)
    strength += spurred
    stopped = 0 if mode == IGNORE_SHIELDS else min(strength, t.shield[zone])
    t.shield[zone] -= stopped
    times = doubling(t, zone) * (2 if mode == DOUBLE else 1)
    through = (strength - stopped) * times
    t.tell(
        events.ATTACKED, -1,
        (t.card[i], t.number[i], zone, strength, stopped, through, spurred, times), "SA-067",
    )  # fmt: skip
    hit_zone(t, zone, through)


def attack_auras(t: SpaceTable, i: int) -> int:
    """AMB-39: what other external threats add to the attacks of this one."""
    total = 0
    for k in range(len(t.attack_aura)):
        if k != i and t.state[k] != DESTROYED:
            total += t.attack_aura[k]
    return total


def shield_auras(t: SpaceTable) -> int:
    """AMB-39: what external threats, alive or past, add to every shield."""
    total = 0
    for k in range(len(t.shield_aura)):
        if t.state[k] != DESTROYED:
            total += t.shield_aura[k]
    return total


def doubling(t: SpaceTable, zone: int) -> int:
    """How many times damage to this zone counts: a weakened hull and every open breach double."""
    times = 2 if t.weakened[zone] else 1
    for k in range(len(t.cracks)):
        if t.cracks[k] >> zone & 1 and t.state[k] == ON_BOARD:
            times *= 2
    return times


def damage_zone(t: SpaceTable, i: int, zone: int, points: int) -> None:
    """SA-124: damage from inside, which no shield stops."""
    if points <= 0:
        return
    times = doubling(t, zone)
    points *= times
    t.tell(events.DAMAGED, -1, (t.card[i], t.number[i], zone, points, times), "SA-124")
    hit_zone(t, zone, points)


def attack(t: SpaceTable, i: int, e: Effect) -> None:
    """`attack`: on each zone meant, one after the other."""
    strength = amount(t, i, e.n)
    for zone in zones_meant(t, i, e.place):
        attack_zone(t, i, zone, strength, e.mode)


def damage(t: SpaceTable, i: int, e: Effect) -> None:
    """`damage`: to each zone meant, or once for every station marked or slimed."""
    points = amount(t, i, e.n)
    if e.place == EACH_STATION or e.place == EACH_SLIME:
        for station in t.places[i].copy():
            damage_zone(t, i, station % 3, points)
        return
    for zone in zones_meant(t, i, e.place):
        damage_zone(t, i, zone, points)


def destroy_ship(t: SpaceTable, i: int, e: Effect) -> None:
    """`destroy_ship`: the mission is lost at once."""
    lose(t, events.CARD_LOST, t.card[i], "SA-099")


def double_damage(t: SpaceTable, i: int, e: Effect) -> None:
    """`double_damage`: as long as the card is on its board."""
    for zone in zones_meant(t, i, e.place):
        t.cracks[i] |= 1 << zone
    t.tell(events.CRACKED, -1, (t.card[i], t.number[i], t.cracks[i]), "SA-089")


def drain_shields(t: SpaceTable, i: int, e: Effect) -> None:
    """`drain_shield`."""
    for zone in zones_meant(t, i, e.place):
        drain_shield(t, zone, amount(t, i, e.n))


def drain_reactors(t: SpaceTable, i: int, e: Effect) -> None:
    """`drain_reactor`."""
    for zone in zones_meant(t, i, e.place):
        drain_reactor(t, zone, amount(t, i, e.n))


def drain_reactor_or_damage(t: SpaceTable, i: int, e: Effect) -> None:
    """`drain_reactor_or_damage`: energy where there is any, the hull where there is none."""
    zone = zone_of(t, i)
    if t.reactor[zone] > 0:
        drain_reactor(t, zone, e.n)
    else:
        damage_zone(t, i, zone, e.n)


def reactor_into_shield(t: SpaceTable, i: int, e: Effect) -> None:
    """`reactor_into_shield_overflow`: what does not fit the shield is damage."""
    for zone in zones_meant(t, i, e.place):
        energy = drain_reactor(t, zone, t.reactor[zone])
        fits = min(energy, max(0, t.shield_capacity[zone] - t.shield[zone]))
        t.shield[zone] += fits
        if fits > 0:
            t.tell(events.CHARGED, -1, (events.SHIELDS, zone, zone, fits, t.shield[zone]), "SA-089")
        damage_zone(t, i, zone, energy - fits)


def leak_shield(t: SpaceTable, i: int, e: Effect) -> None:
    """`leak_shield`: every point becomes damage to its own zone."""
    for zone in zones_meant(t, i, e.place):
        damage_zone(t, i, zone, drain_shield(t, zone, t.shield[zone]))


def leak_reactor(t: SpaceTable, i: int, e: Effect) -> None:
    """`leak_reactor`: every point becomes damage to its own zone."""
    for zone in zones_meant(t, i, e.place):
        damage_zone(t, i, zone, drain_reactor(t, zone, t.reactor[zone]))


