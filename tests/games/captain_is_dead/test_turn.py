"""The turn, actions, Skills and hands (CID-048 to CID-074)."""

from __future__ import annotations

import pytest
from tests.games.captain_is_dead import aboard as a

from quarterdeck.games.captain_is_dead import GAME
from quarterdeck.games.captain_is_dead.choices import codes as v
from quarterdeck.games.captain_is_dead.choices.costs import act_price, turn_actions
from quarterdeck.games.captain_is_dead.content import names as n


@pytest.mark.rule("CID-048", "CID-056")
@pytest.mark.parametrize(("id", "actions"), [("cyborg", 5), ("ensign", 4), ("soldier", 4)])
def test_actions_by_role(id: str, actions: int) -> None:
    s = a.sail(id, "telepath")
    assert a.table_of(s).actions == actions
    for _ in range(actions):
        assert a.can(s, v.MOVE)
        a.do(s, v.MOVE, b=s.may(0)[1][0] & 4095)
    a.refuse(s, v.MOVE, b=a.space("mid_corridor"), rule="CID-048")


@pytest.mark.rule("CID-049", "CID-050", "CID-057", "CID-058", "CID-059", "CID-060", "CID-061")
def test_actions_pay_for_everything() -> None:
    s = a.give(a.sail("crewman", "telepath"), 0, command=1, tactical=2)
    a.stand(s, 0, "armory")
    a.break_down(s, "torpedo_tube")
    a.do(s, v.REPAIR, b=n.TUBE)  # CID-057
    a.do(s, v.EVADE)  # CID-058, CID-061
    a.do(s, v.MOVE, b=a.space("war_room"))  # CID-059
    assert a.table_of(s).actions == 1
    a.refuse(s, v.JOURNAL, rule="CID-048")
    s.asks("act", 0)


@pytest.mark.rule("CID-060", "CID-083")
def test_an_action_heals_in_the_infirmary() -> None:
    s = a.hurt(a.stand(a.sail("cyborg", "telepath"), 0, "infirmary"), 0, 1)
    a.do(s, v.HEAL, a=1)
    t = a.table_of(s)
    assert t.hurt == [1, 0] and t.actions == 4
    a.do(s, v.HEAL, a=0)
    assert t.hurt == [0, 0]
    a.refuse(s, v.HEAL, a=0, rule="CID-083")


@pytest.mark.rule("CID-061")
def test_manufacture_needs_reserve_and_skills() -> None:
    s = a.stand(a.give(a.sail("cyborg", "telepath"), 0, engineering=2, tactical=1), 0, "armory")
    a.do(s, v.MAKE)
    t = a.table_of(s)
    assert t.rack == 6 and t.actions == 3 and sum(t.hand[0]) == 0
    t.rack = 7
    a.give(s, 0, engineering=2, tactical=1)
    a.refuse(s, v.MAKE, rule="CID-017")


@pytest.mark.rule("CID-062", "CID-106")
def test_a_battle_plan_costs_two_actions_and_a_command() -> None:
    s = a.stand(a.give(a.sail("cyborg", "telepath"), 0, command=1), 0, "war_room")
    a.do(s, v.JOURNAL)
    t = a.table_of(s)
    assert len(t.plans[0]) == 1 and t.actions == 3 and sum(t.hand[0]) == 0
    a.refuse(s, v.JOURNAL, rule="CID-068")


@pytest.mark.rule("CID-063")
def test_skills_pass_between_crew_in_one_space_only() -> None:
    s = a.give(a.sail("cyborg", "hologram", "soldier"), 0, science=2)
    a.break_down(s, "comm_system")
    a.do(s, v.GIVE, a=1, b=n.SCIENCE)
    assert a.hand(s, 0) == a.hand(s, 1) == {"science": 1}
    a.do(s, v.TAKE, a=1, b=n.SCIENCE)
    assert a.hand(s, 0) == {"science": 2} and a.table_of(s).actions == 3
    assert not a.can(s, v.GIVE, a=2)


@pytest.mark.rule("CID-064", "CID-122", "CID-078")
def test_a_kill_costs_an_action_and_a_tactical() -> None:
    s = a.invade(a.give(a.sail("cyborg", "soldier"), 0, tactical=1), "cpu_core", 2)
    a.do(s, v.KILL)
    t = a.table_of(s)
    assert t.aliens[a.space("cpu_core")] == 1 and t.actions == 4 and t.aboard == 1
    a.refuse(s, v.KILL, rule="CID-068")


@pytest.mark.rule("CID-122")
def test_a_kill_is_free_of_skills_when_the_option_says_so() -> None:
    s = a.invade(a.sail("cyborg", "soldier", kill_tactical_cost="0"), "cpu_core", 1)
    a.do(s, v.KILL)
    assert a.table_of(s).aboard == 0
    a.refuse(s, v.KILL, rule="CID-122")


@pytest.mark.rule("CID-065")
def test_leftover_actions_are_lost() -> None:
    s = a.coming(a.sail("admiral", "cyborg"), "Y09")
    a.end_turn(s).asks("act", 1)
    assert a.table_of(s).actions == 5
    t = a.table_of(s)
    assert turn_actions(t, 0) == 4


@pytest.mark.rule("CID-051", "CID-052", "CID-111", "CID-053", "CID-112")
def test_one_alert_at_the_end_of_a_turn_then_the_queue_is_filled() -> None:
    s = a.coming(a.sail("cyborg", "ensign"), "Y09", "Y05", "Y06")
    a.end_turn(s).asks("act", 1)
    t = a.table_of(s)
    assert t.shields == 9 and t.queue == [a.alert("Y05"), a.alert("Y06")]
    assert t.alert_discards == [a.alert("Y09")]
    assert t.state[n.TELEPORTER] == 0  # the next one waits for the next turn


@pytest.mark.rule("CID-067", "CID-068", "CID-069")
def test_discounts_lower_every_price_and_never_run_out() -> None:
    s = a.stand(a.give(a.sail("tactical_officer", "cyborg"), 0, tactical=1), 0, "bridge")
    t = a.table_of(s)
    t.shields = 5
    a.again(s)
    assert act_price(t, 0, n.REPAIR_SHIELDS) == [2, 0, 0, 0, 0]
    a.do(s, v.SHIELDS)
    while t.decision is not None and t.decision.kind == "discard":
        s.answer(0, *s.may(0)[0])
    a.do(s, v.SHIELDS)
    assert t.shields == 7 and t.hand[0][n.TACTICAL] >= 1


@pytest.mark.rule("CID-068")
def test_what_the_discount_leaves_is_paid_from_the_hand() -> None:
    s = a.give(a.sail("chief_engineer", "cyborg"), 0, engineering=2)
    a.refuse(s, v.CORE, rule="CID-068")
    a.give(s, 0, engineering=1)
    a.do(s, v.CORE)
    assert a.hand(s, 0) == {} and a.table_of(s).discards[n.ENGINEERING] == 3


@pytest.mark.rule("CID-070", "CID-117")
def test_discounts_count_for_overrides() -> None:
    s = a.coming(a.give(a.sail("admiral", "cyborg"), 0, command=1), "Y09")
    a.end_turn(s).asks("override", 0, rule="CID-113")
    s.answer(0, a.YES)
    assert a.table_of(s).shields == 10 and a.hand(s, 0) == {}
    poor = a.coming(a.give(a.sail("cyborg", "ensign"), 0, command=2), "Y09")
    a.end_turn(poor).asks("act", 1)  # no discount: two are too few


@pytest.mark.rule("CID-071", "CID-072", "CID-074")
@pytest.mark.parametrize(("id", "size"), [("counselor", 8), ("ensign", 4)])
def test_hand_size_by_role_and_discards_at_once(id: str, size: int) -> None:
    s = a.stand(a.sail(id, "cyborg"), 0, "cargo_hold")
    a.give(s, 0, command=size - 1)
    a.do(s, v.POD_TAKE, b=4 + a.tool("field_medkit")).asks("act", 0)
    a.do(s, v.POD_TAKE, b=4 + a.tool("hand_scanner")).asks("discard", 0, rule="CID-074")
    s.answer(0, 4 + a.tool("field_medkit")).asks("act", 0)
    t = a.table_of(s)
    assert t.held(0) == size and a.pod_tool(s, "field_medkit")


@pytest.mark.rule("CID-073", "CID-108", "CID-164")
def test_battle_plans_do_not_count_against_the_hand() -> None:
    s = a.give(a.sail("ensign", "cyborg"), 0, command=4)
    for id in ("eureka", "jury_rig", "decoy_drone"):
        a.give_plan(s, 0, id)
    t = a.table_of(s)
    assert t.held(0) == 4
    a.do(s, v.MOVE, b=a.space("fore_corridor")).asks("act", 0)


@pytest.mark.rule("CID-074")
def test_the_owner_discards_also_out_of_turn() -> None:
    s = a.give(a.give(a.sail("cyborg", "hologram"), 0, science=1), 1, command=6)
    a.do(s, v.GIVE, a=1, b=n.SCIENCE).asks("discard", 1)
    s.answer(1, n.COMMAND).asks("act", 0)
    assert a.hand(s, 1) == {"command": 5, "science": 1}


@pytest.mark.rule("CID-059", "CID-077")
def test_a_move_is_two_spaces_and_aliens_stop_it() -> None:
    s = a.sail("admiral", "cyborg")
    reach = {code & 4095 for (code,) in s.may(0) if v.verb_of(code) == v.MOVE}
    assert reach == {a.space(x) for x in ("fore_corridor", "bridge", "armory", "mid_corridor")}
    a.invade(s, "fore_corridor")
    reach = {code & 4095 for (code,) in s.may(0) if v.verb_of(code) == v.MOVE}
    assert reach == {a.space("fore_corridor")}
    a.hurt(s, 0)
    assert a.can(s, v.MOVE)


@pytest.mark.rule("CID-059")
def test_carrying_takes_a_companion_one_space() -> None:
    s = a.sail("admiral", "diplomat", "cyborg")
    a.do(s, v.CARRY, a=1, b=a.space("fore_corridor"))
    assert a.table_of(s).at[:2] == [a.space("fore_corridor")] * 2
    assert not a.can(s, v.CARRY, b=a.space("cpu_core"))
    a.hurt(s, 0)
    a.refuse(s, v.CARRY, a=1, b=a.space("mid_corridor"), rule="CID-081")


@pytest.mark.rule("CID-074", "CID-113")
def test_questions_are_told_to_those_who_wait_in_their_grammar() -> None:
    s = a.coming(a.give(a.sail("cyborg", "admiral"), 0, command=7), "Y09", "Y05")
    a.do(s, v.DRAW)
    decision = s.asks("discard", 0).table.decision
    assert decision is not None
    assert GAME.words.decision(s.table, decision, 0).endswith("you discard one.")
    assert GAME.words.decision(s.table, decision, 1).endswith("{p0} discards one.")
    while s.table.decision is not None and s.table.decision.kind == "discard":
        s.answer(0, n.ENGINEERING if a.table_of(s).hand[0][n.ENGINEERING] else n.COMMAND)
    decision = a.end_turn(s).asks("override", 0).table.decision
    assert decision is not None
    assert "A hit of 10%. Do you (Cyborg)" in GAME.words.decision(s.table, decision, 0)
    assert "Does {p0} (Cyborg)" in GAME.words.decision(s.table, decision, 1)


@pytest.mark.rule("CID-133")
def test_the_page_is_told_which_door_the_bar_closes() -> None:
    s = a.sail("cyborg", "admiral")
    assert s.sees(1)["view"]["bar"] == -1
    assert a.in_play(s, "Y20").sees(1)["view"]["bar"] == a.space("engineering")
    locked = a.in_play(a.sail("cyborg", "admiral", strange_energies="core_lock"), "Y20")
    assert locked.sees(1)["view"]["bar"] == -1
