"""Edges that were once left unproved: each test here fails when one line of the rules is gone."""

from __future__ import annotations

import pytest
from tests.games.captain_is_dead import aboard as a

from quarterdeck.games.captain_is_dead.choices import codes as v
from quarterdeck.games.captain_is_dead.choices.payment import ACTION, REBATE
from quarterdeck.games.captain_is_dead.content import names as n
from quarterdeck.kit.pay import Pay


@pytest.mark.rule("CID-102", "CID-160")
def test_a_destroyed_system_loses_what_an_offline_one_loses() -> None:
    s = a.coming(a.sail("cyborg", "admiral"), "R05", "Y05", "Y06")
    t = a.table_of(s)
    assert t.deck and sum(t.discards) == 0
    a.end_turn(s)
    assert t.state[n.COMPUTERS] == 2 and t.deck == [] and sum(t.discards) > 0
    a.break_down(s, "external_scanners", 2)
    assert t.queue == []
    s.asks("act", 1)


@pytest.mark.rule("CID-102", "CID-103")
def test_destroying_what_is_offline_loses_nothing_again() -> None:
    s = a.break_down(a.sail("cyborg", "admiral"), "internal_sensors")
    t = a.table_of(s)
    discards = t.discards.copy()
    a.break_down(s.hush(), "internal_sensors", 2)
    assert s.kinds() == ["destroyed"] and t.discards == discards and t.state[n.SENSORS] == 2
    s.asks("act", 0)


@pytest.mark.rule("CID-093", "CID-098", "CID-105")
def test_repaired_scanners_show_the_next_alerts_at_once() -> None:
    for state, verb, told in ((1, v.REPAIR, "repaired"), (2, v.REINSTALL, "reinstalled")):
        s = a.break_down(a.sail("cyborg", "admiral"), "external_scanners", state)
        a.give(a.stand(s, 0, "bridge"), 0, tactical=2, science=4)
        t = a.table_of(s)
        assert t.queue == []
        a.do(s, verb, b=n.SCANNERS)
        assert len(t.queue) == 2 and t.queue_marks == [0, 0] and told in s.kinds()
        s.asks("act", 0)


@pytest.mark.rule("CID-028", "CID-058")
@pytest.mark.parametrize("kind", range(4))
def test_every_kind_of_skill_can_be_drawn(kind: int) -> None:
    s = a.sail("cyborg", "admiral", skill_draw="1")
    t = a.table_of(s)
    t.deck.remove(kind)
    t.deck.append(kind)
    a.do(s, v.DRAW)
    assert t.hand[0][kind] == 1 and t.held(0) == 1
    s.asks("act", 0)


@pytest.mark.rule("CID-028")
def test_without_any_skill_in_deck_and_discards_nothing_is_drawn() -> None:
    s = a.sail("cyborg", "admiral")
    t = a.table_of(s)
    for kind in t.deck:
        t.pod[kind] += 1
    t.deck = []
    a.again(s)
    assert t.state[n.COMPUTERS] == 0
    a.refuse(s, v.DRAW, rule="CID-028")


@pytest.mark.rule("CID-029", "CID-058")
def test_a_face_up_skill_comes_into_the_hand_and_the_row_is_refilled() -> None:
    s = a.sail("cyborg", "admiral")
    t = a.table_of(s)
    kind, deck = t.row[0], len(t.deck)
    a.do(s, v.FACE_UP, b=kind)
    assert t.hand[0][kind] == 1 and len(t.row) == 3 and len(t.deck) == deck - 1
    s.asks("act", 0)


@pytest.mark.rule("CID-063")
def test_the_comm_system_fetches_too() -> None:
    s = a.give(a.sail("cyborg", "admiral"), 1, science=1)
    a.do(s, v.FETCH, a=1, b=n.SCIENCE)
    assert a.hand(s, 0) == {"science": 1} and a.hand(s, 1) == {}
    assert "took" in s.kinds() and "gave" not in s.kinds()
    s.asks("act", 0)


@pytest.mark.rule("CID-084")
def test_a_skill_out_of_the_pod() -> None:
    s = a.stand(a.sail("cyborg", "admiral"), 0, "cargo_hold")
    t = a.table_of(s)
    kind = next(k for k in range(4) if t.pod[k])
    before = t.pod[kind]
    a.do(s, v.POD_TAKE, b=kind)
    assert t.pod[kind] == before - 1 and t.hand[0][kind] == 1
    s.asks("act", 0)


@pytest.mark.rule("CID-088", "CID-163")
def test_a_beamed_tool_is_one_of_the_two_free_uses() -> None:
    s = a.give_tool(a.sail("teleporter_chief", "cyborg", "admiral"), 1, "pulse_rifle")
    rifle = a.tool("pulse_rifle")
    for to, left in ((2, 4), (1, 4), (2, 3)):
        a.do(s, v.BEAM_TOOL, a=to, b=rifle)
        assert a.table_of(s).actions == left
    s.asks("act", 0)


@pytest.mark.rule("CID-017", "CID-136", "CID-137", "CID-139")
def test_every_way_to_fire_spends_a_torpedo() -> None:
    s = a.in_play(a.stand(a.sail("weapons_officer", "cyborg"), 0, "armory"), "Y17")
    a.coming(s, "Y09", "Y18")
    t = a.table_of(s)
    a.do(s, v.FIRE, b=0)
    a.do(s, v.FIRE_QUEUE, b=1)
    assert t.rack == 3 and t.queue == [a.alert("Y09")] and t.queue_marks == [0]
    a.do(s, v.EVADE)
    assert t.rack == 2 and t.actions == 1
    s.asks("act", 0)


@pytest.mark.rule("CID-137", "CID-153")
def test_an_evaded_alert_opens_no_override() -> None:
    s = a.give(a.stand(a.sail("cyborg", "diplomat"), 0, "armory"), 0, tactical=1, command=3)
    a.give_plan(a.give(s, 1, command=4), 1, "evasive_pattern")
    a.coming(s, "O12", "Y05")
    a.do(s, v.EVADE)
    a.end_turn(s)
    s.asks("act", 1)
    assert a.hand(s, 0) == {"command": 3} and a.table_of(s).shields == 10
    assert a.table_of(s).queue == [a.alert("O12"), a.alert("Y05")]


@pytest.mark.rule("CID-142", "CID-145")
def test_the_hand_scanner_helps_with_an_upgrade_too() -> None:
    s = a.stand(a.sail("cyborg", "admiral"), 0, "science_lab")
    a.give_tool(a.give(s, 0, science=2), 0, "hand_scanner", 1)
    a.research(s, "regenerative_shields", "quantum_memory_banks")
    up, out = a.upgrade("epinephrine_ventilation"), a.upgrade("regenerative_shields")
    scanner = a.tool("hand_scanner")
    assert not a.can(s, v.RESEARCH)  # four Science without it
    a.do(s, v.TOOL, a=scanner, b=v.RESEARCH_WITH + (up << 5) + out)
    t = a.table_of(s)
    assert t.active[up] and not t.active[out] and a.hand(s, 0) == {} and t.actions == 3
    assert t.tool_side[scanner] == 2
    s.asks("act", 0)


@pytest.mark.rule("CID-099", "CID-100")
def test_the_hyperspanner_helps_with_the_shields() -> None:
    s = a.give_tool(a.sail("tactical_officer", "cyborg"), 0, "hyperspanner", 1)
    a.stand(s, 0, "bridge")
    spanner = a.tool("hyperspanner")
    assert not a.can(s, v.TOOL, a=spanner)  # at 100% it would do nothing
    t = a.table_of(s)
    t.shields = 5
    a.again(s)
    a.do(s, v.TOOL, a=spanner, b=n.SHIELDS)
    assert t.shields == 6 and t.actions == 2 and t.held(0) == 2  # and the drill draws two
    t.shields = 5
    a.stand(a.give_tool(s, 0, "hyperspanner", 1), 0, "armory")
    assert not a.can(s, v.TOOL, a=spanner)
    s.asks("act", 0)


@pytest.mark.rule("CID-068")
def test_a_tool_that_saves_the_whole_price_asks_for_no_payment() -> None:
    s = a.stand(a.give_tool(a.sail("janitor", "cyborg"), 0, "hyperspanner", 1), 0, "bridge")
    t = a.table_of(s)
    t.shields = 5
    a.again(s)
    a.do(s, v.TOOL, a=a.tool("hyperspanner"), b=n.SHIELDS)
    assert t.shields == 6 and t.actions == 2
    s.asks("act", 0)


@pytest.mark.rule("CID-068")
def test_the_janitor_may_give_up_the_last_action_and_is_offered_the_cheapest() -> None:
    s = a.give(a.sail("janitor", "cyborg"), 0, engineering=2)
    t = a.table_of(s)
    assert t.actions == 4 and a.can(s, v.CORE)  # two actions, two more for two Engineering
    t.actions = 3
    a.again(s)
    a.refuse(s, v.CORE, rule="CID-068")
    a.give_tool(a.give(s, 0, engineering=1), 0, "hyperspanner", 1)
    a.do(s, v.TOOL, a=a.tool("hyperspanner"), b=n.JUMP_CORE)
    s.asks("pay", 0)
    assert s.table.decision is not None
    space = s.table.decision.spaces[0]
    assert isinstance(space, Pay)
    cheapest = space.cheapest()
    assert {REBATE, REBATE + 1, ACTION} <= set(cheapest) and len(cheapest) == 4
    s.answer(0, *cheapest)
    assert t.actions == 0 and a.hand(s, 0) == {"engineering": 2}
    s.asks("act", 0)


@pytest.mark.rule("CID-130", "CID-131")
def test_alone_means_alone_in_the_own_space() -> None:
    s = a.in_play(a.sail("ensign", "admiral", "soldier", emotions="social"), "O22")
    a.stand(a.stand(a.stand(s, 0, "bridge"), 1, "armory"), 2, "armory")
    a.refuse(s, v.BEAM, a=0, b=a.space("armory"), rule="CID-130")
    a.stand(s, 1, "bridge")
    assert a.can(s, v.BEAM)
    s.asks("act", 0)


@pytest.mark.rule("CID-059", "CID-121")
def test_each_strait_with_aliens_stops_a_long_walk_by_itself() -> None:
    reach: dict[str, bool] = {}
    for hall in ("fore_corridor", "mid_corridor", "aft_corridor"):
        s = a.invade(a.sail("ensign", "cyborg"), hall)
        reach[hall] = a.can(s, v.MOVE, b=a.space("infirmary"))
        assert a.can(s, v.MOVE, b=a.space(hall)) and not a.can(s, v.MOVE, b=a.space("engineering"))
    assert reach == {"fore_corridor": False, "mid_corridor": False, "aft_corridor": True}
    s.asks("act", 0)


@pytest.mark.rule("CID-085", "CID-090")
def test_the_last_action_pays_for_a_tool() -> None:
    s = a.hurt(a.give_tool(a.sail("cyborg", "admiral"), 0, "field_medkit", 1), 0)
    t = a.table_of(s)
    t.actions = 0
    assert not a.can(a.again(s), v.TOOL)
    t.actions = 1
    a.do(a.again(s), v.TOOL, a=a.tool("field_medkit"), b=0)
    assert not t.hurt[0] and t.actions == 0
    a.stand(a.give_tool(a.break_down(s, "comm_system"), 0, "hyperspanner"), 0, "bridge")
    t.actions = 1
    a.do(a.again(s), v.TOOL, a=a.tool("hyperspanner"), b=n.COMM)
    assert t.state[n.COMM] == 0 and t.actions == 0
    s.asks("act", 0)


@pytest.mark.rule("CID-071", "CID-074")
def test_a_hand_at_its_limit_stays_whoever_holds_the_tools() -> None:
    s = a.give_tool(a.sail("cyborg", "admiral"), 1, "pulse_rifle")
    a.give(a.give(s, 0, science=5), 1, command=1)
    a.do(s, v.FETCH, a=1, b=n.COMMAND)
    s.asks("act", 0)
    assert a.table_of(s).held(0) == a.C.roles[a.role("cyborg")].hand == 6
    a.in_play(a.stand(s, 0, "bridge"), "Y21")  # the Cyborg does not feel the Brain Parasite
    a.do(s, v.SEND, a=1, b=n.COMMAND)
    s.asks("act", 0)
