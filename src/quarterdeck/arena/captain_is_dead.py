"""How often a crew of four bots with mixed roles brings the ship home, level by level.

The levels should be won by the house's bots 60–90 % (Novice), 30–60 % (Normal), 5–30 % (Veteran).
"""

from __future__ import annotations

from .bout import Bout

GAME = "captain_is_dead"
BOT = "normal"
GAMES = 500


def tables() -> list[Bout]:
    """The balance of the content, and what the weaker bots make of Novice."""
    crew = [BOT] * 4
    return [
        _level("Novice (60–90 %)", "novice", crew, 0.60),
        _level("Normal (30–60 %)", "normal", crew, 0.30),
        _level("Veteran (5–30 %)", "veteran", crew, 0.05),
        _level("Novice, easy bots", "novice", ["easy"] * 4, 0.0),
        _level("Novice, random bots", "novice", ["random"] * 4, 0.0),
    ]


def _level(title: str, level: str, crew: list[str], bar: float) -> Bout:
    return Bout(title, GAME, crew, crew[0], bar, GAMES, {"level": level})
