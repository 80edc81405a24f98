"""Space Alert: ten minutes of planning against the clock, then the bill."""

from __future__ import annotations

from typing import Any

from ...kit.event import Event
from ...kit.game import Advice, Game, Outcome
from ...kit.plain import classes_of, fill
from ...kit.rng import Rng
from ...kit.seat import CLOCK
from ...kit.space import Answer
from ...kit.table import Table
from . import board, choices, hints, imagining, sight
from . import events_planning as planning
from .content.rules import RULES
from .mission_table import PLANNING, MissionTable
from .options import CHOICES, Options, read, why_not
from .rules import briefing, campaign, screening
from .rules import planning as plan_rules
from .words import SpaceWords
from .words_resolution import lost_because


class SpaceAlert(Game):
    """The front door."""

    def __init__(self) -> None:
        super().__init__("space_alert", "Space Alert", 2, 1, 5)
        self.kind = "real-time cooperation"
        self.blurb = "Ten minutes to plan, together, against the voice of the computer."
        self.minutes = "15–30"
        self.choices = CHOICES
        self.rules = RULES
        self.words = SpaceWords()

    def setup(self, options: dict[str, str], seats: int, seed: str) -> Table:
        self.check_seats(seats)
        chosen = read(self.read_options(options))
        wrong = why_not(chosen, seats)
        if wrong:
            raise ValueError(wrong)
        table = MissionTable(chosen, seats, Rng(seed))
        table.begin(campaign.Campaign())
        table.run()
        return table

    def view(self, table: Table, seat: int) -> dict[str, Any]:
        assert isinstance(table, MissionTable)
        return sight.view(table, seat)

    def hears(self, event: Event, seat: int) -> Event | None:
        return sight.hears(event, seat)

    def imagine(self, table: Table, seat: int, rng: Rng) -> Table:
        assert isinstance(table, MissionTable)
        return imagining.imagine(table, seat, rng)

    def draw(self, table: Table) -> dict[str, Any]:
        assert isinstance(table, MissionTable)
        return board.draw(table)

    def board(self, table: Table, seat: int) -> str:
        assert isinstance(table, MissionTable)
        return board.text(table, seat)

    def outcome(self, table: Table) -> Outcome | None:
        """SA-002: who is still in one piece after the last turn has won, together."""
        assert isinstance(table, MissionTable)
        if table.stack:
            return None
        seats = list(range(table.seats))
        extra = campaign.bonus(table.scores)
        total = sum(table.scores) + extra
        if table.lost_by:
            because = lost_because(table.lost_by, table.lost_at)
            which = f"Mission {table.mission}" if table.options.campaign else "The mission"
            words = f"{which} is lost: {because}."
            return Outcome([], [0] * table.seats, words, "SA-112", "threats")
        many = f"{len(table.scores)} missions" if len(table.scores) > 1 else "Mission"
        parts = "".join(f" {'−' if n < 0 else '+'} {abs(n)}" for n in table.scores).strip("+ ")
        bonus = f", and {extra} as a bonus" if extra else ""
        sums = f" ({parts}{bonus})" if len(table.scores) > 1 else ""
        words = f"{many} survived: {total} points{sums}."
        return Outcome(seats, [total] * table.seats, words, "SA-099", "crew")

    def hints(self, table: Table, seat: int) -> list[Advice]:
        assert isinstance(table, MissionTable)
        decision = table.decision
        if decision is None or seat not in decision.seats:
            return []
        return hints.advise(table, seat, decision)

    def clock_due(self, table: Table) -> int:
        """SA-041: the track while planning, a beat for each card in the resolution."""
        assert isinstance(table, MissionTable)
        decision = table.decision
        if decision is None or CLOCK not in decision.seats:
            return -1
        due = plan_rules.due(table) if table.stage == PLANNING else screening.due(table)
        return table.zero + due

    def expiry(self, table: Table, seat: int, rng: Rng) -> Answer:
        """A seat whose time is over goes on; the captain's advice is good enough for roles."""
        advice = self.hints(table, seat)
        decision = table.decision
        if advice and decision is not None and decision.kind != planning.PLAN:
            return advice[0].answer
        return super().expiry(table, seat, rng)

    def load(self, data: Any) -> Table:
        given = {k: v for k, v in data["options"].items() if k != "@"}
        table = MissionTable(Options(**given), data["seats"], Rng(data["rng"]["seed"]))
        fill(table, data, CLASSES)
        return table


CLASSES = classes_of(briefing, campaign, plan_rules, screening, choices) | {"Options": Options}
GAME: Game = SpaceAlert()
