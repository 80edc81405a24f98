"""Moving, delays, squads, pilots, the computer, and what comes after the last turn."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.space_alert.missions import MANUAL, fly, only, threat, told

Crew = list[list[Any]]


def at(*stations: str, **more: Any) -> dict[str, Any]:
    """Where everybody stands when the mission begins."""
    return {"stations": {str(i): s for i, s in enumerate(stations)}} | more


def far(*names: str) -> dict[str, Any]:
    """These threats are on the far cell of a T5 from the start."""
    return {"threats": {name: {"position": 14} for name in names}}


# --- moving and delays --------------------------------------------------------------------------


@pytest.mark.rule("SA-058", "SA-072", "SA-073", "SA-094")
@pytest.mark.parametrize(
    ("start", "token", "end"),
    [
        ("upper_white", "move_red", "upper_red"), ("upper_white", "move_blue", "upper_blue"),
        ("upper_red", "move_red", "upper_red"), ("lower_blue", "move_blue", "lower_blue"),
        ("upper_white", "lift", "lower_white"), ("lower_red", "lift", "upper_red"),
        ("upper_red", "heroic_move:lower_blue", "lower_blue"),
        ("lower_red", "move_blue", "lower_white"),
    ],
)  # fmt: skip
def test_moving(start: str, token: str, end: str) -> None:
    assert fly([token], initial=at(start), until=1)["players"][0]["station"] == end


@pytest.mark.rule("SA-059", "SA-073", "SA-086", "SA-087")
def test_the_second_user_of_a_lift_is_delayed() -> None:
    crew: Crew = [["lift", "A"], ["lift", "A", None, "B"], ["lift", "A"]]
    found = fly(*crew, initial=at("upper_red", "lower_red", "upper_blue"), until=1)
    programs = [p["program"][:5] for p in found["players"]]
    assert programs == [
        ["lift", "A", None, None, None],
        ["lift", None, "A", "B", None],  # the gap swallows the push
        ["lift", "A", None, None, None],
    ]
    assert [p["station"] for p in found["players"]] == ["lower_red", "upper_red", "lower_blue"]


@pytest.mark.rule("SA-074", "SA-086")
def test_a_damaged_lift_delays_everyone() -> None:
    initial = at("upper_red") | {"threats": {"E1-05@1": {"position": 12}}}
    found = fly([None, "lift", "A"], threats=[threat("E1-05")], initial=initial, until=2,
                damage_order={"red": ["gravolift"]})  # fmt: skip
    assert found["players"][0]["program"][:4] == [None, "lift", None, "A"]
    assert found["players"][0]["station"] == "lower_red"


@pytest.mark.rule("SA-087")
def test_a_card_pushed_past_the_last_space_is_lost() -> None:
    plan = ["lift"] + ["A"] * 11
    found = fly(["lift"], plan, until=1)
    assert found["players"][1]["program"] == ["lift", None] + ["A"] * 10
    assert "loses the card “A”" in told(found)


@pytest.mark.rule("SA-118", "SA-086")
def test_tripping_acts_as_written_and_delays_the_next_turn() -> None:
    initial = at("upper_red") | far("E1-09@1")
    found = fly(["trip:A", "B"], threats=[threat("E1-09")], initial=initial, until=1)
    assert only(found)["damage"] == 4
    assert found["players"][0]["program"][:3] == ["trip:A", None, "B"]


@pytest.mark.rule("SA-128", "SA-087")
def test_two_cards_on_one_space() -> None:
    found = fly([["move_red", "B"]], until=1)
    assert found["players"][0]["station"] == "upper_red" and found["shields"]["red"] == 2
    # a delay by the first puts the second into the next turn
    found = fly(["lift"], [["lift", "B"], "A", None, "C"], until=1)
    assert found["players"][1]["program"][:5] == ["lift", "B", "A", "C", None]
    # they move together
    found = fly(["lift"], ["lift", ["A", "B"], None], until=1)
    assert found["players"][1]["program"][:3] == ["lift", None, ["A", "B"]]
    # a delay by the second hits the next turn
    found = fly(["lift"], [["B", "lift"], "A"], until=1)
    assert found["players"][1]["program"][:3] == [["B", "lift"], None, "A"]


# --- squads and pilots --------------------------------------------------------------------------


@pytest.mark.rule("SA-084", "SA-029")
def test_taking_and_waking_squads() -> None:
    found = fly(["C"], ["C"], initial=at("upper_blue", "upper_blue"), until=1)
    assert [p["squad"] for p in found["players"]] == ["active", None]
    # disabled in its store: taken disabled, then woken at either battlebot station
    initial = at("lower_red") | {"threats": {"I2-02@1": {"position": 12}}}
    plan = [None, "C", "C"]
    found = fly(plan, threats=[threat("I2-02")], initial=initial, until=2)
    assert found["players"][0]["squad"] == "disabled" and found["disabled_squads"] == 1
    found = fly(plan, threats=[threat("I2-02")], initial=initial, until=3)
    assert found["players"][0]["squad"] == "active" and found["disabled_squads"] == 0
    plan = ["battlebots", "C", "battlebots"]
    found = fly(plan, threats=[threat("SI1-02")], until=3, tracks={"internal": "T7"},
                initial=at("upper_blue", leads_squad={"0": 1}))  # fmt: skip
    assert only(found)["state"] == "on_board"  # X took it down a deck at the end of turn 2
    assert only(found)["damage"] == 1 and found["players"][0]["squad"] == "active"


def out(plan: list[Any], cells: dict[str, int], until: int = 1, **more: Any) -> dict[str, Any]:
    """Player 0 stands in the hangar with a squad; amoebas (no shield) wait on these cells."""
    zones = {"E1-09@1": "red", "E1-09@2": "white", "SE2-01@3": "blue", "E1-03@4": "blue"}
    threats = [threat(n.split("@")[0], int(n[-1]), zones[n]) for n in cells]
    initial = at("upper_red", leads_squad={"0": 0}) | {
        "threats": {n: {"position": c} for n, c in cells.items()}}
    return fly(plan, threats=threats, initial=initial, until=until, **more)


@pytest.mark.rule("SA-123", "SA-084")
@pytest.mark.parametrize(
    ("cells", "damage"),
    [
        ({"E1-09@1": 5}, [3]),
        ({"E1-09@1": 6}, [0]),
        ({"E1-09@1": 5, "E1-09@2": 4}, [1, 1]),
        ({"E1-09@1": 5, "E1-09@2": 6}, [3, 0]),
        ({"E1-09@1": 5, "E1-03@4": 3}, [3, 0]),  # the hidden one does not count
    ],
)
def test_interceptors_hit_one_hard_or_all_a_little(
    cells: dict[str, int], damage: list[int]
) -> None:
    found = out(["C"], cells)
    assert [t["damage"] for t in found["threats"].values()] == damage
    assert found["players"][0]["station"] == "space"


@pytest.mark.rule("SA-123")
def test_staying_out_landing_and_the_delay() -> None:
    found = out(["C", "battlebots", "heroic_battlebots"], {"E1-09@1": 13}, 2)
    assert found["players"][0]["station"] == "space"
    found = out(["C", "heroic_battlebots"], {"E1-09@1": 7}, 2)
    assert only(found)["damage"] == 4
    found = out(["C", None, "A"], {}, 2)
    assert found["players"][0]["station"] == "upper_red"
    assert found["players"][0]["program"][:3] == ["C", None, "A"]
    found = out(["C", "B", "A"], {}, 2)
    assert found["players"][0]["station"] == "upper_red"
    assert found["players"][0]["program"][:4] == ["C", None, "B", "A"]
    assert found["shields"]["red"] == 1  # the card has not been performed
    found = out(["C", "B", "A"], {}, 3)
    assert found["shields"]["red"] == 2
    found = out(["C", ["A", "battlebots"]], {}, 2)
    assert found["players"][0]["program"][:3] == ["C", None, ["A", "battlebots"]]


@pytest.mark.rule("SA-123", "SA-128")
def test_a_second_card_of_a_take_off_is_lost() -> None:
    found = out([["C", "B"], "battlebots"], {"E1-09@1": 8}, 2)
    assert found["players"][0]["station"] == "space" and found["shields"]["red"] == 1


@pytest.mark.rule("SA-084", "SA-123")
def test_only_one_pilot_and_only_with_an_active_squad() -> None:
    assert fly(["C"], initial=at("upper_red"), until=1)["players"][0]["station"] == "upper_red"
    initial = at("upper_red", "upper_red", leads_squad={"0": 0, "1": 1})
    found = fly(["C"], ["C"], initial=initial, until=1)
    assert [p["station"] for p in found["players"]] == ["space", "upper_red"]
    found = fly(["C", None], [None, "C"], initial=initial, until=2)
    assert [p["station"] for p in found["players"]] == ["upper_red", "space"]


@pytest.mark.rule("SA-123", "SA-125", "SA-107")
def test_ramming_a_behemoth_costs_the_pilot() -> None:
    found = out(["C"], {"SE2-01@3": 5})
    assert only(found)["damage"] == 5  # 9 - 4
    pilot = found["players"][0]
    assert pilot["knocked_out"] and pilot["station"] == "upper_red"
    assert pilot["squad"] == "disabled"
    found = out(["C", "heroic_battlebots"], {"SE2-01@3": 7}, 2)
    assert only(found)["damage"] == 6
    found = out(["C"], {"SE2-01@3": 5, "E1-09@1": 5})
    assert [t["damage"] for t in found["threats"].values()] == [1, 0]
    assert not found["players"][0]["knocked_out"]


@pytest.mark.rule("SA-123", "SA-099")
def test_pilots_land_after_the_last_turn_for_free() -> None:
    plan = [None] * 11 + ["C"]
    found = out(plan, {}, 12)
    assert found["players"][0]["station"] == "space"
    initial = at("upper_red", leads_squad={"0": 0})
    found = fly(plan, initial=initial)
    assert found["players"][0]["station"] == "upper_red" and found["score"] == 0


# --- the computer -------------------------------------------------------------------------------


@pytest.mark.rule("SA-071", "SA-083")
def test_the_classic_checks() -> None:
    plan = ["B"] * 12
    found = fly(plan, computer=False, initial=at("lower_red"))
    empty = [i + 1 for i, card in enumerate(found["players"][0]["program"]) if card is None]
    assert empty == [3, 6, 10]
    plan = [None, "C", None, "C", None, None, None, None, "C"] + ["B"] * 3
    found = fly(plan, computer=False)
    assert found["players"][0]["program"] == plan  # nothing moved
    plan = [None, None, "C", "A"]
    found = fly(plan, computer=False, until=3)
    assert found["players"][0]["program"][:5] == [None, None, None, "C", "A"]


@pytest.mark.rule("SA-126", "SA-127", "SA-071", "SA-101")
def test_the_manuals_checks() -> None:
    crew: Crew = [["B", "B", "B", "B"], [None, None, None, None, "C"]]
    found = fly(*crew, ship=MANUAL, computer=False, until=3, initial=at("lower_red"))
    assert found["players"][0]["program"][:5] == ["B", "B", "B", None, "B"]
    found = fly([None, None, "C"], ship=MANUAL, computer=False)
    assert (found["outcome"], found["lost_by"]) == ("lost", "computer")
    assert len(found["turns"]) == 7
    found = fly(["C", None, None, None, None, None, "C"], ship=MANUAL, computer=False)
    assert found["outcome"] == "survived"


@pytest.mark.rule("SA-071", "SA-086")
def test_pilots_and_the_knocked_out_are_not_delayed_by_the_computer() -> None:
    initial = at("upper_red", "upper_white", leads_squad={"0": 0})
    crew: Crew = [[None, "C", "battlebots"], [None, None, "A"]]
    found = fly(*crew, computer=False, initial=initial, until=2)
    assert found["players"][0]["program"][2] == "battlebots"
    assert found["players"][1]["program"][2:4] == [None, "A"]


# --- after the last turn ------------------------------------------------------------------------


@pytest.mark.rule("SA-122", "SA-066", "SA-099", "SA-102", "SA-103")
def test_after_the_last_turn_the_rocket_strikes_and_threats_move_once_more() -> None:
    plan = [None] * 11 + ["C"]
    initial = at("lower_blue") | {"threats": {"E1-07@12": {"position": 14, "damage": 3}}}
    found = fly(plan, threats=[threat("E1-07", 12)], initial=initial | {
        "threats": {}}, tracks={"red": "T1"})  # fmt: skip
    assert only(found) == {"state": "on_board", "damage": 1, "position": 4}
    # 10 to 7 in turn 12; the rocket finds it on 7; then to 4, past X on 5
    assert found["shields"]["red"] == 0 and found["score"] == 0
    initial = {"threats": {"E1-07@12": {"position": 4}}}
    found = fly([], threats=[threat("E1-05", 12)], tracks={"red": "T1"})
    assert only(found)["state"] == "on_board" and only(found)["position"] == 6
