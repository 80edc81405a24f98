"""The table of a whole mission: the ship's table, and what lies before the crew while they plan."""

from __future__ import annotations

from typing import Final

from ...kit.event import BrokenRule
from ...kit.pile import counted
from ...kit.rng import Rng
from .content import cards
from .content.missions import Cue
from .options import Options
from .table import SpaceTable

BRIEFING: Final = 0
PLANNING: Final = 1
RESOLUTION: Final = 2
DEBRIEFING: Final = 3
STAGES: list[str] = ["briefing", "planning", "resolution", "debriefing"]

COMMON_OUTSIDE: Final = 0  # the four threat decks
SERIOUS_OUTSIDE: Final = 1
COMMON_INSIDE: Final = 2
SERIOUS_INSIDE: Final = 3
INSIDE: Final = 3  # the lane of the internal board, after the zones

Codes = list[list[int]]
"""One action board: by turn, the cards there with the half that is up, the upper one first."""


class MissionTable(SpaceTable):
    """Seat 0 is the captain. Turns on action boards and phases count from 0."""

    def __init__(self, options: Options, seats: int, rng: Rng) -> None:
        super().__init__(options.ship, 0, seats, rng)
        self.options = options
        self.stage = BRIEFING
        self.mission = 0  # of the campaign, from 1
        self.scores: list[int] = []  # of the missions flown
        self.comms = 0  # the communications officer, and the security officer
        self.security = 0
        # the track
        self.track_id = ""
        self.track_title = ""
        self.cues: tuple[Cue, ...] = ()
        self.cue = 0  # the next to happen
        self.ahead = 0  # those before it have been sent ahead
        self.zero = 0  # when this track began, in milliseconds of the table's clock
        self.now = 0  # milliseconds since then
        self.up = -1  # resolution: how many players' cards of this turn are up; -1: all
        self.phase = 0
        self.transfer = 0  # is a transfer open?
        self.gave: list[int] = [0] * seats
        self.silent = 0
        # what lies before the crew
        self.phase_of: list[int] = [0] * seats
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.later: list[list[list[int]]] = [[] for _ in range(seats)]
        self.boards: list[Codes] = [[] for _ in range(seats)]
        self.said: list[Codes] = [[] for _ in range(seats)]
        self.told: list[list[int]] = [[] for _ in range(seats)]  # the cards they said they may lay
        self.gifts: list[tuple[int, int, int]] = []  # from, to, card
        self.deck: list[int] = []
        self.golden: list[int] = []
        # the threats
        self.threat_decks: list[list[int]] = [[], [], [], []]
        self.drawn: list[tuple[int, int, int]] = []  # card, number, zone or -1
        self.lanes: list[int] = [-1, -1, -1, -1]  # the board of each zone, and inside

    def clone(self) -> MissionTable:
        twin = MissionTable(self.options, self.seats, self.rng.clone())
        twin.variant = self.variant
        twin.turns = self.turns
        self.copy_mission(twin)
        self.copy_ship(twin)
        self.copy_crew(twin)
        self.copy_threats(twin)
        self.copy_turn(twin)
        self.copy_track(twin)
        self.copy_desks(twin)
        self.copy_kernel(twin)
        return twin

    def copy_track(self, twin: MissionTable) -> None:
        """Copy where we are in the campaign and on the track."""
        twin.stage = self.stage
        twin.mission = self.mission
        twin.scores = self.scores.copy()
        twin.comms = self.comms
        twin.security = self.security
        twin.track_id = self.track_id
        twin.track_title = self.track_title
        twin.cues = self.cues
        twin.cue = self.cue
        twin.ahead = self.ahead
        twin.zero = self.zero
        twin.now = self.now
        twin.up = self.up
        twin.phase = self.phase
        twin.transfer = self.transfer
        twin.gave = self.gave.copy()
        twin.silent = self.silent

    def copy_desks(self, twin: MissionTable) -> None:
        """Copy cards and decks. What lies on one space never changes, it is put there anew."""
        twin.phase_of = self.phase_of.copy()
        twin.hands = [h.copy() for h in self.hands]
        twin.later = [h.copy() for h in self.later]
        twin.boards = [b.copy() for b in self.boards]
        twin.said = self.said.copy()
        twin.told = self.told.copy()
        twin.gifts = self.gifts.copy()
        twin.deck = self.deck.copy()
        twin.golden = self.golden.copy()
        twin.threat_decks = [d.copy() for d in self.threat_decks]
        twin.drawn = self.drawn.copy()
        twin.lanes = self.lanes.copy()

    # --- plain questions -----------------------------------------------------------------------

    def phases(self) -> list[list[int]]:
        """First and last turn of each phase, as printed."""
        return self.the_variant().phases

    def open_turns(self, seat: int) -> list[int]:
        """The turns (from 0) that this seat may fill now (AMB-44)."""
        phases = self.phases()
        phase = self.phase_of[seat]
        if self.stage != PLANNING or phase >= len(phases):
            return []
        return list(range(phases[phase][0] - 1, phases[phase][1]))

    def free_cards(self, seat: int) -> list[int]:
        """The cards a seat may still lay: in hand, and on its open spaces."""
        board = self.boards[seat]
        lying = [code // 4 for turn in self.open_turns(seat) for code in board[turn]]
        return sorted(self.hands[seat] + lying)

    def small(self) -> bool:
        """Is it the ship without a white zone?"""
        return len(self.the_ship().zones) < 3

    def invariants(self) -> None:
        """No card is lost, and no deck has grown."""
        super().invariants()
        if self.stage == BRIEFING:
            return
        lying = [[code // 4 for codes in board for code in codes] for board in self.boards]
        piles = [pile for later in self.later for pile in later]
        everything = counted([self.deck, self.golden, *self.hands, *lying, *piles])
        if everything != list(range(cards.CARDS)):
            raise BrokenRule(f"the cards are {everything}")
