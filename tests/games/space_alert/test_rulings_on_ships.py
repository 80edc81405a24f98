"""Rulings on the three ships, their crews and the small ship (AMB-01 to AMB-19)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.space_alert.missions import (
    CLASSIC,
    DUCKLING,
    MANUAL,
    digits,
    fly,
    only,
    threat,
    told,
)

from quarterdeck.games.space_alert.content.ships import SHIP_IDS, SHIPS
from quarterdeck.games.space_alert.missionfile.read import read
from quarterdeck.games.space_alert.resolve import table_of
from quarterdeck.games.space_alert.rules.resolution import Resolution


def at(*stations: str, **more: Any) -> dict[str, Any]:
    """Where everybody stands when the mission begins."""
    return {"stations": {str(i): s for i, s in enumerate(stations)}} | more


@pytest.mark.rule("AMB-01", "SA-004", "SA-017", "SA-018", "SA-019")
@pytest.mark.parametrize(
    ("ship", "shields", "reactors", "fuel"),
    [
        (MANUAL, "111", "232", "030"),
        (CLASSIC, "111", "232", "030"),
        (DUCKLING, "11", "22", "11"),
    ],
)
def test_three_ships_with_numbers_of_their_own(
    ship: str, shields: str, reactors: str, fuel: str
) -> None:
    found = fly([], ship=ship, until=1)
    assert digits(found["shields"]) == shields
    assert digits(found["reactors"]) == reactors
    assert digits(found["fuel"]) == fuel
    printed = SHIPS[SHIP_IDS.index(ship)]
    assert sorted(s % 3 for s in printed.stations) == sorted(printed.zones * 2)  # two in each zone


@pytest.mark.rule("AMB-02")
@pytest.mark.parametrize(("ship", "strength"), [(MANUAL, 4), (CLASSIC, 5)])
def test_the_central_heavy_laser(ship: str, strength: int) -> None:
    assert f"the white heavy laser with strength {strength}" in told(fly(["A"], ship=ship, until=1))


@pytest.mark.rule("AMB-03", "SA-078")
@pytest.mark.parametrize(("ship", "holds"), [(MANUAL, 2), (CLASSIC, 3)])
def test_the_central_shield(ship: str, holds: int) -> None:
    assert fly(["B"], ship=ship, until=1)["shields"]["white"] == holds


@pytest.mark.rule("AMB-04", "SA-079", "SA-080")
def test_reactors_hold_and_move_what_their_ship_says() -> None:
    empty = at("lower_red", reactors={"red": 0, "white": 5})
    assert fly(["B"], ship=CLASSIC, until=1, initial=empty)["reactors"]["red"] == 3
    assert fly(["B"], ship=MANUAL, until=1, initial=empty)["reactors"]["red"] == 2
    assert fly(["B", "B"], ship=MANUAL, until=2, initial=empty)["reactors"]["red"] == 4
    centre = at("lower_white", reactors={"white": 0})
    assert fly(["B"], ship=CLASSIC, until=1, initial=centre)["reactors"]["white"] == 5
    assert fly(["B"], ship=MANUAL, until=1, initial=centre)["reactors"]["white"] == 4
    plan = ["B", "B", "B", "A", "B"]
    found = fly(plan, ship=MANUAL, until=5, initial=centre)
    assert found["reactors"]["white"] == 3  # no capsule is left: nothing happens


@pytest.mark.rule("AMB-05", "SA-081")
def test_the_pulse_cannons_button() -> None:
    assert "fires the pulse cannon" in told(fly(["A"], initial=at("lower_white"), until=1))
    found = fly(["C"], ship=DUCKLING, initial=at("lower_red"), until=1)
    assert "fires the pulse cannon" in told(found) and found["reactors"]["red"] == 1
    # two weapons in one station: both may fire in the same turn
    found = fly(["A"], ["C"], ship=DUCKLING, initial=at("lower_red", "lower_red"), until=1)
    assert "light laser" in told(found) and "pulse cannon" in told(found)


@pytest.mark.rule("AMB-06", "SA-030", "SA-036")
@pytest.mark.parametrize(
    ("ship", "variant", "rockets"),
    [(MANUAL, "base", 2), (MANUAL, "advanced", 3), (CLASSIC, "base", 3), (DUCKLING, "", 2)],
)
def test_rockets_in_stock(ship: str, variant: str, rockets: int) -> None:
    chosen = {"variant": variant} if variant else {}
    assert fly([], ship=ship, until=1, **chosen)["rockets"] == rockets


@pytest.mark.rule("AMB-07", "SA-098", "SA-108")
def test_heroic_c_looks_out_from_anywhere_on_the_manuals_ships() -> None:
    initial = at("upper_red", "lower_white")
    found = fly(["heroic_C"], ["C"], ship=MANUAL, initial=initial, until=1)
    assert found["visual"] == [2, 0, 0]
    # it uses no system and repairs nothing
    found = fly(["heroic_C"], ship=MANUAL, threats=[threat("I2-05")], until=1)
    assert only(found)["damage"] == 0 and found["visual_points"] == 1
    assert fly(["heroic_C"], ship=DUCKLING, until=1)["visual"] == [1, 0]


@pytest.mark.rule("AMB-08", "SA-108")
@pytest.mark.parametrize(
    ("ship", "viewers", "points"),
    [
        (MANUAL, 3, 3), (MANUAL, 4, 4), (MANUAL, 5, 5), (MANUAL, 6, 5),
        (CLASSIC, 1, 1), (CLASSIC, 3, 3), (CLASSIC, 4, 5), (CLASSIC, 5, 7), (CLASSIC, 6, 7),
    ],
)  # fmt: skip
def test_points_for_looking_out_together(ship: str, viewers: int, points: int) -> None:
    crew = [["C"] for _ in range(viewers)]
    found = fly(*crew, ship=ship, initial=at(*["lower_white"] * viewers))
    assert found["visual"] == [points, 0, 0] and found["visual_points"] == points


@pytest.mark.rule("SA-108")
def test_the_best_turn_of_each_phase_counts() -> None:
    crew = [["C", "C", None, "C", None, None, None, "C"], [None, "C", None, None, "C"]]
    found = fly(*crew, initial=at("lower_white", "lower_white"))
    assert found["visual"] == [2, 1, 1]


@pytest.mark.rule("AMB-09", "SA-126", "SA-127")
def test_the_manuals_two_checks_hold_in_long_missions_too() -> None:
    plan = ["C", None, None, None, None, None, "C"] + ["A"] * 5
    found = fly(plan, ship=MANUAL, computer=False)
    assert found["outcome"] == "survived"
    assert found["players"][0]["program"] == plan  # nothing is checked in phase 3
    short = fly(["C"], ship=MANUAL, variant="base", computer=False)
    assert (short["outcome"], short["lost_by"]) == ("lost", "computer")


@pytest.mark.rule("AMB-10", "SA-100")
@pytest.mark.parametrize(
    ("ship", "outcome"), [(CLASSIC, "survived"), (MANUAL, "lost"), (DUCKLING, "lost")]
)
def test_a_crew_that_is_down_altogether(ship: str, outcome: str) -> None:
    preset = {"threats": {"SE2-03@1": {"position": 2}}}
    found = fly([], [], ship=ship, threats=[threat("SE2-03")], initial=preset)
    assert [p["knocked_out"] for p in found["players"]] == [True, True]
    assert found["outcome"] == outcome
    assert found["lost_by"] == ("crew" if outcome == "lost" else None)


@pytest.mark.rule("AMB-10", "SA-100")
def test_one_knock_out_loses_only_by_option() -> None:
    mission = {
        "players": [[], []], "threats": [threat("I2-06")], "tracks": {"internal": "T5"},
        "initial": {
            "stations": {"0": "upper_red", "1": "lower_white"},
            "threats": {"I2-06@1": {"damage": 2}}, "computer_maintained": [1, 4],
        },
    }  # fmt: skip
    for upper, down in (["lift"], 1), ([], 0):  # too near the reactor when it is mended, or not
        mission["players"] = [upper, [None, "B"]]
        for strict in (False, True):
            t = table_of(read(mission))
            t.any_knock_out_loses = strict
            t.begin(Resolution())
            t.run()
            assert t.knocked_out == [down, 0]
            assert bool(t.lost_by) == (strict and down == 1)


@pytest.mark.rule("AMB-11", "SA-087")
def test_a_delay_moves_the_next_action_and_landing_the_present_one() -> None:
    found = fly(["lift"], ["lift", "B"], until=1)
    assert found["players"][1]["program"][:3] == ["lift", None, "B"]
    assert found["players"][1]["station"] == "lower_white"
    initial = at("space", leads_squad={"0": 0})
    found = fly(["B", "A"], initial=initial, until=1)
    assert found["players"][0]["program"][:3] == [None, "B", "A"]


@pytest.mark.rule("AMB-12", "SA-069", "SA-040")
@pytest.mark.parametrize(
    ("ship", "tiles", "rule"), [(CLASSIC, 6, "SA-069"), (DUCKLING, 5, "SA-040")]
)
def test_the_hit_without_a_tile_ends_it(ship: str, tiles: int, rule: str) -> None:
    start = {"shields": {"red": 0}, "threats": {"E1-10@1": {"position": 3, "damage": 4}}}
    for left, outcome in ((1, "running"), (0, "lost")):
        found = fly([], ship=ship, threats=[threat("E1-10")], until=1,
                    initial=start | {"tiles_left": {"red": left}})  # fmt: skip
        assert (found["outcome"], found["damage"]["red"]) == (outcome, tiles + 1 - left)
    assert found["turns"][0]["events"][-1]["rule"] == rule


@pytest.mark.rule("AMB-16", "AMB-50")
def test_the_small_ships_computer_and_bridge() -> None:
    found = fly(["C", None, None, "C"], ship=DUCKLING, computer=False)
    assert found["outcome"] == "survived"
    initial = at("upper_red", "upper_blue") | {"threats": {"SI1-06@1": {"position": 2}}}
    found = fly([], [], ship=DUCKLING, threats=[threat("SI1-06")], initial=initial, until=1)
    assert [p["knocked_out"] for p in found["players"]] == [False, True]


@pytest.mark.rule("AMB-17", "SA-079")
def test_the_small_ship_burns_its_capsule_first() -> None:
    found = fly(["B"], ship=DUCKLING, initial=at("lower_red"), until=1)
    assert (found["reactors"], found["fuel"]["red"]) == ({"red": 4, "blue": 2}, 0)
    initial = at("upper_red", "lower_red")
    found = fly(["A", "A"], ["B", "B"], ship=DUCKLING, initial=initial, until=2)
    assert found["reactors"] == {"red": 4, "blue": 1}  # filled to 4; then 1 from the other fits


@pytest.mark.rule("AMB-18", "AMB-19", "SA-091", "SA-092", "SA-093")
def test_handicaps_are_for_inside_too_and_shields_may_grow_again() -> None:
    found = fly([], ship=DUCKLING, threats=[threat("I1-06", 1)], until=1)
    assert only(found)["damage"] == 1 and only(found)["position"] == 12
    found = fly([], ship=DUCKLING, threats=[threat("I1-01", 1)], until=1)
    assert only(found)["position"] == 12  # speed 3 becomes 2
    initial = {"threats": {"SE2-04@1": {"position": 12, "damage": 0}}}
    found = fly([None, "A"], ship=DUCKLING, threats=[threat("SE2-04")], initial=initial, until=2)
    assert only(found)["damage"] == 0  # shield 4 after X, for two players too
