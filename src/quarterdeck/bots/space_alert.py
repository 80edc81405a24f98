"""The bots of Space Alert: a crew that talks.

Each bot knows what its seat knows: the announced threats, its own cards, and what the mates say.
When a phase is about to end it searches a plan that goes best with theirs, lays it and says it;
whoever hears a new plan thinks again, three times at most. So the crew agrees on tasks.
"""

from __future__ import annotations

from typing import Any, Final

from ..games.space_alert import events_planning as planning
from ..games.space_alert.choices import LAY, SAY, TAKE, Desk
from ..kit.event import Event
from ..kit.game import Game
from ..kit.look import Eyes
from ..kit.rng import Rng
from ..kit.seat import CLOCK
from ..kit.space import Answer
from .bot import Bot
from .space_alert_plan import Known, Plan, Search

EARLY_S: Final = 60
"""The warning at which the crew lays down its plans."""


class Planner(Bot):
    """Searches for the own part of the crew's plan."""

    width = 4
    rounds = 3

    def __init__(self, game: Game, seat: int, rng: Rng) -> None:
        super().__init__(game, seat, rng)
        self.todo: list[Answer] = []
        self.stale = False  # something has changed since the last thought
        self.late = False  # the phase is about to end
        self.thoughts = 0

    def hear(self, event: Event) -> None:
        match event.kind:
            case planning.WARNED:
                self.late = True
                self.stale = True
            case planning.PHASE_ENDED:
                self.late = False
                self.thoughts = 0
                self.todo = []
            case planning.DREW_THREAT:
                self.stale = True
                self.thoughts = 0
            case planning.SAID if event.seat != self.seat:
                self.stale = True
            case planning.TALK_AGAIN:
                self.stale = True

    def waits(self, eyes: Eyes) -> bool:
        decision = eyes.decision()
        if CLOCK not in decision.seats:
            return False
        if decision.kind != planning.PLAN:
            return True
        if not self.todo and self.late and self.stale and self.thoughts < self.rounds:
            self.think(eyes)
        return not self.todo

    def think(self, eyes: Eyes) -> None:
        """Search a plan and note what to do for it."""
        seen = eyes.view()
        if seen["crew"][self.seat]["phase"] != seen["time"]["phase"] or busy(seen, self.seat):
            return
        self.stale = False
        self.thoughts += 1
        known = Known(seen, self.seat)
        plan = Search(known, self.width).best()
        self.todo = steps(known, plan)
        if not seen["silence"] and len(seen["crew"]) > 1:
            self.todo.append((SAY,))

    def choose(self, eyes: Eyes) -> Answer:
        decision = eyes.decision()
        space = decision.space_of(self.seat)
        assert space is not None
        while self.todo:
            answer = self.todo.pop(0)
            if space.holds(answer):
                return answer
        if isinstance(space, Desk):
            return (SAY,) if space.say else space.sample(self.rng)
        advice = [a.answer for a in eyes.hints() if space.holds(a.answer)]
        return space.canon(advice[0]) if advice else space.sample(self.rng)


class Quick(Planner):
    """The same with less thought."""

    width = 1
    rounds = 1


def busy(seen: dict[str, Any], seat: int) -> bool:
    """Is a mate in the middle of laying cards? Their backs do not fit what they said yet."""
    if seen["silence"]:
        return False
    for who, member in enumerate(seen["crew"]):
        if who != seat:
            laid = [len(codes) for codes in member["plan"]]
            said = [len(words) for words in member["said"]]
            if laid != said:
                return True
    return False


def steps(known: Known, plan: Plan) -> list[Answer]:
    """Take back what is wrong, then lay what is missing."""
    found: list[Answer] = []
    for old, new in zip(known.laid, plan):
        if old[0] >= 0 and old != new:
            found.append((TAKE, old[0]))
    for i, (old, new) in enumerate(zip(known.laid, plan)):
        if new[0] >= 0 and old != new:
            found.append((LAY, new[0], known.first + i, new[1]))
    return found


BOTS: dict[str, type[Bot]] = {"normal": Quick, "house": Planner}
