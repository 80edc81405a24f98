"""What a ship is worth to its crew, after a plan was tried: what the search for plans goes by."""

from __future__ import annotations

from typing import Final

from ..games.space_alert.content.boards import LENGTHS
from ..games.space_alert.content.threats import CARDS
from ..games.space_alert.table import DESTROYED, ON_BOARD, SURVIVED, SpaceTable

HITS: Final = [0.0, 3.0, 7.0, 12.0, 18.0, 26.0, 38.0]
"""The cost of so much damage in one zone of seven hits; a weaker zone begins further on."""
LOST: Final = 150.0
"""The cost of a zone or ship that is gone."""
BEYOND: Final = 20.0
"""What each point of damage beyond that costs, so that a search finds back to life."""
KILL: Final = 4.0
"""What a threat's points are worth when it is destroyed; hurt, a part of HURT."""
HURT: Final = 2.0


def damage_cost(t: SpaceTable) -> float:
    """Damage, worse the more of it is in one zone. Tiles may be endless here: see `Known`."""
    cost = 0.0
    ship = t.the_ship()
    for zone in ship.zones:
        hits = t.hits[zone]
        if hits:
            hits += len(HITS) - 1 - len(ship.tiles[zone])
        cost += HITS[hits] if hits < len(HITS) else LOST + BEYOND * (hits - len(HITS))
    return cost


def worth_at_end(t: SpaceTable) -> float:
    """After the jump: alive with little damage, then the points."""
    worth = -damage_cost(t)
    if t.lost_by:
        worth -= LOST + 10.0 * (t.turns - t.turn)
    worth -= 6.0 * sum(t.knocked_out) + 1.0 * sum(t.squad_disabled)
    for i in range(len(t.card)):
        card = CARDS[t.card[i]]
        if t.state[i] == DESTROYED:
            worth += KILL * card.destroy_points
        else:
            worth += HURT * card.destroy_points * min(1.0, t.damage[i] / max(1, t.hp[i]))
    return worth + 0.6 * sum(t.visual_best)


def worth_on_the_way(t: SpaceTable, end: int) -> float:
    """In the midst of the mission: hopes and fears for what is still to come."""
    worth = -damage_cost(t)
    if t.lost_by:
        worth -= LOST + 10.0 * (end - t.turn)
    for zone in range(3):
        busy = min(2, coming(t, zone))
        worth += (0.5 + 0.3 * busy) * t.shield[zone] + (0.4 + 0.4 * busy) * t.reactor[zone]
        worth += 0.9 * t.fuel[zone]
    worth -= 6.0 * sum(t.knocked_out) + 2.0 * sum(t.squad_disabled)
    for i in range(len(t.card)):
        worth += threat_worth(t, i)
    variant = t.the_variant()
    for check in range(len(variant.check_after)):
        if variant.check_after[check] <= end:
            kept = any(t.maintained[turn] for turn in variant.check_turns[check])
            worth -= 0.0 if kept else 7.0
    return worth + 0.6 * sum(t.visual_best) + 0.7 * t.rockets


def coming(t: SpaceTable, zone: int) -> int:
    """How many known threats still come at this zone: its energy is worth more then."""
    return sum(1 for i in range(len(t.card)) if t.zone[i] == zone and t.state[i] <= ON_BOARD)


def threat_worth(t: SpaceTable, i: int) -> float:
    """Destroyed is best; hurt and far away is better than whole and near."""
    card = CARDS[t.card[i]]
    size = 2.0 if card.serious else 1.0
    state = t.state[i]
    if state == DESTROYED:
        return 16.0 * size
    if state == SURVIVED:
        return 2.0 * size - (6.0 if card.button else 0.0)
    if state == ON_BOARD:
        part = min(1.0, t.damage[i] / max(1, t.hp[i]))
        near = 1.0 - t.cell[i] / LENGTHS[t.track[i]]
        return size * (9.0 * part - 5.0 * near - 3.0)
    return 0.0
