"""Asides: seats that may answer a question though nobody waits for them, unseen by the others."""

from __future__ import annotations

import pytest

from quarterdeck.kit.event import IllegalAnswer
from quarterdeck.kit.play import one_answer
from quarterdeck.kit.rng import fresh
from quarterdeck.kit.testing.toys import Chatter, Toy, toy


def open_question() -> Toy:
    table = toy(3, Chatter())
    table.run()
    return table


def test_an_aside_may_answer_and_closes_the_question() -> None:
    table = open_question()
    assert table.decision is not None and table.decision.waiting() == [0]
    twin = table.clone()
    twin.answer(2, (7,))
    assert twin.result == 27 and twin.decision is None
    table.answer(0, (2,))
    assert table.result == 2


def test_an_aside_has_a_space_of_its_own_and_outsiders_have_none() -> None:
    table = open_question()
    with pytest.raises(IllegalAnswer):
        table.answer(2, (1,))
    with pytest.raises(IllegalAnswer):
        table.answer(1, (7,))
    assert table.decision is not None and table.decision.index_of(1) == -1


def test_chance_never_answers_for_an_aside() -> None:
    for seed in range(20):
        assert one_answer(open_question(), fresh(str(seed))) == 0
