"""The score of a mission (SA-102 to SA-110)."""

from __future__ import annotations

from ..content.ships import SHIPS
from ..content.threats import CARDS_ON
from ..events import CREW_LOST, NOT_LOST
from ..table import DESTROYED, SURVIVED, SpaceTable


def threat_points(t: SpaceTable) -> int:
    """SA-102, SA-103, AMB-20: destroyed and survived threats; those still out score nothing."""
    points = 0
    for i in range(len(t.card)):
        card = CARDS_ON[t.ship][t.card[i]]
        if t.state[i] == DESTROYED:
            points += card.destroy_points
        elif t.state[i] == SURVIVED:
            points += card.survive_points
    return points


def visual_points(t: SpaceTable) -> list[int]:
    """SA-108, AMB-08: by phase, for the turn in which most looked out."""
    table = SHIPS[t.ship].visual_points
    return [table[min(best, len(table) - 1)] for best in t.visual_best]


def disabled_squads(t: SpaceTable) -> int:
    """Squads out of order, led or stored."""
    return sum(t.squad_disabled)


def penalties(t: SpaceTable) -> int:
    """SA-104 to SA-107: tiles, the worst zone again, 2 a knock-out, 1 a disabled squad; on the
    small ship crowding at the end (SA-109, SA-110)."""
    points = sum(t.hits) + max(t.hits) + 2 * sum(t.knocked_out) + disabled_squads(t)
    return points + crowding(t)


def crowding(t: SpaceTable) -> int:
    """SA-109, SA-110: where players end the mission, the knocked-out included."""
    ship = SHIPS[t.ship]
    if ship.two_together == 0 or not t.over or t.lost_by not in (NOT_LOST, CREW_LOST):
        return 0
    most = max(t.station.count(station) for station in t.station)
    if most >= 3 and most == t.seats:
        return ship.all_together
    return ship.two_together if most >= 2 else 0


def score(t: SpaceTable) -> int:
    """SA-003: all of it together."""
    return threat_points(t) + sum(visual_points(t)) - penalties(t)
