"""The cards in hand that act by themselves, and in which order (SB-Q15)."""

from __future__ import annotations

from typing import Final

from . import events, verbs
from .content import (
    BARREL_ROLL,
    BRIDGE,
    ENERGY_SHIELD,
    ESCAPE_POD,
    GAS_MASK,
    REDSHIRT_DIVE,
    SECTIONS,
)
from .table import NOBODY, SpaceTable

PHASER: Final = 0
BLAST: Final = 1
GAS: Final = 2
ENTRY: Final = 3


def protect(t: SpaceTable, seat: int, points: int, source: int) -> int:
    """What is left of one instance of damage after Gas Mask (SB-127, SB-128), Energy Shield
    (SB-123, SB-124) and Redshirt Dive! (SB-097, SB-098, SB-099)."""
    hand = t.hand[seat]
    if source == GAS and GAS_MASK in hand:
        verbs.say(t, events.SAVED, seat, (GAS_MASK,), "SB-127")
        return 0
    if ENERGY_SHIELD in hand:
        points -= 1
        verbs.say(t, events.SAVED, seat, (ENERGY_SHIELD,), "SB-123")
    if points >= 2 and REDSHIRT_DIVE in hand and t.shirts[seat] > 0:
        t.shirts[seat] -= 1
        verbs.spend(t, seat, REDSHIRT_DIVE)
        verbs.say(t, events.SAVED, seat, (REDSHIRT_DIVE,), "SB-098")
        return 0
    return points


def pod_opens(t: SpaceTable, seat: int) -> bool:
    """Escape Pod: the ship is lost, its holder is not (SB-104)."""
    if ESCAPE_POD not in t.hand[seat]:
        return False
    if t.cloak[seat]:
        verbs.uncloak(t, seat)
    verbs.spend(t, seat, ESCAPE_POD)
    verbs.open_pod(t, seat)
    return True


def barrel_roll(t: SpaceTable, ship: int, card: int) -> bool:
    """Barrel Roll: with Evasive Maneuvers in force a physical special weapon is dodged, by itself
    (SB-164, SB-165), if its holder is on the working bridge."""
    bridge = ship * SECTIONS + BRIDGE
    if ship >= t.ships or t.evasive[ship] == NOBODY or not t.works(bridge):
        return False
    team = t.owner[ship]
    for seat in range(t.seats):
        if t.place[seat] != bridge or t.team[seat] != team:
            continue
        by_captain = t.captain[team] == seat and not t.emp[team] and BARREL_ROLL in t.orders[seat]
        if by_captain or BARREL_ROLL in t.slot[seat]:
            verbs.spend(t, seat, BARREL_ROLL)
            t.tell(events.DODGED, NOBODY, (ship, card), "SB-164")
            return True
    return False
