"""What a move is worth to a seat, from what it may know; for beginners and for bots.

A position is worth your points less what an unknown goal is worth on average: six of thirteen
crew, so 6/13 of all points on the ship.
"""

from __future__ import annotations

from ...kit.decision import Decision
from ...kit.game import Advice
from . import content, events
from .choices import NO, YES, crew_and_deck, movable, placements
from .table import ChairTable

SHARE = 6 / 13


def edge(t: ChairTable, goal: int) -> float:
    """Points of this goal less what a stranger's goal scores on average, as the ship stands."""
    favourites = content.goals[goal]
    value = 0.0
    for crew in range(content.CREW):
        deck = t.deck_of[crew]
        if deck >= 0:
            value += content.deck_values[deck] * ((1 - SHARE) if crew in favourites else -SHARE)
    return value


def weight(goal: int, crew: int) -> float:
    """What one point on this crew member is worth to the goal."""
    return 1 - SHARE if crew in content.goals[goal] else -SHARE


def advise(t: ChairTable, seat: int, decision: Decision) -> list[Advice]:
    """Every answer with its value, best first."""
    goal = t.goal_of[seat]
    match decision.kind:
        case events.PLACE:
            found = [_place(goal, code) for code in placements(t)]
        case events.MOVE:
            found = [_move(t, goal, crew) for crew in movable(t)]
        case _:
            found = _vote(t, seat, goal, decision.about[0])
    found.sort(key=_value)
    return found


def _value(advice: Advice) -> float:
    return -advice.value


def _place(goal: int, code: int) -> Advice:
    crew, deck = crew_and_deck(code)
    mine = crew in content.goals[goal]
    words = "A favourite, as high as it goes." if mine else "Not yours: keep it low."
    return Advice((code,), weight(goal, crew) * content.deck_values[deck], words)


def _move(t: ChairTable, goal: int, crew: int) -> Advice:
    deck = t.deck_of[crew]
    gain = weight(goal, crew) * (content.deck_values[deck + 1] - content.deck_values[deck])
    if deck + 1 == content.CHAIR:  # most nominees are voted off
        gain = -weight(goal, crew) * content.deck_values[deck]
        words = "Nominates a favourite." if gain < 0 else "Nominates a rival: somebody must say No."
    else:
        words = "A favourite climbs." if gain > 0 else "A rival climbs."
    return Advice((crew,), gain, words)


def _vote(t: ChairTable, seat: int, goal: int, nominee: int) -> list[Advice]:
    now = edge(t, goal)
    after = now - weight(goal, nominee) * content.deck_values[content.CHAIR]
    yes = Advice((YES,), now if now > max(0.0, after) else -1.0, "You stand well as it is.")
    if t.no_votes[seat] == 0:
        return [yes]
    no = Advice((NO,), 0.0, "Ending the round now helps others more than you.")
    return [yes, no]
