"""Every malfunction of the base game: what it does at X, Y and Z, and how it is repaired."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.space_alert.missions import DUCKLING, digits, fly, only, performs, threat, told

# --- malfunctions ------------------------------------------------------------------------------

REPAIRS: list[tuple[str, str, str, int]] = [
    ("I1-05", "upper_blue", "B", 3), ("I1-06", "upper_red", "B", 3),
    ("I1-07", "lower_blue", "C", 3),
    ("SI1-05", "upper_white", "B", 4), ("SI1-06", "upper_blue", "C", 4),
    ("SI1-06", "lower_red", "C", 4), ("I2-05", "upper_white", "C", 3),
    ("I2-06", "lower_white", "B", 3), ("SI2-03", "lower_red", "B", 7),
    ("SI2-03", "lower_white", "B", 7), ("SI2-03", "lower_blue", "B", 7),
]  # fmt: skip


@pytest.mark.rule("SA-089", "SA-121")
@pytest.mark.parametrize(("id", "station", "button", "hp"), REPAIRS)
def test_its_button_repairs_it_and_works_nothing_else(
    id: str, station: str, button: str, hp: int
) -> None:
    crew = [[button]] * hp
    initial = {"stations": {str(i): station for i in range(hp)}}
    found = fly(*crew[:-1], threats=[threat(id)], initial=initial | {
        "stations": {str(i): station for i in range(hp - 1)}}, until=1,
        tracks={"internal": "T7"})  # fmt: skip
    assert only(found)["damage"] == hp - 1 and only(found)["state"] == "on_board"
    assert digits(found["shields"]) == "111" and digits(found["fuel"]) == "030"
    assert found["rockets"] == 3 and found["players"][0]["squad"] is None
    found = fly(*crew, threats=[threat(id)], initial=initial, until=1)
    assert only(found)["state"] == "destroyed"


@pytest.mark.rule("SA-089")
def test_once_repaired_the_button_works_for_the_next_player_of_the_same_turn() -> None:
    initial = {"stations": {str(i): "upper_blue" for i in range(4)}}
    found = fly(*[["B"]] * 4, threats=[threat("I1-05")], initial=initial, until=1)
    assert only(found)["state"] == "destroyed"
    assert found["shields"]["blue"] == 2


@pytest.mark.rule("SA-089")
def test_after_z_the_button_is_dead_and_cannot_be_repaired() -> None:
    found = performs("I1-05", "Z", [None, "B"], initial={"stations": {"0": "upper_blue"}}, until=2)
    assert only(found)["state"] == "survived" and only(found)["damage"] == 0
    assert found["shields"]["blue"] == 1 and found["reactors"]["blue"] == 2
    assert "which is dead" in told(found)


@pytest.mark.rule("SA-097", "SA-089")
def test_heroic_repairs_count_two() -> None:
    initial = {"stations": {"0": "upper_blue"}}
    found = fly(["heroic_B"], threats=[threat("I1-05")], initial=initial, until=1)
    assert only(found)["damage"] == 2


@pytest.mark.rule("SA-089")
def test_hacked_shields() -> None:
    for id, zone, at in (("I1-05", "blue", 2), ("I1-06", "red", 0)):
        found = performs(id, "X")
        assert found["shields"][zone] == 0 and sum(found["shields"].values()) == 2
        found = performs(id, "Y")
        assert found["reactors"][zone] == 0 and sum(found["reactors"].values()) == 5
        assert digits(performs(id, "Z")["damage"])[at] == "2"


@pytest.mark.rule("SA-089", "SA-124")
def test_unstable_warheads_are_as_many_as_the_rockets() -> None:
    assert performs("I1-07", "X")["rockets"] == 3
    assert digits(performs("I1-07", "Y")["damage"]) == "000"
    found = performs("I1-07", "Z")
    assert found["lost_by"].startswith("blue zone:")  # 9
    assert digits(performs("I1-07", "Z", damage=1)["damage"]) == "006"
    initial = {"stations": {"0": "lower_blue"}}
    found = fly(["C"], threats=[threat("I1-07", 2)], initial=initial, until=2)
    assert "appears inside the ship on cell 14 with 2 hit points" in told(found)
    found = fly(["C", "C", "C"], threats=[threat("I1-07", 4)], initial=initial, until=4)
    assert only(found) == {
        "state": "destroyed", "damage": 0, "position": 14, "stations": ["lower_blue"]
    }  # fmt: skip


@pytest.mark.rule("SA-089")
def test_a_rocket_lost_to_the_slime_takes_a_warhead_too() -> None:
    initial = {"threats": {"I2-01@1": {"position": 13}, "I1-07@1": {"position": 14}}}
    found = fly([], threats=[threat("I2-01"), threat("I1-07")], initial=initial, until=1)
    assert found["rockets"] == 2
    assert found["threats"]["I1-07@1"]["damage"] == 1


@pytest.mark.rule("SA-089", "SA-124")
def test_crossed_wires() -> None:
    found = performs("SI1-05", "X")
    assert (digits(found["shields"]), digits(found["reactors"])) == ("131", "202")
    assert digits(found["damage"]) == "010"  # 3 energy, room for 2
    found = performs("SI1-05", "Y")
    assert (digits(found["shields"]), digits(found["damage"])) == ("101", "010")
    found = performs("SI1-05", "Z")
    assert (digits(found["reactors"]), digits(found["damage"])) == ("000", "232")


@pytest.mark.rule("SA-125", "SA-121", "SA-089")
def test_battlebot_uprising() -> None:
    stations = ["upper_blue", "lower_red", "upper_white", "upper_red"]
    initial = {"stations": {str(i): s for i, s in enumerate(stations)}, "leads_squad": {"3": 0}}
    crew: list[list[Any]] = [[], [], [], []]
    found = performs("SI1-06", "X", *crew, initial=initial)
    assert [p["knocked_out"] for p in found["players"]] == [False, False, False, True]
    found = performs("SI1-06", "Y", *crew, initial=initial)
    assert [p["knocked_out"] for p in found["players"]] == [True, True, False, False]
    found = performs("SI1-06", "Z", *crew, initial=initial)
    assert [p["knocked_out"] for p in found["players"]] == [True, True, False, True]
    initial = {"stations": {"0": "upper_blue", "1": "lower_red"}}
    found = fly(["C"], ["C"], threats=[threat("SI1-06")], initial=initial, until=1)
    assert only(found)["damage"] == 3  # one extra for both stations
    found = fly(["C", "C"], [], threats=[threat("SI1-06")], initial=initial, until=2)
    assert only(found)["damage"] == 2


@pytest.mark.rule("SA-087", "SA-089")
def test_virus() -> None:
    assert digits(performs("I2-05", "X")["reactors"]) == "121"
    found = performs("I2-05", "Y", ["A", "B"], ["B", None, "C"])
    assert found["players"][0]["program"][:3] == ["A", None, "B"]
    assert found["players"][1]["program"][:3] == ["B", None, "C"]  # an empty space swallows it
    assert digits(performs("I2-05", "Z")["damage"]) == "111"


@pytest.mark.rule("SA-089", "SA-125")
def test_overheated_reactor() -> None:
    found = performs("I2-06", "X")
    assert (digits(found["damage"]), digits(found["reactors"])) == ("030", "232")
    assert digits(performs("I2-06", "Y")["fuel"]) == "020"
    assert digits(performs("I2-06", "Z")["damage"]) == "030"
    initial = {"stations": {"0": "lower_white", "1": "lower_red", "2": "lower_blue",
                            "3": "upper_red", "4": "lower_white"}}  # fmt: skip
    found = fly(["heroic_B"], [], ["A"], ["A"], ["B"], threats=[threat("I2-06")],
                initial=initial, until=1)  # fmt: skip
    assert only(found)["state"] == "destroyed"
    assert [p["knocked_out"] for p in found["players"]] == [False, True, True, False, False]


@pytest.mark.rule("SA-089", "SA-121")
def test_power_system_overload() -> None:
    assert digits(performs("SI2-03", "X")["reactors"]) == "212"
    assert digits(performs("SI2-03", "Y")["reactors"]) == "121"
    assert digits(performs("SI2-03", "Z")["damage"]) == "333"
    initial = {"stations": {"0": "lower_red", "1": "lower_white", "2": "lower_blue"}}
    found = fly(["B"], ["B"], ["B"], threats=[threat("SI2-03")], initial=initial, until=1)
    assert only(found)["damage"] == 5  # two extra for all three stations
    found = fly(["B"], ["B"], [], threats=[threat("SI2-03")], initial=initial, until=1)
    assert only(found)["damage"] == 2


@pytest.mark.rule("SA-089")
def test_a_nuclear_device_needs_three_different_players_in_one_turn() -> None:
    initial = {"stations": {str(i): "lower_white" for i in range(4)}}
    found = fly(["C"], ["C"], threats=[threat("SI2-05")], until=1, initial={
        "stations": {"0": "lower_white", "1": "lower_white"}})  # fmt: skip
    assert only(found)["damage"] == 0
    found = fly([["C", "C", "C"]], threats=[threat("SI2-05")], until=1, initial={
        "stations": {"0": "lower_white"}})  # fmt: skip
    assert only(found)["state"] == "on_board"
    found = fly(["C"], ["C"], ["C"], ["C"], threats=[threat("SI2-05")], initial=initial, until=1)
    assert only(found)["state"] == "destroyed" and found["visual_points"] == 0
    assert performs("SI2-05", "Z")["lost_by"] == "SI2-05"
    found = fly([], threats=[threat("SI2-05")], until=3)
    assert [t["positions"]["SI2-05@1"] for t in found["turns"]] == [10, 5, 1]  # 4, 5, 6
    assert found["lost_by"] == "SI2-05"


# --- the breach --------------------------------------------------------------------------------


@pytest.mark.rule("SA-089", "SA-123", "SA-068")
def test_a_fissure_doubles_damage_until_the_interceptors_have_mended_it() -> None:
    threats = [threat("SI1-04"), threat("E1-05", 2), threat("E1-05", 2, "blue")]
    near = {"E1-05@2": {"position": 13}, "E1-05@2#2": {"position": 13}}
    found = fly([], threats=threats, until=1, initial={
        "threats": near | {"SI1-04@1": {"position": 13}}})  # fmt: skip
    assert digits(found["damage"]) == "201"  # X: red counts double
    found = fly([], threats=threats, until=1, initial={
        "threats": near | {"SI1-04@1": {"position": 9}}})  # fmt: skip
    assert digits(found["damage"]) == "202"  # Y: all zones
    assert performs("SI1-04", "Z")["lost_by"] == "SI1-04"
    plan = ["C", "battlebots"]
    found = fly(plan, threats=[*threats, threat("E1-07", 3)], until=2, initial={
        "stations": {"0": "upper_red"}, "leads_squad": {"0": 1},
        "threats": {"SI1-04@1": {"position": 13}, "E1-05@2": {"position": 14},
                    "E1-05@2#2": {"position": 14}, "E1-07@3": {"position": 5}}})  # fmt: skip
    assert found["threats"]["SI1-04@1"]["state"] == "destroyed"
    assert found["threats"]["E1-07@3"]["damage"] == 0  # they mend instead of attacking
    # X of the gunships (2 - 1 each) and Z of the fighter (3) in turn 2: mended, nothing doubles
    assert digits(found["damage"]) == "401"


@pytest.mark.rule("SA-091", "SA-090")
def test_the_small_ships_uprising_has_one_station_and_no_bonus() -> None:
    found = fly(["C"], ship=DUCKLING, threats=[threat("SI1-06")], until=1,
                initial={"stations": {"0": "upper_blue"}})  # fmt: skip
    assert only(found)["stations"] == ["upper_blue"]
    assert only(found)["damage"] == 2  # 1 of handicap, 1 repair
