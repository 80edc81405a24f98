"""Every internal threat of the base game: what it does at X, Y and Z, and how it is beaten."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.space_alert.missions import DUCKLING, digits, fly, only, performs, threat, told

BOTS = {"leads_squad": {"0": 1}}


def stand(station: str, *more: str, bots: bool = True) -> dict[str, Any]:
    """Players stand at these stations; the first leads squad 1."""
    places = {str(i): s for i, s in enumerate((station, *more))}
    return {"stations": places} | (BOTS if bots else {})


# --- who walks where, and the damage at each mark ----------------------------------------------

# id: after X, Y and Z: the station, and the damage by zone.
WALKS: dict[str, list[str]] = {
    "I1-01": ["upper_white 000", "lower_red 000", "upper_red 300"],
    "I1-02": ["upper_white 000", "lower_blue 000", "upper_blue 003"],
    "I1-03": ["lower_blue 000", "lower_white 000", "lower_white 020"],
    "I1-04": ["lower_red 000", "lower_white 000", "lower_white 020"],
    "SI1-01": ["upper_red 000", "lower_red 200", "lower_red 400"],
    "SI1-02": ["lower_blue 000", "upper_blue 002", "upper_blue 004"],
    "SI1-03": ["lower_white 000", "upper_white 010", "lost"],
    "I2-03": ["lower_red 000", "upper_white 000", "upper_red 400"],
    "I2-04": ["upper_blue 000", "lower_white 000", "lower_blue 004"],
    "SI2-01": ["upper_white 000", "lower_blue 000", "upper_blue 003"],
    "SI2-02": ["upper_white 000", "upper_white 000", "upper_white 050"],
}


@pytest.mark.rule("SA-090", "SA-124", "SA-066")
@pytest.mark.parametrize("mark", ["X", "Y", "Z"])
@pytest.mark.parametrize("id", WALKS)
def test_where_an_intruder_goes_and_what_it_breaks(id: str, mark: str) -> None:
    """One player stands in upper white with a squad; shields never stop any of it."""
    found = performs(id, mark, [], initial=BOTS)
    wanted = WALKS[id]["XYZ".index(mark)]
    if wanted == "lost":
        assert (found["outcome"], found["lost_by"]) == ("lost", id)
        return
    assert f"{only(found)['stations'][0]} {digits(found['damage'])}" == wanted
    assert digits(found["shields"]) == "111"
    assert only(found)["state"] == ("survived" if mark == "Z" else "on_board")


@pytest.mark.rule("SA-090")
def test_at_the_hull_an_intruder_stays() -> None:
    found = fly([], threats=[threat("SI1-02")], until=1, initial={
        "threats": {"SI1-02@1": {"damage": 1, "position": 8}}})  # fmt: skip
    assert only(found)["stations"] == ["upper_white"]
    found = fly([], threats=[threat("I1-01")], until=3, tracks={"internal": "T5"})
    assert only(found)["stations"] == ["lower_white"]  # X to upper white, Y down
    found = performs("SI1-01", "Y", damage=1)
    assert only(found)["stations"] == ["lower_white"] and digits(found["damage"]) == "000"


FIGHTS: list[tuple[str, str, int, bool]] = [
    ("I1-01", "upper_red", 1, True), ("I1-02", "upper_blue", 1, True),
    ("I1-03", "lower_white", 1, False), ("I1-04", "lower_white", 1, False),
    ("SI1-01", "lower_red", 2, True), ("SI1-02", "upper_blue", 2, True),
    ("SI1-03", "lower_white", 2, False), ("I2-03", "upper_red", 2, True),
    ("I2-04", "lower_blue", 2, True), ("SI2-01", "upper_blue", 2, True),
    ("SI2-02", "upper_white", 2, False), ("SI2-04", "upper_red", 3, False),
]  # fmt: skip
"""Card, station, hit points, and whether it returns fire when it appears."""


@pytest.mark.rule("SA-090", "SA-084")
@pytest.mark.parametrize(("id", "station", "hp", "returns"), FIGHTS)
def test_battlebots_hit_it_and_it_may_hit_back(
    id: str, station: str, hp: int, returns: bool
) -> None:
    found = fly(["battlebots"], threats=[threat(id)], initial=stand(station), until=1)
    assert only(found)["damage"] == 1
    assert only(found)["state"] == ("destroyed" if hp == 1 else "on_board")
    assert found["players"][0]["squad"] == ("disabled" if returns else "active")
    assert found["disabled_squads"] == (1 if returns else 0)


@pytest.mark.rule("SA-090")
@pytest.mark.parametrize(("id", "station", "hp", "returns"), FIGHTS)
def test_heroic_battlebots_are_never_hit_back(
    id: str, station: str, hp: int, returns: bool
) -> None:
    found = fly(["heroic_battlebots"], threats=[threat(id)], initial=stand(station), until=1)
    assert only(found)["damage"] == 1
    assert found["players"][0]["squad"] == "active"


@pytest.mark.rule("SA-090", "SA-084")
def test_without_an_active_squad_or_an_intruder_nothing_happens() -> None:
    initial = stand("upper_red", bots=False)
    assert only(fly(["battlebots"], threats=[threat("I1-01")], initial=initial, until=1))[
        "damage"
    ] == 0
    found = fly(["battlebots"], threats=[threat("I1-01")], initial=stand("lower_red"), until=1)
    assert only(found)["damage"] == 0
    # the second fight of a disabled squad does nothing
    plan = ["battlebots", "battlebots"]
    found = fly(plan, threats=[threat("I2-03")], initial=stand("upper_red"), until=2)
    assert only(found)["damage"] == 1


@pytest.mark.rule("SA-090")
def test_the_intruder_with_the_lowest_number_is_hit_first() -> None:
    initial = stand("upper_red") | {"threats": {"I1-01@2": {"position": 14}}}
    found = fly(["battlebots"], threats=[threat("I1-01", 2), threat("I2-03")], initial=initial,
                until=1)  # fmt: skip
    assert found["threats"]["I2-03@1"]["damage"] == 1
    assert found["threats"]["I1-01@2"]["damage"] == 0


@pytest.mark.rule("SA-090")
def test_a_saboteur_drains_the_reactor_or_breaks_the_hull() -> None:
    found = performs("I1-03", "Y")
    assert (digits(found["reactors"]), digits(found["damage"])) == ("222", "000")
    found = performs("I1-03", "Y", initial={"reactors": {"white": 0}})
    assert (digits(found["reactors"]), digits(found["damage"])) == ("202", "010")


@pytest.mark.rule("SA-125", "SA-106", "SA-107")
def test_commandos_knock_out_their_station_at_z() -> None:
    initial = stand("lower_red", "lower_red", "upper_red")
    found = performs("SI1-01", "Z", [], [], [], initial=initial)
    assert [p["knocked_out"] for p in found["players"]] == [True, True, False]
    assert found["players"][0]["squad"] == "disabled"
    assert found["penalties"] == 4 + 4 + 2 * 2 + 1


@pytest.mark.rule("SA-090", "SA-124")
def test_an_alien_counts_the_players_where_it_arrives() -> None:
    initial = stand("upper_white", "upper_white", "lower_white", bots=False)
    found = performs("SI1-03", "Y", [], [], [], initial=initial)
    assert digits(found["damage"]) == "020"
    assert only(found)["stations"] == ["upper_white"]
    initial = stand("lower_white") | {"threats": {"SI1-03@1": {"position": 12}}}
    found = fly([None, "battlebots"], threats=[threat("SI1-03")], initial=initial, until=2)
    assert found["players"][0]["squad"] == "disabled"  # it returns fire from X on


@pytest.mark.rule("SA-125")
def test_an_executioner_spares_leaders_of_active_squads() -> None:
    initial = stand("upper_white", "upper_white", "lower_blue")
    found = performs("SI2-01", "X", [], [], [], initial=initial)
    assert [p["knocked_out"] for p in found["players"]] == [False, True, False]
    initial = stand("upper_white", "upper_white", "lower_blue")
    found = performs("SI2-01", "Y", [], [], [], initial=initial)
    assert [p["knocked_out"] for p in found["players"]] == [False, False, True]


@pytest.mark.rule("SA-090")
@pytest.mark.parametrize(
    ("stations", "goes"),
    [
        (["upper_red"], "upper_red"),
        (["upper_red", "upper_blue"], "upper_white"),
        (["upper_red", "upper_blue", "upper_blue"], "upper_blue"),
        (["upper_white", "upper_white", "lower_white"], "lower_white"),
        (["lower_red"], "upper_white"),
    ],
)
def test_a_seeker_goes_where_most_players_are(stations: list[str], goes: str) -> None:
    initial = {"stations": {str(i): s for i, s in enumerate(stations)}}
    found = performs("SI2-02", "X", *[[] for _ in stations], initial=initial)
    assert only(found)["stations"] == [goes]


@pytest.mark.rule("SA-125")
def test_whoever_lands_the_last_hit_on_a_seeker_goes_down_with_it() -> None:
    plan = ["battlebots", "heroic_battlebots"]
    found = fly(plan, threats=[threat("SI2-02")], initial=stand("upper_white"), until=2)
    assert only(found)["state"] == "destroyed" and found["threat_points"] == 15
    assert found["players"][0]["knocked_out"] and found["players"][0]["squad"] == "disabled"
    found = performs("SI2-02", "Z", [], [], initial=stand("upper_white", "upper_red"))
    assert [p["knocked_out"] for p in found["players"]] == [True, False]


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


# --- slime and contamination -------------------------------------------------------------------


@pytest.mark.rule("SA-090", "SA-124")
def test_slime_spreads_and_breaks_every_station_it_covers() -> None:
    assert performs("I2-01", "X")["rockets"] == 2
    found = performs("I2-01", "Y")
    assert only(found)["stations"] == ["lower_blue", "lower_white"]
    assert digits(performs("I2-01", "Z")["damage"]) == "002"
    found = fly([], threats=[threat("I2-01")], tracks={"internal": "T6"}, until=6)
    assert only(found)["stations"] == ["lower_blue", "lower_white", "lower_red"]
    assert digits(found["damage"]) == "000"
    found = fly([], threats=[threat("I2-01")], tracks={"internal": "T6"}, until=7)
    assert digits(found["damage"]) == "222"
    found = performs("I2-02", "X")
    assert found["disabled_squads"] == 1
    found = performs("I2-02", "X", [], initial={"leads_squad": {"0": 1}})
    assert found["disabled_squads"] == 0  # somebody leads it
    assert only(performs("I2-02", "Y"))["stations"] == ["lower_red", "lower_white"]
    assert digits(performs("I2-02", "Z")["damage"]) == "200"


@pytest.mark.rule("SA-090")
def test_each_slime_is_fought_for_itself() -> None:
    plan = [None, "battlebots", "battlebots", "move_red", "battlebots"]
    initial = stand("lower_blue") | {"threats": {"I2-01@1": {"position": 9}}}
    found = fly(plan, threats=[threat("I2-01")], initial=initial, until=1)
    assert only(found)["stations"] == ["lower_blue", "lower_white"]
    assert only(found)["damage"] == 0
    found = fly(plan, threats=[threat("I2-01")], initial=initial, until=3)
    assert only(found)["stations"] == ["lower_white"] and only(found)["damage"] == 0
    assert found["players"][0]["squad"] == "active"  # it never returns fire
    plan = [None, "battlebots", "battlebots", "move_red", None, "battlebots"]
    initial["threats"] = {"I2-01@1": {"position": 12}}
    found = fly(plan[1:3], threats=[threat("I2-01")], initial=initial, until=2)
    assert only(found)["state"] == "destroyed" and found["threat_points"] == 6


@pytest.mark.rule("SA-086", "SA-087", "SA-090")
def test_entering_slime_delays_even_after_z() -> None:
    initial = {"stations": {"0": "lower_white"}}
    found = fly(["move_blue", "A"], threats=[threat("I2-01")], initial=initial, until=1)
    assert found["players"][0]["program"][:3] == ["move_blue", None, "A"]
    found = performs("I2-01", "Z", [None, "move_blue", "A"], initial=initial, until=2)
    assert found["players"][0]["program"][:4] == [None, "move_blue", None, "A"]
    found = performs("I2-01", "Y", ["A", "A"], initial=initial)
    assert found["players"][0]["program"][:3] == ["A", "A", None]  # slime came to the player


@pytest.mark.rule("SA-090")
def test_slime_stops_at_slime_of_a_card_still_there() -> None:
    threats = [threat("I2-01"), threat("I2-02")]
    initial = {"threats": {"I2-01@1": {"position": 9}, "I2-02@1": {"position": 9}}}
    found = fly([], threats=threats, initial=initial, until=1)
    assert found["threats"]["I2-01@1"]["stations"] == ["lower_blue", "lower_white"]
    assert found["threats"]["I2-02@1"]["stations"] == ["lower_red"]


@pytest.mark.rule("SA-090", "SA-125", "SA-087")
def test_contamination() -> None:
    crew: list[list[Any]] = [["A", "A"], ["A", "A"], [None, "move_red", "A"]]
    places = {"stations": {"0": "upper_red", "1": "upper_white", "2": "upper_white"}}
    found = performs("SI2-04", "X", *crew, initial=places)
    assert found["players"][0]["program"][:3] == ["A", None, "A"]
    assert found["players"][1]["program"][:3] == ["A", "A", None]
    assert digits(performs("SI2-04", "Y")["damage"]) == "202"
    found = performs("SI2-04", "Z", *crew, initial=places, until=2)
    assert [p["knocked_out"] for p in found["players"]] == [True, False, True]  # deadly to enter
    assert found["players"][2]["station"] == "upper_red"
    # each hit cleans one station; the third destroys it
    initial = stand("upper_red", "lower_red", "upper_blue") | {
        "leads_squad": {"0": 1, "1": 0}, "threats": {"SI2-04@1": {"position": 8}}}  # fmt: skip
    found = fly(["battlebots", "battlebots"], ["battlebots"], [], threats=[threat("SI2-04")],
                initial=initial, until=2)  # fmt: skip
    assert only(found)["stations"] == ["upper_blue", "lower_blue"]
    assert only(found)["damage"] == 2  # nothing left to hit in upper red
    assert digits(found["damage"]) == "002"
    plan = ["battlebots", "lift", "battlebots", "heroic_move:lower_blue", "battlebots"]
    found = fly(plan, threats=[threat("SI2-04")], initial=stand("upper_red"), until=6,
                tracks={"internal": "T7"})  # fmt: skip
    assert found["players"][0]["program"][2] is None  # X delayed the third card
    assert only(found)["state"] == "destroyed" and only(found)["stations"] == []


@pytest.mark.rule("SA-091", "SA-090")
def test_the_small_ships_uprising_has_one_station_and_no_bonus() -> None:
    found = fly(["C"], ship=DUCKLING, threats=[threat("SI1-06")], until=1,
                initial={"stations": {"0": "upper_blue"}})  # fmt: skip
    assert only(found)["stations"] == ["upper_blue"]
    assert only(found)["damage"] == 2  # 1 of handicap, 1 repair
