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
    rng = fresh("one")
    twin = table.clone()
    asked = table._open
    assert asked is not None
    seat = one_answer(table, rng)
    assert [space is UNMADE for space in asked.spaces].count(True) == 2
    assert asked.spaces[asked.seats.index(seat)] is not UNMADE
    assert unmade(twin) == [True, True, True], "a clone makes its own"
    assert twin.why_not(1, (SHIELD,)).rule == "TOY-5"


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
