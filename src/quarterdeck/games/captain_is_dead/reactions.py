"""Which things in play answer a revealed Alert, in which order (A19)."""

from __future__ import annotations

from typing import Final

from .choices.costs import override_price
from .content import names as n
from .table import CaptainTable

EVASION: Final = -1
"""The offer to pay Command; any other number is the plan to play."""


def reactors(t: CaptainTable) -> list[tuple[int, int]]:
    """CID-115, CID-116: the active player first, then Diplomats, then holders of a reaction plan.

    The Janitor's actions never pay here (A50); injury and aliens hinder nobody.
    """
    found: list[tuple[int, int]] = []
    if can_override(t, t.now):
        found.append((t.now, EVASION))
    for crew in t.order:
        if crew != t.now and t.alive[crew] and t.has(crew, n.OUT_OF_TURN):
            if can_override(t, crew):
                found.append((crew, EVASION))
    for crew in t.order:
        if t.alive[crew]:
            for plan in t.plans[crew]:
                if t._c.plans[plan].reaction:
                    found.append((crew, plan))
    return found


def can_override(t: CaptainTable, crew: int) -> bool:
    """Does the hand hold the Command that is left to pay (CID-070, CID-117)?"""
    return t.hand[crew][n.COMMAND] >= override_price(t, crew)
