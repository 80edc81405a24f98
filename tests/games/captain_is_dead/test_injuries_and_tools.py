"""Injuries and Tools (CID-075 to CID-090)."""

from __future__ import annotations

import pytest
from tests.games.captain_is_dead import aboard as a

from quarterdeck.games.captain_is_dead.choices import codes as v
from quarterdeck.games.captain_is_dead.content import names as n


@pytest.mark.rule("CID-075", "CID-076")
def test_an_alert_injures_who_stands_there() -> None:
    s = a.coming(a.sail("admiral", "cyborg"), "Y10")
    a.end_turn(s)
    assert a.table_of(s).hurt == [1, 0]
    elsewhere = a.stand(a.coming(a.sail("admiral", "cyborg"), "Y10"), 0, "bridge")
    a.end_turn(elsewhere)
    assert a.table_of(elsewhere).hurt == [0, 0]


@pytest.mark.rule("CID-077", "CID-078", "CID-079", "CID-080", "CID-081")
def test_what_the_injured_may_do_and_nothing_else() -> None:
    s = a.give(a.hurt(a.sail("telepath", "cyborg"), 0), 0, tactical=2, engineering=2, science=1)
    assert a.can(s, v.MOVE) and a.can(s, v.BEAM, a=0) and a.can(s, v.HEAL, a=0)
    a.invade(s, "infirmary")
    assert a.can(s, v.KILL) and not a.can(s, v.HEAL)
    a.stand(s, 0, "cpu_core")
    for verb in (v.DRAW, v.FACE_UP, v.SEND, v.GIVE, v.CARRY):
        assert not a.can(s, verb)
    a.refuse(s, v.DRAW, rule="CID-081")


@pytest.mark.rule("CID-165", "CID-081")
def test_the_injured_cannot_repair() -> None:
    s = a.break_down(a.stand(a.sail("crewman", "cyborg"), 0, "engineering"), "teleporter")
    a.give(s, 0, engineering=5)
    assert a.can(s, v.REPAIR) and a.can(s, v.CORE)
    a.hurt(s, 0)
    a.refuse(s, v.REPAIR, b=n.TELEPORTER, rule="CID-165")
    a.refuse(s, v.CORE, rule="CID-165")


@pytest.mark.rule("CID-082")
def test_role_abilities_stay_usable_while_injured() -> None:
    s = a.hurt(a.sail("medical_officer", "cyborg"), 0)
    a.do(s, v.MEDIC, a=0)
    assert a.table_of(s).hurt == [0, 0]
    link = a.hurt(a.give(a.sail("telepath", "cyborg"), 0, science=1), 0)
    assert a.can(link, v.MIND_GIVE) and not a.can(link, v.SEND)


@pytest.mark.rule("CID-083", "CID-080")
def test_healing_needs_the_trauma_station() -> None:
    s = a.hurt(a.sail("cyborg", "admiral"), 0)
    a.refuse(s, v.HEAL, a=0, rule="CID-095")
    a.stand(s, 0, "infirmary")
    a.do(s, v.HEAL, a=0)
    assert a.table_of(s).hurt == [0, 0] and a.table_of(s).actions == 4


@pytest.mark.rule("CID-084")
def test_tools_come_out_of_the_cargo_pod_and_can_be_swapped() -> None:
    s = a.stand(a.give(a.sail("cyborg", "admiral"), 0, command=1), 0, "cargo_hold")
    rifle, kit = 4 + a.tool("pulse_rifle"), 4 + a.tool("field_medkit")
    before = a.table_of(s).pod[n.COMMAND]
    a.do(s, v.POD_SWAP, a=n.COMMAND, b=rifle)
    t = a.table_of(s)
    assert t.tools_of(0) == [rifle - 4] and t.pod[n.COMMAND] == before + 1
    a.do(s, v.POD_SWAP, a=rifle, b=kit)
    assert t.tools_of(0) == [kit - 4] and a.pod_tool(s, "pulse_rifle")
    a.stand(s, 0, "bridge")
    a.refuse(s, v.POD_TAKE, b=rifle, rule="CID-095")


@pytest.mark.rule("CID-085", "CID-086")
def test_side_a_then_side_b_then_gone() -> None:
    s = a.give_tool(a.invade(a.sail("cyborg", "admiral"), "cpu_core", 3), 0, "pulse_rifle")
    rifle = a.tool("pulse_rifle")
    assert a.can(s, v.TOOL, a=rifle, b=2)
    a.do(s, v.TOOL, a=rifle, b=2)
    t = a.table_of(s)
    assert t.tool_side[rifle] == 1 and t.aboard == 1
    assert not a.can(s, v.TOOL, a=rifle, b=2)
    a.do(s, v.TOOL, a=rifle, b=1)
    assert t.tool_side[rifle] == 2 and t.tools_of(0) == [] and t.aboard == 0
    assert not a.pod_tool(s, "pulse_rifle")


@pytest.mark.rule("CID-087")
def test_the_comm_system_passes_no_tools() -> None:
    s = a.give_tool(a.sail("cyborg", "admiral"), 0, "pulse_rifle")
    a.refuse(s, v.SEND, a=1, b=4 + a.tool("pulse_rifle"), rule="CID-087")


@pytest.mark.rule("CID-088")
def test_the_teleporter_passes_tools_while_online() -> None:
    s = a.give_tool(a.sail("cyborg", "admiral", "soldier"), 1, "pulse_rifle")
    a.do(s, v.BEAM_TOOL, a=2, b=a.tool("pulse_rifle"))
    assert a.table_of(s).tools_of(2) == [a.tool("pulse_rifle")]
    a.break_down(s, "teleporter")
    a.refuse(s, v.BEAM_TOOL, a=1, b=a.tool("pulse_rifle"), rule="CID-091")


@pytest.mark.rule("CID-089", "CID-155")
def test_the_hologram_neither_carries_nor_uses_tools() -> None:
    s = a.give_tool(a.sail("cyborg", "hologram"), 0, "field_medkit")
    kit = a.tool("field_medkit")
    a.refuse(s, v.GIVE, a=1, b=4 + kit, rule="CID-089")
    a.refuse(s, v.BEAM_TOOL, a=1, b=kit, rule="CID-089")
    a.turn_of(s, 1)
    a.refuse(s, v.TAKE, a=0, b=4 + kit, rule="CID-155")
    a.stand(s, 1, "cargo_hold")
    a.refuse(s, v.POD_TAKE, b=4 + a.tool("pulse_rifle"), rule="CID-155")


@pytest.mark.rule("CID-090")
def test_injured_the_rifle_yes_the_spanner_no() -> None:
    s = a.invade(a.sail("cyborg", "admiral"), "cpu_core", 1)
    a.give_tool(a.hurt(s, 0), 0, "pulse_rifle")
    assert a.can(s, v.TOOL, a=a.tool("pulse_rifle"))
    b = a.break_down(a.sail("cyborg", "admiral"), "computers")
    a.give_tool(b, 0, "hyperspanner")
    assert a.can(b, v.TOOL, a=a.tool("hyperspanner"))
    a.hurt(b, 0)
    a.refuse(b, v.TOOL, a=a.tool("hyperspanner"), b=n.COMPUTERS, rule="CID-090")


# --- each Tool -----------------------------------------------------------------------------------


def test_hyperspanner_side_a_repairs_for_actions_only() -> None:
    s = a.give_tool(a.break_down(a.sail("cyborg", "admiral"), "computers"), 0, "hyperspanner")
    a.do(s, v.TOOL, a=a.tool("hyperspanner"), b=n.COMPUTERS)
    t = a.table_of(s)
    assert t.state[n.COMPUTERS] == 0 and t.actions == 4
    a.break_down(s, "teleporter")
    assert not a.can(s, v.TOOL)  # it stands in another room


def test_hyperspanner_side_b_saves_two_skills_of_a_core_repair() -> None:
    s = a.stand(a.give_tool(a.sail("cyborg", "admiral"), 0, "hyperspanner", 1), 0, "engineering")
    spanner = a.tool("hyperspanner")
    a.give(s, 0, engineering=2)
    assert not a.can(s, v.TOOL, a=spanner)
    a.give(s, 0, engineering=1)
    before = a.table_of(s).core
    a.do(s, v.TOOL, a=spanner, b=n.JUMP_CORE)
    t = a.table_of(s)
    assert t.core == before - 1 and a.hand(s, 0) == {} and t.tool_side[spanner] == 2


def test_hyperspanner_side_b_asks_when_two_types_could_be_saved() -> None:
    s = a.give_tool(a.break_down(a.sail("cyborg", "admiral"), "computers"), 0, "hyperspanner", 1)
    t = a.table_of(s)
    t._c.tools[a.tool("hyperspanner")].sides[1].n = 1
    repairs = t._c.printed_repairs[t.role[0]]
    printed, repairs[n.COMPUTERS] = repairs[n.COMPUTERS], [1, 1, 0, 1, 0]
    try:
        a.give(s, 0, science=1, command=1)
        a.do(s, v.TOOL, a=a.tool("hyperspanner"), b=n.COMPUTERS).asks("pay", 0, rule="CID-068")
        s.refuses(0, n.SCIENCE * 16, rule="CID-068")
        s.answer(0, n.SCIENCE * 16, 128)
        assert a.hand(s, 0) == {"command": 1} and t.state[n.COMPUTERS] == 0
    finally:
        repairs[n.COMPUTERS] = printed
        t._c.tools[a.tool("hyperspanner")].sides[1].n = 2


@pytest.mark.parametrize(("side", "left"), [(0, 5), (1, 4)])
def test_medkit_heals_here_free_then_for_an_action(side: int, left: int) -> None:
    s = a.hurt(a.give_tool(a.sail("cyborg", "hologram", "admiral"), 0, "field_medkit", side), 0, 2)
    kit = a.tool("field_medkit")
    assert not a.can(s, v.TOOL, a=kit, b=2)  # the Admiral is elsewhere
    a.do(s, v.TOOL, a=kit, b=0)
    t = a.table_of(s)
    assert t.hurt[0] == 0 and t.actions == left
    beset = a.give_tool(a.sail("cyborg", "admiral"), 0, "field_medkit")
    a.invade(a.hurt(beset, 0), "cpu_core")
    a.refuse(beset, v.TOOL, a=kit, b=0, rule="CID-124")


def test_hand_scanner_side_a_shows_three_alerts_to_its_user_alone() -> None:
    s = a.coming(a.sail("cyborg", "admiral"), "Y01", "Y02", "Y03", "Y05", "Y06")
    a.give_tool(s, 0, "hand_scanner")
    t = a.table_of(s)
    a.do(s, v.TOOL, a=a.tool("hand_scanner")).asks("order", 0)
    assert s.sees(0)["view"]["known_alerts"] == [a.alert(x) for x in ("Y03", "Y05", "Y06")]
    assert s.sees(1)["view"]["known_alerts"] == s.sees(-2)["view"]["known_alerts"] == []
    s.answer(0, 2, 0, 1).asks("act", 0)
    assert t.alert_deck[-3:][::-1] == [a.alert(x) for x in ("Y06", "Y03", "Y05")]
    assert len(s.heard(0, "scanned")) == 1 and not s.heard(1, "scanned")


def test_hand_scanner_keeps_colours_in_their_order() -> None:
    s = a.give_tool(a.sail("cyborg", "admiral"), 0, "hand_scanner")
    t = a.table_of(s)
    t.alert_discards += [x for x in t.alert_deck if a.C.alerts[x].level == 0][1:]
    yellow = next(x for x in t.alert_deck if a.C.alerts[x].level == 0)
    t.alert_deck = [x for x in t.alert_deck if a.C.alerts[x].level > 0] + [yellow]
    t.alert_seen = [0] * len(t.alert_deck)
    a.again(s)
    a.do(s, v.TOOL, a=a.tool("hand_scanner")).asks("order", 0)
    assert sorted(s.may(0)) == [(1, 2), (2, 1)]  # the two orange ones; yellow stays on top


def test_hand_scanner_side_b_saves_two_science_in_the_lab() -> None:
    s = a.give_tool(a.in_play(a.sail("cyborg", "admiral"), "Y19"), 0, "hand_scanner", 1)
    a.give(s, 0, science=2)
    scanner = a.tool("hand_scanner")
    assert not a.can(s, v.TOOL, a=scanner)
    a.stand(s, 0, "science_lab")
    assert a.can(s, v.TOOL, a=scanner, b=v.RESEARCH_WITH + 31)
    a.do(s, v.TOOL, a=scanner, b=a.alert("Y19"))
    t = a.table_of(s)
    assert t.anomalies == [] and a.hand(s, 0) == {} and t.actions == 4


@pytest.mark.parametrize(("side", "left"), [(0, 5), (1, 4)])
def test_beacon_moves_anyone_without_a_teleporter(side: int, left: int) -> None:
    s = a.give_tool(a.sail("cyborg", "admiral"), 0, "transport_beacon", side)
    a.invade(a.hurt(a.break_down(s, "teleporter", 2), 0), "cpu_core")
    a.do(s, v.TOOL, a=a.tool("transport_beacon"), b=1 << 5 | a.space("engineering"))
    t = a.table_of(s)
    assert t.at[1] == a.space("engineering") and t.actions == left
