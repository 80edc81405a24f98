"""What Tools, Battle Plans and upgrades do."""

from __future__ import annotations

from .. import events, verbs
from ..choices import codes as v
from ..content import names as n
from ..table import CaptainTable
from . import ship


def research(t: CaptainTable, crew: int, upgrade: int, out: int) -> None:
    """CID-142 to CID-145: an upgrade becomes active; the one it displaces can come back (A31)."""
    t.count(crew, 7)
    if out != v.NO_UPGRADE:
        verbs.activate(t, out, 0)
    verbs.activate(t, upgrade, 1)
    verbs.note(t, 8, crew, upgrade)
    shown = -1 if out == v.NO_UPGRADE else out
    t.say(events.RESEARCHED, crew, (upgrade, shown), "CID-142")


def use_tool(t: CaptainTable, crew: int, tool: int, target: int) -> None:
    """CID-085: what the side in use says; then it is turned, or leaves the game (CID-086)."""
    side = t._c.tools[tool].sides[t.tool_side[tool]]
    verbs.wear_tool(t, crew, tool)
    match side.does:
        case n.T_KILL:
            verbs.kill_aliens(t, crew, t.at[crew], target, "CID-085")
        case n.T_REPAIR | n.T_REPAIR_REBATE:
            repair(t, crew, target)
        case n.T_HEAL:
            verbs.heal(t, crew, target, "CID-085")
        case n.T_SCAN:
            verbs.see_alerts(t, crew, side.n)
            t.scanning = side.n
        case n.T_RESEARCH_REBATE:
            if target >= v.RESEARCH_WITH:
                up = target - v.RESEARCH_WITH
                research(t, crew, up >> 5, up & 31)
            else:
                t.count(crew, 7)
                verbs.end_anomaly(t, crew, target, "CID-129")
        case _:
            moved, space = v.crew_and_space(target)
            t.say(events.BEACONED, crew, (t.role[moved], space), "CID-085")
            ship.arrive(t, moved, space)


def repair(t: CaptainTable, crew: int, system: int) -> None:
    """A repair made with a Tool: the core, the shields or a system."""
    if system == n.JUMP_CORE:
        ship.repair_core(t, crew)
    elif system == n.SHIELDS:
        ship.repair_shields(t, crew)
    else:
        ship.bring_online(t, crew, system, "CID-098")


def play_plan(t: CaptainTable, crew: int, plan: int, target: int) -> None:
    """CID-107, CID-109: once, then discarded; it beats any rule it contradicts."""
    verbs.drop_plan(t, crew, plan)
    t.say(events.PLAN_PLAYED, crew, (plan,), "CID-107")
    for effect in t._c.plans[plan].effects:
        plan_effect(t, crew, effect, target)


def plan_effect(t: CaptainTable, crew: int, effect: tuple[int, ...], target: int) -> None:
    """One effect of a Battle Plan."""
    match effect[0]:
        case n.GAIN_DISCOUNT:
            kind = effect[1]
            have = t.gained[crew] >> 4 * kind & 15
            t.gained[crew] += (min(15, have + effect[2]) - have) << 4 * kind
            t.say(events.DISCOUNT_GAINED, crew, (kind, effect[2]), "CID-067")
        case n.RESTORE_TOOL:
            verbs.restore_tool(t, crew, target)
        case n.KILL_ALIENS:
            number = min(effect[1], t.aliens[target])
            verbs.kill_aliens(t, crew, target, number, "CID-109")
        case n.RAISE_SHIELDS:
            ship.raise_shields(t, crew, effect[1], "CID-109")
        case n.REPAIR_SYSTEM | n.REINSTALL_SYSTEM:
            ship.bring_online(t, crew, target, "CID-158")
        case n.GAIN_ACTIONS:
            t.actions += effect[1]
            t.say(events.ACTIONS_GAINED, crew, (effect[1],), "CID-109")
        case n.ALL_DRAW:
            for c in t.living():
                ship.draw(t, c, effect[1], "CID-109")
        case n.REMOVE_SHIP:
            t.say(events.SHIP_REMOVED, crew, (t.ships[target],), "CID-109")
            verbs.detach(t, target)
        case n.REMOVE_ANOMALY:
            verbs.end_anomaly(t, crew, target, "CID-109")
        case n.CORE_REBATE:
            t.coils = [t.coils[0] + effect[1], t.coils[1] + effect[2]]
            t.say(events.COILS, crew, (), "CID-109")
