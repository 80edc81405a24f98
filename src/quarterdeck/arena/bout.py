"""A bout: one question about the strength of a bot, and the bar it has to clear."""

from __future__ import annotations

from .series import Series
from .tally import Tally


class Bout:
    """`bots` sit as named and move `step` seats on after every game; we ask about the `hero`.

    `bar` is the part of its games that the hero has to win; 0 when the figure is only told.
    `figure` names a figure of the game's own whose mean has to lie from `low` to `high`.
    """

    def __init__(
        self,
        title: str,
        game: str,
        bots: list[str],
        hero: str,
        bar: float = 0.0,
        games: int = 1000,
        options: dict[str, str] | None = None,
        step: int = 1,
        figure: str = "",
        low: float = 0.0,
        high: float = 1.0,
    ) -> None:
        self.title = title
        self.game = game
        self.bots = bots
        self.hero = hero
        self.bar = bar
        self.games = games
        self.options = options or {}
        self.step = step
        self.figure = figure
        self.low = low
        self.high = high

    def series(self, seed: str) -> Series:
        """The games of this bout."""
        return Series(
            self.game, len(self.bots), self.bots, seed, self.options, rotate=True, step=self.step
        )  # fmt: skip

    def rate(self, tally: Tally) -> float:
        """How often the hero won."""
        return tally.rate(self.hero)

    def margin(self, tally: Tally) -> float:
        """Half the width of the 95 % interval around it."""
        return tally.margin(self.hero)

    def cleared(self, tally: Tally) -> bool:
        """Did the hero win often enough?"""
        if self.figure and not self.low <= tally.mean(self.figure) <= self.high:
            return False
        return self.rate(tally) >= self.bar
