"""Feed the Kraken: three secret factions, one ship, and nobody who can prove anything."""

from __future__ import annotations

from typing import Any

from ...kit.game import Advice, Game, Outcome, rulings_of
from ...kit.plain import classes_of, fill
from ...kit.rng import Rng
from ...kit.space import Answer
from ...kit.table import Table
from . import board, choices, content, effects, events, hints, reactions, sight
from .events import LEADER_FED
from .options import CHOICES, Options
from .rules import (
    actions,
    appointing,
    claims,
    journey,
    loyalty,
    moment,
    navigation,
    rituals,
    voyage,
)
from .table import KrakenTable
from .words import KrakenWords
from .words.lines import end_words


class FeedTheKraken(Game):
    """The front door."""

    def __init__(self) -> None:
        super().__init__("feed_the_kraken", "Feed the Kraken", 2, 5, 11)
        self.kind = "hidden factions"
        self.blurb = "Sailors, Pirates and a Cult on one ship: steer it home, and trust nobody."
        self.minutes = "45–90"
        self.choices = CHOICES
        self.rules = content.rules
        self.rulings = rulings_of(content.rulings)
        self.words = KrakenWords()
        self._defaults: Options | None = None

    def setup(self, options: dict[str, str], seats: int, seed: str) -> Table:
        self.check_seats(seats)
        table = KrakenTable(self._options(options), seats, Rng(seed))
        table.begin(journey.Journey())
        table.run()
        return table

    def _options(self, given: dict[str, str]) -> Options:
        """The choices of a table; those of all defaults are made once, for nobody changes them."""
        if given:
            return Options(**self.read_options(given))
        if self._defaults is None:
            self._defaults = Options(**self.read_options(given))
        return self._defaults

    def view(self, table: Table, seat: int) -> dict[str, Any]:
        assert isinstance(table, KrakenTable)
        return sight.view(table, seat)

    def imagine(self, table: Table, seat: int, rng: Rng) -> Table:
        assert isinstance(table, KrakenTable)
        return sight.imagine(table, seat, rng)

    def draw(self, table: Table) -> dict[str, Any]:
        assert isinstance(table, KrakenTable)
        return board.draw(table)

    def board(self, table: Table, seat: int) -> str:
        assert isinstance(table, KrakenTable)
        return board.text(table, seat)

    def outcome(self, table: Table) -> Outcome | None:
        """FTK-007, FTK-008, FTK-144, FTK-145: a side wins as a whole, its lost members too; the
        side at the end counts (FTK-R41)."""
        assert isinstance(table, KrakenTable)
        side = table.winner
        if side < 0:
            return None
        winners = [s for s in range(table.seats) if table.side_of(s) == side]
        scores = [1 if s in winners else 0 for s in range(table.seats)]
        rule = "FTK-142" if table.how == LEADER_FED else ("FTK-139", "FTK-140", "FTK-141")[side]
        words = end_words(side, table.how)
        return Outcome(winners, scores, words, rule, content.side_names[side])

    def hints(self, table: Table, seat: int) -> list[Advice]:
        assert isinstance(table, KrakenTable)
        decision = table.decision
        if decision is None or seat not in decision.seats:
            return []
        return hints.advise(table, seat, decision)

    def idle(self, table: Table, seat: int) -> Answer | None:
        """Moments for characters may go by themselves: everyone is asked the same (FTX-032)."""
        decision = table.decision
        asked = decision is not None and decision.kind == events.WINDOW
        return (reactions.PASS,) if asked else None

    def expiry(self, table: Table, seat: int, rng: Rng) -> Answer:
        assert isinstance(table, KrakenTable)
        return choices.when_time_is_up(table, seat, rng)

    def load(self, data: Any) -> Table:
        options = Options(**{k: v for k, v in data["options"].items() if k != "@"})
        table = KrakenTable(options, data["seats"], Rng(data["rng"]["seed"]))
        fill(table, data, CLASSES)
        return table


CLASSES = classes_of(
    actions, appointing, claims, effects, journey, loyalty, moment, navigation, rituals, voyage
) | {"Options": Options}
GAME: Game = FeedTheKraken()
