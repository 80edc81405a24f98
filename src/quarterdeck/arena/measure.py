"""How fast a game goes: decisions, clones and views a second of processor time.

Run as a module it measures the build it was started from and prints JSON, so that the interpreted
source and the compiled copy can be measured side by side from one place.
"""

from __future__ import annotations

import json
import sys
from statistics import median
from time import process_time
from typing import Any, Final

from ..games import game as game_of
from ..kit import table as kit_table
from ..kit.game import Game
from ..kit.play import playout
from ..kit.rng import fresh, seed_of
from ..kit.table import Table
from .missions import missions_per_s

REPEATS: Final = 3
LOOP: Final = 300_000
LIMIT: Final = 100_000


def compiled() -> bool:
    """Is this the compiled build?"""
    return not str(kit_table.__file__).endswith(".py")


def calibrate() -> float:
    """Million turns a second of a bare loop: how fast this machine is just now."""
    started = process_time()
    s = 0
    for i in range(LOOP):
        s += i & 7
    return LOOP / max(1e-9, process_time() - started) / 1e6


def measure(game: Game, seconds: float) -> dict[str, Any]:
    """The rates of one game, the median of three goes, with the loop's speed beside them."""
    seats = seats_of(game)
    cal: list[float] = []
    rates: dict[str, list[float]] = {"decisions": [], "clones": [], "views": []}
    for go in range(REPEATS):
        cal.append(calibrate())
        rates["decisions"].append(_decisions(game, seats, seconds, go))
        tables = _midgame(game, seats, go)
        rates["clones"].append(_rate(_clone, game, tables, seconds / 3))
        rates["views"].append(_rate(_view, game, tables, seconds / 3))
    found: dict[str, Any] = {f"{name}_per_s": round(median(r)) for name, r in rates.items()}
    found["cal"] = round(median(cal), 1)
    found["seats"] = seats
    if game.id == "space_alert":
        found["missions_per_s"] = missions_per_s(seconds)
    return found


def seats_of(game: Game) -> int:
    """Four players where that fits, else as near as the game allows."""
    return max(game.fewest, min(game.most, 4))


def _decisions(game: Game, seats: int, seconds: float, go: int) -> float:
    """Random games, one after the other."""
    started = process_time()
    answers = 0
    number = 0
    while (spent := process_time() - started) < seconds or number == 0:
        table = game.setup({}, seats, seed_of(f"{go}/{number}"))
        answers += playout(table, fresh(f"{go}/{number}/play"), LIMIT)
        number += 1
    return answers / spent


def _midgame(game: Game, seats: int, go: int) -> list[Table]:
    """Tables in the midst of random games."""
    tables: list[Table] = []
    for number in range(8):
        rng = fresh(f"{go}/{number}/mid")
        length = playout(game.setup({}, seats, seed_of(f"{go}/{number}")), rng.clone(), LIMIT)
        table = game.setup({}, seats, seed_of(f"{go}/{number}"))
        playout(table, rng, length * (number + 1) // 10)
        tables.append(table)
    return tables


def _clone(game: Game, table: Table) -> object:
    return table.clone()


def _view(game: Game, table: Table) -> object:
    return game.view(table, 0)


def _rate(act: Any, game: Game, tables: list[Table], seconds: float) -> float:
    """How often a second `act` can be done."""
    started = process_time()
    done = 0
    while (spent := process_time() - started) < seconds or done == 0:
        for table in tables:
            act(game, table)
        done += len(tables)
    return done / spent


def main() -> None:
    """`python -m quarterdeck.arena.measure SECONDS GAME …`"""
    seconds = float(sys.argv[1])
    rows = {id: measure(game_of(id), seconds) for id in sys.argv[2:]}
    print(json.dumps({"compiled": compiled(), "rows": rows}))


if __name__ == "__main__":
    main()
