"""Crew cards: weapons, fields, aids (SB-107 to SB-118, SB-123 to SB-133)."""

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
    no,
    play,
    put,
    refresh,
    shoot,
    step,
    table_of,
    where,
)  # fmt: skip

from quarterdeck.games.shallow_space.choices import deeds
from quarterdeck.games.shallow_space.content import (
    ENERGY_SHIELD,
    ENGINE_L,
    ENGINEERING,
    FORCE_FIELD,
    GAS_MASK,
    HEAL,
    HULL_F,
    HULL_L,
    HULL_R,
    INCENDIARY_GRENADE,
    LASER_L,
    PHASER_RIFLE,
    PLASMA_CHARGE,
    PLASMA_GRENADE,
    POD_L,
    POD_R,
    REDSHIRT_DIVE,
    REPAIR_2,
    REPAIR_BOT,
    REPAIR_BRIGADE,
    SHORT_RANGE_TELEPORT,
    STRUT_L,
    STRUT_R,
    TELEPORT,
)  # fmt: skip

COPIES = [10, 6, 4, 20, 5, 6, 8, 4, 6, 4, 4, 4, 5, 6, 4, 4, 6, 4, 4, 6]


@pytest.mark.rule("SB-107", "SB-108")
def test_phaser_rifle_adds_two_while_held_and_copies_do_not_add_up() -> None:
    s = battle()
    t = table_of(s)
    put(s, 1, 1, STRUT_L)
    give(s, 1, PHASER_RIFLE, PHASER_RIFLE)
    no(s, "SB-107", 1, deeds.PLAY, PHASER_RIFLE)
    shoot(s, 1, deeds.AT_SECTION, 0, STRUT_L)
    assert level(s, 1, STRUT_L) == 3 and t.hand[1] == [PHASER_RIFLE] * 2
    t.shirts[4] = 9
    put(s, 4, 1, STRUT_L)
    t.shot[1] = 0
    refresh(s)
    shoot(s, 1, deeds.AT_PERSON, 4, STRUT_L)
    assert t.shirts[4] == 6


@pytest.mark.rule("SB-109", "SB-110")
def test_plasma_grenade_three_to_people_and_one_to_the_section() -> None:
    s = battle()
    t = table_of(s)
    put(s, 4, 0, HULL_F)
    put(s, 5, 0, HULL_F)
    t.shirts[5] = 4
    give(s, 1, PLASMA_GRENADE)
    s.chance(2)
    play(s, 1, PLASMA_GRENADE, 0, HULL_F)
    assert t.health[4] == 0 and (t.shirts[5], t.health[5]) == (1, 3)
    assert level(s, 0, HULL_F) == 1 and t.health[1] == 3


@pytest.mark.rule("SB-111", "SB-131")
@pytest.mark.parametrize("card", [PLASMA_GRENADE, INCENDIARY_GRENADE])
def test_two_faces_of_six_botch_a_grenade(card: int) -> None:
    botched = []
    for face in range(6):
        s = battle()
        t = table_of(s)
        give(s, 1, card)
        s.chance(face)
        play(s, 1, card, 0, STRUT_L)
        here = t.damage[HULL_L] or any(f[0] == HULL_L for f in t.fires)
        there = t.damage[STRUT_L] or any(f[0] == STRUT_L for f in t.fires)
        assert bool(here) != bool(there)
        if here:
            botched.append(face + 1)
    assert botched == [1, 2], "d6 below 3: one throw in three"


@pytest.mark.rule("SB-111")
def test_a_grenade_at_your_feet_needs_no_roll() -> None:
    s = battle()
    give(s, 1, PLASMA_GRENADE)
    used = table_of(s).rng.used()
    play(s, 1, PLASMA_GRENADE, 0, HULL_L)
    assert table_of(s).rng.used() == used and table_of(s).health[1] == 0


@pytest.mark.rule("SB-112")
def test_plasma_charge_goes_off_at_the_start_of_the_second_turn() -> None:
    s = battle()
    t = table_of(s)
    put(s, 1, 1, STRUT_L)
    give(s, 1, PLASMA_CHARGE)
    play(s, 1, PLASMA_CHARGE, 0, STRUT_L)
    put(s, 1, 1, POD_L)
    put(s, 4, 1, STRUT_L)
    t.shirts[4] = 9
    give(s, 4, REDSHIRT_DIVE, ENERGY_SHIELD)
    t.fields.append([16 + STRUT_L, 1, 2])
    t.robot[5] = 16 + STRUT_L
    end_turn(end_turn(s, keep=True), keep=True)
    assert t.health[4] == 3 and s.sees(4)["view"]["charges"][0]["turns"] == 1
    end_turn(end_turn(s, keep=True), keep=True)
    assert t.health[4] == 0 and level(s, 1, STRUT_L) == 3, "no redshirt, dive or shield helps"
    assert t.fields == [] and t.robot[5] == -1 and t.charges == []


@pytest.mark.rule("SB-113", "SB-114")
@pytest.mark.parametrize(("seat", "good"), [(4, [4, 5, 6]), (3, [3, 4, 5, 6])])
def test_disarming_above_three_for_captains_above_two(seat: int, good: list[int]) -> None:
    worked = []
    for face in range(6):
        s = battle()
        t = table_of(s)
        t.charges.append([16 + POD_L, 0, 2, 0])
        put(s, seat, 1, POD_L)
        end_turn(s)
        no(s, "SB-113", 5, deeds.DISARM)
        s.chance(face)
        do(s, seat, deeds.DISARM)
        no(s, "SB-113", seat, deeds.DISARM)
        if not t.charges:
            worked.append(face + 1)
    assert worked == good


@pytest.mark.rule("SB-113")
def test_only_that_ships_crew_disarms() -> None:
    s = battle()
    table_of(s).charges.append([16 + POD_L, 1, 2, 0])
    put(s, 1, 1, POD_L)
    no(s, "SB-113", 1, deeds.DISARM)


@pytest.mark.rule("SB-115", "SB-116", "SB-117")
def test_force_field_closes_traps_and_falls_at_two() -> None:
    s = battle()
    t = table_of(s)
    put(s, 4, 0, HULL_F)
    give(s, 1, FORCE_FIELD, FORCE_FIELD)
    play(s, 1, FORCE_FIELD, 0, HULL_F)
    no(s, "SB-115", 1, deeds.PLAY, FORCE_FIELD, 0, HULL_F)
    play(s, 1, FORCE_FIELD, 0, TELEPORT)
    step(s, 1, TELEPORT)
    put(s, 5, 0, HULL_R)
    end_turn(s)
    no(s, "SB-116", 4, deeds.STEP, c=STRUT_L)
    no(s, "SB-115", 5, deeds.STEP, c=TELEPORT)
    shoot(s, 4, deeds.AT_FIELD, 0, HULL_F)
    assert t.fields[0] == [HULL_F, 0, 1]
    shoot(s, 5, deeds.AT_FIELD, 0, HULL_F)
    assert len(t.fields) == 1
    step(s, 4, STRUT_L)
    assert where(s, 4) == (0, STRUT_L)


@pytest.mark.rule("SB-117")
def test_a_grenade_wears_a_field_down_and_a_laser_does_not() -> None:
    s = battle()
    t = table_of(s)
    drop_shields(s)
    t.fields = [[HULL_F, 1, 2], [16 + POD_L, 1, 2]]
    give(s, 1, PLASMA_GRENADE)
    s.chance(5)
    play(s, 1, PLASMA_GRENADE, 0, HULL_F)
    assert t.fields == [[16 + POD_L, 1, 2]]
    s.chance(7, POD_L)
    fire(s, 0, 0, 1)
    assert t.fields == [[16 + POD_L, 1, 2]]


@pytest.mark.rule("SB-118")
def test_heal_helps_you_or_a_team_mate_up_to_three() -> None:
    s = battle()
    t = table_of(s)
    give(s, 1, HEAL, HEAL)
    no(s, "SB-118", 1, deeds.PLAY, HEAL, 0, 2)
    t.health[2], t.health[4] = 1, 1
    put(s, 2, 1, POD_L)
    no(s, "SB-118", 1, deeds.PLAY, HEAL, 0, 4)
    play(s, 1, HEAL, 0, 2)
    play(s, 1, HEAL, 0, 2)
    assert t.health[2] == 3


@pytest.mark.rule("SB-123", "SB-124")
def test_energy_shield_takes_one_off_everything_while_held() -> None:
    s = battle()
    t = table_of(s)
    put(s, 4, 0, HULL_F)
    give(s, 4, ENERGY_SHIELD, ENERGY_SHIELD)
    shoot(s, 1, deeds.AT_PERSON, 4, HULL_F)
    assert t.health[4] == 3
    give(s, 2, PHASER_RIFLE)
    shoot(s, 2, deeds.AT_PERSON, 4, HULL_F)
    assert t.health[4] == 1, "two copies do not add up"
    give(s, 1, ENERGY_SHIELD)
    no(s, "SB-123", 1, deeds.PLAY, ENERGY_SHIELD)


@pytest.mark.rule("SB-125", "SB-126")
def test_short_range_teleport_skips_a_section_for_one_step() -> None:
    s = battle()
    t = table_of(s)
    put(s, 1, 0, POD_L)
    put(s, 4, 0, STRUT_L)
    give(s, 1, SHORT_RANGE_TELEPORT, SHORT_RANGE_TELEPORT)
    no(s, "SB-125", 1, deeds.PLAY, SHORT_RANGE_TELEPORT, 0, POD_R)
    play(s, 1, SHORT_RANGE_TELEPORT, 0, HULL_F)
    assert where(s, 1) == (0, HULL_F) and t.steps[1] == 1, "over an enemy's head"
    step(s, 1, TELEPORT, HULL_R)
    no(s, "SB-126", 1, deeds.PLAY, SHORT_RANGE_TELEPORT, 0, HULL_F)
    t.steps[1] = 0
    put(s, 4, 0, ENGINEERING)
    t.fields.append([HULL_R, 1, 2])
    refresh(s)
    no(s, "SB-116", 1, deeds.PLAY, SHORT_RANGE_TELEPORT, 0, HULL_F)


@pytest.mark.rule("SB-127", "SB-128")
def test_gas_mask_keeps_gas_off_while_held() -> None:
    s = battle()
    t = table_of(s)
    t.gas[1] = 3
    give(s, 4, GAS_MASK)
    end_turn(s, keep=True)
    assert [t.health[k] for k in (3, 4, 5)] == [2, 3, 2]
    assert GAS_MASK in t.hand[4]


@pytest.mark.rule("SB-129", "SB-130", "SB-131")
def test_incendiary_grenade_burns_three_turns_of_its_thrower() -> None:
    s = battle()
    t = table_of(s)
    put(s, 1, 1, POD_L)
    give(s, 1, INCENDIARY_GRENADE)
    s.chance(3)
    play(s, 1, INCENDIARY_GRENADE, 0, LASER_L)
    assert level(s, 1, LASER_L) == 0, "it burns from the next turn on"
    for expected in (1, 2, 3):
        end_turn(end_turn(s))
        t.heavy = [0] * len(t.heavy)
        assert level(s, 1, LASER_L) == expected
    assert t.fires == []


@pytest.mark.rule("SB-129")
def test_fire_hurts_people_inside_and_several_fires_add_up() -> None:
    s = battle()
    t = table_of(s)
    t.fires = [[16 + HULL_L, 0, 1], [16 + HULL_L, 0, 1]]
    end_turn(s)
    put(s, 4, 1, HULL_L)
    end_turn(s)
    assert t.health[4] == 1 and level(s, 1, HULL_L) == 2 and t.fires == []


@pytest.mark.rule("SB-132", "SB-133")
def test_repair_bot_walks_and_repairs_for_you_and_breaks_easily() -> None:
    s = battle()
    t = table_of(s)
    give(s, 1, REPAIR_BOT, REPAIR_BOT, REPAIR_2, REPAIR_BRIGADE)
    play(s, 1, REPAIR_BOT)
    no(s, "SB-132", 1, deeds.PLAY, REPAIR_BOT)
    do(s, 1, deeds.ROBOT_STEP, 0, 0, ENGINEERING)
    assert t.robot[1] == ENGINEERING and t.steps[1] == 0 and where(s, 1) == (0, HULL_L)
    hit(s, 0, (ENGINE_L, 3))
    do(s, 1, deeds.ROBOT_PLAY, REPAIR_2, 0, ENGINE_L)
    assert level(s, 0, ENGINE_L) == 1
    hit(s, 0, (HULL_R, 3))
    do(s, 1, deeds.ROBOT_STEP, 0, 0, HULL_R)
    assert t.robot[1] == -1, "a critical section breaks it"
    play(s, 1, REPAIR_BOT)
    end_turn(s)
    put(s, 4, 0, HULL_F)
    shoot(s, 4, deeds.AT_ROBOT, 0, HULL_L)
    assert t.robot[1] == -1


@pytest.mark.rule("SB-132")
def test_the_robot_has_three_steps_and_enemies_block_it() -> None:
    s = battle()
    give(s, 1, REPAIR_BOT)
    play(s, 1, REPAIR_BOT)
    put(s, 4, 0, TELEPORT)
    no(s, "SB-132", 1, deeds.ROBOT_STEP, 0, 0, TELEPORT)
    for room in (HULL_F, STRUT_R, POD_R):
        do(s, 1, deeds.ROBOT_STEP, 0, 0, room)
    no(s, "SB-132", 1, deeds.ROBOT_STEP, 0, 0, STRUT_R)
