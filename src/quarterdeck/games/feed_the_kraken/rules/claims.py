"""What players claim to have seen (FTX-006): anything at all, once the card is shown.

Proof is impossible: nobody can discard at random to prove innocence (FTX-005), a jumper says
nothing (FTX-012), and the tongueless have no words (FTX-017).
"""

from __future__ import annotations

from ....kit.decision import ALL
from ....kit.procedure import Procedure
from ....kit.space import Space
from .. import choices, events
from ..table import KrakenTable


class Claims(Procedure[KrakenTable]):
    """Those who saw something say what, together, or nothing. Kept for all to compare."""

    def __init__(
        self, at: int, seats: list[int], kinds: list[int], cards: list[int], subject: int
    ) -> None:
        self.at = at
        self.seats = seats
        self.kinds = kinds
        self.cards = cards
        self.subject = subject

    @staticmethod
    def of_team(t: KrakenTable, captain: int, lieutenant: int, navigator: int) -> Claims:
        """Captain and lieutenant about their draws, the navigator about the logbook."""
        story = t.voyage_story[-1]
        drawn = story[7]
        seats, kinds, cards = [captain], [events.C_DREW], [drawn]
        if lieutenant >= 0:
            seats.append(lieutenant)
            kinds.append(events.C_DREW)
            cards.append(len(story) - 8 - drawn)
        if navigator >= 0:
            seats.append(navigator)
            kinds.append(events.C_LOGBOOK)
            cards.append(2)
        return Claims(0, seats, kinds, cards, -1)

    @staticmethod
    def of_witnesses(t: KrakenTable) -> Claims:
        """Those who had to wait: all that saw the same kind of thing, each once; others follow."""
        kind = t.witnesses[0][1]
        seats: list[int] = []
        cards: list[int] = []
        later: list[tuple[int, ...]] = []
        for witness in t.witnesses:
            if witness[1] != kind or witness[0] in seats:
                later.append(witness)
            elif t.alive[witness[0]]:
                seats.append(witness[0])
                cards.append(witness[2])
        t.witnesses = later
        return Claims(0, seats, [kind] * len(seats), cards, -1)

    def step(self, t: KrakenTable, at: int) -> None:
        match at:
            case 0:
                self.ask_the_witnesses(t)
            case _:
                self.hear_them(t)

    def ask_the_witnesses(self, t: KrakenTable) -> None:
        """FTX-006: those with a tongue, if the table keeps claims."""
        seats: list[int] = []
        spaces: list[Space] = []
        if t.options.claims == "asked":
            for i in range(len(self.seats)):
                if not t.tongueless[self.seats[i]]:
                    seats.append(self.seats[i])
                    spaces.append(choices.claim(self.kinds[i], self.cards[i]))
        if not seats:
            t.finish()
            return
        t.ask(events.CLAIM, "FTX-006", seats, spaces, ALL, (self.kinds[0], self.subject))

    def hear_them(self, t: KrakenTable) -> None:
        """Everyone hears every claim."""
        for i in range(len(t.replied)):
            seat = t.replied[i]
            code = t.reply(i)[0]
            if code != choices.SAY_NOTHING:
                kind = self.kinds[self.seats.index(seat)]
                t.claims.append((t.round, seat, kind, code, self.subject))
                t.tell(events.CLAIMED, seat, (kind, code, self.subject), "FTX-006")
        t.finish()

    def clone(self) -> Procedure[KrakenTable]:
        return Claims(self.at, self.seats, self.kinds, self.cards, self.subject)

    def here(self, t: KrakenTable) -> str:
        return "What they claim"
