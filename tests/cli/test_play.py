"""A person at the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.games.captain_is_dead.aboard import give, sail, stand, table_of

from quarterdeck.cli.prompt import Prompt, grouped, shared
from quarterdeck.cli.say import out
from quarterdeck.cli.session import Session
from quarterdeck.games import IDS, game
from quarterdeck.games.captain_is_dead import GAME
from quarterdeck.games.captain_is_dead.choices import codes as v
from quarterdeck.games.space_alert.choices import LAY
from quarterdeck.kit.look import Eyes


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


def test_suggestions_are_listed_made_and_answered(run: Any) -> None:
    all_of_them = "".join(f"say {i}\n" for i in range(1, 9))
    typed = "say\n" + "1\n" * 3 + "say\nsay 99\n" + all_of_them + "quit\n"
    words = ["play", "captain_is_dead", "--seats", "3", "--seed", "talk"]
    ran = run(*words, typed=typed)
    assert "There is nothing to suggest now." in ran.out  # before the roles are known
    assert "say  1  I " in ran.out
    assert "Type say and a number from 1 to " in ran.out
    assert "Player 1 (you): “" in ran.out
    assert "Normal 2: “" in ran.out or "Normal 3: “" in ran.out


def test_a_payment_is_proposed_and_enter_pays_it() -> None:
    scene = give(sail("janitor", "admiral"), 0, engineering=3)
    at = Session(GAME, {}, 2, 0, ["random", "random"], "pay")
    at.table = scene.table
    at.eyes = [Eyes(GAME, at.table, seat) for seat in range(2)]
    stand(scene, 0, "engineering")
    at.answer(0, (v.code(v.CORE),))
    decision = at.table.decision
    assert decision is not None and decision.kind == "pay"
    prompt = Prompt(at)
    with out.capture() as told:
        prompt.show()
    assert "Only Enter pays what is missed least: " in told.get()
    prompt.obey([])
    assert at.table.decision is not None and at.table.decision.kind == "act"
    assert table_of(scene).core == 4


def test_many_options_are_grouped_by_their_first_thing() -> None:
    found: list[dict[str, Any]] = [
        {"item": i, "at": ["crew:1", f"space:{i}"], "words": str(i)} for i in range(3)
    ]
    found += [{"item": 9, "at": ["end"], "words": "End"}]
    found += [{"item": 10, "at": ["crew:2", "space:1"], "words": "the only one"}]
    shown = grouped(found, {"crew:1": "The Admiral"})
    assert [one["words"] for one in shown] == ["The Admiral … (3)", "End", "the only one"]
    assert shown[0]["group"] == found[:3]
    beams = [{"words": f"Teleport the Admiral to the {room}"} for room in ("Armory", "Bridge")]
    assert shared(beams) == "Teleport the Admiral"
    assert shared([{"words": "Carry the Soldier"}, {"words": "Teleport the Soldier"}]) == ""


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


def test_moments_for_cards_go_by_without_asking_once_told(run: Any) -> None:
    """`pass` lets this moment and all later ones go by, and typed again it ends that."""
    args = ("play", "feed_the_kraken", "--seats", "7", "--seed", "moments", "--seat", "6")
    asked = run(*args, typed="1\n" * 6 + "quit\n").out.count("play your character, or pass?")
    told = run(*args, typed="pass\n" + "1\n" * 6 + "quit\n").out
    assert "Moments for cards go by from now on" in told
    assert told.count("play your character, or pass?") < asked
    again = run(*args, typed="pass\npass\n" + "1\n" * 12 + "quit\n").out
    assert "You are asked at every moment for cards again." in again
    assert again.count("play your character, or pass?") >= 2


def test_a_mission_is_flown_to_its_end_in_the_terminal(run: Any) -> None:
    lay = "1 1 1 2\n1 1 2 2\n"  # the first card as an action on turn 1, the next on turn 2
    typed = "1\n" + lay + "wait\n" * 40 + "1\n" * 10
    ran = run(
        "play", "space_alert", "--seats", "1", "--options", "mission=base_test_run_1",
        "--seed", "a", typed=typed,
    )  # fmt: skip
    assert ran.code == 0 and "Space Alert, 1 player." in ran.out
    assert "Where you stand after each turn: 1 upper white, 2 upper white." in ran.out
    assert "Take a card back  None of your cards lies on an open space." in ran.out
    assert "Give a card" not in ran.out  # alone there is nobody to give to
    assert "Phase 2 has ended" in ran.out
    assert ran.out.endswith("The mission is lost: the computer was not maintained.\n(SA-112)\n")


def test_against_the_clock_bots_act_before_time_passes() -> None:
    at = Session(
        game("space_alert"), {"mission": "base_test_run_1"}, 3, 0, ["random", "house", "house"], "5"
    )
    at.answer(0, (0,))
    while at.table.decision is not None and at.table.decision.kind != "plan":
        at.let_another_answer()
    while at.table.decision is not None and at.table.decision.kind == "plan":
        at.let_another_answer()
    laid = [entry.seat for entry in at.entries if entry.answer[:1] == (LAY,) and entry.seat > 0]
    assert set(laid) == {1, 2}, "both bots have laid their plans before their phases ended"
