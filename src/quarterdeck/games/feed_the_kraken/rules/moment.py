"""Moments at which characters may be played (FTK-133 to FTK-137, FTX-032).

Everyone on board whose card lies face down gets the same prompt, whether the card fits or not,
and nobody is shown who has answered: a moment looks the same whatever is in hand.
"""

from __future__ import annotations

from ....kit.decision import ALL
from ....kit.event import Barred
from ....kit.procedure import Procedure
from .. import content, effects, events, reactions
from ..table import KrakenTable
from .claims import Claims


class Moment(Procedure[KrakenTable]):
    """Asks again after every card that was played; closes when all pass (FTK-R23)."""

    def __init__(self, at: int, window: int, looker: int = -1) -> None:
        self.at = at
        self.window = window
        self.looker = looker  # who plays Look-Out and will have seen a card

    def step(self, t: KrakenTable, at: int) -> None:
        match at:
            case 0:
                self.ask_everyone(t)
            case 1:
                self.first_card_counts(t)
            case 2 if self.looker >= 0:
                self.looker_may_speak(t)
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
        spaces = reactions.offers(t, seats, self.window)
        t.ask(events.WINDOW, "FTK-134", seats, spaces, ALL, (self.window,), True)

    def first_card_counts(self, t: KrakenTable) -> None:
        """FTK-R23: clockwise from the captain's left; who else wanted to play is asked again."""
        replies = t.replies
        for i in range(len(replies)):
            answer = replies[i]
            if answer is not None and answer[0] == reactions.PLAY:
                seat = t.replied[i]
                self.looker = seat if t.character[seat] == content.LOOK_OUT else -1
                effects.play(t, seat, answer[1:])
                return
        t.finish()

    def looker_may_speak(self, t: KrakenTable) -> None:
        """FTX-006: at once, or when the silence is over (FTK-R53)."""
        looker, self.looker = self.looker, -1
        if not t.result:
            return
        if t.silence:
            t.witnesses.append((looker, events.C_TOP, 1))
        else:
            t.begin(Claims(0, [looker], [events.C_TOP], [1], -1))

    def clone(self) -> Procedure[KrakenTable]:
        return Moment(self.at, self.window, self.looker)

    def here(self, t: KrakenTable) -> str:
        return f"Characters: {content.window_names[self.window]}"

    def barred(self, t: KrakenTable, seat: int) -> list[Barred]:
        """FTX-032: why the own card cannot be played now; told to its owner alone."""
        if not content.fitting[self.window] >> t.character[seat] & 1:
            return [Barred(reactions.PLAY, "FTX-032", "This is not the moment of your card.")]
        if reactions.targets(t, seat, t.character[seat]) is None:
            return [Barred(reactions.PLAY, "FTX-032", "Your card would do nothing now.")]
        return []
