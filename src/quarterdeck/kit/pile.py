"""Piles of cards: lists of ints, the last one on top."""

from __future__ import annotations

from .rng import Rng


def draw(pile: list[int], discards: list[int], rng: Rng) -> int:
    """The top card; an empty pile is made anew from its discards. -1 when there is no card."""
    if not pile and discards:
        pile.extend(discards)
        discards.clear()
        rng.shuffle(pile)
    return pile.pop() if pile else -1


def counted(cards: list[list[int]]) -> list[int]:
    """All cards of several piles, sorted: equal before and after when none was lost."""
    everything: list[int] = []
    for pile in cards:
        everything.extend(pile)
    everything.sort()
    return everything
