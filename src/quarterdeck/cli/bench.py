"""`quarterdeck bench`: how fast the games go, interpreted and compiled."""

from __future__ import annotations

import json
import math
import os
import subprocess
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.box import SIMPLE
from rich.table import Column
from rich.table import Table as Rows

from ..games import IDS
from ..games import game as game_of
from .house import root
from .say import Wrong, out, progress, tell_json

RATES = ("decisions_per_s", "clones_per_s", "views_per_s")


def bench(
    games: Annotated[list[str] | None, typer.Argument(help="Games; all if none is named.")] = None,
    seconds: Annotated[float, typer.Option(help="Processor seconds for each of three goes.")] = 1.0,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
) -> None:
    """Measure decisions, clones and views a second of one core, with this machine's own speed.

    `cal` is the speed of a bare Python loop in million turns a second: compare figures of two
    days only beside it.
    """
    if not 0 < seconds < math.inf:  # nor "not a number"
        raise Wrong("--seconds must be more than 0, and end.")
    ids = [game_of(id).id for id in games or IDS]
    found: dict[str, Any] = {id: {} for id in ids}
    folders = builds()
    with progress("measuring", len(ids) * len(folders)) as more:
        for id in ids:
            for build, folder in folders.items():
                found[id][build] = measured(folder, id, seconds, build == "compiled")
                more(1)
    if as_json:
        tell_json(found)
    else:
        show(found)


def builds() -> dict[str, Path]:
    """The builds there are, each with the folder to import it from."""
    top = root()
    found = {"interpreted": top / "src"}
    if any((top / "build/compiled/quarterdeck/kit").glob("table.*.so")):
        found["compiled"] = top / "build" / "compiled"
    return found


def measured(folder: Path, id: str, seconds: float, compiled: bool) -> dict[str, Any]:
    """The rates of one game in one build, in a process of its own."""
    command = [sys.executable, "-m", "quarterdeck.arena.measure", str(seconds), id]
    env = {**os.environ, "PYTHONPATH": str(folder)}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Wrong(f"Measuring {id} failed: {done.stderr.strip().splitlines()[-1]}")
    told = json.loads(done.stdout)
    if told["compiled"] != compiled:
        raise Wrong(f"{folder} gave the wrong build; run make compile again.")
    rates: dict[str, Any] = told["rows"][id]
    return rates


def show(found: dict[str, Any]) -> None:
    """The rates as a table."""
    heads = ("game", "build", "seats", "decisions/s", "clones/s", "views/s", "cal")
    rows = Rows(*(Column(head, no_wrap=True) for head in heads), box=SIMPLE, padding=0)
    for id, by_build in found.items():
        for build, row in by_build.items():
            rates = [f"{row[rate]:,}" for rate in RATES]
            rows.add_row(id, build, str(row["seats"]), *rates, str(row["cal"]))
    out.print(rows)
    for build, row in found.get("space_alert", {}).items():
        out.print(f"Space Alert, {build}: {row['missions_per_s']:,} missions resolved a second")
    if not any("compiled" in by_build for by_build in found.values()):
        out.print("Only interpreted: `make compile` builds the fast copy.")
