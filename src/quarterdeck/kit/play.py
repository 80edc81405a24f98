"""Random play: the loop that simulations, benches and contract tests share."""

from __future__ import annotations

from .decision import FIRST
from .rng import Rng
from .table import Table


def one_answer(table: Table, rng: Rng) -> int:
    """Let one seat that is asked answer at random; returns which."""
    decision = table.decision
    if decision is None:
        return -2
    i = 0
    if decision.quorum == FIRST:
        if len(decision.seats) > 1:
            i = rng.below(len(decision.seats))
    else:
        answers = decision.answers
        while answers[i] is not None:
            i += 1
    seat = decision.seats[i]
    table.take(decision, i, decision.spaces[i].sample(rng))
    return seat


def playout(table: Table, rng: Rng, limit: int) -> int:
    """Play at random to the end or for `limit` answers; returns how many were given."""
    n = 0
    while table.decision is not None and n < limit:
        one_answer(table, rng)
        n += 1
    return n
