"""The numbers that stand for zones, stations, systems, tiles and what a card does."""

from __future__ import annotations

from typing import Final

RED: Final = 0
WHITE: Final = 1
BLUE: Final = 2
ZONES: list[str] = ["red", "white", "blue"]

UPPER_RED: Final = 0
UPPER_WHITE: Final = 1
UPPER_BLUE: Final = 2
LOWER_RED: Final = 3
LOWER_WHITE: Final = 4
LOWER_BLUE: Final = 5
SPACE: Final = 6
STATIONS: list[str] = [
    "upper_red", "upper_white", "upper_blue", "lower_red", "lower_white", "lower_blue", "space",
]  # fmt: skip

HEAVY_LASER: Final = 1
LIGHT_LASER: Final = 2
PULSE_CANNON: Final = 3
SHIELD: Final = 4
REACTOR: Final = 5
INTERCEPTORS: Final = 6
COMPUTER: Final = 7
BATTLEBOTS: Final = 8
VISUAL: Final = 9
ROCKETS: Final = 10
SYSTEMS: list[str] = [
    "", "heavy_laser", "light_laser", "pulse_cannon", "shield", "reactor", "interceptors",
    "computer", "battlebots", "visual_confirmation", "rockets",
]  # fmt: skip

TILE_HEAVY: Final = 0
TILE_LIGHT: Final = 1
TILE_PULSE: Final = 2
TILE_SHIELD: Final = 3
TILE_REACTOR: Final = 4
TILE_LIFT: Final = 5
TILE_STRUCTURE: Final = 6
TILES: list[str] = [
    "heavy_laser", "light_laser", "pulse_cannon", "shield", "reactor", "gravolift", "structural",
]  # fmt: skip

# What stands on a space of an action board is a number: the low five bits say what the card does,
# TRIPPED that its owner tripped over it, and the bits from OTHER_HALF up what its other half does.
A: Final = 1
B: Final = 2
C: Final = 3
FIGHT: Final = 4
MOVE_RED: Final = 5
MOVE_BLUE: Final = 6
LIFT: Final = 7
HEROIC_A: Final = 8
HEROIC_B: Final = 9
HEROIC_FIGHT: Final = 10
HEROIC_C: Final = 11
HEROIC_MOVE: Final = 12  # plus the station
ACTION: Final = 31
TRIPPED: Final = 64
OTHER_HALF: Final = 8
TOKENS: list[str] = [
    "", "A", "B", "C", "battlebots", "move_red", "move_blue", "lift", "heroic_A", "heroic_B",
    "heroic_battlebots", "heroic_C",
] + [f"heroic_move:{station}" for station in STATIONS[:6]]  # fmt: skip


def token_of(name: str) -> int:
    """The number of a token as mission files write it; 0 when there is none of that name."""
    tripped = TRIPPED if name.startswith("trip:") else 0
    plain = name[5:] if tripped else name
    return tripped + TOKENS.index(plain) if plain in TOKENS[1:] else 0


def token_name(token: int) -> str:
    """A token as mission files write it."""
    name = TOKENS[token & ACTION]
    return f"trip:{name}" if token & TRIPPED else name


def card(shown: int, hidden: int) -> int:
    """A card on an action board: the half that is up, and the half that is down."""
    return shown + (hidden << OTHER_HALF)


def flipped(token: int) -> int:
    """The same card turned to its other half, its owner having tripped (AMB-29)."""
    return (token >> OTHER_HALF) + TRIPPED + ((token & ACTION) << OTHER_HALF)
