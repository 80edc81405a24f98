"""The seven trajectory boards and their range bands."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

NO_MARK: Final = 0
X: Final = 1
Y: Final = 2
Z: Final = 3
MARK_NAMES: list[str] = ["", "X", "Y", "Z"]
BAND: Final = 5
"""Cells in a range band: 1 to 5 are range 1, 6 to 10 range 2, 11 and more range 3."""

_READ: list[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "trajectories.toml").read_text("utf-8")
)["board"]


def _marks(row: dict[str, Any]) -> list[int]:
    cells = [NO_MARK] * (row["length"] + 1)
    for mark in (X, Y, Z):
        for cell in row[MARK_NAMES[mark]]:
            cells[cell] = mark
    return cells


BOARDS: list[str] = [row["id"] for row in _READ]
LENGTHS: list[int] = [row["length"] for row in _READ]
MARKS: list[list[int]] = [_marks(row) for row in _READ]
"""The mark on each cell of each board, by board and cell; cell 0 is not used."""


def band(cell: int) -> int:
    """The range band of a cell."""
    return (cell - 1) // BAND + 1 if cell <= 2 * BAND else 3
