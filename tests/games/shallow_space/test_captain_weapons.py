"""Captain cards: the heavier weapons (SB-153 to SB-173, SB-175)."""

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
    put,
    refresh,
    step,
    table_of,
)  # fmt: skip

from quarterdeck.games.shallow_space import content
from quarterdeck.games.shallow_space.choices import deeds
from quarterdeck.games.shallow_space.content import (
    AIMED_SHOT,
    BARREL_ROLL,
    BRIDGE,
    ENGINE_L,
    ENGINE_OVERLOAD,
    ENGINE_R,
    ENGINEERING,
    EXECUTIVE_OFFICER,
    GAS_MISSILE,
    HEAL,
    HULL_F,
    HULL_L,
    HULL_R,
    LASER_L,
    LOCK_ON,
    MISSILE_BARRAGE,
    OVERCHARGE,
    POD_L,
    RAMMING_SPEED,
    REPAIR_2,
    SCYTHE_BEAM,
    SENSOR,
    SENSOR_VIRUS,
    SHIELD,
    SHIELDS_UP,
    STRAFING_RUN,
    STRUT_L,
    TELEPORT,
    WEAPONS_CALIBRATION,
)  # fmt: skip

COPIES = [5, 4, 2, 1, 4, 5, 3, 1, 3, 2, 3, 2, 3, 1, 2, 2, 3, 2]


@pytest.mark.rule("SB-153", "SB-154", "SB-175")
def test_ramming_speed_hurts_both_and_never_misses() -> None:
    s = armed(RAMMING_SPEED)
    t = table_of(s)
    used = t.rng.used()
    play(s, 0, RAMMING_SPEED, 1)
    assert t.damage[16:31] == [2] * 15 and t.rng.used() == used
    assert t.damage[:5] == [3, 1, 1, 1, 0] and sum(t.damage[5:15]) == 0
    assert t.health[0] == 0 and t.health[3] == 1, "the ramming captain takes 3"


@pytest.mark.rule("SB-156")
def test_a_raised_shield_helps_from_the_chamber_forward() -> None:
    s = battle()
    t = table_of(s)
    give(s, 0, RAMMING_SPEED)
    play(s, 0, RAMMING_SPEED, 1)
    there = t.damage[16:32]
    assert [there[x] for x in (BRIDGE, HULL_F, TELEPORT, STRUT_L, SENSOR)] == [1] * 5
    assert [there[x] for x in (HULL_L, HULL_R, ENGINEERING, ENGINE_L)] == [2] * 4
    assert there[SHIELD] == 1
    assert t.damage[:5] == [2, 0, 1, 1, 0] and t.damage[SHIELD] == 1 and t.health[0] == 1
    s = battle()
    give(s, 0, RAMMING_SPEED, WEAPONS_CALIBRATION)
    play(s, 0, WEAPONS_CALIBRATION)
    play(s, 0, RAMMING_SPEED, 1)
    assert table_of(s).damage[16:32] == [2] * 15 + [0]


@pytest.mark.rule("SB-157")
def test_strafing_run_fires_each_laser_three_times() -> None:
    s = armed(STRAFING_RUN)
    play(s, 0, STRAFING_RUN)
    for side in (0, 1):
        for _ in range(3):
            s.chance(0)
            fire(s, 0, side, 1)
        no(s, "SB-036", 0, deeds.FIRE, side, 1)


@pytest.mark.rule("SB-159", "SB-175")
def test_engine_overload_kills_engines_unless_a_shield_swallows_it() -> None:
    s = armed(ENGINE_OVERLOAD)
    play(s, 0, ENGINE_OVERLOAD, 1)
    assert enemy(s) == {ENGINE_L: 3, ENGINE_R: 3, ENGINEERING: 2}
    s = battle()
    give(s, 0, ENGINE_OVERLOAD)
    play(s, 0, ENGINE_OVERLOAD, 1)
    assert enemy(s) == {} and level(s, 1, SHIELD) == 3, "one packet, the rest is lost"


@pytest.mark.rule("SB-161", "SB-162", "SB-163")
def test_executive_officer_draws_swaps_and_plays_on_any_bridge() -> None:
    s = armed(EXECUTIVE_OFFICER, OVERCHARGE)
    t = table_of(s)
    t.captain_pile.remove(LOCK_ON)
    t.captain_pile.append(LOCK_ON)
    play(s, 0, EXECUTIVE_OFFICER, 0, 1)
    assert t.slot[1] == [LOCK_ON] and s.sees(4)["view"]["people"][1]["extra_cards"] == 1
    no(s, "SB-163", 1, deeds.PLAY, LOCK_ON)
    put(s, 1, 1, POD_L)
    do(s, 1, deeds.OFFER, LOCK_ON, 0)
    do(s, 0, deeds.GIVE_BACK, OVERCHARGE, 1)
    do(s, 1, deeds.AGREE)
    assert t.slot[1] == [OVERCHARGE] and t.orders[0] == [LOCK_ON], "wherever they are"
    give(s, 0, HEAL)
    do(s, 1, deeds.OFFER, OVERCHARGE, 0)
    do(s, 0, deeds.GIVE_BACK, HEAL, 1)
    do(s, 1, deeds.AGREE)
    assert t.slot[1] == [] and t.hand[1] == [HEAL]
    give(s, 1, LOCK_ON, extra=True)
    put(s, 3, 1, STRUT_L)
    put(s, 1, 1, BRIDGE)
    play(s, 1, LOCK_ON)
    assert t.boost[5] == 1, "even an enemy bridge"
    no(s, "SB-067", 1, deeds.STEP, c=HULL_F)


@pytest.mark.rule("SB-143", "SB-163")
def test_what_the_executive_officer_plays_is_on_the_captains_menu_at_once() -> None:
    s = armed()
    put(s, 1, 0, BRIDGE)
    give(s, 1, AIMED_SHOT, extra=True)
    assert may(s, 0, deeds.FIRE, 0, 1) and not may(s, 0, deeds.FIRE, 0, 1, HULL_L + 1)
    play(s, 1, AIMED_SHOT)
    assert may(s, 0, deeds.FIRE, 0, 1, HULL_L + 1) and not may(s, 0, deeds.FIRE, 0, 1)
    fire(s, 0, 0, 1, HULL_L)
    assert enemy(s) == {HULL_L: 1}
    s.asks("act", 0, 1, 2)


@pytest.mark.rule("SB-162")
def test_other_captain_cards_are_not_traded() -> None:
    s = armed(LOCK_ON)
    give(s, 1, HEAL)
    give(s, 0, HEAL)
    no(s, "SB-162", 0, deeds.OFFER, LOCK_ON, 1)
    do(s, 1, deeds.OFFER, HEAL, 0)
    assert not may(s, 0, deeds.GIVE_BACK, LOCK_ON, 1)


@pytest.mark.rule("SB-164", "SB-165")
def test_barrel_roll_dodges_a_physical_weapon_by_itself_while_evading() -> None:
    s = armed(RAMMING_SPEED)
    t = table_of(s)
    give(s, 3, BARREL_ROLL)
    t.evasive[1] = 1
    refresh(s)
    play(s, 0, RAMMING_SPEED, 1)
    assert sum(t.damage[:15]) == 0 and enemy(s) == {}, "a dodged ram hurts neither"
    assert t.orders[3] == [] and BARREL_ROLL in t.captain_discards
    give(s, 0, SCYTHE_BEAM)
    play(s, 0, SCYTHE_BEAM, 1)
    assert sum(enemy(s).values()) == 3, "used up"


@pytest.mark.rule("SB-164")
@pytest.mark.parametrize("why", ["straight", "away", "critical", "emp", "electronic"])
def test_no_barrel_roll_without_evasion_bridge_or_a_physical_weapon(why: str) -> None:
    s = armed(SCYTHE_BEAM, ENGINE_OVERLOAD)
    t = table_of(s)
    give(s, 3, BARREL_ROLL)
    if why != "straight":
        t.evasive[1] = 1
    if why == "away":
        t.place[3] = 16 + HULL_F
    if why == "critical":
        t.damage[16] = 3
    if why == "emp":
        t.emp[1] = 2
    refresh(s)
    play(s, 0, ENGINE_OVERLOAD if why == "electronic" else SCYTHE_BEAM, 1)
    assert enemy(s) and t.orders[3] == [BARREL_ROLL]
    end_turn(s)
    give(s, 3, BARREL_ROLL)
    assert not may(s, 3, deeds.PLAY, BARREL_ROLL)


@pytest.mark.rule("SB-166")
def test_sensor_virus_shows_all_critical_to_all_for_two_turns() -> None:
    s = battle()
    t = table_of(s)
    give(s, 0, SENSOR_VIRUS)
    play(s, 0, SENSOR_VIRUS, 1)
    for seat in (0, 3, 4, -2):
        ship = s.sees(seat)["view"]["ships"][1]
        assert ship["damage"] == [3] * 16
    assert s.sees(-3)["view"]["ships"][1]["damage"] == [0] * 16
    s.hush()
    s.chance(7, HULL_F)
    fire(s, 0, 0, 1)
    assert [e.kind for e in s.heard(4)] == ["fired_unread"], "hit or miss, no numbers"
    assert level(s, 1, SHIELD) == 1
    end_turn(s)
    give(s, 4, REPAIR_2)
    assert may(s, 4, deeds.PLAY, REPAIR_2, 0, HULL_L), "offered whatever the truth"
    play(s, 4, REPAIR_2, 0, HULL_L)
    assert REPAIR_2 in t.crew_discards
    assert s.sees(3)["view"]["odds"][0]["eighths"] is None
    end_turn(end_turn(s))
    assert t.virus[1] == 1
    end_turn(s)
    assert t.virus[1] == 0 and s.sees(4)["view"]["ships"][1]["damage"] == [0] * 16


@pytest.mark.rule("SB-166", "SB-019", "SB-090")
def test_under_a_virus_what_the_truth_forbids_comes_to_nothing() -> None:
    s = battle()
    t = table_of(s)
    t.virus[0] = 2
    give(s, 0, LOCK_ON, SHIELDS_UP)
    give(s, 1, content.REPAIR_1)
    hit(s, 0, (LASER_L, 3), (SENSOR, 3), (HULL_L, 3))
    play(s, 0, LOCK_ON)
    assert t.boost[0] == 0 and LOCK_ON in t.captain_discards
    used = t.rng.used()
    fire(s, 0, 0, 1)
    assert t.rng.used() == used and t.fired[0] == 1, "a laser that cannot fire is used up"
    play(s, 1, content.REPAIR_1, 0, HULL_L)
    assert level(s, 0, HULL_L) == 3
    t.virus[1] = 2
    step(s, 2, TELEPORT)
    do(s, 2, deeds.BEAM, 0, 1)
    assert t.place[2] == TELEPORT and t.rooted[2], "the shield was up"


@pytest.mark.rule("SB-167")
def test_scythe_beam_cuts_three_connected_sections() -> None:
    plan = content.plans[0]
    assert len(plan.trios) == 44
    for trio in plan.trios:
        edges = sum(b in plan.touch[a] for a in trio for b in trio) // 2
        assert edges >= 2
    s = armed(SCYTHE_BEAM)
    s.chance(plan.trios.index((BRIDGE, HULL_F, TELEPORT)))
    play(s, 0, SCYTHE_BEAM, 1)
    assert enemy(s) == {BRIDGE: 1, HULL_F: 1, TELEPORT: 1}


@pytest.mark.rule("SB-169", "SB-170")
def test_missile_barrage_rolls_three_times_for_two_each() -> None:
    s = armed(MISSILE_BARRAGE)
    hit(s, 0, (LASER_L, 1))
    s.chance(4, POD_L, 3, 7, ENGINE_L)
    play(s, 0, MISSILE_BARRAGE, 1)
    assert enemy(s) == {POD_L: 2, ENGINE_L: 2}, "lasers' damage does not matter, 4 misses"


@pytest.mark.rule("SB-172", "SB-173")
def test_gas_missile_poisons_until_three_turns_with_engineering() -> None:
    s = armed(GAS_MISSILE)
    t = table_of(s)
    s.chance(4)
    play(s, 0, GAS_MISSILE, 1)
    assert t.gas[1] == 3 and t.health[3] == 3, "itself harmless"
    hit(s, 1, (ENGINEERING, 3))
    for seat in (3, 4, 5):
        t.shirts[seat] = 9
    put(s, 2, 1, POD_L)
    end_turn(s)
    assert t.shirts[3] == 8 and t.health[2] == 3, "on their own turn"
    end_turn(s)
    assert t.gas[1] == 3 and t.health[2] == 2, "engineering is critical"
    hit(s, 1, (ENGINEERING, 2))
    for left in (2, 1, 0):
        end_turn(s)
        hit(s, 1, (ENGINEERING, 2))
        end_turn(s)
        assert t.gas[1] == left
    shirts = t.shirts[4]
    end_turn(s)
    assert t.shirts[4] == shirts


@pytest.mark.rule("SB-172")
def test_gas_misses_or_is_stopped_by_a_shield() -> None:
    for up, die, gas in ((0, 4, 0), (1, 8, 0), (0, 5, 3)):
        s = armed(GAS_MISSILE)
        hit(s, 1, (SHIELD, 0 if up else 3))
        s.chance(die - 1)
        play(s, 0, GAS_MISSILE, 1)
        assert table_of(s).gas[1] == gas
