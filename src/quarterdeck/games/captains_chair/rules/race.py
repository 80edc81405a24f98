"""The race to the Captain's Chair (CC-028 to CC-033)."""

from __future__ import annotations

from ....kit.event import Barred, Refusal
from ....kit.procedure import Procedure
from ....kit.space import Answer, Pick
from .. import choices, content, events, verbs
from ..table import ChairTable
from .vote import Vote


class Race(Procedure[ChairTable]):
    """From the start player on, each in turn moves a crew member up one deck (CC-028, CC-029)."""

    def __init__(self, at: int, seat: int) -> None:
        self.at = at
        self.seat = seat

    def step(self, t: ChairTable, at: int) -> None:
        match at:
            case 0:
                self.choose(t)
            case 1:
                self.move(t)
            case 2:
                self.go_on_or_stop(t)
            case _:
                t.finish()

    def choose(self, t: ChairTable) -> None:
        """CC-029, CC-030: somebody must move up; only onto a deck with fewer than four."""
        space = Pick(choices.movable(t), "CC-029")
        t.ask_one(events.MOVE, "CC-029", self.seat, space)

    def move(self, t: ChairTable) -> None:
        """CC-031 to CC-033: up and never down; in the chair is nominated, and all vote at once."""
        crew = t.reply()[0]
        verbs.move_up(t, self.seat, crew)
        if t.deck_of[crew] == content.CHAIR:
            t.begin(Vote(0, self.seat, crew))
        else:
            t.result = 0

    def go_on_or_stop(self, t: ChairTable) -> None:
        """CC-038, CC-042, CC-043: a captain ends it; else the next player, after the badge's."""
        if t.result == 0:
            self.seat = t.left_of(self.seat)
            self.at = 0

    def clone(self) -> Procedure[ChairTable]:
        return Race(self.at, self.seat)

    def here(self, t: ChairTable) -> str:
        return "Race to the chair"

    def barred(self, t: ChairTable, seat: int) -> list[Barred]:
        return choices.barred_moves(t)

    def why_not(self, t: ChairTable, seat: int, answer: Answer) -> Refusal | None:
        return choices.why_not_move(t, answer[0]) if len(answer) == 1 else None
