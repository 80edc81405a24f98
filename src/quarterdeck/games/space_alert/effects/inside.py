"""What internal threats do: walk, spread, seek, and get at crew and stores."""

from __future__ import annotations

from .. import events
from ..content.codes import WHITE
from ..content.ships import NONE, SHIPS
from ..content.threats import SLIME, TO_BLUE, TO_RED, Effect
from ..table import ON_BOARD, SpaceTable
from ..verbs import delay, disable_squad, knock_out, take_rocket
from .amounts import players_at, players_meant


def move(t: SpaceTable, i: int, e: Effect) -> None:
    """`move`: the intruder changes station; at the hull nothing happens."""
    _go(t, i, _beyond(t, t.places[i][0], e.way))


def _beyond(t: SpaceTable, station: int, way: int) -> int:
    ship = SHIPS[t.ship]
    if way == TO_RED:
        return ship.to_red[station]
    return ship.to_blue[station] if way == TO_BLUE else ship.by_lift[station]


def _go(t: SpaceTable, i: int, station: int) -> None:
    if station == NONE:
        t.tell(events.STAYED, -1, (t.card[i], t.number[i], t.places[i][0]), "SA-090")
        return
    t.places[i] = [station]
    t.tell(events.WENT, -1, (t.card[i], t.number[i], station), "SA-090")


def seek(t: SpaceTable, i: int, e: Effect) -> None:
    """`seek`: to the neighbour with strictly the most players on their feet (AMB-24)."""
    ship = SHIPS[t.ship]
    here = t.places[i][0]
    best = NONE
    most = -1
    for station in (ship.to_red[here], ship.to_blue[here], ship.by_lift[here]):
        if station == NONE:
            continue
        there = players_at(t, station)
        if there > most:
            best = station
            most = there
        elif there == most:
            best = NONE
    _go(t, i, best)


def knockout(t: SpaceTable, i: int, e: Effect) -> None:
    """`knockout`: the players meant, never pilots in space."""
    for player in players_meant(t, i, e):
        knock_out(t, player, "SA-125")


def delay_crew(t: SpaceTable, i: int, e: Effect) -> None:
    """`delay`: the next turn of the players meant (AMB-38: never pilots)."""
    for player in players_meant(t, i, e):
        delay(t, player, t.turn + 1, events.BY_THREAT, "SA-087")


def slime_spread(t: SpaceTable, i: int, e: Effect) -> None:
    """`slime_spread`: every slime of now, to the next station that bears none."""
    for station in t.places[i].copy():
        beyond = _beyond(t, station, e.way)
        if beyond == NONE or slimed(t, beyond):
            continue
        t.places[i].append(beyond)
        t.slimes[i].append(1)
        t.tell(events.SPREAD, -1, (t.card[i], t.number[i], beyond), "SA-090")


def slimed(t: SpaceTable, station: int) -> bool:
    """Does the station bear a slime of a card still on its board?"""
    for k in range(len(t.card)):
        if t.traits[k] & SLIME and t.state[k] == ON_BOARD and station in t.places[k]:
            return True
    return False


def lose_rocket(t: SpaceTable, i: int, e: Effect) -> None:
    """`lose_rocket`: out of the stock, if there is one."""
    for _ in range(min(e.n, t.rockets)):
        take_rocket(t)
        t.tell(events.ROCKET_LOST, -1, (t.rockets,), "SA-090")


def lose_fuel(t: SpaceTable, i: int, e: Effect) -> None:
    """`lose_fuel`: a capsule of the central reactor, if there is one."""
    lost = min(e.n, t.fuel[WHITE])
    t.fuel[WHITE] -= lost
    if lost:
        t.tell(events.FUEL_LOST, -1, (WHITE, t.fuel[WHITE]), "SA-089")


def disable_stored_bots(t: SpaceTable, i: int, e: Effect) -> None:
    """`disable_stored_bots`: the squad stored there; one that somebody leads is safe."""
    for squad in range(len(t.squad_at)):
        if t.squad_at[squad] == e.n:
            disable_squad(t, squad, -1, "SA-090")


def deadly_entry(t: SpaceTable, i: int, e: Effect) -> None:
    """`deadly_entry`: who enters a station it still marks is knocked out on arrival."""
    t.deadly[i] = 1
    t.tell(events.DEADLY, -1, (t.card[i], t.number[i]), "SA-125")
