"""The kernel on toy procedures: reactions, intents, quorums, the clock, undo, clones."""

from __future__ import annotations

import pytest

from quarterdeck.kit.event import BrokenRule, IllegalAnswer
from quarterdeck.kit.log import Entry, may_take_back
from quarterdeck.kit.plain import classes_of, digest, fill, plain
from quarterdeck.kit.rng import Rng
from quarterdeck.kit.seat import CLOCK
from quarterdeck.kit.testing import toys
from quarterdeck.kit.testing.toys import CALL_OFF, MIRROR, SHIELD, SMASH, Toy, toy


def started(table: Toy) -> Toy:
    table.run()
    return table


def blow(hands: list[list[int]]) -> Toy:
    return started(toy(2, toys.Blow(0, 1, 3), hands))


def twin_agrees(table: Toy) -> None:
    """A clone here and now is equal, plays the same, and shares nothing."""
    before = digest(table)
    twin = table.clone()
    assert digest(twin) == before
    decision = twin.decision
    if decision is not None:
        twin.answer(decision.seats[0], decision.spaces[0].each()[-1])
        assert digest(table) == before
        assert digest(twin) != before
        again = table.clone()
        again.answer(decision.seats[0], decision.spaces[0].each()[-1])
        assert digest(again) == digest(twin)
    loaded = Toy(table.seats, Rng("00"))
    fill(loaded, plain(table), classes_of(toys))
    assert digest(loaded) == before


def test_a_blow_hits_when_nobody_can_react() -> None:
    table = blow([[], []])
    assert table.life == [5, 2] and table.decision is None and not table.stack


def test_a_shield_that_stands_takes_two() -> None:
    table = blow([[], [SHIELD]])
    table.answer(1, (SHIELD,))
    assert table.life == [5, 4]


def test_a_reaction_to_a_reaction_to_a_reaction() -> None:
    table = blow([[MIRROR], [SHIELD, SMASH]])
    twin_agrees(table)
    table.answer(1, (SHIELD,))
    twin_agrees(table)
    table.answer(0, (MIRROR,))
    twin_agrees(table)
    assert table.where() == "A blow at {p1} › reactions › reactions › reactions"
    table.answer(1, (SMASH,))
    assert table.life == [5, 4], "the smash undid the mirror, so the shield stood"
    table = blow([[MIRROR], [SHIELD, SMASH]])
    table.answer(1, (SHIELD,))
    table.answer(0, (MIRROR,))
    table.answer(1, ())
    assert table.life == [5, 2], "the mirror stood, so the shield did not"


def test_a_cancelled_intent_does_not_happen_and_closes_its_window() -> None:
    table = blow([[CALL_OFF, SHIELD], [CALL_OFF, SHIELD]])
    twin_agrees(table)
    table.answer(1, (CALL_OFF,))
    assert table.life == [5, 5] and table.decision is None
    assert table.hands == [[CALL_OFF, SHIELD], [SHIELD]]


def test_secret_answers_change_until_the_last_one_closes_the_decision() -> None:
    table = started(toy(3, toys.Bidding()))
    table.answer(0, (1,))
    twin_agrees(table)
    table.answer(0, (3,))
    table.answer(2, (2,))
    assert table.decision is not None and table.decision.waiting() == [1]
    assert table.bids == [0, 0, 0]
    table.answer(1, (0,))
    assert table.bids == [3, 0, 2]
    assert table.sealed == table.answered, "shown bids cannot be taken back"


def test_the_first_answer_closes_and_an_outsider_may_cut_in() -> None:
    hands = [[SHIELD], [CALL_OFF], [CALL_OFF], [SMASH]]
    table = started(toy(4, toys.Auction(0, 0), hands))
    assert table.decision is not None and table.decision.seats == [0, 1, 2]
    with pytest.raises(IllegalAnswer, match="not asked"):
        table.answer(3, (SMASH,))
    twin_agrees(table)
    table.answer(2, (CALL_OFF,))
    assert table.hands == [[SHIELD], [CALL_OFF], [], [SMASH]]
    assert table.decision.seats == [0, 1], "one is left who could cut in"
    twin_agrees(table)
    table.answer(0, ())
    assert table.decision is None


def test_planning_against_the_clock() -> None:
    table = toy(2, toys.Planning(0, []))
    table.track = ["threat on blue", "incoming data", "end of phase"]
    started(table)
    for seat, answer in ((0, (2,)), (1, (3,)), (CLOCK, ()), (0, (1,)), (0, (0,)), (CLOCK, ())):
        twin_agrees(table)
        table.answer(seat, answer)
    assert table.plans == [[2, 1], [3]] and table.heard == ["threat on blue", "incoming data"]
    assert table.decision is not None and table.decision.seats == [1, CLOCK]
    assert table.decision.since == 1 < table.decision.number, "older answers still count"
    table.answer(CLOCK, ())
    assert table.decision is None


def test_undo_reaches_to_the_last_point_where_nothing_new_was_revealed() -> None:
    table = started(toy(2, toys.Dice()))
    entries = [Entry(0, (1,))]
    table.answer(0, (1,))
    assert may_take_back(table, entries, 0) == 0
    twin_agrees(table)
    assert may_take_back(table, entries, 1) == -1, "not somebody else's answer"
    table.answer(0, (2,))
    entries.append(Entry(0, (2,)))
    assert may_take_back(table, entries, 0) == -1, "the die has fallen"
    table.answer(0, (1,))
    entries.append(Entry(0, (1,)))
    assert may_take_back(table, entries, 0) == 2


def test_two_questions_at_once_are_our_own_mistake() -> None:
    table = started(toy(2, toys.Dice()))
    with pytest.raises(BrokenRule, match="two questions"):
        table.ask_one("choose", "TOY-7", 0, toys.Pick([1]))


def test_an_illegal_answer_says_why_and_changes_nothing() -> None:
    table = started(toy(2, toys.Dice()))
    before = digest(table)
    with pytest.raises(IllegalAnswer, match="not among"):
        table.answer(0, (9,))
    with pytest.raises(IllegalAnswer, match="exactly one"):
        table.answer(0, (1, 2))
    assert digest(table) == before


def test_the_opening_is_kept_for_those_who_come_to_listen_later() -> None:
    table = blow([[], []])
    assert [event.kind for event in table.opening()] == ["hit"]
    later = started(toy(3, toys.Bidding()))
    for seat in range(3):
        later.answer(seat, (1,))
    assert later.opening() == [], "only what was told before the first question"
    assert table.clone().opening() == []
