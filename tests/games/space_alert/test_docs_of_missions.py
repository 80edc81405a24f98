"""The pages about missions and ships say what the data say."""

from __future__ import annotations

import json
import re
from pathlib import Path

from quarterdeck.games.space_alert.content.codes import STATIONS, SYSTEMS
from quarterdeck.games.space_alert.content.ships import SHIP_IDS, SHIPS, Ship
from quarterdeck.games.space_alert.content.threats import CARDS
from quarterdeck.games.space_alert.missionfile.read import KEYS, read
from quarterdeck.games.space_alert.missionfile.read_start import INITIAL
from quarterdeck.games.space_alert.missionfile.result import as_object
from quarterdeck.games.space_alert.resolve import resolve

DOCS = Path(__file__).parents[3] / "docs"


def rows(page: str) -> dict[str, list[str]]:
    """The tables of a page: first cell, then the others."""
    text = (DOCS / page).read_text("utf-8")
    cells = [[c.strip() for c in line.strip("|").split("|")] for line in text.splitlines()
             if line.startswith("|")]  # fmt: skip
    return {row[0]: row[1:] for row in cells}


def strokes(ship: Ship, numbers: list[int]) -> str:
    return " / ".join(str(numbers[zone]) for zone in ship.zones)


def test_the_ships_side_by_side() -> None:
    table = rows("space-alert-ships.md")
    assert [cell.strip("`") for cell in table[""]] == SHIP_IDS
    for i, ship in enumerate(SHIPS):
        told = {name: cells[i] for name, cells in table.items() if len(cells) == 3}
        assert told["heavy lasers"] == strokes(ship, ship.heavy)
        assert told["shields hold"] == strokes(ship, ship.shield_capacity)
        assert told["shields start with"] == strokes(ship, ship.shield_start)
        assert told["reactors hold"] == strokes(ship, ship.reactor_capacity)
        assert told["reactors start with"] == strokes(ship, ship.reactor_start)
        assert told["fuel capsules"] == strokes(ship, ship.fuel)
        assert told["damage tiles a zone"] == str(len(ship.tiles[0]))
        points = ", ".join(str(p) for p in ship.visual_points[1:])
        assert told["points when 1, 2, … look out"] == points
        checked = [int(n) for n in re.findall(r"(\d+) \(", told["computer checked after"])]
        assert checked == ship.variants[0].check_after
        assert str(ship.variants[0].rockets) in told["rockets"]


def test_the_buttons_of_the_large_ships() -> None:
    table = rows("space-alert-ships.md")
    for ship in SHIPS[:2]:
        for station in ship.stations:
            told = table[STATIONS[station].replace("_", " ")]
            for button in (1, 2, 3):
                name = SYSTEMS[ship.system[station][button]].replace("_", " ")
                assert told[button - 1].startswith(name)


def test_the_missions_page_names_every_key_and_its_example_runs() -> None:
    text = (DOCS / "space-alert-missions.md").read_text("utf-8")
    example, rarer = re.findall(r"```json\n(.*?)```", text, re.S)
    found = as_object(resolve(read(json.loads(example))))
    assert found["destroyed"] == 1
    assert set(KEYS) == {*json.loads(example), *json.loads(rarer), "variant"}
    assert set(INITIAL) - {"reactors"} == set(json.loads(rarer)["initial"])
    assert as_object(resolve(read(json.loads(rarer))))["outcome"] == "survived"
    for key in [*KEYS, *INITIAL, *found]:
        assert f"`{key}`" in text, key


def test_the_missions_page_lists_every_card_by_its_id() -> None:
    table = rows("space-alert-missions.md")
    for card in CARDS:
        group, number = card.id.split("-")
        listed = re.split(r", (?=\d)", table[f"`{group}-`"][0])
        assert [entry for entry in listed if entry.startswith(f"{number} {card.name}")], card.id
