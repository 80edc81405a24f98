"""`quarterdeck games`: what can be played."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.table import Column
from rich.table import Table as Rows

from ..bots import names
from ..games import games as all_games
from ..kit.game import Game
from .say import out, plain, tell_json


def games(
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
) -> None:
    """List the games with players, minutes, options and bots."""
    found = all_games()
    if as_json:
        tell_json({game.id: about(game) for game in found})
        return
    game_id = Column("id", no_wrap=True)
    rows = Rows(game_id, "title", "players", Column("minutes", no_wrap=True), "about")
    for game in found:
        words = plain(game.blurb)
        if game.choices:
            words.append(f"\noptions: {', '.join(c.name for c in game.choices)}", "dim")
        words.append(f"\nbots: {', '.join(names(game))}", "dim")
        rows.add_row(game.id, game.title, f"{game.fewest}–{game.most}", game.minutes, words)
    out.print(rows)


def about(game: Game) -> dict[str, Any]:
    """A game as data."""
    return {
        "title": game.title,
        "version": game.version,
        "players": [game.fewest, game.most],
        "minutes": game.minutes,
        "kind": game.kind,
        "about": game.blurb,
        "options": {choice.name: choice.values for choice in game.choices},
        "bots": names(game),
        "rules": len(game.rules),
    }
