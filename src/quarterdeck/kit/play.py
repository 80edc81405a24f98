"""Random play: the loop that simulations, benches and contract tests share."""

from __future__ import annotations

from .decision import FIRST, UNMADE
from .rng import Rng
from .table import Table


def one_answer(table: Table, rng: Rng) -> int:
    """Let one seat that is asked answer at random; returns which."""
    decision = table._open
    if decision is None:
        return -2
    seats = decision.seats
    i = 0
    if decision.quorum == FIRST:
        if len(seats) > 1:
            i = rng.below(len(seats))
    else:
        while decision.answers[i] is not None:
            i += 1
    seat = seats[i]
    space = decision.spaces[i]
    if space is UNMADE:
        answer = table.stack[-1].any_answer(table, seat, rng)
    else:
        answer = space.sample(rng)
    table.take(decision, i, answer)
    return seat


def playout(table: Table, rng: Rng, limit: int) -> int:
    """Play at random to the end or for `limit` answers; returns how many were given."""
    n = 0
    while table._open is not None and n < limit:
        one_answer(table, rng)
        n += 1
    return n
