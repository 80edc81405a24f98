"""What Tools and Battle Plans are worth when they are used now."""

from __future__ import annotations

from ..choices import codes as v
from ..choices.costs import act_price, affordable
from ..content import names as n
from ..table import CaptainTable
from .worth import (
    SYSTEM_WORTH,
    UPGRADE_WORTH,
    W,
    alien_worth,
    anomaly_worth,
    shield_worth,
)


def tool_worth(t: CaptainTable, tool: int, target: int) -> float:
    """Tools are there to be used when it counts."""
    side = t._c.tools[tool].sides[t.tool_side[tool]]
    match side.does:
        case n.T_KILL:
            return 12.0 * target
        case n.T_HEAL:
            return 30.0
        case n.T_REPAIR:
            return W["system"] * SYSTEM_WORTH[target]
        case n.T_REPAIR_REBATE:
            if target == n.JUMP_CORE:
                return W["core"]
            return 20.0 if target == n.SHIELDS and t.shields < 5 else 0.0
        case n.T_SCAN:
            return 6.0
        case n.T_RESEARCH_REBATE:
            if target < v.RESEARCH_WITH:
                return anomaly_worth(t, t._c.alerts[target].anomaly)
            up = target - v.RESEARCH_WITH
            return UPGRADE_WORTH[t._c.upgrades[up >> 5].does] if up & 31 == 31 else 0.0
    return 0.0


def plan_worth(t: CaptainTable, crew: int, plan: int, target: int) -> float:
    """Plans: lasting ones at once, the others when they help."""
    total = 0.0
    for effect in t._c.plans[plan].effects:
        match effect[0]:
            case n.GAIN_DISCOUNT | n.GAIN_ACTIONS | n.ALL_DRAW:
                total += 40.0
            case n.KILL_ALIENS:
                number = min(effect[1], t.aliens[target])
                total += alien_worth(t, target) * number if number > 1 else 0.0
            case n.RAISE_SHIELDS:
                total += shield_worth(t.shields) if t.shields <= 7 else 0.0
            case n.REPAIR_SYSTEM | n.REINSTALL_SYSTEM:
                total += SYSTEM_WORTH[target]
            case n.REMOVE_SHIP:
                total += W["ship"]
            case n.REMOVE_ANOMALY:
                total += anomaly_worth(t, t._c.alerts[target].anomaly)
            case n.RESTORE_TOOL:
                total += 4.0
            case n.CORE_REBATE:
                total += coils_worth(t, crew)
    return total


def coils_worth(t: CaptainTable, crew: int) -> float:
    """Overcharge when the repair follows at once."""
    price = act_price(t, crew, n.REPAIR_CORE)
    cheaper = [max(0, price[0] - 1), price[1], max(0, price[2] - 2), *price[3:]]
    here = t.at[crew] == t._c.systems[n.JUMP_CORE].room
    return W["core"] if here and not t.aliens[t.at[crew]] and affordable(t, crew, cheaper) else 0.0
