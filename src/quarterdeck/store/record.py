"""What is kept: a row for the table, and one record for each thing that happened at it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from ..kit.log import Entry, Log

ANSWER = "answer"
"""A seat answered; the body is the list of numbers."""
UNDO = "undo"
"""Answers were taken back; the body is how many of the answers before it still stand."""
CHAT = "chat"
"""Somebody spoke; the body is {"name", "words"}."""


@dataclass(frozen=True)
class Record:
    """One thing that happened: who, what, when (ms at the table, ms of the mission clock)."""

    seq: int
    kind: str
    seat: int
    body: Any
    ms: int = 0
    clock: int = 0
    command: str | None = None

    def row(self, code: str) -> dict[str, Any]:
        """As a row of the database."""
        return {
            "code": code, "seq": self.seq, "kind": self.kind, "seat": self.seat,
            "body": json.dumps(self.body), "ms": self.ms, "clock": self.clock,
            "command": self.command,
        }  # fmt: skip


@dataclass
class TableRow:
    """What is played, with which options and seed, and what the server keeps around it."""

    code: str
    game: str
    version: int
    options: dict[str, str]
    seats: int
    seed: str
    phase: str
    changed: int
    around: dict[str, Any]

    def row(self) -> dict[str, Any]:
        """As a row of the database."""
        return {
            **self.__dict__,
            "options": json.dumps(self.options),
            "around": json.dumps(self.around),
        }


def standing(records: list[Record]) -> list[Entry]:
    """The answers that stand after all that was taken back."""
    entries: list[Entry] = []
    for record in records:
        if record.kind == ANSWER:
            entries.append(Entry(record.seat, tuple(record.body), record.ms))
        elif record.kind == UNDO:
            del entries[record.body :]
    return entries


def log_of(table: TableRow, records: list[Record]) -> Log:
    """The table as the kit's log: the save file."""
    return Log(
        table.game, table.version, dict(table.options), table.seats, table.seed, standing(records)
    )
