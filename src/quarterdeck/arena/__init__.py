"""Many games: series of games between bots, tallies, and the bars that bots have to clear.

A game's bouts live in `arena/<game>.py` as `tables()`; a game without one gets the general ladder.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from ..kit.game import Game
from .bout import Bout
from .series import Series, play_all
from .tally import Tally

__all__ = ["Bout", "Series", "Tally", "bouts_of", "play_all"]


def bouts_of(game: Game) -> list[Bout]:
    """The bouts of a game: its own, or each strength among as many random players as it takes."""
    own = f"{__name__}.{game.id}"
    if find_spec(own) is not None:
        found = import_module(own).tables()
        assert isinstance(found, list)
        return found
    rest = ["random"] * (game.fewest - 1)
    return [
        Bout(f"{bot} with {len(rest)} random", game.id, [bot, *rest], bot, games=100)
        for bot in ("random", "easy", "normal", "house")
    ]
