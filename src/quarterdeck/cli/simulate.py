"""`quarterdeck simulate`: many games between bots, as fast as they go."""

from __future__ import annotations

import os
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any

import typer
from rich.table import Table as Rows

from ..arena import Series, Tally, play_all
from ..arena.measure import compiled
from ..games import game as game_of
from .say import Wrong, out, pairs, progress, tell_json, words_of


def simulate(
    game: Annotated[str, typer.Argument(help="The game's id, as `games` lists it.")],
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seats: Annotated[int, typer.Option(help="How many players; else the game's fewest.")] = 0,
    bots: Annotated[
        str, typer.Option(help="Bots by seat, as a,b,c; the last one fills the seats left.")
    ] = "random",
    seed: Annotated[str, typer.Option(help="Any words; the same seed gives the same games.")] = "0",
    jobs: Annotated[int, typer.Option(help="How many processes.")] = 1,
    options: Annotated[list[str] | None, typer.Option(help="The game's options, k=v.")] = None,
    save: Annotated[str, typer.Option(help="A folder that gets the log of every game.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
) -> None:
    """Play many games between bots and count how they end."""
    if games < 1 or jobs < 1:
        raise Wrong(f"--{'games' if games < 1 else 'jobs'} must be at least 1.")
    fewest = game_of(game).fewest
    series = Series(
        game, seats or fewest, words_of(bots), seed, pairs(options or []), save=save
    )  # fmt: skip
    series.check()
    if save:
        try:
            Path(save).mkdir(parents=True, exist_ok=True)
        except OSError as wrong:
            raise Wrong(f"{save} cannot be the folder: {wrong.strerror}.") from None
    started, busy = perf_counter(), core_seconds()
    with progress(f"{games} games of {game}", games) as more:
        tally = play_all(series, games, jobs, more)
    seconds = perf_counter() - started
    result = report(series, tally, seconds, core_seconds() - busy, jobs)
    if as_json:
        tell_json(result)
    else:
        show(result)


def core_seconds() -> float:
    """The processor time that this process and its finished helpers have used."""
    return sum(os.times()[:4])


def report(
    series: Series, tally: Tally, seconds: float, busy: float, jobs: int
) -> dict[str, Any]:
    """What the series came to, as data. `per_core_s` leaves out when others used the machine."""
    return {
        "game": series.game,
        "seats": series.seats,
        "bots": series.bots,
        "seed": series.seed,
        "jobs": jobs,
        "options": series.options,
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
        "decisions_per_s": round(tally.decisions / seconds),
        "decisions_per_core_s": round(tally.decisions / max(busy, 0.01)),
        "compiled": compiled(),
        "mean_decisions_per_game": round(tally.decisions / tally.games, 2),
        "outcomes": dict(sorted(tally.outcomes.items())),
        "by_bot": tally.by_bot(),
    }


def show(result: dict[str, Any]) -> None:
    """The same as two small tables."""
    ends = Rows("ending", "games", "part", title=f"{result['games']} games of {result['game']}")
    for ending, count in result["outcomes"].items():
        ends.add_row(ending, str(count), f"{count / result['games']:.1%}")
    bots = Rows("bot", "seats", "wins", "rate", "mean points")
    for bot, row in result["by_bot"].items():
        points = f"{row['mean_points']:.1f}"
        bots.add_row(bot, str(row["seats"]), str(row["wins"]), f"{row['rate']:.1%}", points)
    out.print(ends)
    out.print(bots)
    out.print(
        f"{result['decisions']:,} decisions in {result['seconds']} s: "
        f"{result['decisions_per_s']:,} per second "
        f"({result['decisions_per_core_s']:,} per second of one core"
        f"{', compiled' if result['compiled'] else ''}), "
        f"{result['mean_decisions_per_game']} per game."
    )
