"""What a seat has learned of another's side, from its own ledger alone."""

from __future__ import annotations

from .. import content, events
from ..table import KrakenTable


def learned(t: KrakenTable, seat: int, other: int) -> tuple[int | None, int | None]:
    """Another's chip and conversion from a seat's ledger; null where it does not say."""
    chip: int | None = None
    converted: int | None = None
    if seat < 0:
        return None, None
    for fact in t.ledger[seat]:
        match fact[1]:
            case events.F_CHIP if seat == other:
                chip, converted = fact[2], 0
            case events.F_PIRATES if other in fact[2:]:
                chip = content.PIRATE
            case events.F_FOUND if fact[2] == other:
                chip, converted = fact[3], fact[4]
            case events.F_CULT_FOUND if fact[2] == other:
                chip = fact[3]
            case events.F_CONVERTED if fact[2] == other:
                chip = content.CULTIST if fact[3] else chip
                converted = 0 if fact[3] else 1
            case events.F_JOINED if fact[2] == other:
                chip, converted = content.LEADER, 0
            case events.F_JOINED if seat == other:
                converted = 0 if fact[3] else 1
    return chip, converted
