"""Variants and house rules: the sheet's options, the level and the content pack."""

from __future__ import annotations

from ...kit.game import Choice
from . import content
from .content import names


class Options:
    """The choices of one table as the rules ask them."""

    def __init__(
        self,
        pack: str = content.STANDARD,
        level: int = 2,
        social: bool = False,
        free_kill: bool = False,
        overflow_loses: bool = False,
        core_lock: bool = False,
        blind_discard: bool = True,
        any_role: bool = False,
        colours: str = "random",
        solo_crew: int = 3,
        skill_draw: int = 2,
    ) -> None:
        self.pack = pack
        self.level = level
        self.social = social
        self.free_kill = free_kill
        self.overflow_loses = overflow_loses
        self.core_lock = core_lock
        self.blind_discard = blind_discard
        self.any_role = any_role
        self.colours = colours
        self.solo_crew = solo_crew
        self.skill_draw = skill_draw


def read(full: dict[str, str]) -> Options:
    """Options from a lobby's words."""
    return Options(
        full["pack"],
        names.DIFFICULTIES.index(full["level"]),
        full["emotions"] == "social",
        full["kill_tactical_cost"] == "0",
        full["overflow_loses"] == "yes",
        full["strange_energies"] == "core_lock",
        full["blind_discard"] == "yes",
        full["any_role"] == "yes",
        full["colours"],
        int(full["solo_crew"]),
        int(full["skill_draw"]),
    )


def choices() -> list[Choice]:
    """The options as a lobby shows them; packs are looked up anew each time."""
    packs = list(content.folders())
    return [
        Choice(
            "level", "Level", "How far the Jump Core is from Engage! (CID-037).",
            ["normal", "coward", "novice", "veteran", "elite", "legendary", "insane"],
            ["Normal", "Coward", "Novice", "Veteran", "Elite", "Legendary", "Insane"],
        ),
        Choice(
            "colours", "Pawn colours", "Dealt at random, or by the role you choose (CID-039).",
            ["random", "chosen"], ["at random", "by role"],
        ),
        Choice(
            "any_role", "Any Role", "Any two players may share a colour (CID-043).",
            ["no", "yes"], ["no", "yes"],
        ),
        Choice(
            "blind_discard", "Set aside a Skill", "Before or after roles are known (A21).",
            ["yes", "no"], ["before roles are known", "after"],
        ),
        Choice(
            "skill_draw", "Draw a Skill", "Cards that the Computers yield (A60).",
            ["2", "1"], ["two cards", "one card"],
        ),
        Choice(
            "emotions", "Fear and Anger", "Whom they keep from the systems (A06).",
            ["seed", "social"], ["everyone", "the lonely, the crowded"],
        ),
        Choice(
            "kill_tactical_cost", "Killing an alien", "Tactical that a kill costs (A07).",
            ["1", "0"], ["one Tactical", "no Skill"],
        ),
        Choice(
            "overflow_loses", "Hits beyond 0%", "Does damage left over at 0% lose at once (A12)?",
            ["no", "yes"], ["no, only the next hit", "yes, at once"],
        ),
        Choice(
            "strange_energies", "Strange Energies", "What the blocker bar bars (A02).",
            ["door", "core_lock"], ["the door of Engineering", "the Jump Core"],
        ),
        Choice(
            "solo_crew", "Crew in a solo game", "Crew members one player runs (A33).",
            ["3", "2", "4", "5", "6", "7"], ["3", "2", "4", "5", "6", "7"],
        ),
        Choice("pack", "Content pack", "The cards and the ship in play.", packs, packs),
    ]  # fmt: skip
