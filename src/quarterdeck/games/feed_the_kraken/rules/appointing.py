"""Appointing the navigation team (FTK-064 to FTK-068)."""

from __future__ import annotations

from typing import Final

from ....kit.event import Barred
from ....kit.procedure import Procedure
from ....kit.space import Arrange, Pick
from .. import content, events, verbs
from ..choices import on_duty
from ..table import KrakenTable

BADGES: Final = Pick([content.LIEUTENANT_POST, content.NAVIGATOR_POST], "FTK-131")
"""The one other player on board gets one of them."""


class Appointing(Procedure[KrakenTable]):
    """The captain names lieutenant and navigator; the Consultant may name the lieutenant."""

    def step(self, t: KrakenTable, at: int) -> None:
        match at:
            case 0:
                self.who_names(t)
            case 1:  # the captain named both
                lieutenant, navigator = t.reply()
                self.done(t, lieutenant, navigator)
            case 2:  # the Consultant named the lieutenant
                self.captain_names_navigator(t)
            case 3:
                self.done(t, t.lieutenant, t.reply()[0])
            case _:  # one badge for the one other player
                other = t.others(t.captain)[0]
                post = t.reply()[0]
                self.done(t, *((other, -1) if post == content.LIEUTENANT_POST else (-1, other)))

    def who_names(self, t: KrakenTable) -> None:
        """FTK-064, FTK-065; with two or one on board chance will fill the posts (FTK-131)."""
        may = on_duty(t)
        if not may:
            self.done(t, -1, -1)
        elif len(may) == 1:
            self.at = 4
            t.ask(events.GIVE_BADGE, "FTK-131", [t.captain], [BADGES], about=(may[0],))
        elif t.consultant >= 0 and t.consultant != t.captain:  # FTX-050, FTK-R28
            self.at = 2
            t.ask_one(events.NAME_LIEUTENANT, "FTX-050", t.consultant, Pick(may, "FTX-050"))
        else:
            team = Arrange(may, 2, 2, "FTK-064")  # FTK-068: two different players
            t.ask_one(events.APPOINT, "FTK-064", t.captain, team)

    def captain_names_navigator(self, t: KrakenTable) -> None:
        """FTX-050: afterwards the captain names the navigator."""
        t.lieutenant = t.reply()[0]
        t.tell(events.LIEUTENANT_NAMED, t.consultant, (t.lieutenant,), "FTX-050")
        left = Pick([s for s in on_duty(t) if s != t.lieutenant], "FTK-065")
        t.ask(events.NAME_NAVIGATOR, "FTK-065", [t.captain], [left], about=(t.lieutenant,))

    def done(self, t: KrakenTable, lieutenant: int, navigator: int) -> None:
        """The Consultant is used up by this appointment (FTK-R54)."""
        t.consultant = -1
        verbs.appoint(t, lieutenant, navigator, "FTK-064")
        t.finish()

    def clone(self) -> Procedure[KrakenTable]:
        return Appointing(self.at)

    def here(self, t: KrakenTable) -> str:
        return "Appointing the navigation team"

    def barred(self, t: KrakenTable, seat: int) -> list[Barred]:
        if t.decision is not None and t.decision.kind == events.GIVE_BADGE:
            return []
        may = on_duty(t)
        return [
            Barred(s, *self._why(t, s)) for s in range(t.seats) if s not in may or self._taken(t, s)
        ]

    def _taken(self, t: KrakenTable, seat: int) -> bool:
        return seat == t.lieutenant

    def _why(self, t: KrakenTable, seat: int) -> tuple[str, str]:
        if not t.alive[seat]:
            return "FTK-121", "They are no longer on board."
        if seat == t.captain:
            return "FTK-066", "The captain cannot be lieutenant or navigator."
        if seat == t.lieutenant:
            return "FTK-068", "They are lieutenant already."
        return "FTK-067", "They are off duty this round."
