"""People and things that are unseen or gone: cloaks, clones, robots, pods, wrecked sections."""

from __future__ import annotations

import pytest
from tests.games.shallow_space.ships import (
    battle,
    do,
    drop_shields,
    end_turn,
    fire,
    give,
    hit,
    level,
    may,
    no,
    play,
    put,
    refresh,
    step,
    table_of,
    where,
)

from quarterdeck.games.shallow_space import GAME, verbs
from quarterdeck.games.shallow_space.choices import deeds
from quarterdeck.games.shallow_space.content import (
    BRIDGE,
    DECOY,
    FIRST_POD,
    HULL_F,
    HULL_L,
    HULL_R,
    PLASMA_GRENADE,
    POD_L,
    REPAIR_1,
    SHIELDS_UP,
    SHORT_RANGE_TELEPORT,
    STRUT_L,
    TELEPORT,
)
from quarterdeck.games.shallow_space.effects.crew_cards import clone_pretends
from quarterdeck.games.shallow_space.table import NOWHERE, SpaceTable
from quarterdeck.kit.rng import fresh
from quarterdeck.kit.testing.scene import Scene


def cloak(s: Scene, seat: int) -> SpaceTable:
    """Somebody is out of sight, and the clone is gone."""
    t = table_of(s)
    verbs.cloak(t, seat, 4)
    t.clone_at[seat] = NOWHERE
    refresh(s)
    return t


@pytest.mark.rule("SB-017")
def test_a_section_that_is_critical_already_has_no_clock() -> None:
    s = battle()
    t = table_of(s)
    drop_shields(s)
    hit(s, 1, (HULL_L, 2))
    end_turn(end_turn(s))  # one tick
    put(s, 4, 1, STRUT_L)
    s.chance(7, HULL_L)
    fire(s, 0, 0, 1)
    assert level(s, 1, HULL_L) == 3
    put(s, 4, 1, HULL_L)
    end_turn(end_turn(s))
    assert t.health[4] == 3, "nothing more happens to who is in it"


@pytest.mark.rule("SB-082")
def test_an_unseen_enemy_on_the_bridge_keeps_the_ship() -> None:
    for seat, owner in ((4, 1), (1, 0)):  # an enemy, a team-mate
        s = battle()
        put(s, 3, 1, HULL_F)
        put(s, 0, 1, BRIDGE)
        put(s, seat, 1, BRIDGE)
        t = cloak(s, seat)
        do(s, 0, deeds.TAKE_OVER)
        end_turn(s)
        assert t.owner[1] == owner
        assert bool(s.heard(5, "held")) == (owner == 1)


@pytest.mark.rule("SB-122", "SB-126")
def test_a_hop_into_somebody_unseen_costs_neither_card_nor_step() -> None:
    s = battle()
    put(s, 4, 0, BRIDGE)
    put(s, 0, 0, TELEPORT)
    t = cloak(s, 4)
    give(s, 1, SHORT_RANGE_TELEPORT)
    play(s, 1, SHORT_RANGE_TELEPORT, 0, BRIDGE)
    assert where(s, 1) == (0, HULL_L) and t.steps[1] == 0
    assert t.hand[1] == [SHORT_RANGE_TELEPORT] and not t.cloak[4]


@pytest.mark.rule("SB-109", "SB-120", "SB-132")
def test_a_grenade_takes_clones_and_robots_where_it_goes_off_and_nowhere_else() -> None:
    s = battle()
    t = table_of(s)
    put(s, 1, 1, STRUT_L)
    for seat, spot in ((3, 16 + HULL_F), (4, 16 + HULL_L)):
        verbs.cloak(t, seat, 4)
        t.place[seat], t.clone_at[seat], t.robot[seat] = 16 + POD_L, spot, spot
    give(s, 1, PLASMA_GRENADE)
    s.chance(5)
    play(s, 1, PLASMA_GRENADE, 0, HULL_L)
    assert t.clone_at[3:5] == [16 + HULL_F, NOWHERE] == t.robot[3:5]
    assert t.cloak[3] and t.cloak[4] and t.health[4] == 3


@pytest.mark.rule("SB-120")
def test_a_clone_that_looks_whole_is_never_healed() -> None:
    for health in (3, 2):
        s = battle()
        give(s, 1, DECOY)
        table_of(s).health[1] = health
        play(s, 1, DECOY)
        looks: set[int] = set()
        for seed in range(40):
            twin = table_of(s).clone()
            twin.rng = fresh(f"{seed}")
            clone_pretends(twin, 1)
            looks.add(twin.guise[1][0])
        assert looks == {health, 3}


@pytest.mark.rule("SB-105")
def test_pods_of_the_own_team_are_no_targets() -> None:
    s = battle()
    t = table_of(s)
    verbs.open_pod(t, 1)
    verbs.open_pod(t, 4)
    refresh(s)
    assert may(s, 0, deeds.FIRE, 0, FIRST_POD + 4) and not may(s, 0, deeds.FIRE, 0, FIRST_POD + 1)
    assert {o["target"] for o in s.sees(0)["view"]["odds"]} == {1, FIRST_POD + 4}


@pytest.mark.rule("SB-132")
def test_the_robot_of_the_dead_is_gone() -> None:
    s = battle()
    t = table_of(s)
    t.robot[1], t.robot[2] = HULL_R, HULL_R
    verbs.bury(t, 1, "SB-013")
    assert t.robot[1:3] == [NOWHERE, HULL_R]
    at = {"ship": 0, "section": HULL_R}
    assert s.sees(0)["view"]["robots"] == [{"seat": 2, "at": at}]
    assert s.sees(4)["view"]["robots"] == [{"seat": -1, "at": at}]


@pytest.mark.rule("SB-166")
def test_under_a_virus_even_a_whole_shield_may_be_restored() -> None:
    s = battle()
    give(s, 0, SHIELDS_UP)
    assert not may(s, 0, deeds.PLAY, SHIELDS_UP)
    table_of(s).virus[0] = 2
    refresh(s)
    assert may(s, 0, deeds.PLAY, SHIELDS_UP)


@pytest.mark.rule("SB-036")
def test_the_crew_sees_which_lasers_of_its_ship_have_fired() -> None:
    s = battle()
    end_turn(s)
    s.chance(0)
    fire(s, 3, 1, 0)
    assert [ship["fired"] for ship in s.sees(5)["view"]["ships"]] == [None, [0, 1]]


@pytest.mark.rule("SB-113", "SB-121")
def test_who_finds_a_charge_unseen_is_not_named() -> None:
    for unseen in (False, True):
        s = battle()
        t = table_of(s)
        t.charges.append([STRUT_L, 1, 2, 1])  # set by somebody unseen of team 2
        if unseen:
            cloak(s, 1)
        s.hush()
        step(s, 1, STRUT_L)
        assert t.charges[0][3] == 0, "now all know of it"
        found = s.heard(4, "charge_found")
        assert [e.seat for e in found] == [-1 if unseen else 1]
        assert ("{p1}" in GAME.words.event(found[0])) != unseen


@pytest.mark.rule("SB-090", "SB-166")
def test_no_refusal_betrays_what_a_virus_hides() -> None:
    said: set[str] = set()
    for damage in range(4):
        s = battle()
        give(s, 1, REPAIR_1)
        hit(s, 0, (HULL_L, damage))
        table_of(s).virus[0] = 2
        refresh(s)
        for ship in (1, 63):  # no such deed is ever offered
            said.add(no(s, "SB-088", 1, deeds.PLAY, REPAIR_1, ship, HULL_L))
    assert len(said) == 1


@pytest.mark.rule("SB-121", "SB-122", "SB-132")
def test_a_robot_that_runs_into_somebody_unseen_does_not_say_whose_it_is() -> None:
    s = battle()
    t = table_of(s)
    t.robot[2] = HULL_R
    put(s, 4, 0, TELEPORT)
    cloak(s, 4)
    s.hush()
    do(s, 2, deeds.ROBOT_STEP, c=TELEPORT)
    assert not t.cloak[4] and (t.robot[2], t.robot_steps[2]) == (HULL_R, 0), "the attempt fails"
    bumped = s.heard(5, "bumped")[0]
    assert bumped.seat == -1
    assert GAME.words.event(bumped).startswith("A robot ran into somebody")
