"""One table being played: the kit's table, the answers that stand, and a numbered stream for each
pair of eyes. Pure: the same records give the same streams, also after a restart.

Whether eyes get a frame follows only from what they can see: a decision closed, the list of those
we wait for changed, or they acted themselves. A secret answer makes no frame for others, nor does
a secret act after which the same question goes on. Decisions are numbered by frames, too.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import msgspec

from ..kit.event import Event
from ..kit.game import Game
from ..kit.log import Entry, may_take_back
from ..kit.look import look
from ..kit.seat import EVERYONE, WATCHER, knows
from ..kit.space import Answer
from ..kit.table import Table
from ..store.record import ANSWER, UNDO, Record, TableRow
from .bodies import Line

KEPT = 40
"""So many tables of the past are kept at hand for undo; older ones are played again."""

UNDO_LINE = "undo"
"""The kind of the line that tells of an undo."""


@dataclass
class Eyes:
    """The stream of one pair of eyes: the lines of each frame, and after which record."""

    lines: list[list[Line]] = field(default_factory=lambda: [[]])
    seqs: list[int] = field(default_factory=lambda: [0])
    asked: list[int] = field(default_factory=lambda: [1])  # the decision's own number
    shown: list[int] = field(default_factory=lambda: [1])  # the frame that showed it first
    rewound: int = 0  # the number of the last frame that took something back

    @property
    def n(self) -> int:
        """The number of the last frame."""
        return len(self.lines)

    def add(self, lines: list[Line], seq: int, asked: int, rewinds: bool) -> None:
        """One more frame."""
        same = asked == self.asked[-1] and not rewinds
        self.shown.append(self.shown[-1] if same else self.n + 1)
        self.asked.append(asked)
        self.seqs.append(seq)
        self.lines.append(lines)
        if rewinds:
            self.rewound = self.n

    def meant(self, number: int) -> int:
        """The decision's own number for the number that these eyes were shown; -1: none."""
        return self.asked[number - 1] if self.rewound <= number <= self.n and number > 0 else -1

    def since(self, after: int) -> list[Line]:
        """All lines of the frames after this number."""
        return [line for lines in self.lines[max(0, after) :] for line in lines]


@dataclass
class Trial:
    """An answer tried on a copy: the table as it will be, and what will be told."""

    seat: int
    answer: Answer
    table: Table
    told: list[Event]


class Play:
    """Apply records one after another; look at any time."""

    def __init__(self, game: Game, row: TableRow) -> None:
        self.game = game
        self.row = row
        self.table = game.setup(game.read_options(row.options), row.seats, row.seed)
        self.entries: list[Entry] = []
        self.seq = 0
        first = self._number()
        opening = self.table.opening()
        self.eyes: dict[int, Eyes] = {
            s: Eyes(lines=[self.heard(opening, s)], asked=[first])
            for s in (WATCHER, *range(row.seats))
        }
        self._past: dict[int, Table] = {}
        self._drawn: Table | None = None
        self._board = b""
        self._stepped: tuple[int, Table] | None = None

    # --- what happens ----------------------------------------------------------------------------

    def attempt(self, seat: int, answer: Answer) -> Trial:
        """Try an answer on a copy; raises `IllegalAnswer`. Nothing changes before `take`."""
        told: list[Event] = []
        table = self.table.clone()
        table.listen(told)
        table.answer(seat, answer)
        table.listen(None)
        return Trial(seat, answer, table, told)

    def take(self, trial: Trial, record: Record) -> set[int]:
        """Let a tried answer stand; returns the eyes that have something new to see."""
        before, after = self.table.decision, trial.table.decision
        assert before is not None
        self._remember()
        self.entries.append(Entry(trial.seat, trial.answer, record.ms))
        closed = after is None or after.number != before.number
        first = before.answer_of(trial.seat) is None
        if closed and after is not None and after.since <= before.number:
            touched = self._who_notices(trial)
        elif closed or (first and not before.hush):
            touched = set(self.eyes)
        else:
            touched = {trial.seat} & set(self.eyes)
        self.table = trial.table
        self.seq = record.seq
        for seat in touched:
            self._frame(seat, self.heard(trial.told, seat), False)
        return touched

    def _who_notices(self, trial: Trial) -> set[int]:
        """The same question goes on: only those who see or hear a difference have a frame."""
        return {
            seat
            for seat in self.eyes
            if seat == trial.seat
            or self.heard(trial.told, seat)
            or self._unnumbered(self.table, seat) != self._unnumbered(trial.table, seat)
        }

    def _unnumbered(self, table: Table, seat: int) -> dict[str, Any]:
        seen = look(self.game, table, seat)
        if seen["decision"] is not None:
            seen["decision"]["number"] = 0
        return seen

    def take_back(self, record: Record) -> set[int]:
        """Only the first answers stand, as many as the record says; everybody sees it."""
        upto: int = record.body
        self.table = self.at(upto)
        del self.entries[upto:]
        self._past = {n: t for n, t in self._past.items() if n < upto}
        self.seq = record.seq
        line = Line(words=f"{{p{record.seat}}} took back an answer.", rule="", kind=UNDO_LINE)
        for seat in self.eyes:
            self._frame(seat, [line], True)
        return set(self.eyes)

    def apply(self, record: Record) -> None:
        """Let a record of the store happen again."""
        if record.kind == ANSWER:
            self.take(self.attempt(record.seat, tuple(record.body)), record)
        elif record.kind == UNDO:
            self.take_back(record)

    def at(self, upto: int) -> Table:
        """The table after the first `upto` of the answers that stand."""
        if upto == len(self.entries):
            return self.table.clone()
        if upto in self._past:
            return self._past[upto].clone()
        table = self.game.setup(
            self.game.read_options(self.row.options), self.row.seats, self.row.seed
        )
        for entry in self.entries[:upto]:
            table.answer(entry.seat, entry.answer)
        return table

    def step(self, number: int) -> tuple[Table, list[Event]]:
        """After the end: the table after so many answers, and what the last of them told.

        Who steps forwards goes on from the last step instead of from the start.
        """
        told: list[Event] = []
        at, table = self._stepped if self._stepped is not None else (number, self.at(0))
        if at >= number:
            at, table = 0, self.at(0)
        for i in range(at, number):
            table.listen(told if i == number - 1 else None)
            table.answer(self.entries[i].seat, self.entries[i].answer)
        table.listen(None)
        self._stepped = (number, table)
        return table, told

    # --- what may be taken back ------------------------------------------------------------------

    def free_undo(self, seat: int) -> int:
        """To how many answers this seat may go back without asking anybody; -1 when it may not.

        It does not depend on answers that the seat cannot see: while others may have answered
        unseen, going back needs consent.
        """
        decision = self.table.decision
        if decision is not None:
            if decision.asides or decision.since < decision.number:
                return -1
            if len(decision.seats) > 1 and (decision.hush or decision.answer_of(seat) is not None):
                return -1
        return may_take_back(self.table, self.entries, seat)

    def asked_undo(self, seat: int) -> int:
        """To how many answers it goes back if all consent: before the seat's last answer to a
        question that is closed; -1 when there is none."""
        decision = self.table.decision
        open_answers = 0
        if decision is not None:
            open_answers = self.table.answered - self._answered_when_asked(decision.number)
        closed = len(self.entries) - open_answers
        for i in range(closed - 1, -1, -1):
            if self.entries[i].seat == seat:
                return i
        return -1

    def _answered_when_asked(self, number: int) -> int:
        """How many answers had been given when this decision was opened."""
        for i in range(len(self.entries), 0, -1):
            earlier = self._past.get(i - 1) or self.at(i - 1)
            if earlier.decision is None or earlier.decision.number != number:
                return i
        return 0

    # --- what is seen ----------------------------------------------------------------------------

    def heard(self, told: list[Event], seat: int) -> list[Line]:
        """The lines that these eyes read of what was told."""
        lines = []
        for event in told:
            heard = self.game.hears(event, seat)
            if heard is not None:
                words = self.game.words.event(heard)
                secret = seat >= 0 and event.knows != EVERYONE and knows(event.knows, seat)
                film = self.game.words.film(heard)
                lines.append(
                    Line(words=words, rule=heard.rule, kind=heard.kind, secret=secret, film=film)
                )
        return lines

    def look(self, seat: int) -> msgspec.Raw:
        """What these eyes see now, ready for the wire."""
        return msgspec.Raw(msgspec.json.encode(self.seen(self.table, seat, self.eyes[seat].n)))

    def seen(self, table: Table, seat: int, n: int) -> dict[str, Any]:
        """What these eyes saw of a table at frame `n`, the decision numbered by frames."""
        found = look(self.game, table, seat)
        if found["decision"] is not None:
            found["decision"]["number"] = self.eyes[seat].shown[n - 1]
        return found

    def board(self) -> bytes:
        """The geometry, ready for the wire; drawn once for all who look."""
        if self._drawn is not self.table:
            self._drawn = self.table
            self._board = msgspec.json.encode(self.game.draw(self.table))
        return self._board

    def public(self) -> dict[str, Any]:
        """The game's view as spectators have it."""
        return self.game.view(self.table, WATCHER)

    def _number(self) -> int:
        return self.table.decision.number if self.table.decision is not None else 0

    def _frame(self, seat: int, lines: list[Line], rewinds: bool) -> None:
        self.eyes[seat].add(lines, self.seq, self._number(), rewinds)

    def _remember(self) -> None:
        count = len(self.entries)
        self._past[count] = self.table
        self._past.pop(count - KEPT, None)
