"""Rulings on threats, cards and campaigns in the resolution (AMB-20 to AMB-52)."""

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
    performs,
    threat,
    told,
)

from quarterdeck.games.space_alert.missionfile.read import read
from quarterdeck.games.space_alert.resolve import table_of
from quarterdeck.games.space_alert.rules.resolution import Resolution


def at(*stations: str, **more: Any) -> dict[str, Any]:
    """Where everybody stands when the mission begins."""
    return {"stations": {str(i): s for i, s in enumerate(stations)}} | more


@pytest.mark.rule("AMB-20", "SA-103")
def test_threats_still_on_their_boards_score_nothing() -> None:
    found = fly([], threats=[threat("E1-05", 10)])
    assert only(found)["state"] == "on_board"
    assert (found["threat_points"], found["survived"]) == (0, 0)


@pytest.mark.rule("AMB-21", "SA-066")
def test_threats_move_once_more_after_the_last_turn() -> None:
    found = fly([], threats=[threat("E1-07", 12)])
    assert only(found)["position"] == 14 - 2 * 3
    assert found["turns"][-1]["turn"] == "end"


@pytest.mark.rule("AMB-22", "SA-088")
def test_a_nemesis_destroyed_in_the_step_still_strikes_back() -> None:
    initial = at("upper_red") | {"threats": {"SE2-05@1": {"position": 14, "damage": 8}}}
    found = fly(["A"], threats=[threat("SE2-05")], initial=initial, until=1)
    assert only(found)["state"] == "destroyed" and digits(found["shields"]) == "000"


@pytest.mark.rule("AMB-23", "SA-125")
def test_an_uprising_is_about_active_squads_aboard() -> None:
    places = at("upper_white", "space", leads_squad={"0": 0, "1": 1})
    found = performs("SI1-06", "X", [], ["battlebots"], initial=places)
    assert [p["knocked_out"] for p in found["players"]] == [True, False]
    plan = ["battlebots"]
    initial = at("upper_red", leads_squad={"0": 0}) | {"threats": {"SI1-06@2": {"position": 13}}}
    found = fly(plan, threats=[threat("I2-03"), threat("SI1-06", 2)], initial=initial, until=1)
    assert not found["players"][0]["knocked_out"]  # the squad had been disabled


@pytest.mark.rule("AMB-24", "SA-125")
def test_the_knocked_out_count_for_nothing() -> None:
    ids = [threat("SE2-03"), threat("SI1-03", 2), threat("SI2-02", 2)]
    preset = {"SE2-03@1": {"position": 2}, "SI1-03@2": {"position": 8}, "SI2-02@2": {"position": 8}}
    found = fly([], [], threats=ids, until=1, initial=at("upper_white", "upper_red") | {
        "threats": preset})  # fmt: skip
    assert digits(found["damage"]) == "000"
    assert found["threats"]["SI2-02@2"]["stations"] == ["upper_white"]


@pytest.mark.rule("AMB-25", "SA-079")
def test_a_capsule_is_spent_on_a_full_reactor_too() -> None:
    found = fly(["B"], initial=at("lower_white", reactors={"white": 5}), until=1)
    assert (found["fuel"]["white"], found["reactors"]["white"]) == (2, 5)


@pytest.mark.rule("AMB-26", "SA-121")
def test_bonus_repairs_come_after_all_actions() -> None:
    stations = ["lower_red", "lower_white", "lower_blue", "lower_blue"]
    initial = at(*stations) | {"threats": {"SI2-03@1": {"damage": 2}}}
    found = fly(["B"], ["B"], ["B"], ["B"], threats=[threat("SI2-03")], initial=initial, until=1)
    assert only(found)["state"] == "destroyed"  # 2 + 4 + 2
    assert digits(found["reactors"]) == "232"  # the fourth press still repaired


@pytest.mark.rule("AMB-27", "SA-094")
def test_a_heroic_move_uses_no_lift() -> None:
    crew = [["heroic_move:lower_white", "A"], ["lift", "A"]]
    found = fly(*crew, until=1)
    assert [p["program"][:2] for p in found["players"]] == [
        ["heroic_move:lower_white", "A"], ["lift", "A"]
    ]  # fmt: skip
    initial = {"threats": {"E1-05@1": {"position": 12}}}
    found = fly([None, *crew[0]], threats=[threat("E1-05", zone="white")], initial=initial, until=2,
                damage_order={"white": ["gravolift"]})  # fmt: skip
    assert found["players"][0]["program"][1:3] == crew[0]


@pytest.mark.rule("AMB-28", "SA-123")
def test_heroic_battlebots_mend_a_fissure_by_one() -> None:
    initial = at("space", leads_squad={"0": 0})
    found = fly(["heroic_battlebots"], threats=[threat("SI1-04")], initial=initial, until=1)
    assert only(found)["damage"] == 1


@pytest.mark.rule("AMB-37", "SA-070", "SA-130")
def test_the_rocket_moves_before_the_computer_is_checked() -> None:
    plan = [None, "C"]
    found = fly(plan, computer=False, initial=at("lower_blue"), until=2)
    words = [e["words"] for e in found["turns"][1]["events"]]
    assert "The rocket is on its way; it strikes next turn." in words[:-1]
    assert words[-1].startswith("The computer check")


@pytest.mark.rule("AMB-38", "SA-087", "SA-123")
def test_pilots_are_not_delayed() -> None:
    initial = at("space", "upper_red", leads_squad={"0": 0})
    crew: list[list[Any]] = [["battlebots", "battlebots"], ["A", "A"]]
    for id, mark in (("SE2-03", "Y"), ("I2-05", "Y"), ("SI2-04", "X")):
        found = performs(id, mark, *crew, initial=initial)
        assert found["players"][0]["program"][:2] == ["battlebots", "battlebots"]
        assert found["players"][1]["program"][:3] == ["A", None, "A"]


@pytest.mark.rule("AMB-39", "SA-067")
def test_an_aura_lasts_until_its_threat_is_destroyed() -> None:
    threats = [threat("E2-02", zone="blue"), threat("E1-07", 2)]
    start = {"E2-02@1": {"position": 3}, "E1-07@2": {"position": 14}}
    tracks = {"blue": "T1"}
    plan = fly([], threats=threats, until=4, tracks=tracks, initial={
        "threats": start | {"E2-02@1": {"position": 6}}})  # fmt: skip
    assert plan["threats"]["E2-02@1"]["state"] == "survived"
    assert plan["damage"]["red"] == 1 + 3  # X 1 + 1 - 1 and Y 2 + 1
    shot = at("lower_blue") | {"threats": start | {"E2-02@1": {"position": 6, "damage": 2}}}
    found = fly([None, "A"], threats=threats, until=4, tracks=tracks, initial=shot)
    assert found["threats"]["E2-02@1"]["state"] == "destroyed"
    assert found["damage"]["red"] == 1 + 2


@pytest.mark.rule("AMB-40", "SA-064")
def test_damage_counts_upwards() -> None:
    found = fly(["A"], threats=[threat("E1-07", zone="white")], until=1)
    assert only(found) == {"state": "on_board", "damage": 3, "position": 11}


@pytest.mark.rule("AMB-41", "AMB-42", "SA-065", "SA-020")
def test_batteries_are_ready_again_unless_the_table_wants_one_shot() -> None:
    def harmed(station: str, zone: str, once: bool) -> int:
        mission = {
            "ship": CLASSIC, "players": [["A", "A"]], "threats": [threat("SE1-08", 1, zone)],
            "tracks": {zone: "T7"}, "until": 2, "initial": at(station),
        }  # fmt: skip
        t = table_of(read(mission))
        t.single_use_batteries = once
        t.begin(Resolution())
        t.run()
        return t.damage[0]

    for zone in ("red", "blue"):
        assert harmed(f"lower_{zone}", zone, once=False) == 4
        assert harmed(f"lower_{zone}", zone, once=True) == 2
        assert harmed(f"upper_{zone}", zone, once=True) == 8  # heavy lasers have no battery


@pytest.mark.rule("AMB-43", "SA-059")
def test_each_zone_has_a_lift_of_its_own() -> None:
    crew = [["lift", "A"], ["lift", "A"], ["lift", "A"]]
    found = fly(*crew, initial=at("upper_red", "upper_white", "upper_blue"), until=1)
    assert [p["program"][1] for p in found["players"]] == ["A", "A", "A"]


@pytest.mark.rule("AMB-48", "SA-066")
def test_of_one_number_external_threats_act_first_then_as_announced() -> None:
    threats = [threat("I1-05"), threat("E1-05", 1, "blue"), threat("E1-01", 1, "blue")]
    found = fly([], threats=threats, until=1)
    words = [e["words"].split(" (") for e in found["turns"][0]["events"]]
    order = [w[0] for w in words if "appears" in w[-1]]
    assert order == ["Gunship", "Pulse Ball", "Hacked Shields"]
    assert [w[0] for w in words if "comes" in w[-1]] == order


@pytest.mark.rule("AMB-49", "SA-091")
def test_start_damage_is_ordinary_damage() -> None:
    found = fly([], ship=DUCKLING, threats=[threat("SE1-06")], until=2)
    assert digits(found["shields"]) == "00"  # an octopus that arrives hurt strikes at X
    preset = {"threats": {"SE2-01@1": {"position": 12}}}
    found = fly([], ship=DUCKLING, threats=[threat("SE2-01")], initial=preset, until=1)
    assert only(found)["damage"] == 2 and digits(found["damage"]) == "00"
    preset = {"threats": {"E1-09@1": {"position": 12}}}
    found = fly([], ship=DUCKLING, threats=[threat("E1-09")], initial=preset, until=1)
    assert only(found)["damage"] == 0  # 2, healed at X


@pytest.mark.rule("AMB-51", "SA-071")
def test_short_missions_on_the_classic_ship() -> None:
    plan = ["B"] * 7
    found = fly(plan, variant="base", computer=False, initial=at("lower_red"))
    program = found["players"][0]["program"]
    assert [i + 1 for i, card in enumerate(program) if card is None] == [3, 6]
    assert found["outcome"] == "survived" and len(found["turns"]) == 8
    assert len(found["visual"]) == 2


@pytest.mark.rule("AMB-52", "SA-114", "SA-115")
def test_what_the_mission_before_left() -> None:
    tiles = {"red": ["shield", "heavy_laser"], "white": ["reactor"], "blue": ["structural"]}
    carried = {"tiles": tiles, "disabled_squads": [1]}
    found = fly([], carried=carried, until=1)
    assert (digits(found["damage"]), digits(found["shields"])) == ("211", "011")
    assert digits(found["reactors"]) == "222" and found["penalties"] == 4 + 2
    assert found["disabled_squads"] == 0  # classic: it is missing altogether
    found = fly(["C"], carried=carried, ship=MANUAL, until=1, initial=at("lower_red"))
    assert found["disabled_squads"] == 1 and found["players"][0]["squad"] == "disabled"
    found = fly(["C"], carried=carried, until=1, initial=at("lower_red"))
    assert found["players"][0]["squad"] is None
    # structural damage doubles what comes through, and carried tiles are out of the order
    preset = {"threats": {"E1-05@1": {"position": 12}}}
    found = fly([], carried=carried, threats=[threat("E1-05", zone="blue")], initial=preset,
                until=1, damage_order={"blue": ["structural", "gravolift"]})  # fmt: skip
    assert found["damage"]["blue"] == 1 + 2
    assert "A tile in the blue zone: gravolift; 2 there now." in told(found)
    found = fly(["A"], carried=carried, until=1, initial=at("upper_red"))
    assert "the red heavy laser with strength 3" in told(found)
