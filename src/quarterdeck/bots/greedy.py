"""Bots that follow the game's own hints: `normal` always, `easy` when it pays attention."""

from __future__ import annotations

from typing import Final

from ..kit.look import Eyes
from ..kit.space import Answer
from .bot import Bot

ATTENTION: Final = 2
"""Of three decisions the easy bot thinks about so many."""


class Greedy(Bot):
    """Takes the best advised answer (one of them, when several are worth the same)."""

    def choose(self, eyes: Eyes) -> Answer:
        space = eyes.decision().space_of(self.seat)
        assert space is not None
        advice = [a for a in eyes.hints() if space.holds(a.answer)]
        if not advice:
            return space.sample(self.rng)
        best = max(a.value for a in advice)
        top = [a.answer for a in advice if a.value == best]
        return space.canon(top[self.rng.below(len(top))])


class Easy(Greedy):
    """Looks for the best answer two times in three and answers at random otherwise."""

    def choose(self, eyes: Eyes) -> Answer:
        if self.rng.below(3) < ATTENTION:
            return super().choose(eyes)
        space = eyes.decision().space_of(self.seat)
        assert space is not None
        return space.sample(self.rng)
