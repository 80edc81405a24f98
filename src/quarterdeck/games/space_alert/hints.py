"""Advice for beginners and plain bots: roles, going on, repairs, and a few sound first cards."""

from __future__ import annotations

from ...kit.decision import Decision
from ...kit.game import Advice
from . import choices, events
from . import events_planning as planning
from .content.codes import TILE_REACTOR, TILE_SHIELD, TILE_STRUCTURE
from .mission_table import MissionTable

WORTH = {TILE_SHIELD: 3.0, TILE_REACTOR: 3.0, TILE_STRUCTURE: 2.5}


def advise(t: MissionTable, seat: int, decision: Decision) -> list[Advice]:
    """Answers with their worth, best first; empty when there is nothing to advise."""
    match decision.kind:
        case planning.READY:
            return _roles(t, seat)
        case planning.PLAN:
            return _plan(t, seat, decision)
        case events.TRIP:
            return [Advice((0,), 1.0, "You meant it."), Advice((1,), 0.0, "A delay for a flip.")]
        case planning.MEND:
            space = decision.space_of(seat)
            found = [_mend(item) for item in space.next_picks(())] if space is not None else []
            return sorted(found, key=_value)
        case planning.FLY_ON:
            hurt = sum(t.hits)
            go = Advice((1,), 1.0 if hurt <= 4 else -1.0, "The ship can take more.")
            return sorted([go, Advice((0,), 0.0, "Bank the points.")], key=_value)
    return []


def _value(advice: Advice) -> float:
    return -advice.value


def _roles(t: MissionTable, seat: int) -> list[Advice]:
    if seat != 0:
        return [Advice((), 1.0, "The clock starts when everybody is ready.")]
    comms, security = min(1, t.seats - 1), min(2, t.seats - 1)
    return [Advice((comms * choices.ROLE_WIDTH + security,), 1.0, "One task each.")]


def _plan(t: MissionTable, seat: int, decision: Decision) -> list[Advice]:
    """Fill the next empty space from the hand, then say what lies there."""
    space = decision.space_of(seat)
    assert isinstance(space, choices.Desk)
    empty = [turn for turn, codes in zip(space.open, space.board) if not codes]
    found: list[Advice] = []
    if empty:
        for card in space.hand:
            for half in (0, 1):
                worth = 1.0 if half == (empty[0] + 1) % 2 else 0.8
                words = "Do something there." if half else "Go where you are needed."
                found.append(Advice((choices.LAY, card, empty[0], half), worth, words))
    if space.say:
        found.append(Advice((choices.SAY,), 0.5, "A crew that talks does not trip over itself."))
    return sorted(found, key=_value)


def _mend(item: int) -> Advice:
    if item >= choices.SQUAD:
        return Advice((item,), 2.0, "A squad that sleeps cannot fight.")
    return Advice((item,), WORTH.get(item % 8, 1.5), "It counts again in the next mission.")
