"""A resolution frame by frame: how things stand after every card and every step, and what was told.

For the page: it steps forwards and back through the frames and knows no rules.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ...kit.event import Event
from ...kit.space import Answer
from . import board, events, sight
from .account import account
from .content.codes import ZONES, token_name
from .mission_table import DEBRIEFING, MissionTable
from .missionfile.mission import Mission
from .missionfile.result import as_object
from .resolve import Result, table_of
from .rules.resolution import Resolution
from .table import SpaceTable
from .words_resolution import resolution_words

_RESOLUTION = frozenset(events.RESOLUTION_KINDS)


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
    return {
        "draw": board.draw_ship(t.the_ship(), t.variant),
        "lanes": lanes(t),
        "frames": frames,
        "account": account(t),
    }


def flown(t: MissionTable, answers: Iterable[tuple[int, Answer]]) -> list[dict[str, Any]]:
    """The missions of a table from its first answer to its last: a film and a result each."""
    told: list[Event] = []
    t.listen(told)
    films: list[dict[str, Any]] = []
    frames: list[dict[str, Any]] = []
    for seat, answer in answers:
        t.answer(seat, answer)
        lines = [e for e in told if e.kind in _RESOLUTION]
        told.clear()
        if lines:
            frames.append(frame(t, lines))
        if frames and t.stage == DEBRIEFING:
            reel = {
                "draw": board.draw_ship(t.the_ship(), t.variant),
                "lanes": sight.lanes(t),
                "frames": frames,
                "account": account(t),
            }
            films.append({"result": as_object(Result(t, [])), "film": reel})
            frames = []
    t.listen(None)
    return films


def frame(t: SpaceTable, told: list[Event]) -> dict[str, Any]:
    """How things stand now, and what led here, with the rule of every line."""
    return {
        "turn": t.turn,
        "lines": [line(e) for e in told],
        "state": sight.state(t),
        "program": [[[token_name(x) for x in space] for space in own] for own in t.program],
    }


def line(event: Event) -> dict[str, Any]:
    """One line, and where it happens."""
    words = resolution_words(event)
    zone = zone_of(event)
    return {
        "words": words, "rule": event.rule, "kind": event.kind, "seat": event.seat, "zone": zone,
    }  # fmt: skip


ZONE_AT = {
    events.FIRED: 1, events.MISSED: 1, events.CHARGED: 1, events.DRAINED: 1, events.FUELLED: 0,
    events.ATTACKED: 2, events.DAMAGED: 2, events.TILE: 0,
}  # fmt: skip
"""Which of the things of an event is the zone where it happens."""


def zone_of(event: Event) -> str:
    """Where it flashes; empty when nothing does."""
    at = ZONE_AT.get(event.kind)
    return "" if at is None else ZONES[event.things[at]]


def lanes(t: SpaceTable) -> list[dict[str, Any] | None]:
    """The boards that threats of this mission use: red, white, blue, inside."""
    found: list[dict[str, Any] | None] = [None, None, None, None]
    for i in range(len(t.card)):
        place = t.zone[i] if t.zone[i] >= 0 else len(ZONES)
        found[place] = sight.lane(t.track[i])
    return found
