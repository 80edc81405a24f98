"""The table of Captain's Chair: where everybody is and who holds what. No rules."""

from __future__ import annotations

from typing import Final

from ...kit.event import BrokenRule
from ...kit.pile import counted
from ...kit.rng import Rng
from ...kit.table import Table
from . import content
from .options import Options

UNPLACED: Final = -1
GONE: Final = -2


class ChairTable(Table):
    """Crew are 0 to 12, decks 0 (Cadet) to 6 (the chair), goals 0 to 21."""

    def __init__(self, options: Options, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.options = options
        self.round = 0
        self.first = 0
        self.badge = -1
        self.captain = -1
        self.deck_of: list[int] = [UNPLACED] * content.CREW
        self.crowd: list[int] = [0] * content.DECKS
        self.goal_of: list[int] = []
        self.goal_pile: list[int] = []
        self.old_goals: list[list[int]] = []
        self.shown = False  # are the goals of this round face up?
        self.no_votes: list[int] = []
        self.points: list[list[int]] = []
        self.votes: list[tuple[int, ...]] = []  # round, nominator, nominee, ballots

    def clone(self) -> ChairTable:
        twin = ChairTable(self.options, self.seats, self.rng.clone())
        twin.round = self.round
        twin.first = self.first
        twin.badge = self.badge
        twin.captain = self.captain
        twin.deck_of = self.deck_of.copy()
        twin.crowd = self.crowd.copy()
        twin.goal_of = self.goal_of.copy()
        twin.goal_pile = self.goal_pile.copy()
        twin.old_goals = self.old_goals.copy()
        twin.shown = self.shown
        twin.no_votes = self.no_votes.copy()
        twin.points = self.points.copy()
        twin.votes = self.votes.copy()
        self.copy_kernel(twin)
        return twin

    def left_of(self, seat: int) -> int:
        """Turns go to the left (CC-Q24)."""
        return (seat + 1) % self.seats

    def invariants(self) -> None:
        """Crew, goals and votes are conserved; no deck holds more than it may (CC-022)."""
        crowd = [0] * content.DECKS
        for deck in self.deck_of:
            if deck >= 0:
                crowd[deck] += 1
        if crowd != self.crowd:
            raise BrokenRule(f"the decks hold {crowd}, not {self.crowd}")
        for deck, most in enumerate(content.deck_capacities):
            if crowd[deck] > most:
                raise BrokenRule(f"{content.deck_names[deck]} holds {crowd[deck]}")
        cards = counted([self.goal_of, self.goal_pile, *self.old_goals])
        if cards != list(range(len(content.goals))):
            raise BrokenRule(f"the goals are {cards}")
        for seat, left in enumerate(self.no_votes):
            if not 0 <= left <= content.no_votes_each[self.seats]:
                raise BrokenRule(f"seat {seat} holds {left} No votes")
