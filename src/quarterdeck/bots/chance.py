"""The `random` bot: every answer may come."""

from __future__ import annotations

from ..kit.look import Eyes
from ..kit.space import Answer
from .bot import Bot


class Random(Bot):
    """Answers at random."""

    def choose(self, eyes: Eyes) -> Answer:
        space = eyes.decision().space_of(self.seat)
        assert space is not None
        return space.sample(self.rng)
