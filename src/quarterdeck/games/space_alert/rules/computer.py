"""The computer check (SA-071, SA-083, SA-126, SA-127)."""

from __future__ import annotations

from .. import events
from ..content.ships import LOST
from ..table import SpaceTable
from ..verbs import delay, lose


def check_computer(t: SpaceTable) -> None:
    """AMB-09, AMB-51: on the turns the ship's card names. Missed, it delays everyone aboard or
    loses the mission."""
    variant = t.the_variant()
    if t.turn not in variant.check_after:
        return
    check = variant.check_after.index(t.turn)
    turns = variant.check_turns[check]
    kept = any(t.maintained[turn] for turn in turns)
    t.tell(events.CHECKED, -1, (int(kept), *turns), "SA-071")
    if kept:
        return
    if variant.check_missed[check] == LOST:
        lose(t, events.COMPUTER_LOST, 0, "SA-127")
    rule = "SA-126" if t.turn == variant.phases[0][1] else "SA-071"
    for player in range(t.seats):
        if t.aboard(player):
            delay(t, player, t.turn + 1, events.BY_COMPUTER, rule)
