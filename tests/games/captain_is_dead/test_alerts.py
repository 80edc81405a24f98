"""Alerts, aliens, anomalies, ships, upgrades (CID-111 to CID-145, CID-152 to CID-162)."""

from __future__ import annotations

import pytest
from tests.games.captain_is_dead import aboard as a

from quarterdeck.games.captain_is_dead.choices import codes as v
from quarterdeck.games.captain_is_dead.content import names as n

# --- overriding --------------------------------------------------------------------------------


@pytest.mark.rule("CID-113", "CID-114", "CID-115", "CID-153")
def test_the_active_player_overrides_the_own_alert_for_three_command() -> None:
    s = a.coming(a.give(a.sail("cyborg", "ensign"), 0, command=3), "Y09", "Y09")
    a.table_of(s).actions = 0
    a.end_turn(s).asks("override", 0, rule="CID-113")
    s.answer(0, a.YES).asks("act", 1)
    t = a.table_of(s)
    assert t.shields == 10 and a.hand(s, 0) == {} and a.alert("Y09") in t.alert_discards
    a.give(s, 0, command=3)
    a.end_turn(s).asks("act", 0)  # the Ensign's Alert: the Cyborg is not asked
    assert t.shields == 9


@pytest.mark.rule("CID-113")
def test_an_override_may_be_left_alone() -> None:
    s = a.coming(a.give(a.sail("cyborg", "ensign"), 0, command=3), "Y09")
    a.end_turn(s, a.NO).asks("act", 1)
    assert a.table_of(s).shields == 9 and a.hand(s, 0) == {"command": 3}


@pytest.mark.rule("CID-116")
def test_the_diplomat_overrides_out_of_turn_for_four() -> None:
    s = a.coming(a.give(a.sail("cyborg", "diplomat"), 1, command=3), "Y09")
    a.end_turn(s).asks("override", 1, rule="CID-116")  # four less the discount of one
    s.answer(1, a.YES)
    assert a.table_of(s).shields == 10 and a.hand(s, 1) == {}
    poor = a.coming(a.give(a.sail("cyborg", "diplomat"), 1, command=2), "Y09")
    a.end_turn(poor).asks("act", 1)
    own = a.coming(a.give(a.sail("diplomat", "cyborg"), 0, command=2), "Y09")
    a.end_turn(own).asks("override", 0, rule="CID-113")  # the own Alert costs three


@pytest.mark.rule("CID-116", "CID-115")
def test_who_is_asked_first() -> None:
    s = a.coming(a.sail("cyborg", "diplomat", "ensign"), "Y09")
    a.give(a.give(s, 0, command=3), 1, command=4)
    a.give_plan(s, 2, "evasive_pattern")
    a.end_turn(s).asks("override", 0)
    s.answer(0, a.NO).asks("override", 1)
    s.answer(1, a.NO).asks("evasive", 2)
    s.answer(2, a.YES).asks("act", 2)
    assert a.table_of(s).shields == 10 and a.table_of(s).plans[2] == []


@pytest.mark.rule("CID-118")
def test_red_alerts_come_last_and_can_be_overridden() -> None:
    s = a.coming(a.give(a.sail("cyborg", "ensign"), 0, command=3), "R01")
    a.end_turn(s, a.YES).asks("act", 1)


# --- Hostile Aliens ----------------------------------------------------------------------------


@pytest.mark.rule("CID-119", "CID-120")
def test_alerts_place_aliens_which_then_stay_put() -> None:
    s = a.coming(a.sail("cyborg", "ensign"), "Y11", "Y09")
    a.end_turn(s)
    t = a.table_of(s)
    assert t.aliens[a.space("bridge")] == 1 and t.hurt == [0, 1]
    t.hurt[1] = 0
    a.again(s)
    a.end_turn(s)
    assert t.aliens[a.space("bridge")] == 1 and t.aboard == 1 and t.hurt == [0, 0]


@pytest.mark.rule("CID-121", "CID-122", "CID-123", "CID-157")
def test_beside_aliens_only_kill_and_teleport() -> None:
    s = a.invade(a.give(a.sail("cyborg", "hologram"), 0, tactical=1, science=1), "cpu_core")
    verbs = {v.verb_of(code) for (code,) in s.may(0)}
    assert verbs == {v.END, v.KILL, v.BEAM}
    a.refuse(s, v.MOVE, b=a.space("mid_corridor"), rule="CID-157")
    a.refuse(s, v.DRAW, rule="CID-121")
    a.do(s, v.BEAM, a=0, b=a.space("bridge"))
    assert a.table_of(s).at[0] == a.space("bridge")


@pytest.mark.rule("CID-124")
def test_cards_with_the_alien_symbol_work_beside_aliens() -> None:
    s = a.invade(a.give_tool(a.sail("cyborg", "admiral"), 0, "pulse_rifle"), "cpu_core")
    assert a.can(s, v.TOOL, a=a.tool("pulse_rifle"))
    a.give_tool(s, 0, "hyperspanner")
    a.break_down(s, "computers")
    a.refuse(s, v.TOOL, a=a.tool("hyperspanner"), b=n.COMPUTERS, rule="CID-124")


@pytest.mark.rule("CID-156")
def test_no_comm_system_beside_aliens() -> None:
    s = a.invade(a.give(a.sail("cyborg", "admiral"), 0, science=1), "cpu_core")
    a.refuse(s, v.SEND, a=1, b=n.SCIENCE, rule="CID-156")
    t = a.table_of(s)
    t.aliens[a.space("cpu_core")] = 0
    t.aboard = 0
    a.invade(s, "war_room")
    a.do(s, v.SEND, a=1, b=n.SCIENCE)  # the receiver may stand beside aliens (A55)


@pytest.mark.rule("CID-125", "CID-126")
def test_the_crewman_dies_and_is_replaced() -> None:
    s = a.coming(a.sail("cyborg", "crewman", "admiral"), "Y10")
    a.give_tool(a.give(a.stand(s, 1, "war_room"), 1, science=2), 1, "pulse_rifle")
    a.give_plan(s, 1, "eureka")
    a.end_turn(s)
    t = a.table_of(s)
    assert t.hurt == [0, 0, 1]  # the Admiral beside him is hurt, he is not: he died
    assert t.at[1] == a.space("bridge") and t.held(1) == 0 and t.plans[1] == []
    assert a.pod_tool(s, "pulse_rifle") and t.alive == [1, 1, 1]
    assert s.kinds().count("died") == 1
    away = a.coming(a.sail("cyborg", "crewman", "admiral"), "Y10")
    a.end_turn(away)
    assert "died" not in away.kinds()


@pytest.mark.rule("CID-127")
def test_the_soldier_zaps_a_whole_room() -> None:
    s = a.invade(a.sail("soldier", "cyborg"), "bridge", 3)
    a.do(s, v.ZAP, b=a.space("bridge"))
    assert a.table_of(s).aboard == 0
    other = a.invade(a.sail("tactical_officer", "cyborg"), "bridge", 3)
    a.do(other, v.ZAP, b=a.space("bridge"))
    assert a.table_of(other).aboard == 2


# --- anomalies ---------------------------------------------------------------------------------


@pytest.mark.rule("CID-128", "CID-129")
def test_anomalies_last_until_removed() -> None:
    s = a.coming(a.sail("admiral", "cyborg"), "Y19", "Y09")
    a.end_turn(s)
    assert a.table_of(s).anomalies == [a.alert("Y19")]
    a.stand(a.give(s, 1, science=4), 1, "science_lab")
    a.do(s, v.CURE, b=a.alert("Y19"))
    t = a.table_of(s)
    assert t.anomalies == [] and t.actions == 4 and a.hand(s, 1) == {}
    a.give(s, 1, science=4)
    a.refuse(s, v.CURE, b=a.alert("Y19"), rule="CID-129")


@pytest.mark.rule("CID-130", "CID-131", "CID-132")
@pytest.mark.parametrize(("id", "rule"), [("O22", "CID-130"), ("O23", "CID-131")])
def test_fear_and_anger_forbid_system_use(id: str, rule: str) -> None:
    s = a.in_play(a.stand(a.give(a.sail("ensign", "cyborg"), 0, science=1), 0, "cpu_core"), id)
    a.refuse(s, v.DRAW, rule=rule)
    a.refuse(s, v.BEAM, a=0, b=0, rule=rule)
    assert a.can(s, v.MOVE) and a.can(s, v.GIVE, a=1)  # not systems
    a.break_down(s, "internal_sensors")
    assert a.can(s, v.REPAIR)  # a repair is not a use (A06)
    a.stand(s, 0, "science_lab")
    assert a.can(s, v.SEND, a=1)
    a.turn_of(s, 1)
    assert a.can(s, v.DRAW)


@pytest.mark.rule("CID-130", "CID-131")
def test_social_emotions_ask_for_company() -> None:
    lonely = a.in_play(a.sail("ensign", "admiral", emotions="social"), "O22")
    a.refuse(lonely, v.BEAM, a=0, b=0, rule="CID-130")
    a.stand(lonely, 1, "bridge")
    assert a.can(lonely, v.BEAM)
    crowded = a.in_play(a.sail("ensign", "admiral", emotions="social"), "O23")
    assert a.can(crowded, v.BEAM)
    a.stand(crowded, 1, "bridge")
    a.refuse(crowded, v.BEAM, a=0, b=0, rule="CID-131")


@pytest.mark.rule("CID-133", "CID-134")
def test_strange_energies_bar_the_door_of_engineering() -> None:
    s = a.in_play(a.sail("chief_engineer", "cyborg"), "Y20")
    assert not a.can(s, v.MOVE) and a.can(s, v.BEAM, a=0)
    a.stand(s, 0, "aft_corridor")
    assert not a.can(s, v.MOVE, b=a.space("engineering")) and a.can(s, v.MOVE)
    a.turn_of(a.stand(s, 1, "aft_corridor"), 1)
    assert a.can(s, v.MOVE, b=a.space("engineering"))
    assert not a.can(s, v.CARRY, a=0, b=a.space("engineering"))  # it stops the other (A55)


@pytest.mark.rule("CID-133")
def test_strange_energies_lock_the_core_when_the_option_says_so() -> None:
    s = a.give(a.sail("chief_engineer", "cyborg", strange_energies="core_lock"), 0, engineering=3)
    assert a.can(s, v.CORE)
    a.in_play(s, "Y20")
    a.refuse(s, v.CORE, rule="CID-133")
    assert a.can(s, v.MOVE)


@pytest.mark.rule("CID-134", "CID-162")
def test_gravity_halves_the_walk_save_for_ensign_cyborg_and_lab() -> None:
    s = a.in_play(a.sail("admiral", "cyborg", "ensign"), "Y19")

    def far() -> int:
        t = a.table_of(s)
        return sum(1 for (code,) in s.may(t.now) if v.verb_of(code) == v.MOVE)

    assert far() == 1
    a.stand(s, 0, "science_lab")
    assert far() == 4
    assert (a.turn_of(s, 1), far())[1] == 4
    assert (a.turn_of(s, 2), far())[1] == 10


@pytest.mark.rule("CID-134")
def test_brain_parasite_and_time_dilation_spare_the_immune() -> None:
    s = a.coming(a.give(a.give(a.sail("admiral", "cyborg"), 0, command=6), 1, command=5), "Y21")
    a.end_turn(s, a.NO).asks("discard", 0)
    s.answer(0, n.COMMAND).asks("act", 1)
    assert a.hand(s, 0) == {"command": 5} and a.hand(s, 1) == {"command": 5}
    slow = a.in_play(a.sail("admiral", "cyborg"), "O24")
    assert a.table_of(a.turn_of(slow, 0)).actions == 3
    assert a.table_of(a.turn_of(slow, 1)).actions == 5
    a.stand(slow, 0, "science_lab")
    assert a.table_of(a.turn_of(slow, 0)).actions == 4


@pytest.mark.rule("CID-134", "CID-074")
def test_who_leaves_the_shelter_under_the_brain_parasite_may_hold_less() -> None:
    s = a.in_play(a.give(a.sail("admiral", "cyborg"), 0, command=6), "Y21")
    a.stand(s, 0, "science_lab")
    a.do(s, v.MOVE, b=a.space("aft_corridor")).asks("discard", 0)
    s.answer(0, n.COMMAND).asks("act", 0)
    assert a.hand(s, 0) == {"command": 5}


# --- ships and torpedoes -----------------------------------------------------------------------


@pytest.mark.rule("CID-135", "CID-136", "CID-138")
def test_a_torpedo_destroys_an_attached_ship_and_the_alert_still_comes() -> None:
    s = a.coming(a.in_play(a.give(a.sail("soldier", "cyborg"), 0, tactical=1), "Y17"), "Y09")
    a.do(s, v.FIRE, b=0)
    t = a.table_of(s)
    assert t.ships == [] and t.rack == 4 and t.actions == 3
    a.end_turn(s)
    assert t.shields == 9  # CID-138: not both


@pytest.mark.rule("CID-135", "CID-148")
def test_attached_ships_make_hits_worse() -> None:
    s = a.coming(a.in_play(a.sail("soldier", "cyborg"), "Y17", "Y18"), "Y09")
    a.end_turn(s)
    assert a.table_of(s).shields == 7


@pytest.mark.rule("CID-137", "CID-138")
def test_a_torpedo_can_evade_the_alert() -> None:
    s = a.coming(a.in_play(a.give(a.sail("soldier", "cyborg"), 0, tactical=1), "Y17"), "Y09", "Y05")
    a.do(s, v.EVADE)
    assert not a.can(s, v.EVADE)  # twice would do nothing (A17)
    a.end_turn(s).asks("act", 1)
    t = a.table_of(s)
    assert t.shields == 10 and t.ships == [a.alert("Y17")]
    assert t.queue == [a.alert("Y09"), a.alert("Y05")]  # it stays where it is (A16)


@pytest.mark.rule("CID-139", "CID-140")
def test_shooting_the_first_ship_in_the_queue_means_no_alert() -> None:
    s = a.coming(a.give(a.sail("soldier", "cyborg"), 0, tactical=1), "Y17", "Y09", "Y05")
    a.do(s, v.FIRE_QUEUE, b=0)
    a.end_turn(s).asks("act", 1)
    t = a.table_of(s)
    assert t.shields == 10 and t.queue == [a.alert("Y09"), a.alert("Y05")]
    assert not a.can(s, v.FIRE_QUEUE)


@pytest.mark.rule("CID-139", "CID-141")
def test_shooting_the_second_ship_leaves_the_first_alert() -> None:
    s = a.coming(a.give(a.sail("soldier", "cyborg"), 0, tactical=1), "Y09", "Y17", "Y05", "Y06")
    a.do(s, v.FIRE_QUEUE, b=1)
    a.end_turn(s).asks("act", 1)
    t = a.table_of(s)
    assert t.shields == 9 and t.queue == [a.alert("Y05"), a.alert("Y06")]


@pytest.mark.rule("CID-160", "CID-161")
def test_without_scanners_there_is_no_queue_to_shoot_at() -> None:
    s = a.coming(a.give(a.sail("soldier", "cyborg"), 0, tactical=1), "Y17", "Y18")
    a.break_down(s, "external_scanners")
    t = a.table_of(s)
    assert t.queue == [] and t.alert_discards == [a.alert("Y17"), a.alert("Y18")]
    a.refuse(s, v.FIRE_QUEUE, b=0, rule="CID-161")


@pytest.mark.rule("CID-136")
def test_the_flagship_takes_two_torpedoes() -> None:
    s = a.in_play(a.give(a.sail("soldier", "cyborg"), 0, tactical=1), "R06")
    a.do(s, v.FIRE, b=0)
    t = a.table_of(s)
    assert t.ships == [a.alert("R06")] and t.ship_marks == [1]
    a.do(s, v.FIRE, b=0)
    assert t.ships == [] and t.rack == 3
    t.rack = 0
    a.again(s)
    a.refuse(s, v.FIRE, b=0, rule="CID-061")


# --- upgrades ----------------------------------------------------------------------------------


@pytest.mark.rule("CID-142")
def test_research_costs_two_actions_and_four_science_in_the_lab() -> None:
    s = a.give(a.sail("cyborg", "admiral"), 0, science=4)
    a.refuse(s, v.RESEARCH, a=31, b=0, rule="CID-095")
    a.stand(s, 0, "science_lab")
    a.do(s, v.RESEARCH, a=31, b=a.upgrade("regenerative_shields"))
    t = a.table_of(s)
    assert t.active[a.upgrade("regenerative_shields")] == 1
    assert t.actions == 3 and a.hand(s, 0) == {}


@pytest.mark.rule("CID-143", "CID-144", "CID-145")
def test_two_slots_the_surgeon_needs_none_and_others_are_displaced() -> None:
    s = a.research(a.sail("cyborg", "admiral"), "regenerative_shields", "point_defence_grid")
    a.stand(a.give(s, 0, science=4), 0, "science_lab")
    epi, grid = a.upgrade("epinephrine_ventilation"), a.upgrade("point_defence_grid")
    assert not a.can(s, v.RESEARCH, a=31, b=epi)
    assert a.can(s, v.RESEARCH, a=31, b=a.upgrade("auto_surgeon"))
    a.do(s, v.RESEARCH, a=grid, b=epi)
    t = a.table_of(s)
    assert t.active[epi] == 1 and t.active[grid] == 0
    a.give(s, 0, science=4)
    assert a.can(s, v.RESEARCH, a=epi, b=grid)  # it can be researched again (A31)


@pytest.mark.parametrize("id", ["epinephrine_ventilation"])
def test_epinephrine_gives_everyone_an_action_from_the_next_turn(id: str) -> None:
    s = a.stand(a.give(a.sail("cyborg", "admiral"), 0, science=4), 0, "science_lab")
    a.do(s, v.RESEARCH, a=31, b=a.upgrade(id))
    assert a.table_of(s).actions == 3  # counted once, at the start (A56)
    a.end_turn(a.coming(s, "Y09"))
    assert a.table_of(s).actions == 5


def test_auto_surgeon_heals_on_arrival_and_at_the_start_unless_aliens_are_there() -> None:
    s = a.hurt(a.research(a.sail("cyborg", "telepath"), "auto_surgeon"), 0, 1)
    a.do(s, v.BEAM, a=0, b=a.space("infirmary"))
    t = a.table_of(s)
    assert t.hurt == [0, 1]
    a.invade(s, "infirmary")
    a.end_turn(a.coming(s, "Y09"))
    assert t.hurt[1] == 1  # the Telepath's turn began beside an alien
    t.aliens[a.space("infirmary")] = t.aboard = 0
    a.turn_of(s, 0)
    a.end_turn(a.coming(s, "Y05"))
    assert t.hurt[1] == 0


def test_regenerative_shields_and_memory_banks() -> None:
    s = a.stand(a.give(a.sail("cyborg", "admiral"), 0, tactical=2), 0, "bridge")
    a.research(s, "regenerative_shields", "quantum_memory_banks")
    t = a.table_of(s)
    t.shields = 5
    a.again(s)
    a.do(s, v.SHIELDS)
    assert t.shields == 7
    a.stand(s, 0, "cpu_core")
    a.do(s, v.DRAW)
    assert sum(t.hand[0]) == 3


@pytest.mark.parametrize(("ship", "left"), [((), 9), (("Y17",), 9)])
def test_point_defence_grid_helps_only_against_ships(ship: tuple[str, ...], left: int) -> None:
    s = a.research(a.in_play(a.sail("cyborg", "admiral"), *ship), "point_defence_grid")
    a.end_turn(a.coming(s, "Y09"))
    assert a.table_of(s).shields == left
