"""Random games over all player counts, levels and options end, and nothing gets lost."""

from __future__ import annotations

import pytest

from quarterdeck.games.captain_is_dead import GAME, events
from quarterdeck.games.captain_is_dead.rules.hands import over
from quarterdeck.games.captain_is_dead.table import CaptainTable
from quarterdeck.kit.event import Event
from quarterdeck.kit.play import one_answer
from quarterdeck.kit.rng import fresh

LONGEST = 6000


def play(number: int, watch: bool) -> CaptainTable:
    """One game with random options; `watch`: count the cards after every answer."""
    rng = fresh(f"random captain {number}")
    options = {c.name: c.values[rng.below(len(c.values))] for c in GAME.choices}
    t = GAME.setup(options, 1 + number % 7, rng.fork("deal").seed)
    assert isinstance(t, CaptainTable)
    for _ in range(LONGEST):
        if t.decision is None:
            break
        one_answer(t, rng)
        if watch:
            t.invariants()
            if t.decision is not None and t.decision.kind == events.ACT:
                assert over(t) < 0, "somebody acts while a hand is too full"
    outcome = GAME.outcome(t)
    assert outcome is not None and not t.stack, f"game {number} does not end"
    assert outcome.rule in GAME.rules
    return t


@pytest.mark.parametrize("block", range(7))
def test_games_end_and_cards_are_conserved(block: int) -> None:
    endings = {play(n, True).ending for n in range(block * 10, block * 10 + 10)}
    assert endings <= {1, 2, 3, 4, 5}


@pytest.mark.slow
def test_ten_thousand_games_end() -> None:
    for number in range(10_000):
        play(number, number % 20 == 0)


def test_every_event_has_words_and_rules() -> None:
    """A watched game: each line of the log is a sentence and cites a rule."""
    rng = fresh("words")
    t = GAME.setup({"level": "coward"}, 4, rng.fork("deal").seed)
    told: list[Event] = []
    t.listen(told)
    while t.decision is not None:
        one_answer(t, rng)
    assert len({event.kind for event in told}) > 15
    for event in told:
        words = GAME.words.event(event)
        assert words.endswith((".", "!")) and event.rule in GAME.rules, words
