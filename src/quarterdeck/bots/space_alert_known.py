"""What a crew knows together: the announced threats, the locked cards, and what everybody told.

It is read off the view of any seat and is the same for all of them, so bots that think alone come
to the same plan. Only `with_own` adds what one seat knows for itself.
"""

from __future__ import annotations

from typing import Any, Final

from ..games.space_alert.content.boards import BOARDS
from ..games.space_alert.content.codes import TILE_STRUCTURE, ZONES, token_of
from ..games.space_alert.content.ships import SHIP_IDS, SHIPS
from ..games.space_alert.content.threats import CARD_IDS
from ..games.space_alert.rules import start
from ..games.space_alert.rules.resolution import Resolution
from ..games.space_alert.table import SpaceTable
from ..kit.rng import fresh

INSIDE: Final = 3  # the lane of the internal board
ENDLESS: Final = 60
"""So many harmless tiles lie under a zone's own: a lost ship flies on, and how lost it is shows."""

Face = tuple[int, int, int]
"""A card, and what its movement half and its action half do."""
Tokens = tuple[int, ...]
"""What lies on the open spaces of one seat; 0 for nothing."""


class Known:
    """The mission as the crew knows it."""

    def __init__(self, seen: dict[str, Any]) -> None:
        self.ship = SHIP_IDS.index(seen["ship"])
        variants = SHIPS[self.ship].variants
        self.variant = next(i for i, v in enumerate(variants) if v.turns == seen["turns"])
        self.turns: int = seen["turns"]
        self.phases: list[list[int]] = seen["phases"]
        self.phase: int = seen["time"]["phase"]
        first, last = self.phases[self.phase]
        self.first, self.last = first - 1, last
        self.talk = not seen["silence"]
        crew = seen["crew"]
        self.seats = len(crew)
        self.said = [tuple(_one(words) for words in member["said"]) for member in crew]
        self.cards = [tuple(face(c) for c in member["told"]) for member in crew]
        self.at_work = [member["phase"] == self.phase for member in crew]
        lanes = [BOARDS.index(lane["id"]) if lane else -1 for lane in seen["lanes"]]
        self.threats = tuple(_threat(row, lanes) for row in seen["drawn"])

    def key(self) -> tuple[Any, ...]:
        """All of it, to look a plan up by; what is said of open spaces is no part of it."""
        locked = tuple(said[: self.first] for said in self.said)
        return (self.ship, self.turns, self.phase, locked, *self.cards, self.threats)

    def free(self) -> list[int]:
        """Who told of cards and may still lay them."""
        return [s for s in range(self.seats) if self.at_work[s] and self.cards[s]]

    def spoken(self, seat: int) -> Tokens:
        """What somebody said of their open spaces."""
        return self.said[seat][self.first : self.last]

    def with_own(self, seat: int, member: dict[str, Any]) -> None:
        """What this seat knows better than its mates: the own cards and the own locked spaces."""
        self.cards[seat] = own_cards(member, self.first, self.last)
        plan = [_one([c["token"] for c in codes]) for codes in member["plan"]]
        self.said[seat] = tuple(plan)

    def begun(self) -> SpaceTable:
        """The ship one turn before the phase begins, so that its delays reach into the phase."""
        t = SpaceTable(self.ship, self.variant, self.seats, fresh("a plan"))
        start.reset_ship(t)
        start.reset_crew(t)
        for pile in t.pile:  # their order is unknown: the harmless tile comes last
            pile.sort(key=_harmless)
            pile.extend([TILE_STRUCTURE] * ENDLESS)
        start.set_threats(t, list(self.threats))
        t.program = [
            [[token] if token and turn < self.first else [] for turn, token in enumerate(said)]
            for said in self.said
        ]
        if self.first > 1:
            t.until = self.first - 1
            t.begin(Resolution())
            t.run()
        return t


def own_cards(member: dict[str, Any], first: int, last: int) -> tuple[Face, ...]:
    """The cards that the owner of this desk may lay, in order."""
    lying = [c for codes in member["plan"][first:last] for c in codes]
    return tuple(sorted(face(c) for c in [*member["hand"], *lying]))


def face(card: dict[str, Any]) -> Face:
    """A card as a view shows it."""
    return card["card"], token_of(card["move"]), token_of(card["act"])


def _one(words: list[str]) -> int:
    """What lies on one space: the upper card."""
    return token_of(words[0]) if words else 0


def _threat(row: dict[str, Any], lanes: list[int]) -> tuple[int, int, int, int]:
    zone = ZONES.index(row["zone"]) if row["zone"] in ZONES else -1
    return CARD_IDS.index(row["id"]), row["number"], zone, lanes[zone if zone >= 0 else INSIDE]


def _harmless(tile: int) -> int:
    return int(tile == TILE_STRUCTURE)
