"""Small words around names: on the Bridge, in Engineering, the Computers go offline."""

from __future__ import annotations

INSIDE: dict[str, str] = {"Bridge": "on the Bridge", "Engineering": "in Engineering"}
"""Spaces of the standard ship that are not "in the …"."""


def inside(space: str) -> str:
    """Where somebody is: in the Armory."""
    return INSIDE.get(space, f"in the {space}")


def into(space: str) -> str:
    """Where somebody goes: the Armory, Engineering."""
    return inside(space).split(" ", 1)[1]


def verb(name: str, one: str, many: str) -> str:
    """A verb that agrees with a system's name: the Teleporter goes, the Computers go."""
    return many if name.endswith("s") else one
