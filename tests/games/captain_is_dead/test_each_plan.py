"""Every Battle Plan: what it does, and when it may not be played (CID-107, CID-109)."""

from __future__ import annotations

import pytest
from tests.games.captain_is_dead import aboard as a

from quarterdeck.games.captain_is_dead.choices import codes as v
from quarterdeck.games.captain_is_dead.choices.costs import act_price
from quarterdeck.games.captain_is_dead.content import names as n
from quarterdeck.kit.testing.scene import Scene


def hold(id: str, *roles: str) -> Scene:
    return a.give_plan(a.sail(*(roles or ("cyborg", "ensign"))), 0, id)


def play(s: Scene, id: str, target: int = 0) -> Scene:
    return a.do(s, v.PLAN, a=a.plan(id), b=target).asks("act", 0)


@pytest.mark.rule("CID-067", "CID-109")
@pytest.mark.parametrize(
    ("id", "skill"),
    [("grow_the_beard", 0), ("mechanically_inclined", 1), ("field_researcher", 2),
     ("battle_hardened", 3)],
)  # fmt: skip
def test_a_lasting_discount(id: str, skill: int) -> None:
    s = hold(id)
    t = a.table_of(s)
    play(s, id)
    assert [t._c.discounts(t.role[0], t.gained[0])[k] for k in range(4)].index(1) == skill
    assert t._c.discounts(t.role[1], t.gained[1]) == t.role_of(1).discounts
    a.end_turn(a.coming(s, "Y09"))
    assert t.gained[0] > 0  # for the rest of the game
    a.turn_of(s, 0)
    a.refuse(s, v.PLAN, a=a.plan(id), rule="CID-049")  # spent


def test_mechanically_inclined_makes_the_core_cheaper() -> None:
    s = hold("mechanically_inclined")
    play(s, "mechanically_inclined")
    assert act_price(a.table_of(s), 0, n.REPAIR_CORE) == [2, 0, 4, 0, 0]


def test_extra_set_of_tools() -> None:
    s = hold("extra_set_of_tools")
    assert not a.can(s, v.PLAN)
    a.give_tool(s, 1, "field_medkit", 1)
    t = a.table_of(s)
    t.tool_owner[a.tool("pulse_rifle")] = -2
    t.tool_side[a.tool("pulse_rifle")] = 2
    a.again(s)
    assert a.can(s, v.PLAN, b=a.tool("field_medkit"))
    play(s, "extra_set_of_tools", a.tool("pulse_rifle"))
    assert a.pod_tool(s, "pulse_rifle") and t.tool_side[a.tool("pulse_rifle")] == 0


def test_extra_set_of_tools_turns_one_in_a_hand_back() -> None:
    s = a.give_tool(hold("extra_set_of_tools"), 1, "field_medkit", 1)
    play(s, "extra_set_of_tools", a.tool("field_medkit"))
    t = a.table_of(s)
    assert t.tool_side[a.tool("field_medkit")] == 0
    assert t.tools_of(1) == [a.tool("field_medkit")]


def test_alien_trap_removes_up_to_three_from_one_space() -> None:
    s = hold("alien_trap")
    assert not a.can(s, v.PLAN)
    a.invade(a.invade(s, "bridge", 4), "armory", 2)
    play(s, "alien_trap", a.space("bridge"))
    t = a.table_of(s)
    assert t.aliens[a.space("bridge")] == 1 and t.aliens[a.space("armory")] == 2


def test_evasive_pattern_is_a_reaction_also_to_red() -> None:
    s = a.coming(a.sail("cyborg", "ensign"), "R01")
    a.give_plan(s, 1, "evasive_pattern")
    a.end_turn(s).asks("evasive", 1)
    s.answer(1, a.YES).asks("act", 1)
    a.coming(s, "Y09")
    own = a.give_plan(a.sail("cyborg", "ensign"), 0, "evasive_pattern")
    a.refuse(own, v.PLAN, a=a.plan("evasive_pattern"), rule="CID-107")
    a.end_turn(a.coming(own, "Y09"), a.NO)
    assert a.table_of(own).plans[0] == [a.plan("evasive_pattern")]


def test_auxiliary_power() -> None:
    s = hold("auxiliary_power")
    a.refuse(s, v.PLAN, a=a.plan("auxiliary_power"), rule="CID-107")
    a.table_of(s).shields = 9
    play(a.again(s), "auxiliary_power")
    assert a.table_of(s).shields == 10


@pytest.mark.parametrize(("id", "state"), [("jury_rig", 1), ("spare_parts_locker", 2)])
def test_systems_come_back_from_anywhere_at_no_cost(id: str, state: int) -> None:
    s = hold(id)
    assert not a.can(s, v.PLAN)
    a.break_down(a.break_down(s, "teleporter", state), "comm_system", 3 - state)
    assert not a.can(s, v.PLAN, b=n.COMM)
    play(s, id, n.TELEPORTER)
    t = a.table_of(s)
    assert t.state[n.TELEPORTER] == 0 and t.actions == 5


def test_second_wind() -> None:
    s = hold("second_wind")
    assert a.table_of(play(s, "second_wind")).actions == 8


def test_all_hands_briefing_needs_a_deck() -> None:
    s = hold("all_hands_briefing")
    play(s, "all_hands_briefing")
    t = a.table_of(s)
    assert [sum(hand) for hand in t.hand] == [1, 1]
    broken = a.break_down(hold("all_hands_briefing"), "computers")
    assert not a.can(broken, v.PLAN)


def test_decoy_drone_not_for_the_flagship() -> None:
    s = a.in_play(hold("decoy_drone"), "R06")
    assert not a.can(s, v.PLAN)
    a.in_play(s, "Y17")
    play(s, "decoy_drone", 1)
    assert a.table_of(s).ships == [a.alert("R06")]


def test_eureka() -> None:
    s = hold("eureka")
    assert not a.can(s, v.PLAN)
    play(a.in_play(s, "O22"), "eureka", a.alert("O22"))
    assert a.table_of(s).anomalies == []


def test_overcharge_the_coils_for_one_repair_of_this_turn() -> None:
    s = a.stand(hold("overcharge_coils"), 0, "engineering")
    play(s, "overcharge_coils")
    t = a.table_of(s)
    assert act_price(t, 0, n.REPAIR_CORE) == [1, 0, 3, 0, 0]
    a.give(s, 0, engineering=3)
    a.do(s, v.CORE)
    assert t.actions == 4 and act_price(t, 0, n.REPAIR_CORE) == [2, 0, 5, 0, 0]
    late = a.stand(hold("overcharge_coils"), 0, "engineering")
    play(late, "overcharge_coils")
    a.turn_of(a.end_turn(a.coming(late, "Y09")), 0)
    assert act_price(a.table_of(late), 0, n.REPAIR_CORE) == [2, 0, 5, 0, 0]


def test_every_plan_is_tested_here() -> None:
    text = open(__file__, encoding="utf-8").read()
    assert [p.id for p in a.C.plans if f'"{p.id}"' not in text] == []
