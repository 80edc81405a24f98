"""Resolve a planned mission: the same procedures that a game runs after planning."""

from __future__ import annotations

from typing import Final

from ...kit.event import Event
from ...kit.rng import Rng, seed_of
from .missionfile.mission import Mission
from .rules.appear import put_on_board
from .rules.resolution import Resolution
from .rules.start import carry_over, give_squad, reset_crew, reset_ship, set_threats
from .table import SpaceTable

_NO_CHANCE = Rng(seed_of("a resolution has no chance in it"))

AFTER_LAST_TURN: Final = 9
"""The step of the resolution at which everything after the last turn begins."""


class Turn:
    """What happened in one turn, and how things stood after it. Turn 0: after the last."""

    def __init__(
        self, turn: int, told: list[Event], cells: list[int], states: list[int], hits: list[int]
    ) -> None:
        self.turn = turn
        self.told = told
        self.cells = cells
        self.states = states
        self.hits = hits


class Result:
    """The table as the mission left it; `turns` is filled when the turns were told."""

    def __init__(self, table: SpaceTable, turns: list[Turn]) -> None:
        self.table = table
        self.turns = turns


def table_of(mission: Mission) -> SpaceTable:
    """SA-053: a table with ship, crew and threats as the mission begins."""
    t = SpaceTable(mission.ship, mission.variant, len(mission.program), _NO_CHANCE)
    reset_ship(t)
    reset_crew(t)
    t.program = [p.copy() for p in mission.program]
    t.until = mission.until
    if mission.tiles:
        t.pile = [p.copy() for p in mission.tiles]
    carry_over(t, mission.carried, mission.lost_squads)
    for zone, left in mission.tiles_left.items():
        t.hits[zone] += len(t.pile[zone]) - left
        t.pile[zone] = t.pile[zone][:left]
    for zone, energy in mission.shields.items():
        t.shield[zone] = energy
    for zone, energy in mission.reactors.items():
        t.reactor[zone] = energy
    for player, squad in mission.leads.items():
        give_squad(t, player, squad)
    for player, station in mission.stations.items():
        t.station[player] = station
    for turn in mission.maintained:
        t.maintained[turn] = 1
    set_board(t, mission)
    return t


def set_board(t: SpaceTable, mission: Mission) -> None:
    """The threats, and those that are out already when the mission begins."""
    at = set_threats(t, mission.threats)
    for place, (damage, passed, _) in mission.presets.items():
        t.preset[at[place]] = damage
        t.passed[at[place]] = passed
    for place, (_, _, cell) in mission.presets.items():
        if cell > 0:
            put_on_board(t, at[place], cell)


def resolve(mission: Mission, tell: bool = True) -> Result:
    """SA-130: resolve a mission to its end (or to `until`); told turn by turn unless in haste."""
    t = table_of(mission)
    if not tell:
        t.begin(Resolution())
        t.run()
        return Result(t, [])
    turns: list[Turn] = []
    last = mission.until or t.turns
    while t.turn < last and not t.over:
        t.until = t.turn + 1
        _tell(t, turns, t.until, 0)
    t.until = mission.until
    if not t.over and mission.until == 0:
        _tell(t, turns, 0, AFTER_LAST_TURN)
    return Result(t, turns)


def _tell(t: SpaceTable, turns: list[Turn], turn: int, at: int) -> None:
    """Run one turn (or what comes after the last) and write down what it told."""
    told: list[Event] = []
    t.listen(told)
    t.begin(Resolution(0, 0, at))
    t.run()
    t.listen(None)
    turns.append(Turn(turn, told, t.cell.copy(), t.state.copy(), t.hits.copy()))
