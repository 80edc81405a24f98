"""Many games with one seed: each game has its own number and its own chance, so a series is the
same whether it is played by one process or by many."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from ..bots import Bot, make
from ..bots.match import play_on
from ..games import game as game_of
from ..kit.game import Game
from ..kit.log import Entry, Log
from ..kit.play import one_answer, playout
from ..kit.rng import Rng, fresh, seed_of
from ..kit.table import Table
from .tally import Tally

LIMIT: Final = 100_000
"""A game that has not ended after so many answers is given up and counted as unfinished."""

CHUNK: Final = 250
"""So many games are handed to a process at once, at most."""


class Series:
    """What is played: the game, its options, the bots by seat, and the seed.

    `rotate` moves every bot `step` seats on from game to game, so that no seat favours anyone.
    `save` is a folder that gets the log of every game.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        bots: list[str],
        seed: str,
        options: dict[str, str] | None = None,
        rotate: bool = False,
        save: str = "",
        step: int = 1,
    ) -> None:
        self.game = game
        self.seats = seats
        self.bots = seated(bots, seats)
        self.seed = seed
        self.options = options or {}
        self.rotate = rotate
        self.save = save
        self.step = step

    def check(self) -> None:
        """A sentence (`ValueError`) when this cannot be played."""
        game = game_of(self.game)
        game.check_seats(self.seats)
        game.read_options(self.options)
        for seat, name in enumerate(self.bots):
            make(name, game, seat, fresh("check"))

    def bots_in(self, number: int) -> list[str]:
        """The bots by seat in this game of the series."""
        shift = number * self.step % self.seats if self.rotate else 0
        return self.bots[-shift:] + self.bots[:-shift] if shift else self.bots

    def cast(self, table: Table, number: int) -> list[str]:
        """The bots by seat at this table. A game whose roles are dealt may cast by role."""
        return self.bots_in(number)

    def crew(self, game: Game, table: Table, number: int, rng: Rng) -> list[Bot]:
        """The bots that play at this table, seat by seat."""
        names = self.cast(table, number)
        return [make(name, game, seat, rng.fork(f"seat {seat}")) for seat, name in enumerate(names)]


def seated(bots: list[str], seats: int) -> list[str]:
    """Names for all seats: the last one sits on every seat that is left."""
    if not bots:
        raise ValueError("Name at least one bot.")
    if len(bots) > seats:
        raise ValueError(f"{len(bots)} bots do not fit on {seats} seats.")
    return bots + [bots[-1]] * (seats - len(bots))


def play_one(game: Game, series: Series, number: int) -> tuple[Table, int]:
    """Game `number` of the series, played to the end; and how many answers it took."""
    name = f"{series.seed}/{number}"
    table = game.setup(series.options, series.seats, seed_of(name))
    rng = fresh(f"{name}/chance of the bots")
    entries: list[Entry] | None = [] if series.save else None
    if all(bot == "random" for bot in series.cast(table, number)):
        answers = playout(table, rng, LIMIT) if entries is None else _kept(table, rng, entries)
    else:
        bots = series.crew(game, table, number, rng)
        answers = play_on(game, table, bots, rng, LIMIT, entries)
    if entries is not None:
        options = game.read_options(series.options)
        log = Log(game.id, game.version, options, series.seats, seed_of(name), entries)
        text = "\n".join(log.lines()) + "\n"
        Path(series.save, f"{game.id}-{number:05}.jsonl").write_text(text, "utf-8")
    return table, answers


def _kept(table: Table, rng: Any, entries: list[Entry]) -> int:
    """The same random play as `playout`, with every answer kept."""
    while table.decision is not None and len(entries) < LIMIT:
        decision = table.decision
        seat = one_answer(table, rng)
        entries.append(Entry(seat, decision.answer_of(seat) or ()))
    return len(entries)


def read_off(game: Game, table: Table, tally: Tally) -> None:
    """What the arena of this game reads off a table at its end: figures, and the groups in it."""
    own = f"{__package__}.{game.id}"
    if find_spec(own) is None:
        return
    arena = import_module(own)
    if hasattr(arena, "figures"):
        tally.note(arena.figures(table))
    if hasattr(arena, "groups"):
        tally.group(*arena.groups(table))


def play_some(series: Series, first: int, count: int) -> Tally:
    """The games from number `first` on, counted."""
    game = game_of(series.game)
    tally = Tally()
    for number in range(first, first + count):
        table, answers = play_one(game, series, number)
        tally.add(series.bots_in(number), answers, game.outcome(table))
        read_off(game, table, tally)
    return tally


def play_all(
    series: Series, games: int, jobs: int = 1, progress: Callable[[int], None] | None = None
) -> Tally:
    """All games of the series, by `jobs` processes; `progress` hears how many more are done."""
    series.check()
    if series.save:
        Path(series.save).mkdir(parents=True, exist_ok=True)
    chunk = max(1, min(CHUNK, games // (8 * jobs) or 1))
    starts = range(0, games, chunk)
    counts = [min(chunk, games - start) for start in starts]
    whole = Tally()
    if jobs == 1:
        for start, count in zip(starts, counts):
            whole.join(play_some(series, start, count))
            if progress is not None:
                progress(count)
        return whole
    with ProcessPoolExecutor(jobs) as pool:
        parts = pool.map(play_some, [series] * len(counts), starts, counts)
        for part, count in zip(parts, counts):
            whole.join(part)
            if progress is not None:
                progress(count)
    return whole
