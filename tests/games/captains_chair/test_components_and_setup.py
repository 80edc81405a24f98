"""Components and set-up (CC-001 to CC-018)."""

from __future__ import annotations

import pytest
from tests.games.captains_chair.chair import (
    GONE,
    NO,
    UNPLACED,
    YES,
    crew,
    placing,
    racing,
    table_of,
)

from quarterdeck.games.captains_chair import GAME, content
from quarterdeck.kit.rng import seed_of
from quarterdeck.kit.seat import WATCHER
from quarterdeck.kit.testing.scene import scene


@pytest.mark.rule("CC-001")
def test_22_goals_of_six_favourites_evenly_spread() -> None:
    assert len(content.goals) == 22 == len({tuple(g) for g in content.goals})
    assert all(len(set(goal)) == 6 for goal in content.goals)
    per_crew = [sum(c in goal for goal in content.goals) for c in range(content.CREW)]
    assert sorted(per_crew) == [10] * 11 + [11] * 2
    pairs = [
        sum(a in goal and b in goal for goal in content.goals)
        for a in range(content.CREW)
        for b in range(a)
    ]
    assert sorted(pairs) == [4] * 60 + [5] * 18


@pytest.mark.rule("CC-002")
def test_thirteen_crew_told_apart_by_letter_colour_and_glyph() -> None:
    assert content.CREW == 13 == len(set(content.crew_letters))
    assert len(set(content.crew_names)) == len(set(content.crew_colours)) == 13
    assert len(set(content.crew_glyphs)) == 13


@pytest.mark.rule("CC-003")
def test_no_number_of_players_needs_more_than_twelve_no_votes() -> None:
    handed_out = [n * each for n, each in content.no_votes_each.items()]
    assert handed_out == [12, 12, 10, 12]
    assert max(handed_out) == content.ALLOTTED_NO_VOTES == 12


@pytest.mark.rule("CC-004", "CC-005")
def test_six_colours_for_yes_votes_and_markers() -> None:
    assert len(set(content.player_colours)) == 6 == GAME.most


@pytest.mark.rule("CC-006")
def test_one_badge_that_nobody_or_one_player_holds() -> None:
    s = racing(ship={"A": 5, "B": 5})
    assert table_of(s).badge == -1
    s.answer(0, crew("A"))
    assert table_of(s).badge == 0


@pytest.mark.rule("CC-007", "CC-009", "CC-014")
def test_everyone_is_dealt_one_goal_and_sees_only_that() -> None:
    for seats in range(3, 7):
        s = placing(seats)
        t = table_of(s)
        assert len(set(t.goal_of)) == seats and len(t.goal_pile) == 22 - seats
        for seat in range(seats):
            seen = s.sees(seat)["view"]["goals"]
            assert seen == [t.goal_of[s] if s == seat else None for s in range(seats)]
        assert s.sees(WATCHER)["view"]["goals"] == [None] * seats


@pytest.mark.rule("CC-009")
def test_the_deal_is_shuffled() -> None:
    deals = {tuple(table_of(scene(GAME, 3, seed=str(n))).goal_of) for n in range(20)}
    assert len(deals) == 20


@pytest.mark.rule("CC-008")
def test_favourites_further_up_are_worth_more_and_the_chair_most() -> None:
    assert content.deck_values == sorted(content.deck_values)
    assert content.deck_values[content.CHAIR] == 10


@pytest.mark.parametrize(
    ("seats", "votes"),
    [
        pytest.param(3, 4, marks=pytest.mark.rule("CC-010")),
        pytest.param(4, 3, marks=pytest.mark.rule("CC-011")),
        pytest.param(5, 2, marks=pytest.mark.rule("CC-012")),
        pytest.param(6, 2, marks=pytest.mark.rule("CC-013")),
    ],
)
def test_no_votes_by_the_number_of_players(seats: int, votes: int) -> None:
    assert table_of(placing(seats)).no_votes == [votes] * seats


@pytest.mark.rule("CC-015")
def test_no_votes_left_are_seen_by_their_owner_only() -> None:
    s = racing(ship={"A": 5, "B": 5})
    s.answer(0, crew("A")).all_answer(YES, NO, YES, YES)
    assert s.sees(1)["view"]["no_votes"] == [None, 2, None, None]
    assert s.sees(0)["view"]["no_votes"] == [3, None, None, None]
    assert s.sees(WATCHER)["view"]["no_votes"] == [None] * 4


@pytest.mark.rule("CC-015")
def test_an_option_shows_the_counters() -> None:
    s = racing(ship={"A": 5, "B": 5}, no_counts="shown")
    s.answer(0, crew("A")).all_answer(YES, NO, YES, YES)
    assert s.sees(0)["view"]["no_votes"] == [3, 2, 3, 3]


@pytest.mark.rule("CC-016")
def test_chance_picks_who_starts_or_the_first_seat_does() -> None:
    starts = {table_of(scene(GAME, 4, seed=str(n))).first for n in range(40)}
    assert starts == {0, 1, 2, 3}
    for n in range(5):
        s = scene(GAME, 4, seed=str(n), first_player="first_seat")
        s.asks("place", 0)


@pytest.mark.rule("CC-018")
def test_crew_are_placed_before_they_race() -> None:
    s = placing(6)
    for turn in range(12):
        s.asks("place", turn % 6, rule="CC-019")
        s.answer(turn % 6, s.may(turn % 6)[0][0])
    s.asks("move", 0, rule="CC-029")
    assert UNPLACED not in table_of(s).deck_of and GONE not in table_of(s).deck_of


def test_three_to_six_players() -> None:
    for seats in (2, 7):
        with pytest.raises(ValueError, match="3 to 6 players"):
            GAME.setup({}, seats, seed_of("x"))
