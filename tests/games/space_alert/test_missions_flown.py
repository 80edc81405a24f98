"""Whole missions with a known end: flown by other crews, and a slime's every way across a board."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.space_alert.missions import digits, fly, only, plan

ZONES = ["red", "white", "blue"]


def mission(boards: str, threats: str, *crew: str, **more: Any) -> dict[str, Any]:
    """Boards of red, white, blue and inside by number; threats as `card turn zone`, zone - inside;
    the computer is as the crew keeps it."""
    tracks = dict(zip([*ZONES, "internal"], [f"T{n}" for n in boards]))
    cards: list[dict[str, Any]] = []
    for line in threats.split(","):
        id, turn, zone = line.split()
        cards.append({"id": id, "turn": int(turn)} | ({"zone": zone} if zone != "-" else {}))
    return fly(*[plan(c) for c in crew], threats=cards, tracks=tracks, computer=False, **more)


@pytest.mark.rule("SA-003", "SA-102", "SA-107", "SA-108", "AMB-20")
def test_a_standard_mission_of_four() -> None:
    """Five of six are destroyed, the scout is still out; a squad was shot up, and three look-outs
    counted 1, 2 and 3."""
    found = mission(
        "7643",
        "E1-09 1 blue, SE2-03 3 red, SI2-01 4 -, E1-06 5 white, E1-01 7 red, E2-02 8 white",
        "d c b u c c u - c r - c",
        "b f - c r a a - d - u c",
        "c u a a - - r b d - - c",
        "u - c f c f r f a d c -",
    )
    assert digits(found["damage"]) == "000"
    assert (found["destroyed"], found["survived"]) == (5, 0)
    assert (found["threat_points"], found["penalties"], found["score"]) == (36, 1, 41)
    assert found["threats"]["E2-02@8"]["state"] == "on_board"


@pytest.mark.rule("SA-056", "SA-066", "SA-103", "SA-126")
def test_a_crew_that_does_nothing() -> None:
    assert mission("1234", "E1-07 12 red", "-", "-", "-")["score"] == 0  # still out at the jump
    found = mission("5314", "E1-07 5 red", "-")
    assert (digits(found["damage"]), found["survived"], found["threat_points"]) == ("500", 1, 2)
    assert found["score"] == 2 - 5 - 5
    cells = [turn["positions"]["E1-07@5"] for turn in found["turns"]]
    assert cells == [None] * 4 + [11, 8, 5, 2] + [1] * 5


@pytest.mark.rule("SA-057", "SA-090", "SA-123", "SA-127")
def test_six_players_against_six_threats() -> None:
    """A fissure is mended from outside, three players defuse the device, and the skirmishers, the
    destroyer and a fighter get through."""
    crew = [
        plan("- d b d a a a a a a"),
        plan("r d c d - c f c f a"),
        plan("- c - - c d c"),
        plan("d - - - - - c"),
        plan("- d - - - - c"),
        [f"heroic_move:{s}" for s in ("lower_blue", "upper_red", "lower_white", "upper_white")],
    ]
    threats = [
        {"id": "E1-02", "turn": 4, "zone": "blue"}, {"id": "E1-07", "turn": 5, "zone": "red"},
        {"id": "E1-07", "turn": 6, "zone": "white"}, {"id": "I1-01", "turn": 4},
        {"id": "SI1-04", "turn": 2}, {"id": "SI2-05", "turn": 6},
    ]  # fmt: skip
    tracks = {"red": "T2", "white": "T3", "blue": "T1", "internal": "T4"}
    found = fly(*crew, threats=threats, tracks=tracks, computer=False)
    assert found["outcome"] == "survived"
    assert digits(found["damage"]) == "334"
    assert (found["destroyed"], found["survived"], found["threat_points"]) == (3, 3, 30)


@pytest.mark.rule("SA-064", "SA-068", "SA-102")
def test_one_shot_and_a_laser_that_may_break() -> None:
    assert mission("1234", "E1-10 1 white", "a")["score"] == 4
    for tile, score in (("heavy_laser", -6), ("shield", 2), ("reactor", 2), ("structural", 2)):
        found = mission("1234", "E1-05 1 white", "c - a a", damage_order={"white": [tile]})
        assert found["score"] == score, tile


@pytest.mark.rule("SA-063", "SA-067", "SA-069", "AMB-22")
def test_a_nemesis_wears_the_shields_down() -> None:
    """The blue zone takes six, or a seventh when its shield lost its capacity at the wrong time."""
    for tile, outcome, blue in (("gravolift", "survived", 6), ("shield", "lost", 7)):
        found = mission("6134", "SE2-05 1 white, E1-05 2 blue", "a a", "d a", "c u b",
                        damage_order={"blue": [tile]})  # fmt: skip
        assert (found["outcome"], found["damage"]["blue"]) == (outcome, blue)
        assert found["score"] == (0 if outcome == "survived" else None)


WATCH = "c - - c - - - c - - - -"
FROM_BLUE = "uc rr d - f f"
DIGGERS = "r d c f - - - - - f"
SLIMES: list[tuple[str, int, str, str, int, list[str]]] = [
    # board, turn, damage by zone, how it ends, squads disabled, the crew beside the one on watch
    ("T1", 5, "000", "destroyed", 0, [FROM_BLUE]),
    ("T1", 3, "000", "destroyed", 1, [FROM_BLUE]),
    ("T1", 3, "200", "survived", 1, []),
    ("T4", 5, "000", "destroyed", 0, [FROM_BLUE]),
    ("T4", 3, "000", "destroyed", 1, [FROM_BLUE]),
    ("T5", 4, "000", "destroyed", 1, ["uc rr d - - - f f uf"]),
    ("T4", 4, "020", "survived", 1, ["uc rr d - - - f f"]),
    ("T4", 4, "200", "survived", 1, ["uc r d - - - - f"]),
    ("T4", 3, "220", "survived", 1, []),
    ("T6", 5, "000", "destroyed", 0, [FROM_BLUE]),
    ("T6", 3, "000", "destroyed", 1, [FROM_BLUE]),
    ("T6", 4, "000", "destroyed", 0, ["u c r d - - - - f", "rd c - - - - f f"]),
    ("T7", 4, "000", "destroyed", 0, ["u c d - - - - - - f", "r d c f - - - f u f"]),
    ("T7", 4, "002", "survived", 0, ["r d c f - - - f u f"]),
    ("T7", 4, "020", "survived", 0, ["u c d - - - - - - f", "r d c f - - - f"]),
    ("T7", 4, "022", "survived", 0, ["r d c f - - - f"]),
    ("T7", 4, "000", "destroyed", 0, ["u c d r - - - f - f", DIGGERS]),
    ("T7", 4, "020", "survived", 0, ["u c d r - - - f", DIGGERS]),
    ("T7", 4, "020", "survived", 0, ["u c d - - - - - - f", DIGGERS]),
    ("T7", 4, "022", "survived", 0, [DIGGERS]),
    ("T7", 4, "200", "survived", 1, ["u c r d - - - f - f"]),
    ("T7", 4, "220", "survived", 1, ["u c r d - - - f"]),
    ("T7", 4, "202", "survived", 1, ["u c r d - - - - - f"]),
    ("T7", 4, "220", "survived", 1, ["u c - d - - - - - f"]),
    ("T6", 3, "222", "survived", 1, []),
]


@pytest.mark.rule("SA-090", "SA-124", "SA-128")
@pytest.mark.parametrize(("board", "turn", "damage", "end", "disabled", "crew"), SLIMES)
def test_the_ways_of_a_slime(
    board: str, turn: int, damage: str, end: str, disabled: int, crew: list[str]
) -> None:
    """It is wiped out before X, between marks, or not at all; its offspring are fought one by one
    and may come again where they were wiped away."""
    found = fly(*[plan(c) for c in [*crew, WATCH]], threats=[{"id": "I2-02", "turn": turn}],
                tracks={"internal": board}, computer=False)  # fmt: skip
    assert only(found)["state"] == end
    assert digits(found["damage"]) == damage
    assert found["disabled_squads"] == disabled
    assert found["threat_points"] == (6 if end == "destroyed" else 3)
    assert not any(p["knocked_out"] for p in found["players"])


@pytest.mark.rule("SA-061", "SA-075", "SA-089")
def test_three_small_exercises() -> None:
    found = mission("1713", "E1-07 2 white", "- a a")
    assert (only(found)["state"], digits(found["damage"])) == ("destroyed", "000")
    found = mission("1111", "I1-05 1 -", "u b b b", "c - - c - - - c")
    assert (only(found)["state"], only(found)["damage"]) == ("destroyed", 3)
    found = mission("3564", "E1-07 1 red, E1-05 2 blue, SE1-01 4 white",
                    "r a a d - b d", "c - - c - a a c a", "u a a a - - - d c",
                    "d u b r b - - b - c")  # fmt: skip
    # the frigate breaks the laser, takes 2 + 2 + 2 from it, and falls to a rocket before its Z
    assert (found["destroyed"], digits(found["damage"]), found["score"]) == (3, "040", 9)
    assert found["threats"]["SE1-01@4"] == {"state": "destroyed", "damage": 7, "position": 2}
