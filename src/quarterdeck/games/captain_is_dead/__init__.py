"""The Captain is Dead: one crew, one wreck, and a Jump Core to repair before the ship is lost."""

from __future__ import annotations

from typing import Any

from ...kit.game import Advice, Game, Outcome, Say, rulings_of
from ...kit.plain import classes_of, fill
from ...kit.rng import Rng
from ...kit.space import Answer
from ...kit.table import Table
from . import board, content, hints, options, sight
from .hints import says
from .options import Options
from .rules import alert, hands, setup, turn
from .table import PLAYING, WON, CaptainTable
from .words import ENDINGS, CaptainWords


class CaptainIsDead(Game):
    """The front door."""

    def __init__(self) -> None:
        super().__init__("captain_is_dead", "The Captain is Dead", 2, 1, 7)
        self.kind = "cooperative"
        self.blurb = "Your captain is dead and the ship is failing: bring the Jump Core to Engage!"
        self.minutes = "60–90"
        self.choices = options.choices()
        self.rules = content.rules
        self.rulings = rulings_of(content.rulings)
        self.words = CaptainWords()

    def read_options(self, given: dict[str, Any]) -> dict[str, str]:
        """A pack that was not there at the last look may have come since; a broken one is refused
        here, before a table is laid."""
        pack = given.get("pack", content.STANDARD)
        if pack not in self.choices[-1].values:
            self.choices = options.choices()
        full = super().read_options(given)
        content.pack(full["pack"])
        return full

    def setup(self, options_: dict[str, str], seats: int, seed: str) -> Table:
        self.check_seats(seats)
        full = self.read_options(options_)
        table = CaptainTable(options.read(full), seats, Rng(seed))
        table.begin(setup.Voyage())
        table.run()
        return table

    def view(self, table: Table, seat: int) -> dict[str, Any]:
        assert isinstance(table, CaptainTable)
        return sight.view(table, seat)

    def imagine(self, table: Table, seat: int, rng: Rng) -> Table:
        assert isinstance(table, CaptainTable)
        return sight.imagine(table, seat, rng)

    def draw(self, table: Table) -> dict[str, Any]:
        assert isinstance(table, CaptainTable)
        return board.draw(table)

    def board(self, table: Table, seat: int) -> str:
        assert isinstance(table, CaptainTable)
        return board.text(table, seat)

    def outcome(self, table: Table) -> Outcome | None:
        """CID-147: all win together, or nobody does."""
        assert isinstance(table, CaptainTable)
        if table.ending == PLAYING:
            return None
        won = table.ending == WON
        words, rule = ENDINGS[table.ending]
        done = table._c.levels[table.options.level].repairs - table.core
        scores = [done] * table.seats
        winners = list(range(table.seats)) if won else []
        return Outcome(winners, scores, words, rule, "the crew" if won else "nobody")

    def hints(self, table: Table, seat: int) -> list[Advice]:
        assert isinstance(table, CaptainTable)
        decision = table.decision
        if decision is None or seat not in decision.seats:
            return []
        return hints.advise(table, seat, decision)

    def says(self, table: Table, seat: int) -> list[Say]:
        assert isinstance(table, CaptainTable)
        return says.says(table, seat)

    def reply(self, table: Table, seat: int, key: Answer) -> str:
        assert isinstance(table, CaptainTable)
        return says.reply(table, seat, key)

    def turn(self, table: Table) -> int:
        assert isinstance(table, CaptainTable)
        return table.turn

    def load(self, data: Any) -> Table:
        given = {k: x for k, x in data["options"].items() if k != "@"}
        table = CaptainTable(Options(**given), data["seats"], Rng(data["rng"]["seed"]))
        fill(table, data, CLASSES)
        return table


CLASSES = classes_of(setup, turn, alert, hands) | {"Options": Options}
GAME: Game = CaptainIsDead()
