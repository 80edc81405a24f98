"""The house bot of The Captain is Dead: a few good ideas, tried out in imagined worlds.

It takes the best advised activities, deals worlds that agree with all it knows, lets the whole
crew follow the advice for a round in each, and keeps the idea that leaves the ship best off.
"""

from __future__ import annotations

from typing import Final

from ..games.captain_is_dead.hints.worth import standing
from ..games.captain_is_dead.table import CaptainTable
from ..kit.game import Game
from ..kit.look import Eyes
from ..kit.rng import Rng
from ..kit.space import Answer
from ..kit.table import Table
from .bot import Bot
from .greedy import Greedy

IDEAS: Final = 3
"""So many of the best advised answers are compared."""
WORLDS: Final = 3
"""In so many worlds each."""
CLEAR: Final = 2.0
"""An idea worth so many times the next best needs no trial."""


class House(Greedy):
    """Advice, checked by looking a round ahead."""

    def __init__(self, game: Game, seat: int, rng: Rng) -> None:
        super().__init__(game, seat, rng)
        self.game = game

    def choose(self, eyes: Eyes) -> Answer:
        advice = eyes.hints()[:IDEAS]
        decision = eyes.decision()
        if decision.kind != "act" or len(advice) < 2:
            return super().choose(eyes)
        if advice[0].value > CLEAR * advice[1].value:
            return advice[0].answer
        worth = [0.0] * len(advice)
        for _ in range(WORLDS):
            world = eyes.imagine(self.rng)
            for i, idea in enumerate(advice):
                worth[i] += self.look_ahead(world.clone(), idea.answer)
        return advice[worth.index(max(worth))].answer

    def look_ahead(self, world: Table, answer: Answer) -> float:
        """What the ship is worth a round after this answer."""
        assert isinstance(world, CaptainTable) and world.decision is not None
        until = world.turn + world.crew
        world.take(world.decision, world.decision.index_of(self.seat), answer)
        while world.decision is not None and world.turn <= until:
            decision = world.decision
            seat = decision.waiting()[0]
            space = decision.space_of(seat)
            assert space is not None
            hints = self.game.hints(world, seat)
            reply = space.canon(hints[0].answer) if hints else space.sample(self.rng)
            world.take(decision, decision.index_of(seat), reply)
        return standing(world)


BOTS: dict[str, type[Bot]] = {"house": House}
