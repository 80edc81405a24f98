"""Series of games and what they come to."""

from __future__ import annotations

import pytest

from quarterdeck.arena import Bout, Series, bouts_of, play_all
from quarterdeck.arena.series import seated
from quarterdeck.arena.tally import Tally, ending
from quarterdeck.games import game, games
from quarterdeck.kit.game import Game, Outcome


def test_the_last_bot_fills_the_seats() -> None:
    assert seated(["house", "random"], 4) == ["house", "random", "random", "random"]
    with pytest.raises(ValueError, match="3 bots do not fit on 2 seats"):
        seated(["easy"] * 3, 2)


def test_bots_rotate_so_that_no_seat_favours_them() -> None:
    series = Series("captains_chair", 3, ["house", "easy", "normal"], "1", rotate=True)
    assert series.bots_in(0) == ["house", "easy", "normal"]
    assert series.bots_in(1) == ["normal", "house", "easy"]
    assert series.bots_in(3) == series.bots_in(0)


def test_a_tally_counts_endings_wins_and_points() -> None:
    tally = Tally()
    tally.add(["house", "easy"], 10, Outcome([0], [5, 3], "", ""))
    tally.add(["house", "easy"], 12, Outcome([0, 1], [4, 4], "", ""))
    part = Tally()
    part.add(["house", "easy"], 9, Outcome([], [0, 0], "", "", side="the sea"))
    part.add(["house", "easy"], 9, None)
    tally.join(part)
    assert tally.games == 4 and tally.decisions == 40
    assert tally.outcomes == {"seat 0": 1, "seat 0+seat 1": 1, "the sea": 1, "unfinished": 1}
    assert tally.rate("house") == 0.5 and tally.rate("easy") == 0.25
    assert tally.by_bot()["house"]["mean_points"] == 2.25
    assert 0 < tally.margin("house") < 1
    assert ending(Outcome([], [], "", "")) == "nobody"


def test_progress_hears_every_game() -> None:
    heard: list[int] = []
    tally = play_all(Series("captains_chair", 3, ["random"], "p"), 20, 1, heard.append)
    assert sum(heard) == tally.games == 20


@pytest.mark.parametrize("which", games(), ids=lambda g: g.id)
def test_every_game_has_bouts_that_can_be_played(which: Game) -> None:
    bouts = bouts_of(which)
    assert bouts
    for bout in bouts:
        assert isinstance(bout, Bout) and bout.hero in bout.bots
        bout.series("check").check()


def test_a_bout_says_whether_the_bar_is_cleared() -> None:
    bout = Bout("t", "captains_chair", ["house", "random"], "house", 0.5)
    tally = Tally()
    tally.add(bout.bots, 1, Outcome([1], [], "", ""))
    assert not bout.cleared(tally)
    tally.add(bout.bots, 1, Outcome([0], [], "", ""))
    assert bout.cleared(tally)
    assert game("captains_chair").id == bout.game
