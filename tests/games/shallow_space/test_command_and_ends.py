"""Command, changing sides and the ends (SB-005, SB-081 to SB-087)."""

from __future__ import annotations

import pytest
from tests.games.shallow_space.ships import (
    battle,
    do,
    end_turn,
    give,
    hand_sizes,
    hit,
    level,
    may,
    no,
    play,
    put,
    refresh,
    table_of,
)  # fmt: skip

from quarterdeck.games.shallow_space.choices import deeds
from quarterdeck.games.shallow_space.content import (
    BRIDGE,
    HEAL,
    HULL_F,
    LOCK_ON,
    POD_L,
    REDSHIRT,
    SENSOR,
)  # fmt: skip


@pytest.mark.rule("SB-081", "SB-082")
def test_a_captain_takes_a_ship_over_from_its_bridge() -> None:
    s = battle()
    t = table_of(s)
    put(s, 3, 1, POD_L)
    put(s, 0, 1, BRIDGE)
    give(s, 0, LOCK_ON, REDSHIRT)
    no(s, "SB-018", 0, deeds.PLAY, LOCK_ON)
    twin = t.clone()
    twin.answer(0, (deeds.deed(deeds.PLAY, REDSHIRT),))
    assert (deeds.deed(deeds.TAKE_OVER),) not in twin.decision.spaces[0].each()  # type: ignore[union-attr]
    do(s, 0, deeds.TAKE_OVER).asks("act", 1, 2)
    assert t.owner[1] == 1
    end_turn(s)
    assert t.owner[1] == 0
    end_turn(s)
    give(s, 0, LOCK_ON)
    play(s, 0, LOCK_ON)
    assert level(s, 1, SENSOR) == 0 and t.boost[5] == 1, "the captain commands it now"


@pytest.mark.rule("SB-082")
def test_no_takeover_with_an_enemy_on_the_bridge_or_by_crew() -> None:
    s = battle()
    t = table_of(s)
    t.place[0] = t.place[3] = 16 + BRIDGE
    refresh(s)
    no(s, "SB-082", 0, deeds.TAKE_OVER)
    put(s, 3, 1, HULL_F)
    put(s, 1, 1, BRIDGE)
    no(s, "SB-082", 1, deeds.TAKE_OVER)
    do(s, 0, deeds.TAKE_OVER)
    hit(s, 1, (BRIDGE, 3))
    end_turn(s)
    assert t.owner[1] == 1 and "held" in s.kinds(), "the bridge must still work"
    s = battle(takeover="whole_ship")
    put(s, 3, 1, POD_L)
    put(s, 0, 1, BRIDGE)
    no(s, "SB-082", 0, deeds.TAKE_OVER)
    for seat in (3, 4, 5):
        put(s, seat, 0, POD_L)
    assert may(s, 0, deeds.TAKE_OVER)


@pytest.mark.rule("SB-083", "SB-084", "SB-085")
def test_an_acting_captain_has_a_smaller_hand_and_keeps_what_is_there() -> None:
    s = battle()
    t = table_of(s)
    no(s, "SB-083", 1, deeds.VOLUNTEER)
    t.health[0], t.place[0], t.captain[0] = 0, -1, -1
    give(s, 1, HEAL, HEAL, REDSHIRT, REDSHIRT)
    give(s, 1, LOCK_ON, extra=True)
    refresh(s)
    do(s, 1, deeds.VOLUNTEER)
    assert t.captain[0] == 1 and t.acting[0] and t.orders[1] == [LOCK_ON]
    no(s, "SB-083", 2, deeds.VOLUNTEER)
    assert hand_sizes(s, 1) == (1, 4)
    end_turn(end_turn(s, keep=True), keep=True)
    assert hand_sizes(s, 1) == (2, 4), "surplus is kept, nothing drawn"
    do(s, 1, deeds.HAND_IN, t.hand[1][0])
    do(s, 1, deeds.HAND_IN, t.hand[1][0])
    end_turn(end_turn(s, keep=True), keep=True)
    assert hand_sizes(s, 1) == (2, 3)
    put(s, 1, 0, BRIDGE)
    assert may(s, 1, deeds.FIRE, 0, 1)


@pytest.mark.rule("SB-086", "SB-087")
def test_crew_without_any_captain_may_go_over_to_who_accepts() -> None:
    s = battle(3)
    t = table_of(s)
    no(s, "SB-087", 1, deeds.PLEAD, 0, 1)
    t.health[0], t.place[0], t.captain[0] = 0, -1, -1
    t.shirts[1] = 2
    give(s, 1, HEAL)
    refresh(s)
    do(s, 1, deeds.PLEAD, 0, 1)
    do(s, 2, deeds.PLEAD, 0, 2)
    assert s.sees(3)["view"]["pleas"] == [{"seat": 1, "team": 1}]
    assert s.sees(4)["view"]["pleas"] == [] and not s.heard(4, "pleaded")
    end_turn(s, keep=True)
    do(s, 3, deeds.WELCOME, 0, 1)
    assert t.team[1] == 1 and t.shirts[1] == 2 and HEAL in t.hand[1]
    s.asks("act", 3, 4, 5)
    end_turn(s, keep=True)
    do(s, 6, deeds.TURN_AWAY, 0, 2)
    assert t.team[2] == 0 and t.plea[2] == -1
    end_turn(s)
    end_turn(s)
    s.asks("act", 1, 3, 4, 5)


@pytest.mark.rule("SB-086")
def test_a_plea_that_nobody_answers_lapses_and_a_team_without_members_is_out() -> None:
    s = battle(3)
    t = table_of(s)
    for seat in (0, 2):
        t.health[seat], t.place[seat] = 0, -1
    t.captain[0] = -1
    refresh(s)
    do(s, 1, deeds.PLEAD, 0, 1)
    end_turn(end_turn(end_turn(s)))
    assert t.plea[1] == -1
    do(s, 1, deeds.PLEAD, 0, 1)
    end_turn(s)
    do(s, 3, deeds.WELCOME, 0, 1)
    assert t.out == [0] and t.owner[0] == -1, "their ship is a derelict"


@pytest.mark.rule("SB-005")
def test_a_team_may_give_up_by_majority_where_the_table_plays_so() -> None:
    s = battle(surrender="yes")
    do(s, 0, deeds.GIVE_UP)
    assert not table_of(s).winners
    do(s, 2, deeds.GIVE_UP).over()
    assert table_of(s).winners == [1]


@pytest.mark.rule("SB-005")
def test_when_all_fall_at_once_the_moment_before_decides() -> None:
    s = battle()
    t = table_of(s)
    for seat in (1, 2, 4, 5):
        t.health[seat], t.place[seat] = 0, -1
    t.shirts[3] = 1
    t.place[0] = t.place[3] = 16 + POD_L
    t.charges.append([16 + POD_L, 1, 1, 0])
    refresh(s)
    end_turn(s).over()
    assert t.winners == [1], "more health and redshirts before the blast"


@pytest.mark.rule("SB-005")
def test_the_guard_breaks_cores_and_a_last_round_ends_it() -> None:
    s = battle()
    t = table_of(s)
    t.round = 19
    end_turn(end_turn(s))
    assert sum(t.damage) == 0, "round 19 passes"
    end_turn(end_turn(s))
    assert sum(t.damage[1:5]) == 1 and sum(t.damage[17:21]) == 1, "one vital point each"
    s = battle(guard="off")
    t = table_of(s)
    t.round, t.shirts[4] = 200, 1
    end_turn(end_turn(s)).over()
    assert sum(t.damage) == 0 and t.winners == [1]


@pytest.mark.rule("SB-064")
def test_the_opening_truce_keeps_lasers_silent_in_round_one() -> None:
    s = battle(opening_truce="yes")
    no(s, "SB-064", 0, deeds.FIRE, 0, 1)
    end_turn(end_turn(s))
    assert may(s, 0, deeds.FIRE, 0, 1)


@pytest.mark.rule("SB-050")
def test_an_empty_pile_is_shuffled_anew_from_its_discards() -> None:
    s = battle()
    t = table_of(s)
    t.captain_discards, t.captain_pile = t.captain_pile, []
    end_turn(s, keep=True)
    assert hand_sizes(s, 3) == (4, 2) and "reshuffled" in s.kinds()
