"""What lies in the box, for a form in which a mission is written down: ships, cards, boards."""

from __future__ import annotations

from typing import Any

from . import board, sight
from .content.boards import BOARDS
from .content.codes import HEROIC_C, HEROIC_MOVE, STATIONS, TILES, TOKENS, ZONES
from .content.ships import SHIPS, Ship
from .content.threats import CARDS


def box() -> dict[str, Any]:
    """Everything that can be named in a mission file."""
    return {
        "ships": [ship_box(ship) for ship in SHIPS],
        "threats": [sight.threat_card(card) for card in range(len(CARDS))],
        "boards": [sight.lane(i) for i in range(len(BOARDS))],
    }


def ship_box(ship: Ship) -> dict[str, Any]:
    """A ship: its rooms, its missions, its tiles, and the actions its cards can show."""
    return {
        **board.draw_ship(ship, 0),
        "name": ship.name,
        "players": ship.players,
        "variants": [
            {"id": v.id, "turns": v.turns, "phases": v.phases} for v in ship.variants
        ],
        "tiles": {ZONES[z]: [TILES[tile] for tile in ship.tiles[z]] for z in ship.zones},
        "excluded": ship.excluded,
        "tokens": tokens(ship),
        "start": STATIONS[ship.start],
    }


def tokens(ship: Ship) -> list[str]:
    """What may lie on a space of an action board on this ship."""
    plain = [word for i, word in enumerate(TOKENS[:HEROIC_MOVE]) if word and i != HEROIC_C]
    moves = [TOKENS[HEROIC_MOVE + station] for station in ship.stations]
    return plain + ([TOKENS[HEROIC_C]] if ship.heroic_c else []) + moves
