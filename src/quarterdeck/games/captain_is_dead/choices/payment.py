"""How an activity can be paid: straight from the hand, or with a choice to make."""

from __future__ import annotations

from typing import Final

from ....kit.pay import Pay
from ..content import names as n
from ..table import CaptainTable
from . import codes as v
from .cards import plus, science_off
from .costs import act_price, repair_price

ACTION: Final = 64
"""Items of a payment from here on are actions the Janitor gives up; below are cards."""
REBATE: Final = 128
"""Items from here on cost nothing: what a Tool saves."""


def deed_price(t: CaptainTable, crew: int, code: int) -> list[int]:
    """Actions and Skills that this activity costs now, all discounts taken off."""
    verb = code >> 20
    if verb == v.REPAIR:
        return repair_price(t, crew, v.b_of(code))
    if verb == v.TOOL:
        return tool_price(t, crew, v.a_of(code), v.b_of(code))
    return act_price(t, crew, v.ACT_OF[verb])


def tool_price(t: CaptainTable, crew: int, tool: int, target: int) -> list[int]:
    """What the use of a Tool costs: often nothing, sometimes what it makes cheaper."""
    side = t._c.tools[tool].sides[t.tool_side[tool]]
    match side.does:
        case n.T_REPAIR:
            return [repair_price(t, crew, target)[0] + side.actions, 0, 0, 0, 0]
        case n.T_REPAIR_REBATE:
            return plus(repair_price(t, crew, target), side)
        case n.T_RESEARCH_REBATE:
            act = n.RESEARCH_UPGRADE if target >= v.RESEARCH_WITH else n.CURE
            return science_off(act_price(t, crew, act), side)
    return [side.actions, 0, 0, 0, 0]


def rebate_of(t: CaptainTable, code: int) -> int:
    """Skills of any type that a Tool saves on this activity."""
    if v.verb_of(code) != v.TOOL:
        return 0
    tool = v.a_of(code)
    side = t._c.tools[tool].sides[t.tool_side[tool]]
    return side.n if side.does == n.T_REPAIR_REBATE else 0


def pay_space(t: CaptainTable, crew: int, price: list[int], rebate: int) -> Pay | None:
    """The payment to choose; None when there is nothing to choose (cards of a kind are equal)."""
    due = price[1] + price[2] + price[3] + price[4]
    if due <= rebate:
        return None
    spare = t.actions - price[0] if t.has(crew, n.ELBOW_GREASE) else 0
    kinds = [k for k in range(4) if price[k + 1]]
    if not spare and (not rebate or len(kinds) == 1):
        return None
    items: list[int] = []
    masks: list[int] = []
    worth: list[int] = []
    wanted = 0
    for k in kinds:
        wanted |= 1 << k
        for i in range(min(t.hand[crew][k], price[k + 1])):
            items.append(k * 16 + i)
            masks.append(1 << k)
            worth.append(2)
    for i in range(min(spare, due)):
        items.append(ACTION + i)
        masks.append(wanted)
        worth.append(1)
    for i in range(rebate):
        items.append(REBATE + i)
        masks.append(wanted)
        worth.append(0)
    return Pay(items, masks, price[1:], "CID-068", worth)


def straight(price: list[int], rebate: int) -> list[int]:
    """Skills to pay when nothing is to be chosen: the price, less what a Tool saves."""
    skills = price[1:]
    if not rebate:
        return skills
    for k in range(4):
        off = min(rebate, skills[k])
        skills[k] -= off
        rebate -= off
    return skills
