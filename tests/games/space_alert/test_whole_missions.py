"""Whole missions: scores in their parts, told or in haste, copied half way, and the command."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.space_alert.missions import (
    CLASSIC,
    DUCKLING,
    MANUAL,
    digits,
    fly,
    performs,
    threat,
    told,
)
from typer.testing import CliRunner

from quarterdeck.cli.space_alert import app
from quarterdeck.games.space_alert.content.boards import BOARDS
from quarterdeck.games.space_alert.content.codes import TOKENS
from quarterdeck.games.space_alert.content.ships import SHIP_IDS, SHIPS
from quarterdeck.games.space_alert.content.threats import CARDS
from quarterdeck.games.space_alert.missionfile.read import read
from quarterdeck.games.space_alert.missionfile.result import as_object, as_words
from quarterdeck.games.space_alert.resolve import resolve, table_of
from quarterdeck.games.space_alert.rules.resolution import Resolution
from quarterdeck.games.space_alert.table import SpaceTable
from quarterdeck.kit.plain import digest

run = CliRunner()


@pytest.mark.rule("SA-003", "SA-102", "SA-103", "SA-104", "SA-105", "SA-106", "SA-107", "SA-108")
def test_a_score_in_its_parts() -> None:
    """A gunship does its Z in red (damage 3, worst zone), a fighter is shot, commandos take one
    player and a squad, and two look out."""
    crew: list[list[Any]] = [
        ["A", "A", None, "C"],
        ["move_red", "lift", "lift", "lift"],
        [None, None, None, "C"],
    ]
    found = fly(*crew, initial={
        "stations": {"1": "upper_white", "0": "upper_white", "2": "lower_white"},
        "leads_squad": {"1": 1}, "threats": {
            "E1-05@1": {"position": 7}, "SI1-01@2": {"position": 3}},
    }, threats=[
        threat("E1-05"), threat("E1-07", 1, "white"), threat("SI1-01", 2),
    ])  # fmt: skip
    assert found["outcome"] == "survived"
    assert (found["destroyed"], found["survived"]) == (1, 2)
    assert found["threat_points"] == 4 + 2 + 4
    assert found["visual_points"] == 1  # the captain's C was at the computer
    tiles = sum(found["damage"].values())
    down = sum(p["knocked_out"] for p in found["players"])
    lost = found["disabled_squads"]
    assert found["penalties"] == tiles + max(found["damage"].values()) + 2 * down + lost
    assert found["score"] == found["threat_points"] + 1 - found["penalties"]


@pytest.mark.rule("SA-002", "SA-099", "SA-112")
def test_a_lost_mission_has_no_score_and_nothing_follows() -> None:
    found = fly(["A"] * 12, threats=[threat("SI1-03", 1), threat("E1-05", 9)])
    assert (found["outcome"], found["lost_by"], found["score"]) == ("lost", "SI1-03", None)
    assert len(found["turns"]) == 7  # 14 cells at speed 2
    assert found["threats"]["E1-05@9"]["state"] == "waiting"


@pytest.mark.rule("SA-130", "SA-057", "SA-055")
def test_the_steps_of_a_turn_come_in_order() -> None:
    """Appear, act from the captain on, damage, move, rocket, check: told in this order."""
    found = fly(["C"], ["A"], threats=[threat("E1-07", 2)], computer=False, until=2, initial={
        "stations": {"0": "lower_blue", "1": "upper_red"}}, tracks={"red": "T7"})  # fmt: skip
    assert [e["rule"] for e in found["turns"][0]["events"]] == [
        "SA-054", "SA-057", "SA-082", "SA-057", "SA-075", "SA-063", "SA-070",
    ]  # fmt: skip
    assert [e["rule"] for e in found["turns"][1]["events"]] == [
        "SA-054", "SA-056", "SA-082", "SA-066", "SA-071",
    ]  # fmt: skip


@pytest.mark.rule("SA-064", "SA-103")
def test_in_words_only_threats_that_are_still_about_stand_on_a_cell() -> None:
    """A fighter is shot in turn 3; a threat to come stands nowhere yet."""
    mission = {"ship": CLASSIC, "players": [[None, "A", "A"], ["C"]], "until": 3,
               "threats": [threat("E1-07", 2, "white"), threat("E1-05", 9, "white")],
               "tracks": {"white": "T7"}}  # fmt: skip
    sums = [line for line in as_words(resolve(read(mission))).split("\n") if "= " in line[:4]]
    assert sums[1] == "  = E1-07@2 on cell 13; damage red 0, white 0, blue 0"
    assert sums[2] == "  = no threats about; damage red 0, white 0, blue 0"


@pytest.mark.rule("SA-003", "SA-055")
def test_in_words_the_turns_are_headed_and_the_end_is_summed_up() -> None:
    """One fighter, which somebody shoots or nobody does, and the tiles that are left for it."""

    def lines(**more: Any) -> list[str]:
        mission = {"ship": CLASSIC, "players": [["A", "A"], ["C"]], "tracks": {"white": "T2"},
                   "threats": [threat("E1-07", 1, "white")], "variant": "base"}  # fmt: skip
        return as_words(resolve(read(mission | more))).split("\n")

    heads = [line for line in lines() if line and line[0] != " "]
    assert heads[:-1] == [f"Turn {n}" for n in range(1, 8)] + ["After the last turn"]
    assert heads[-1] == (
        "Survived with 4 points (threats 4, visual confirmation 0, penalties 0; "
        "1 destroyed, 0 survived)."
    )
    one = lines(players=[["C", "lift", "C"]], threats=[])  # somebody looks out, that is all
    assert one[-1].startswith("Survived with 1 point (threats 0, visual confirmation 1, ")
    assert lines(until=1)[-2:] == [
        "",
        "Still running (threats 0, visual confirmation 0, penalties 0; 0 destroyed, 0 survived).",
    ]
    lost = lines(players=[["C"]], initial={"tiles_left": {"white": 0}})
    assert [line for line in lost if line.startswith("Turn")] == [f"Turn {n}" for n in (1, 2, 3, 4)]
    assert lost[-1] == (
        "Lost by white zone: a hit found no tile left (threats 0, visual confirmation 0, "
        "penalties 14; 0 destroyed, 0 survived)."
    )


@pytest.mark.rule("SA-067", "SA-063", "SA-124")
def test_every_number_has_its_reason() -> None:
    """Auras and doublings are named where they make a number what it is."""
    threats = [threat("E2-02"), threat("E1-02", 2, "white"), threat("SI1-04", 3)]
    cells = {"E2-02@1": 12, "E1-02@2": 8, "SI1-04@3": 9}
    initial = {"threats": {name: {"position": cell} for name, cell in cells.items()}}
    words = told(fly([], threats=threats, initial=initial, until=1))
    attack = "attacks the white zone with 3 (1 of it from a scout); the shield stops 1, 4 damage"
    assert f"Destroyer (E1-02, T+2) {attack} (2 for each point)." in words
    initial = {"stations": {"0": "upper_red"}, "threats": {"E2-06@1": {"position": 12}}}
    words = told(fly([None, "A"], threats=[threat("E2-06")], initial=initial, until=2))
    assert "is hit for 4 less shield 2 (1 of it from a marauder): 2 damage, 2 of 6." in words
    words = told(fly(["A"], threats=[threat("E2-04", zone="white")], until=1))
    hit = "is hit for 5 less shield 0: 1 damage, 1 of 3 (it loses no more in a turn)."
    assert f"Swarm (E2-04, T+1) {hit}" in words


@pytest.mark.rule("SA-082", "SA-123", "SA-089")
def test_one_weapon_finds_nothing_and_several_find_nothing() -> None:
    initial = {"stations": {"0": "upper_red", "1": "lower_blue"}, "leads_squad": {"0": 0}}
    words = told(fly(["C"], ["C"], initial=initial, until=2))
    assert "The interceptors find no target." in words
    assert "The rocket finds no target and is lost." in words
    assert "The white heavy laser finds no target." in told(fly(["A"], until=1))
    words = told(performs("SI1-04", "X")) + told(performs("SI1-04", "Y"))
    assert "damage counts double in red." in words
    assert "damage counts double in red, white and blue." in words


@pytest.mark.rule("SA-005", "SA-006")
def test_turns_and_what_stands_on_them() -> None:
    assert len(fly([])["turns"]) == 12 + 1
    assert len(fly([], variant="base")["players"][0]["program"]) == 7
    assert len(fly([], ship=DUCKLING)["turns"]) == 7 + 1


# --- any mission at all --------------------------------------------------------------------------


@st.composite
def missions(draw: st.DrawFn) -> dict[str, Any]:
    """Any mission file that the format allows, without a changed start."""
    ship = SHIPS[draw(st.integers(0, 2))]
    zones = [["red", "white", "blue"][z] for z in ship.zones]
    long = len(zones) == 3 and draw(st.booleans())
    turns = 12 if long else 7
    tokens = [t for t in TOKENS[1:12] if ship.heroic_c or t != "heroic_C"]
    tokens += ["heroic_move:lower_red", "trip:A", "trip:lift", "trip:C", "C", "battlebots", "lift"]
    entry = st.none() | st.sampled_from(tokens) | st.lists(st.sampled_from(tokens), max_size=2)
    cards = [c for c in CARDS if c.id not in ship.excluded]
    threats = []
    for card in draw(st.lists(st.sampled_from(cards), max_size=7)):
        entry_of = {"id": card.id, "turn": draw(st.integers(1, turns))}
        if card.external:
            entry_of["zone"] = draw(st.sampled_from(zones))
        threats.append(entry_of)
    mission: dict[str, Any] = {
        "ship": ship.id,
        "players": draw(st.lists(st.lists(entry, max_size=turns), min_size=1, max_size=5)),
        "threats": threats,
        "tracks": {z: draw(st.sampled_from(BOARDS)) for z in [*zones, "internal"]},
    }
    if len(zones) == 3:
        mission["variant"] = "advanced" if long else "base"
    return mission


def end(t: SpaceTable) -> str:
    """Everything that is true, as a print."""
    return digest(t)


@settings(max_examples=150, deadline=None)
@given(missions())
def test_any_mission_resolves_the_same_told_or_in_haste(mission: dict[str, Any]) -> None:
    read_in = read(mission)
    slow = resolve(read_in)
    fast = resolve(read_in, tell=False)
    found = as_object(slow)
    assert {**found, "turns": []} == as_object(fast)
    slow.table.invariants()
    assert found["outcome"] in ("survived", "lost")
    zones = found["damage"].values()
    assert max(zones) <= (6 if mission["ship"] == DUCKLING else 7)
    if found["outcome"] == "survived":
        parts = found["threat_points"] + found["visual_points"] - found["penalties"]
        assert found["score"] == parts
    for turn in found["turns"]:
        for line in turn["events"]:
            assert line["rule"] and "{p" not in line["words"]
    assert "\n" in as_words(slow)
    json.dumps(found)


@settings(max_examples=60, deadline=None)
@given(missions(), st.integers(1, 6))
def test_a_copy_made_half_way_ends_the_same(mission: dict[str, Any], turn: int) -> None:
    whole = resolve(read(mission), tell=False).table
    t = table_of(read(mission | {"until": turn}))
    t.begin(Resolution())
    t.run()
    twin = t.clone()
    before = end(t)
    assert end(twin) == before
    if t.over:
        return
    twin.until = 0
    twin.begin(Resolution())
    twin.run()
    assert end(t) == before  # the original is untouched
    assert end(twin) == end(whole)


# --- the command ---------------------------------------------------------------------------------

MISSION: dict[str, Any] = {
    "ship": CLASSIC,
    "players": [[None, "A", "A"], ["C"]],
    "threats": [{"id": "E1-07", "turn": 2, "zone": "white"}],
    "tracks": {"white": "T7"},
    "until": 3,
}


@pytest.mark.rule("SA-053", "SA-063")
def test_the_formats_own_example(tmp_path: Path) -> None:
    file = tmp_path / "mission.json"
    file.write_text(json.dumps(MISSION))
    shown = run.invoke(app, ["resolve", str(file), "--json"])
    assert shown.exit_code == 0
    found = json.loads(shown.stdout)
    wanted = {
        "outcome": "running", "lost_by": None, "score": None, "threat_points": 4,
        "visual_points": 0, "penalties": 0, "destroyed": 1, "survived": 0,
        "damage": {"red": 0, "white": 0, "blue": 0}, "rockets": 3,
        "reactors": {"red": 2, "white": 1, "blue": 2}, "fuel": {"red": 0, "white": 3, "blue": 0},
        "threats": {"E1-07@2": {"state": "destroyed", "damage": 6, "position": 13}},
    }  # fmt: skip
    assert {key: found[key] for key in wanted} == wanted
    words = run.invoke(app, ["resolve", str(file)]).stdout
    assert "is hit for 5 less shield 2: 3 damage, 6 of 4.  [SA-063]" in words
    assert words.rstrip().endswith("1 destroyed, 0 survived).")


def test_lines_of_missions_and_refusals(tmp_path: Path) -> None:
    file = tmp_path / "missions.jsonl"
    lines = [json.dumps(MISSION), json.dumps(MISSION | {"until": 99}), "", "{"]
    file.write_text("\n".join(lines) + "\n")
    shown = run.invoke(app, ["resolve", str(file)])
    assert shown.exit_code == 0
    results = [json.loads(line) for line in shown.stdout.splitlines()]
    assert [sorted(r)[0] for r in results] == ["damage", "error", "error"]
    assert results[1]["error"].startswith("until must be a turn")
    # the same lines on standard input; there, one mission alone may have as many lines as it likes
    piped = run.invoke(app, ["resolve", "-"], input="\ufeff" + "\r\n".join(lines))
    assert piped.exit_code == 0
    assert [json.loads(line) for line in piped.stdout.splitlines()] == results
    alone = run.invoke(app, ["resolve", "-", "--json"], input=json.dumps(MISSION, indent=1))
    assert json.loads(alone.stdout) == results[0]
    broken = run.invoke(app, ["resolve", "-"], input="{\n}}\n")
    assert str(broken.exception).startswith("the mission is not JSON")


@pytest.mark.parametrize("name", ["missing.json", "bad.json", "binary.json"])
def test_a_bad_file_gets_its_sentence(tmp_path: Path, name: str) -> None:
    (tmp_path / "bad.json").write_text(json.dumps(MISSION | {"ship": "x"}))
    (tmp_path / "binary.json").write_bytes(b"\xff\xfe\x00")
    shown = run.invoke(app, ["resolve", str(tmp_path / name)])
    assert isinstance(shown.exception, ValueError)  # the command line makes it status 2
    assert str(shown.exception).endswith(".")


def test_every_ship_can_be_named() -> None:
    assert SHIP_IDS == [MANUAL, CLASSIC, DUCKLING]
    assert digits(fly([], ship=MANUAL, until=1)["damage"]) == "000"
