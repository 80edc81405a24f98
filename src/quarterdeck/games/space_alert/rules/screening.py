"""The resolution as the crew watches it: the clock turns the cards up, and owners may trip."""

from __future__ import annotations

from typing import Final

from ....kit.decision import FIRST
from ....kit.seat import CLOCK
from ....kit.space import Nothing, Space, YesNo
from .. import events, events_planning
from .. import verbs_planning as verbs
from ..content.codes import flipped
from ..mission_table import MissionTable
from ..table import SpaceTable
from .resolution import Resolution, may_trip

BEAT_MS: Final = 2_000
"""The clock gives so long to look at each card, and at what the threats did."""

_TICK: Final = Nothing("SA-057")


class Screening(Resolution):
    """SA-130, step by step. When a card is up, its owner may turn it over before the clock goes
    on (SA-118); after the threats have moved there is time to look."""

    def step(self, t: SpaceTable, at: int) -> None:
        assert isinstance(t, MissionTable)
        if at == 6 and t.up >= 0:
            t.up = -1
            self.at = 6
            watch(t)
            return
        super().step(t, at)

    def clone(self) -> Screening:
        return Screening(self.player, self.card, self.at)

    def turn_begins(self, t: SpaceTable) -> None:
        """SA-054: no card of this turn is up yet."""
        assert isinstance(t, MissionTable)
        t.up = 0
        super().turn_begins(t)

    def players_act(self, t: SpaceTable) -> None:
        """SA-057, SA-118: one card after the other; the clock or its owner goes on."""
        assert isinstance(t, MissionTable)
        while self.player < t.seats:
            t.up = self.player + 1
            if self.card < len(t.program[self.player][t.turn - 1]):
                if not t.knocked_out[self.player]:
                    self.show(t)
                    return
            self.turn_up(t)
        self.at = 3

    def show(self, t: MissionTable) -> None:
        """AMB-29: the card is up and has not acted yet."""
        seats: list[int] = []
        spaces: list[Space] = []
        if t.options.tripping and may_trip(t, self.player, self.card):
            seats.append(self.player)
            spaces.append(YesNo("SA-118"))
        about = (self.player, t.program[self.player][t.turn - 1][self.card])
        t.ask(events.TRIP, "SA-118", [*seats, CLOCK], [*spaces, _TICK], FIRST, about)

    def owner_tripped(self, t: SpaceTable) -> None:
        """SA-118, AMB-29: turned over, it acts so and costs a delay; otherwise it acts as it is."""
        assert isinstance(t, MissionTable)
        if t.reply_of(CLOCK) == () and t.replies[t.replied.index(CLOCK)] is not None:
            verbs.pass_time(t, t.now + BEAT_MS)
        elif t.reply_of(self.player) == (1,):
            up = t.program[self.player][t.turn - 1].copy()
            up[self.card] = flipped(up[self.card])
            t.program[self.player][t.turn - 1] = up
        self.turn_up(t)
        self.at = 1


def watch(t: MissionTable) -> None:
    """A look at what the threats did, as long as the clock allows."""
    t.ask(events_planning.WATCH, "SA-130", [CLOCK], [_TICK], FIRST)
    verbs.pass_time(t, t.now + BEAT_MS)


def due(t: MissionTable) -> int:
    """When the clock goes on."""
    decision = t.decision
    if decision is not None and decision.kind == events_planning.WATCH:
        return t.now
    return t.now + BEAT_MS
