"""Chance: fair, repeatable, copied for nothing, and scripted by tests."""

from __future__ import annotations

import pytest

from quarterdeck.kit.rng import WORDS, Rng, fresh


def test_the_same_seed_gives_the_same_chance_over_many_blocks() -> None:
    first, second = fresh("a"), fresh("a")
    assert [first.below(1000) for _ in range(3 * WORDS)] == [
        second.below(1000) for _ in range(3 * WORDS)
    ]
    assert fresh("a").below(1 << 30) != fresh("b").below(1 << 30)


def test_a_clone_goes_its_own_way_from_the_same_place() -> None:
    rng = fresh("a")
    for _ in range(WORDS - 3):
        rng.below(9)
    twin = rng.clone()
    assert [rng.below(99) for _ in range(9)] == [twin.below(99) for _ in range(9)]
    read_back = Rng(rng.seed, rng.block, rng.at, [])
    assert rng.below(1 << 20) == read_back.below(1 << 20)


@pytest.mark.parametrize("n", [2, 3, 6, 7, 13, 22])
def test_every_number_is_as_likely(n: int) -> None:
    rng = fresh(f"fair {n}")
    counts = [0] * n
    for _ in range(2_000 * n):
        counts[rng.below(n)] += 1
    chi_square = sum((c - 2_000) ** 2 / 2_000 for c in counts)
    assert chi_square < n + 6 * (2 * n) ** 0.5, counts


def test_a_shuffle_brings_every_order() -> None:
    rng = fresh("orders")
    seen = set()
    for _ in range(300):
        items = [1, 2, 3, 4]
        rng.shuffle(items)
        seen.add(tuple(items))
    assert len(seen) == 24


def test_scripted_chance_falls_as_told_and_refuses_the_impossible() -> None:
    rng = fresh("a")
    rng.script.extend([5, 0])
    assert [rng.below(6), rng.below(2)] == [5, 0]
    rng.script.append(6)
    with pytest.raises(ValueError, match="from 0 to 5"):
        rng.below(6)


def test_drawing_is_noticed_and_a_fork_draws_nothing() -> None:
    rng = fresh("a")
    before = rng.used()
    rng.fork("search").below(10)
    assert rng.used() == before
    rng.below(10)
    assert rng.used() == before + 1
