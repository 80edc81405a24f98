"""Search over imagined worlds: the general `house` bot, for any game that can be imagined.

The bot deals worlds that agree with all it knows, plays each candidate answer to the end at
random, and drops the worse half of the candidates until one is left (sequential halving). It
counts playouts and not seconds, so the same seed gives the same game on any machine.
"""

from __future__ import annotations

from typing import Final

from ..kit.game import Outcome
from ..kit.look import Eyes
from ..kit.play import playout
from ..kit.space import Answer, Space
from ..kit.table import Table
from .bot import Bot

PLAYOUTS: Final = 240
"""Games played to the end for one decision."""

CANDIDATES: Final = 24
"""So many different answers are compared at most: the advised ones first, then some at random."""

LIMIT: Final = 4000
"""A playout that has not ended after so many answers is worth nothing."""


class Search(Bot):
    """Flat Monte Carlo with sequential halving over imagined worlds."""

    playouts = PLAYOUTS

    def choose(self, eyes: Eyes) -> Answer:
        space = eyes.decision().space_of(self.seat)
        assert space is not None
        left = self.candidates(eyes, space)
        worth = {answer: 0.0 for answer in left}
        rounds = max(1, (len(left) - 1).bit_length())
        while len(left) > 1:
            worlds = max(1, self.playouts // (rounds * len(left)))
            for _ in range(worlds):
                world = eyes.imagine(self.rng)
                for answer in left:
                    worth[answer] += self.worth(world.clone(), answer)
            left.sort(key=worth.__getitem__, reverse=True)
            del left[(len(left) + 1) // 2 :]
        return left[0]

    def candidates(self, eyes: Eyes, space: Space) -> list[Answer]:
        """The answers worth a thought: all of them when they are few."""
        if space.count() <= CANDIDATES:
            return space.each()
        found: dict[Answer, None] = {}
        for advice in eyes.hints()[: CANDIDATES // 2]:
            if space.holds(advice.answer):
                found[space.canon(advice.answer)] = None
        for _ in range(2 * CANDIDATES):
            if len(found) < CANDIDATES:
                found[space.sample(self.rng)] = None
        return list(found)

    def worth(self, world: Table, answer: Answer) -> float:
        """Play on from this answer in this world; the others answer anew, unseen."""
        decision = world.decision
        assert decision is not None
        for i in range(len(decision.answers)):
            decision.answers[i] = None
        world.take(decision, decision.index_of(self.seat), answer)
        playout(world, self.rng, LIMIT)
        return value_of_end(self.game.outcome(world), self.seat)


def value_of_end(outcome: Outcome | None, seat: int) -> float:
    """A win is worth 1 to each winner (a crew wins together); points decide between equals."""
    if outcome is None:
        return 0.0
    value = 1.0 if seat in outcome.winners else 0.0
    if len(outcome.scores) > seat:
        value += 0.001 * outcome.scores[seat]
    return value
