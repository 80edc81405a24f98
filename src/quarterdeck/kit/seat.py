"""Seats that nobody sits in, and masks of seats that may know a thing."""

from __future__ import annotations

from typing import Final

CLOCK: Final = -1
"""Time is a seat: the server, a replay or a driver answers for it."""

WATCHER: Final = -2
"""The eyes of a spectator: what is public and nothing more."""

ORACLE: Final = -3
"""The all-knowing eyes of a replay after the end. Never sent while a table is being played."""

EVERYONE: Final = -1
"""As a mask of who may know: all seats and all spectators."""

NOBODY: Final = 0
"""As a mask of who may know: no seat at all."""


def only(seat: int) -> int:
    """The mask of one seat."""
    return 1 << seat


def these(seats: list[int]) -> int:
    """The mask of several seats."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


def knows(mask: int, seat: int) -> bool:
    """May these eyes know what `mask` guards?"""
    if mask == EVERYONE or seat == ORACLE:
        return True
    return seat >= 0 and mask >> seat & 1 == 1
