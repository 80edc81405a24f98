"""How the factions of Feed the Kraken fare: among house bots, and with their own seats random."""

from __future__ import annotations

from typing import Final

from ..games.feed_the_kraken import content
from ..games.feed_the_kraken.table import KrakenTable
from ..kit.table import Table
from .bout import Bout, CrewBout
from .series import Series
from .tally import Tally

GAME: Final = "feed_the_kraken"
COUNTS: Final = [5, 7, 11]
LEAST: Final = 0.20
MOST: Final = 0.50


class FactionSeries(Series):
    """All house bots, but the seats of one faction (-1: none) are random, whoever is dealt it."""

    def __init__(self, seats: int, seed: str, at_random: int) -> None:
        super().__init__(GAME, seats, ["house"], seed)
        self.at_random = at_random

    def cast(self, table: Table, number: int) -> list[str]:
        assert isinstance(table, KrakenTable)
        sides = [content.side_of_chip[chip] for chip in table.chip]
        return ["random" if side == self.at_random else "house" for side in sides]


class FactionBout(CrewBout):
    """How often one faction wins; among house bots it should be between `bar` and a half."""

    def __init__(self, seats: int, side: int, at_random: bool) -> None:
        name = content.side_names[side]
        how = f"the {name} at random" if at_random else "all house"
        bar = 0.0 if at_random else LEAST
        bots = ["house"] * seats
        games = 1000 if at_random else 2000
        title = f"{seats} players, {how}: {name} win"
        super().__init__(title, GAME, bots, "house", bar, games)
        self.side = name
        self.at_random = side if at_random else -1
        self.shared = "" if at_random else f"{seats} house bots"

    def series(self, seed: str) -> Series:
        return FactionSeries(len(self.bots), seed, self.at_random)

    def rate(self, tally: Tally) -> float:
        return tally.outcomes.get(self.side, 0) / max(1, tally.games)

    def cleared(self, tally: Tally) -> bool:
        return self.bar <= self.rate(tally) <= MOST


def tables() -> list[Bout]:
    """Every faction at 5, 7 and 11 players, house and at random."""
    return [
        FactionBout(seats, side, at_random)
        for seats in COUNTS
        for side in range(3)
        for at_random in (False, True)
    ]
