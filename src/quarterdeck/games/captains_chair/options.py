"""The readings a table may choose."""

from __future__ import annotations

from ...kit.game import Choice

CHOICES: list[Choice] = [
    Choice(
        "no_counts",
        "No votes left",
        "CC-Q15: how many No votes a player still holds is secret; the votes cast are not.",
        ["hidden", "shown"],
        ["Hidden, as printed", "Shown to all"],
    ),
    Choice(
        "first_player",
        "Who starts",
        "CC-Q11: the rulebook only says to choose a player.",
        ["random", "first_seat"],
        ["Chance decides", "The first seat"],
    ),
]


class Options:
    """The choices of one table."""

    def __init__(self, no_counts: str, first_player: str) -> None:
        self.no_counts = no_counts
        self.first_player = first_player
