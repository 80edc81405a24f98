"""The sequence of play: three rounds, and what happens between them (CC-017, CC-018)."""

from __future__ import annotations

from ....kit.procedure import Procedure
from .. import content, events, verbs
from ..table import ChairTable
from .placement import Placement
from .race import Race
from .scoring import Scoring, winners


class Match(Procedure[ChairTable]):
    """The game is played in three rounds (CC-017); the highest total wins."""

    def step(self, t: ChairTable, at: int) -> None:
        match at:
            case 0:
                self.set_up(t)
            case 1:
                t.begin(Round())
            case 2:
                self.next_round_or_end(t)
            case _:
                self.end(t)

    def set_up(self, t: ChairTable) -> None:
        """CC-009 to CC-016: shuffle and deal the goals, hand out votes, choose who starts."""
        verbs.shuffle_goals(t)
        verbs.hand_out_votes(t)  # CC-010, CC-011, CC-012, CC-013: by the number of players
        first = 0 if t.options.first_player == "first_seat" else t.rng.below(t.seats)
        verbs.begin_round(t, first, "CC-016")
        for seat in range(t.seats):
            verbs.draw_goal(t, seat, "CC-009")  # CC-007, CC-014: a list of one's own, secret

    def next_round_or_end(self, t: ChairTable) -> None:
        """CC-048 to CC-051: new goals, all votes back, all crew back, left of the badge starts."""
        if t.round == content.ROUNDS:
            return
        verbs.discard_goals(t)
        verbs.hand_out_votes(t)  # CC-049
        verbs.clear_ship(t)  # CC-050
        verbs.begin_round(t, t.left_of(t.badge), "CC-051")
        for seat in range(t.seats):
            verbs.draw_goal(t, seat, "CC-048")
        self.at = 1

    def end(self, t: ChairTable) -> None:
        """CC-053, CC-054: after the third round the game has its winner."""
        t.tell(events.WON, -1, tuple(winners(t)), "CC-053")
        t.finish()

    def clone(self) -> Procedure[ChairTable]:
        return Match(self.at)


class Round(Procedure[ChairTable]):
    """Crew are placed, then they race to the chair (CC-018); a captain ends it (CC-043)."""

    def step(self, t: ChairTable, at: int) -> None:
        match at:
            case 0:
                t.begin(Placement(0, t.first, content.place_each[t.seats] * t.seats))
            case 1:
                t.begin(Race(0, t.first))
            case 2:
                t.begin(Scoring())
            case _:
                t.finish()

    def clone(self) -> Procedure[ChairTable]:
        return Round(self.at)

    def here(self, t: ChairTable) -> str:
        return f"Round {t.round} of {content.ROUNDS}"
