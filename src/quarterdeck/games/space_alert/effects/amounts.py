"""How much, which zones, and whom an effect means."""

from __future__ import annotations

from ..content.codes import SPACE
from ..content.ships import SHIPS
from ..content.threats import (
    ABOARD,
    ALL_OF_IT,
    HIT_POINTS,
    IN_STATIONS,
    IN_ZONE,
    OTHERS,
    OWN,
    PLAYERS_HERE,
    REACTOR_HERE,
    THRICE_HIT_POINTS,
    TWICE_HIT_POINTS,
    WITH_BOTS,
    WITHOUT_BOTS,
    Effect,
)
from ..table import SpaceTable


def zone_of(t: SpaceTable, i: int) -> int:
    """The zone of a threat: its trajectory's, or that of the station where it is."""
    zone = t.zone[i]
    return zone if zone >= 0 else t.places[i][0] % 3


def zones_meant(t: SpaceTable, i: int, place: int) -> list[int]:
    """The zones an effect means, from red to blue; zones the ship lacks are left out."""
    if place == OWN:
        return [zone_of(t, i)]
    zones = SHIPS[t.ship].zones
    if place == OTHERS:
        own = zone_of(t, i)
        return [z for z in zones if z != own]
    return [z for z in zones if place >> z & 1]


def amount(t: SpaceTable, i: int, n: int) -> int:
    """A number, or what stands for it: hit points left, players there, energy there."""
    if n >= 0:
        return n
    left = t.hp[i] - t.damage[i]
    if n == HIT_POINTS:
        return left
    if n == TWICE_HIT_POINTS:
        return 2 * left
    if n == THRICE_HIT_POINTS:
        return 3 * left
    if n == PLAYERS_HERE:
        return players_at(t, t.places[i][0])
    if n == REACTOR_HERE:
        return t.reactor[zone_of(t, i)]
    assert n == ALL_OF_IT
    return 999


def players_at(t: SpaceTable, station: int) -> int:
    """AMB-24: players in a station who are on their feet."""
    count = 0
    for player in range(t.seats):
        if t.station[player] == station and t.knocked_out[player] == 0:
            count += 1
    return count


def players_meant(t: SpaceTable, i: int, e: Effect) -> list[int]:
    """The players aboard and on their feet whom a knock-out or delay means; never pilots."""
    found: list[int] = []
    for player in range(t.seats):
        if t.aboard(player) and _meant(t, i, e.scope, player):
            found.append(player)
    return found


def _meant(t: SpaceTable, i: int, scope: int, player: int) -> bool:
    station = t.station[player]
    assert station != SPACE
    if scope == ABOARD:
        return True
    if scope == IN_ZONE:
        return station % 3 == zone_of(t, i)
    if scope == IN_STATIONS:
        return station in t.places[i]
    if scope == WITHOUT_BOTS:
        return station in t.places[i] and not t.leads_active(player)
    if scope == WITH_BOTS:  # AMB-23
        return t.leads_active(player)
    return station != SHIPS[t.ship].bridge  # AMB-50
