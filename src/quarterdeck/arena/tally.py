"""What a series of games came to."""

from __future__ import annotations

from math import sqrt
from typing import Any

from ..kit.game import Outcome

UNFINISHED = "unfinished"


class Tally:
    """Games, answers, how the games ended, and for every bot how often it played and won."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.outcomes: dict[str, int] = {}
        self.played: dict[str, int] = {}
        self.won: dict[str, int] = {}
        self.points: dict[str, int] = {}
        self.figures: dict[str, list[int]] = {}  # what else a game's arena reads off the table
        self.groups: dict[str, list[int]] = {}  # combinations of roles: games played, games won

    def add(self, bots: list[str], decisions: int, outcome: Outcome | None) -> None:
        """Count one game."""
        self.games += 1
        self.decisions += decisions
        key = ending(outcome)
        self.outcomes[key] = self.outcomes.get(key, 0) + 1
        for seat, bot in enumerate(bots):
            self.played[bot] = self.played.get(bot, 0) + 1
            if outcome is None:
                continue
            if seat in outcome.winners:
                self.won[bot] = self.won.get(bot, 0) + 1
            if seat < len(outcome.scores):
                self.points[bot] = self.points.get(bot, 0) + outcome.scores[seat]

    def note(self, figures: dict[str, int]) -> None:
        """Keep what was read off a table at its end."""
        for name, value in figures.items():
            self.figures.setdefault(name, []).append(value)

    def group(self, names: list[str], won: bool) -> None:
        """Count a game for all combinations of roles that met in it."""
        for name in names:
            counts = self.groups.setdefault(name, [0, 0])
            counts[0] += 1
            counts[1] += won

    def weakest(self, enough: int) -> list[tuple[str, int, int]]:
        """Combinations with enough games, those that win least first: name, games, wins."""
        found = [(name, n, won) for name, (n, won) in self.groups.items() if n >= enough]
        return sorted(found, key=lambda g: (g[2] / g[1], -g[1], g[0]))

    def mean(self, figure: str) -> float:
        """The mean of a figure; 0 when nobody read it."""
        values = self.figures.get(figure, [])
        return sum(values) / max(1, len(values))

    def spread(self) -> dict[str, Any]:
        """For every figure: mean, median, the value that nine in ten do not exceed, the most."""
        found: dict[str, Any] = {}
        for name, values in self.figures.items():
            row = sorted(values)
            found[name] = {
                "mean": round(self.mean(name), 3),
                "median": row[len(row) // 2],
                "nine_in_ten": row[len(row) * 9 // 10],
                "most": row[-1],
            }
        return found

    def join(self, other: Tally) -> None:
        """Add what another tally counted."""
        self.games += other.games
        self.decisions += other.decisions
        for mine, theirs in (
            (self.outcomes, other.outcomes),
            (self.played, other.played),
            (self.won, other.won),
            (self.points, other.points),
        ):
            for key, count in theirs.items():
                mine[key] = mine.get(key, 0) + count
        for name, values in other.figures.items():
            self.figures.setdefault(name, []).extend(values)
        for name, (games, wins) in other.groups.items():
            counts = self.groups.setdefault(name, [0, 0])
            counts[0] += games
            counts[1] += wins

    def rate(self, bot: str) -> float:
        """Of the seats that this bot took, the part that won."""
        return self.won.get(bot, 0) / max(1, self.played.get(bot, 0))

    def margin(self, bot: str) -> float:
        """Half the width of the 95 % interval around `rate`."""
        rate = self.rate(bot)
        return 1.96 * sqrt(rate * (1 - rate) / max(1, self.played.get(bot, 0)))

    def by_bot(self) -> dict[str, Any]:
        """For every bot: seats taken, games won, the rate, and mean points."""
        return {
            bot: {
                "seats": played,
                "wins": self.won.get(bot, 0),
                "rate": round(self.rate(bot), 4),
                "mean_points": round(self.points.get(bot, 0) / played, 2),
            }
            for bot, played in self.played.items()
        }


def ending(outcome: Outcome | None) -> str:
    """One word for how a game ended: the winning side, or the winning seats."""
    if outcome is None:
        return UNFINISHED
    if outcome.side:
        return outcome.side
    if not outcome.winners:
        return "nobody"
    return "+".join(f"seat {seat}" for seat in outcome.winners)
