"""The log: written, read back, replayed; and a sentence for each way it can be wrong."""

from __future__ import annotations

import pytest

from quarterdeck.games import game
from quarterdeck.kit.log import Entry, Log, read, replay
from quarterdeck.kit.plain import digest
from quarterdeck.kit.rng import seed_of

CHAIR = game("captains_chair")


def a_log() -> Log:
    options = CHAIR.read_options({"first_player": "first_seat"})
    entries = [Entry(0, (1,), 10), Entry(1, (9,), 20), Entry(2, (18,), 30)]
    return Log(CHAIR.id, CHAIR.version, options, 3, seed_of("log"), entries)


def test_a_log_reads_back_and_replays_to_the_same_table() -> None:
    log = a_log()
    again = read("\n".join(log.lines()))
    assert again.lines() == log.lines()
    assert digest(replay(CHAIR, again)) == digest(replay(CHAIR, log))
    assert digest(replay(CHAIR, again, 2)) != digest(replay(CHAIR, log))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "empty"),
        ("nonsense", "Line 1 is not JSON"),
        ("{}", "head of a saved game"),
        ('{"quarterdeck": 1}', "lacks or garbles 'game'"),
        ("\n".join([*a_log().lines(), "{}"]), "Line 5 must have a seat"),
        ("\n".join([*a_log().lines(), '{"seat": 1, "answer": ["x"]}']), "made of numbers"),
    ],
)
def test_a_broken_file_gets_a_sentence(text: str, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        read(text)


def test_other_rules_or_another_game_are_refused() -> None:
    log = a_log()
    log.version = 99
    with pytest.raises(ValueError, match="version 99"):
        replay(CHAIR, log)
    log.game = "chess"
    with pytest.raises(ValueError, match="a game of chess"):
        replay(CHAIR, log)


def test_options_and_seats_are_checked_in_words() -> None:
    with pytest.raises(ValueError, match="no option 'colour'"):
        CHAIR.read_options({"colour": "red"})
    with pytest.raises(ValueError, match="one of hidden, shown"):
        CHAIR.read_options({"no_counts": "maybe"})
    with pytest.raises(ValueError, match="3 to 6 players, not 9"):
        CHAIR.setup({}, 9, seed_of("x"))
