"""How often a crew of four bots with mixed roles brings the ship home, level by level.

The levels should be won by the house bots 60–90 % (Novice), 30–60 % (Normal), 5–30 % (Veteran), and
no combination of roles should win less than 5 % of its games on Novice. Combinations are asked
twice: every pair of roles as it met in those games, and every line-up of four colours that can be
dealt.
"""

from __future__ import annotations

from itertools import combinations, product
from typing import Final

from ..bots.bot import Bot
from ..bots.captain_is_dead import Cast
from ..games.captain_is_dead import content
from ..games.captain_is_dead.content.model import Content
from ..games.captain_is_dead.table import (
    LOST_ALERTS,
    LOST_ALIENS,
    LOST_CREW,
    LOST_SHIELDS,
    WON,
    CaptainTable,
)
from ..kit.game import Game
from ..kit.rng import Rng, fresh
from ..kit.table import Table
from .bout import Bout, CrewBout
from .series import Series
from .tally import Tally

GAME: Final = "captain_is_dead"
GAMES: Final = 500
CREW: Final = 4
ENOUGH: Final = 5
"""Combinations that met in fewer games are too rare to be judged."""
LEAST: Final = 0.05
"""No combination of roles may win less often than this on Novice."""
EACH: Final = 4
"""Games of every line-up."""
DOUBTFUL: Final = 0.10
"""Line-ups that won less play `AGAIN` more games."""
AGAIN: Final = 20

LOSSES: list[tuple[int, str]] = [
    (LOST_SHIELDS, "lost: shields"), (LOST_ALIENS, "lost: aliens"),
    (LOST_ALERTS, "lost: no Alert left"), (LOST_CREW, "lost: Red Alerts"),
]  # fmt: skip


class LevelBout(CrewBout):
    """Wins on one level should lie between `bar` and `most`; pairs of roles are counted."""

    def __init__(
        self, title: str, level: str, bot: str, bar: float = 0.0, most: float = 1.0,
        games: int = GAMES,
    ) -> None:  # fmt: skip
        super().__init__(title, GAME, [bot] * CREW, bot, bar, games, {"level": level})
        self.most = most

    def cleared(self, tally: Tally) -> bool:
        return super().cleared(tally) and self.rate(tally) <= self.most

    def kept(self, group: str) -> bool:
        return group.count("+") == 1


class LineUps(Series):
    """Game after game the next line-up of four colours; the same again after the last one."""

    def __init__(
        self, bot: str, seed: str, options: dict[str, str], line_ups_: list[list[int]]
    ) -> None:
        super().__init__(GAME, CREW, [bot], seed, {**options, "any_role": "yes"})
        self.line_ups = line_ups_

    def crew(self, game: Game, table: Table, number: int, rng: Rng) -> list[Bot]:
        roles = self.line_ups[number % len(self.line_ups)]
        bots = super().crew(game, table, number, rng)
        return [Cast(bot, role) for bot, role in zip(bots, roles)]


class LineUpBout(LevelBout):
    """Every line-up plays `EACH` games, those in doubt more; none should win less than `LEAST`."""

    def __init__(self, title: str, level: str, bot: str) -> None:
        self.all = line_ups(content.pack(content.STANDARD))
        super().__init__(title, level, bot, games=len(self.all) * EACH)
        self.least = LEAST
        self.enough = EACH

    def series(self, seed: str) -> Series:
        return LineUps(self.bots[0], seed, self.options, self.all)

    def again(self, seed: str, tally: Tally) -> tuple[Series, int] | None:
        poor = {
            name for name, games, won in self.weakest(tally) if won < DOUBTFUL * games
        }  # fmt: skip
        doubtful = [roles for roles in self.all if name_of(roles) in poor]
        if not doubtful:
            return None
        series = LineUps(self.bots[0], f"{seed}/again", self.options, doubtful)
        return series, len(doubtful) * AGAIN

    def kept(self, group: str) -> bool:
        return group.count("+") == CREW - 1


def tables() -> list[Bout]:
    """The balance of the content, the stronger and the weaker bots, and every line-up."""
    novice = LevelBout("Novice, house bots (60–90 %)", "novice", "house", 0.60, 0.90)
    novice.least, novice.enough = LEAST, ENOUGH
    return [
        novice,
        LevelBout("Normal, house bots (30–60 %)", "normal", "house", 0.30, 0.60),
        LevelBout("Veteran, house bots (5–30 %)", "veteran", "house", 0.05, 0.30),
        LevelBout("Novice, quick bots", "novice", "normal"),
        LevelBout("Normal, quick bots", "normal", "normal"),
        LevelBout("Veteran, quick bots", "veteran", "normal"),
        LevelBout("Novice, easy bots", "novice", "easy"),
        LevelBout("Novice, random bots", "novice", "random"),
        LineUpBout("Novice, every line-up, house bots", "novice", "house"),
    ]


def name_of(roles: list[int]) -> str:
    """A line-up by the names of its roles."""
    c = content.pack(content.STANDARD)
    return " + ".join(sorted(c.roles[role].name for role in roles))


def line_ups(c: Content) -> list[list[int]]:
    """All crews of four roles of different colours, in an order that mixes them."""
    rooms: dict[int, list[int]] = {}
    for role, card in enumerate(c.roles):
        rooms.setdefault(card.room, []).append(role)
    found = [
        list(roles)
        for colours in combinations(rooms.values(), CREW)
        for roles in product(*colours)
    ]
    order = list(range(len(found)))
    fresh("line-ups").shuffle(order)
    return [found[i] for i in order]


def figures(table: Table) -> dict[str, int]:
    """How long it took, and how it was lost (the mean is the part of the games)."""
    assert isinstance(table, CaptainTable)
    return {"turns": table.turn} | {name: int(table.ending == end) for end, name in LOSSES}


def groups(table: Table) -> tuple[list[str], bool]:
    """The combinations of roles that met in this game (all pairs, and all four), and was it won?"""
    assert isinstance(table, CaptainTable)
    names = sorted(table.role_of(crew).name for crew in range(table.crew))
    met = [" + ".join(pair) for pair in combinations(names, 2)]
    return [*met, " + ".join(names)], table.ending == WON
