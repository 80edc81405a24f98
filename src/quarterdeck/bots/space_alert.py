"""The bots of Space Alert: a crew that talks.

Each bot tells its cards as soon as it has new ones and may talk. When a phase is about to end it
searches a plan for all who told, from what everybody knows; the others find the same plan, so each
lays its own part. Whoever says something else is planned around. Beside a mate who never tells (a
person, perhaps) a plan is made and said at every announcement.
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
from .space_alert_crew import Part, crew_plan
from .space_alert_known import Known, Tokens, own_cards

THOUGHTS: Final = 12
"""So often a bot thinks again after one announcement, at most."""

PRESSED_S: Final = 20
"""From this warning on nobody waits for mates to tell of their new cards."""


class Planner(Bot):
    """Searches the crew's plan and lays its own part."""

    steps = 4500

    def __init__(self, game: Game, seat: int, rng: Rng) -> None:
        super().__init__(game, seat, rng)
        self.todo: list[Answer] = []
        self.stale = False  # something has changed since the last thought
        self.late = False  # the phase is about to end
        self.pressed = False  # there is no more time to wait for anybody
        self.drawn = False  # a threat was announced since the last thought
        self.thoughts = 0
        self.agreed: list[list[Tokens]] = []  # the crew's plans for this phase so far

    def hear(self, event: Event) -> None:
        match event.kind:
            case planning.WARNED:
                self.late = self.stale = True
                self.pressed = event.things[1] <= PRESSED_S
                self.thoughts = 0
            case planning.PHASE_ENDED:
                self.late = self.pressed = False
                self.todo = []
                self.agreed = []
            case planning.DREW_THREAT:
                self.drawn = self.stale = True
                self.thoughts = 0
            case planning.SAID if event.seat != self.seat:
                self.stale = True
            case planning.CARD_CAME | planning.PASSED | planning.TALK_AGAIN:
                self.stale = True

    def waits(self, eyes: Eyes) -> bool:
        decision = eyes.decision()
        if CLOCK not in decision.seats:
            return False
        if decision.kind != planning.PLAN:
            return True
        space = decision.space_of(self.seat)
        if not isinstance(space, Desk):
            return True
        self.todo = [answer for answer in self.todo if space.holds(answer)]
        if not self.todo and self.stale and self.thoughts < THOUGHTS:
            self.think(eyes.view())
        if not self.todo and space.say:
            self.todo = [(SAY,)]
        return not self.todo

    def think(self, seen: dict[str, Any]) -> None:
        """Find the crew's plan, when it is time for one, and note what to do for it."""
        mine = seen["crew"][self.seat]
        if mine["phase"] != seen["time"]["phase"]:
            return
        known = Known(seen)
        own = own_cards(mine, known.first, known.last)
        if not seen["silence"] and known.cards[self.seat] != own and known.seats > 1:
            return  # first tell the mates
        if not seen["silence"] and not self.pressed and any_untold(seen["crew"], known):
            return  # a mate is about to tell of new cards
        someone_is_silent = any(not cards for cards in known.cards)
        if not self.late and not (self.drawn and someone_is_silent):
            return
        self.stale = self.drawn = False
        self.thoughts += 1
        parts = self.agree(known)
        part = parts.get(self.seat)
        if part is None or known.cards[self.seat] != own:
            part = self.alone(known, mine)
        self.todo = steps(mine["plan"], known.first, part)

    def agree(self, known: Known) -> dict[int, Part]:
        """The plan of all who tell and follow; whoever said something else is planned around."""
        free = known.free()
        plan = crew_plan(known, free, self.steps)
        self.agreed.append(plan.tokens)
        follow = [seat for seat in free if self.follows(known, seat)]
        if follow != free:
            plan = crew_plan(known, follow, self.steps)
            self.agreed.append([plan.tokens[s] if s in follow else () for s in range(known.seats)])
        for seat in follow:
            known.said[seat] = (
                *known.said[seat][: known.first], *plan.tokens[seat],
                *known.said[seat][known.last :],
            )  # fmt: skip
        return plan.parts

    def follows(self, known: Known, seat: int) -> bool:
        """Did this seat say what the crew agreed on, or nothing of the phase while it had time?"""
        spoken = known.spoken(seat)
        if not any(spoken) and not (self.pressed and known.talk):
            return True
        return any(plan[seat] == spoken for plan in self.agreed)

    def alone(self, known: Known, mine: dict[str, Any]) -> Part:
        """The own part, when the mates do not know the own cards: the best beside theirs."""
        known.with_own(self.seat, mine)
        return crew_plan(known, [self.seat], self.steps).parts[self.seat]

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

    steps = 500


def any_untold(crew: list[dict[str, Any]], known: Known) -> bool:
    """Has a mate who tells of cards more of them than were told?"""
    for seat in known.free():
        member = crew[seat]
        lying = sum(len(codes) for codes in member["plan"][known.first : known.last])
        if len(known.cards[seat]) != member["held"] + lying:
            return True
    return False


def steps(plan: list[list[dict[str, Any]]], first: int, part: Part) -> list[Answer]:
    """Take back what is wrong, then lay what is missing."""
    laid = [(codes[0]["card"], codes[0]["half"]) if codes else (-1, 0) for codes in plan[first:]]
    taken: list[Answer] = []
    found: list[Answer] = []
    for i, (old, new) in enumerate(zip(laid, part)):
        if old != new and old[0] >= 0:
            taken.append((TAKE, old[0]))
        if old != new and new[0] >= 0:
            found.append((LAY, new[0], first + i, new[1]))
    return taken + found


BOTS: dict[str, type[Bot]] = {"normal": Quick, "house": Planner}
