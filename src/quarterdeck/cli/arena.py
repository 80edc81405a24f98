"""`quarterdeck arena`: how strong the bots are, and whether they clear their bars."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.table import Table as Rows

from ..arena import bouts_of, play_all
from ..games import game as game_of
from .say import Wrong, out, progress, tell_json


def arena(
    game: Annotated[str, typer.Argument(help="The game's id, as `games` lists it.")],
    games: Annotated[int, typer.Option(help="Games a bout; each bout's own number if 0.")] = 0,
    seed: Annotated[str, typer.Option(help="Any words; the same seed gives the same games.")] = "0",
    jobs: Annotated[int, typer.Option(help="How many processes.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
) -> None:
    """Let the bots of a game meet, and print how often they win against what they have to."""
    if games < 0 or jobs < 1:
        raise Wrong("--games and --jobs must be at least 1.")
    rows: list[dict[str, Any]] = []
    for bout in bouts_of(game_of(game)):
        count = games or bout.games
        with progress(bout.title, count) as more:
            tally = play_all(bout.series(seed), count, jobs, more)
        rows.append(
            {
                "title": bout.title,
                "bots": bout.bots,
                "options": bout.options,
                "games": count,
                "hero": bout.hero,
                "rate": round(bout.rate(tally), 4),
                "margin": round(bout.margin(tally), 4),
                "bar": bout.bar,
                "cleared": bout.cleared(tally),
                "by_bot": tally.by_bot(),
                "figures": tally.spread(),
                "wanted": [bout.figure, bout.low, bout.high] if bout.figure else None,
            }
        )
    if as_json:
        tell_json({"game": game, "seed": seed, "bouts": rows})
    else:
        show(game, rows)


def show(game: str, rows: list[dict[str, Any]]) -> None:
    """The bouts as a table."""
    table = Rows("bout", "games", "wins", "±", "bar", "", title=f"The bots of {game}")
    for row in rows:
        bar = f"{row['bar']:.0%}" if row["bar"] else ""
        asked = row["bar"] or row["wanted"]
        verdict = ("cleared" if row["cleared"] else "missed") if asked else ""
        table.add_row(
            row["title"], str(row["games"]), f"{row['rate']:.1%}", f"{row['margin']:.1%}",
            bar, verdict,
        )  # fmt: skip
    out.print(table)
    show_figures(rows)


def show_figures(rows: list[dict[str, Any]]) -> None:
    """What else was read off the tables, where the game's arena reads anything."""
    if not any(row["figures"] for row in rows):
        return
    table = Rows("bout", "figure", "mean", "median", "9 in 10", "most", "wanted")
    for row in rows:
        for name, spread in row["figures"].items():
            wanted = row["wanted"]
            bounds = f"{wanted[1]:g} to {wanted[2]:g}" if wanted and wanted[0] == name else ""
            table.add_row(
                row["title"], name, f"{spread['mean']:g}", str(spread["median"]),
                str(spread["nine_in_ten"]), str(spread["most"]), bounds,
            )  # fmt: skip
    out.print(table)
