"""The commands a person or a script types."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from quarterdeck.arena import soak as soak_of
from quarterdeck.cli import bench, say
from quarterdeck.games import IDS


def test_games_lists_every_game_with_players_options_and_bots(run: Any) -> None:
    found = run("games", "--json").json()
    assert list(found) == IDS
    chair = found["captains_chair"]
    assert chair["players"] == [3, 6]
    assert chair["bots"] == ["random", "easy", "normal", "house"]
    listed = run("games").out
    assert "Captain's Chair" in listed and listed.count("bots:") == len(found)


def test_simulate_tells_what_the_issue_asks_for(run: Any) -> None:
    found = run("simulate", "captains_chair", "--games", "20", "--seats", "4", "--json").json()
    assert found["games"] == 20 == sum(found["outcomes"].values())
    assert found["decisions"] == pytest.approx(20 * found["mean_decisions_per_game"])
    assert found["decisions_per_s"] > 0 and found["seconds"] > 0
    people = run("simulate", "captains_chair", "--games", "5", "--bots", "normal,random")
    assert people.code == 0 and "decisions in" in people.out


def same(found: dict[str, Any]) -> dict[str, Any]:
    """What must not depend on how the games were played."""
    keys = ("games", "decisions", "outcomes", "by_bot", "mean_decisions_per_game")
    return {key: found[key] for key in keys}


@pytest.mark.parametrize("bots", ["random", "house,normal,easy"])
def test_the_same_seed_gives_the_same_games_whatever_the_jobs(run: Any, bots: str) -> None:
    words = ["simulate", "captains_chair", "--games", "12", "--bots", bots, "--json", "--seed"]
    alone = run(*words, "monday").json()
    together = run(*words, "monday", "--jobs", "2").json()
    other = run(*words, "tuesday").json()
    assert same(alone) == same(together)
    assert same(alone) != same(other)


def test_simulate_takes_options_and_saves_games_that_replay(run: Any, tmp_path: Path) -> None:
    folder = str(tmp_path / "games")
    words = ["simulate", "captains_chair", "--games", "2", "--options", "no_counts=shown"]
    plain = run(*words, "--json").json()
    saved = run(*words, "--json", "--save", folder).json()
    assert same(plain) == same(saved), "saving does not change what is played"
    files = sorted((tmp_path / "games").iterdir())
    assert len(files) == 2
    told = run("replay", str(files[0]), "--json").json()
    assert told["finished"] and told["options"]["no_counts"] == "shown"
    assert told["answers"] + run("replay", str(files[1]), "--json").json()["answers"] == (
        saved["decisions"]
    )
    assert told["lines"][-1]["words"].endswith("won the game.")


def test_replay_tells_a_seat_only_what_it_may_know(run: Any, tmp_path: Path) -> None:
    folder = str(tmp_path)
    run("simulate", "captains_chair", "--games", "1", "--save", folder)
    file = str(next(tmp_path.iterdir()))
    all_knowing = run("replay", file).out
    seat = run("replay", file, "--seat", "1", "--why").out
    public = run("replay", file, "--public").out
    assert all_knowing.count("drew the goal") == 9, "three seats, three rounds"
    assert seat.count("drew the goal") == 3
    assert "drew the goal" not in public
    assert "(CC-029)" in seat and "Player 1" in seat
    stopped = run("replay", file, "--to", "5", "--json").json()
    assert stopped["answers"] == 5 and not stopped["finished"]
    assert stopped["where"] == "Round 1 of 3 › Placing the crew"


def test_rule_by_id_and_by_words(run: Any) -> None:
    found = run("rule", "cc-022", "--json").json()["rules"]
    assert [row["id"] for row in found] == ["CC-022"]
    assert any(place.startswith("src/quarterdeck/games/") for place in found[0]["steps"])
    assert any("::test_" in test for test in found[0]["tests"])
    words = run("rule", "four", "crew").out
    assert "CC-022" in words
    assert "proved by" in run("rule", "CC-022").out


def test_ledger_has_no_missing_rule(run: Any) -> None:
    found = run("ledger", "--json").json()
    assert list(found) == IDS
    for row in found.values():
        assert set(row) == {"rules", "with_step", "with_test", "missing"}
        assert row["missing"] == []
    assert found["captains_chair"]["rules"] == found["captains_chair"]["with_test"] == 54
    assert "captains_chair" in run("ledger").out


def test_bench_measures_the_interpreted_build(run: Any) -> None:
    found = run("bench", "captains_chair", "--seconds", "0.05", "--json").json()
    rates = found["captains_chair"]["interpreted"]
    for rate in ("decisions_per_s", "clones_per_s", "views_per_s", "cal"):
        assert rates[rate] > 0
    assert "decisions/s" in run("bench", "captains_chair", "--seconds", "0.02").out


def test_no_rate_is_cut_off_in_eighty_columns(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(say.out, "width", 80)
    rates = {rate: 2_345_678 for rate in bench.RATES}
    bench.show({"feed_the_kraken": {"compiled": {"seats": 11, **rates, "cal": 26.5}}})
    shown = capsys.readouterr().out
    assert shown.count("2,345,678") == 3 and "26.5" in shown and "…" not in shown


def test_arena_prints_figure_and_bar_for_every_bout(run: Any) -> None:
    found = run("arena", "captains_chair", "--games", "4", "--json").json()
    titles = [bout["title"] for bout in found["bouts"]]
    assert titles[:2] == ["house against three random", "house among three normal"]
    assert [bout["bar"] for bout in found["bouts"][:2]] == [0.6, 0.3]
    assert all(bout["games"] == 4 for bout in found["bouts"])
    assert "bar" in run("arena", "captains_chair", "--games", "2").out


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["simulate", "chess"], "There is no game 'chess'"),
        (["simulate", "captains_chair", "--seats", "9"], "for 3 to 6 players, not 9."),
        (["simulate", "captains_chair", "--games", "0"], "--games must be at least 1."),
        (["simulate", "captains_chair", "--games", "many"], "--games"),
        (["simulate", "captains_chair", "--bots", "deep"], "There is no bot 'deep'"),
        (["simulate", "captains_chair", "--options", "x"], "name=value"),
        (["simulate", "captains_chair", "--options", "x=1"], "has no option 'x'"),
        (["simulate"], "Missing argument"),
        (["replay", "no/such/file"], "cannot be read: No such file or directory."),
        (["rule", "flapdoodle"], "No rule has the id or the words 'flapdoodle'."),
        (["play", "captains_chair", "--seat", "7"], "--seat is a number from 0 to 3"),
        (["arena", "captains_chair", "--jobs", "0"], "at least 1"),
        (["bench", "chess"], "There is no game 'chess'"),
        (["bench", "--seconds", "nan"], "--seconds must be more than 0, and end."),
        (["dance"], "No such command 'dance'."),
        (["rule", " "], "Say a rule's id"),
        (["play", "captains_chair", "--save", "/"], "/ cannot be written: Is a directory."),
        (["simulate", "captains_chair", "--save", __file__], "cannot be the folder: File exists."),
    ],
)
def test_wrong_arguments_get_one_sentence_and_status_2(
    run: Any, words: list[str], says: str
) -> None:
    ran = run(*words)
    assert ran.code == 2
    assert says in ran.err
    assert len(ran.err.strip().splitlines()) == 1
    assert ran.out == ""


def test_a_file_that_is_no_game_is_refused_in_words(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "x.jsonl"
    file.write_text('{"quarterdeck": 1}\n', "utf-8")
    assert run("replay", str(file)).code == 2
    head = '{"quarterdeck": 1, "game": "captains_chair", "version": 1, "options": {}, '
    file.write_text(head + '"seats": 3, "seed": "00"}\n{"seat": 9, "answer": [1]}\n', "utf-8")
    refused = run("replay", str(file))
    assert refused.code == 2 and "Answer 1 does not hold" in refused.err


def test_help_and_version(run: Any) -> None:
    assert run("--version").out.strip().count(".") == 2
    helped = run("--help").out
    for command in ("serve", "play", "simulate", "replay", "games", "rule", "ledger", "bench"):
        assert command in helped


def test_soak_plays_all_counts_and_options_and_finds_what_is_lost(
    run: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran = run("soak", "feed_the_kraken", "--games", "16", "--json")
    found = ran.json()
    assert ran.code == 0 and found["seats"] == [5, 6, 7, 8, 9, 10, 11]
    assert found["games"] == 16 == sum(found["outcomes"].values())
    words = run("soak", "captains_chair", "--games", "3").out
    assert "3 random games of captains_chair" in words and "nothing lost" in words
    monkeypatch.setattr(soak_of, "one_answer", steal)
    broken = run("soak", "feed_the_kraken", "--games", "1")
    assert broken.code == 1 and "game 0 of '0', answer 1: there are 39 guns" in broken.err


def steal(table: Any, rng: Any) -> int:
    """A player who takes a gun home."""
    table.supply -= 1
    return 0


def test_the_arena_asks_three_factions_about_the_same_games(run: Any) -> None:
    """One series of games for the three rows of a table, so their parts add up to all of them."""
    ran = run("arena", "feed_the_kraken", "--games", "2", "--json")
    rows = ran.json()["bouts"]
    assert len(rows) == 18
    for seats in (5, 7, 11):
        house = [r["rate"] for r in rows if r["title"].startswith(f"{seats} players, all house")]
        assert len(house) == 3 and abs(sum(house) - 1) < 0.001
    assert ran.err.count("2 games") == 12, "three house series and nine with a random faction"
