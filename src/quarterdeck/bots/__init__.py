"""Bots for every game, named by strength: `random`, `easy`, `normal`, `house`.

A game's own bots live in `bots/<game>.py` as `BOTS`, a dict from name to class; a name that is
missing there is played by the general bot of that strength.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from ..kit.game import Game
from ..kit.rng import Rng
from .bot import Bot
from .chance import Random
from .greedy import Easy, Greedy
from .search import Search

__all__ = ["Bot", "bots_of", "make", "names"]

GENERAL: dict[str, type[Bot]] = {
    "random": Random,
    "easy": Easy,
    "normal": Greedy,
    "house": Search,
}


def names(game: Game) -> list[str]:
    """The names of the bots that play this game, weakest first."""
    return list(bots_of(game))


def bots_of(game: Game) -> dict[str, type[Bot]]:
    """The bots of a game by name: the general ones, replaced and joined by its own."""
    own = f"{__name__}.{game.id}"
    if find_spec(own) is None:
        return GENERAL
    return {**GENERAL, **import_module(own).BOTS}


def make(name: str, game: Game, seat: int, rng: Rng) -> Bot:
    """The bot of this name on this seat; a sentence when there is none."""
    found = bots_of(game)
    if name not in found:
        raise ValueError(f"There is no bot {name!r}; there are {', '.join(found)}.")
    return found[name](game, seat, rng)
