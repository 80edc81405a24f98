"""Who sees what. Goals are secret until they are shown, and so is a ballot until all are turned
up; the No votes left are a secret that the public record of votes lets everybody work out."""

from __future__ import annotations

from typing import Any

from ...kit.rng import Rng
from ...kit.seat import ORACLE
from . import content
from .choices import ballots
from .table import ChairTable


def view(t: ChairTable, seat: int) -> dict[str, Any]:
    """What these eyes may see."""
    all_knowing = seat == ORACLE
    seen_goals = [
        goal if t.shown or all_knowing or s == seat else None for s, goal in enumerate(t.goal_of)
    ]
    counted = all_knowing or t.options.no_counts == "shown"
    return {
        "round": t.round,
        "first": t.first,
        "badge": t.badge,
        "captain": t.captain,
        "deck_of": t.deck_of.copy(),
        "goals": seen_goals,
        "goals_shown": t.shown,
        "old_goals": [goals.copy() for goals in t.old_goals],
        "no_votes": [n if counted or s == seat else None for s, n in enumerate(t.no_votes)],
        "no_votes_at_start": content.no_votes_each[t.seats],
        "points": [points.copy() for points in t.points],
        "votes": [list(vote) for vote in t.votes],
    }


def imagine(t: ChairTable, seat: int, rng: Rng) -> ChairTable:
    """Deal the goals the seat has not seen anew, and the ballots that lie face down.

    The No votes left follow from the public votes, so they are no secret to a careful player.
    """
    world = t.clone()
    world.rng = rng.fork("world")
    if not t.shown:
        hidden = [g for s, g in enumerate(t.goal_of) if s != seat]
        unseen = hidden + t.goal_pile
        rng.shuffle(unseen)
        world.goal_of = [t.goal_of[s] if s == seat else unseen.pop() for s in range(t.seats)]
        world.goal_pile = unseen
    else:
        rng.shuffle(world.goal_pile)
    decision = world.decision
    if decision is not None and len(decision.seats) > 1:
        for i, voter in enumerate(decision.seats):
            if voter != seat and decision.answers[i] is not None:
                decision.answers[i] = ballots(world, voter).sample(rng)
    return world
