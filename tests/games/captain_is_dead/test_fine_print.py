"""Small print: what only some crews, some hands and some ends of a card ever meet."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.captain_is_dead import aboard as a
from tests.games.captain_is_dead.test_own_packs import aboard, act, entry, verbs
from tests.games.captain_is_dead.test_packs import write

from quarterdeck.games.captain_is_dead import GAME
from quarterdeck.games.captain_is_dead.choices import codes as v
from quarterdeck.games.captain_is_dead.choices.costs import destinations
from quarterdeck.games.captain_is_dead.content import names as n
from quarterdeck.games.captain_is_dead.effects import ship
from quarterdeck.games.captain_is_dead.effects.deeds import do
from quarterdeck.games.captain_is_dead.sight import imagine, known_alerts
from quarterdeck.kit.event import BrokenRule
from quarterdeck.kit.rng import fresh
from quarterdeck.kit.testing.scene import scene


@pytest.mark.rule("CID-054", "CID-151")
def test_the_eliminated_are_passed_over() -> None:
    s = a.hurt(a.coming(a.sail("admiral", "soldier", "cyborg"), "R02", "Y01"), 1)
    a.end_turn(s)
    t = a.table_of(s)
    assert t.alive == [1, 0, 1]
    s.asks("act", 2)
    a.coming(s, "Y01")
    a.end_turn(s).asks("act", 0)


@pytest.mark.rule("CID-109")
def test_the_eliminated_draw_nothing_at_a_briefing() -> None:
    s = a.sail("admiral", "soldier", "cyborg")
    a.table_of(s).alive[1] = 0
    a.do(a.give_plan(s, 0, "all_hands_briefing"), v.PLAN, a.plan("all_hands_briefing"))
    assert [sum(a.hand(s, crew).values()) for crew in range(3)] == [1, 0, 1]


@pytest.mark.rule("CID-130", "CID-131")
@pytest.mark.parametrize("id", ["O22", "O23"])
def test_fear_and_anger_leave_repairs_of_core_and_shields(id: str) -> None:
    s = a.in_play(a.give(a.sail("chief_engineer", "soldier"), 0, engineering=3, tactical=2), id)
    assert a.can(s, v.CORE) and not a.can(s, v.BEAM)
    a.table_of(s).shields = 5
    a.stand(s, 0, "bridge")
    assert a.can(s, v.SHIELDS) and not a.can(s, v.BEAM)


@pytest.mark.rule("CID-130")
def test_who_is_left_alone_by_the_eliminated_is_alone() -> None:
    s = a.stand(a.in_play(a.sail("admiral", "soldier", emotions="social"), "O22"), 1, "war_room")
    assert a.can(s, v.BEAM)  # Fear binds those who are alone, and two are here
    a.table_of(s).alive[1] = 0
    assert not a.can(a.again(s), v.BEAM)


@pytest.mark.rule("CID-116", "CID-117")
def test_the_diplomat_pays_the_own_price_whoever_acts() -> None:
    s = a.coming(a.give(a.sail("admiral", "diplomat"), 1, command=5), "Y09", "Y01")
    a.end_turn(s).asks("override", 1, rule="CID-116")
    s.answer(1, a.YES).asks("act", 1)
    assert a.hand(s, 1) == {"command": 2}  # four, less the discount


@pytest.mark.rule("CID-115", "CID-116")
def test_the_diplomat_is_asked_once_on_the_own_turn() -> None:
    s = a.coming(a.give(a.sail("diplomat", "soldier"), 0, command=5), "Y09", "Y01")
    a.end_turn(s).asks("override", 0, rule="CID-113")
    s.answer(0, a.NO).asks("act", 1)
    assert a.table_of(s).shields == 9


@pytest.mark.rule("CID-046", "CID-152", "CID-153")
def test_nobody_is_asked_to_override_the_opening_however_much_command_there_is() -> None:
    s = scene(GAME, 2, any_role="yes")
    t = a.table_of(s)
    kinds = []
    while (decision := t.decision) is not None and decision.kind != "act":
        kinds.append(decision.kind)
        if decision.kind == "role":
            for hand in t.hand:  # all Command there is, shared out
                while n.COMMAND in t.deck and hand[n.COMMAND] < 4:
                    t.deck.remove(n.COMMAND)
                    hand[n.COMMAND] += 1
        seat = decision.waiting()[0]
        s.answer(seat, *decision.spaces[decision.seats.index(seat)].each()[0])
    assert "override" not in kinds and t.turn == 1
    assert [e.rule for e in s.told if e.kind == "alert"] == ["CID-044"] * 5


@pytest.mark.rule("CID-139", "CID-136")
def test_a_flagship_hit_in_the_queue_comes_damaged() -> None:
    s = a.coming(a.give(a.sail("soldier", "admiral"), 0, tactical=2), "R06", "Y01")
    a.end_turn(a.do(s, v.FIRE_QUEUE, 0, 0))
    t = a.table_of(s)
    assert (t.ships, t.ship_marks) == ([a.alert("R06")], [1])
    a.turn_of(a.stand(a.give(s, 1, tactical=1), 1, "armory"), 1)
    a.do(s, v.FIRE, 0, 0).asks("act", 1)
    assert t.ships == []


@pytest.mark.rule("CID-144", "CID-143")
def test_the_auto_surgeon_takes_no_slot_from_the_others() -> None:
    s = a.give(a.stand(a.sail("soldier", "admiral"), 0, "science_lab"), 0, science=4)
    a.research(s, "auto_surgeon", "epinephrine_ventilation")
    banks = a.upgrade("quantum_memory_banks")
    assert a.can(s, v.RESEARCH, v.NO_UPGRADE, banks)
    assert not a.can(s, v.RESEARCH, a.upgrade("auto_surgeon"), banks)


@pytest.mark.rule("CID-050")
def test_extra_actions_given_by_two_add_up() -> None:
    s = a.sail("first_officer", "soldier")
    a.table_of(s).promised[1] = 1
    a.do(s, v.DELEGATE, 1)
    assert a.table_of(s).promised[1] == 2


@pytest.mark.rule("CID-050")
def test_imagined_worlds_keep_what_a_scanner_saw() -> None:
    s = a.give_tool(a.sail("cyborg", "admiral"), 0, "hand_scanner")
    a.do(s, v.TOOL, a.tool("hand_scanner"))
    t = a.table_of(s)
    seen = known_alerts(t, 0)
    assert len(seen) == 3 and min(seen) >= 0 and known_alerts(t, 1) == []
    worlds = [imagine(t, seat, fresh(f"world {i}")) for seat in (0, 1) for i in range(8)]
    tops = [world.alert_deck[:-4:-1] for world in worlds]
    assert tops[:8] == [seen] * 8 and any(top != seen for top in tops[8:])


@pytest.mark.rule("CID-059")
def test_gravity_never_nails_anybody_down(shelf: Path) -> None:
    write(shelf, "short", activities=act("move", n="1"))
    t = aboard("short")
    t.odd[n.GRAVITY] = 1
    assert destinations(t, t.now) == [a.space("fore_corridor")]


@pytest.mark.rule("CID-130", "CID-134")
def test_in_a_lab_without_shelter_fear_keeps_from_research(shelf: Path) -> None:
    write(shelf, "open", ship=entry("ship.toml", "space", "science_lab", shelter="false"))
    t = aboard("open")
    t.at[t.now] = a.space("science_lab")
    t.hand[t.now] = [0, 0, 4, 0]
    t.tool_owner[a.tool("hand_scanner")], t.tool_side[a.tool("hand_scanner")] = t.now, 1
    assert {v.RESEARCH, v.TOOL} <= verbs(t)
    t.odd[n.FEAR] = 1
    assert not {v.RESEARCH, v.TOOL} & verbs(t)


@pytest.mark.rule("CID-160", "CID-161", "CID-091")
@pytest.mark.parametrize("id", ["external_scanners", "computers", "internal_sensors"])
def test_no_card_lies_at_a_system_that_is_down(id: str) -> None:
    s = a.coming(a.sail("soldier", "admiral"), "Y17", "Y18")
    t = a.table_of(s)
    t.state[a.system(id)] = 1
    with pytest.raises(BrokenRule, match=f"{id}, which"):
        t.invariants()
    t.state[a.system(id)] = 0
    ship.fail(t, a.system(id))
    t.invariants()
    assert (t.queue == []) == (id == "external_scanners")
    assert (t.deck == []) == (id == "computers")
    assert (t.row == []) == (id == "internal_sensors")


@pytest.mark.rule("CID-065")
def test_leftover_actions_are_gone_before_the_alert_is_answered() -> None:
    s = a.coming(a.give(a.sail("soldier", "admiral"), 0, command=3), "Y01", "Y02")
    a.end_turn(s).asks("override", 0)
    assert s.sees(0)["view"]["actions"] == 0
    s.answer(0, a.YES).asks("act", 1)
    assert s.sees(0)["view"]["actions"] == 4


@pytest.mark.rule("CID-067", "CID-069", "CID-109")
def test_lasting_discounts_of_several_kinds_all_last() -> None:
    s = a.give_plan(
        a.give_plan(a.sail("cyborg", "soldier"), 0, "battle_hardened"), 0, "field_researcher"
    )
    a.do(s, v.PLAN, a.plan("battle_hardened"))
    a.do(s, v.PLAN, a.plan("field_researcher"))
    assert s.sees(1)["view"]["crew"][0]["discounts"] == [0, 0, 1, 1]


@pytest.mark.rule("CID-122", "CID-127")
@pytest.mark.parametrize(("id", "killed"), [("sweep", (3, 1)), ("wide_zap", (1, 3))])
def test_a_sweep_and_a_wide_zap_are_two_abilities(
    shelf: Path, id: str, killed: tuple[int, int]
) -> None:
    one = f"[{{ does = '{id}', words = 'X.' }}]"
    write(shelf, id, roles=entry("roles.toml", "role", "soldier", abilities=one))
    t = aboard(id)
    t.role[t.now] = a.role("soldier")
    here = t.at[t.now] = a.space("armory")
    left = []
    for code in (v.code(v.KILL), v.code(v.ZAP, 0, here)):
        t.aliens[here] = t.aboard = 3
        do(t, t.now, code)
        left.append(3 - t.aliens[here])
    assert tuple(left) == killed
