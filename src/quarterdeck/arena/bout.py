"""A bout: one question about the strength of a bot, and the bar it has to clear."""

from __future__ import annotations

from math import sqrt

from .series import Series
from .tally import Tally


class Bout:
    """`bots` sit as named and move `step` seats on after every game; we ask about the `hero`.

    `bar` is the part of its games that the hero has to win; 0 when the figure is only told.
    `figure` names a figure of the game's own whose mean has to lie from `low` to `high`.
    `least`: combinations of roles (a game's `groups`) that met in `enough` games have to win more.
    """

    least = 0.0
    enough = 1

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
        self.shared = ""  # bouts of the same name here ask about the same games

    def series(self, seed: str) -> Series:
        """The games of this bout."""
        return Series(
            self.game, len(self.bots), self.bots, seed, self.options, rotate=True, step=self.step
        )  # fmt: skip

    def again(self, seed: str, tally: Tally) -> tuple[Series, int] | None:
        """More games that settle what this tally leaves in doubt, and how many; most need none."""
        return None

    def rate(self, tally: Tally) -> float:
        """How often the hero won."""
        return tally.rate(self.hero)

    def margin(self, tally: Tally) -> float:
        """Half the width of the 95 % interval around it."""
        return tally.margin(self.hero)

    def kept(self, group: str) -> bool:
        """Is this combination one that is asked about here?"""
        return True

    def weakest(self, tally: Tally) -> list[tuple[str, int, int]]:
        """The combinations that are asked about, weakest first: name, games, wins."""
        if not self.least:
            return []
        return [found for found in tally.weakest(self.enough) if self.kept(found[0])]

    def cleared(self, tally: Tally) -> bool:
        """Did the hero win often enough?"""
        if self.figure and not self.low <= tally.mean(self.figure) <= self.high:
            return False
        weakest = self.weakest(tally)
        if weakest and weakest[0][2] < self.least * weakest[0][1]:
            return False
        return self.rate(tally) >= self.bar


class CrewBout(Bout):
    """A whole crew or side wins together: what counts is games, not seats."""

    def margin(self, tally: Tally) -> float:
        rate = self.rate(tally)
        return 1.96 * sqrt(rate * (1 - rate) / max(1, tally.games))
