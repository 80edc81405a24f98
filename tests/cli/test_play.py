"""A person at the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from quarterdeck.cli.session import Session
from quarterdeck.games import IDS, game


def test_a_whole_game_in_the_terminal_ends_with_a_winner(run: Any, tmp_path: Path) -> None:
    file = str(tmp_path / "game.jsonl")
    words = ["play", "captains_chair", "--seats", "3", "--seed", "7", "--save", file]
    ran = run(*words, typed="1\n" * 400)
    assert ran.code == 0
    assert "Round 3 of 3 begins" in ran.out
    assert "with" in ran.out and "(CC-053)" in ran.out
    told = run("replay", file, "--json").json()
    assert told["finished"]


def test_refusals_say_why_and_why_names_the_rule(run: Any) -> None:
    typed = "16\nwhy 16\nwhy\nrule CC-030\nrule no such words\n99\nfly\nquit\n"
    ran = run("play", "captains_chair", "--seats", "3", "--seed", "5", typed=typed)
    assert "No: Captain's Chair: crew are placed on decks 1 to 4.  (CC-021)" in ran.out
    assert "CC-021  Crew may be placed on decks 1 to 4 only." in ran.out
    assert "CC-019  " in ran.out and "CC-030  " in ran.out
    assert "Type a number from 1 to 16." in ran.out
    assert "I do not know 'fly'; type help." in ran.out
    assert "You leave the table." in ran.out


def test_help_hint_log_board_and_undo(run: Any) -> None:
    typed = "help\nhint\nundo\n1 4\nlog\nboard\nundo\nquit\n"
    ran = run("play", "captains_chair", "--seats", "3", "--seed", "5", typed=typed)
    assert "take your last answer back" in ran.out
    assert "A favourite, as high as it goes." in ran.out
    assert "nothing to take back" in ran.out
    placed = "Player 1 (you) placed Asha Velloor on Deck 4"
    assert ran.out.count(placed) == 2, "when it happened, and in the log"
    assert "Your last answer is taken back and the 2 given since." in ran.out


def session() -> Session:
    return Session(game("captains_chair"), {}, 3, 0, ["random", "house", "easy"], "5")


def play_until_asked(at: Session) -> None:
    while not at.my_turn():
        at.let_another_answer()


def test_undo_brings_back_the_table_as_it_was() -> None:
    at = session()
    play_until_asked(at)
    asked = at.table.asked
    decision = at.table.decision
    assert decision is not None
    space = decision.space_of(0)
    assert space is not None
    at.answer(0, space.each()[0])
    play_until_asked(at)
    assert at.table.asked > asked
    at.undo()
    assert at.table.asked == asked and at.my_turn()
    assert all(entry.seat != 0 for entry in at.entries)


def test_the_person_hears_only_what_the_seat_may_hear() -> None:
    at = session()
    heard = []
    while at.table.decision is not None:
        if at.my_turn():
            space = at.table.decision.space_of(0)
            assert space is not None
            at.answer(0, space.sample(at.rng))
        else:
            at.let_another_answer()
        heard.extend(at.news)
        at.news = []
    drawn = [event.seat for event in heard if event.kind == "goal_drawn"]
    assert drawn == [0, 0, 0], "the own goals of all three rounds"


@pytest.mark.parametrize("bots", ["easy", "house,random"])
def test_any_bots_may_sit_with_you(run: Any, bots: str) -> None:
    ran = run("play", "captains_chair", "--bots", bots, "--seat", "2", typed="1 1\nquit\n")
    assert ran.code == 0 and bots.split(",")[0].capitalize() in ran.out


@pytest.mark.parametrize("id", IDS)
def test_every_game_can_be_played_in_the_terminal(run: Any, id: str) -> None:
    ran = run("play", id, "--bots", "random", "--seed", "3", typed="1\n\n" * 15 + "quit\n")
    assert ran.code == 0
    assert "> " in ran.out and game(id).title in ran.out
