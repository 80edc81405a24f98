"""What is on view for everybody, for the team, and for nobody (section 4 of the plan)."""

from __future__ import annotations

import pytest
from tests.games.shallow_space.ships import (
    armed,
    battle,
    do,
    drop_shields,
    end_turn,
    fire,
    give,
    hit,
    may,
    play,
    put,
    refresh,
    step,
    table_of,
    where,
)

from quarterdeck.games.shallow_space import GAME
from quarterdeck.games.shallow_space.choices import deeds
from quarterdeck.games.shallow_space.content import (
    DECOY,
    ENGINEERING,
    GAS_MISSILE,
    HEAL,
    HULL_F,
    HULL_L,
    LASER_L,
    LOCK_ON,
    NANO_REPAIR,
    POD_L,
    REDSHIRT,
    SENSOR_VIRUS,
    SHIELDS_UP,
    STRUT_L,
    TELEPORT,
)
from quarterdeck.games.shallow_space.table import SpaceTable
from quarterdeck.kit.rng import fresh
from quarterdeck.kit.seat import ORACLE, WATCHER

HERE = {"ship": 0, "section": HULL_L}


@pytest.mark.rule("SB-007")
def test_what_lies_about_is_seen_by_all() -> None:
    s = battle()
    t = table_of(s)
    t.fields, t.fires = [[HULL_L, 1, 2]], [[HULL_L, 1, 3]]
    t.charges, t.robot[2] = [[HULL_L, 1, 2, 0]], HULL_L
    t.evasive[1], t.emp[1], t.gas[0] = 1, 3, 2
    refresh(s)
    for seat in (0, 4, WATCHER):
        view = s.sees(seat)["view"]
        assert view["fields"] == [{"at": HERE, "team": 1, "points": 2}]
        assert view["fires"] == [{"at": HERE, "team": 1, "turns": 3}]
        assert view["charges"] == [{"at": HERE, "team": 1, "turns": 2}]
        whose = 2 if seat == 0 else -1  # whose a robot is, its crew knows
        assert view["robots"] == [{"seat": whose, "at": HERE}]
        assert [ship["evasive"] for ship in view["ships"]] == [False, True]
        assert view["emp"] == [0, 3] and view["ships"][0]["gas"] == 2
    assert [s.sees(seat)["view"]["team"] for seat in (0, 4, WATCHER)] == [0, 1, None]


@pytest.mark.rule("SB-056", "SB-070")
def test_plans_offers_boosts_and_hands_are_the_teams() -> None:
    s = battle()
    give(s, 1, HEAL)
    give(s, 2, REDSHIRT)
    give(s, 0, LOCK_ON)
    play(s, 0, LOCK_ON)
    s.chance(0)
    fire(s, 0, 1, 1)
    do(s, 1, deeds.OFFER, HEAL, 2)
    do(s, 2, deeds.GIVE_BACK, REDSHIRT, 1)
    view = s.sees(2)["view"]
    assert view["offers"] == [{"from": 1, "to": 2, "card": HEAL, "back": REDSHIRT}]
    assert view["ships"][0]["fired"] == [0, 1] and view["ships"][0]["boosts"][0] == 1
    assert view["people"][0]["private"]["locked"] and view["hands"][1]["crew"] == [HEAL]
    for seat in (4, WATCHER):
        view = s.sees(seat)["view"]
        assert view["offers"] == [] and view["hands"][:3] == [None] * 3
        assert view["ships"][0]["fired"] is None and view["ships"][0]["boosts"] is None
        assert all(p["private"] is None for p in view["people"][:3])
        assert [e.kind for e in s.heard(seat)] == ["played", "fired"]
    assert view["people"][1]["crew_cards"] == 1


@pytest.mark.rule("SB-056")
def test_where_the_table_plays_so_a_hand_is_its_owners_only() -> None:
    s = battle(hands="owner")
    give(s, 1, HEAL)
    assert s.sees(1)["view"]["hands"][1]["crew"] == [HEAL]
    assert s.sees(2)["view"]["hands"][1] is None
    assert s.sees(2)["view"]["people"][1]["private"] is not None, "plans are still the team's"
    assert GAME.view(s.table, ORACLE)["hands"][1]["crew"] == [HEAL]


@pytest.mark.rule("SB-065", "SB-166")
def test_a_roll_is_read_out_unless_a_virus_is_on_either_ship() -> None:
    for sick, kind in ((-1, "fired"), (0, "fired_unread"), (1, "fired_unread")):
        s = battle()
        drop_shields(s)
        if sick >= 0:
            table_of(s).virus[sick] = 2
            refresh(s)
        s.chance(6, POD_L)
        fire(s, 0, 0, 1)
        [told] = [e for e in s.heard(4) if e.kind.startswith("fired")]
        assert told.kind == kind
        assert told.things == ((0, 0, 1, 7, 0, 1) if sick < 0 else (0, 0, 1, 1))


@pytest.mark.rule("SB-166")
def test_under_a_virus_repairs_of_the_whole_ship_are_always_open() -> None:
    for levels in ((), ((HULL_F, 2),), ((ENGINEERING, 3),)):
        s = armed(NANO_REPAIR, SHIELDS_UP)
        table_of(s).virus[0] = 2
        hit(s, 0, *levels)
        assert may(s, 0, deeds.PLAY, NANO_REPAIR) and may(s, 0, deeds.PLAY, SHIELDS_UP)
        play(s, 0, NANO_REPAIR)
        works = table_of(s).damage[ENGINEERING] < 3
        assert table_of(s).damage[HULL_F] == 0 and NANO_REPAIR in table_of(s).captain_discards
        assert works or not s.heard(0, "mended")


@pytest.mark.rule("SB-166", "SB-173")
def test_gas_that_a_virus_covers_does_not_tell_how_engineering_is() -> None:
    shown: list[list[int]] = []
    for engineering in (0, 3):
        s = armed(GAS_MISSILE, SENSOR_VIRUS)
        t = table_of(s)
        s.chance(7)
        play(s, 0, GAS_MISSILE, 1)
        play(s, 0, SENSOR_VIRUS, 1)
        hit(s, 1, (ENGINEERING, engineering))
        end_turn(end_turn(s))
        assert t.gas[1] == (2 if engineering == 0 else 3)
        shown.append([s.sees(seat)["view"]["ships"][1]["gas"] for seat in (0, 4, WATCHER)])
        assert GAME.view(t, ORACLE)["ships"][1]["gas"] == t.gas[1]
    assert shown[0] == shown[1] and all(shown[0])


@pytest.mark.rule("SB-120", "SB-026")
def test_whoever_lands_on_a_clone_finds_nothing() -> None:
    s = battle()
    t = table_of(s)
    drop_shields(s)
    give(s, 1, DECOY)
    play(s, 1, DECOY)
    step(s, 1, STRUT_L)
    end_turn(s)
    put(s, 4, 1, TELEPORT)
    t.clone_at[1] = HULL_F
    refresh(s)
    s.chance(0)  # the first room that is truly empty
    do(s, 4, deeds.BEAM, 0, 0)
    assert where(s, 4) == (0, HULL_F) and t.clone_at[1] == -1 and t.cloak[1]
    assert s.heard(5, "clone_gone")


@pytest.mark.rule("SB-121")
def test_an_imagined_world_knows_only_the_own_hidden_charges() -> None:
    s = battle()
    t = table_of(s)
    t.charges = [[HULL_L, 0, 2, 1], [16 + HULL_L, 1, 2, 1]]
    for seat, known in ((1, [[HULL_L, 0, 2, 1]]), (4, [[16 + HULL_L, 1, 2, 1]]), (WATCHER, [])):
        world = GAME.imagine(t, seat, fresh("dream"))
        assert isinstance(world, SpaceTable) and world.charges == known


@pytest.mark.rule("SB-115")
def test_the_own_force_field_is_no_target_of_a_phaser() -> None:
    s = battle()
    t = table_of(s)
    t.fields = [[HULL_L, 0, 2], [HULL_F, 1, 2]]
    refresh(s)
    assert not may(s, 1, deeds.SHOOT, deeds.AT_FIELD, 0, HULL_L)
    assert may(s, 1, deeds.SHOOT, deeds.AT_FIELD, 1, HULL_F)


@pytest.mark.rule("SB-008", "SB-065")
def test_the_ships_in_letters_say_where_all_is_what_is_left_and_the_chances() -> None:
    s = battle()
    give(s, 1, DECOY)
    play(s, 1, DECOY)
    text = GAME.board(s.table, 0)
    assert "  .Left pod   .Left strut   .Front hull   .Right strut   .Right pod\n" in text
    assert text.count("  Each laser at it: 4 in 8: 4 at first.") == 1
    assert "health 3, 0 redshirts, 3 steps, a shot, cloaked for 4; no cards." in text
    hit(s, 0, (LASER_L, 1))
    text = GAME.board(s.table, 0)
    assert "  The left laser at it: 3 in 8: 4 at first, laser damaged -1." in text
    assert "  The right laser at it: 4 in 8: 4 at first." in text
    enemy = GAME.board(s.table, 4)
    assert "at it" not in enemy and "cloaked" not in enemy and "steps" not in enemy
