"""How strong the crews of Shallow Space are, whether the first ship has an edge, and how long
battles last with two, three, four and six ships."""

from __future__ import annotations

from ..games.shallow_space.content import CREW_OF_SHIP
from ..games.shallow_space.table import SpaceTable
from ..kit.table import Table
from .bout import Bout

GAME = "shallow_space"
FIRST = "first ship wins"
ROUNDS = "rounds"


def tables() -> list[Bout]:
    """House against random; house against house; and the lengths of larger battles."""
    duel = crews("house", "house")
    found = [
        Bout(
            "house against random", GAME, crews("house", "random"), "house", 0.95, 500,
            step=CREW_OF_SHIP,
        ),
        Bout(
            "house against house", GAME, duel, "house", 0.0, 500, step=CREW_OF_SHIP, figure=FIRST,
            low=0.4, high=0.6,
        ),
        Bout("normal against random", GAME, crews("normal", "random"), "normal", 0.0, 200,
             step=CREW_OF_SHIP),
        Bout("house against normal", GAME, crews("house", "normal"), "house", 0.0, 200,
             step=CREW_OF_SHIP),
    ]  # fmt: skip
    for ships in (3, 4, 6):
        bots = crews(*["house"] * ships)
        found.append(Bout(f"{ships} ships of house", GAME, bots, "house", 0.0, 200))
    return found


def crews(*names: str) -> list[str]:
    """A whole crew of each."""
    return [name for name in names for _ in range(CREW_OF_SHIP)]


def figures(table: Table) -> dict[str, int]:
    """How long it took, and whether the first ship of the row won."""
    assert isinstance(table, SpaceTable)
    return {ROUNDS: table.round, FIRST: int(table.order[0] in table.winners)}
