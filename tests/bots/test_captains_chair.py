"""The house bot of Captain's Chair reads the others and clears its bars."""

from __future__ import annotations

import pytest

from quarterdeck.arena import bouts_of, play_all
from quarterdeck.bots.captains_chair import House
from quarterdeck.bots.captains_chair_reader import GOALS, Reader
from quarterdeck.games import game
from quarterdeck.games.captains_chair import content, events
from quarterdeck.kit.event import Event
from quarterdeck.kit.look import Eyes
from quarterdeck.kit.play import playout
from quarterdeck.kit.rng import fresh, seed_of

CHAIR = game("captains_chair")


def test_high_placements_are_read_as_wishes_and_low_ones_as_none() -> None:
    reader = Reader()
    goal = content.goals[3]
    other = [crew for crew in range(content.CREW) if crew not in goal]
    deck_of = [-1] * content.CREW
    for crew in goal[:3]:
        reader.placed(deck_of, crew, 4)
        deck_of[crew] = 4
    reader.placed(deck_of, other[0], 1)
    wishes = reader.wishes()
    assert min(wishes[crew] for crew in goal[:3]) > 6 / 13 > wishes[other[0]]
    assert reader.thinks > 0.6, "somebody who places so follows a goal"
    assert sum(reader.odds) == pytest.approx(1.0)


def test_a_player_without_a_plan_is_found_out() -> None:
    reader = Reader()
    deck_of = [-1] * content.CREW
    deck_of[0] = 5
    for crew in range(1, 9):
        reader.placed(deck_of, crew, 1 if crew in content.goals[0] else 3)
        deck_of[crew] = 1 + crew % 3
    assert reader.thinks < 0.6


def test_goals_seen_before_are_ruled_out() -> None:
    reader = Reader()
    reader.new_round([0, 1, 2])
    assert reader.odds[0] == 0.0 and reader.odds[3] == pytest.approx(1 / (GOALS - 3))
    reader.rule_out(3)
    assert reader.odds[3] == 0.0 and sum(reader.odds) == pytest.approx(1.0)


def test_it_counts_the_no_votes_of_everybody() -> None:
    bot = House(CHAIR, 0, fresh("b"))
    bot.seats = 4
    for _ in range(3):
        bot.hear(Event(events.VOTES_SHOWN, 1, (5, 1, 0, 1, 1), "CC-036"))
    assert not bot.holds_no(1) and bot.holds_no(2)
    bot.hear(Event(events.ROUND_BEGAN, 0, (2,), "CC-051"))
    assert bot.holds_no(1), "all votes come back"


def test_in_the_last_round_one_favourite_left_starts_the_zero_plan() -> None:
    bot = House(CHAIR, 0, fresh("b"))
    bot.seats, bot.goal, bot.round = 4, 0, content.ROUNDS
    bot.deck_of = [-2 if crew in content.goals[0] else 2 for crew in range(content.CREW)]
    left = content.goals[0][0]
    bot.deck_of[left] = 5
    assert bot.zero_plan(0)
    assert bot.vote(bot.weights(0, []), 0, left) == 0, "it says No to its own"
    bot.deck_of[content.goals[0][1]] = 3
    assert not bot.zero_plan(0)


def test_it_may_sit_down_in_the_middle_of_a_game() -> None:
    table = CHAIR.setup({}, 4, seed_of("midway"))
    playout(table, fresh("midway"), 30)
    assert table.decision is not None
    seat = table.decision.seats[0]
    bot = House(CHAIR, seat, fresh("b"))
    bot.hear(Event(events.MOVED, (seat + 1) % 4, (2, 3), "CC-029"))
    bot.hear(Event(events.VOTES_SHOWN, 1, (5, 1, 0, 1, 1), "CC-036"))
    answer = bot.choose(Eyes(CHAIR, table, seat))
    assert table.decision.spaces[0].holds(answer)


@pytest.mark.slow
@pytest.mark.parametrize("bout", bouts_of(CHAIR)[:2], ids=lambda b: b.title)
def test_the_house_bot_clears_its_bars(bout: object) -> None:
    from quarterdeck.arena import Bout

    assert isinstance(bout, Bout)
    tally = play_all(bout.series("bars"), 300)
    assert tally.rate("house") + tally.margin("house") >= bout.bar
