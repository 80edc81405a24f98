"""Shallow Space: ships of three fight each other with lasers, cards and boarding parties."""

from __future__ import annotations

from typing import Any

from ...kit.event import Event
from ...kit.game import Advice, Game, Outcome, rulings_of
from ...kit.plain import classes_of, fill
from ...kit.rng import Rng
from ...kit.space import Answer
from ...kit.table import Table
from . import board, content, events, hints, sight
from .choices import deeds
from .content import CREW_OF_SHIP, FEWEST_SHIPS, MOST_SHIPS
from .options import CHOICES, Options
from .rules import battle, orders, turn
from .table import SpaceTable
from .words import SpaceWords


class ShallowSpace(Game):
    """The front door."""

    def __init__(self) -> None:
        fewest, most = FEWEST_SHIPS * CREW_OF_SHIP, MOST_SHIPS * CREW_OF_SHIP
        super().__init__("shallow_space", "Shallow Space", 2, fewest, most)
        self.kind = "team battle"
        self.blurb = "Two to six ships of three: repair, board, shoot, and mind the redshirts."
        self.minutes = "30–90"
        self.choices = CHOICES
        self.rules = content.rules
        self.rulings = rulings_of(content.rulings)
        self.words = SpaceWords()

    def check_seats(self, seats: int) -> None:
        super().check_seats(seats)
        if seats % CREW_OF_SHIP:
            raise ValueError(f"Each ship has a captain and two crew: {seats} is no multiple of 3.")

    def setup(self, options: dict[str, str], seats: int, seed: str) -> Table:
        self.check_seats(seats)
        table = SpaceTable(Options(**self.read_options(options)), seats, Rng(seed))
        table.begin(battle.Battle())
        table.run()
        return table

    def view(self, table: Table, seat: int) -> dict[str, Any]:
        assert isinstance(table, SpaceTable)
        return sight.view(table, seat)

    def hears(self, event: Event, seat: int) -> Event | None:
        return sight.hears(event, seat)

    def imagine(self, table: Table, seat: int, rng: Rng) -> Table:
        assert isinstance(table, SpaceTable)
        return sight.imagine(table, seat, rng)

    def crew(self, table: Table, seat: int) -> list[int]:
        """A team makes its plans out of the enemy's hearing; who defects hears the new team."""
        assert isinstance(table, SpaceTable)
        return [s for s in range(table.seats) if table.team[s] == table.team[seat]]

    def draw(self, table: Table) -> dict[str, Any]:
        assert isinstance(table, SpaceTable)
        return board.draw(table)

    def board(self, table: Table, seat: int) -> str:
        assert isinstance(table, SpaceTable)
        return board.text(table, seat)

    def outcome(self, table: Table) -> Outcome | None:
        assert isinstance(table, SpaceTable)
        if not table.winners:
            return None
        winners = [s for s in range(table.seats) if table.team[s] in table.winners]
        rank = {team: place for place, team in enumerate(table.out)}
        for team in table.living_teams():  # after the last round the living are ranked, too
            behind = [o for o in table.living_teams() if table.standing(o) < table.standing(team)]
            rank[team] = len(table.out) + len(behind)
        scores = [
            table.ships if table.team[s] in table.winners else rank[table.team[s]]
            for s in range(table.seats)
        ]
        who = " and ".join(f"team {team + 1}" for team in table.winners)
        verb = "wins" if len(table.winners) == 1 else "share the victory"
        last = len(table.out) == table.ships - 1
        how = "the last crew alive" if last else "the best that is left"
        words = f"{who[0].upper()}{who[1:]} {verb}: {how}."
        return Outcome(winners, scores, words, "SB-005", who)

    def hints(self, table: Table, seat: int) -> list[Advice]:
        assert isinstance(table, SpaceTable)
        decision = table.decision
        if decision is None or decision.index_of(seat) < 0:
            return []
        return hints.advise(table, seat, decision)

    def expiry(self, table: Table, seat: int, rng: Rng) -> Answer:
        """Whose time runs out is done for the turn (SB-Q03): nothing is fired, played or lost."""
        decision = table.decision
        if decision is not None and decision.kind == events.ACT and seat in decision.seats:
            return (deeds.DONE,)
        return super().expiry(table, seat, rng)

    def load(self, data: Any) -> Table:
        given = {k: v for k, v in data["options"].items() if k != "@"}
        table = SpaceTable(Options(**given), data["seats"], Rng(data["rng"]["seed"]))
        fill(table, data, CLASSES)
        return table


CLASSES = classes_of(battle, orders, turn) | {"Options": Options}
GAME: Game = ShallowSpace()
