"""Every role: its ability, and when it does not work (CID-002, CID-050, CID-082)."""

from __future__ import annotations

import pytest
from tests.games.captain_is_dead import aboard as a

from quarterdeck.games.captain_is_dead.choices import codes as v
from quarterdeck.games.captain_is_dead.choices.costs import act_price
from quarterdeck.games.captain_is_dead.content import names as n

CARDS: dict[str, tuple[int, int, list[int]]] = {
    "admiral": (4, 6, [2, 0, 0, 0]),
    "first_officer": (4, 7, [1, 1, 0, 1]),
    "diplomat": (4, 6, [1, 1, 0, 0]),
    "tactical_officer": (4, 6, [0, 0, 0, 2]),
    "weapons_officer": (4, 6, [0, 1, 0, 1]),
    "soldier": (4, 6, [0, 1, 0, 1]),
    "chief_engineer": (4, 6, [0, 2, 0, 0]),
    "teleporter_chief": (4, 6, [0, 1, 1, 0]),
    "janitor": (4, 5, [0, 1, 0, 0]),
    "science_officer": (4, 6, [0, 1, 2, 0]),
    "scholar": (4, 7, [1, 1, 1, 0]),
    "medical_officer": (4, 6, [0, 1, 1, 0]),
    "counselor": (4, 8, [1, 1, 0, 0]),
    "telepath": (4, 6, [1, 1, 1, 0]),
    "cyborg": (5, 6, [0, 0, 0, 0]),
    "hologram": (4, 6, [0, 1, 1, 0]),
    "ensign": (4, 4, [0, 1, 0, 0]),
    "crewman": (4, 6, [1, 1, 1, 1]),
}


@pytest.mark.rule("CID-019", "CID-056", "CID-071")
@pytest.mark.parametrize("id", CARDS)
def test_the_card(id: str) -> None:
    role = a.C.roles[a.role(id)]
    assert (role.actions, role.hand, role.discounts) == CARDS[id]


def test_every_role_is_here() -> None:
    assert [r.id for r in a.C.roles] == list(CARDS)


def test_admiral_uses_the_journal_from_anywhere() -> None:
    s = a.stand(a.sail("admiral", "cyborg"), 0, "cargo_hold")
    a.do(s, v.JOURNAL)
    assert len(a.table_of(s).plans[0]) == 1 and a.table_of(s).actions == 2
    a.hurt(s, 0)
    a.refuse(s, v.JOURNAL, rule="CID-081")
    beset = a.invade(a.stand(a.sail("admiral", "cyborg"), 0, "cargo_hold"), "cargo_hold")
    a.refuse(beset, v.JOURNAL, rule="CID-121")
    afraid = a.in_play(a.sail("admiral", "cyborg"), "O22")
    a.refuse(afraid, v.JOURNAL, rule="CID-130")  # it runs through a system (A58)


def test_first_officer_gives_an_action_once_a_turn() -> None:
    s = a.sail("first_officer", "cyborg")
    a.do(s, v.DELEGATE, a=1)
    t = a.table_of(s)
    assert t.actions == 3
    a.refuse(s, v.DELEGATE, a=1, rule="CID-050")
    a.end_turn(a.coming(s, "Y09"))
    assert t.actions == 6 and t.promised == [0, 0]
    assert not a.can(s, v.DELEGATE)  # the Cyborg cannot
    hurt = a.hurt(a.sail("first_officer", "cyborg"), 0)
    assert a.can(hurt, v.DELEGATE)
    assert not a.can(a.invade(hurt, "war_room"), v.DELEGATE)


def test_diplomat_only_for_alerts_of_others() -> None:
    s = a.coming(a.give(a.sail("cyborg", "diplomat"), 1, command=3), "Y09")
    a.end_turn(s).asks("override", 1, rule="CID-116")
    telepath = a.coming(a.give(a.sail("cyborg", "telepath"), 1, command=5), "Y09")
    a.end_turn(telepath).asks("act", 1)


def test_tactical_officer_draws_after_a_shield_repair() -> None:
    s = a.stand(a.sail("tactical_officer", "cyborg"), 0, "bridge")
    a.table_of(s).shields = 5
    a.do(a.again(s), v.SHIELDS)
    assert sum(a.table_of(s).hand[0]) == 2
    dark = a.break_down(a.stand(a.sail("tactical_officer", "cyborg"), 0, "bridge"), "computers")
    a.table_of(dark).shields = 5
    a.do(a.again(dark), v.SHIELDS)
    assert sum(a.table_of(dark).hand[0]) == 0 and "no_skills" in dark.kinds()


def test_weapons_officer_makes_and_fires_cheaper() -> None:
    t = a.table_of(a.sail("weapons_officer", "soldier"))
    assert act_price(t, 0, n.MAKE) == [1, 0, 1, 0, 0]
    assert act_price(t, 0, n.FIRE) == [1, 0, 0, 0, 0]
    assert act_price(t, 1, n.MAKE) == [2, 0, 1, 0, 0]


def test_soldier_sweeps_the_own_space_only() -> None:
    s = a.invade(a.invade(a.sail("soldier", "cyborg"), "armory", 3), "bridge")
    a.do(s, v.KILL)
    t = a.table_of(s)
    assert t.aliens[a.space("armory")] == 0 and t.aboard == 1
    other = a.invade(a.sail("tactical_officer", "cyborg"), "armory", 3)
    a.do(other, v.KILL)
    assert a.table_of(other).aboard == 2


def test_chief_engineer_repairs_the_core_for_one_action() -> None:
    s = a.give(a.sail("chief_engineer", "cyborg"), 0, engineering=3)
    a.do(s, v.CORE)
    assert a.table_of(s).actions == 3
    assert act_price(a.table_of(s), 1, n.REPAIR_CORE) == [2, 0, 5, 0, 0]


def test_teleporter_chief_has_two_free_beams_also_injured_and_beset() -> None:
    s = a.invade(a.hurt(a.sail("teleporter_chief", "cyborg"), 0), "engineering")
    a.do(s, v.BEAM, a=0, b=a.space("bridge"))
    a.do(s, v.BEAM, a=0, b=a.space("armory"))
    assert a.table_of(s).actions == 4
    a.do(s, v.BEAM, a=0, b=a.space("bridge"))
    assert a.table_of(s).actions == 3


@pytest.mark.rule("CID-068")
def test_janitor_pays_skills_with_actions() -> None:
    s = a.stand(a.give(a.sail("janitor", "cyborg"), 0, tactical=1), 0, "armory")
    a.do(s, v.MAKE).asks("pay", 0, rule="CID-068")  # 2 actions, 1 Engineering, 1 Tactical
    mine = s.sees(0)["decision"]["mine"]["space"]
    assert mine["cheapest"] == [64, 65]  # actions rather than the card
    s.answer(0, n.TACTICAL * 16, 64).asks("act", 0)
    t = a.table_of(s)
    assert t.actions == 1 and t.rack == 6 and a.hand(s, 0) == {}


def test_janitor_has_an_action_more_with_a_tool_but_none_for_overrides() -> None:
    s = a.give_tool(a.sail("janitor", "cyborg"), 0, "pulse_rifle")
    assert a.table_of(s).actions == 4
    assert a.table_of(a.turn_of(s, 0)).actions == 5
    a.end_turn(a.coming(s, "Y09")).asks("act", 1)  # actions never pay for an override (A50)


def test_janitor_cannot_pay_with_actions_that_are_not_there() -> None:
    s = a.sail("janitor", "cyborg")
    a.table_of(s).actions = 4
    a.again(s)
    a.refuse(s, v.CORE, rule="CID-068")  # 2 actions and 5 Engineering
    a.give(s, 0, engineering=3)
    assert a.can(s, v.CORE)


def test_science_officer_researches_fast() -> None:
    t = a.table_of(a.sail("science_officer", "scholar"))
    assert act_price(t, 0, n.RESEARCH_UPGRADE) == [1, 0, 0, 2, 0]
    assert act_price(t, 0, n.CURE) == [0, 0, 0, 2, 0]
    assert act_price(t, 1, n.CURE) == [1, 0, 0, 3, 0]


def test_scholar_draws_for_anyone_once_a_turn() -> None:
    s = a.sail("scholar", "cyborg")
    a.do(s, v.WISDOM).asks("recipient", 0)
    s.answer(0, 1).asks("act", 0)
    assert sum(a.table_of(s).hand[1]) == 1 and a.table_of(s).actions == 3
    a.refuse(s, v.WISDOM, rule="CID-050")
    dark = a.break_down(a.sail("scholar", "cyborg"), "computers")
    a.refuse(dark, v.WISDOM, rule="CID-050")


def test_medical_officer_heals_in_the_same_space() -> None:
    s = a.hurt(a.stand(a.sail("medical_officer", "cyborg"), 0, "cpu_core"), 1)
    a.do(s, v.MEDIC, a=1)
    assert a.table_of(s).hurt == [0, 0] and a.table_of(s).actions == 3
    a.refuse(s, v.MEDIC, a=1, rule="CID-082")
    beset = a.hurt(a.invade(a.sail("medical_officer", "cyborg"), "infirmary"), 0)
    a.refuse(beset, v.MEDIC, a=0, rule="CID-121")


def test_counselor_swaps_with_the_discards_once_a_turn() -> None:
    s = a.give(a.sail("counselor", "cyborg"), 0, command=2)
    t = a.table_of(s)
    a.refuse(s, v.REFRAME, a=0, b=1, rule="CID-050")  # nothing was discarded yet
    t.deck.remove(n.ENGINEERING)
    t.discards[n.ENGINEERING] += 1
    a.do(a.again(s), v.REFRAME, a=n.COMMAND, b=n.ENGINEERING)
    assert a.hand(s, 0) == {"command": 1, "engineering": 1} and t.actions == 4
    a.refuse(s, v.REFRAME, a=0, b=1, rule="CID-050")


def test_telepath_needs_no_comm_system_but_no_aliens_beside() -> None:
    s = a.break_down(a.give(a.sail("telepath", "cyborg"), 1, science=1), "comm_system", 2)
    a.do(s, v.MIND_TAKE, a=1, b=n.SCIENCE)
    a.do(s, v.MIND_GIVE, a=1, b=n.SCIENCE)
    assert a.hand(s, 1) == {"science": 1} and a.table_of(s).actions == 2
    a.invade(s, "infirmary")
    a.refuse(s, v.MIND_TAKE, a=1, b=n.SCIENCE, rule="CID-121")


@pytest.mark.rule("CID-134")
def test_cyborg_ignores_anomalies() -> None:
    s = a.in_play(a.sail("cyborg", "soldier"), "O22", "O24", "Y19", "Y21")
    assert a.can(s, v.DRAW)
    assert a.table_of(a.turn_of(s, 0)).actions == 5
    assert a.table_of(a.turn_of(s, 1)).actions == 3


def test_hologram_is_never_injured() -> None:
    s = a.coming(a.sail("hologram", "cyborg"), "Y14")
    a.end_turn(s)
    assert a.table_of(s).hurt == [0, 1]


@pytest.mark.rule("CID-162")
def test_ensign_runs_and_learns() -> None:
    s = a.stand(a.sail("ensign", "cyborg"), 0, "engineering")
    assert a.can(s, v.MOVE, b=a.space("bridge"))
    a.stand(s, 0, "cpu_core")
    a.do(s, v.DRAW)
    assert sum(a.table_of(s).hand[0]) == 1 + a.table_of(s).options.skill_draw


@pytest.mark.rule("CID-067")
def test_crewman_has_every_discount() -> None:
    t = a.table_of(a.sail("crewman", "cyborg"))
    assert act_price(t, 0, n.REINSTALL) == [2, 0, 0, 3, 1]
    assert act_price(t, 0, n.REPAIR_CORE) == [2, 0, 4, 0, 0]
