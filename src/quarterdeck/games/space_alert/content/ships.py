"""The three ships as numbers."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from .codes import (
    HEROIC_MOVE,
    LIFT,
    MOVE_BLUE,
    MOVE_RED,
    STATIONS,
    SYSTEMS,
    TILES,
    WHITE,
    ZONES,
)

NONE: Final = -1
NO_LIMIT: Final = 99
DELAY: Final = 0
LOST: Final = 1


class Variant:
    """How long a mission lasts on a ship, and when its computer is checked."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: str = row["id"]
        self.turns: int = row["turns"]
        self.phases: list[list[int]] = row["phases"]
        self.rockets: int = row["rockets"]
        self.minutes: int = row["minutes"]
        self.check_after: list[int] = [c["after"] for c in row["checks"]]
        self.check_turns: list[list[int]] = [c["turns"] for c in row["checks"]]
        self.check_missed: list[int] = [int(c["missed"] == "lost") for c in row["checks"]]
        self.phase_of: list[int] = [NONE] * (self.turns + 1)
        for phase, (first, last) in enumerate(self.phases):
            for turn in range(first, last + 1):
                self.phase_of[turn] = phase


class Ship:
    """A ship as printed. Lists by zone have three places, lists by station six."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: str = row["id"]
        self.name: str = row["name"]
        self.players: list[int] = row["players"]
        self.zones: list[int] = [ZONES.index(z) for z in row["zones"]]
        self.start: int = STATIONS.index(row["start"])
        self.bridge: int = STATIONS.index(row["bridge"])
        self.visual_points: list[int] = row["visual_points"]
        self.lost_if_all_knocked_out: bool = row["lost_if_all_knocked_out"]
        self.heroic_c: bool = row["heroic_C"]
        self.squads: list[int] = [STATIONS.index(s) for s in row["battlebots"]]
        self.squads_go_missing: bool = row["squads_go_missing"]
        self.tiles: list[list[int]] = [
            [TILES.index(t) for t in row["tiles"].get(zone, [])] for zone in ZONES
        ]
        self.variants: list[Variant] = [Variant(v) for v in row["variant"]]
        self.excluded: list[str] = row.get("excluded_threats", [])
        self.changes: dict[str, Any] = row.get("threat_changes", {})
        self._systems(row)
        self._weapons(row)
        self._ways()
        self._handicaps(row)

    def after(self, station: int, token: int) -> int:
        """Where a figure stands after this token if nothing delays it."""
        goal = station
        if token == MOVE_RED:
            goal = self.to_red[station]
        elif token == MOVE_BLUE:
            goal = self.to_blue[station]
        elif token == LIFT:
            goal = self.by_lift[station]
        elif token >= HEROIC_MOVE:
            goal = token - HEROIC_MOVE
        return goal if goal >= 0 else station

    def _systems(self, row: dict[str, Any]) -> None:
        """What each button of each station works (AMB-16: the small ship's computer is in upper
        red), and the energy of shields and reactors."""
        self.stations: list[int] = [STATIONS.index(s) for s in row["stations"]]
        self.system: list[list[int]] = [[0, 0, 0, 0] for _ in range(6)]
        for name, buttons in row["stations"].items():
            self.system[STATIONS.index(name)] = [0] + [SYSTEMS.index(b) for b in buttons]
        self.shield_capacity: list[int] = row["shield"]["capacity"]
        self.shield_start: list[int] = row["shield"]["start"]
        self.reactor_capacity: list[int] = row["reactor"]["capacity"]
        self.reactor_start: list[int] = row["reactor"]["start"]
        self.fuel: list[int] = row["reactor"]["fuel"]
        self.reactor_from: list[int] = [
            ZONES.index(row["reactor_from"][z]) if z in row["reactor_from"] else NONE
            for z in ZONES
        ]
        self.reactor_moves: int = row.get("reactor_moves", NO_LIMIT)

    def _weapons(self, row: dict[str, Any]) -> None:
        """The strength and reach of everything that shoots: the central heavy laser has a number
        of its own (AMB-02), and the small ship has no interceptors (SA-085)."""
        self.heavy: list[int] = row["heavy_laser"]
        self.light: list[int] = row["light_laser"]
        self.pulse_strength: int = row["pulse_cannon"]["strength"]
        self.pulse_range: int = row["pulse_cannon"]["range"]
        self.pulse_reactor: int = ZONES.index(row["pulse_cannon"]["reactor"])
        self.rocket_strength: int = row["rocket"]["strength"]
        self.rocket_range: int = row["rocket"]["range"]
        flying: dict[str, Any] = row.get("interceptors", {})
        self.hangar: int = STATIONS.index(flying["station"]) if flying else NONE
        self.interceptor_single: int = flying.get("single", 0)
        self.interceptor_several: int = flying.get("several", 0)
        self.interceptor_heroic: int = flying.get("heroic", 0)
        self.interceptor_ramming: int = flying.get("ramming", 0)

    def _ways(self) -> None:
        """Where the doors and the lifts lead; NONE at the hull."""
        self.to_red: list[int] = [NONE] * 6
        self.to_blue: list[int] = [NONE] * 6
        self.by_lift: list[int] = [NONE] * 6
        for station in self.stations:
            deck = station // 3 * 3
            at = self.zones.index(station % 3)
            self.by_lift[station] = (station + 3) % 6
            if at > 0:
                self.to_red[station] = deck + self.zones[at - 1]
            if at + 1 < len(self.zones):
                self.to_blue[station] = deck + self.zones[at + 1]

    def _handicaps(self, row: dict[str, Any]) -> None:
        """What a small ship is spared, and what it pays for crowding (SA-091 to SA-093, SA-109)."""
        spared: dict[str, Any] = row.get("handicaps", {})
        self.handicaps: bool = bool(spared)
        self.hp_per_damage: int = spared.get("hp_per_damage", 0)
        self.fast: int = spared.get("fast", NO_LIMIT)
        self.full_speed_number: int = spared.get("full_speed_number", 0)
        self.shield_caps: list[int] = spared.get("shield_caps", [NO_LIMIT])
        crowded: dict[str, int] = row.get("same_station", {})
        self.two_together: int = crowded.get("two", 0)
        self.all_together: int = crowded.get("all", 0)

    def shield_cap(self, players: int) -> int:
        """The strongest shield a threat may arrive with (SA-093)."""
        return self.shield_caps[min(players, len(self.shield_caps)) - 1]


SHIPS: list[Ship] = [
    Ship(row)
    for row in tomllib.loads((Path(__file__).parent / "ships.toml").read_text("utf-8"))["ship"]
]
SHIP_IDS: list[str] = [ship.id for ship in SHIPS]
CENTRE: Final = WHITE
