"""What exchanges are worth: captain cards to captains, repairs to whoever walks to the damage."""

from __future__ import annotations

from ..content import BRIDGE, FIRST_CAPTAIN_CARD, REPAIR_3, repair_points
from ..table import SpaceTable
from .situation import KEEP, Situation
from .walk import where_to_mend

SPARE = 3.5
"""A card of this worth or less is gladly given for a repair."""
NO = (-5.0, "It helps nobody.")


def offer(t: SpaceTable, now: Situation, card: int, to: int) -> tuple[float, str]:
    """Hold a card out to a team-mate."""
    if card >= FIRST_CAPTAIN_CARD:
        return (93.0, "The captain can use it.") if t.hand[to] else NO
    if card > REPAIR_3 or t.options.hands != "team" or not tied(t, now):
        return NO
    mates = [repair_points[c] for c in t.hand[to] if c <= REPAIR_3]
    spare = any(KEEP.get(c, 2.0) <= SPARE for c in t.hand[to] if c > REPAIR_3)
    if mates or not spare or where_to_mend(t, now, now.spot, repair_points[card]) < 0:
        return NO
    return 93.5, "They can walk to the damage; you cannot."


def tied(t: SpaceTable, now: Situation) -> bool:
    """A captain on the own bridge who has nothing to walk there with."""
    return now.home and now.section == BRIDGE and t.captain[now.team] == now.seat


def give_back(t: SpaceTable, now: Situation, card: int, to: int) -> tuple[float, str]:
    """Something for what was held out: the card that is missed least."""
    held = next((o[2] for o in t.offers if o[0] == to and o[1] == now.seat), -1)
    if card >= FIRST_CAPTAIN_CARD or held < 0:
        return -1.0, "Nothing to gain from it."
    if held >= FIRST_CAPTAIN_CARD:
        return 98.0 - now.keep(card), "A captain card for a crew card."
    if held <= REPAIR_3 and card > REPAIR_3:
        return 98.0 - now.keep(card), "A repair for something you can spare."
    return -1.0, "Nothing to gain from it."
