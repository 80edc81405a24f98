"""A threat appears (SA-056), with the handicaps of the small ship (SA-091 to SA-093)."""

from __future__ import annotations

from .. import events
from ..content.boards import LENGTHS
from ..content.ships import SHIPS
from ..content.threats import HP_IS_ROCKETS, SLIME
from ..table import ON_BOARD, WAITING, SpaceTable
from ..verbs import destroy


def threats_appear(t: SpaceTable) -> None:
    """SA-056: threats whose number is this turn go to the far end of their boards."""
    for i in range(len(t.card)):
        if t.number[i] == t.turn and t.state[i] == WAITING:
            put_on_board(t, i, LENGTHS[t.track[i]])


def put_on_board(t: SpaceTable, i: int, cell: int) -> None:
    """A card starts on this cell with its hit points, damage and slime."""
    t.state[i] = ON_BOARD
    t.cell[i] = cell
    if t.traits[i] & HP_IS_ROCKETS:
        t.hp[i] = t.rockets
    if SHIPS[t.ship].handicaps:
        handicap(t, i)
    if t.preset[i] >= 0:
        t.damage[i] = t.preset[i]
    t.tell(
        events.APPEARED, -1,
        (t.card[i], t.number[i], t.zone[i], cell, t.hp[i] - t.damage[i]), "SA-056",
    )  # fmt: skip
    if t.traits[i] & SLIME:
        t.slimes[i] = [t.hp[i] - t.damage[i]]
        t.damage[i] = 0
    elif t.damage[i] >= t.hp[i]:
        destroy(t, i)


def handicap(t: SpaceTable, i: int) -> None:
    """AMB-18, AMB-19, AMB-49: start damage (SA-091), slower unless it is T+4 (SA-092), and for
    external threats a shield of at most so much on arrival (SA-093)."""
    ship = SHIPS[t.ship]
    t.damage[i] = t.hp[i] // ship.hp_per_damage
    if t.threat_speed[i] >= ship.fast and t.number[i] != ship.full_speed_number:
        t.threat_speed[i] -= 1
    if t.zone[i] >= 0:
        t.threat_shield[i] = min(t.threat_shield[i], ship.shield_cap(t.seats))
