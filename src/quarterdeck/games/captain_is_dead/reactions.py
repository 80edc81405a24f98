"""Which things in play answer a revealed Alert, in which order (A19)."""

from __future__ import annotations

from typing import Final

from .choices.costs import override_price
from .content import names as n
from .table import CaptainTable

EVASION: Final = -1
"""The offer to pay Command; any other number is the plan to play."""

ANYTIME: Final = 1 << n.OUT_OF_TURN


def reactors(t: CaptainTable) -> list[tuple[int, int]]:
    """CID-115, CID-116: the active player first, then Diplomats, then holders of a reaction plan.

    The Janitor's actions never pay here (A50); injury and aliens hinder nobody.
    """
    found: list[tuple[int, int]] = []
    plans: list[tuple[int, int]] = []
    roles = t._c.roles
    if can_override(t, t.now):
        found.append((t.now, EVASION))
    for crew in t.order:
        if t.alive[crew]:
            if roles[t.role[crew]].can & ANYTIME and crew != t.now and can_override(t, crew):
                found.append((crew, EVASION))
            for plan in t.plans[crew]:
                if t._c.plans[plan].reaction:
                    plans.append((crew, plan))
    return found + plans if plans else found


def can_override(t: CaptainTable, crew: int) -> bool:
    """Does the hand hold the Command that is left to pay (CID-070, CID-117)?"""
    return t.hand[crew][n.COMMAND] >= override_price(t, crew)
