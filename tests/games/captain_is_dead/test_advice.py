"""Advice and bots: every advice may be answered, and a crew that follows it gets somewhere."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

import pytest

from quarterdeck.bots import make
from quarterdeck.games.captain_is_dead import GAME
from quarterdeck.games.captain_is_dead.table import CaptainTable
from quarterdeck.kit.look import Eyes
from quarterdeck.kit.rng import fresh


def play(number: int, level: str, seats: int = 4) -> CaptainTable:
    """A game in which everybody follows the advice; roles are taken at random."""
    rng = fresh(f"advice {number}")
    t = GAME.setup({"level": level}, seats, rng.fork("deal").seed)
    assert isinstance(t, CaptainTable)
    while (decision := t.decision) is not None:
        seat = decision.waiting()[0]
        space = decision.space_of(seat)
        assert space is not None
        advice = GAME.hints(t, seat)
        assert advice and all(space.holds(a.answer) for a in advice), decision.kind
        answer = space.sample(rng) if decision.kind == "role" else advice[0].answer
        t.answer(seat, answer)
    return t


def test_a_crew_that_follows_the_advice_often_wins_on_coward() -> None:
    assert sum(play(n, "coward").ending == 1 for n in range(10)) >= 5


@pytest.mark.parametrize("seats", [1, 2, 7])
def test_advice_holds_for_any_number_of_players(seats: int) -> None:
    assert play(seats, "normal", seats).ending


def test_nobody_is_advised_who_is_not_asked() -> None:
    t = GAME.setup({"blind_discard": "no", "any_role": "yes"}, 3, fresh("x").seed)
    assert GAME.hints(t, 0) and GAME.hints(t, 1) == []


def test_the_house_bot_looks_ahead_and_answers() -> None:
    rng = fresh("house")
    t = GAME.setup({}, 2, rng.seed)
    bots = [make("house", GAME, seat, rng) for seat in range(2)]
    eyes = [Eyes(GAME, t, seat) for seat in range(2)]
    for _ in range(14):
        assert t.decision is not None
        seat = t.decision.waiting()[0]
        t.answer(seat, bots[seat].choose(eyes[seat]))
    assert isinstance(t, CaptainTable) and t.turn >= 1


def test_the_page_of_cards_is_current(monkeypatch: pytest.MonkeyPatch) -> None:
    tool = Path(__file__).parents[3] / "tools" / "captain_cards.py"
    monkeypatch.setattr(sys, "argv", [str(tool), "--check"])
    with pytest.raises(SystemExit) as done:
        runpy.run_path(str(tool), run_name="__main__")
    assert done.value.code == 0
