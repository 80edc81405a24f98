"""What Tools and Battle Plans can be used for now, as codes."""

from __future__ import annotations

from ..content import names as n
from ..content.model import Side
from ..table import DESTROYED, OFFLINE, ONLINE, CaptainTable
from . import codes as v
from .costs import (
    act_price,
    affordable,
    can_draw,
    core_locked,
    repair_price,
    upset,
)


def tool_codes(t: CaptainTable, crew: int, items: list[int]) -> None:
    """Tools in hand, current side (CID-085); injured only for what the injured may do (CID-090)."""
    if t.has(crew, n.NO_TOOLS):
        return
    hurt = t.hurt[crew]
    beset = t.aliens[t.at[crew]]
    for tool in t.tools_of(crew):
        card = t._c.tools[tool]
        if (hurt and not card.injured) or (beset and not card.aliens):
            continue
        side = card.sides[t.tool_side[tool]]
        if side.actions <= t.actions:
            head = v.TOOL << 20 | tool << 12
            items += [head | target for target in tool_targets(t, crew, side)]


def tool_targets(t: CaptainTable, crew: int, side: Side) -> list[int]:
    """What this side can be used on now; none when it would do nothing (A53)."""
    here = t.at[crew]
    match side.does:
        case n.T_KILL:
            return list(range(1, min(side.n, t.aliens[here]) + 1))
        case n.T_REPAIR:
            return [
                s
                for s in broken_here(t, crew)
                if repair_price(t, crew, s)[0] + side.actions <= t.actions
            ]
        case n.T_REPAIR_REBATE:
            return [
                s
                for s in [*bars_here(t, crew), *broken_here(t, crew)]
                if affordable(t, crew, plus(repair_price(t, crew, s), side), side.n)
            ]
        case n.T_HEAL:
            return [c for c in range(t.crew) if t.hurt[c] and t.alive[c] and t.at[c] == here]
        case n.T_SCAN:
            return [0] if t.alert_deck else []
        case n.T_RESEARCH_REBATE:
            return _research_targets(t, crew, side)
        case _:
            spaces = range(len(t._c.places))
            return [
                c << 5 | s for c in range(t.crew) if t.alive[c] for s in spaces if s != t.at[c]
            ]


def plus(price: list[int], side: Side) -> list[int]:
    """A price with the actions that the Tool's side costs on top."""
    return [price[0] + side.actions, *price[1:]] if side.actions else price


def science_off(price: list[int], side: Side) -> list[int]:
    """A price with so many Science less."""
    less = price.copy()
    less[n.SCIENCE + 1] = max(0, less[n.SCIENCE + 1] - side.n)
    return plus(less, side)


def broken_here(t: CaptainTable, crew: int) -> list[int]:
    """Offline (not destroyed) systems of the room."""
    here = t.at[crew]
    return [
        s for s, state in enumerate(t.state)
        if state == OFFLINE and t._c.systems[s].room == here
    ]  # fmt: skip


def bars_here(t: CaptainTable, crew: int) -> list[int]:
    """The core or the shields, if they are here and can be repaired."""
    here = t.at[crew]
    found: list[int] = []
    if t._c.systems[n.JUMP_CORE].room == here and not core_locked(t, crew):
        found.append(n.JUMP_CORE)
    if t._c.systems[n.SHIELDS].room == here and t.shields < t._c.full_shields:
        found.append(n.SHIELDS)
    return found


def _research_targets(t: CaptainTable, crew: int, side: Side) -> list[int]:
    """Anomalies and upgrades that the Research Station can deal with, cheaper."""
    act = t._c.acts[n.CURE]
    if t._c.systems[act.system].room != t.at[crew] or t.state[act.system] != ONLINE:
        return []
    if upset(t, crew) >= 0:
        return []
    found: list[int] = []
    if affordable(t, crew, science_off(act_price(t, crew, n.CURE), side)):
        found += in_play(t)
    if affordable(t, crew, science_off(act_price(t, crew, n.RESEARCH_UPGRADE), side)):
        found += [v.RESEARCH_WITH + (up << 5) + out for up, out in researchable(t)]
    return found


def in_play(t: CaptainTable) -> list[int]:
    """Anomalies that can be removed; two copies of a card are one choice."""
    return [a for i, a in enumerate(t.anomalies) if a not in t.anomalies[:i]]


def researchable(t: CaptainTable) -> list[tuple[int, int]]:
    """Upgrades to research, each with the one it displaces (CID-143 to CID-145)."""
    cards = t._c.upgrades
    used = [u for u in range(len(cards)) if t.active[u] and cards[u].slot]
    found: list[tuple[int, int]] = []
    for u in range(len(cards)):
        if t.active[u]:
            continue
        if not cards[u].slot or len(used) < t._c.slots:
            found.append((u, v.NO_UPGRADE))
        else:
            found += [(u, out) for out in used]
    return found


def plan_codes(t: CaptainTable, crew: int, items: list[int]) -> None:
    """Battle Plans beat other rules (CID-109): injured, beside aliens, under any emotion (A29)."""
    held = t.plans[crew]
    for i, plan in enumerate(held):
        card = t._c.plans[plan]
        if card.reaction or plan in held[:i]:
            continue
        head = v.PLAN << 20 | plan << 12
        items += [head | target for target in plan_targets(t, card.effects)]


def plan_targets(t: CaptainTable, effects: list[tuple[int, ...]]) -> list[int]:
    """What the plan can be used on: [0] when it needs no target; none when it would do nothing."""
    useful = False
    for effect in effects:
        match effect[0]:
            case n.RESTORE_TOOL:
                return [tool for tool, side in enumerate(t.tool_side) if side]
            case n.KILL_ALIENS:
                return [s for s, aliens in enumerate(t.aliens) if aliens]
            case n.REPAIR_SYSTEM:
                return [s for s, state in enumerate(t.state) if state == OFFLINE]
            case n.REINSTALL_SYSTEM:
                return [s for s, state in enumerate(t.state) if state == DESTROYED]
            case n.REMOVE_SHIP:
                return [i for i, s in enumerate(t.ships) if t._c.alerts[s].toughness == 1]
            case n.REMOVE_ANOMALY:
                return in_play(t)
            case n.RAISE_SHIELDS:
                useful = useful or t.shields < t._c.full_shields
            case n.ALL_DRAW:
                useful = useful or can_draw(t)
            case _:
                useful = True
    return [0] if useful else []
