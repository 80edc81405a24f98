"""Spaces: every door of every kind against brute force."""

from __future__ import annotations

from itertools import combinations, permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarterdeck.kit.pay import Pay, covers, less
from quarterdeck.kit.rng import fresh
from quarterdeck.kit.space import Arrange, Either, Nothing, Pick, Some, Space, Split, YesNo
from quarterdeck.kit.testing.contract import space_holds

ITEMS = st.lists(st.integers(0, 30), min_size=1, max_size=6, unique=True)


def agrees(space: Space, right: set[tuple[int, ...]]) -> None:
    space_holds(space, fresh("space"))
    assert set(space.each()) == right and space.count() == len(right)


def test_pick_one() -> None:
    agrees(Pick([4, 2, 9]), {(4,), (2,), (9,)})
    agrees(YesNo(), {(0,), (1,)})
    agrees(Nothing(), {()})


@given(ITEMS, st.integers(0, 3), st.integers(0, 3))
def test_pick_some(items: list[int], low: int, more: int) -> None:
    low = min(low, len(items))
    high = min(low + more, len(items))
    right = {c for k in range(low, high + 1) for c in combinations(sorted(items), k)}
    agrees(Some(items, low, low + more), right)


@given(ITEMS, st.integers(0, 3))
def test_arrange(items: list[int], size: int) -> None:
    items = items[:4]
    size = min(size, len(items))
    agrees(Arrange(items, size, size), set(permutations(items, size)))


def test_arrange_takes_all_unless_told_otherwise() -> None:
    assert Arrange([1, 2, 3]).count() == 6
    assert Arrange([1, 2, 3]).why_not((1, 2)) is not None


@given(st.integers(0, 6), st.lists(st.integers(0, 4), min_size=1, max_size=4))
def test_split(total: int, most: list[int]) -> None:
    total = min(total, sum(most))
    right = {p for p in product(*[range(m + 1) for m in most]) if sum(p) == total}
    agrees(Split(total, most), right)


def test_either() -> None:
    space = Either([7, 8], [Pick([1, 2]), Some([3, 4], 0, 1)])
    agrees(space, {(7, 1), (7, 2), (8,), (8, 3), (8, 4)})


@given(
    st.lists(st.integers(1, 7), min_size=1, max_size=6),
    st.lists(st.integers(0, 2), min_size=3, max_size=3),
)
def test_pay(kinds: list[int], price: list[int]) -> None:
    items = [10 + i for i in range(len(kinds))]
    right = {
        chosen
        for chosen in combinations(items, sum(price))
        if any(
            all(kinds[c - 10] >> unit & 1 for c, unit in zip(order, units(price)))
            for order in permutations(chosen)
        )
    }
    space = Pay(items, kinds, price)
    assert set(space.each()) == right
    if right:
        agrees(space, right)
        assert space.holds(space.cheapest())


def units(price: list[int]) -> list[int]:
    return [kind for kind, n in enumerate(price) for _ in range(n)]


def test_paying_spends_the_least_useful_cards_first() -> None:
    assert Pay([1, 2, 3], [0b11, 0b01, 0b10], [1, 0]).cheapest() == (2,)


def test_discounts_never_go_below_nothing() -> None:
    assert less([2, 1, 0], [1, 3, 1]) == [1, 0, 0]
    assert covers([], [0, 0]) and not covers([1], [0, 0])


@pytest.mark.parametrize(
    ("space", "answer", "words"),
    [
        (Pick([1], "R-1"), (2,), "not among"),
        (Pick([1], "R-1"), (1, 1), "exactly one"),
        (Some([1, 2], 1, 2, "R-1"), (), "at least 1"),
        (Some([1, 2, 3], 1, 2, "R-1"), (1, 2, 3), "at most 2"),
        (Some([1, 2], 1, 2, "R-1"), (1, 1), "twice"),
        (Some([1, 2], 1, 2, "R-1"), (5,), "not among"),
        (Arrange([1, 2], rule="R-1"), (1,), "exactly 2"),
        (Arrange([1, 2], 0, 1, rule="R-1"), (1, 2), "0 to 1"),
        (Arrange([1, 2], rule="R-1"), (1, 1), "one place"),
        (Arrange([1, 2], rule="R-1"), (1, 7), "not among"),
        (Split(3, [2, 2], "R-1"), (1, 1), "make 2"),
        (Split(3, [2, 2], "R-1"), (3, 0), "at most 2"),
        (Split(3, [2, 2], "R-1"), (-1, 4), "less than nothing"),
        (Split(3, [2, 2], "R-1"), (3,), "2 numbers"),
        (Pay([1, 2], [1, 2], [1, 0], "R-1"), (2,), "do not cover"),
        (Pay([1, 2], [1, 2], [1, 0], "R-1"), (1, 2), "1 cards"),
        (Pay([1, 2], [1, 2], [1, 1], "R-1"), (1, 1), "twice"),
        (Pay([1, 2], [1, 2], [1, 0], "R-1"), (3,), "not among"),
        (Either([1], [Nothing()], "R-1"), (2,), "not among"),
        (Nothing("R-1"), (1,), "nothing to choose"),
    ],
)
def test_every_refusal_names_the_rule_and_says_why(
    space: Space, answer: tuple[int, ...], words: str
) -> None:
    refusal = space.why_not(answer)
    assert refusal is not None and words in refusal.words and refusal.rule == "R-1"
    assert not space.holds(answer)
