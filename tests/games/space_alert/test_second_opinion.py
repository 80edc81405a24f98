"""Two resolvers, written apart, agree on missions that nobody has thought of."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.space_alert.second_opinion_start import Started

from quarterdeck.games.space_alert.content.boards import BOARDS, LENGTHS
from quarterdeck.games.space_alert.content.codes import STATIONS, TILES, ZONES
from quarterdeck.games.space_alert.content.ships import SHIPS, Ship
from quarterdeck.games.space_alert.content.threats import CARDS
from quarterdeck.games.space_alert.missionfile.read import read
from quarterdeck.games.space_alert.missionfile.result import as_object
from quarterdeck.games.space_alert.resolve import resolve
from quarterdeck.kit.rng import Rng, fresh

OFTEN = ["A", "A", "B", "B", "C", "C", "C", "battlebots", "battlebots", "move_red", "move_blue"]
TOKENS = [
    *OFTEN, *OFTEN, "lift", "lift", "lift", "heroic_A", "heroic_B", "heroic_battlebots",
    "trip:C", "trip:lift", "trip:battlebots",
]  # fmt: skip


def any_mission(rng: Rng) -> dict[str, Any]:
    """A mission file by chance: any ship, any crew, one to five threats, tiles in any order."""
    ship = SHIPS[rng.below(3)]
    variant = ship.variants[rng.below(len(ship.variants))]
    zones = [ZONES[z] for z in ship.zones]
    tokens = TOKENS + [f"heroic_move:{STATIONS[s]}" for s in ship.stations]
    players = [[_space(rng, tokens) for _ in range(variant.turns)] for _ in range(1 + rng.below(5))]
    cards = [card for card in CARDS if card.id not in ship.excluded]
    threats = []
    for _ in range(1 + rng.below(5)):
        card = cards[rng.below(len(cards))]
        threat: dict[str, Any] = {"id": card.id, "turn": 1 + rng.below(variant.turns)}
        if card.external:
            threat["zone"] = zones[rng.below(len(zones))]
        threats.append(threat)
    order = {}
    for z in ship.zones:
        tiles = ship.tiles[z].copy()
        rng.shuffle(tiles)
        order[ZONES[z]] = [TILES[tile] for tile in tiles[: rng.below(7)]]
    mission = {
        "ship": ship.id, "players": players, "threats": threats, "damage_order": order,
        "tracks": {z: BOARDS[rng.below(7)] for z in [*zones, "internal"]},
    }  # fmt: skip
    return mission | ({"variant": variant.id} if len(ship.variants) > 1 else {})


def _space(rng: Rng, tokens: list[str]) -> Any:
    chance = rng.below(12)
    if chance == 0:
        return None
    card = tokens[rng.below(len(tokens))]
    return [card, tokens[rng.below(len(tokens))]] if chance == 1 else card


def any_start(rng: Rng, mission: dict[str, Any]) -> dict[str, Any]:
    """The same mission from another start: energy, crew, threats, what was carried over."""
    ship = SHIPS[[s.id for s in SHIPS].index(mission["ship"])]

    def some(names: list[Any], chance: int) -> list[Any]:
        return [name for name in names if rng.below(chance) == 0]

    zones = [ZONES[z] for z in ship.zones]
    crew = [str(p) for p in range(len(mission["players"]))]
    left = {z: some([TILES[t] for t in ship.tiles[ZONES.index(z)]], 6) for z in some(zones, 2)}
    lost = some(list(range(len(ship.squads))), 5)
    free = [n for n in range(len(ship.squads)) if n not in lost or not ship.squads_go_missing]
    leaders = {crew[rng.below(len(crew))]: free[0]} if free and rng.below(2) else {}
    stations = {p: STATIONS[ship.stations[rng.below(len(ship.stations))]] for p in some(crew, 2)}
    if leaders and ship.hangar >= 0 and rng.below(3) == 0:
        stations |= {p: "space" for p in leaders}
    return mission | {
        "carried": {"tiles": left, "disabled_squads": lost},
        "initial": {
            "shields": {z: rng.below(5) for z in some(zones, 3)},
            "reactors": {z: rng.below(7) for z in some(zones, 3)},
            "tiles_left": {z: rng.below(7 - len(left.get(z, []))) for z in some(zones, 6)
                           if len(ship.tiles[ZONES.index(z)]) == 6},
            "stations": stations, "leads_squad": leaders,
            "computer_maintained": some(list(range(1, 8)), 3),
            "threats": any_threats(rng, mission),
        },
        "until": "end" if rng.below(2) else 1 + rng.below(7),
    }  # fmt: skip


def any_threats(rng: Rng, mission: dict[str, Any]) -> dict[str, dict[str, int]]:
    """Threats that are hurt, have passed marks or are out already."""
    found: dict[str, dict[str, int]] = {}
    for threat in mission["threats"]:
        if rng.below(2):
            continue
        card = next(c for c in CARDS if c.id == threat["id"])
        board = mission["tracks"][threat.get("zone", "internal")]
        known = {
            "damage": rng.below(card.hp), "marks_passed": rng.below(4),
            "position": 2 + rng.below(LENGTHS[BOARDS.index(board)] - 1),
        }  # fmt: skip
        found[f"{card.id}@{threat['turn']}"] = {k: n for k, n in known.items() if rng.below(2)}
    return found


def first(mission: dict[str, Any]) -> dict[str, Any]:
    """How it stands at the end, by the resolver."""
    found = as_object(resolve(read(mission), tell=False))
    return {
        "lost": (found["lost_by"] or "").split(":")[0],
        "ship": [found[k] for k in ("damage", "shields", "reactors", "fuel", "rockets")],
        "threats": [
            (t["state"], t["damage"], t["position"] or 0, sorted(t.get("stations", [])))
            for t in found["threats"].values()
        ],
        "crew": [tuple(p.values()) for p in found["players"]],
        "disabled": found["disabled_squads"],
    }


def second(mission: dict[str, Any]) -> dict[str, Any]:
    """How it stands at the end, by the other one."""
    s = Started(mission).run()
    crew = []
    for p in s.crew:
        squad = None if p.squad is None else "disabled" if p.squad["off"] else "active"
        plan = [None if not c else c[0] if len(c) == 1 else c for c in p.plan]
        crew.append((p.at, p.down, squad, plan))
    threats = []
    for f in s.foes:
        slimy = "slime" in f.traits and f.state != "waiting"
        places = [] if f.outside else list(f.slime) if slimy else f.places
        threats.append((f.state, f.hurt, f.cell, sorted(places)))
    return {
        "lost": s.lost,
        "ship": [s.hits, s.shield, s.reactor, s.fuel, s.rockets],
        "threats": threats,
        "crew": crew,
        "disabled": sum(squad["off"] for squad in s.squads),
    }


@pytest.mark.rule("SA-130", "SA-056", "SA-057", "SA-063", "SA-066")
@pytest.mark.parametrize("seed", range(8))
def test_two_resolvers_agree(seed: int) -> None:
    rng = fresh(f"second opinion {seed}")
    for _ in range(60):
        mission = any_mission(rng)
        assert first(mission) == second(mission), mission


@pytest.mark.rule("SA-053", "SA-114", "SA-115", "AMB-52")
@pytest.mark.parametrize("seed", range(6))
def test_two_resolvers_agree_from_any_start(seed: int) -> None:
    rng = fresh(f"another start {seed}")
    for _ in range(60):
        mission = any_start(rng, any_mission(rng))
        assert first(mission) == second(mission), mission


PRESSES = ["A", "B", "C", "battlebots", "lift"]
SCENES: list[list[tuple[str, int, str | None]]] = [
    [("E1-07", 1, "red"), ("E1-04", 2, "white"), ("SE1-03", 1, "blue")],
    [("I1-06", 1, None), ("SI1-06", 2, None), ("E2-05", 1, "white")],
    [("SI2-03", 1, None), ("SI2-04", 2, None), ("SE2-05", 3, "red")],
]


@pytest.mark.rule("SA-060", "SA-061", "SA-062", "SA-089", "SA-090")
@pytest.mark.parametrize("ship", SHIPS, ids=[ship.id for ship in SHIPS])
@pytest.mark.parametrize("scene", range(len(SCENES)))
def test_every_pair_of_systems(scene: int, ship: Ship) -> None:
    """Two players go to any two stations and use any two buttons there, twice."""
    zones = [ZONES[z] for z in ship.zones]
    threats = [
        {"id": id, "turn": turn} | ({"zone": zone} if zone else {})
        for id, turn, zone in SCENES[scene]
        if id not in ship.excluded and (zone is None or zone in zones)
    ]
    uses = [(STATIONS[s], press) for s in ship.stations for press in PRESSES]
    for station, press in uses:
        for other, button in uses:
            mission = {
                "ship": ship.id, "threats": threats,
                "tracks": {z: "T3" for z in [*zones, "internal"]},
                "players": [
                    [f"heroic_move:{station}", press, press],
                    [f"heroic_move:{other}", button, button],
                ],
            }  # fmt: skip
            assert first(mission) == second(mission), mission
