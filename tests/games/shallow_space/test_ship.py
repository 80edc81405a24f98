"""Set-up and the ship (SB-001 to SB-019)."""

from __future__ import annotations

import pytest
from tests.games.shallow_space.ships import (
    battle,
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
    shoot,
    step,
    table_of,
    where,
)  # fmt: skip

from quarterdeck.games.shallow_space import GAME, content
from quarterdeck.games.shallow_space.choices import deeds
from quarterdeck.games.shallow_space.content import (
    BRIDGE,
    ENGINE_L,
    ESCAPE_POD,
    HULL_F,
    HULL_L,
    HULL_R,
    LASER_L,
    LOCK_ON,
    POD_L,
    POD_R,
    REPAIR_1,
    SENSOR,
    SHIELD,
    SHIELDS_UP,
    STRAFING_RUN,
    STRUT_L,
    STRUT_R,
    TELEPORT,
)  # fmt: skip
from quarterdeck.kit.rng import seed_of
from quarterdeck.kit.testing.scene import scene

VITAL = [HULL_F, HULL_L, HULL_R, TELEPORT]


@pytest.mark.rule("SB-001")
def test_fields_cut_every_way_off_and_three_sections_are_the_reach() -> None:
    s = battle()
    t = table_of(s)
    put(s, 1, 1, POD_L)
    t.fields.append([16 + HULL_F, 1, 2])
    t.fields.append([16 + HULL_L, 1, 2])
    refresh(s)
    step(s, 1, STRUT_L)
    no(s, "SB-115", 1, deeds.STEP, c=HULL_F)
    no(s, "SB-115", 1, deeds.STEP, c=HULL_L)
    t.fields.clear()
    refresh(s)
    step(s, 1, HULL_F, STRUT_R)
    no(s, "SB-061", 1, deeds.STEP, c=POD_R)
    s.asks("act", 0, 1, 2, rule="SB-070")


@pytest.mark.rule("SB-002", "SB-003")
def test_three_to_a_ship_and_the_first_is_captain_on_the_bridge() -> None:
    for seats in (6, 9, 12, 15, 18):
        t = table_of(scene(GAME, seats))
        assert t.ships * 3 == seats
        assert [t.team[s] for s in range(seats)] == [s // 3 for s in range(seats)]
        assert t.captain == list(range(0, seats, 3))
        assert all(t.place[3 * k] == 16 * k + BRIDGE for k in range(t.ships))
    with pytest.raises(ValueError, match="multiple of 3"):
        GAME.setup({}, 7, seed_of("x"))
    with pytest.raises(ValueError, match="6 to 18"):
        GAME.setup({}, 3, seed_of("x"))


@pytest.mark.rule("SB-004")
def test_each_captain_names_the_own_ship() -> None:
    s = scene(GAME, 6).asks("name", 0, 3, rule="SB-004")
    s.refuses(0, 6, rule="SB-004")
    s.answer(0, 3).answer(3, 7)
    assert [n for n in table_of(s).name if n >= 0] == [3, 7]
    assert s.sees(1)["view"]["ships"][0]["name"] == 3
    s.asks("act")


@pytest.mark.rule("SB-005")
def test_the_last_crew_alive_wins_by_ship_or_by_crew() -> None:
    s = battle()
    t = table_of(s)
    drop_shields(s)
    hit(s, 1, *[(v, 3) for v in VITAL[:3]], (TELEPORT, 2))
    s.chance(7, TELEPORT)
    fire(s, 0, 0, 1).over()
    outcome = GAME.outcome(t)
    assert outcome is not None and outcome.winners == [0, 1, 2]
    assert outcome.words == "Team 1 wins: the last crew alive."
    s = battle()
    t = table_of(s)
    for seat in (4, 5):
        t.health[seat], t.place[seat] = 0, -1
    t.health[3] = 1
    put(s, 1, 1, HULL_F)
    shoot(s, 1, deeds.AT_PERSON, 3, BRIDGE).over()
    assert t.winners == [0] and t.afloat[1], "the ship is whole, its crew is dead"


@pytest.mark.rule("SB-007", "SB-008", "SB-020", "SB-022")
def test_every_ship_has_the_same_sixteen_sections() -> None:
    assert len(content.sections) == 16
    assert sum(s["kind"] == "room" for s in content.sections) == 10
    plan = content.plans[0]
    assert len(content.walks) == 15 and len(content.services) == 5
    assert plan.walk[TELEPORT] == [HULL_F, HULL_L, HULL_R], "in the middle of the three hulls"
    assert [len(plan.touch[s]) for s in (HULL_F, HULL_L, HULL_R)] == [7, 5, 5]
    assert plan.touch[SHIELD] == []
    t = table_of(battle(3))
    assert all(t.damage[16 * k : 16 * k + 16] == [0] * 16 for k in range(3))
    narrow = content.plans[1]
    assert narrow.walk[STRUT_L] == [HULL_F, POD_L], "the front_only struts"


@pytest.mark.rule("SB-009")
def test_four_levels_and_no_more_than_critical() -> None:
    s = battle()
    drop_shields(s)
    put(s, 1, 1, STRUT_L)
    for expected in (1, 2, 3):
        table_of(s).shot[1] = 0
        refresh(s)
        shoot(s, 1, deeds.AT_SECTION, 0, STRUT_L)
        assert level(s, 1, STRUT_L) == expected
    table_of(s).shot[1] = 0
    refresh(s)
    no(s, "SB-073", 1, deeds.SHOOT, deeds.AT_SECTION, 0, STRUT_L)
    assert content.damage_colours == ["green", "yellow", "red", "grey"]


@pytest.mark.rule("SB-010", "SB-013", "SB-023", "SB-104")
def test_a_ship_is_lost_with_its_four_vital_sections_and_everyone_aboard() -> None:
    s = battle(3)
    t = table_of(s)
    drop_shields(s)
    hit(s, 1, (HULL_F, 3), (HULL_L, 3), (HULL_R, 3), (TELEPORT, 1))
    put(s, 2, 1, POD_R)
    give(s, 4, ESCAPE_POD)
    s.chance(7, TELEPORT)
    fire(s, 0, 0, 1)
    assert t.afloat[1], "three criticals are not enough"
    s.chance(7, TELEPORT)
    fire(s, 0, 1, 1)
    assert not t.afloat[1]
    assert t.health[3] == 0 and t.health[5] == 0 and t.health[2] == 0, "boarders die as well"
    assert t.health[4] == 3 and where(s, 4) == (t.pod_of(4), TELEPORT)
    assert ESCAPE_POD in t.crew_discards and t.out == []
    s.asks("act", 0, 1)


@pytest.mark.rule("SB-011", "SB-062", "SB-078")
def test_a_critical_section_costs_one_and_ends_the_walk() -> None:
    s = battle()
    t = table_of(s)
    hit(s, 0, (HULL_F, 3))
    t.shirts[1] = 1
    refresh(s)
    step(s, 1, HULL_F)
    assert (t.shirts[1], t.health[1]) == (0, 3), "a redshirt fell"
    no(s, "SB-062", 1, deeds.STEP, c=TELEPORT)
    step(s, 2, HULL_F)
    assert t.health[2] == 2
    end_turn(s)
    assert t.health[2] == 2, "staying there costs nothing"


@pytest.mark.rule("SB-012", "SB-079")
def test_damage_to_a_section_is_damage_to_all_in_it_but_not_by_phaser() -> None:
    s = battle()
    t = table_of(s)
    drop_shields(s)
    put(s, 2, 1, POD_L)
    t.shirts[4] = 1
    s.chance(7, HULL_L)
    fire(s, 0, 0, 1)
    assert (level(s, 1, HULL_L), t.shirts[4], t.health[4]) == (1, 0, 3)
    put(s, 5, 1, POD_L)
    s.chance(7, POD_L)
    fire(s, 0, 1, 1)
    assert t.health[5] == 2 and t.health[2] == 2, "whichever team"
    put(s, 5, 1, STRUT_L)
    shoot(s, 2, deeds.AT_SECTION, 0, STRUT_L)
    assert level(s, 1, STRUT_L) == 1 and t.health[5] == 2


@pytest.mark.rule("SB-014")
def test_critical_features_do_not_work() -> None:
    s = battle()
    drop_shields(s)
    give(s, 0, LOCK_ON, STRAFING_RUN, SHIELDS_UP)
    hit(s, 0, (LASER_L, 3), (SENSOR, 3), (ENGINE_L, 3), (TELEPORT, 3))
    no(s, "SB-014", 0, deeds.FIRE, 0, 1)
    assert may(s, 0, deeds.FIRE, 1, 1)
    no(s, "SB-136", 0, deeds.PLAY, LOCK_ON)
    no(s, "SB-158", 0, deeds.PLAY, STRAFING_RUN)
    put(s, 1, 0, TELEPORT)
    no(s, "SB-014", 1, deeds.BEAM, 0, 1)
    hit(s, 0, (LASER_L, 2), (TELEPORT, 2))
    assert may(s, 0, deeds.FIRE, 0, 1) and may(s, 1, deeds.BEAM, 0, 1)


@pytest.mark.rule("SB-015", "SB-016", "SB-039", "SB-065", "SB-066")
def test_the_roll_to_hit_is_above_four_and_damage_shifts_it() -> None:
    for laser, sensor, die, hits in (
        (0, 0, 4, False), (0, 0, 5, True), (1, 0, 5, False), (2, 0, 6, True),
        (0, 1, 5, False), (0, 3, 6, True), (1, 1, 6, False), (1, 2, 7, True),
    ):  # fmt: skip
        s = battle()
        drop_shields(s)
        hit(s, 0, (LASER_L, laser), (SENSOR, sensor))
        s.chance(die - 1, *([POD_L] if hits else []))
        fire(s, 0, 0, 1)
        assert level(s, 1, POD_L) == int(hits), (laser, sensor, die)


@pytest.mark.rule("SB-065")
def test_the_chance_over_all_faces_is_what_is_shown() -> None:
    for levels, eighths in (
        ((), 4), (((LASER_L, 1),), 3), (((LASER_L, 1), (SENSOR, 2)), 2),
    ):  # fmt: skip
        s = battle()
        drop_shields(s)
        hit(s, 0, *levels)
        shown = [o for o in s.sees(0)["view"]["odds"] if o["side"] == 0 and o["target"] == 1]
        assert shown[0]["eighths"] == eighths
        hits = 0
        for face in range(8):
            twin = table_of(s).clone()
            twin.rng.script = [face, POD_L]
            twin.answer(0, (deeds.deed(deeds.FIRE, 0, 1),))
            hits += twin.damage[16 + POD_L]
        assert hits == eighths


@pytest.mark.rule("SB-017")
def test_heavy_damage_turns_critical_at_the_end_of_the_second_turn() -> None:
    s = battle()
    t = table_of(s)
    put(s, 4, 1, STRUT_L)
    drop_shields(s)
    hit(s, 1, (HULL_L, 1))
    s.chance(7, HULL_L)
    fire(s, 0, 0, 1)
    assert level(s, 1, HULL_L) == 2
    end_turn(end_turn(s))
    assert level(s, 1, HULL_L) == 2, "one turn of that crew"
    end_turn(s)
    put(s, 5, 1, HULL_L)
    end_turn(s)
    assert level(s, 1, HULL_L) == 3 and t.health[5] == 2


@pytest.mark.rule("SB-017")
def test_a_repair_starts_the_heavy_clock_anew() -> None:
    s = battle()
    hit(s, 0, (HULL_L, 2))
    end_turn(end_turn(s))
    give(s, 1, REPAIR_1)
    play(s, 1, REPAIR_1, 0, HULL_L)
    hit(s, 0, (HULL_L, 2))
    end_turn(s)
    assert level(s, 0, HULL_L) == 2
    end_turn(end_turn(s))
    assert level(s, 0, HULL_L) == 2, "heavy for one whole turn only"
    end_turn(end_turn(s))
    assert level(s, 0, HULL_L) == 3


@pytest.mark.rule("SB-018", "SB-019", "SB-064")
def test_only_a_captain_on_a_working_bridge_commands() -> None:
    s = battle()
    give(s, 0, LOCK_ON)
    no(s, "SB-018", 1, deeds.FIRE, 0, 1)
    hit(s, 0, (BRIDGE, 3))
    no(s, "SB-019", 0, deeds.FIRE, 0, 1)
    no(s, "SB-019", 0, deeds.PLAY, LOCK_ON)
    hit(s, 0, (BRIDGE, 2))
    assert may(s, 0, deeds.FIRE, 0, 1) and may(s, 0, deeds.PLAY, LOCK_ON)
    step(s, 0, HULL_F)
    no(s, "SB-018", 0, deeds.FIRE, 0, 1)
    no(s, "SB-018", 0, deeds.PLAY, LOCK_ON)
