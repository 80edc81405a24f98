"""What a threat card does, as players read it, from its effects and traits."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from .codes import STATIONS

_HERE = Path(__file__).parent
_TRAITS: dict[str, str] = tomllib.loads((_HERE / "vocabulary.toml").read_text("utf-8"))["trait"]

_COUNTS: dict[str, str] = {
    "hp": "1 for each hit point left",
    "2*hp": "2 for each hit point left",
    "3*hp": "3 for each hit point left",
    "players_here": "1 for each player there",
    "reactor": "1 for each energy in its reactor",
}
_MODES: dict[str, str] = {
    "double": "; what passes the shield counts twice",
    "ignore_shields": ", past the shields",
}
_WHOM: dict[str, str] = {
    "zone": "everyone in its zone",
    "ship": "everyone aboard",
    "station": "everyone in its station",
    "stations": "everyone in its stations",
    "station_without_bots": "everyone in its station without an active squad",
    "leaders_of_active_bots": "everyone who leads an active squad",
    "not_bridge": "everyone who is not on the bridge",
}
_PLAIN: dict[str, str] = {
    "reveal": "can be targeted from now on",
    "destroy_ship": "destroys the ship",
    "drain_reactor_or_damage": "takes 1 energy of its zone's reactor, or does 1 damage",
    "advance_others": "every other threat outside comes a cell nearer",
    "gain_trait": "returns fire from now on",
    "seek": "goes to the neighbouring station with the most players, if there is one",
    "deadly_entry": "whoever enters its stations from now on is knocked out",
    "lose_rocket": "a rocket is lost",
    "lose_fuel": "a capsule of the central reactor is lost",
    "disable_stored_bots": "the squad stored there is disabled",
    "reactor_into_shield_overflow": "the reactor's energy goes to the shield, the rest is damage",
    "leak_shield": "the shield's energy becomes damage",
    "leak_reactor": "the energy of every reactor becomes damage in its zone",
}


def _zones(word: Any) -> str:
    if isinstance(word, list):
        return " and ".join(word)
    return {
        "own": "its zone", "all": "all zones", "others": "the other zones",
        "stations": "the zone of each of its stations", "slimed_stations": "the zone of each slime",
    }[word]  # fmt: skip


def effect_words(row: list[Any]) -> str:
    """One effect of the card, as the data file writes it."""
    op = row[0]
    match op:
        case "if":
            return _if_words(row)
        case "attack":
            mode = _MODES[row[3]] if len(row) > 3 else ""
            return f"attacks {_zones(row[2])} with {_COUNTS.get(row[1], row[1])}{mode}"
        case "damage":
            if row[1] in _COUNTS:
                return f"damages {_zones(row[2])}: {_COUNTS[row[1]]}"
            return f"does {row[1]} damage to {_zones(row[2])}"
        case "heal":
            return "heals half of its damage" if row[1] == "half" else f"heals {row[1]}"
        case "speed_add" | "shield_add":
            return f"{op.partition('_')[0]} +{row[1]}"
        case "shield_set":
            return f"shield becomes {row[1]}"
        case "drain_shield" | "drain_reactor":
            what = "shields" if op == "drain_shield" else "reactors"
            return f"takes {row[1]} energy from the {what} of {_zones(row[2])}"
        case "aura_attack":
            return f"from now on the others outside attack with {row[1]} more"
        case "aura_shield":
            return f"from now on every shield outside is {row[1]} stronger"
        case "self_damage":
            return f"does {row[1]} damage to itself"
        case "move":
            return "changes decks" if row[1] == "deck" else f"goes one zone to {row[1]}"
        case "knockout" | "delay":
            return f"{'knocks out' if op == 'knockout' else 'delays'} {_WHOM[row[1]]}"
        case "double_damage":
            return f"damage to {_zones(row[1])} counts double"
        case "slime_spread":
            return f"every slime spreads one station to {row[1]}"
    return _PLAIN[op]


def _if_words(row: list[Any]) -> str:
    then = " and ".join(effect_words(e) for e in row[2])
    if row[1] != "damaged":
        limit = row[1].removeprefix("damage<")
        return f"{then}, unless it has {limit} damage or more"
    if not row[3]:
        return f"{then}, if it is damaged"
    return f"{then} if it is damaged; else " + " and ".join(effect_words(e) for e in row[3])


def mark_words(rows: list[list[Any]]) -> str:
    """What happens at one mark; empty when nothing does."""
    return "; ".join(effect_words(row) for row in rows)


def notes_of(row: dict[str, Any]) -> list[str]:
    """What the whole card says besides its marks."""
    notes = [trait_words(trait) for trait in row.get("traits", [])]
    if row.get("shield", 0) < 0:
        notes.append(f"Whenever it is hit it takes {-row['shield']} more.")
    if row["kind"] == "hull_breach":
        notes.append("Only the interceptors can mend it: 1 for each turn outside.")
    return notes


def trait_words(trait: str) -> str:
    """One trait of the card."""
    if ":" in trait:
        name, _, stations = trait.partition(":")
        where = " and ".join(s.replace("_", " ") for s in stations.split(",") if s in STATIONS)
        return _TRAITS[name].replace("{n}", where)
    if trait in _TRAITS:
        return _TRAITS[trait]
    name, _, number = trait.rpartition("_")
    return _TRAITS[name].replace("{n}", number)
