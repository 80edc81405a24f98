"""Moments at which characters may be played (FTK-133 to FTK-137, FTX-032).

Everyone on board whose card lies face down gets the same prompt, whether the card fits or not,
and nobody is shown who has answered: a moment looks the same whatever is in hand.
"""

from __future__ import annotations

from ....kit.decision import ALL
from ....kit.procedure import Procedure
from .. import content, effects, events, reactions
from ..table import KrakenTable


class Moment(Procedure[KrakenTable]):
    """Asks again after every card that was played; closes when all pass (FTK-R23)."""

    def __init__(self, at: int, window: int) -> None:
        self.at = at
        self.window = window

    def step(self, t: KrakenTable, at: int) -> None:
        match at:
            case 0:
                self.ask_everyone(t)
            case 1:
                self.first_card_counts(t)
            case _:
                self.at = 0
                if t.cooked:  # FTX-035: the team is void, and so is what follows from it
                    t.finish()

    def ask_everyone(self, t: KrakenTable) -> None:
        """FTK-134: pass or play; cards face up have been used."""
        seats = reactions.may_react(t)
        if not seats:
            t.finish()
            return
        window = self.window
        spaces = [reactions.reaction(t, seat, window) for seat in seats]
        t.ask(events.WINDOW, "FTK-134", seats, spaces, ALL, (window,), True)

    def first_card_counts(self, t: KrakenTable) -> None:
        """FTK-R23: clockwise from the captain's left; who else wanted to play is asked again."""
        seats = t.replied
        for i in range(len(seats)):
            answer = t.reply(i)
            if answer[0] == reactions.PLAY:
                effects.play(t, seats[i], answer[1:])
                return
        t.finish()

    def clone(self) -> Procedure[KrakenTable]:
        return Moment(self.at, self.window)

    def here(self, t: KrakenTable) -> str:
        return f"Characters: {content.window_names[self.window]}"
