"""The vote for captain (CC-034 to CC-042)."""

from __future__ import annotations

from ....kit.decision import ALL
from ....kit.event import Barred, Refusal
from ....kit.procedure import Procedure
from ....kit.space import Answer
from .. import choices, content, events, verbs
from ..table import ChairTable


class Vote(Procedure[ChairTable]):
    """All players vote on the nominee. Returns 1 when the ship has a new captain."""

    def __init__(self, at: int, seat: int, nominee: int) -> None:
        self.at = at
        self.seat = seat
        self.nominee = nominee

    def step(self, t: ChairTable, at: int) -> None:
        match at:
            case 0:
                verbs.take_badge(t, self.seat, self.nominee)  # CC-034
            case 1:
                self.everyone_votes(t)
            case _:
                self.votes_are_shown(t)

    def everyone_votes(self, t: ChairTable) -> None:
        """CC-035: a Yes or a No each, face down; CC-Q25: it may change until all have chosen."""
        seats = list(range(t.seats))
        spaces = [choices.ballots(t, seat) for seat in seats]
        t.ask(events.VOTE, "CC-035", seats, spaces, ALL, about=(self.nominee,))

    def votes_are_shown(self, t: ChairTable) -> None:
        """CC-036 to CC-041: shown together; all Yes makes a captain, one No removes the nominee."""
        ballots = tuple([t.reply(seat)[0] for seat in range(t.seats)])
        verbs.show_votes(t, self.nominee, ballots)
        if choices.NO not in ballots:
            verbs.install(t, self.nominee)
            t.finish(1)
            return
        verbs.remove(t, self.nominee)
        for seat in range(t.seats):
            if ballots[seat] == choices.NO:
                verbs.set_aside_no(t, seat)  # CC-041; a Yes goes back to its player: CC-040
        t.finish(0)

    def clone(self) -> Procedure[ChairTable]:
        return Vote(self.at, self.seat, self.nominee)

    def here(self, t: ChairTable) -> str:
        return f"Vote on {content.crew_names[self.nominee]}"

    def barred(self, t: ChairTable, seat: int) -> list[Barred]:
        if t.no_votes[seat] > 0:
            return []
        return [Barred(choices.NO, "CC-041", "You have played all your No votes this round.")]

    def why_not(self, t: ChairTable, seat: int, answer: Answer) -> Refusal | None:
        if answer == (choices.NO,) and t.no_votes[seat] == 0:
            return Refusal("CC-041", "You have played all your No votes this round.")
        return None
