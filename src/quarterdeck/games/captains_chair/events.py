"""Everything that can be told at this table."""

from __future__ import annotations

from typing import Final

ROUND_BEGAN: Final = "round_began"  # seat: the start player; things: round
GOAL_DRAWN: Final = "goal_drawn"  # things: goal; only its owner knows
PLACED: Final = "placed"  # things: crew, deck
LEFT_OVER: Final = "left_over"  # things: the crew who go to the Cadet deck
MOVED: Final = "moved"  # things: crew, deck
BADGE_TAKEN: Final = "badge_taken"  # things: the nominee
VOTES_SHOWN: Final = "votes_shown"  # things: nominee, then one ballot a seat (1 Yes, 0 No)
CAPTAIN: Final = "captain"  # things: crew
REMOVED: Final = "removed"  # things: crew
GOALS_SHOWN: Final = "goals_shown"  # things: one goal a seat
SCORED: Final = "scored"  # things: points, 1 when a clean zero became 33
WON: Final = "won"  # things: the winners

PLACE: Final = "place"  # the decisions
MOVE: Final = "move"
VOTE: Final = "vote"
