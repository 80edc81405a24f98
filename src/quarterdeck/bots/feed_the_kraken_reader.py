"""What a player of Feed the Kraken makes of the others: who is a Sailor, a Pirate or of the Cult.

It hears what a seat hears and nothing else. Navigations, claims and searches move two numbers per
player, how much more like a Pirate and how much more of the Cult they look than at the start.
"""

from __future__ import annotations

from math import exp
from typing import Any, Final

from ..games.feed_the_kraken import content, events
from ..games.feed_the_kraken.choices import claim_colours, claim_passed
from ..kit.event import Event

SAILORS: Final = content.SAILORS
PIRATES: Final = content.PIRATES
CULT: Final = content.CULT

NAVIGATOR: Final = [1.2, 0.9]  # what a card shown says of the navigator; less in an honest crew
TEAM: Final = 0.45  # and of captain and lieutenant
CAUGHT: Final = 2.5  # a lie or a betrayal one knows of
CONTRADICTED: Final = 0.7  # claims that do not fit together
RARE: Final = 1.4  # yellow cards are few: they say more than red ones
FORCED: Final = 0.6  # all three say there was no choice
FOUND: Final = 1.5  # a captain's claim about a search, times the trust in the captain
HELD: Final = 0.7  # a conversion was held: anybody open to it may be of the Cult now


class Reader:
    """One seat's beliefs about the crew."""

    def __init__(self, seat: int, seen: dict[str, Any]) -> None:
        crew = seen["crew"]
        self.seat = seat
        self.seats = len(crew)
        self.pirate = [0.0] * self.seats
        self.cult = [0.0] * self.seats
        self.sure = [-1] * self.seats
        self.not_on: list[list[int]] = [m["not_on"].copy() for m in crew]
        self.closed = [bool(m["searched"] or m["not_on"]) for m in crew]
        self.fed = [bool(m["fed"]) for m in crew]
        self.team = [seen["captain"], seen["lieutenant"], seen["navigator"]]
        self.passed = -1
        self.pair: list[int] = []
        self.shown = -1
        self.claims: dict[int, int] = {}
        self.leader = -1
        sailors, pirates, _, _ = content.chips_for[self.seats]
        self.honest = 2 * sailors > self.seats and not content.set_aside[self.seats]
        self.prior = [float(sailors), pirates - 0.6 * content.set_aside[self.seats], 1.0]
        for s in range(self.seats):
            self.learn(s, crew[s]["chip"], crew[s]["converted"] or 0)

    def learn(self, seat: int, chip: int | None, converted: int) -> None:
        """Something seen with one's own eyes."""
        if chip is not None:
            self.sure[seat] = CULT if converted else content.side_of_chip[chip]
            if chip == content.LEADER:
                self.leader = seat

    # --- how likely ------------------------------------------------------------------------------

    def chances(self, seat: int) -> list[float]:
        """How likely this player is a Sailor, a Pirate, of the Cult."""
        if self.sure[seat] >= 0:
            return [1.0 if side == self.sure[seat] else 0.0 for side in range(3)]
        odds = [
            self.prior[SAILORS],
            self.prior[PIRATES] * exp(self.pirate[seat]),
            self.prior[CULT] * exp(self.cult[seat]),
        ]
        for side in self.not_on[seat]:
            odds[side] = 0.0
        total = sum(odds)
        return [o / total for o in odds] if total > 0 else [1 / 3, 1 / 3, 1 / 3]

    def likely(self, seat: int, side: int) -> float:
        """How likely this player is on this side; an open post (-1) is anybody's."""
        return self.chances(seat)[side] if seat >= 0 else 0.4

    def leads(self, seat: int) -> float:
        """How likely this player leads the Cult: whom one must not feed."""
        if self.leader >= 0:
            return 1.0 if seat == self.leader else 0.0
        return 0.0 if self.fed[seat] else self.likely(seat, CULT)

    # --- what it hears ---------------------------------------------------------------------------

    def hear(self, event: Event) -> None:
        """Learn from one event."""
        things = event.things
        match event.kind:
            case events.APPOINTED:
                self.begin(event.seat, things[0], things[1])
            case events.EMERGENCY:
                self.begin(event.seat, self.team[1], things[0])
            case events.LOGBOOK_SEEN:
                self.pair = [content.colour_of[k] for k in things]
            case events.CARD_SHOWN:
                self.shown = content.colour_of[things[0]]
                self.card_shown()
            case events.CLAIMED:
                self.claimed(event.seat, things)
            case events.FED:
                self.fed[things[0]] = True
            case _:
                self.of_secrets(event)

    def of_secrets(self, event: Event) -> None:
        """Searches, floggings and rituals."""
        things = event.things
        match event.kind:
            case events.OFF_DUTY:
                self.compare()
            case events.FLOGGED:
                self.not_on[things[0]].append(things[1])
                self.closed[things[0]] = True
            case events.SEARCHED:
                self.closed[things[0]] = True
            case events.CHIP_FOUND:
                self.learn(things[0], things[1], things[2])
            case events.CULT_FOUND:
                for i in range(0, len(things), 2):
                    if self.sure[things[i]] < 0:
                        self.learn(things[i], things[i + 1], 0)
            case events.YOU_CONVERTED:
                self.sure[things[0]] = CULT
            case events.CONVERTED_BY:
                self.sure[self.seat] = CULT
                self.learn(things[0], content.LEADER, 0)
            case events.CONVERSION_HELD:
                for s in range(self.seats):
                    if not self.closed[s]:
                        self.cult[s] += HELD

    def begin(self, captain: int, lieutenant: int, navigator: int) -> None:
        """A new team: nothing is known of this navigation yet."""
        self.team = [captain, lieutenant, navigator]
        self.passed = -1
        self.pair = []
        self.shown = -1
        self.claims = {}

    def card_shown(self) -> None:
        """Whoever let a card through looks more like its side; who passed on better knows more."""
        captain, lieutenant, navigator = self.team
        self.blame(navigator, self.shown, NAVIGATOR[1 if self.honest else 0])
        if self.passed >= 0 and self.passed == SAILORS != self.shown:
            self.blame(navigator, self.shown, CAUGHT)  # a Sailor would have taken our blue card
        if self.pair and self.pair[0] == self.pair[1]:
            self.blame(captain, self.pair[0], TEAM)
            self.blame(lieutenant, self.pair[0], TEAM)
        elif not self.pair:
            self.blame(captain, self.shown, TEAM)
            self.blame(lieutenant, self.shown, TEAM)

    def blame(self, seat: int, colour: int, weight: float) -> None:
        """Towards the side of a colour; blue clears."""
        if seat < 0:
            return
        if colour == SAILORS:
            self.pirate[seat] -= weight
            self.cult[seat] -= weight
        elif colour == PIRATES:
            self.pirate[seat] += weight
        else:
            self.cult[seat] += RARE * weight

    # --- claims ----------------------------------------------------------------------------------

    def claimed(self, seat: int, things: tuple[int, ...]) -> None:
        """Keep what the team says; weigh what a captain says of a search."""
        kind, code, subject = things
        if kind in (events.C_DREW, events.C_LOGBOOK):
            self.claims[seat] = code
        elif kind == events.C_FOUND and seat != self.seat:
            side = content.side_of_chip[code - 1]
            if subject == self.seat:
                if side != self.sure[self.seat]:
                    self.blame(seat, PIRATES, CAUGHT / 2)
                    self.blame(seat, CULT, CAUGHT / 2)
            else:
                self.blame(subject, side, FOUND * self.likely(seat, SAILORS))

    def compare(self) -> None:
        """Do the claims of captain, lieutenant and navigator fit together, and with what we saw?"""
        if self.shown < 0:
            return
        captain, lieutenant, navigator = self.team
        said: list[tuple[int, int]] = []
        for seat in (captain, lieutenant):
            if seat in self.claims:
                said.append((seat, claim_passed(self.claims[seat])))
        if self.pair:
            for seat, colour in said:
                if colour not in self.pair:
                    self.suspect(seat, CAUGHT)
        elif navigator in self.claims:
            count = list(claim_colours(self.claims[navigator]))
            for seat, colour in said:
                if count[colour] > 0:
                    count[colour] -= 1
                elif seat == self.seat:
                    self.suspect(navigator, CAUGHT)
                else:
                    self.suspect(navigator, CONTRADICTED)
                    self.suspect(seat, CONTRADICTED)
            if len(said) == 2 and count == [0, 0, 0] and self.shown != SAILORS:
                if claim_colours(self.claims[navigator])[SAILORS] == 0:
                    self.blame(navigator, self.shown, -FORCED)
        self.shown = -1

    def suspect(self, seat: int, weight: float) -> None:
        """No Sailor would say that; most of all it looks like the side of the card shown."""
        if seat != self.seat:
            self.blame(seat, PIRATES, weight if self.shown == PIRATES else weight / 2)
            self.blame(seat, CULT, weight if self.shown == CULT else weight / 2)
