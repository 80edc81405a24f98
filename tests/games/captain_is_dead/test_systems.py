"""Systems, repair, destruction, Battle Plans (CID-091 to CID-110)."""

from __future__ import annotations

import pytest
from tests.games.captain_is_dead import aboard as a

from quarterdeck.games.captain_is_dead.choices import codes as v
from quarterdeck.games.captain_is_dead.content import names as n


@pytest.mark.rule("CID-091", "CID-092")
@pytest.mark.parametrize(
    ("id", "verb"), [("teleporter", v.BEAM), ("comm_system", v.SEND), ("computers", v.DRAW)]
)
def test_a_system_must_be_online(id: str, verb: int) -> None:
    s = a.give(a.sail("cyborg", "admiral"), 0, science=1)
    assert a.can(s, verb)
    a.break_down(s, id)
    assert a.table_of(s).state[a.system(id)] == 1
    a.refuse(s, verb, a=1, b=n.SCIENCE, rule="CID-091")


@pytest.mark.rule("CID-091", "CID-092")
def test_sensors_and_tube_offline() -> None:
    s = a.break_down(a.sail("cyborg", "admiral"), "internal_sensors")
    assert a.table_of(s).row == []
    a.refuse(s, v.FACE_UP, rule="CID-091")
    tube = a.give(a.stand(a.sail("cyborg", "admiral"), 0, "armory"), 0, tactical=1)
    assert a.can(tube, v.EVADE)
    a.break_down(tube, "torpedo_tube")
    a.refuse(tube, v.EVADE, rule="CID-091")


@pytest.mark.rule("CID-093")
def test_the_scanners_work_by_themselves() -> None:
    s = a.coming(a.sail("cyborg", "ensign"), "Y09", "Y05", "Y06")
    a.end_turn(s)
    assert len(a.table_of(s).queue) == 2
    a.break_down(s, "external_scanners")
    a.end_turn(s)
    assert a.table_of(s).queue == []


@pytest.mark.rule("CID-094", "CID-095")
def test_active_systems_cost_and_some_work_remotely() -> None:
    s = a.give(a.stand(a.sail("cyborg", "admiral"), 0, "cargo_hold"), 0, science=1)
    a.do(s, v.SEND, a=1, b=n.SCIENCE)
    a.do(s, v.BEAM, a=0, b=a.space("bridge"))
    t = a.table_of(s)
    assert t.actions == 3 and a.hand(s, 1) == {"science": 1}
    a.refuse(s, v.DRAW, rule="CID-095")


@pytest.mark.rule("CID-096", "CID-163")
def test_the_teleporter_chief_needs_the_teleporter_and_the_own_turn() -> None:
    s = a.sail("teleporter_chief", "cyborg")
    for left in (4, 4, 3):
        to = a.space("bridge") if a.table_of(s).at[1] != a.space("bridge") else a.space("armory")
        a.do(s, v.BEAM, a=1, b=to)
        assert a.table_of(s).actions == left
    a.break_down(s, "teleporter")
    a.refuse(s, v.BEAM, a=1, b=a.space("war_room"), rule="CID-091")
    other = a.turn_of(a.sail("teleporter_chief", "cyborg"), 1)
    a.do(other, v.BEAM, a=0, b=a.space("bridge"))
    assert a.table_of(other).actions == 4  # another's turn: the Chief gives nothing
    s.asks("act", 0)


@pytest.mark.rule("CID-096")
def test_the_hologram_shuts_down_with_the_computers() -> None:
    s = a.coming(a.sail("admiral", "hologram", "ensign"), "Y04", "Y09")
    a.end_turn(s).asks("act", 2)  # the Hologram's turn is its Alert and no more
    t = a.table_of(s)
    assert t.shields == 9 and t.turn >= 2
    assert "shut_down" in s.kinds()


@pytest.mark.rule("CID-097", "CID-098")
@pytest.mark.parametrize(
    ("id", "room", "skills"),
    [
        ("teleporter", "engineering", {"engineering": 1}),
        ("comm_system", "bridge", {"command": 1}),
        ("external_scanners", "bridge", {"tactical": 1}),
        ("computers", "cpu_core", {"science": 1}),
        ("internal_sensors", "cpu_core", {"science": 1}),
        ("torpedo_tube", "armory", {"tactical": 1}),
    ],
)
def test_repairs_cost_what_the_offline_side_says(
    id: str, room: str, skills: dict[str, int]
) -> None:
    s = a.break_down(a.sail("cyborg", "admiral"), id)
    a.stand(a.give(s, 0, **skills), 0, room)
    a.do(s, v.REPAIR, b=a.system(id))
    t = a.table_of(s)
    assert t.state[a.system(id)] == 0 and t.actions == 4 and a.hand(s, 0) == {}
    poor = a.stand(a.break_down(a.sail("cyborg", "admiral"), id), 0, room)
    a.refuse(poor, v.REPAIR, b=a.system(id), rule="CID-068")
    far = a.give(a.break_down(a.sail("cyborg", "admiral"), id), 0, **skills)
    a.stand(far, 0, "cargo_hold")
    a.refuse(far, v.REPAIR, b=a.system(id), rule="CID-097")


@pytest.mark.rule("CID-098", "CID-028", "CID-029")
def test_what_comes_back_with_a_system() -> None:
    s = a.sail("crewman", "cyborg")
    a.stand(a.break_down(a.break_down(s, "computers"), "internal_sensors"), 0, "cpu_core")
    t = a.table_of(s)
    assert t.deck == [] and t.row == []
    a.do(s, v.REPAIR, b=n.COMPUTERS)
    assert len(t.deck) > 20 and sum(t.discards) == 0
    a.do(s, v.REPAIR, b=n.SENSORS)
    assert len(t.row) == 3


@pytest.mark.rule("CID-099", "CID-100")
def test_a_shield_repair() -> None:
    s = a.stand(a.give(a.sail("cyborg", "admiral"), 0, tactical=4), 0, "bridge")
    a.refuse(s, v.SHIELDS, rule="CID-100")  # at 100%
    t = a.table_of(s)
    t.shields = 4
    a.again(s)
    a.do(s, v.SHIELDS)
    assert t.shields == 5 and t.actions == 3 and a.hand(s, 0) == {"tactical": 2}


@pytest.mark.rule("CID-099", "CID-101")
def test_a_core_repair() -> None:
    s = a.stand(a.give(a.sail("cyborg", "admiral"), 0, engineering=5), 0, "engineering")
    t = a.table_of(s)
    before = t.core
    a.do(s, v.CORE)
    assert t.core == before - 1 and t.actions == 3 and a.hand(s, 0) == {}
    a.refuse(s, v.CORE, rule="CID-068")


@pytest.mark.rule("CID-102", "CID-103")
def test_only_the_word_destroys() -> None:
    s = a.break_down(a.sail("cyborg", "ensign"), "teleporter")
    a.end_turn(a.coming(s, "Y05"))
    assert a.table_of(s).state[n.TELEPORTER] == 1  # offline and damaged again: still offline
    a.end_turn(a.coming(s, "O06"))
    assert a.table_of(s).state[n.TELEPORTER] == 2
    a.end_turn(a.coming(s, "Y08"))
    assert a.table_of(s).state[n.TELEPORTER] == 2


@pytest.mark.rule("CID-104", "CID-105", "CID-159")
def test_reinstalling() -> None:
    s = a.break_down(a.sail("counselor", "cyborg"), "teleporter", 2)
    a.stand(a.give(s, 0, tactical=2, science=4), 0, "engineering")
    a.refuse(s, v.REPAIR, b=n.TELEPORTER, rule="CID-159")
    a.refuse(s, v.BEAM, a=0, b=0, rule="CID-159")
    a.do(s, v.REINSTALL, b=n.TELEPORTER)
    t = a.table_of(s)
    assert t.state[n.TELEPORTER] == 0 and t.actions == 2 and a.hand(s, 0) == {}
    a.refuse(s, v.REINSTALL, b=n.TELEPORTER, rule="CID-104")


@pytest.mark.rule("CID-106", "CID-110")
def test_an_empty_plan_deck_stays_empty() -> None:
    s = a.stand(a.give(a.sail("cyborg", "admiral"), 0, command=2), 0, "war_room")
    t = a.table_of(s)
    t.plan_discards, t.plan_deck = t.plan_deck, []
    a.again(s)
    a.refuse(s, v.JOURNAL, rule="CID-110")


@pytest.mark.rule("CID-107", "CID-109")
def test_a_plan_works_once_and_beats_other_rules() -> None:
    s = a.give_plan(a.sail("cyborg", "admiral"), 0, "auxiliary_power")
    a.table_of(s).shields = 5
    a.in_play(a.invade(a.hurt(s, 0), "cpu_core"), "O22")
    a.do(s, v.PLAN, a=a.plan("auxiliary_power"))
    t = a.table_of(s)
    assert t.shields == 8 and t.actions == 5 and t.plans[0] == []
    assert a.plan("auxiliary_power") in t.plan_discards


@pytest.mark.rule("CID-158", "CID-159")
def test_only_the_plan_that_says_so_brings_back_the_destroyed() -> None:
    s = a.give_plan(a.break_down(a.sail("cyborg", "admiral"), "teleporter", 2), 0, "jury_rig")
    assert not a.can(s, v.PLAN)
    a.give_plan(s, 0, "spare_parts_locker")
    a.do(s, v.PLAN, a=a.plan("spare_parts_locker"), b=n.TELEPORTER)
    assert a.table_of(s).state[n.TELEPORTER] == 0


@pytest.mark.rule("CID-154")
def test_the_hologram_may_own_plans() -> None:
    s = a.stand(a.give(a.sail("hologram", "admiral"), 0, command=1), 0, "war_room")
    a.do(s, v.JOURNAL)
    assert len(a.table_of(s).plans[0]) == 1
