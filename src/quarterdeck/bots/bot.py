"""What every bot is: something on a seat that hears, looks through its eyes and answers."""

from __future__ import annotations

from typing import Final

from ..kit.event import Event
from ..kit.game import Game
from ..kit.look import Eyes
from ..kit.rng import Rng
from ..kit.seat import CLOCK
from ..kit.space import Answer

PATIENCE: Final = 8
"""In a question that time closes a bot without a plan answers once in so many times."""


class Bot:
    """A bot sees what its seat sees (`Eyes`) and hears what its seat hears, never the table.

    It draws its own chance from `rng`, so a game between bots is the same game for the same seed.
    """

    def __init__(self, game: Game, seat: int, rng: Rng) -> None:
        self.game = game
        self.seat = seat
        self.rng = rng

    def hear(self, event: Event) -> None:
        """Something happened that this seat may know of. Most bots need no memory."""

    def waits(self, eyes: Eyes) -> bool:
        """In a question that time closes too: would the bot rather let time pass than answer?

        Whoever runs the game asks this first and asks again when something has happened.
        """
        return CLOCK in eyes.decision().seats and self.rng.below(PATIENCE) > 0

    def choose(self, eyes: Eyes) -> Answer:
        """An answer to the open decision for this seat."""
        raise NotImplementedError
