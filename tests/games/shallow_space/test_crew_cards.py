"""Crew cards: repairs, redshirts, boarding, pods (SB-088 to SB-106)."""

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
    shoot,
    step,
    table_of,
    where,
)  # fmt: skip

from quarterdeck.games.shallow_space import content
from quarterdeck.games.shallow_space.choices import deeds
from quarterdeck.games.shallow_space.content import (
    BOARDING,
    BRIDGE,
    ENGINEERING,
    ESCAPE_POD,
    FIRE_BRIGADE,
    HULL_F,
    HULL_L,
    HULL_R,
    PHASER_RIFLE,
    POD_L,
    POD_R,
    REDSHIRT,
    REDSHIRT_DIVE,
    REPAIR_1,
    REPAIR_2,
    REPAIR_3,
    REPAIR_BRIGADE,
    SHIELD,
    STRUT_L,
    TELEPORT,
)  # fmt: skip

COPIES = [10, 6, 4, 20, 5, 6, 8, 4, 6, 4, 4, 4, 5, 6, 4, 4, 6, 4, 4, 6]


@pytest.mark.rule(
    "SB-088", "SB-091", "SB-092", "SB-093", "SB-094", "SB-095", "SB-097", "SB-100", "SB-104",
    "SB-107", "SB-109", "SB-112", "SB-115", "SB-118", "SB-119", "SB-123", "SB-125", "SB-127",
    "SB-129", "SB-132",
)  # fmt: skip
def test_120_crew_cards_of_twenty_kinds() -> None:
    assert content.card_copies[:20] == COPIES and sum(COPIES) == 120
    t = table_of(battle())
    held = [c for hand in t.hand for c in hand]
    assert [(t.crew_pile + held).count(kind) for kind in range(20)] == COPIES


@pytest.mark.rule("SB-088", "SB-090", "SB-091", "SB-092")
def test_repair_cards_take_one_two_three_points_off() -> None:
    for card, before, after in (
        (REPAIR_1, 2, 1), (REPAIR_2, 3, 1), (REPAIR_2, 1, 0), (REPAIR_3, 3, 0),
    ):  # fmt: skip
        s = battle()
        hit(s, 0, (HULL_L, before))
        give(s, 1, card)
        play(s, 1, card, 0, HULL_L)
        assert level(s, 0, HULL_L) == after
        assert card in table_of(s).crew_discards
    s = battle()
    give(s, 1, REPAIR_1)
    no(s, "SB-088", 1, deeds.PLAY, REPAIR_1, 0, HULL_L)
    hit(s, 0, (HULL_L, 3))
    no(s, "SB-090", 1, deeds.PLAY, REPAIR_1, 0, HULL_L)


@pytest.mark.rule("SB-093")
def test_redshirt() -> None:
    s = battle()
    give(s, 1, REDSHIRT, REDSHIRT)
    play(s, 1, REDSHIRT)
    play(s, 1, REDSHIRT)
    assert table_of(s).shirts[1] == 2
    no(s, "SB-093", 1, deeds.PLAY, REDSHIRT)


@pytest.mark.rule("SB-094")
def test_fire_brigade_adds_one_for_every_two_redshirts_to_one_shot() -> None:
    for shirts, damage in ((2, 2), (3, 2), (4, 3)):
        s = battle()
        t = table_of(s)
        put(s, 4, 0, HULL_F)
        t.shirts[1], t.shirts[4] = shirts, 9
        give(s, 1, FIRE_BRIGADE)
        play(s, 1, FIRE_BRIGADE)
        shoot(s, 1, deeds.AT_PERSON, 4, HULL_F)
        assert t.shirts[4] == 9 - damage
    s = battle()
    give(s, 1, FIRE_BRIGADE)
    no(s, "SB-094", 1, deeds.PLAY, FIRE_BRIGADE)


@pytest.mark.rule("SB-095", "SB-096")
def test_repair_brigade_splits_its_points_as_you_like() -> None:
    s = battle()
    t = table_of(s)
    t.shirts[1] = 3
    hit(s, 0, (HULL_L, 1), (ENGINEERING, 3), (BRIDGE, 2))
    give(s, 1, REPAIR_BRIGADE)
    play(s, 1, REPAIR_BRIGADE)
    assert not may(s, 1, deeds.MEND, 0, 0, BRIDGE), "not a neighbour"
    assert not may(s, 1, deeds.MEND, 0, 0, SHIELD)
    do(s, 1, deeds.MEND, 0, 0, ENGINEERING)
    do(s, 1, deeds.MEND, 0, 0, HULL_L)
    assert not may(s, 1, deeds.MEND, 0, 0, HULL_L), "whole"
    do(s, 1, deeds.MEND, 0, 0, ENGINEERING)
    assert level(s, 0, ENGINEERING) == 1 and level(s, 0, HULL_L) == 0 and t.shirts[1] == 3
    assert not may(s, 1, deeds.MEND, 0, 0, ENGINEERING), "three redshirts, three points"


@pytest.mark.rule("SB-095")
def test_the_brigade_works_where_the_card_was_played() -> None:
    s = battle()
    table_of(s).shirts[1] = 3
    hit(s, 0, (HULL_L, 2), (STRUT_L, 1))
    give(s, 1, REPAIR_BRIGADE)
    play(s, 1, REPAIR_BRIGADE)
    step(s, 1, STRUT_L)
    assert not may(s, 1, deeds.MEND, 0, 0, STRUT_L)


@pytest.mark.rule("SB-097", "SB-098", "SB-099")
def test_redshirt_dive_by_itself_at_two_or_more() -> None:
    s = battle()
    t = table_of(s)
    put(s, 4, 0, HULL_F)
    give(s, 4, REDSHIRT_DIVE, REDSHIRT_DIVE)
    t.shirts[4] = 2
    give(s, 1, PHASER_RIFLE)
    shoot(s, 1, deeds.AT_PERSON, 4, HULL_F)
    assert (t.shirts[4], t.health[4]) == (1, 3), "one redshirt for three damage"
    assert t.hand[4] == [REDSHIRT_DIVE]
    shoot(s, 2, deeds.AT_PERSON, 4, HULL_F)
    assert (t.shirts[4], t.health[4]) == (0, 3) and t.hand[4] == [REDSHIRT_DIVE], "1 is too little"
    shoot(s, 0, deeds.AT_PERSON, 4, HULL_F)
    assert t.health[4] == 2
    give(s, 1, REDSHIRT_DIVE)
    no(s, "SB-097", 1, deeds.PLAY, REDSHIRT_DIVE)


@pytest.mark.rule("SB-099")
def test_no_dive_without_a_redshirt() -> None:
    s = battle()
    t = table_of(s)
    put(s, 4, 0, HULL_F)
    give(s, 4, REDSHIRT_DIVE)
    give(s, 1, PHASER_RIFLE)
    shoot(s, 1, deeds.AT_PERSON, 4, HULL_F)
    assert t.health[4] == 0 and t.hand[4] == []


@pytest.mark.rule("SB-100", "SB-101", "SB-102", "SB-103")
def test_boarding_past_the_shield_to_an_empty_room_and_home() -> None:
    s = battle()
    t = table_of(s)
    give(s, 1, BOARDING, BOARDING)
    no(s, "SB-102", 1, deeds.PLAY, BOARDING, 1, BRIDGE)
    t.fields.append([16 + POD_L, 1, 2])
    refresh(s)
    no(s, "SB-115", 1, deeds.PLAY, BOARDING, 1, POD_L)
    no(s, "SB-100", 1, deeds.PLAY, BOARDING, 0, POD_L)
    play(s, 1, BOARDING, 1, ENGINEERING)
    assert where(s, 1) == (1, ENGINEERING) and t.shield_up(1)
    no(s, "SB-027", 1, deeds.STEP, c=HULL_L)
    no(s, "SB-027", 1, deeds.PLAY, BOARDING, 0, POD_L)
    t.rooted[1] = 0
    refresh(s)
    play(s, 1, BOARDING, 0, POD_R)
    assert where(s, 1) == (0, POD_R)


@pytest.mark.rule("SB-104", "SB-105", "SB-106")
def test_escape_pod_can_be_shot_and_beams_like_a_chamber() -> None:
    s = battle(3)
    t = table_of(s)
    drop_shields(s)
    hit(s, 0, (HULL_F, 3), (HULL_L, 3), (HULL_R, 3), (TELEPORT, 3))
    give(s, 1, ESCAPE_POD)
    no(s, "SB-104", 1, deeds.PLAY, ESCAPE_POD)
    t.marks.append([HULL_F, 3])
    do(s, 2, deeds.DONE)
    pod = t.pod_of(1)
    assert where(s, 1) == (pod, TELEPORT) and t.health[0] == 0 and not t.afloat[0]
    s.asks("act", 1)
    assert may(s, 1, deeds.BEAM, 0, 1) and not may(s, 1, deeds.STEP, c=HULL_F)
    end_turn(s)
    s.chance(4)
    fire(s, 3, 0, pod)
    assert t.health[1] == 2 and t.damage[t.pod_spot(1)] == 1
    end_turn(end_turn(s))
    do(s, 1, deeds.BEAM, 0, 2)
    assert where(s, 1)[0] == 2 and not t.afloat[pod], "the empty pod is gone"


@pytest.mark.rule("SB-105")
def test_the_third_point_on_a_pod_kills_its_rider() -> None:
    s = battle(3)
    t = table_of(s)
    t.shirts[4] = 5
    t.place[4] = t.pod_spot(4)
    t.afloat[t.pod_of(4)], t.owner[t.pod_of(4)] = 1, 1
    t.damage[t.pod_spot(4)] = 2
    refresh(s)
    s.chance(7, 0)
    fire(s, 0, 0, t.pod_of(4))
    assert t.health[4] == 0 and not t.afloat[t.pod_of(4)]
