"""Spaces that are made when somebody looks: nobody can tell them from those made at once."""

from __future__ import annotations

from quarterdeck.kit.decision import UNMADE
from quarterdeck.kit.plain import digest
from quarterdeck.kit.play import one_answer
from quarterdeck.kit.rng import fresh
from quarterdeck.kit.testing import toys
from quarterdeck.kit.testing.toys import CALL_OFF, SHIELD, SMASH, Toy, toy


def auction() -> Toy:
    table = toy(3, toys.Auction(0, 0), [[SHIELD, SMASH], [CALL_OFF], [CALL_OFF]])
    table.run()
    return table


def unmade(table: Toy) -> list[bool]:
    assert table._open is not None
    return [space is UNMADE for space in table._open.spaces]


def test_nothing_is_made_before_somebody_looks() -> None:
    table = auction()
    assert unmade(table) == [True, True, True]
    assert table.decision is not None and unmade(table) == [False, False, False]
    assert table.decision.spaces[0].each() == [(), (SHIELD,), (SMASH,)]


def test_an_answer_makes_one_space_and_a_refusal_says_why() -> None:
    table = auction()
    twin = table.clone()
    assert table._open is not None
    spaces = table._open.spaces
    table.answer(1, (CALL_OFF,))
    assert [space is UNMADE for space in spaces] == [True, False, True]
    assert unmade(twin) == [True, True, True], "a clone makes its own"
    assert twin.why_not(1, (SHIELD,)).rule == "TOY-5"


def test_random_play_keeps_no_space_and_draws_what_the_space_would_draw() -> None:
    table = auction()
    twin = table.clone()
    assert table._open is not None
    spaces = table._open.spaces
    one_answer(table, fresh("one"))
    assert spaces == [UNMADE] * 3
    assert twin.decision is not None  # looked at: every space is there
    one_answer(twin, fresh("one"))
    assert digest(table) == digest(twin)


def test_a_question_that_somebody_looked_at_is_never_written_over() -> None:
    table = auction()
    table.answer(0, (SHIELD,))  # nobody looked
    held = table.decision
    assert held is not None
    before = (held.number, held.seats, [space.each() for space in held.spaces])
    table.answer(0, (SMASH,))
    assert table._open is not held and table.asked == held.number + 1
    assert (held.number, held.seats, [space.each() for space in held.spaces]) == before


def test_looking_changes_nothing() -> None:
    looked, blind = auction(), auction()
    assert looked.decision is not None
    assert digest(looked) == digest(blind) == digest(looked.clone()) == digest(blind.clone())
    for table in (looked, blind):
        table.answer(2, (CALL_OFF,))
    assert digest(looked) == digest(blind)


def test_a_clone_makes_its_spaces_from_its_own_table() -> None:
    table = auction()
    twin = table.clone()
    twin.hands[0] = [SMASH]
    assert twin.decision is not None and table.decision is not None
    assert twin.decision.spaces[0].each() == [(), (SMASH,)]
    assert table.decision.spaces[0].each() == [(), (SHIELD,), (SMASH,)]
