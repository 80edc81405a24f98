"""What is printed, as data: content packs in folders, and every rule in our own words.

The standard pack lies in `packs/standard`. Owners of the printed game put packs of their own into
a folder that the environment variable QUARTERDECK_PACKS names; a pack is chosen by its name.
"""

from __future__ import annotations

import os
import tomllib
from pathlib import Path

from ....kit.game import Rule
from . import sense
from .model import Content
from .read import read_pack

_HERE = Path(__file__).parent
_RULES = tomllib.loads((_HERE / "rules.toml").read_text("utf-8"))

STANDARD = "standard"
BUILT_IN = _HERE / "packs"

rules: dict[str, Rule] = {
    r["id"]: Rule(r["id"], r["part"], r["words"], r.get("kind", "rule"), r.get("reason", ""))
    for r in _RULES["rule"]
}

rulings: list[dict[str, str]] = _RULES["ruling"]

_loaded: list[Content] = []


def folders() -> dict[str, Path]:
    """Every pack there is, by name: the built-in ones first, then those of QUARTERDECK_PACKS."""
    found: dict[str, Path] = {}
    shelves = [BUILT_IN]
    extra = os.environ.get("QUARTERDECK_PACKS", "")
    shelves += [Path(p) for p in extra.split(os.pathsep) if p]
    for shelf in shelves:
        if shelf.is_dir():
            for folder in sorted(shelf.iterdir()):
                if sense.is_pack(folder):
                    found.setdefault(folder.name, folder)
    return found


def pack(name: str) -> Content:
    """The pack of this name, read and checked once; a sentence when there is none."""
    for content in _loaded:
        if content.name == name:
            return content
    found = folders()
    if name not in found:
        raise ValueError(f"There is no content pack {name!r}; there are {', '.join(found)}.")
    content = read_pack(name, found[name], BUILT_IN / STANDARD, len(_loaded))
    _loaded.append(content)
    return content


def numbered(number: int) -> Content:
    """The pack with this number: events carry it, so that words know the names."""
    return _loaded[number]
