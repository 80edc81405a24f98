"""The sections of a ship (SB-021 to SB-049)."""

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
)  # fmt: skip

from quarterdeck.games.shallow_space import content
from quarterdeck.games.shallow_space.choices import deeds
from quarterdeck.games.shallow_space.content import (
    BRIDGE,
    ENGINE_L,
    ENGINE_R,
    ENGINEERING,
    HULL_F,
    HULL_L,
    HULL_R,
    LASER_L,
    LASER_R,
    LOCK_ON,
    POD_L,
    POD_R,
    REPAIR_2,
    REPAIR_3,
    SENSOR,
    SHIELD,
    SHIELDS_UP,
    STRUT_L,
    STRUT_R,
    TELEPORT,
)  # fmt: skip

VITAL = [HULL_F, HULL_L, HULL_R, TELEPORT]


@pytest.mark.rule("SB-021", "SB-033", "SB-035")
@pytest.mark.parametrize(
    ("room", "system"),
    [(HULL_F, SENSOR), (POD_L, LASER_L), (POD_R, LASER_R), (ENGINEERING, ENGINE_L),
     (ENGINEERING, ENGINE_R)],
)  # fmt: skip
def test_systems_are_repaired_from_their_room(room: int, system: int) -> None:
    s = battle()
    hit(s, 0, (system, 3))
    give(s, 1, REPAIR_2)
    put(s, 1, 0, STRUT_R)
    no(s, "SB-091", 1, deeds.PLAY, REPAIR_2, c=system)
    put(s, 1, 0, room)
    play(s, 1, REPAIR_2, 0, system)
    assert level(s, 0, system) == 1


@pytest.mark.rule("SB-024", "SB-025", "SB-026", "SB-027")
def test_beaming_to_a_ship_without_shield_lands_in_an_empty_room() -> None:
    s = battle()
    no(s, "SB-024", 1, deeds.BEAM, 0, 1)
    step(s, 1, TELEPORT)
    no(s, "SB-025", 1, deeds.BEAM, 0, 1)
    hit(s, 1, (SHIELD, 3))
    empty = [r for r in range(10) if r not in (BRIDGE, HULL_L, HULL_R)]
    s.chance(empty.index(POD_R))
    do(s, 1, deeds.BEAM, 0, 1)
    assert where(s, 1) == (1, POD_R)
    no(s, "SB-027", 1, deeds.STEP, c=STRUT_R)
    assert may(s, 1, deeds.SHOOT, deeds.AT_SECTION, 0, POD_R), "shots stay open"


@pytest.mark.rule("SB-026")
def test_beaming_never_lands_where_somebody_is() -> None:
    s = battle()
    t = table_of(s)
    drop_shields(s)
    t.fields = [[16 + r, 1, 2] for r in range(1, 10)]
    step(s, 1, TELEPORT)
    no(s, "SB-026", 1, deeds.BEAM, 0, 1)
    t.fields.pop()
    refresh(s)
    do(s, 1, deeds.BEAM, 0, 1)
    assert where(s, 1) == (1, ENGINEERING), "the only room left"


@pytest.mark.rule("SB-028", "SB-029", "SB-030")
def test_boarders_beam_home_or_on_but_not_past_an_enemy_in_the_chamber() -> None:
    s = battle(3)
    t = table_of(s)
    put(s, 1, 1, TELEPORT)
    do(s, 1, deeds.BEAM, 0, 0)
    assert where(s, 1) == (0, TELEPORT), "home, shield or not"
    put(s, 2, 1, TELEPORT)
    no(s, "SB-025", 2, deeds.BEAM, 0, 2)
    hit(s, 2, (SHIELD, 3))
    assert may(s, 2, deeds.BEAM, 0, 2)
    t.place[4] = 16 + TELEPORT
    refresh(s)
    no(s, "SB-030", 2, deeds.BEAM, 0, 2)
    t.place[4] = 16 + HULL_L
    refresh(s)
    do(s, 2, deeds.BEAM, 0, 2)
    assert where(s, 2)[0] == 2


@pytest.mark.rule("SB-031", "SB-032", "SB-034")
def test_struts_lead_to_pods_and_engineering_to_the_engines() -> None:
    plan = content.plans[0]
    assert plan.walk[POD_L] == [STRUT_L] and plan.walk[POD_R] == [STRUT_R]
    assert plan.serves[POD_L] == [LASER_L] and plan.serves[POD_R] == [LASER_R]
    assert plan.serves[ENGINEERING] == [ENGINE_L, ENGINE_R]
    s = battle()
    step(s, 1, STRUT_L, POD_L)
    assert where(s, 1) == (0, POD_L)


@pytest.mark.rule("SB-036", "SB-037")
def test_each_laser_once_a_turn_for_one_point_where_chance_says() -> None:
    s = battle()
    drop_shields(s)
    s.chance(7, ENGINE_R)
    fire(s, 0, 0, 1)
    assert level(s, 1, ENGINE_R) == 1
    no(s, "SB-036", 0, deeds.FIRE, 0, 1)
    s.chance(0)
    fire(s, 0, 1, 1)
    assert sum(table_of(s).damage[16:31]) == 1
    no(s, "SB-036", 0, deeds.FIRE, 1, 1)
    end_turn(end_turn(s))
    assert may(s, 0, deeds.FIRE, 0, 1)


@pytest.mark.rule("SB-037")
def test_a_random_hit_falls_on_each_of_fifteen_sections_alike() -> None:
    s = battle()
    drop_shields(s)
    struck = []
    for section in range(15):
        twin = table_of(s).clone()
        twin.rng.script = [7, section]
        twin.answer(0, (deeds.deed(deeds.FIRE, 0, 1),))
        struck += [i for i in range(15) if twin.damage[16 + i]]
    assert struck == list(range(15)), "never the shield"


@pytest.mark.rule("SB-038", "SB-041", "SB-044", "SB-049")
def test_nobody_can_be_inside_systems_or_the_shield() -> None:
    s = battle()
    for room, system, rule in (
        (POD_L, LASER_L, "SB-038"), (POD_R, LASER_R, "SB-038"), (HULL_F, SENSOR, "SB-041"),
        (ENGINEERING, ENGINE_L, "SB-044"), (ENGINEERING, ENGINE_R, "SB-044"),
        (HULL_F, SHIELD, "SB-049"),
    ):  # fmt: skip
        put(s, 1, 0, room)
        no(s, rule, 1, deeds.STEP, c=system)
    assert all(r < 10 for rooms in content.plans[0].walk for r in rooms)


@pytest.mark.rule("SB-040", "SB-042")
def test_cards_say_what_must_work_on_the_ship() -> None:
    sensor = [c for c in range(38) if any(s == SENSOR for s, _ in content.card_needs[c])]
    engines = [c for c in range(38) if any(s == ENGINE_L for s, _ in content.card_needs[c])]
    assert len(sensor) == 8 and len(engines) == 2
    s = battle()
    give(s, 0, *engines[:1], LOCK_ON)
    hit(s, 0, (SENSOR, 2))
    assert may(s, 0, deeds.PLAY, LOCK_ON)
    hit(s, 0, (SENSOR, 3), (ENGINE_R, 3))
    assert not may(s, 0, deeds.PLAY, LOCK_ON)
    barred = {b["at"][0]: b["rule"] for b in s.sees(0)["decision"]["mine"]["barred"]}
    assert barred == {"card:lock_on": "SB-136", "card:ramming_speed": "SB-155"}


@pytest.mark.rule("SB-043")
def test_each_critical_engine_helps_every_attacker() -> None:
    for levels, die, hits in (
        ([(ENGINE_L, 3)], 4, 1), ([(ENGINE_L, 3)], 3, 0), ([(ENGINE_L, 3), (ENGINE_R, 3)], 3, 1),
        ([(ENGINE_L, 2), (ENGINE_R, 2)], 4, 0),
    ):  # fmt: skip
        s = battle()
        drop_shields(s)
        hit(s, 1, *levels)
        s.chance(die - 1, *([POD_L] if hits else []))
        fire(s, 0, 0, 1)
        assert level(s, 1, POD_L) == hits


@pytest.mark.rule("SB-045", "SB-046")
def test_the_shield_absorbs_and_mends_itself_unless_critical() -> None:
    s = battle()
    s.chance(7, HULL_F)
    fire(s, 0, 0, 1)
    assert level(s, 1, HULL_F) == 0 and level(s, 1, SHIELD) == 1
    end_turn(s)
    assert level(s, 1, SHIELD) == 0, "mended at the start of its crew's turn"
    end_turn(s)
    hit(s, 1, (SHIELD, 3))
    end_turn(s)
    assert level(s, 1, SHIELD) == 3, "critical stays critical"


@pytest.mark.rule("SB-047", "SB-048")
def test_only_the_captains_card_restores_the_shield() -> None:
    s = battle()
    hit(s, 0, (SHIELD, 3))
    give(s, 1, REPAIR_3)
    give(s, 0, SHIELDS_UP)
    for room in range(10):
        put(s, 1, 0, room)
        no(s, "SB-047", 1, deeds.PLAY, REPAIR_3, c=SHIELD)
    play(s, 0, SHIELDS_UP)
    assert level(s, 0, SHIELD) == 0
