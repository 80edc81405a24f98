"""What a threat does to itself and to other threats."""

from __future__ import annotations

from .. import events
from ..content.threats import HALF, STEALTH, Effect
from ..table import SpaceTable
from ..verbs import harm


def heal(t: SpaceTable, i: int, e: Effect) -> None:
    """`heal`: so much of its damage, or half of it rounded down; never below none."""
    healed = t.damage[i] // 2 if e.n == HALF else min(e.n, t.damage[i])
    t.damage[i] -= healed
    t.tell(events.HEALED, -1, (t.card[i], t.number[i], healed, t.damage[i]), "SA-088")


def speed_add(t: SpaceTable, i: int, e: Effect) -> None:
    """`speed_add`: from its next move on."""
    t.threat_speed[i] += e.n
    t.tell(events.SPEED, -1, (t.card[i], t.number[i], t.threat_speed[i]), "SA-066")


def shield_set(t: SpaceTable, i: int, e: Effect) -> None:
    """`shield_set`."""
    t.threat_shield[i] = e.n
    t.tell(events.SHIELD_NOW, -1, (t.card[i], t.number[i], e.n), "SA-088")


def shield_add(t: SpaceTable, i: int, e: Effect) -> None:
    """`shield_add`."""
    t.threat_shield[i] += e.n
    t.tell(events.SHIELD_NOW, -1, (t.card[i], t.number[i], t.threat_shield[i]), "SA-088")


def reveal(t: SpaceTable, i: int, e: Effect) -> None:
    """`reveal`: from now on it can be targeted."""
    t.traits[i] &= ~STEALTH
    t.tell(events.REVEALED, -1, (t.card[i], t.number[i]), "SA-088")


def aura_attack(t: SpaceTable, i: int, e: Effect) -> None:
    """`aura_attack`: until it is destroyed the others attack harder."""
    t.attack_aura[i] = e.n
    t.tell(events.AURA, -1, (t.card[i], t.number[i], 0, e.n), "SA-088")


def aura_shield(t: SpaceTable, i: int, e: Effect) -> None:
    """`aura_shield`: until it is destroyed all external threats are harder to hurt."""
    t.shield_aura[i] = e.n
    t.tell(events.AURA, -1, (t.card[i], t.number[i], 1, e.n), "SA-088")


def self_damage(t: SpaceTable, i: int, e: Effect) -> None:
    """`self_damage`: past its own shield; it may destroy itself."""
    harm(t, i, e.n)


def gain_trait(t: SpaceTable, i: int, e: Effect) -> None:
    """`gain_trait`."""
    t.traits[i] |= e.trait
    t.tell(events.FIERCE, -1, (t.card[i], t.number[i]), "SA-090")
