"""The vote, scoring, new rounds and the end (CC-034 to CC-054, CC-017)."""

from __future__ import annotations

import pytest
from tests.games.captains_chair.chair import (
    GONE,
    NO,
    YES,
    captain_at_once,
    crew,
    goals,
    put,
    racing,
    refresh,
    table_of,
)

from quarterdeck.games.captains_chair import GAME, content
from quarterdeck.games.captains_chair.choices import aboard, worth
from quarterdeck.kit.rng import fresh
from quarterdeck.kit.testing.scene import Scene


def next_race(s: Scene, ship: dict[str, int]) -> Scene:
    """Place the crew of a new round, then put them where the test wants them."""
    while (decision := s.table.decision) is not None and decision.kind == "place":
        s.answer(decision.seats[0], s.may(decision.seats[0])[0][0])
    put(table_of(s), ship)
    refresh(s)
    return s


def third_round(ship: dict[str, int], *dealt: int) -> Scene:
    """The race of round three with these goals."""
    s = racing(ship={"A": 5})
    captain_at_once(s)
    next_race(s, {"A": 5})
    captain_at_once(s)
    goals(s, *dealt)
    return next_race(s, ship)


@pytest.mark.rule("CC-034")
def test_whoever_nominates_takes_the_badge() -> None:
    s = racing(ship={"A": 4, "B": 4, "C": 4})
    s.answer(0, crew("A"))
    assert table_of(s).badge == -1, "a move that nominates nobody takes no badge"
    s.answer(1, crew("A"))
    assert table_of(s).badge == 1
    s.asks("vote")


@pytest.mark.rule("CC-035", "CC-036")
def test_ballots_lie_face_down_until_all_have_chosen() -> None:
    s = racing(ship={"A": 5, "B": 5})
    s.answer(0, crew("A")).hush()
    s.answer(1, *NO).answer(2, *YES).answer(3, *YES)
    assert s.told == []
    seen = s.sees(0)["decision"]
    assert seen["waiting"] == [0] and seen["mine"]["answer"] is None
    assert s.sees(1)["decision"]["mine"]["answer"] == [0]
    s.answer(0, *YES)
    assert s.told[0].kind == "votes_shown" and s.told[0].things == (crew("A"), 1, 0, 1, 1)
    s.asks("move", 1)


@pytest.mark.rule("CC-035")
def test_a_ballot_may_be_changed_until_the_last_is_down() -> None:
    """CC-Q25."""
    s = racing(ship={"A": 5, "B": 5})
    s.answer(0, crew("A")).answer(1, *NO).answer(1, *YES)
    s.answer(0, *YES).answer(2, *YES).answer(3, *YES)
    assert table_of(s).no_votes == [3, 3, 3, 3], "the No was taken back in time"
    assert "captain" in s.kinds()


@pytest.mark.rule("CC-037", "CC-038", "CC-043")
def test_all_yes_makes_a_captain_and_ends_the_round() -> None:
    s = captain_at_once(racing(ship={"A": 5, "B": 3}))
    assert "captain" in s.kinds() and "scored" in s.kinds()
    assert table_of(s).round == 2
    s.asks("place", 1)


@pytest.mark.rule("CC-039", "CC-043")
def test_one_no_removes_the_nominee_and_the_round_goes_on() -> None:
    s = racing(ship={"A": 5, "B": 3})
    s.answer(0, crew("A")).all_answer(YES, YES, YES, NO)
    t = table_of(s)
    assert t.deck_of[crew("A")] == GONE and t.round == 1 and t.points == []
    s.asks("move", 1)


@pytest.mark.rule("CC-040", "CC-041")
def test_yes_comes_back_and_a_no_is_spent() -> None:
    s = racing(ship={"A": 5, "B": 5, "C": 5, "D": 5, "E": 1})
    for seat, letter in enumerate("ABC"):
        s.answer(seat, crew(letter)).all_answer(YES, NO, YES, YES)
    assert table_of(s).no_votes == [3, 0, 3, 3]
    s.answer(3, crew("D"))
    assert s.may(0) == [(0,), (1,)], "who said Yes can say Yes again"
    assert s.may(1) == [(1,)]
    assert "all your No votes" in s.refuses(1, *NO, rule="CC-041")
    assert s.sees(1)["decision"]["mine"]["barred"][0]["rule"] == "CC-041"
    s.asks("vote", 0, 1, 2, 3)


@pytest.mark.rule("CC-035")
def test_without_a_no_left_the_yes_is_still_laid_down_by_hand() -> None:
    """CC-Q13: nothing is committed for anybody."""
    s = racing(ship={"A": 5, "B": 5})
    table_of(s).no_votes[1] = 0
    s.answer(0, crew("A")).answer(0, *YES).answer(2, *YES).answer(3, *YES)
    s.asks("vote").answer(1, *YES).asks("place")


@pytest.mark.rule("CC-042")
def test_after_a_failed_vote_the_player_after_the_badge_goes_on() -> None:
    s = racing(ship={"A": 4, "B": 5, "C": 1})
    s.answer(0, crew("A")).answer(1, crew("A")).all_answer(NO, NO, NO, NO)
    assert table_of(s).badge == 1
    s.asks("move", 2)


@pytest.mark.rule("CC-044")
def test_goals_are_shown_to_all_at_the_end_of_a_round() -> None:
    s = racing(ship={"A": 5})
    held = table_of(s).goal_of.copy()
    captain_at_once(s)
    shown = s.heard(2, "goals_shown")
    assert shown[0].things == tuple(held)
    assert s.sees(2)["view"]["old_goals"] == [held]


@pytest.mark.rule("CC-045", "CC-046", "CC-047")
def test_favourites_score_their_deck_the_captain_ten_the_gone_nothing() -> None:
    s = racing(ship={"A": 6, "B": 5, "C": 4, "D": 3, "I": 2, "L": 1, "M": 0})
    t = table_of(s)
    assert worth(t, 0) == 10 + 5 + 4 + 3 + 2 + 1, "First Light: A B C D I L"
    put(t, {"A": 6, "B": 5, "C": 4, "M": 0})
    assert worth(t, 0) == 19, "three of the six are gone"
    put(t, {"M": 0, "E": 5})
    assert worth(t, 21) == 5, "Last Berth: E on five, M among the cadets"


@pytest.mark.rule("CC-045")
def test_points_are_written_down_for_every_player() -> None:
    s = racing(ship={"A": 5, "B": 3})
    goals(s, 0, 1, 12, 21)
    captain_at_once(s)
    assert table_of(s).points == [[13, 13, 3, 0]]
    s.asks("place", 1)


@pytest.mark.rule("CC-048")
def test_a_new_round_brings_new_goals() -> None:
    s = racing(ship={"A": 5})
    held = table_of(s).goal_of.copy()
    captain_at_once(s)
    t = table_of(s)
    assert t.old_goals == [held] and not set(held) & set(t.goal_of)
    assert s.sees(0)["view"]["goals"][1:] == [None, None, None]
    assert not t.shown


@pytest.mark.rule("CC-049")
def test_a_new_round_brings_all_no_votes_back() -> None:
    s = racing(ship={"A": 5, "B": 5})
    s.answer(0, crew("A")).all_answer(NO, NO, YES, YES)
    assert table_of(s).no_votes == [2, 2, 3, 3]
    captain_at_once(s, "B")
    assert table_of(s).no_votes == [3, 3, 3, 3]


@pytest.mark.rule("CC-050")
def test_a_new_round_brings_all_thirteen_back() -> None:
    s = captain_at_once(racing(ship={"A": 5}))
    assert len({answer[0] // 8 for answer in s.may(1)}) == 13
    assert table_of(s).captain == -1


@pytest.mark.rule("CC-051")
def test_left_of_the_badge_starts_the_new_round() -> None:
    s = racing(ship={"A": 3, "B": 1})
    s.answer(0, crew("A")).answer(1, crew("A"))
    captain_at_once(s)
    assert table_of(s).badge == 2
    s.asks("place", 3)


@pytest.mark.rule("CC-017", "CC-053")
def test_three_rounds_and_the_highest_total_wins() -> None:
    s = third_round({"A": 5, "B": 4}, 0, 21, 20, 17)
    assert s.table.decision is not None and table_of(s).round == 3
    t = table_of(s)
    t.points = [[10, 20, 0, 0], [10, 0, 0, 0]]
    captain_at_once(s)
    s.over()
    outcome = GAME.outcome(t)
    assert outcome is not None
    assert outcome.scores == [34, 53, 33, 33] and outcome.winners == [1]
    assert outcome.rule == "CC-053"
    assert "captain" in s.kinds() and s.told[-1].kind == "won"


@pytest.mark.rule("CC-052")
def test_a_clean_zero_counts_33_in_the_third_round_only() -> None:
    s = racing(ship={"A": 5})
    goals(s, 0, 21, 20, 17)
    captain_at_once(s)
    assert table_of(s).points == [[10, 0, 0, 0]], "not in the first round"
    s = third_round({"A": 5, "M": 0, "B": 1}, 0, 21, 20, 16)
    captain_at_once(s)
    assert table_of(s).points[2] == [11, 33, 33, 1]
    assert [e.rule for e in s.told if e.kind == "scored"][-4:] == [
        "CC-045", "CC-052", "CC-052", "CC-045",
    ]  # fmt: skip


@pytest.mark.rule("CC-054")
def test_most_favourites_aboard_breaks_a_tie_and_captain_and_cadets_count() -> None:
    s = third_round({"A": 5, "C": 0, "E": 0, "G": 1, "H": 1}, 4, 8, 20, 21)
    t = table_of(s)
    t.points = [[0] * 4, [0] * 4]
    captain_at_once(s)
    assert t.points[2][:2] == [11, 12] and aboard(t, 4) == 4
    t.points[1][0] = 1
    assert aboard(t, 8) == 3, "Dust Lane: A G H"
    t.points[2][2:] = [1, 1]
    outcome = GAME.outcome(t)
    assert outcome is not None and outcome.winners == [0] and outcome.rule == "CC-054"


@pytest.mark.rule("CC-054")
def test_still_tied_players_share_the_victory() -> None:
    """CC-Q19."""
    s = third_round({"A": 5}, 0, 1, 20, 21)
    t = table_of(s)
    t.points = [[40, 40, 0, 0], [0] * 4]
    captain_at_once(s)
    outcome = GAME.outcome(t)
    assert outcome is not None and outcome.winners == [0, 1]
    assert "share the victory" in outcome.words


def test_votes_stay_on_record_by_name() -> None:
    """CC-Q14 and CC-Q15: the log of votes is public."""
    s = racing(ship={"A": 5, "B": 5})
    s.answer(0, crew("A")).all_answer(YES, NO, YES, YES)
    assert s.sees(3)["view"]["votes"] == [[1, 0, crew("A"), 1, 0, 1, 1]]


def test_at_most_22_goals_are_ever_needed() -> None:
    """CC-Q16: no reshuffle, old goals stay out face up."""
    assert GAME.most * content.ROUNDS <= len(content.goals)


def test_a_missed_deadline_burns_no_no_and_nominates_nobody_if_it_can() -> None:
    """CC-Q21."""
    s = racing(ship={"A": 5, "B": 2})
    rng = fresh("late")
    assert {GAME.expiry(s.table, 0, rng) for _ in range(20)} == {(crew("B"),)}
    put(table_of(s), {"A": 5})
    assert GAME.expiry(s.table, 0, rng) == (crew("A"),), "there is no other move"
    s.answer(0, crew("A"))
    assert GAME.expiry(s.table, 2, rng) == YES
