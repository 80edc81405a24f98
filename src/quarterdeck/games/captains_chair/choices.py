"""What may be chosen now; pure questions."""

from __future__ import annotations

from typing import Final

from ...kit.event import Barred, Refusal
from ...kit.rng import Rng
from ...kit.space import Answer, Pick, Space, YesNo
from . import content, events
from .table import GONE, UNPLACED, ChairTable

YES: Final = 1
NO: Final = 0
_WIDTH: Final = 8


def placement(crew: int, deck: int) -> int:
    """A crew member and a deck as one number."""
    return crew * _WIDTH + deck


def crew_and_deck(code: int) -> tuple[int, int]:
    """Back again."""
    return code // _WIDTH, code % _WIDTH


def placements(t: ChairTable) -> list[int]:
    """Any crew member not yet placed, on decks 1 to 4 with room (CC-019, CC-021, CC-022)."""
    open_decks = [d for d in content.placement_decks if t.crowd[d] < content.deck_capacities[d]]
    deck_of = t.deck_of
    return [
        crew * _WIDTH + deck
        for crew in range(content.CREW)
        if deck_of[crew] == UNPLACED
        for deck in open_decks
    ]


def why_not_place(t: ChairTable, crew: int, deck: int) -> Refusal | None:
    """Why this crew member may not be placed there; None when it may."""
    if not (0 <= crew < content.CREW and 0 <= deck < content.DECKS):
        return Refusal("CC-019", "There is no such crew member or deck.")
    if t.deck_of[crew] != UNPLACED:
        return Refusal("CC-019", f"{content.crew_names[crew]} is on the ship already.")
    if deck not in content.placement_decks:
        return Refusal("CC-021", f"{content.deck_names[deck]}: crew are placed on decks 1 to 4.")
    if t.crowd[deck] >= content.deck_capacities[deck]:
        return Refusal("CC-022", f"{content.deck_names[deck]} already holds four crew.")
    return None


def barred_placements(t: ChairTable) -> list[Barred]:
    """The decks that are closed now, shown for the first crew member who waits."""
    waiting = t.deck_of.index(UNPLACED)
    found: list[Barred] = []
    for deck in range(content.DECKS):
        refusal = why_not_place(t, waiting, deck)
        if refusal is not None:
            found.append(Barred(placement(waiting, deck), refusal.rule, refusal.words))
    return found


def movable(t: ChairTable) -> list[int]:
    """Crew on the ship whose next higher deck has room (CC-029, CC-030)."""
    below = 0  # the decks below a deck with room, one bit each
    for deck in range(content.CHAIR):
        if t.crowd[deck + 1] < content.deck_capacities[deck + 1]:
            below |= 1 << deck
    deck_of = t.deck_of
    return [
        crew
        for crew in range(content.CREW)
        if deck_of[crew] >= 0 and below >> deck_of[crew] & 1
    ]


def why_not_move(t: ChairTable, crew: int) -> Refusal | None:
    """Why this crew member may not move up; None when it may."""
    if not 0 <= crew < content.CREW:
        return Refusal("CC-029", "There is no such crew member.")
    deck = t.deck_of[crew]
    if deck == GONE:
        return Refusal("CC-039", f"{content.crew_names[crew]} was voted off the ship.")
    if t.crowd[deck + 1] >= content.deck_capacities[deck + 1]:
        return Refusal("CC-030", f"{content.deck_names[deck + 1]} already holds four crew.")
    return None


def barred_moves(t: ChairTable) -> list[Barred]:
    """The crew who cannot move now."""
    found: list[Barred] = []
    for crew in range(content.CREW):
        refusal = why_not_move(t, crew)
        if refusal is not None:
            found.append(Barred(crew, refusal.rule, refusal.words))
    return found


_YES_OR_NO: Final = YesNo("CC-035")
_YES_ONLY: Final = Pick([YES], "CC-035")


def ballots(t: ChairTable, seat: int) -> Space:
    """A Yes always; a No while you hold one (CC-Q13: your Yes is not cast for you)."""
    return _YES_OR_NO if t.no_votes[seat] > 0 else _YES_ONLY


def worth(t: ChairTable, goal: int) -> int:
    """CC-045 to CC-047: each favourite scores its deck, the captain the chair, the gone nothing.

    So favourites further forward are worth more, and one in the chair most (CC-008).
    """
    total = 0
    for crew in content.goals[goal]:
        deck = t.deck_of[crew]
        if deck >= 0:
            total += content.deck_values[deck]
    return total


def aboard(t: ChairTable, goal: int) -> int:
    """CC-054: how many favourites are still on the ship; captain and cadets are (CC-Q18)."""
    return sum(1 for crew in content.goals[goal] if t.deck_of[crew] >= 0)


def when_time_is_up(t: ChairTable, seat: int, rng: Rng) -> Answer:
    """CC-Q21: a missed deadline burns no No and tells nothing of a goal."""
    decision = t.decision
    assert decision is not None
    match decision.kind:
        case events.PLACE:
            return (rng.pick(placements(t)),)
        case events.MOVE:
            quiet = [crew for crew in movable(t) if t.deck_of[crew] + 1 != content.CHAIR]
            return (rng.pick(quiet if quiet else movable(t)),)
    return (YES,)
