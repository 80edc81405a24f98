"""Reading the others in Captain's Chair: what each probably wants, from all that they do.

For every opponent we keep how likely each of the 22 goals is, and how likely it is that the
opponent plays towards a goal at all. Every placement, move and vote shifts both (Bayes).
"""

from __future__ import annotations

from math import exp
from typing import Final

from ..games.captains_chair import content

GOALS: Final = len(content.goals)
FAVOURS: list[list[bool]] = [[c in goal for c in range(content.CREW)] for goal in content.goals]
SHARE: Final = 6 / 13
LIKE: Final = 1 - SHARE
DISLIKE: Final = -SHARE

SHARP: Final = 1.6
"""How surely a player who follows a goal picks what is best for it."""

SLIP: Final = 0.12
"""How often even such a player does something else (bluff, mistake, a plan of its own)."""


class Reader:
    """What one opponent probably wants."""

    def __init__(self) -> None:
        self.thinks = 0.6
        self.odds: list[float] = [1.0 / GOALS] * GOALS

    def new_round(self, seen: list[int]) -> None:
        """A fresh goal, none of those that were seen; the opponent's manner stays."""
        left = GOALS - len(seen)
        self.odds = [0.0 if goal in seen else 1.0 / left for goal in range(GOALS)]

    def rule_out(self, goal: int) -> None:
        """This goal is ours: nobody else has it."""
        self.odds[goal] = 0.0
        whole = sum(self.odds)
        self.odds = [odds / whole for odds in self.odds]

    def wishes(self) -> list[float]:
        """For every crew member how likely it is a favourite of this opponent."""
        found = [0.0] * content.CREW
        for goal in range(GOALS):
            odds = self.odds[goal]
            if odds > 0.0:
                for crew in content.goals[goal]:
                    found[crew] += odds
        if self.thinks < 1.0:  # who follows no goal shows none: six of thirteen, any
            for crew in range(content.CREW):
                found[crew] = found[crew] * self.thinks + SHARE * (1.0 - self.thinks)
        return found

    def placed(self, deck_of: list[int], crew: int, deck: int) -> None:
        """Favourites are placed high, others low."""
        waiting = [c for c in range(content.CREW) if deck_of[c] < 0]
        decks = content.placement_decks
        good = sum(exp(SHARP * LIKE * d) for d in decks)
        bad = sum(exp(SHARP * DISLIKE * d) for d in decks)
        chance = [0.0] * GOALS
        for goal in range(GOALS):
            if self.odds[goal] > 0.0:
                favours = FAVOURS[goal]
                mine = sum(1 for c in waiting if favours[c])
                total = mine * good + (len(waiting) - mine) * bad
                chance[goal] = exp(SHARP * (LIKE if favours[crew] else DISLIKE) * deck) / total
        self._learn(chance, 1.0 / (len(waiting) * len(decks)))

    def moved(self, deck_of: list[int], movable: list[int], crew: int) -> None:
        """Favourites climb; rivals are pushed into the chair to be refused."""
        good = [0.0] * content.CREW
        bad = [0.0] * content.CREW
        for c in movable:
            deck = deck_of[c]
            step = content.deck_values[deck + 1] - content.deck_values[deck]
            worth = step if deck + 1 < content.CHAIR else -content.deck_values[deck]
            good[c] = exp(SHARP * LIKE * worth)
            bad[c] = exp(SHARP * DISLIKE * worth)
        chance = [0.0] * GOALS
        for goal in range(GOALS):
            if self.odds[goal] > 0.0:
                favours = FAVOURS[goal]
                total = 0.0
                for c in movable:
                    total += good[c] if favours[c] else bad[c]
                chance[goal] = (good[crew] if favours[crew] else bad[crew]) / total
        self._learn(chance, 1.0 / len(movable))

    def voted(self, deck_of: list[int], nominee: int, yes: bool) -> None:
        """A Yes says that the ship as it stands is good for the voter's goal."""
        chance = [0.0] * GOALS
        for goal in range(GOALS):
            if self.odds[goal] > 0.0:
                p = chance_of_yes(deck_of, goal, nominee)
                chance[goal] = p if yes else 1.0 - p
        self._learn(chance, 0.5)

    def yes(self, deck_of: list[int], nominee: int) -> float:
        """How likely this opponent, holding a No, says Yes to the nominee."""
        p = 0.0
        for goal in range(GOALS):
            if self.odds[goal] > 0.0:
                p += self.odds[goal] * chance_of_yes(deck_of, goal, nominee)
        return self.thinks * p + (1.0 - self.thinks) * 0.5

    def _learn(self, chance: list[float], blind: float) -> None:
        """Bayes: `chance` of what was done for each goal, `blind` for a player without one."""
        fitting = 0.0
        for goal in range(GOALS):
            odds = self.odds[goal] * ((1.0 - SLIP) * chance[goal] + SLIP * blind)
            self.odds[goal] = odds
            fitting += odds
        for goal in range(GOALS):
            self.odds[goal] /= fitting
        both = self.thinks * fitting + (1.0 - self.thinks) * blind
        self.thinks = min(0.98, max(0.02, self.thinks * fitting / both))


def edge(deck_of: list[int], goal: int) -> float:
    """Points of this goal less what a stranger's goal scores on average, as the ship stands."""
    favours = FAVOURS[goal]
    value = 0.0
    for crew in range(content.CREW):
        deck = deck_of[crew]
        if deck > 0:
            value += content.deck_values[deck] * (LIKE if favours[crew] else DISLIKE)
    return value


def chance_of_yes(deck_of: list[int], goal: int, nominee: int) -> float:
    """How likely a player with this goal says Yes: when that stands better than to go on."""
    now = edge(deck_of, goal)
    worth = LIKE if FAVOURS[goal][nominee] else DISLIKE
    after = now - worth * content.deck_values[content.CHAIR]
    margin = now - max(0.0, after)
    return 0.04 + 0.92 / (1.0 + exp(-1.5 * margin))
