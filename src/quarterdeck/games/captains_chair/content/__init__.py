"""What is printed: the ship, the crew, the goals, and every rule in our own words."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

from ....kit.game import Rule

_HERE = Path(__file__).parent
_PRINTED = tomllib.loads((_HERE / "printed.toml").read_text("utf-8"))
_RULES = tomllib.loads((_HERE / "rules.toml").read_text("utf-8"))

CREW: Final = 13  # CC-002
CADET: Final = 0
CHAIR: Final = 6
DECKS: Final = 7
ROUNDS: Final = 3
ALLOTTED_NO_VOTES: Final = 12  # CC-003
CLEAN_ZERO: Final = 33

deck_names: Final[list[str]] = [d["name"] for d in _PRINTED["deck"]]
deck_flavours: Final[list[str]] = [d["flavour"] for d in _PRINTED["deck"]]
deck_values: Final[list[int]] = [d["value"] for d in _PRINTED["deck"]]
deck_capacities: Final[list[int]] = [d["capacity"] for d in _PRINTED["deck"]]
placement_decks: Final[list[int]] = [i for i, d in enumerate(_PRINTED["deck"]) if d["placement"]]

crew_letters: Final[list[str]] = [c["letter"] for c in _PRINTED["crew"]]
crew_names: Final[list[str]] = [c["name"] for c in _PRINTED["crew"]]
crew_posts: Final[list[str]] = [c["post"] for c in _PRINTED["crew"]]
crew_colours: Final[list[str]] = [c["colour"] for c in _PRINTED["crew"]]
crew_glyphs: Final[list[str]] = [c["glyph"] for c in _PRINTED["crew"]]

goal_titles: Final[list[str]] = [g["title"] for g in _PRINTED["goal"]]
goals: Final[list[list[int]]] = [  # CC-001: 22 of them
    [crew_letters.index(letter) for letter in g["favourites"]] for g in _PRINTED["goal"]
]

no_votes_each: Final[dict[int, int]] = {c["players"]: c["no_votes"] for c in _PRINTED["crowd"]}
place_each: Final[dict[int, int]] = {c["players"]: c["place_each"] for c in _PRINTED["crowd"]}

# CC-004 to CC-006: one Yes and one scoring marker in each colour, and a single badge
player_colours: Final[list[str]] = ["red", "yellow", "green", "blue", "violet", "white"]

rules: Final[dict[str, Rule]] = {
    r["id"]: Rule(r["id"], r["part"], r["words"], r.get("kind", "rule"), r.get("reason", ""))
    for r in _RULES["rule"]
}
rulings: Final[list[dict[str, str]]] = _RULES["ruling"]
