"""The games by their ids. Each is a house with the same rooms; its front door is `GAME`."""

from __future__ import annotations

from importlib import import_module

from ..kit.game import Game

IDS: list[str] = [
    "captains_chair",
    "feed_the_kraken",
    "captain_is_dead",
    "space_alert",
    "shallow_space",
]


def game(id: str) -> Game:
    """The game with this id; a sentence when there is none."""
    if id not in IDS:
        raise ValueError(f"There is no game {id!r}; there are {', '.join(IDS)}.")
    found = import_module(f"quarterdeck.games.{id}").GAME
    assert isinstance(found, Game)
    return found


def games() -> list[Game]:
    """All games, in the order of the lobby."""
    return [game(id) for id in IDS]
