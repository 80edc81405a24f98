"""Small questions about what stands in a file; each mistake gets one clear sentence."""

from __future__ import annotations

import json
from typing import Any

from ..content.codes import STATIONS, ZONES
from ..content.ships import Ship


class BadMission(ValueError):
    """A mission file that cannot be resolved: one sentence says what is wrong and what is right."""


def shown(value: Any) -> str:
    """A value of the file as it would be written there, cut short when it is long; half a
    character is spelled out, for nobody can print it."""
    text = json.dumps(value, ensure_ascii=False).encode("utf-8", "backslashreplace").decode("utf-8")
    return text if len(text) <= 40 else text[:37] + "…"


def listing(names: list[str]) -> str:
    """Names in a row: red, white or blue."""
    return names[0] if len(names) == 1 else ", ".join(names[:-1]) + " or " + names[-1]


def keys_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A JSON object as it is read: a key that stands there twice leaves open which one counts."""
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = [key for i, key in enumerate(keys) if key in keys[:i]]
        raise BadMission(f"{shown(twice[0])} is a key twice in one object; it may be there once.")
    return found


def an_object(value: Any, where: str, keys: list[str]) -> dict[str, Any]:
    """A JSON object with none but these keys; an empty list of keys allows any."""
    if not isinstance(value, dict):
        raise BadMission(f"{where} must be an object, not {shown(value)}.")
    for key in value:
        if keys and key not in keys:
            raise BadMission(f"{where} has no key {shown(key)}; it may have {listing(keys)}.")
    return value


def a_list(value: Any, where: str, of: str) -> list[Any]:
    """A JSON list."""
    if not isinstance(value, list):
        raise BadMission(f"{where} must be a list of {of}, not {shown(value)}.")
    return value


def a_number(value: Any, where: str, low: int, high: int | None = None) -> int:
    """A whole number within limits."""
    wanted = f"a whole number from {low} to {high}" if high is not None else (
        f"a whole number, {low} or more"
    )  # fmt: skip
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadMission(f"{where} must be {wanted}, not {shown(value)}.")
    if value < low or (high is not None and value > high):
        raise BadMission(f"{where} must be {wanted}, not {value}.")
    return value


def one_of(value: Any, where: str, names: list[str]) -> int:
    """One of these words; which of them."""
    if not isinstance(value, str) or value not in names:
        raise BadMission(f"{where} must be {listing(names)}, not {shown(value)}.")
    return names.index(value)


def a_zone(value: Any, where: str, ship: Ship) -> int:
    """A zone of this ship."""
    names = [ZONES[z] for z in ship.zones]
    one_of(value, where, names)
    return ZONES.index(value)


def by_zone(value: Any, where: str, ship: Ship) -> dict[int, Any]:
    """An object whose keys are zones of this ship."""
    found = an_object(value, where, [])
    return {a_zone(key, f"a key of {where}", ship): entry for key, entry in found.items()}


def a_station(value: Any, where: str, ship: Ship) -> int:
    """A station of this ship."""
    names = [STATIONS[s] for s in ship.stations]
    if not isinstance(value, str) or value not in names:
        raise BadMission(
            f"{where} must be a station of {ship.id} ({listing(names)}), not {shown(value)}."
        )
    return STATIONS.index(value)


def a_player(key: str, where: str, players: int) -> int:
    """A player by number, written as a key."""
    if not (key.isascii() and key.isdigit()) or int(key) >= players or str(int(key)) != key:
        last = "0" if players == 1 else f'from "0" to "{players - 1}"'
        raise BadMission(f"a key of {where} must be a player, {last}, not {shown(key)}.")
    return int(key)
