"""The arena of The Captain is Dead: combinations of roles, counted and replayed when in doubt."""

from __future__ import annotations

from quarterdeck.arena.captain_is_dead import AGAIN, LevelBout, LineUpBout, name_of, tables
from quarterdeck.arena.series import play_some
from quarterdeck.arena.tally import Tally
from quarterdeck.games.captain_is_dead import content


def test_every_line_up_of_four_colours_is_there_once() -> None:
    bout = LineUpBout("all", "novice", "normal")
    c = content.pack(content.STANDARD)
    assert len(bout.all) == len({name_of(roles) for roles in bout.all}) == 1473
    assert all(len({c.roles[role].room for role in roles}) == 4 for roles in bout.all)


def test_a_line_up_plays_with_its_roles_and_its_pairs_are_counted() -> None:
    bout = LineUpBout("all", "coward", "easy")
    tally = play_some(bout.series("x"), 5, 1)
    roles = bout.all[5]
    assert tally.groups[name_of(roles)][0] == 1
    assert sum(name.count("+") == 1 for name in tally.groups) == 6
    assert tally.mean("turns") > 0


def test_a_poor_line_up_is_in_doubt_and_plays_again() -> None:
    bout = LineUpBout("all", "novice", "normal")
    bout.enough = 1
    good, poor = name_of(bout.all[0]), name_of(bout.all[1])
    tally = Tally()
    tally.group([good, "Admiral + Soldier"], True)
    tally.group([poor], False)
    assert bout.weakest(tally) == [(poor, 1, 0), (good, 1, 1)]  # pairs are another question
    again = bout.again("x", tally)
    assert again is not None and again[1] == AGAIN
    assert not bout.cleared(tally)
    tally.group([poor], True)
    assert bout.again("x", tally) is None and bout.cleared(tally)


def test_a_level_has_an_upper_bar_and_counts_games_not_seats() -> None:
    bout = LevelBout("v", "veteran", "house", 0.05, 0.30)
    tally = Tally()
    tally.games, tally.played, tally.won = 100, {"house": 400}, {"house": 100}
    assert bout.cleared(tally) and 0.08 < bout.margin(tally) < 0.09
    tally.won["house"] = 160
    assert not bout.cleared(tally)
    assert [b.title.split(",")[0] for b in tables()[:3]] == ["Novice", "Normal", "Veteran"]
