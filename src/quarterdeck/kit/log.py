"""The log: game, rules version, options, seats, seed and every answer. It is the save file."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from .space import Answer

if TYPE_CHECKING:
    from .game import Game
    from .table import Table


class Entry:
    """One answer: who, what, and when in milliseconds since the table began."""

    def __init__(self, seat: int, answer: Answer, ms: int = 0) -> None:
        self.seat = seat
        self.answer = answer
        self.ms = ms


class Log:
    """All that is needed to play a table again, exactly."""

    def __init__(
        self,
        game: str,
        version: int,
        options: dict[str, Any],
        seats: int,
        seed: str,
        entries: list[Entry],
    ) -> None:
        self.game = game
        self.version = version
        self.options = options
        self.seats = seats
        self.seed = seed
        self.entries = entries

    def lines(self) -> list[str]:
        """The log as JSON Lines: the first line says what was played, then one answer a line."""
        head = {
            "quarterdeck": 1,
            "game": self.game,
            "version": self.version,
            "options": self.options,
            "seats": self.seats,
            "seed": self.seed,
        }
        rows: list[str] = [json.dumps(head)]
        for entry in self.entries:
            row = {"seat": entry.seat, "answer": list(entry.answer), "ms": entry.ms}
            rows.append(json.dumps(row))
        return rows


def read(text: str) -> Log:
    """A log from JSON Lines; says in words which line is wrong."""
    rows = [line for line in text.splitlines() if line.strip()]
    if not rows:
        raise ValueError("The file is empty: a saved game starts with a line that says the game.")
    parsed: list[Any] = []
    for number, row in enumerate(rows, 1):
        try:
            parsed.append(json.loads(row))
        except json.JSONDecodeError as wrong:
            raise ValueError(f"Line {number} is not JSON: {wrong.msg}.") from None
    head = parsed[0]
    if not isinstance(head, dict) or head.get("quarterdeck") != 1:
        raise ValueError('Line 1 must be the head of a saved game ("quarterdeck": 1).')
    entries = [_entry(row, number) for number, row in enumerate(parsed[1:], 2)]
    try:
        return Log(
            str(head["game"]), int(head["version"]), dict(head["options"]),
            int(head["seats"]), str(head["seed"]), entries,
        )  # fmt: skip
    except (KeyError, TypeError, ValueError) as wrong:
        raise ValueError(f"Line 1 lacks or garbles {wrong}.") from None


def _entry(row: Any, number: int) -> Entry:
    match row:
        case {"seat": int(seat), "answer": list(answer)} if all(type(a) is int for a in answer):
            ms = row.get("ms", 0)
            return Entry(seat, tuple(answer), ms if isinstance(ms, int) else 0)
        case _:
            raise ValueError(f"Line {number} must have a seat and an answer made of numbers.")


def replay(game: Game, log: Log, upto: int | None = None) -> Table:
    """The table after the first `upto` answers (all of them by default)."""
    if log.game != game.id:
        raise ValueError(f"This is a game of {log.game}, not of {game.id}.")
    if log.version != game.version:
        raise ValueError(
            f"This was played by version {log.version} of the rules; these are {game.version}."
        )
    table = game.setup(game.read_options(log.options), log.seats, log.seed)
    for entry in log.entries[:upto]:
        table.answer(entry.seat, entry.answer)
    return table


def may_take_back(table: Table, entries: list[Entry], seat: int) -> int:
    """To which number of answers this seat may take back its last one; -1 when it may not.

    It may while nobody else has answered since and nothing new was revealed (kernel rule 12).
    """
    if not entries or entries[-1].seat != seat:
        return -1
    before = len(entries) - 1
    return before if table.sealed <= before else -1
