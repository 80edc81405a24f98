"""`quarterdeck arena`: how strong the bots are, and whether they clear their bars."""

from __future__ import annotations

from typing import Annotated, Any, Final

import typer
from rich.table import Table as Rows

from ..arena import Bout, Tally, bouts_of, play_all
from ..games import game as game_of
from .say import Wrong, err, out, plain, progress, tell_json

WEAKEST: Final = 10
"""So many combinations of roles are listed."""


def arena(
    game: Annotated[str, typer.Argument(help="The game's id, as `games` lists it.")],
    games: Annotated[int, typer.Option(help="Games a bout; each bout's own number if 0.")] = 0,
    seed: Annotated[str, typer.Option(help="Any words; the same seed gives the same games.")] = "0",
    only: Annotated[str, typer.Option(help="Only bouts with these words in their title.")] = "",
    jobs: Annotated[int, typer.Option(help="How many processes.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
) -> None:
    """Let the bots of a game meet, and print how often they win against what they have to."""
    if games < 0 or jobs < 1:
        raise Wrong("--games and --jobs must be at least 1.")
    rows: list[dict[str, Any]] = []
    bouts = [bout for bout in bouts_of(game_of(game)) if only.lower() in bout.title.lower()]
    if not bouts:
        raise Wrong(f"No bout of {game} has {only!r} in its title.")
    played: dict[str, Tally] = {}
    for bout in bouts:
        count = games or bout.games
        tally = played.get(bout.shared) if bout.shared else None
        if tally is None:
            tally = played[bout.shared] = play_bout(bout, seed, count, jobs)
        weakest = bout.weakest(tally)
        rows.append(
            {
                "title": bout.title,
                "bots": bout.bots,
                "options": bout.options,
                "games": tally.games,
                "hero": bout.hero,
                "rate": round(bout.rate(tally), 4),
                "margin": round(bout.margin(tally), 4),
                "bar": bout.bar,
                "cleared": bout.cleared(tally),
                "by_bot": tally.by_bot(),
                "figures": tally.spread(),
                "combinations": len(weakest),
                "weakest": [{"who": w, "games": n, "wins": won} for w, n, won in weakest[:WEAKEST]],
                "wanted": [bout.figure, bout.low, bout.high] if bout.figure else None,
            }
        )
    if as_json:
        tell_json({"game": game, "seed": seed, "bouts": rows})
    else:
        show(game, rows)


def play_bout(bout: Bout, seed: str, count: int, jobs: int) -> Tally:
    """All games of a bout, and those that settle what is left in doubt."""
    with progress(bout.title, count) as more:
        tally = play_all(bout.series(seed), count, jobs, more)
    further = bout.again(seed, tally)
    if further is not None:
        with progress(f"{bout.title}, again", further[1]) as more:
            tally.join(play_all(*further, jobs, more))
    rate, margin = bout.rate(tally), bout.margin(tally)
    err.print(plain(f"{bout.title}: {rate:.1%} ± {margin:.1%} of {tally.games} games"))
    return tally


def show(game: str, rows: list[dict[str, Any]]) -> None:
    """The bouts as a table."""
    table = Rows("bout", "games", "wins", "±", "bar", "", title=f"The bots of {game}")
    for row in rows:
        bar = f"{row['bar']:.0%}" if row["bar"] else ""
        asked = row["bar"] or row["wanted"] or row["weakest"]
        verdict = ("cleared" if row["cleared"] else "missed") if asked else ""
        table.add_row(
            row["title"], str(row["games"]), f"{row['rate']:.1%}", f"{row['margin']:.1%}",
            bar, verdict,
        )  # fmt: skip
    out.print(table)
    show_figures(rows)
    show_weakest(rows)


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


def show_weakest(rows: list[dict[str, Any]]) -> None:
    """The combinations of roles that won least, where the game's arena asks for them."""
    if not any(row["weakest"] for row in rows):
        return
    table = Rows("bout", "roles", "games", "wins", "part", title="The weakest combinations")
    for row in rows:
        for found in row["weakest"]:
            part = f"{found['wins'] / found['games']:.1%}"
            title = f"{row['title']} ({row['combinations']} combinations)"
            table.add_row(title, found["who"], str(found["games"]), str(found["wins"]), part)
    out.print(table)
