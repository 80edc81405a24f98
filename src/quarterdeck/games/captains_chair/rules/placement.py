"""Placing the crew (CC-019 to CC-027)."""

from __future__ import annotations

from ....kit.event import Barred, Refusal
from ....kit.procedure import Procedure
from ....kit.space import Answer, Pick
from .. import choices, events, verbs
from ..table import ChairTable


class Placement(Procedure[ChairTable]):
    """From the start player on, each in turn places one crew member (CC-019).

    `left` counts down from the number for so many players: four, three, two or two each
    (CC-020, CC-024 to CC-027).
    """

    def __init__(self, at: int, seat: int, left: int) -> None:
        self.at = at
        self.seat = seat
        self.left = left

    def step(self, t: ChairTable, at: int) -> None:
        match at:
            case 0:
                self.choose(t)
            case 1:
                self.place(t)
            case 2:
                verbs.leave_to_cadets(t)  # CC-023
            case _:
                t.finish()

    def choose(self, t: ChairTable) -> None:
        """CC-019, CC-021, CC-022: any crew not yet placed, decks 1 to 4, never a fifth on one."""
        space = Pick(choices.placements(t), "CC-019")
        t.ask_one(events.PLACE, "CC-019", self.seat, space)

    def place(self, t: ChairTable) -> None:
        """The crew member stands there; the next player goes on until all have placed theirs."""
        crew, deck = choices.crew_and_deck(t.reply()[0])
        verbs.place(t, self.seat, crew, deck)
        self.seat = t.left_of(self.seat)
        self.left -= 1
        if self.left > 0:
            self.at = 0

    def clone(self) -> Procedure[ChairTable]:
        return Placement(self.at, self.seat, self.left)

    def here(self, t: ChairTable) -> str:
        return "Placing the crew"

    def barred(self, t: ChairTable, seat: int) -> list[Barred]:
        return choices.barred_placements(t)

    def why_not(self, t: ChairTable, seat: int, answer: Answer) -> Refusal | None:
        if len(answer) != 1:
            return None
        crew, deck = choices.crew_and_deck(answer[0])
        return choices.why_not_place(t, crew, deck)
