"""Captain's Chair: secret goals, a race up the decks, and votes where one No is enough."""

from __future__ import annotations

from typing import Any

from ...kit.game import Advice, Game, Outcome, rulings_of
from ...kit.plain import classes_of, fill
from ...kit.rng import Rng
from ...kit.space import Answer
from ...kit.table import Table
from . import board, choices, content, hints, sight
from .options import CHOICES, Options
from .rules import match, placement, race, scoring, vote
from .table import ChairTable
from .words import ChairWords, who


class CaptainsChair(Game):
    """The front door."""

    def __init__(self) -> None:
        super().__init__("captains_chair", "Captain's Chair", 1, 3, 6)
        self.kind = "secret goals and votes"
        self.blurb = "Bring your favourites to the bridge, and one of them past everyone's veto."
        self.minutes = "20–40"
        self.choices = CHOICES
        self.rules = content.rules
        self.rulings = rulings_of(content.rulings)
        self.words = ChairWords()

    def setup(self, options: dict[str, str], seats: int, seed: str) -> Table:
        self.check_seats(seats)
        full = self.read_options(options)
        table = ChairTable(Options(full["no_counts"], full["first_player"]), seats, Rng(seed))
        table.begin(match.Match())
        table.run()
        return table

    def view(self, table: Table, seat: int) -> dict[str, Any]:
        assert isinstance(table, ChairTable)
        return sight.view(table, seat)

    def imagine(self, table: Table, seat: int, rng: Rng) -> Table:
        assert isinstance(table, ChairTable)
        return sight.imagine(table, seat, rng)

    def draw(self, table: Table) -> dict[str, Any]:
        return board.draw()

    def board(self, table: Table, seat: int) -> str:
        assert isinstance(table, ChairTable)
        return board.text(table, seat)

    def outcome(self, table: Table) -> Outcome | None:
        assert isinstance(table, ChairTable)
        if table.stack:
            return None
        winners = scoring.winners(table)
        totals = scoring.totals(table)
        tied = sum(1 for total in totals if total == max(totals))
        rule = "CC-053" if tied == 1 else "CC-054"
        verb = "wins" if len(winners) == 1 else "share the victory"
        by = "" if tied == 1 else ", the favourites still on the ship decided"
        return Outcome(
            winners, totals, f"{who(winners)} {verb} with {max(totals)} points{by}.", rule
        )

    def hints(self, table: Table, seat: int) -> list[Advice]:
        assert isinstance(table, ChairTable)
        decision = table.decision
        if decision is None or seat not in decision.seats:
            return []
        return hints.advise(table, seat, decision)

    def expiry(self, table: Table, seat: int, rng: Rng) -> Answer:
        assert isinstance(table, ChairTable)
        return choices.when_time_is_up(table, seat, rng)

    def load(self, data: Any) -> Table:
        options = Options(data["options"]["no_counts"], data["options"]["first_player"])
        table = ChairTable(options, data["seats"], Rng(data["rng"]["seed"]))
        fill(table, data, CLASSES)
        return table


CLASSES = classes_of(match, placement, race, scoring, vote) | {"Options": Options}
GAME: Game = CaptainsChair()
