"""How strong the bots of Captain's Chair are (a fair share of four players is 25 %)."""

from __future__ import annotations

from .bout import Bout

GAME = "captains_chair"


def tables() -> list[Bout]:
    """The bars of the house bot, and the ladder below it."""
    return [
        Bout("house against three random", GAME, ["house"] + ["random"] * 3, "house", 0.60),
        Bout("house among three normal", GAME, ["house"] + ["normal"] * 3, "house", 0.30),
        Bout("normal against three random", GAME, ["normal"] + ["random"] * 3, "normal"),
        Bout("easy against three random", GAME, ["easy"] + ["random"] * 3, "easy"),
    ]
