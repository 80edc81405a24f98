"""What is printed: the ship's plan, the two decks, names for ships, and every rule in our words."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from ....kit.game import Rule

_HERE = Path(__file__).parent


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((_HERE / name).read_text("utf-8"))


_SHIP = _read("ship.toml")
_CARDS = _read("cards.toml")
_RULES = _read("rules.toml")
_NAMES = _read("names.toml")

# --- teams (SB-002, SB-003) ----------------------------------------------------------------------

CREW_OF_SHIP: Final = 3
FEWEST_SHIPS: Final = 2
MOST_SHIPS: Final = 6
FIRST_POD: Final = 6
"""Vessels are numbered: ships from 0, escape pods from here by the seat of their rider."""
HEALTH: Final = 3
STEPS: Final = 3

# --- the ship (SB-007, SB-008, SB-020): the first ten sections are rooms -------------------------

BRIDGE: Final = 0
HULL_F: Final = 1
HULL_L: Final = 2
HULL_R: Final = 3
TELEPORT: Final = 4
STRUT_L: Final = 5
STRUT_R: Final = 6
POD_L: Final = 7
POD_R: Final = 8
ENGINEERING: Final = 9
LASER_L: Final = 10
LASER_R: Final = 11
SENSOR: Final = 12
ENGINE_L: Final = 13
ENGINE_R: Final = 14
SHIELD: Final = 15
SECTIONS: Final = 16
ROOMS: Final = 10
TARGETS: Final = 15
"""A hit by chance falls on one of the first fifteen: the shield is no section to be struck."""

CRITICAL: Final = 3
HEAVY: Final = 2
damage_names: list[str] = ["undamaged", "lightly damaged", "heavily damaged", "critical"]
damage_colours: list[str] = ["green", "yellow", "red", "grey"]

sections: list[dict[str, Any]] = _SHIP["section"]
section_ids: list[str] = [s["id"] for s in sections]
section_names: list[str] = [s["name"] for s in sections]
vital: Final[list[int]] = [i for i, s in enumerate(sections) if s["vital"]]
forward: Final[list[bool]] = [bool(s["forward"]) for s in sections]
walks: list[tuple[int, int]] = [
    (section_ids.index(w["between"][0]), section_ids.index(w["between"][1])) for w in _SHIP["walk"]
]
services: list[tuple[int, int]] = [
    (section_ids.index(w["between"][0]), section_ids.index(w["between"][1]))
    for w in _SHIP["service"]
]
STRUTS_TO_SIDE_HULLS: list[tuple[int, int]] = [(STRUT_L, HULL_L), (STRUT_R, HULL_R)]


class Plan:
    """Who touches whom: rooms one may walk to, systems a room services, all neighbours.

    The chamber lies in the middle (SB-022), struts lead to pods (SB-031), pods to lasers
    (SB-032), engineering to the engines (SB-034).
    """

    def __init__(self, walked: list[tuple[int, int]]) -> None:
        self.walk: list[list[int]] = [[] for _ in range(SECTIONS)]
        self.serves: list[list[int]] = [[] for _ in range(SECTIONS)]
        self.touch: list[list[int]] = [[] for _ in range(SECTIONS)]
        for a, b in walked:
            self.walk[a].append(b)
            self.walk[b].append(a)
        for system, room in services:
            self.serves[room].append(system)
            self.touch[system].append(room)
        for s in range(SECTIONS):
            self.walk[s].sort()
            self.touch[s] = sorted(self.touch[s] + self.walk[s] + self.serves[s])
        # a section and what can be reached from it: by a Repair, on foot, by hand and phaser
        self.mends: list[list[int]] = [[s, *self.serves[s]] for s in range(SECTIONS)]
        self.rooms: list[list[int]] = [[s, *self.walk[s]] for s in range(SECTIONS)]
        self.around: list[list[int]] = [[s, *self.touch[s]] for s in range(SECTIONS)]
        self.near: list[int] = [sum(1 << there for there in row) for row in self.around]  # bits
        self.hops: list[list[int]] = [self._hops(s) for s in range(SECTIONS)]
        self.trios: list[tuple[int, int, int]] = self._trios()

    def _hops(self, start: int) -> list[int]:
        """Rooms beyond one room (SB-125)."""
        found = {far for over in self.walk[start] for far in self.walk[over]}
        return sorted(found - {start})

    def _trios(self) -> list[tuple[int, int, int]]:
        """Three connected sections (SB-167)."""
        found: set[tuple[int, int, int]] = set()
        for middle in range(TARGETS):
            ends = self.touch[middle]
            for i, a in enumerate(ends):
                for b in ends[i + 1 :]:
                    x, y, z = sorted((a, middle, b))
                    found.add((x, y, z))
        return sorted(found)


plans: Final[list[Plan]] = [
    Plan(walks),
    Plan([w for w in walks if w not in STRUTS_TO_SIDE_HULLS]),
]

# --- the decks: crew cards are 0 to 19, captain cards 20 to 37 -----------------------------------

REPAIR_1: Final = 0
REPAIR_2: Final = 1
REPAIR_3: Final = 2
REDSHIRT: Final = 3
FIRE_BRIGADE: Final = 4
REPAIR_BRIGADE: Final = 5
REDSHIRT_DIVE: Final = 6
BOARDING: Final = 7
ESCAPE_POD: Final = 8
PHASER_RIFLE: Final = 9
PLASMA_GRENADE: Final = 10
PLASMA_CHARGE: Final = 11
FORCE_FIELD: Final = 12
HEAL: Final = 13
DECOY: Final = 14
ENERGY_SHIELD: Final = 15
SHORT_RANGE_TELEPORT: Final = 16
GAS_MASK: Final = 17
INCENDIARY_GRENADE: Final = 18
REPAIR_BOT: Final = 19
LOCK_ON: Final = 20
EVASIVE_MANEUVERS: Final = 21
OVERCHARGE: Final = 22
PHOTON_TORPEDO: Final = 23
AIMED_SHOT: Final = 24
SHIELDS_UP: Final = 25
NANO_REPAIR: Final = 26
EMP: Final = 27
WEAPONS_CALIBRATION: Final = 28
RAMMING_SPEED: Final = 29
STRAFING_RUN: Final = 30
ENGINE_OVERLOAD: Final = 31
EXECUTIVE_OFFICER: Final = 32
BARREL_ROLL: Final = 33
SENSOR_VIRUS: Final = 34
SCYTHE_BEAM: Final = 35
MISSILE_BARRAGE: Final = 36
GAS_MISSILE: Final = 37
KINDS: Final = 38
FIRST_CAPTAIN_CARD: Final = 20

cards: list[dict[str, Any]] = _CARDS["card"]
card_ids: list[str] = [c["id"] for c in cards]
card_names: list[str] = [c["name"] for c in cards]
card_copies: Final[list[int]] = [c["copies"] for c in cards]
card_rules: Final[list[str]] = [c["rule"] for c in cards]
card_words: list[str] = [c["words"] for c in cards]
card_needs: Final[list[list[tuple[int, int]]]] = [
    [(section_ids.index(s), 0 if whole else HEAVY) for s, whole in c.get("needs", {}).items()]
    for c in cards
]
"""The sections that a card needs, each with the most damage that it may have."""
card_needs_rule: list[str] = [c.get("needs_rule", "") for c in cards]
never_played: Final[list[bool]] = [c["kind"] in ("auto", "passive") for c in cards]
physical: Final[list[bool]] = [c.get("weapon") == "physical" for c in cards]
special: Final[list[bool]] = [c["kind"] == "special" for c in cards]
repair_points: Final[list[int]] = [1, 2, 3]

# hands (SB-050 to SB-052, SB-084): captain cards, crew cards
CAPTAIN_HAND: Final = (4, 2)
ACTING_HAND: Final = (2, 3)
CREW_HAND: Final = (0, 4)
HAND_INS: Final = 2

ship_names: list[str] = _NAMES["ships"]
NAMES_EACH: Final = 6

rules: dict[str, Rule] = {
    r["id"]: Rule(r["id"], r["part"], r["words"], r.get("kind", "rule"), r.get("reason", ""))
    for r in _RULES["rule"]
}
rulings: list[dict[str, str]] = _RULES["ruling"]
