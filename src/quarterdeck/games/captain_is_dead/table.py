"""The table of The Captain is Dead: the ship, the crew, the piles. No rules.

Skills are told apart by kind only (0 to 3), so hands, the Cargo Pod and the discard pile are
counts; decks and the face-up row are lists of kinds. Crew members are 0 to n - 1; in a solo game
one seat runs them all.
"""

from __future__ import annotations

from typing import Final

from ...kit.event import BrokenRule
from ...kit.rng import Rng
from ...kit.seat import EVERYONE
from ...kit.table import Table
from . import content
from .content import names as n
from .content.model import Content, Role
from .options import Options

ONLINE: Final = 0
OFFLINE: Final = 1
DESTROYED: Final = 2

PLAYING: Final = 0
WON: Final = 1
LOST_SHIELDS: Final = 2
LOST_ALIENS: Final = 3
LOST_ALERTS: Final = 4
LOST_CREW: Final = 5

REMOVED: Final = 2
"""The side of a Tool that has left the game."""

EVADED: Final = 1
SHOT_DOWN: Final = 2
"""Why a turn is `quiet`, without an Alert: a shot to evade, or one at the next in the queue."""

POD_OWNER: Final = -1
NOBODY: Final = -2

TALLIES: list[str] = ["core", "shields", "kills", "repairs", "shots", "heals", "gifts", "research"]
"""What the story counts for each crew member."""


class CaptainTable(Table):
    """Everything that is true aboard."""

    def __init__(self, options: Options, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.options = options
        self._c: Content = content.pack(options.pack)
        c = self._c
        crew = seats if seats > 1 else options.solo_crew
        self.crew = crew
        # the crew
        self.role: list[int] = [-1] * crew
        self.colour: list[int] = [-1] * crew
        self.at: list[int] = [-1] * crew
        self.hurt: list[int] = [0] * crew
        self.alive: list[int] = [1] * crew
        self.hand: list[list[int]] = [[0, 0, 0, 0] for _ in range(crew)]
        self.plans: list[list[int]] = [[] for _ in range(crew)]
        self.gained: list[int] = [0] * crew
        self.promised: list[int] = [0] * crew
        self.tool_owner: list[int] = [POD_OWNER] * len(c.tools)
        self.tool_side: list[int] = [0] * len(c.tools)
        # the ship
        self.state: list[int] = [ONLINE] * len(c.systems)
        self.aliens: list[int] = [0] * len(c.places)
        self.aboard = 0
        self.shields = c.full_shields
        self.core = 0
        self.rack = 0
        self.ships: list[int] = []
        self.ship_marks: list[int] = []
        self.anomalies: list[int] = []
        self.odd: list[int] = [0] * len(n.ANOMALIES)
        self.active: list[int] = [0] * len(c.upgrades)
        self.perks: list[int] = [0] * len(n.PERKS)
        # the piles
        self.deck: list[int] = []
        self.discards: list[int] = [0, 0, 0, 0]
        self.row: list[int] = []
        self.pod: list[int] = [0, 0, 0, 0]
        self.alert_deck: list[int] = []
        self.alert_seen: list[int] = []
        self.alert_discards: list[int] = []
        self.queue: list[int] = []
        self.queue_marks: list[int] = []
        self.plan_deck: list[int] = []
        self.plan_discards: list[int] = []
        # the turn
        self.turn = 0
        self.order: list[int] = []
        self.now = -1
        self.actions = 0
        self.quiet = 0
        self.beams = 0
        self.once = 0
        self.coils: list[int] = [0, 0]
        self.alert = -1
        self.drawn = -1
        self.scanning = 0
        self.ending = PLAYING
        # the story
        self.tally: list[int] = [0] * (crew * len(TALLIES))
        self.story: list[tuple[int, ...]] = []

    def clone(self) -> CaptainTable:
        twin = CaptainTable(self.options, self.seats, self.rng.clone())
        twin.role = self.role.copy()
        twin.colour = self.colour
        twin.at = self.at.copy()
        twin.hurt = self.hurt.copy()
        twin.alive = self.alive.copy()
        twin.hand = [h.copy() for h in self.hand]
        twin.plans = [p.copy() for p in self.plans]
        twin.gained = self.gained.copy()
        twin.promised = self.promised.copy()
        twin.tool_owner = self.tool_owner.copy()
        twin.tool_side = self.tool_side.copy()
        twin.state = self.state.copy()
        twin.aliens = self.aliens.copy()
        twin.aboard = self.aboard
        twin.shields = self.shields
        twin.core = self.core
        twin.rack = self.rack
        twin.ships = self.ships.copy()
        twin.ship_marks = self.ship_marks.copy()
        twin.anomalies = self.anomalies.copy()
        twin.odd = self.odd.copy()
        twin.active = self.active.copy()
        twin.perks = self.perks.copy()
        twin.deck = self.deck.copy()
        twin.discards = self.discards.copy()
        twin.row = self.row.copy()
        twin.pod = self.pod.copy()
        twin.alert_deck = self.alert_deck.copy()
        twin.alert_seen = self.alert_seen.copy()
        twin.alert_discards = self.alert_discards.copy()
        twin.queue = self.queue.copy()
        twin.queue_marks = self.queue_marks.copy()
        twin.plan_deck = self.plan_deck.copy()
        twin.plan_discards = self.plan_discards.copy()
        twin.turn = self.turn
        twin.order = self.order
        twin.now = self.now
        twin.actions = self.actions
        twin.quiet = self.quiet
        twin.beams = self.beams
        twin.once = self.once
        twin.coils = self.coils.copy()
        twin.alert = self.alert
        twin.drawn = self.drawn
        twin.scanning = self.scanning
        twin.ending = self.ending
        twin.tally = self.tally.copy()
        twin.story = self.story.copy()
        self.copy_kernel(twin)
        return twin

    # --- plain questions about what lies where ---------------------------------------------------

    def seat_of(self, crew: int) -> int:
        """Who plays this crew member: in a solo game always the one player (A33)."""
        return crew if self.seats > 1 else 0

    def role_of(self, crew: int) -> Role:
        """The role card."""
        return self._c.roles[self.role[crew]]

    def has(self, crew: int, ability: int) -> bool:
        """Does this crew member's role have the ability?"""
        return self._c.roles[self.role[crew]].can >> ability & 1 == 1

    def tools_of(self, owner: int) -> list[int]:
        """The Tools in a hand (or, for `POD_OWNER`, in the Cargo Pod)."""
        return [t for t, o in enumerate(self.tool_owner) if o == owner]

    def held(self, crew: int) -> int:
        """Cards that count against the hand size: Skills and Tools (CID-072).

        Battle Plans do not (CID-073, CID-108, CID-164).
        """
        hand = self.hand[crew]
        return hand[0] + hand[1] + hand[2] + hand[3] + self.tool_owner.count(crew)

    def living(self) -> list[int]:
        """Crew members in play, in turn order once that is known."""
        order = self.order if self.order else list(range(self.crew))
        return [c for c in order if self.alive[c]]

    def say(
        self, kind: str, crew: int, things: tuple[int, ...], rule: str, knows: int = EVERYONE
    ) -> None:
        """Tell an event of a crew member (-1: of the ship) with pack and role in front."""
        if self._told is not None:
            seat = self.seat_of(crew) if crew >= 0 else -1
            role = self.role[crew] if crew >= 0 else -1
            self.tell(kind, seat, (self._c.number, role, *things), rule, knows)

    def count(self, crew: int, what: int) -> None:
        """One more of what the story counts (an index into `TALLIES`)."""
        self.tally[crew * len(TALLIES) + what] += 1

    def invariants(self) -> None:
        """Skills, Tools, aliens, torpedoes and cards are conserved (CID-011 to CID-021)."""
        c = self._c
        for kind in range(4):
            number = self.discards[kind] + self.pod[kind] + self.deck.count(kind)
            number += self.row.count(kind) + (1 if self.drawn == kind else 0)
            number += sum(hand[kind] for hand in self.hand)
            if number != c.skills[kind]:
                raise BrokenRule(f"there are {number} {n.SKILL_NAMES[kind]} cards")
        if min(min(hand) for hand in self.hand) < 0 or min(self.discards + self.pod) < 0:
            raise BrokenRule("a hand or pile holds less than nothing")
        if self.aboard != sum(self.aliens) or not 0 <= self.aboard <= c.aliens:
            raise BrokenRule(f"{self.aboard} aliens aboard, {sum(self.aliens)} in spaces")
        if not 0 <= self.rack <= c.torpedoes or not 0 <= self.shields <= c.full_shields:
            raise BrokenRule(f"{self.rack} torpedoes on the rack, shields at {self.shields}")
        alerts = self.alert_deck + self.alert_discards + self.queue + self.ships + self.anomalies
        if self.alert >= 0:
            alerts = [*alerts, self.alert]
        if sorted(alerts) != [a for a, x in enumerate(c.alerts) for _ in range(x.copies)]:
            raise BrokenRule(f"the Alerts are {sorted(alerts)}")
        if len(self.alert_seen) != len(self.alert_deck):
            raise BrokenRule("the record of looks does not fit the Alert deck")
        plans = self.plan_deck + self.plan_discards + [p for held in self.plans for p in held]
        if sorted(plans) != [p for p, x in enumerate(c.plans) for _ in range(x.copies)]:
            raise BrokenRule(f"the Battle Plans are {sorted(plans)}")
        shown = {n.SCANNERS: self.queue, n.COMPUTERS: self.deck, n.SENSORS: self.row}
        for system, cards in shown.items():
            if cards and self.state[system] != ONLINE:
                raise BrokenRule(f"{len(cards)} cards at {n.SYSTEMS[system]}, which are down")
        if self.actions < 0 or self.core < 0:
            raise BrokenRule(f"{self.actions} actions left, {self.core} repairs to go")
        used = sum(1 for u, on in enumerate(self.active) if on and c.upgrades[u].slot)
        if used > c.slots:
            raise BrokenRule(f"{used} upgrades in {c.slots} slots")
