"""`quarterdeck ledger`: every rule, whether it is implemented, and whether a test proves it."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.table import Column
from rich.table import Table as Rows

from ..games import games
from .house import missing, proofs, steps
from .say import out, plain, tell_json


def ledger(
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
) -> None:
    """Count every game's rules, those with a step and with a test, and name what is missing."""
    found = count()
    if as_json:
        tell_json(found)
        return
    rows = Rows(Column("game", no_wrap=True), "rules", "with a step", "with a test", "missing")
    for game, row in found.items():
        rows.add_row(
            game, str(row["rules"]), str(row["with_step"]), str(row["with_test"]),
            plain(", ".join(row["missing"]) or "none"),
        )  # fmt: skip
    out.print(rows)


def count() -> dict[str, Any]:
    """The ledger as data."""
    proved = proofs()
    found: dict[str, Any] = {}
    for game in games():
        cited = steps(game)
        found[game.id] = {
            "rules": len(game.rules),
            "with_step": sum(1 for id in game.rules if id in cited),
            "with_test": sum(1 for id in game.rules if id in proved),
            "missing": missing(game, cited, proved),
        }
    return found
