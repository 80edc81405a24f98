"""The Little Duckling: its systems, handicaps and penalties."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.space_alert.missions import DUCKLING, fly, only, threat

Crew = list[list[Any]]


def at(*stations: str, **more: Any) -> dict[str, Any]:
    """Where everybody stands when the mission begins."""
    return {"stations": {str(i): s for i, s in enumerate(stations)}} | more


# --- the small ship -----------------------------------------------------------------------------


@pytest.mark.rule("SA-032", "SA-033", "SA-034", "SA-035", "SA-036", "SA-037", "SA-085", "SA-080")
def test_the_systems_of_the_small_ship() -> None:
    start = fly([], ship=DUCKLING, until=1)
    assert start["shields"] == {"red": 1, "blue": 1}
    assert start["reactors"] == {"red": 2, "blue": 2} and start["fuel"] == {"red": 1, "blue": 1}
    assert start["rockets"] == 2 and start["players"][0]["station"] == "upper_red"
    found = fly(["B", "B", "B"], ship=DUCKLING, until=2, initial=at("lower_red"))
    assert (found["reactors"], found["fuel"]) == ({"red": 4, "blue": 2}, {"red": 0, "blue": 1})
    plan = ["B", "B"]
    found = fly(plan, ship=DUCKLING, until=2, initial=at("lower_red", reactors={"red": 4}))
    assert found["reactors"] == {"red": 4, "blue": 2}
    found = fly(["B", None, "B"], ship=DUCKLING, until=3, initial=at(
        "lower_red", reactors={"red": 4, "blue": 1}))  # fmt: skip
    assert found["fuel"]["red"] == 0
    found = fly(["C"], ship=DUCKLING, until=1, initial=at("lower_red") | {
        "threats": {"E1-09@1": {"position": 10, "damage": 0}}}, threats=[threat("E1-09")])
    assert only(found)["damage"] == 1 and found["reactors"]["red"] == 1
    found = fly(["C"], ship=DUCKLING, until=1, initial=at("upper_blue"))
    assert found["players"][0]["squad"] == "active"
    found = fly(["move_blue"], ship=DUCKLING, until=1)
    assert found["players"][0]["station"] == "upper_blue"


@pytest.mark.rule("SA-080")
def test_the_small_ship_moves_two_from_the_other_reactor() -> None:
    plan = ["B", "B"]
    initial = at("lower_blue", reactors={"blue": 0, "red": 3})
    found = fly(plan, ship=DUCKLING, until=1, initial=initial)
    assert found["reactors"] == {"red": 3, "blue": 4}
    initial["reactors"] = {"blue": 4, "red": 3}
    found = fly(["B", None, "B"], ship=DUCKLING, until=1, initial=initial)
    assert found["fuel"] == {"red": 1, "blue": 0}
    crew: Crew = [["B", "B"], [None, "B"]]
    found = fly(*crew, ship=DUCKLING, until=2, initial=at(
        "lower_red", "lower_blue", reactors={"red": 4, "blue": 4}))  # fmt: skip
    assert found["reactors"] == {"red": 4, "blue": 4} and found["fuel"] == {"red": 0, "blue": 0}
    initial = at("lower_red", "upper_red", "lower_red", reactors={"red": 4, "blue": 3})
    crew = [["B"], ["B"], ["heroic_B"]]
    found = fly(*crew, ship=DUCKLING, until=1, initial=initial)
    assert found["reactors"] == {"red": 5, "blue": 2}  # 1 moved for the shield, 1 came, 1 extra


@pytest.mark.rule("SA-091", "SA-092", "SA-093", "SA-056")
@pytest.mark.parametrize(
    ("id", "turn", "players", "damage", "first"),
    [
        ("E1-07", 1, 1, 1, 12), ("E1-07", 4, 1, 1, 11), ("SE1-01", 1, 1, 2, 12),
        ("E2-04", 1, 1, 1, 12),
    ],
)  # fmt: skip
def test_handicaps_of_the_small_ship(
    id: str, turn: int, players: int, damage: int, first: int
) -> None:
    crew: Crew = [[] for _ in range(players)]
    found = fly(*crew, ship=DUCKLING, threats=[threat(id, turn)], until=turn)
    assert only(found)["damage"] == damage and only(found)["position"] == first


@pytest.mark.rule("SA-093")
@pytest.mark.parametrize(("players", "lost"), [(1, 2), (2, 2), (3, 1)])
def test_shields_of_threats_are_capped_by_the_crew(players: int, lost: int) -> None:
    crew: Crew = [["A"]] + [[] for _ in range(players - 1)]
    found = fly(*crew, ship=DUCKLING, threats=[threat("E1-08")], until=1)
    assert only(found)["damage"] == 1 + lost  # floor(4/3) at the start, then 4 - cap


@pytest.mark.rule("SA-040", "SA-109", "SA-110")
def test_the_small_ships_sixth_hit_and_crowding() -> None:
    initial = {"shields": {"red": 0}, "threats": {"E1-08@1": {"position": 2, "damage": 0}}}
    found = fly([], ship=DUCKLING, threats=[threat("E1-08")], until=1, initial=initial | {
        "tiles_left": {"red": 3}})  # fmt: skip
    assert (found["outcome"], found["damage"]) == ("lost", {"red": 6, "blue": 0})
    crew: Crew = [["move_blue"], [], []]
    assert fly([], [], [], ship=DUCKLING)["score"] == -3
    assert fly(*crew, ship=DUCKLING)["score"] == -1
    assert fly(["move_blue"], [], ["lift"], ship=DUCKLING)["score"] == 0
    assert fly([], [], ship=DUCKLING)["score"] == -1
    assert fly([], [], [], ship=DUCKLING, until=7)["penalties"] == 0
