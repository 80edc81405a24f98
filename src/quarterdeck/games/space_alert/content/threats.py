"""The threat cards: numbers, effects and traits."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from .card_words import mark_words, notes_of
from .codes import STATIONS, ZONES
from .ships import SHIPS

EXTERNAL: Final = 0
INTRUDER: Final = 1
MALFUNCTION: Final = 2
BREACH: Final = 3
KINDS: list[str] = ["external", "intruder", "malfunction", "hull_breach"]

# How many, where it is not a plain number.
HIT_POINTS: Final = -1
TWICE_HIT_POINTS: Final = -2
THRICE_HIT_POINTS: Final = -3
PLAYERS_HERE: Final = -4
REACTOR_HERE: Final = -5
ALL_OF_IT: Final = -6
HALF: Final = -7
AMOUNTS: dict[str, int] = {
    "hp": HIT_POINTS, "2*hp": TWICE_HIT_POINTS, "3*hp": THRICE_HIT_POINTS,
    "players_here": PLAYERS_HERE, "reactor": REACTOR_HERE, "all": ALL_OF_IT, "half": HALF,
}  # fmt: skip

# Which zones.
OWN: Final = 8
ALL: Final = 7  # the mask of all three
OTHERS: Final = 9
EACH_STATION: Final = 10
EACH_SLIME: Final = 11
PLACES: dict[str, int] = {
    "own": OWN, "all": ALL, "others": OTHERS, "stations": EACH_STATION,
    "slimed_stations": EACH_SLIME,
}  # fmt: skip

NORMAL: Final = 0
DOUBLE: Final = 1
IGNORE_SHIELDS: Final = 2
MODES: list[str] = ["normal", "double", "ignore_shields"]

# Whom a knock-out or a delay means.
IN_ZONE: Final = 0
ABOARD: Final = 1
IN_STATIONS: Final = 2
WITHOUT_BOTS: Final = 3
WITH_BOTS: Final = 4
OFF_BRIDGE: Final = 5
SCOPES: dict[str, int] = {
    "zone": IN_ZONE, "ship": ABOARD, "station": IN_STATIONS, "stations": IN_STATIONS,
    "station_without_bots": WITHOUT_BOTS, "leaders_of_active_bots": WITH_BOTS,
    "not_bridge": OFF_BRIDGE,
}  # fmt: skip

TO_RED: Final = 0
TO_BLUE: Final = 1
TO_DECK: Final = 2
WAYS: list[str] = ["red", "blue", "deck"]

STEALTH: Final = 1
HIDDEN_FAR: Final = 2
NO_ROCKETS: Final = 4
NO_HEAVY: Final = 8
DECOY: Final = 16
MAGNET: Final = 32
CRYOSHIELD: Final = 64
PULSE_STRIPS: Final = 128
RAMMED: Final = 256
RETURNS_FIRE: Final = 512
KILLS_LAST: Final = 1024
MARKED: Final = 2048
HP_IS_ROCKETS: Final = 4096
NEEDS_THREE: Final = 8192
SLIME: Final = 16384
TRAITS: dict[str, int] = {
    "stealth": STEALTH, "hidden_at_range_3": HIDDEN_FAR, "no_rockets": NO_ROCKETS,
    "no_heavy": NO_HEAVY, "rocket_decoy": DECOY, "rocket_magnet": MAGNET,
    "cryoshield": CRYOSHIELD, "pulse_strips_shield": PULSE_STRIPS,
    "rammed_by_interceptors": RAMMED, "returns_fire": RETURNS_FIRE,
    "kills_final_attacker": KILLS_LAST, "token_removed_per_hit": MARKED,
    "hp_is_rocket_count": HP_IS_ROCKETS, "needs_3_players_same_turn": NEEDS_THREE,
    "slime": SLIME,
}  # fmt: skip

ALWAYS: Final = 0
IF_DAMAGED: Final = 1
IF_DAMAGE_BELOW: Final = 2

BUTTONS: dict[str, int] = {"A": 1, "B": 2, "C": 3}

OPS: list[str] = [
    "attack", "damage", "heal", "speed_add", "shield_set", "shield_add", "reveal", "drain_shield",
    "drain_reactor", "drain_reactor_or_damage", "aura_attack", "aura_shield", "advance_others",
    "self_damage", "destroy_ship", "move", "if", "knockout", "delay", "gain_trait",
    "double_damage", "reactor_into_shield_overflow", "leak_shield", "leak_reactor",
    "slime_spread", "lose_rocket", "lose_fuel", "disable_stored_bots", "seek", "deadly_entry",
]  # fmt: skip

COUNTED: list[str] = ["attack", "damage", "heal", "drain_shield", "drain_reactor"]


class Effect:
    """One thing a card does at a mark, with all its words read."""

    def __init__(self, row: list[Any]) -> None:
        self.op = OPS.index(row[0])
        self.n = 0
        self.place = OWN
        self.mode = NORMAL
        self.scope = ABOARD
        self.way = TO_RED
        self.trait = 0
        self.cond = ALWAYS
        self.limit = 0
        self.then: list[Effect] = []
        self.otherwise: list[Effect] = []
        if row[0] == "if":
            self._condition(row)
        else:
            for word in row[1:]:
                self._word(row[0], word)

    def _condition(self, row: list[Any]) -> None:
        if row[1] == "damaged":
            self.cond = IF_DAMAGED
        else:
            self.cond = IF_DAMAGE_BELOW
            self.limit = int(row[1].removeprefix("damage<"))
        self.then = [Effect(e) for e in row[2]]
        self.otherwise = [Effect(e) for e in row[3]]

    def _word(self, op: str, word: Any) -> None:
        """A number, an amount, a place, a mode, a scope, a way, a station or a trait."""
        if isinstance(word, int):
            self.n = word
        elif isinstance(word, list):
            self.place = sum(1 << ZONES.index(z) for z in word)
        elif op == "gain_trait":
            self.trait = TRAITS[word]
        elif op in ("knockout", "delay"):
            self.scope = SCOPES[word]
        elif op in ("move", "slime_spread"):
            self.way = WAYS.index(word)
        elif op == "disable_stored_bots":
            self.n = STATIONS.index(word)
        elif word in MODES:
            self.mode = MODES.index(word)
        elif op in COUNTED and word in AMOUNTS and self.n == 0:
            self.n = AMOUNTS[word]
        else:
            self.place = PLACES[word]


class Card:
    """A threat card as printed."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: str = row["id"]
        self.name: str = row["name"]
        self.kind: int = KINDS.index(row["kind"])
        self.external: bool = self.kind == EXTERNAL
        self.serious: bool = row["rank"] == "serious"
        self.colour: str = row["colour"]
        self.hp: int = row["hp"]
        self.shield: int = row.get("shield", 0)
        self.speed: int = row["speed"]
        self.survive_points: int = row["points"][0]
        self.destroy_points: int = row["points"][1]
        self.stations: list[int] = [STATIONS.index(s) for s in row.get("stations", [])]
        self.button: int = BUTTONS.get(row.get("fixed_by", ""), 0)
        self.actions: list[list[Effect]] = [[]] + [[Effect(e) for e in row[m]] for m in "XYZ"]
        self.traits = 0
        self.debris = 0
        self.splash = 0
        self.most_damage = 0
        self.retaliates = 0
        self.bonus = 0
        self.fix_knocks_out: list[int] = []
        for trait in row.get("traits", []):
            self._trait(trait)
        self.does: list[str] = [mark_words(row[mark]) for mark in "XYZ"]
        self.notes: list[str] = notes_of(row)

    def _trait(self, trait: str) -> None:
        name, _, number = trait.rpartition("_")
        if trait in TRAITS:
            self.traits |= TRAITS[trait]
        elif trait.startswith("fix_knocks_out:"):
            self.fix_knocks_out = [STATIONS.index(s) for s in trait.split(":")[1].split(",")]
        elif name == "debris":
            self.debris = int(number)
        elif name == "death_splash":
            self.splash = int(number)
        elif name == "max_damage":
            self.most_damage = int(number)
        elif name == "retaliates":
            self.retaliates = int(number)
        elif name == "multi_station_bonus":
            self.bonus = int(number)
        else:
            raise ValueError(f"{self.id} has a trait {trait!r} that nobody knows")


def _read(name: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = tomllib.loads(
        (Path(__file__).parent / name).read_text("utf-8")
    )["threat"]
    return rows


_ROWS = _read("threats.toml")
CARDS: list[Card] = [Card(row) for row in _ROWS]
CARD_IDS: list[str] = [card.id for card in CARDS]
CARDS_ON: list[list[Card]] = [
    [Card(row | ship.changes[row["id"]]) if row["id"] in ship.changes else card
     for row, card in zip(_ROWS, CARDS)]
    for ship in SHIPS
]  # fmt: skip
"""The cards by ship: a small ship changes some."""
