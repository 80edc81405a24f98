"""The parts of a mission file that start it from another position: `carried` and `initial`."""

from __future__ import annotations

from typing import Any

from ..content.boards import LENGTHS
from ..content.codes import SPACE, TILES, ZONES
from ..content.ships import NONE, Ship
from ..content.threats import CARDS, HP_IS_ROCKETS
from .checks import (
    BadMission,
    a_list,
    a_number,
    a_player,
    a_station,
    an_object,
    by_zone,
    one_of,
    shown,
)
from .mission import Mission, names_of

INITIAL: list[str] = [
    "stations", "shields", "reactors", "tiles_left", "leads_squad", "computer_maintained",
    "threats",
]  # fmt: skip


def read_carried(value: Any, ship: Ship, mission: Mission) -> None:
    """`carried`: tiles and disabled squads that the mission before left."""
    given = an_object(value, "carried", ["tiles", "disabled_squads"])
    for zone, names in by_zone(given.get("tiles", {}), "carried.tiles", ship).items():
        where = f"carried.tiles.{ZONES[zone]}"
        fitting = [TILES[tile] for tile in ship.tiles[zone]]
        for i, name in enumerate(a_list(names, where, "tiles")):
            one_of(name, f"{where}[{i}]", fitting)
            if TILES.index(name) in mission.carried[zone]:
                raise BadMission(f"{where} names {shown(name)} twice; a zone has each tile once.")
            mission.carried[zone].append(TILES.index(name))
    where = "carried.disabled_squads"
    for i, squad in enumerate(a_list(given.get("disabled_squads", []), where, "squads")):
        number = a_number(squad, f"{where}[{i}]", 0, len(ship.squads) - 1)
        if number in mission.lost_squads:
            raise BadMission(f"{where} names squad {number} twice.")
        mission.lost_squads.append(number)


def read_initial(value: Any, ship: Ship, turns: int, mission: Mission) -> None:
    """`initial`: where the mission does not start as usual."""
    given = an_object(value, "initial", INITIAL)
    players = len(mission.program)
    read_leads(given.get("leads_squad", {}), ship, players, mission)
    read_stations(given.get("stations", {}), ship, players, mission)
    for zone, energy in by_zone(given.get("shields", {}), "initial.shields", ship).items():
        mission.shields[zone] = a_number(energy, f"initial.shields.{ZONES[zone]}", 0)
    for zone, energy in by_zone(given.get("reactors", {}), "initial.reactors", ship).items():
        mission.reactors[zone] = a_number(energy, f"initial.reactors.{ZONES[zone]}", 0)
    for zone, left in by_zone(given.get("tiles_left", {}), "initial.tiles_left", ship).items():
        most = len(ship.tiles[zone]) - len(mission.carried[zone])
        mission.tiles_left[zone] = a_number(left, f"initial.tiles_left.{ZONES[zone]}", 0, most)
    where = "initial.computer_maintained"
    kept = a_list(given.get("computer_maintained", []), where, "turns")
    mission.maintained = [a_number(k, f"{where}[{i}]", 1, turns) for i, k in enumerate(kept)]
    read_presets(given.get("threats", {}), mission)


def read_leads(value: Any, ship: Ship, players: int, mission: Mission) -> None:
    """`leads_squad`: a squad has one leader, and there must be such a squad."""
    where = "initial.leads_squad"
    for key, squad in an_object(value, where, []).items():
        player = a_player(key, where, players)
        number = a_number(squad, f"{where}.{key}", 0, len(ship.squads) - 1)
        if number in mission.leads.values():
            raise BadMission(f"{where}.{key} is squad {number}, which somebody else leads.")
        if number in mission.lost_squads and ship.squads_go_missing:
            raise BadMission(f"{where}.{key} is squad {number}, which the mission before has cost.")
        mission.leads[player] = number


def read_stations(value: Any, ship: Ship, players: int, mission: Mission) -> None:
    """`stations`: on the ship, or outside in the interceptors with a squad."""
    where = "initial.stations"
    for key, name in an_object(value, where, []).items():
        player = a_player(key, where, players)
        if name != "space":
            mission.stations[player] = a_station(name, f"{where}.{key}", ship)
            continue
        if ship.hangar == NONE:
            raise BadMission(f'{where}.{key} is "space", but {ship.id} has no interceptors.')
        if player not in mission.leads:
            raise BadMission(f'{where}.{key} is "space": that needs a squad in leads_squad.')
        if SPACE in mission.stations.values():
            raise BadMission(f'{where}.{key} is "space", where another player flies already.')
        mission.stations[player] = SPACE


def read_presets(value: Any, mission: Mission) -> None:
    """`threats`: damage, marks passed and position of single threats."""
    where = "initial.threats"
    names = names_of([(threat[0], threat[1]) for threat in mission.threats])
    for name, entry in an_object(value, where, []).items():
        if name not in names:
            known = ", ".join(names) if names else "none"
            raise BadMission(f"{where} names {shown(name)}; the threats in play are {known}.")
        at = names.index(name)
        card, _, _, board = mission.threats[at]
        here = f"{where}.{name}"
        given = an_object(entry, here, ["damage", "marks_passed", "position"])
        damage = -1
        if "damage" in given:
            most = None if CARDS[card].traits & HP_IS_ROCKETS else CARDS[card].hp - 1
            damage = a_number(given["damage"], f"{here}.damage", 0, most)
        passed = a_number(given.get("marks_passed", 0), f"{here}.marks_passed", 0)
        cell = 0
        if "position" in given:
            cell = a_number(given["position"], f"{here}.position", 2, LENGTHS[board])
        mission.presets[at] = (damage, passed, cell)
