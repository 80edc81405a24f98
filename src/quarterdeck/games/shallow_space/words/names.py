"""Names of people, ships and places."""

from __future__ import annotations

from ..content import FIRST_POD, SECTIONS, card_ids, section_ids, section_names, ship_names
from ..table import SpaceTable

SIDES = ["left", "right"]


def person(seat: int) -> str:
    """A player to be named by whoever shows the sentence; nobody is somebody unseen."""
    return f"{{p{seat}}}" if seat >= 0 else "Somebody"


def ship(t: SpaceTable, vessel: int) -> str:
    """A vessel by its name."""
    if vessel >= FIRST_POD:
        return number(vessel)
    name = t.name[vessel]
    return ship_names[name] if name >= 0 else f"ship {vessel + 1}"


def number(vessel: int) -> str:
    """A vessel where no table is at hand: ships by number, pods by their rider."""
    if vessel >= FIRST_POD:
        return f"the pod of {person(vessel - FIRST_POD)}"
    return f"ship {vessel + 1}"


def place(spot: int) -> str:
    """A section of a ship, by number."""
    if spot // SECTIONS >= FIRST_POD:
        return number(spot // SECTIONS)
    return f"the {section_names[spot % SECTIONS].lower()} of {number(spot // SECTIONS)}"


def team(number_: int) -> str:
    """A team by the number of its first ship."""
    return f"team {number_ + 1}"


def shirts(count: int) -> str:
    """So many redshirts."""
    return "1 redshirt" if count == 1 else f"{count} redshirts"


def robot_ref(vessel: int, section: int) -> str:
    """A robot as a thing on the board, by its place: whose it is may be a secret (SB-121)."""
    return f"robot:{vessel}:{section}"


def section_ref(vessel: int, section: int) -> str:
    """A section as a thing on the board."""
    return f"section:{vessel}:{section_ids[section]}"


def card_ref(card: int) -> str:
    """A card as a thing on the board."""
    return f"card:{card_ids[card]}"
