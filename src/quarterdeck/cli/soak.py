"""`quarterdeck soak`: many random games over all counts and options, watched at every answer."""

from __future__ import annotations

from typing import Annotated

import typer

from ..arena.measure import compiled
from ..arena.soak import soak_all
from ..arena.tally import UNFINISHED
from ..games import game as game_of
from ..kit.event import BrokenRule
from .say import Wrong, err, out, plain, progress, tell_json


def soak(
    game: Annotated[str, typer.Argument(help="The game's id, as `games` lists it.")],
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    seed: Annotated[str, typer.Option(help="Any words; the same seed gives the same games.")] = "0",
    jobs: Annotated[int, typer.Option(help="How many processes.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
) -> None:
    """Play at random, every number of players and every mixture of options in turn; count all
    components after every answer. Exit status 1 when something is lost or a game does not end."""
    if games < 1 or jobs < 1:
        raise Wrong("--games and --jobs must be at least 1.")
    counts = game_of(game).sizes()
    try:
        with progress(f"{games} games of {game}", games) as more:
            tally = soak_all(game, seed, games, jobs, more)
    except BrokenRule as broken:
        err.print(plain(str(broken), "bold red"))
        raise typer.Exit(1) from broken
    if as_json:
        tell_json(
            {
                "game": game, "seed": seed, "games": tally.games, "decisions": tally.decisions,
                "seats": counts, "outcomes": dict(sorted(tally.outcomes.items())),
                "compiled": compiled(),
            }
        )  # fmt: skip
    else:
        out.print(
            f"{tally.games:,} random games of {game} with {counts[0]} to {counts[-1]} players and "
            f"all options: {tally.decisions:,} answers, nothing lost after any of them."
        )
        for ending, count in sorted(tally.outcomes.items()):
            out.print(f"  {ending}: {count:,}")
    if tally.outcomes.get(UNFINISHED):
        raise typer.Exit(1)
