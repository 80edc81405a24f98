"""Bots for Shallow Space: captain and crew repair, board and focus their fire by the game's hints.

The house bot takes the best advice; the normal one is content with one of the three best.
"""

from __future__ import annotations

from typing import Final

from ..kit.look import Eyes
from ..kit.space import Answer
from .bot import Bot
from .greedy import Greedy

BEST: Final = 3


class House(Greedy):
    """The best advice there is."""


class Normal(Bot):
    """One of the best three pieces of advice that are better than being done."""

    def choose(self, eyes: Eyes) -> Answer:
        space = eyes.decision().space_of(self.seat)
        assert space is not None
        advice = eyes.hints()
        good = [a for a in advice if a.value > 0][:BEST]
        if not good:
            return advice[0].answer if advice else space.sample(self.rng)
        return good[self.rng.below(len(good))].answer


BOTS: dict[str, type[Bot]] = {"normal": Normal, "house": House}
