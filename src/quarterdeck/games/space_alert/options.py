"""Ships, tracks and house rules a table may choose."""

from __future__ import annotations

from ...kit.game import Choice
from .content.missions import BASE
from .content.ships import SHIP_IDS, SHIPS

GROUPS: dict[str, str] = {
    "little_duckling_training": "Little Duckling: training",
    "little_duckling_solo_2p_basic_simulation": "Little Duckling: basic, one or two players",
    "little_duckling_3p_basic_simulation": "Little Duckling: basic, three players",
    "little_duckling_solo_2p_advanced_simulation": "Little Duckling: advanced, one or two players",
    "little_duckling_3p_advanced_simulation_or_solo_2p_mission":
        "Little Duckling: advanced for three, mission for one or two",
    "little_duckling_3p_mission": "Little Duckling: mission, three players",
}  # fmt: skip
SHORT: dict[str, str] = {
    "ld_training": "little_duckling_training",
    "ld_basic_2": "little_duckling_solo_2p_basic_simulation",
    "ld_basic_3": "little_duckling_3p_basic_simulation",
    "ld_advanced_2": "little_duckling_solo_2p_advanced_simulation",
    "ld_advanced_3": "little_duckling_3p_advanced_simulation_or_solo_2p_mission",
    "ld_mission_3": "little_duckling_3p_mission",
}

_LEVELS = ["white", "yellow", "mixed"]
_LEVEL_WORDS = ["White: for beginners", "Yellow: harder", "White and yellow"]

CHOICES: list[Choice] = [
    Choice(
        "ship",
        "Ship",
        "AMB-01: the manual's numbers, the published ones, or the small ship of two zones.",
        list(SHIP_IDS),
        [ship.name for ship in SHIPS],
    ),
    Choice(
        "mission",
        "Mission",
        "SA-041: a stored track, one of its group by chance, or a random one within the limits.",
        ["any_long", "any_short", "random_long", "random_short", *[m.id for m in BASE], *SHORT],
        [
            "A long mission (12 turns) by chance", "A short one (7 turns) by chance",
            "Made up: long", "Made up: short",
            *[m.title for m in BASE], *[GROUPS[g] for g in SHORT.values()],
        ],
    ),
    Choice("common", "Common threats", "AMB-36: how hard they are.", _LEVELS, _LEVEL_WORDS),
    Choice("serious", "Serious threats", "AMB-36: how hard they are.", _LEVELS, _LEVEL_WORDS),
    Choice(
        "campaign",
        "Campaign",
        "SA-111: up to three missions in a row, with repairs between them.",
        ["one", "three"],
        ["One mission", "Up to three missions"],
    ),
    Choice(
        "tripping",
        "Tripping",
        "AMB-29: in the resolution the owner of a card may flip it, at the price of a delay.",
        ["on", "off"],
        ["Owners are asked", "Nobody trips"],
    ),
    Choice(
        "open_plans",
        "Open plans",
        "4.6: crew mates see the faces on each other's boards.",
        ["off", "on"],
        ["Face down, as printed", "Face up for the crew"],
    ),
    Choice(
        "single_use_batteries",
        "Batteries",
        "AMB-41: are light lasers ready again every turn?",
        ["off", "on"],
        ["Ready again every turn", "One shot a mission"],
    ),
    Choice(
        "any_knock_out_loses",
        "Knock-outs",
        "AMB-10: does one player knocked out lose the mission?",
        ["off", "on"],
        ["Only when all are down", "One is enough"],
    ),
]  # fmt: skip


class Options:
    """The choices of one table."""

    def __init__(
        self,
        ship: int,
        mission: str,
        common: str,
        serious: str,
        campaign: bool,
        tripping: bool,
        open_plans: bool,
        single_use_batteries: bool,
        any_knock_out_loses: bool,
    ) -> None:
        self.ship = ship
        self.mission = mission
        self.common = common
        self.serious = serious
        self.campaign = campaign
        self.tripping = tripping
        self.open_plans = open_plans
        self.single_use_batteries = single_use_batteries
        self.any_knock_out_loses = any_knock_out_loses


def read(full: dict[str, str]) -> Options:
    """The options from their words, all of them given."""
    return Options(
        SHIP_IDS.index(full["ship"]), full["mission"], full["common"], full["serious"],
        full["campaign"] == "three", full["tripping"] == "on", full["open_plans"] == "on",
        full["single_use_batteries"] == "on", full["any_knock_out_loses"] == "on",
    )  # fmt: skip


def why_not(options: Options, seats: int) -> str:
    """A sentence when ship, mission and crew do not go together; empty when they do."""
    ship = SHIPS[options.ship]
    low, high = ship.players
    if not low <= seats <= high:
        return f"The {ship.name} carries {low} to {high} players, not {seats}."
    if len(ship.zones) < 3 and options.mission.startswith("base_"):
        return f"That mission has threats in zone white; the {ship.name} has no such zone."
    return ""
