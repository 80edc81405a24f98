"""The ship to draw: geometry for the page, text for the terminal."""

from __future__ import annotations

from typing import Any

from . import content
from .sight import view
from .table import GONE, UNPLACED, ChairTable


def draw() -> dict[str, Any]:
    """Decks from the chair at the bow (top) to the cadets at the stern, four berths each."""
    decks = [
        {
            "id": f"deck:{deck}",
            "name": content.deck_names[deck],
            "flavour": content.deck_flavours[deck],
            "value": content.deck_values[deck],
            "berths": content.deck_capacities[deck],
            "level": content.CHAIR - deck,
        }
        for deck in range(content.DECKS)
    ]
    crew = [
        {
            "id": f"crew:{i}",
            "letter": content.crew_letters[i],
            "name": content.crew_names[i],
            "post": content.crew_posts[i],
            "colour": content.crew_colours[i],
            "glyph": content.crew_glyphs[i],
        }
        for i in range(content.CREW)
    ]
    goals = [
        {"id": f"goal:{i}", "title": content.goal_titles[i], "favourites": content.goals[i]}
        for i in range(len(content.goals))
    ]
    return {"decks": decks, "crew": crew, "goals": goals, "places": {"gone": GONE}}


def text(t: ChairTable, seat: int) -> str:
    """The ship in letters; a star marks your favourites."""
    seen = view(t, seat)
    goal = seen["goals"][seat] if 0 <= seat < t.seats and seen["goals"] else None
    mine = content.goals[goal] if goal is not None else []
    lines: list[str] = []
    for deck in range(content.CHAIR, -1, -1):
        name = f"{content.deck_names[deck]} ({content.deck_values[deck]})"
        lines.append(f"{name:>22} | {_row(seen['deck_of'], deck, mine)}")
    lines.append(f"{'waiting':>22} | {_row(seen['deck_of'], UNPLACED, mine)}")
    lines.append(f"{'voted off':>22} | {_row(seen['deck_of'], GONE, mine)}")
    if goal is not None:
        names = ", ".join(content.crew_names[c] for c in mine)
        lines.append(f"Your goal, {content.goal_titles[goal]}: {names}.")
        lines.append(f"You hold {seen['no_votes'][seat]} No votes.")
    for number, points in enumerate(seen["points"], 1):
        scores = ", ".join(f"{{p{s}}} {p}" for s, p in enumerate(points))
        lines.append(f"Round {number}: {scores}.")
    return "\n".join(lines)


def _row(deck_of: list[int], deck: int, mine: list[int]) -> str:
    crew = [c for c in range(content.CREW) if deck_of[c] == deck]
    marked = [f"{content.crew_names[c]}{'*' if c in mine else ''}" for c in crew]
    return ", ".join(marked)
