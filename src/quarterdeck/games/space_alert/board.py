"""The ship to draw: geometry for the page, text for the terminal."""

from __future__ import annotations

from typing import Any

from .content import cards
from .content.codes import STATIONS, SYSTEMS, ZONES
from .content.ships import Ship
from .mission_table import MissionTable
from .sight import view
from .words_planning import clock

WIDTH = 150
HEIGHT = 112


def draw(t: MissionTable) -> dict[str, Any]:
    """The stations as rooms in a row of zones on two decks, and what their buttons work."""
    return draw_ship(t.the_ship(), t.variant)


def draw_ship(ship: Ship, variant: int) -> dict[str, Any]:
    """One of the three ships as rooms with systems, and what it has aboard at the start."""
    rooms = [room(ship, station) for station in ship.stations]
    return {
        "ship": ship.id,
        "zones": [ZONES[z] for z in ship.zones],
        "width": WIDTH * len(ship.zones),
        "height": HEIGHT * 2,
        "rooms": rooms,
        "hangar": STATIONS[ship.hangar] if ship.hangar >= 0 else None,
        "shields": {ZONES[z]: [ship.shield_start[z], ship.shield_capacity[z]] for z in ship.zones},
        "reactors": {
            ZONES[z]: [ship.reactor_start[z], ship.reactor_capacity[z]] for z in ship.zones
        },
        "fuel": {ZONES[z]: ship.fuel[z] for z in ship.zones},
        "rockets": ship.variants[variant].rockets,
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


def text(t: MissionTable, seat: int) -> str:
    """The table in letters, from what these eyes may see."""
    seen = view(t, seat)
    time = seen["time"]
    state = ", communications down" if time["silent"] else ""
    state += ", data transfer open" if time["transfer"] else ""
    lines = [f"{seen['ship_name']}, {seen['turns']} turns. {clock(time['now'])}{state}"]
    lines += [_lane(i, lane) for i, lane in enumerate(seen["lanes"]) if lane is not None]
    lines += _rooms(t.the_ship(), seen["state"])
    if seen["state"] is None:
        lines.append(_aboard(draw(t)))
        lines += [f"  {_announced(row)}" for row in seen["drawn"]]
    else:
        lines += _state(seen["state"])
    for who, member in enumerate(seen["crew"]):
        lines.append(_member(who, member))
    if 0 <= seat < t.seats and seen["state"] is None and seen["crew"][seat]["hand"] is not None:
        small = t.small()
        hand = [cards.both_halves(row["card"], small) for row in seen["crew"][seat]["hand"]]
        lines.append("Your hand: " + ("; ".join(hand) or "empty") + ".")
        lines += _walk(seen["crew"][seat])
    return "\n".join(lines)


def _walk(member: dict[str, Any]) -> list[str]:
    """The planning aid: where the own figure stands after each turn, up to the last card."""
    filled = [turn for turn, laid in enumerate(member["plan"]) if laid]
    if not filled:
        return []
    way = [f"{turn + 1} {member['walk'][turn]}" for turn in range(filled[-1] + 1)]
    return [f"Where you stand after each turn: {', '.join(way).replace('_', ' ')}."]


def _rooms(ship: Ship, state: dict[str, Any] | None) -> list[str]:
    """What A, B and C do in every station; in the resolution also who is there."""
    lines: list[str] = []
    for station in ship.stations:
        seen = room(ship, station)
        does = ", ".join(f"{letter} {what}" for letter, what in zip("ABC", seen["systems"]))
        here: list[str] = []
        for who, figure in enumerate([] if state is None else state["figures"]):
            down = ", knocked out" if figure["knocked_out"] else ""
            if figure["station"] == seen["station"]:
                here.append(f"{{p{who}}}{down}")
        place = seen["station"].replace("_", " ")
        lines.append(f"{place:>11}: {does}{'; here: ' if here else ''}{', '.join(here)}")
    return lines


def _aboard(ship: dict[str, Any]) -> str:
    """What the ship has at the start, zone by zone."""
    zones: list[str] = []
    for zone in ship["zones"]:
        shield, reactor, fuel = ship["shields"][zone], ship["reactors"][zone], ship["fuel"][zone]
        spare = f", fuel {fuel}" if fuel else ""
        held = f"shield {shield[0]}/{shield[1]}, reactor {reactor[0]}/{reactor[1]}"
        zones.append(f"{zone} {held}{spare}")
    return f"At the start: {'; '.join(zones)}; {ship['rockets']} rockets."


def _lane(i: int, lane: dict[str, Any]) -> str:
    marks = ", ".join(f"{mark} at {cell}" for cell, mark in reversed(lane["marks"].items()))
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
        here = f"on cell {row['cell']}, damage {row['damage']} of {row['hp']}"
        state_words = here if row["state"] == "on_board" else row["state"]
        lines.append(f"  T+{row['number']} {row['name']} ({row['zone']}): {state_words}")
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
        word = str(card["token"])
        tripped = "tripped: " if word.startswith("trip:") else ""
        return f"[{tripped}{cards.in_words(word.removeprefix('trip:'))}]"
    return ("gold-" if card["heroic"] else "") + ("action" if card["half"] else "move")
