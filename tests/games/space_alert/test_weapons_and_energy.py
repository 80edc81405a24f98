"""Weapons, rockets, energy and damage tiles (SA-060 to SA-082)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.space_alert.missions import digits, fly, only, threat, told


def at(*stations: str, **more: Any) -> dict[str, Any]:
    """Where everybody stands when the mission begins."""
    return {"stations": {str(i): s for i, s in enumerate(stations)}} | more


def far(*names: str) -> dict[str, Any]:
    """These threats are on the far cell of a T5 from the start."""
    return {"threats": {name: {"position": 14} for name in names}}


# --- weapons ------------------------------------------------------------------------------------


@pytest.mark.rule("SA-060", "SA-075", "SA-076", "SA-077", "SA-016")
@pytest.mark.parametrize(
    ("station", "zone", "cell", "lost", "reactors"),
    [
        ("upper_red", "red", 14, 4, "132"),
        ("upper_white", "white", 14, 5, "222"),
        ("upper_blue", "blue", 14, 4, "231"),
        ("lower_red", "red", 14, 2, "232"),
        ("lower_blue", "blue", 14, 2, "232"),
        ("lower_white", "red", 10, 1, "222"),
        ("lower_white", "red", 11, 0, "222"),
        ("lower_white", "blue", 6, 1, "222"),
        ("upper_red", "white", 5, 0, "132"),
    ],
)
def test_every_weapon_of_the_classic_ship(
    station: str, zone: str, cell: int, lost: int, reactors: str
) -> None:
    initial = at(station) | {"threats": {"E1-09@1": {"position": cell}}}
    found = fly(["A"], threats=[threat("E1-09", zone=zone)], initial=initial, until=1,
                tracks={zone: "T7"})  # fmt: skip
    hit = told(found).count("is hit for")
    assert (hit, digits(found["reactors"])) == (1 if lost else 0, reactors)
    assert f"{lost} damage" in told(found) or not lost


@pytest.mark.rule("SA-060", "SA-065")
def test_a_weapon_fires_once_a_turn_and_the_second_press_is_free() -> None:
    initial = at("upper_red", "upper_red") | far("E1-09@1")
    found = fly(["A"], ["A"], threats=[threat("E1-09")], initial=initial, until=1)
    assert only(found)["damage"] == 4 and found["reactors"]["red"] == 1
    # an empty reactor does not count as firing: whoever comes after a refill may fire
    initial = at("upper_red", "lower_red", "upper_red", reactors={"red": 0}) | far("E1-09@1")
    found = fly(["A"], ["B"], ["A"], threats=[threat("E1-09")], initial=initial, until=1)
    assert only(found)["damage"] == 4 and digits(found["reactors"]) == "202"


@pytest.mark.rule("SA-095", "SA-052")
def test_heroic_a_is_one_stronger_if_it_comes_first() -> None:
    initial = at("upper_red", "upper_red") | far("E1-09@1")
    found = fly(["heroic_A"], ["A"], threats=[threat("E1-09")], initial=initial, until=1)
    assert only(found)["damage"] == 5
    found = fly(["A"], ["heroic_A"], threats=[threat("E1-09")], initial=initial, until=1)
    assert only(found)["damage"] == 4
    initial = at("lower_white") | {"threats": {"E1-09@1": {"position": 10}}}
    found = fly(["heroic_A"], threats=[threat("E1-09")], initial=initial, until=1)
    assert only(found)["damage"] == 2


@pytest.mark.rule("SA-063")
def test_strengths_add_up_against_one_shield() -> None:
    initial = at("upper_red", "lower_red", "lower_white")
    initial["threats"] = {"E1-08@1": {"position": 8}}
    found = fly(["A"], ["A"], ["A"], threats=[threat("E1-08")], initial=initial, until=1)
    assert only(found)["damage"] == 4  # 4 + 2 + 1 - 3


@pytest.mark.rule("SA-063", "SA-077")
def test_lasers_take_the_closest_and_of_equals_the_lower_number() -> None:
    threats = [threat("E1-09", 3), threat("E1-09", 2), threat("E1-09", 1)]
    initial = at("upper_red", "lower_white") | {"threats": {
        "E1-09@3": {"position": 7}, "E1-09@2": {"position": 6}, "E1-09@1": {"position": 6}}}
    found = fly(["A"], ["A"], threats=threats, initial=initial, until=1, tracks={"red": "T3"})
    assert [found["threats"][f"E1-09@{n}"]["damage"] for n in (1, 2, 3)] == [5, 1, 1]


@pytest.mark.rule("SA-063")
def test_targets_are_chosen_before_anything_is_destroyed() -> None:
    initial = at("upper_red", "lower_red") | {"threats": {
        "E1-09@1": {"position": 6, "damage": 7}, "E1-09@2": {"position": 9}}}
    threats = [threat("E1-09", 1), threat("E1-09", 2)]
    found = fly(["A"], ["A"], threats=threats, initial=initial, until=1)
    assert found["threats"]["E1-09@1"]["damage"] == 13  # both lasers
    assert found["threats"]["E1-09@2"]["damage"] == 0


@pytest.mark.rule("SA-082", "SA-070", "SA-122", "SA-030")
def test_a_rocket_strikes_next_turn_at_the_closest_within_range() -> None:
    initial = at("lower_blue") | {"threats": {
        "E1-05@1": {"position": 12}, "E1-05@2": {"position": 11}, "E1-09@1": {"position": 4}}}
    threats = [threat("E1-05"), threat("E1-05", 2, "white"), threat("E1-09", 1, "blue")]
    found = fly(["C"], threats=threats, initial=initial, until=1)
    assert sum(t["damage"] for t in found["threats"].values()) == 0
    assert found["rockets"] == 2
    found = fly(["C"], threats=threats, initial=initial, until=2)
    damage = {name: t["damage"] for name, t in found["threats"].items()}
    assert damage == {"E1-05@1": 0, "E1-05@2": 1, "E1-09@1": 0}  # 9 is closer; the amoeba is immune
    assert found["threats"]["E1-05@2"]["position"] == 7


@pytest.mark.rule("SA-082")
def test_one_rocket_a_turn_and_none_without_stock() -> None:
    initial = at("lower_blue", "lower_blue")
    found = fly(["C"], ["C"], initial=initial, until=1)
    assert found["rockets"] == 2
    found = fly(["C"] * 5, initial=at("lower_blue"), until=5)
    assert found["rockets"] == 0
    assert told(found).count("launches a rocket") == 3
    assert told(found).count("finds no target") == 3  # lost one by one


# --- energy -------------------------------------------------------------------------------------


@pytest.mark.rule("SA-061", "SA-078", "SA-079", "SA-080", "SA-096")
@pytest.mark.parametrize(
    ("station", "token", "start", "shields", "reactors", "fuel"),
    [
        ("upper_red", "B", {}, "211", "132", "030"),
        ("upper_white", "B", {}, "131", "212", "030"),
        ("upper_blue", "heroic_B", {}, "113", "231", "030"),
        ("upper_red", "heroic_B", {"shields": {"red": 2}}, "211", "232", "030"),
        ("upper_red", "heroic_B", {"reactors": {"red": 0}}, "111", "032", "030"),
        ("upper_white", "B", {"reactors": {"white": 1}}, "121", "202", "030"),
        ("lower_red", "B", {}, "111", "322", "030"),
        ("lower_red", "heroic_B", {}, "111", "422", "030"),
        ("lower_blue", "B", {"reactors": {"blue": 0}}, "111", "203", "030"),
        ("lower_blue", "B", {"reactors": {"blue": 0, "white": 1}}, "111", "201", "030"),
        ("lower_white", "B", {}, "111", "252", "020"),
        ("lower_white", "heroic_B", {}, "111", "262", "020"),
        ("lower_white", "B", {"reactors": {"white": 5}}, "111", "252", "020"),
        ("lower_white", "heroic_B", {"reactors": {"white": 5}}, "111", "252", "020"),
        ("lower_red", "B", {"reactors": {"red": 4}}, "111", "432", "030"),
    ],
)
def test_energy_on_the_classic_ship(
    station: str, token: str, start: dict[str, Any], shields: str, reactors: str, fuel: str
) -> None:
    found = fly([token], initial=at(station) | start, until=1)
    got = (digits(found["shields"]), digits(found["reactors"]), digits(found["fuel"]))
    assert got == (shields, reactors, fuel)


@pytest.mark.rule("SA-079")
def test_without_capsules_the_central_reactor_stays_as_it_is() -> None:
    plan = ["B", "B", "B", "B"]
    found = fly(plan, initial=at("lower_white", reactors={"white": 0}), until=4)
    assert digits(found["fuel"]) == "000" and found["reactors"]["white"] == 5


# --- tiles --------------------------------------------------------------------------------------


@pytest.mark.rule("SA-068", "SA-013", "SA-074")
@pytest.mark.parametrize(
    ("tile", "zone", "station", "wanted"),
    [
        ("heavy_laser", "red", "upper_red", "strength 3"),
        ("light_laser", "blue", "lower_blue", "strength 1"),
        ("heavy_laser", "white", "upper_white", "strength 4"),
    ],
)
def test_a_laser_tile_weakens_its_laser(tile: str, zone: str, station: str, wanted: str) -> None:
    initial = at(station) | {"threats": {"E1-05@1": {"position": 12}}}
    found = fly([None, "A"], threats=[threat("E1-05", zone=zone)], initial=initial, until=2,
                damage_order={zone: [tile]})  # fmt: skip
    assert wanted in told(found)


@pytest.mark.rule("SA-068")
def test_shield_and_reactor_tiles_lower_what_they_hold() -> None:
    initial = {"shields": {"red": 0}, "reactors": {"red": 4}, "stations": {"0": "upper_red"},
               "threats": {"E1-05@1": {"position": 12}}}  # fmt: skip
    found = fly([None, "B"], threats=[threat("E1-05")], initial=initial, until=2,
                damage_order={"red": ["reactor", "shield"]})  # fmt: skip
    assert (found["shields"]["red"], found["reactors"]["red"]) == (1, 1)  # 4 cut to 2, then 1 moved


@pytest.mark.rule("SA-068", "SA-077")
def test_a_pulse_tile_takes_a_range_band_and_structure_nothing() -> None:
    initial = at("lower_white") | {
        "threats": {"E1-05@1": {"position": 12}, "E1-09@1": {"position": 10}}}
    threats = [threat("E1-05", zone="white"), threat("E1-09")]
    for tile, hits in (("pulse_cannon", 0), ("structural", 1)):
        found = fly([None, "A"], threats=threats, initial=initial, until=2,
                    damage_order={"white": [tile]}, tracks={"red": "T3"})  # fmt: skip
        assert found["damage"]["white"] == 1
        assert found["threats"]["E1-09@1"]["damage"] == hits


@pytest.mark.rule("SA-069", "SA-068")
def test_the_seventh_hit_ends_it_there_and_then() -> None:
    initial = {"tiles_left": {"red": 1}, "threats": {"E1-05@1": {"position": 3}}}
    threats = [threat("E1-05"), threat("E1-01", 1, "white")]
    found = fly([], threats=threats, initial=initial)
    assert (found["outcome"], digits(found["damage"])) == ("lost", "700")
    assert found["lost_by"].startswith("red zone:") and found["score"] is None
    assert found["threats"]["E1-01@1"]["position"] == 14  # it did not even move
    assert (found["destroyed"], found["survived"], found["penalties"]) == (0, 0, 14)
    found = fly([], threats=threats, initial=initial | {"tiles_left": {"red": 2}}, until=1)
    assert (found["outcome"], digits(found["damage"])) == ("running", "600")
