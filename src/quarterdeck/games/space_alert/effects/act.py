"""How a threat comes nearer and performs its marks (SA-066)."""

from __future__ import annotations

from collections.abc import Callable

from .. import events
from ..content.boards import MARKS, NO_MARK, Z
from ..content.threats import ALWAYS, CARDS_ON, IF_DAMAGED, OPS, Effect
from ..table import ON_BOARD, SpaceTable
from ..verbs import survive
from . import harm, inside, itself


def advance(t: SpaceTable, i: int, cells: int) -> None:
    """SA-066: cell by cell, performing marks as they are met; it ends at cell 1 or destroyed."""
    marks = MARKS[t.track[i]]
    for _ in range(cells):
        if t.state[i] != ON_BOARD:
            return
        t.cell[i] -= 1
        mark = marks[t.cell[i]]
        if mark != NO_MARK:
            perform(t, i, mark)
    if t.state[i] == ON_BOARD:
        t.tell(events.THREAT_MOVED, -1, (t.card[i], t.number[i], t.cell[i]), "SA-066")


def perform(t: SpaceTable, i: int, mark: int) -> None:
    """SA-066, SA-088: one mark; after Z the card leaves the board (SA-103)."""
    t.tell(events.MARK, -1, (t.card[i], t.number[i], mark, t.cell[i]), "SA-088")
    if mark != Z:
        t.passed[i] += 1
    perform_all(t, i, CARDS_ON[t.ship][t.card[i]].actions[mark])
    if mark == Z and t.state[i] == ON_BOARD:
        survive(t, i)


def perform_all(t: SpaceTable, i: int, effects: list[Effect]) -> None:
    """One effect after the other, until the threat is gone."""
    for e in effects:
        if t.state[i] == ON_BOARD:
            EFFECTS[e.op](t, i, e)


def branch(t: SpaceTable, i: int, e: Effect) -> None:
    """`if`: what it does hangs on its own damage (AMB-49: start damage counts)."""
    if e.cond == ALWAYS:
        holds = True
    elif e.cond == IF_DAMAGED:
        holds = t.damage[i] > 0
    else:
        holds = t.damage[i] < e.limit
    perform_all(t, i, e.then if holds else e.otherwise)


def advance_others(t: SpaceTable, i: int, e: Effect) -> None:
    """`advance_others`: every other external threat comes nearer and acts, in number order."""
    for k in range(len(t.card)):
        if k != i and t.zone[k] >= 0 and t.state[k] == ON_BOARD:
            advance(t, k, e.n)


_NAMED: dict[str, Callable[[SpaceTable, int, Effect], None]] = {
    "attack": harm.attack,
    "damage": harm.damage,
    "heal": itself.heal,
    "speed_add": itself.speed_add,
    "shield_set": itself.shield_set,
    "shield_add": itself.shield_add,
    "reveal": itself.reveal,
    "drain_shield": harm.drain_shields,
    "drain_reactor": harm.drain_reactors,
    "drain_reactor_or_damage": harm.drain_reactor_or_damage,
    "aura_attack": itself.aura_attack,
    "aura_shield": itself.aura_shield,
    "advance_others": advance_others,
    "self_damage": itself.self_damage,
    "destroy_ship": harm.destroy_ship,
    "move": inside.move,
    "if": branch,
    "knockout": inside.knockout,
    "delay": inside.delay_crew,
    "gain_trait": itself.gain_trait,
    "double_damage": harm.double_damage,
    "reactor_into_shield_overflow": harm.reactor_into_shield,
    "leak_shield": harm.leak_shield,
    "leak_reactor": harm.leak_reactor,
    "slime_spread": inside.slime_spread,
    "lose_rocket": inside.lose_rocket,
    "lose_fuel": inside.lose_fuel,
    "disable_stored_bots": inside.disable_stored_bots,
    "seek": inside.seek,
    "deadly_entry": inside.deadly_entry,
}
EFFECTS: list[Callable[[SpaceTable, int, Effect], None]] = [_NAMED[op] for op in OPS]
"""What each effect does, by its number."""
