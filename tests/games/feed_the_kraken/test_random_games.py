"""Random games over all counts, maps and options end, and nothing is lost on the way."""

from __future__ import annotations

import pytest

from quarterdeck.games.feed_the_kraken import GAME, content
from quarterdeck.games.feed_the_kraken.table import KrakenTable
from quarterdeck.kit.play import one_answer
from quarterdeck.kit.rng import fresh, seed_of

LONGEST = {content.QUICK: 9, content.LONG: 11}


def options(number: int) -> dict[str, str]:
    """Every option takes each of its values, in all mixtures, as the number grows."""
    found: dict[str, str] = {}
    for choice in GAME.choices:
        found[choice.name] = choice.values[number % len(choice.values)]
        number //= len(choice.values)
    return found


def sail(number: int) -> int:
    """One random game, watched at every answer; returns the winning side."""
    seats = 5 + number % 7
    table = GAME.setup(options(number // 7), seats, seed_of(f"sail {number}"))
    assert isinstance(table, KrakenTable)
    rng = fresh(f"sail {number}/play")
    level, closed = 0, [-1] * seats
    while table.decision is not None:
        one_answer(table, rng)
        table.invariants()  # 40 guns, all cards, chips and characters
        now = content.levels[table.side][table.ship]
        assert now >= level, "the ship never sails south"
        level = now
        for seat in range(seats):
            if closed[seat] >= 0:
                assert table.side_of(seat) == closed[seat], "searched or flogged: never converted"
            elif table.searched[seat] or table.flogged[seat]:
                closed[seat] = table.side_of(seat)
    assert table.voyages <= LONGEST[table.side] and GAME.outcome(table) is not None
    return table.winner


def test_random_games_end_with_everything_in_its_place() -> None:
    assert {sail(number) for number in range(130)} == {0, 1, 2}


@pytest.mark.slow
def test_ten_thousand_random_games() -> None:
    assert {sail(number) for number in range(10_000)} == {0, 1, 2}
