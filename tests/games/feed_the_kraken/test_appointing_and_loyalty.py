"""Appointing (FTK-063 to FTK-068) and the question of loyalty (FTK-070 to FTK-084)."""

from __future__ import annotations

import pytest
from tests.games.feed_the_kraken.kraken import RED_DRUNK as RED
from tests.games.feed_the_kraken.kraken import (
    appoint,
    crew,
    fists,
    lose,
    navigate,
    of,
    pass_moment,
    place,
    quiet,
    refresh,
)

from quarterdeck.games.feed_the_kraken import content, events
from quarterdeck.kit.testing.scene import Scene


@pytest.mark.rule("FTK-063")
def test_a_round_has_four_phases_in_order() -> None:
    s = appoint(crew())
    s.asks(events.WINDOW)
    quiet(s).asks(events.FISTS)
    fists(s)
    pass_moment(s).asks(events.WINDOW)
    pass_moment(s).asks(events.PASS_ON, 0, 1)


@pytest.mark.rule("FTK-064", "FTK-065", "FTK-068")
def test_the_captain_names_two_different_players() -> None:
    s = pass_moment(crew())
    s.asks(events.APPOINT, 0, rule="FTK-064")
    s.refuses(0, 3, 3, rule="FTK-064")
    s.answer(0, 3, 5)
    assert (of(s).lieutenant, of(s).navigator) == (3, 5)
    s.asks(events.WINDOW)


@pytest.mark.rule("FTK-066", "FTK-067", "FTK-107")
def test_not_the_captain_and_nobody_off_duty() -> None:
    s = crew()
    of(s).signs[4] = 1
    pass_moment(s)
    assert "captain" in s.refuses(0, 0, 3, rule="FTK-066")
    assert "off duty" in s.refuses(0, 4, 3, rule="FTK-067")
    s.answer(0, 3, 5).asks(events.WINDOW)


@pytest.mark.rule("FTX-009")
def test_a_captains_own_sign_is_void_in_office() -> None:
    s = crew()
    of(s).signs[0] = 1
    appoint(s, 1, 2).asks(events.WINDOW)
    assert of(s).captain == 0 and of(s).signs[0] == 1


@pytest.mark.rule("FTK-110")
def test_signs_are_ignored_when_fewer_than_two_are_free() -> None:
    s = crew(5)
    of(s).signs = [0, 1, 1, 1, 0]
    pass_moment(s)
    assert len(s.may(0)) == 12, "one is free: all four others may be named"
    s.answer(0, 1, 2).asks(events.WINDOW)
    t = crew(5)
    of(t).signs = [0, 1, 1, 0, 0]
    assert len(pass_moment(t).may(0)) == 2


@pytest.mark.rule("FTK-070")
def test_everyone_but_the_captain_hides_guns_in_secret() -> None:
    s = quiet(appoint(crew()))
    s.asks(events.FISTS, 1, 2, 3, 4, 5, 6, rule="FTK-070")
    assert s.may(1) == [(0,), (1,), (2,), (3,)]
    before = [s.sees(x)["view"] for x in range(7)]
    s.answer(1, 3)
    assert [s.sees(x)["view"] for x in range(7)] == before
    assert s.sees(2)["decision"]["waiting"] == [2, 3, 4, 5, 6], "who has decided is public"


@pytest.mark.rule("FTK-071", "FTK-062")
def test_all_fists_open_in_one_event() -> None:
    s = fists(appoint(crew()), {1: 1, 3: 1})
    (shown,) = s.heard(6, events.FISTS_OPENED)
    assert shown.things == (-1, 1, 0, 1, 0, 0, 0)
    seen = s.sees(6)["view"]["crew"]
    assert [(m["guns"], m["shown"]) for m in seen][:4] == [(3, 0), (2, 1), (3, 0), (2, 1)]
    s.asks(events.WINDOW)


@pytest.mark.rule("FTK-072", "FTK-073", "FTK-083", "FTK-084")
def test_a_sum_below_the_number_is_no_mutiny_and_guns_return() -> None:
    s = pass_moment(fists(appoint(crew()), {1: 1, 3: 1}))
    assert s.heard(0, events.NO_MUTINY)[0].things == (2, 3)
    assert of(s).guns == [3] * 7 and of(s).supply == 19 and of(s).captain == 0
    s.asks(events.WINDOW)
    assert s.table.decision is not None and s.table.decision.about == (content.BEFORE_DRAW,)


@pytest.mark.rule("FTK-073", "FTK-074", "FTK-078", "FTK-079", "FTK-080")
def test_the_number_reached_makes_the_most_guns_captain() -> None:
    s = pass_moment(fists(appoint(crew()), {1: 1, 3: 2}))
    t = of(s)
    assert t.captain == 3 and t.guns == [3, 2, 3, 1, 3, 3, 3] and t.supply == 22
    assert (t.lieutenant, t.navigator) == (-1, -1) and t.round == 2 and t.voyages == 0
    s.asks(events.WINDOW)
    assert s.table.decision is not None and s.table.decision.about == (1,)


@pytest.mark.rule("FTX-002", "FTX-004")
def test_a_new_captain_may_be_mutinied_against() -> None:
    s = pass_moment(fists(appoint(crew(8)), {3: 3}))
    assert of(s).captain == 0, "three of four"
    s = pass_moment(fists(appoint(crew(8)), {3: 3, 4: 1}))
    assert of(s).captain == 3
    pass_moment(fists(appoint(s, 1, 2), {5: 3, 6: 2}))
    assert of(s).captain == 5


@pytest.mark.rule("FTK-075", "FTK-076", "FTK-077")
def test_the_captain_removes_tied_players_until_one_is_left() -> None:
    s = pass_moment(fists(appoint(crew()), {1: 1, 3: 1, 5: 1}))
    assert s.heard(0, events.TIED)[0].things == (1, 3, 5)
    s.asks(events.BREAK_TIE, 0, rule="FTK-076")
    s.answer(0, 3).asks(events.BREAK_TIE, 0)
    assert s.may(0) == [(1,), (5,)]
    s.answer(0, 1)
    assert of(s).captain == 5 and of(s).supply == 22
    s.asks(events.WINDOW)


@pytest.mark.rule("FTK-076")
def test_in_a_chain_each_removed_player_removes_the_next() -> None:
    s = crew(mutiny_tie_break="chain")
    pass_moment(fists(appoint(s), {1: 1, 3: 1, 5: 1}))
    s.asks(events.BREAK_TIE, 0).answer(0, 3)
    s.asks(events.BREAK_TIE, 3).answer(3, 5)
    assert of(s).captain == 1


@pytest.mark.rule("FTK-081", "FTK-082", "FTK-108", "FTK-109")
def test_players_off_duty_may_mutiny_and_become_captain() -> None:
    s = crew()
    of(s).signs[4] = 1
    pass_moment(fists(appoint(s), {4: 3}))
    assert of(s).captain == 4 and of(s).signs[4] == 1
    s.asks(events.WINDOW)


@pytest.mark.rule("FTX-008")
def test_signs_stay_where_they_are_after_a_mutiny() -> None:
    s = navigate(crew(6, off_duty_profile="official"), RED)
    assert of(s).signs == [0, 0, 1, 0, 0, 0]
    captain = of(s).captain
    others = [x for x in range(6) if x not in (captain, 2)]
    pass_moment(fists(appoint(s, others[0], others[1]), {others[2]: 3}))
    assert of(s).signs == [0, 0, 1, 0, 0, 0] and of(s).captain == others[2]


def tongueless(*seats: int) -> Scene:
    s = crew()
    for seat in seats:
        of(s).tongueless[seat] = 1
    return s


@pytest.mark.rule("FTK-151", "FTK-152", "FTK-153", "FTK-154")
def test_the_tongueless_join_count_and_never_become_captain() -> None:
    s = pass_moment(fists(appoint(tongueless(5)), {5: 2, 3: 1}))
    assert of(s).captain == 3 and of(s).guns[5] == 1


@pytest.mark.rule("FTK-154")
def test_guns_of_the_tongueless_alone_tie_everyone_asked() -> None:
    """FTK-R19."""
    s = pass_moment(fists(appoint(tongueless(5)), {5: 3}))
    s.asks(events.BREAK_TIE, 0)
    assert s.may(0) == [(1,), (2,), (3,), (4,), (6,)]
    for seat in (1, 2, 3, 4):
        s.answer(0, seat)
    assert of(s).captain == 6


@pytest.mark.rule("FTK-154")
def test_nobody_left_to_take_over_ends_the_round_and_spends_the_guns() -> None:
    s = lose(tongueless(5), 1, 2, 3, 4)
    t = of(s)
    t.tongueless[6] = 1
    quiet(s).answer(0, 5, 6)
    pass_moment(fists(s, {5: 3}))
    assert t.captain == 0 and t.guns[5] == 0 and t.round == 2
    s.asks(events.WINDOW)


@pytest.mark.rule("FTK-131")
def test_with_two_on_board_the_captain_hands_out_one_badge() -> None:
    s = quiet(lose(crew(5), 2, 3, 4))
    s.asks(events.GIVE_BADGE, 0, rule="FTK-131").answer(0, content.NAVIGATOR_POST)
    assert (of(s).lieutenant, of(s).navigator) == (-1, 1)
    fists(s).asks(events.WINDOW)
    pass_moment(pass_moment(s)).asks(events.PASS_ON, 0)


@pytest.mark.rule("FTK-131")
def test_a_captain_alone_is_not_asked_for_loyalty() -> None:
    s = lose(place(crew(5), "Q07"), 1, 2, 3, 4)
    pass_moment(s)
    pass_moment(s).asks(events.WINDOW, 0)
    assert s.table.where().endswith("before cards are drawn")
    pass_moment(s).asks(events.PASS_ON, 0)
    card = s.may(0)[0][0]
    s.answer(0, card)
    assert of(s).voyages == 1, "both posts by chance, and no target for the map action"


def test_the_captain_is_never_asked_even_when_off_duty_signs_lie_about() -> None:
    s = crew(7, captain=3)
    of(s).signs = [1, 1, 1, 0, 1, 1, 1]
    refresh(s)
    pass_moment(s)
    assert len(s.may(3)) == 30
    s.answer(3, 0, 1)
    quiet(s).asks(events.FISTS, 4, 5, 6, 0, 1, 2)
