"""The eighteen captain cards, each by itself (SB-134 to SB-173, SB-175)."""

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
)  # fmt: skip

from quarterdeck.games.shallow_space import content
from quarterdeck.games.shallow_space.choices import deeds
from quarterdeck.games.shallow_space.content import (
    AIMED_SHOT,
    BARREL_ROLL,
    BRIDGE,
    EMP,
    ENGINE_L,
    ENGINE_OVERLOAD,
    ENGINE_R,
    ENGINEERING,
    EVASIVE_MANEUVERS,
    EXECUTIVE_OFFICER,
    GAS_MISSILE,
    HEAL,
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
    REPAIR_2,
    SCYTHE_BEAM,
    SENSOR,
    SENSOR_VIRUS,
    SHIELD,
    SHIELDS_UP,
    STRAFING_RUN,
    STRUT_L,
    STRUT_R,
    TELEPORT,
    WEAPONS_CALIBRATION,
)  # fmt: skip
from quarterdeck.kit.testing.scene import Scene

COPIES = [5, 4, 2, 1, 4, 5, 3, 1, 3, 2, 3, 2, 3, 1, 2, 2, 3, 2]


def armed(*cards: int, ships: int = 2) -> Scene:
    """Shields are down and the first captain holds these."""
    s = battle(ships)
    drop_shields(s)
    give(s, 0, *cards)
    return s


def enemy(s: Scene) -> dict[int, int]:
    """What is damaged on the second ship."""
    return {i: d for i, d in enumerate(table_of(s).damage[16:31]) if d}


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
