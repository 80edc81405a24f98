"""Scoring a round and the end of the game (CC-043 to CC-047, CC-052 to CC-054)."""

from __future__ import annotations

from ....kit.procedure import Procedure
from .. import content, verbs
from ..choices import aboard, worth
from ..table import ChairTable


class Scoring(Procedure[ChairTable]):
    """All show their goals and score for where their favourites stand."""

    def step(self, t: ChairTable, at: int) -> None:
        match at:
            case 0:
                verbs.show_goals(t)  # CC-044
            case 1:
                self.score(t)
            case _:
                t.finish()

    def score(self, t: ChairTable) -> None:
        """CC-045, CC-052: the places of the favourites; in round three a clean 0 counts as 33."""
        natural = [worth(t, goal) for goal in t.goal_of]
        points = natural
        if t.round == content.ROUNDS:
            points = [content.CLEAN_ZERO if n == 0 else n for n in natural]
        verbs.score(t, points, natural)

    def clone(self) -> Procedure[ChairTable]:
        return Scoring(self.at)

    def here(self, t: ChairTable) -> str:
        return "Scoring"


def totals(t: ChairTable) -> list[int]:
    """The sum of all rounds so far."""
    return [sum(points[seat] for points in t.points) for seat in range(t.seats)]


def winners(t: ChairTable) -> list[int]:
    """CC-053, CC-054: the highest total, then most favourites aboard; else shared (CC-Q19)."""
    total = totals(t)
    best = max(total)
    tied = [seat for seat in range(t.seats) if total[seat] == best]
    most = max(aboard(t, t.goal_of[seat]) for seat in tied)
    return [seat for seat in tied if aboard(t, t.goal_of[seat]) == most]
