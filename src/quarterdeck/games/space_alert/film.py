"""A resolution frame by frame: how things stand after every card and every step, and what was told.

For the tools' page: it steps forwards and back through the frames and knows no rules.
"""

from __future__ import annotations

from typing import Any

from ...kit.event import Event
from . import board, sight
from .content.codes import ZONES, token_name
from .missionfile.mission import Mission
from .resolve import table_of
from .rules.resolution import Resolution
from .table import SpaceTable
from .words_resolution import resolution_words


class Filmed(Resolution):
    """SA-130, one card a step."""

    def players_act(self, t: SpaceTable) -> None:
        """SA-057: the next card, then the next player."""
        if self.player < t.seats:
            self.turn_up(t)
            self.at = 1
        else:
            self.at = 3

    def clone(self) -> Filmed:
        return Filmed(self.player, self.card, self.at)


def film(mission: Mission) -> dict[str, Any]:
    """The ship, the boards in use, and the frames from the start to the end."""
    t = table_of(mission)
    told: list[Event] = []
    t.listen(told)
    t.begin(Filmed())
    frames = [frame(t, [])]
    while t.stack:
        top = t.stack[-1]
        at = top.at
        top.at = at + 1
        top.step(t, at)
        if told:
            frames.append(frame(t, told))
            told.clear()
    return {"draw": board.draw_ship(t.the_ship()), "lanes": lanes(t), "frames": frames}


def frame(t: SpaceTable, told: list[Event]) -> dict[str, Any]:
    """How things stand now, and what led here, with the rule of every line."""
    return {
        "turn": t.turn,
        "lines": [
            {"words": resolution_words(e), "rule": e.rule, "kind": e.kind, "seat": e.seat}
            for e in told
        ],
        "state": sight.state(t),
        "program": [[[token_name(x) for x in space] for space in own] for own in t.program],
    }


def lanes(t: SpaceTable) -> list[dict[str, Any] | None]:
    """The boards that threats of this mission use: red, white, blue, inside."""
    found: list[dict[str, Any] | None] = [None, None, None, None]
    for i in range(len(t.card)):
        place = t.zone[i] if t.zone[i] >= 0 else len(ZONES)
        found[place] = sight.lane(t.track[i])
    return found
