"""The ship to draw: geometry for the page, text for the terminal."""

from __future__ import annotations

from typing import Any

from .content import cards
from .content.codes import STATIONS, SYSTEMS, ZONES
from .content.ships import SHIPS, Ship
from .mission_table import MissionTable
from .sight import view
from .words_planning import clock

WIDTH = 200
HEIGHT = 86


def draw(t: MissionTable) -> dict[str, Any]:
    """The stations as rooms in a row of zones on two decks, and what their buttons work."""
    return draw_ship(t.the_ship())


def draw_ship(ship: Ship) -> dict[str, Any]:
    """One of the three ships as rooms with systems."""
    rooms = [room(ship, station) for station in ship.stations]
    return {
        "ship": ship.id,
        "zones": [ZONES[z] for z in ship.zones],
        "width": WIDTH * len(ship.zones),
        "height": HEIGHT * 2,
        "rooms": rooms,
        "hangar": STATIONS[ship.hangar] if ship.hangar >= 0 else None,
    }


def room(ship: Ship, station: int) -> dict[str, Any]:
    """A station: where it is drawn and what A, B and C do there."""
    systems = [SYSTEMS[s].replace("_", " ") for s in ship.system[station][1:]]
    return {
        "id": f"station:{STATIONS[station]}",
        "station": STATIONS[station],
        "zone": ZONES[station % 3],
        "deck": "upper" if station < 3 else "lower",
        "x": WIDTH * ship.zones.index(station % 3),
        "y": 0 if station < 3 else HEIGHT,
        "width": WIDTH,
        "height": HEIGHT,
        "systems": systems,
    }


def ships() -> list[dict[str, Any]]:
    """All three, for the tools' page."""
    return [draw_ship(ship) for ship in SHIPS]


def text(t: MissionTable, seat: int) -> str:
    """The table in letters, from what these eyes may see."""
    seen = view(t, seat)
    time = seen["time"]
    state = ", communications down" if time["silent"] else ""
    state += ", data transfer open" if time["transfer"] else ""
    lines = [f"{seen['ship_name']}, {seen['turns']} turns. {clock(time['now'])}{state}"]
    lines += [_lane(i, lane) for i, lane in enumerate(seen["lanes"]) if lane is not None]
    if seen["state"] is None:
        lines += [f"  {_announced(row)}" for row in seen["drawn"]]
    else:
        lines += _state(seen["state"])
    for who, member in enumerate(seen["crew"]):
        lines.append(_member(who, member))
    if 0 <= seat < t.seats and seen["crew"][seat]["hand"] is not None:
        small = t.small()
        hand = [cards.both_halves(row["card"], small) for row in seen["crew"][seat]["hand"]]
        lines.append("Your hand: " + ("; ".join(hand) or "empty") + ".")
    return "\n".join(lines)


def _lane(i: int, lane: dict[str, Any]) -> str:
    marks = ", ".join(f"{mark} at {cell}" for cell, mark in lane["marks"].items())
    place = ZONES[i] if i < 3 else "inside"
    return f"{place:>7}: {lane['id']}, {lane['length']} cells, {marks}"


def _announced(row: dict[str, Any]) -> str:
    where = ", ".join(row["stations"]) if row["zone"] == "internal" else f"zone {row['zone']}"
    shield = f", shield {row['shield']}" if row["external"] else f", by {row['button']}"
    marks = [f"{mark} {words}." for mark, words in zip("XYZ", row["does"]) if words]
    return (
        f"T+{row['number']} {row['name']} ({where}): {row['hp']} hit points{shield}, "
        f"speed {row['speed']}. {' '.join([*marks, *row['notes']])}"
    )


def _state(state: dict[str, Any]) -> list[str]:
    lines = [f"Turn {state['turn']}."]
    for zone, (energy, most) in state["shields"].items():
        reactor, full = state["reactors"][zone]
        lines.append(
            f"{zone:>7}: shield {energy}/{most}, reactor {reactor}/{full}, "
            f"damage {state['damage'][zone]}"
        )
    for row in state["threats"]:
        lines.append(
            f"  T+{row['number']} {row['name']} ({row['zone']}): {row['state']}, "
            f"cell {row['cell']}, damage {row['damage']} of {row['hp']}"
        )
    return lines


def _member(who: int, member: dict[str, Any]) -> str:
    turns: list[str] = []
    for laid in member["plan"]:
        faces = [_face(card) for card in laid]
        turns.append("+".join(faces) or ".")
    said = [" and ".join(cards.in_words(w) for w in words) or "–" for words in member["said"]]
    heard = f"  says: {', '.join(said)}" if any(member["said"]) else ""
    return f"{{p{who}}}: {' '.join(turns)}  ({member['held']} in hand){heard}"


def _face(card: dict[str, Any]) -> str:
    if "token" in card:
        return str(card["token"])
    return ("gold-" if card["heroic"] else "") + ("action" if card["half"] else "move")
