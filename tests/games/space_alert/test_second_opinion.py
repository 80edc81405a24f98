"""Two resolvers, written apart, agree on missions that nobody has thought of."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.space_alert.second_opinion_threats import Resolver

from quarterdeck.games.space_alert.content.boards import BOARDS
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
    s = Resolver(mission).run()
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
