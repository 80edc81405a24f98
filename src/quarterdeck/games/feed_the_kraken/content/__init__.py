"""What is printed: both sides of the board, crews, cards, rituals, characters, and the rules."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from ....kit.game import Rule

_HERE = Path(__file__).parent
_PRINTED: dict[str, Any] = tomllib.loads((_HERE / "printed.toml").read_text("utf-8"))
_RULES: dict[str, Any] = tomllib.loads((_HERE / "rules.toml").read_text("utf-8"))

# Sides, and the colours that stand for them (FTK-001, FTK-161).
SAILORS: Final = 0
PIRATES: Final = 1
CULT: Final = 2
BLUE: Final = 0
RED: Final = 1
YELLOW: Final = 2
side_names: list[str] = ["Sailors", "Pirates", "Cult"]
colour_names: list[str] = ["blue", "red", "yellow"]

# Chips in the bags.
SAILOR: Final = 0
PIRATE: Final = 1
LEADER: Final = 2
CULTIST: Final = 3
chip_names: list[str] = ["Sailor", "Pirate", "Cult Leader", "Cultist"]
side_of_chip: Final[list[int]] = [SAILORS, PIRATES, CULT, CULT]

# Components (FTK-009 to FTK-029).
GUNS: Final = 40
GUNS_AT_START: Final = 3
REFILL_TO: Final = 3
RESHUFFLE_BELOW: Final = 4
SIGNS: Final = 3

# Navigation cards: seven kinds, each one colour and one action (FTK-162).
DRUNK: Final = 0
DISARMED: Final = 1
UPRISING: Final = 2
MERMAID: Final = 3
TELESCOPE: Final = 4
ARMED: Final = 5
KINDS: Final = 7
DENIED: Final = -1  # instead of the card shown: the navigator refused
NOT_YET: Final = -2  # no card is shown yet
_ACTIONS = ["drunk", "disarmed", "cult_uprising", "mermaid", "telescope", "armed"]
action_names: list[str] = ["Drunk", "Disarmed", "Cult Uprising", "Mermaid", "Telescope", "Armed"]
colour_of: Final[list[int]] = [colour_names.index(c["colour"]) for c in _PRINTED["card"]]
action_of: Final[list[int]] = [_ACTIONS.index(c["action"]) for c in _PRINTED["card"]]
copies: Final[list[list[int]]] = [
    [c["quick"] for c in _PRINTED["card"]],
    [c["long"] for c in _PRINTED["card"]],
]

# Rituals.
CONVERSION: Final = 0
STASH: Final = 1
CULT_SEARCH: Final = 2
ritual_names: list[str] = ["Conversion to Cult", "The Cult's Guns Stash", "Cult Cabin Search"]
ritual_copies: list[int] = [r["copies"] for r in _PRINTED["ritual"]]
STASHED: Final = 3

# Both sides of the board.
QUICK: Final = 0
LONG: Final = 1
map_names: list[str] = ["Quick Journey", "Long Journey"]
SEARCH: Final = 1
FLOGGING: Final = 2
TONGUE: Final = 3
FEED: Final = 4
_ICONS = ["", "cabin_search", "flogging", "off_with_the_tongue", "feed_the_kraken"]
icon_names: list[str] = ["", "Cabin Search", "Flogging", "Off with the Tongue", "Feed the Kraken"]
_ENDS = ["sailors", "pirates", "cult"]
end_names: list[str] = ["Bluewater Bay", "Crimson Cove", "the Kraken"]

_SPACES = [[s for s in _PRINTED["space"] if s["map"] == name] for name in ("quick", "long")]
space_ids: list[list[str]] = [[s["id"] for s in side] for side in _SPACES]
cols: list[list[int]] = [[s["col"] for s in side] for side in _SPACES]
levels: list[list[int]] = [[s["level"] for s in side] for side in _SPACES]
arrows: Final[list[list[list[int]]]] = [
    [
        [space_ids[m].index(s[c]) for c in colour_names] if "blue" in s else []
        for s in _SPACES[m]
    ]
    for m in (QUICK, LONG)
]
icons: Final[list[list[int]]] = [
    [_ICONS.index(s.get("icon", "")) for s in side] for side in _SPACES
]
ends: Final[list[list[int]]] = [
    [_ENDS.index(s["end"]) if "end" in s else -1 for s in side] for side in _SPACES
]
north: Final[list[list[bool]]] = [
    [s.get("north_of_supply", False) for s in side] for side in _SPACES
]

# Crews by number of players (FTX-001, FTX-002).
CAPTAIN_POST: Final = 0
LIEUTENANT_POST: Final = 1
NAVIGATOR_POST: Final = 2
post_names: list[str] = ["captain", "lieutenant", "navigator"]
_CREWS: dict[int, dict[str, Any]] = {c["players"]: c for c in _PRINTED["crew"]}
maps_for: dict[int, list[str]] = {n: c["maps"] for n, c in _CREWS.items()}
chips_for: Final[dict[int, list[int]]] = {
    n: [c["sailors"], c["pirates"], c["leaders"], c["cultists"]] for n, c in _CREWS.items()
}
set_aside: Final[dict[int, int]] = {n: c["set_aside"] for n, c in _CREWS.items()}
guns_for_mutiny: Final[dict[int, int]] = {n: c["guns_for_mutiny"] for n, c in _CREWS.items()}


_PROFILES = ["seed", "official"]
_SIGNS: Final[dict[int, list[list[list[int]]]]] = {
    n: [
        [
            [post_names.index(post) for post in crew.get(f"signs_{profile}_{side}", [])]
            for side in ("quick", "long")
        ]
        for profile in _PROFILES
    ]
    for n, crew in _CREWS.items()
}


def signs_for(players: int, profile: str, side: int) -> list[int]:
    """The posts that go off duty after a navigation (FTK-102 to FTK-104, FTK-R05)."""
    return _SIGNS[players][0 if profile == "seed" else 1][side]


# Characters (FTX-037 to FTX-058).
CAPTAIN: Final = 0
KLEPTOMANIAC: Final = 1
TROUBLEMAKER: Final = 2
GUNSMITH: Final = 3
PEACEMAKER: Final = 4
GUNSLINGER: Final = 5
MINSTREL: Final = 6
BOSUN: Final = 7
HERBALIST: Final = 8
LOOK_OUT: Final = 9
MASTER_STRATEGIST: Final = 10
SMUGGLER: Final = 11
AGITATOR: Final = 12
CONSULTANT: Final = 13
CHIEF_COOK: Final = 14
RABBLE_ROUSER: Final = 15
ARCHIVIST: Final = 16
MENTOR: Final = 17
SPIRITUALIST: Final = 18
DEBT_COLLECTOR: Final = 19
EQUALIZER: Final = 20
INSTIGATOR: Final = 21
CHARACTERS: Final = 22
character_names: list[str] = [c["name"] for c in _PRINTED["character"]]
character_words: list[str] = [c["words"] for c in _PRINTED["character"]]
character_rules: Final[list[str]] = [f"FTX-{37 + i:03d}" for i in range(CHARACTERS)]
left_out_for_small_crews: list[int] = [DEBT_COLLECTOR, MINSTREL, MENTOR]  # FTX-033
in_the_box: Final[list[int]] = [c for c in range(CHARACTERS) if c != CAPTAIN]
in_a_small_box: Final[list[int]] = [c for c in in_the_box if c not in left_out_for_small_crews]

# Windows: when a character may be played.
ANY_TIME: Final = 0
BEFORE_APPOINTMENT: Final = 1
AFTER_APPOINTMENT: Final = 2
GUNS_SHOWN: Final = 3
BEFORE_DRAW: Final = 4
YELLOW_ROUND: Final = 5
_WINDOWS = [
    "any_time", "before_appointment", "after_appointment", "after_guns_revealed", "before_draw",
    "yellow_round",
]  # fmt: skip
window_names: list[str] = [
    "a free moment", "before the appointment", "after the appointment", "the guns are shown",
    "before cards are drawn", "a yellow round",
]  # fmt: skip


def _windows_of(character: int) -> list[int]:
    """The windows a character fits; free ones fit all, Bosun two (FTK-R25)."""
    name = _PRINTED["character"][character]["window"]
    if name == "setup":
        return []
    own = _WINDOWS.index(name)
    if own == ANY_TIME:
        return list(range(len(_WINDOWS)))
    return [own, AFTER_APPOINTMENT] if character == BOSUN else [own]


fitting: Final[list[int]] = [
    sum(1 << c for c in range(CHARACTERS) if window in _windows_of(c))
    for window in range(len(_WINDOWS))
]
"""Per window, the characters that may be played in it, as a mask."""

rules: dict[str, Rule] = {
    r["id"]: Rule(r["id"], r["part"], r["words"], r.get("kind", "rule"), r.get("reason", ""))
    for r in _RULES["rule"]
}
rulings: list[dict[str, str]] = _RULES["ruling"]
