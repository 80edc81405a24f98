"""The house bot of The Captain is Dead: a few good ideas, tried out in imagined worlds.

It takes the best advised activities, deals worlds that agree with all it knows, plays the turn to
its end in each by the game's advice, the Alert included, and keeps the idea that leaves the ship
best off. Looking a whole round ahead takes eight times as long and wins little more.
"""

from __future__ import annotations

from typing import Final

from ..games.captain_is_dead.events import ACT, ROLE
from ..games.captain_is_dead.hints.worth import standing
from ..games.captain_is_dead.table import CaptainTable
from ..kit.event import Event
from ..kit.game import Game
from ..kit.look import Eyes
from ..kit.rng import Rng
from ..kit.space import Answer
from ..kit.table import Table
from .bot import Bot
from .greedy import Greedy

IDEAS: Final = 3
"""So many of the best advised answers are compared."""
WORLDS: Final = 2
"""In so many worlds each."""
CLEAR: Final = 2.0
"""An idea worth so many times the next best needs no trial."""


class House(Greedy):
    """Advice, checked by looking ahead to the end of the turn."""

    def __init__(self, game: Game, seat: int, rng: Rng) -> None:
        super().__init__(game, seat, rng)
        self.game = game

    def choose(self, eyes: Eyes) -> Answer:
        advice = eyes.hints()[:IDEAS]
        decision = eyes.decision()
        if decision.kind != ACT or len(advice) < 2:
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
        """What the ship is worth at the end of the turn after this answer."""
        assert isinstance(world, CaptainTable) and world.decision is not None
        turn = world.turn
        world.take(world.decision, world.decision.index_of(self.seat), answer)
        while world.decision is not None and world.turn == turn:
            decision = world.decision
            seat = decision.waiting()[0]
            space = decision.space_of(seat)
            assert space is not None
            hints = self.game.hints(world, seat)
            reply = space.canon(hints[0].answer) if hints else space.sample(self.rng)
            world.take(decision, decision.index_of(seat), reply)
        return standing(world)


class Cast(Bot):
    """Another bot that takes a certain role when roles are chosen."""

    def __init__(self, bot: Bot, role: int) -> None:
        super().__init__(bot.game, bot.seat, bot.rng)
        self.bot = bot
        self.role = role

    def hear(self, event: Event) -> None:
        self.bot.hear(event)

    def choose(self, eyes: Eyes) -> Answer:
        if eyes.decision().kind == ROLE:
            return (self.role,)
        return self.bot.choose(eyes)


BOTS: dict[str, type[Bot]] = {"house": House}
