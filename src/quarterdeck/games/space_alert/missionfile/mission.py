"""A mission as it was planned, ready to be resolved."""

from __future__ import annotations

from ..content.threats import CARDS


class Mission:
    """Everything the resolution needs, in the numbers of `content`. Lists by zone have three
    places. What is left out starts as the ship's card says."""

    def __init__(self, ship: int, variant: int, program: list[list[list[int]]]) -> None:
        self.ship = ship
        self.variant = variant
        self.program = program  # player, turn - 1: the tokens there, upper first
        self.threats: list[tuple[int, int, int, int]] = []  # card, number, zone or -1, board
        self.tiles: list[list[int]] = []  # by zone, the next one first; empty: as printed
        self.carried: list[list[int]] = [[], [], []]  # tiles left by the mission before
        self.lost_squads: list[int] = []  # squads the mission before left disabled
        self.stations: dict[int, int] = {}
        self.shields: dict[int, int] = {}
        self.reactors: dict[int, int] = {}
        self.tiles_left: dict[int, int] = {}
        self.leads: dict[int, int] = {}
        self.maintained: list[int] = []
        # by place in `threats`: damage or -1, marks passed, cell or 0
        self.presets: dict[int, tuple[int, int, int]] = {}
        self.until = 0  # 0: to the end


def names_of(threats: list[tuple[int, int]]) -> list[str]:
    """How threats (card, number) are named: `E1-07@5`, the second of that name `E1-07@5#2`."""
    names: list[str] = []
    for i, (card, number) in enumerate(threats):
        again = threats[:i].count((card, number))
        name = f"{CARDS[card].id}@{number}"
        names.append(f"{name}#{again + 1}" if again else name)
    return names
