"""What was shown stands: taking an answer back must not be a way to learn or to prove."""

from __future__ import annotations

import pytest
from tests.games.feed_the_kraken.kraken import (
    BLUE_DRUNK,
    MERMAID,
    RED_DRUNK,
    YELLOW,
    crew,
    lose,
    navigate,
    of,
    place,
    quiet,
    to_logbook,
)

from quarterdeck.games.feed_the_kraken import content as c
from quarterdeck.games.feed_the_kraken import events
from quarterdeck.kit.testing.scene import Scene


def may_take_back(s: Scene) -> bool:
    """Could the last answer be taken back without asking anybody?"""
    return s.table.sealed < s.table.answered


@pytest.mark.rule("FTX-005", "FTK-095")
def test_a_card_that_was_shown_stands_so_that_nobody_proves_the_pair() -> None:
    s = to_logbook(crew(), YELLOW, MERMAID)
    s.answer(2, YELLOW).asks(events.CLAIM)
    assert not may_take_back(s)


@pytest.mark.rule("FTX-020")
def test_a_victim_of_the_kraken_is_not_taken_back_to_try_another() -> None:
    s = navigate(place(crew(7, map_for_seven="long"), "L21"), RED_DRUNK, BLUE_DRUNK)
    s.asks(events.MAP_TARGET, 0).answer(0, 3)
    assert not of(s).alive[3] and not may_take_back(s)
    s.asks(events.WINDOW)


@pytest.mark.rule("FTK-071")
def test_a_fist_that_was_opened_stays_open() -> None:
    s = lose(crew(), 2, 3, 4, 5, 6)
    quiet(s).asks(events.GIVE_BADGE, 0).answer(0, c.LIEUTENANT_POST)
    assert may_take_back(s), "nothing was shown yet"
    quiet(s).asks(events.FISTS, 1).answer(1, 2)
    assert not may_take_back(s)
    s.asks(events.WINDOW)
