"""Captain cards: aim, shields, EMP (SB-134 to SB-152)."""

from __future__ import annotations

import pytest
from tests.games.shallow_space.ships import (
    armed,
    battle,
    do,
    end_turn,
    enemy,
    fire,
    give,
    hit,
    level,
    may,
    no,
    play,
    table_of,
)  # fmt: skip

from quarterdeck.games.shallow_space import content
from quarterdeck.games.shallow_space.choices import deeds
from quarterdeck.games.shallow_space.content import (
    AIMED_SHOT,
    BRIDGE,
    EMP,
    ENGINE_L,
    ENGINE_OVERLOAD,
    ENGINE_R,
    ENGINEERING,
    EVASIVE_MANEUVERS,
    HULL_F,
    HULL_L,
    HULL_R,
    LASER_L,
    LOCK_ON,
    MISSILE_BARRAGE,
    NANO_REPAIR,
    OVERCHARGE,
    PHOTON_TORPEDO,
    POD_L,
    RAMMING_SPEED,
    SCYTHE_BEAM,
    SENSOR,
    SHIELD,
    SHIELDS_UP,
    STRAFING_RUN,
    STRUT_R,
    TELEPORT,
    WEAPONS_CALIBRATION,
)  # fmt: skip

COPIES = [5, 4, 2, 1, 4, 5, 3, 1, 3, 2, 3, 2, 3, 1, 2, 2, 3, 2]


@pytest.mark.rule(
    "SB-134", "SB-137", "SB-139", "SB-140", "SB-142", "SB-145", "SB-147", "SB-149", "SB-151",
    "SB-153", "SB-157", "SB-159", "SB-161", "SB-164", "SB-166", "SB-167", "SB-169", "SB-172",
)  # fmt: skip
def test_48_captain_cards_of_eighteen_kinds() -> None:
    assert content.card_copies[20:] == COPIES and sum(COPIES) == 48
    assert sorted(table_of(battle()).captain_pile).count(LOCK_ON) == 5


@pytest.mark.rule(
    "SB-136", "SB-141", "SB-144", "SB-146", "SB-148", "SB-150", "SB-152", "SB-155", "SB-158",
    "SB-160", "SB-168", "SB-171",
)  # fmt: skip
@pytest.mark.parametrize(
    ("card", "section", "worst", "rule"),
    [
        (LOCK_ON, SENSOR, 2, "SB-136"), (PHOTON_TORPEDO, SENSOR, 2, "SB-141"),
        (AIMED_SHOT, SENSOR, 0, "SB-144"), (SHIELDS_UP, ENGINEERING, 2, "SB-146"),
        (NANO_REPAIR, ENGINEERING, 2, "SB-148"), (EMP, SENSOR, 0, "SB-150"),
        (WEAPONS_CALIBRATION, SENSOR, 2, "SB-152"), (RAMMING_SPEED, ENGINE_L, 2, "SB-155"),
        (RAMMING_SPEED, ENGINE_R, 2, "SB-155"), (STRAFING_RUN, ENGINE_L, 2, "SB-158"),
        (STRAFING_RUN, ENGINE_R, 2, "SB-158"), (ENGINE_OVERLOAD, SENSOR, 2, "SB-160"),
        (SCYTHE_BEAM, SENSOR, 2, "SB-168"), (MISSILE_BARRAGE, SENSOR, 2, "SB-171"),
    ],
)  # fmt: skip
def test_what_each_card_needs(card: int, section: int, worst: int, rule: str) -> None:
    s = armed(card)
    hit(s, 0, (HULL_F, 1))
    target = 1 if content.special[card] else 0
    hit(s, 0, (section, worst))
    assert may(s, 0, deeds.PLAY, card, target)
    hit(s, 0, (section, worst + 1))
    no(s, rule, 0, deeds.PLAY, card, target)


@pytest.mark.rule("SB-134", "SB-135")
def test_lock_on_adds_one_each_this_turn() -> None:
    for copies, die, hits in ((1, 4, 1), (1, 3, 0), (2, 3, 1), (4, 1, 1)):
        s = armed(*[LOCK_ON] * copies)
        for _ in range(copies):
            play(s, 0, LOCK_ON)
        s.chance(die - 1, *([POD_L] if hits else []))
        fire(s, 0, 0, 1)
        assert level(s, 1, POD_L) == hits
    end_turn(end_turn(s))
    assert table_of(s).boost[0] == 0


@pytest.mark.rule("SB-137")
def test_evasive_maneuvers_is_minus_one_for_each_working_engine() -> None:
    for dead, die, hits in ((0, 6, 0), (0, 7, 1), (1, 4, 0), (1, 5, 1), (2, 3, 1)):
        s = armed(EVASIVE_MANEUVERS)
        hit(s, 0, *[(e, 3) for e in (ENGINE_L, ENGINE_R)[:dead]])
        play(s, 0, EVASIVE_MANEUVERS)
        give(s, 0, EVASIVE_MANEUVERS)
        no(s, "SB-137", 0, deeds.PLAY, EVASIVE_MANEUVERS)
        end_turn(s)
        s.chance(die - 1, *([POD_L] if hits else []))
        fire(s, 3, 0, 0)
        assert level(s, 0, POD_L) == hits, (dead, die)
        end_turn(s)
        assert table_of(s).evasive[0] == -1, "until the start of the next turn"


@pytest.mark.rule("SB-138", "SB-142")
def test_aimed_shot_rolls_only_against_evasion_with_both_engines() -> None:
    for dead, rolls in ((0, True), (1, False), (2, False)):
        s = armed(EVASIVE_MANEUVERS)
        hit(s, 0, *[(e, 3) for e in (ENGINE_L, ENGINE_R)[:dead]])
        play(s, 0, EVASIVE_MANEUVERS)
        end_turn(s)
        give(s, 3, AIMED_SHOT)
        play(s, 3, AIMED_SHOT)
        hits = 0
        for face in range(8):
            twin = table_of(s).clone()
            twin.rng.script = [face] if rolls else []
            twin.answer(3, (deeds.deed(deeds.FIRE, 0, 0, HULL_F + 1),))
            hits += twin.damage[HULL_F]
        assert hits == (2 if rolls else 8), "7 and 8 of a d8, or always"


@pytest.mark.rule("SB-139")
def test_overcharge_doubles_laser_damage_for_a_turn() -> None:
    s = armed(OVERCHARGE)
    play(s, 0, OVERCHARGE)
    s.chance(7, POD_L)
    fire(s, 0, 0, 1)
    assert enemy(s) == {POD_L: 2}
    end_turn(end_turn(s))
    s.chance(7, STRUT_R)
    fire(s, 0, 0, 1)
    assert level(s, 1, STRUT_R) == 1


@pytest.mark.rule("SB-140", "SB-175")
def test_photon_torpedo_three_and_one_around_if_it_hits() -> None:
    s = armed(PHOTON_TORPEDO)
    hit(s, 1, (TELEPORT, 1))
    s.chance(4, TELEPORT)
    play(s, 0, PHOTON_TORPEDO, 1)
    assert enemy(s) == {TELEPORT: 3, HULL_F: 1, HULL_L: 1, HULL_R: 1}, "critical at once"
    s = armed(PHOTON_TORPEDO)
    s.chance(3)
    play(s, 0, PHOTON_TORPEDO, 1)
    assert enemy(s) == {} and PHOTON_TORPEDO in table_of(s).captain_discards


@pytest.mark.rule("SB-142", "SB-143")
def test_aimed_shot_hits_without_a_roll_where_you_say() -> None:
    s = armed(AIMED_SHOT, PHOTON_TORPEDO, MISSILE_BARRAGE, SCYTHE_BEAM)
    play(s, 0, AIMED_SHOT)
    used = table_of(s).rng.used()
    fire(s, 0, 0, 1, BRIDGE)
    play(s, 0, PHOTON_TORPEDO, 1, LASER_L)
    assert enemy(s) == {BRIDGE: 1, LASER_L: 3, POD_L: 1}
    play(s, 0, MISSILE_BARRAGE, 1)
    for section in (ENGINE_L, ENGINE_R, SENSOR):
        do(s, 0, deeds.MISSILE, 0, 1, section)
    assert level(s, 1, SENSOR) == 2 == level(s, 1, ENGINE_R)
    assert not may(s, 0, deeds.MISSILE, 0, 1, SENSOR)
    trio = content.plans[0].trios.index((HULL_F, STRUT_R, 8))
    play(s, 0, SCYTHE_BEAM, 1, trio)
    assert level(s, 1, STRUT_R) == 1
    assert table_of(s).rng.used() == used, "chance had no say"


@pytest.mark.rule("SB-145")
def test_shields_up_restores_a_critical_shield() -> None:
    s = armed(SHIELDS_UP, SHIELDS_UP)
    play(s, 0, SHIELDS_UP)
    assert level(s, 0, SHIELD) == 0
    no(s, "SB-145", 0, deeds.PLAY, SHIELDS_UP)


@pytest.mark.rule("SB-147")
def test_nano_repair_mends_hulls_and_chamber_and_nothing_else() -> None:
    s = armed(NANO_REPAIR)
    no(s, "SB-147", 0, deeds.PLAY, NANO_REPAIR)
    hit(s, 0, (HULL_F, 3), (HULL_L, 2), (TELEPORT, 1), (POD_L, 2))
    play(s, 0, NANO_REPAIR)
    assert [level(s, 0, x) for x in (HULL_F, HULL_L, HULL_R, TELEPORT, POD_L)] == [0, 0, 0, 0, 2]


@pytest.mark.rule("SB-149")
def test_emp_takes_captain_cards_away_for_three_turns() -> None:
    s = battle()
    t = table_of(s)
    give(s, 0, EMP)
    play(s, 0, EMP, 1)
    give(s, 3, LOCK_ON)
    for _ in range(3):
        end_turn(s, keep=True)
        assert t.orders[3] == [LOCK_ON], "none come, shield or not"
        no(s, "SB-149", 3, deeds.PLAY, LOCK_ON)
        assert may(s, 3, deeds.FIRE, 0, 0), "lasers still fire"
        end_turn(s, keep=True)
    end_turn(s, keep=True)
    assert len(t.orders[3]) == 4 and may(s, 3, deeds.PLAY, LOCK_ON)


@pytest.mark.rule("SB-151")
def test_weapons_calibration_goes_past_shields_this_turn() -> None:
    s = battle()
    give(s, 0, WEAPONS_CALIBRATION)
    play(s, 0, WEAPONS_CALIBRATION)
    s.chance(7, POD_L)
    fire(s, 0, 0, 1)
    assert enemy(s) == {POD_L: 1} and level(s, 1, SHIELD) == 0
    end_turn(end_turn(s))
    s.chance(7, POD_L)
    fire(s, 0, 0, 1)
    assert enemy(s) == {POD_L: 1} and level(s, 1, SHIELD) == 1
