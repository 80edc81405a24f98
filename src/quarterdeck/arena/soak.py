"""Random games over all counts and all mixtures of options, watched at every answer."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Final

from ..games import game as game_of
from ..kit.event import BrokenRule
from ..kit.game import Game
from ..kit.play import one_answer
from ..kit.rng import fresh, seed_of
from .series import LIMIT
from .tally import Tally

CHUNK: Final = 100
STRIDE: Final = 1_000_003
"""A prime: steps of this length through all mixtures visit each before any comes again."""


def mixture(game: Game, number: int) -> dict[str, str]:
    """All mixtures of the options as the number grows, in an order that soon shows every value."""
    found: dict[str, str] = {}
    number *= STRIDE
    for choice in game.choices:
        found[choice.name] = choice.values[number % len(choice.values)]
        number //= len(choice.values)
    return found


def soak_one(game: Game, seed: str, number: int, tally: Tally) -> None:
    """One random game; the table's invariants are counted after every answer."""
    counts = game.sizes()
    seats = counts[number % len(counts)]
    name = f"{seed}/{number}"
    table = game.setup(mixture(game, number // len(counts)), seats, seed_of(name))
    rng = fresh(f"{name}/chance of the players")
    answers = 0
    while table.decision is not None and answers < LIMIT:
        one_answer(table, rng)
        answers += 1
        try:
            table.invariants()
        except BrokenRule as broken:
            raise BrokenRule(f"game {number} of {seed!r}, answer {answers}: {broken}") from broken
    tally.add(["random"] * seats, answers, game.outcome(table))


def soak_some(id: str, seed: str, first: int, count: int) -> Tally:
    """The games from number `first` on."""
    game = game_of(id)
    tally = Tally()
    for number in range(first, first + count):
        soak_one(game, seed, number, tally)
    return tally


def soak_all(
    id: str, seed: str, games: int, jobs: int, progress: Callable[[int], None]
) -> Tally:
    """All games, by `jobs` processes; `progress` hears how many more are done."""
    starts = list(range(0, games, CHUNK))
    counts = [min(CHUNK, games - start) for start in starts]
    whole = Tally()
    if jobs == 1:
        for start, count in zip(starts, counts):
            whole.join(soak_some(id, seed, start, count))
            progress(count)
        return whole
    with ProcessPoolExecutor(jobs) as pool:
        parts = pool.map(soak_some, [id] * len(starts), [seed] * len(starts), starts, counts)
        for part, count in zip(parts, counts):
            whole.join(part)
            progress(count)
    return whole
