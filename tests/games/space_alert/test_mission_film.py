"""The resolution frame by frame, for the tools' page (SA-130)."""

from __future__ import annotations

import pytest
from tests.games.space_alert.test_second_opinion import any_mission

from quarterdeck.games.space_alert import GAME, sight
from quarterdeck.games.space_alert.film import film, flown
from quarterdeck.games.space_alert.mission_table import MissionTable
from quarterdeck.games.space_alert.missionfile.read import read
from quarterdeck.games.space_alert.missionfile.result import as_object
from quarterdeck.games.space_alert.resolve import resolve
from quarterdeck.kit.rng import fresh, seed_of
from quarterdeck.kit.seat import CLOCK

MISSION = {
    "ship": "sitting_duck_classic",
    "players": [[None, "A", "A"], ["C", "move_red", ["A", "lift"], "A"]],
    "threats": [{"id": "E1-07", "turn": 2, "zone": "white"}, {"id": "SI1-01", "turn": 3}],
    "tracks": {"white": "T7", "internal": "T2"},
}


@pytest.mark.rule("SA-130")
def test_a_film_ends_as_the_resolution_does() -> None:
    shown = film(read(MISSION))
    result = as_object(resolve(read(MISSION)))
    last = shown["frames"][-1]["state"]
    assert last["damage"] == result["damage"]
    assert [t["state"] for t in last["threats"]] == [t["state"] for t in result["threats"].values()]
    assert shown["frames"][0]["state"]["turn"] == 0 and last["turn"] == 12


@pytest.mark.rule("SA-114", "AMB-52")
def test_a_film_shows_what_the_mission_before_left_from_its_first_frame_on() -> None:
    carried = {"tiles": {"red": ["gravolift", "shield"]}, "disabled_squads": [1]}
    first = film(read({**MISSION, "carried": carried}))["frames"][0]["state"]
    assert first["tiles"] == {"red": ["gravolift", "shield"], "white": [], "blue": []}
    assert (first["damage"]["red"], first["tiles_left"]["red"]) == (2, 4)
    assert first["shields"]["red"] == [0, 1]


@pytest.mark.rule("SA-130", "SA-128")
def test_card_by_card_comes_to_the_same_as_turn_by_turn() -> None:
    """Missions by chance, double actions among them: the film steps through every card."""
    chance = fresh("films")
    for _ in range(40):
        mission = read(any_mission(chance))
        last = film(mission)["frames"][-1]["state"]
        result = resolve(mission)
        assert last == sight.state(result.table)


@pytest.mark.rule("SA-057", "SA-128")
def test_every_card_has_a_frame_of_its_own_with_its_rule() -> None:
    shown = film(read(MISSION))
    frames = [f for f in shown["frames"] if any(x["kind"] == "turned_up" for x in f["lines"])]
    assert len(frames) == 7
    assert all(sum(x["kind"] == "turned_up" for x in f["lines"]) == 1 for f in frames)
    assert all(line["rule"] for f in shown["frames"] for line in f["lines"])
    assert shown["lanes"][1]["id"] == "T7" and shown["lanes"][3]["id"] == "T2"
    assert [room["station"] for room in shown["draw"]["rooms"]][:2] == ["upper_red", "upper_white"]


@pytest.mark.rule("SA-003", "SA-102", "SA-103", "SA-104", "SA-105", "SA-106", "SA-107")
def test_the_account_adds_up_to_the_score() -> None:
    hurt = {**MISSION, "players": [[], []], "threats": [
        {"id": "E1-07", "turn": 2, "zone": "white"}, {"id": "I1-01", "turn": 1},
    ]}  # fmt: skip
    for mission in (MISSION, hurt):
        told = film(read(mission))["account"]
        result = as_object(resolve(read(mission)))
        whole = result["threat_points"] + result["visual_points"] - result["penalties"]
        assert sum(line["points"] for line in told) == whole
        assert all(line["words"] and line["rule"] for line in told)
    assert {"SA-103", "SA-104", "SA-105"} <= {line["rule"] for line in told}


@pytest.mark.rule("SA-130", "SA-111")
def test_the_missions_of_a_table_are_shown_as_films() -> None:
    table = GAME.setup({"mission": "base_test_run_1", "ship": "sitting_duck_classic",
                        "campaign": "three"}, 2, seed_of("film"))  # fmt: skip
    chance, answers = fresh("film"), []
    first = table.clone()
    while table.decision is not None:
        decision = table.decision
        seat = CLOCK if CLOCK in decision.seats else decision.waiting()[0]
        answer = decision.space_of(seat).sample(chance) if decision.kind != "fly_on" else (1,)
        answers.append((seat, answer))
        table.answer(seat, answer)
    assert isinstance(first, MissionTable) and isinstance(table, MissionTable)
    films = flown(first, answers)
    assert len(films) == len(table.scores) > 0
    assert [f["result"]["score"] or 0 for f in films] == table.scores
    for shown in films:
        frames = shown["film"]["frames"]
        assert [f["turn"] for f in frames] == sorted(f["turn"] for f in frames)
        assert all(line["rule"] for f in frames for line in f["lines"])
        assert frames[-1]["state"]["damage"] == shown["result"]["damage"]
