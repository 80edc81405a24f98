"""Every intruder of the base game: what it does at X, Y and Z, and how it is fought."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.space_alert.missions import digits, fly, only, performs, threat, told

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


@pytest.mark.rule("SA-090", "SA-056")
def test_a_slime_that_comes_hurt_is_gone_after_one_hit() -> None:
    initial = stand("lower_blue") | {"threats": {"I2-01@1": {"damage": 1}}}
    found = fly(["battlebots"], threats=[threat("I2-01")], initial=initial, until=1)
    assert only(found)["state"] == "destroyed"
    assert "appears inside the ship on cell 14 with 1 hit point." in told(found)


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
