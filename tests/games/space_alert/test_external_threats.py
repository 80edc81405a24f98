"""Every external threat of the base game: what it does at X, Y and Z, and when it is hit."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.space_alert.missions import digits, fly, only, performs, threat, told

# id, then at X, Y, Z: damage and shields by zone (red, white, blue) after the mark, from three
# shields of 1. Where damage of its own matters it stands before a colon.
MARKS: dict[str, list[str]] = {
    "E1-01": ["000 000", "000 000", "111 000"],
    "E1-02": ["000 011", "200 011", "200 011"],
    "E1-03": ["000 111", "100 011", "100 011"],
    "E1-04": ["000 000", "000 100", "011 100"],
    "E1-05": ["100 011", "100 011", "200 011"],
    "E1-06": ["000 011", "100 011", "100 011"],
    "E1-07": ["000 011", "100 011", "200 011"],
    "E1-08": ["000 011", "000 111", "300 011"],
    "E1-09": ["000 111", "000 111", "400 011"],
    "E1-10": ["000 111", "000 111", "400 011"],
    "SE1-01": ["100 011", "200 011", "300 011"],
    "SE1-02": ["100 011", "200 011", "400 011"],
    "SE1-03": ["100 011", "100 011", "100 011"],
    "SE1-04": ["000 000", "111 000", "222 000"],
    "SE1-05": ["100 011", "200 011", "300 011"],
    "SE1-06": ["000 111", "000 111", "5:500 011"],
    "SE1-07": ["000 000", "011 100", "022 100"],
    "SE1-08": ["000 111", "000 111", "4:400 011"],
    "E2-01": ["000 111", "000 111", "500 011"],
    "E2-02": ["000 111", "000 111", "300 111"],
    "E2-03": ["000 111", "100 011", "200 011"],
    "E2-04": ["000 011", "100 000", "211 000"],
    "E2-05": ["000 000", "000 000", "111 000"],
    "E2-06": ["000 111", "000 000", "300 011"],
    "E2-07": ["000 111", "000 111", "600 011"],
    "SE2-01": ["100 011", "200 011", "500 011"],
    "SE2-02": ["100 011", "200 011", "600 011"],
    "SE2-03": ["000 111", "000 111", "000 111"],
    "SE2-04": ["000 111", "000 111", "404 010"],
    "SE2-05": ["000 011", "100 011", "lost"],
    "SE2-06": ["000 111", "000 111", "6:400 011"],
}

# id: what the red heavy laser (4) does to it at cell 8, in the turn it is hit.
HITS: dict[str, int] = {
    "E1-01": 3, "E1-02": 2, "E1-03": 0, "E1-04": 1, "E1-05": 2, "E1-06": 0, "E1-07": 2, "E1-08": 1,
    "E1-09": 4, "E1-10": 4, "SE1-01": 2, "SE1-02": 2, "SE1-03": 1, "SE1-04": 2, "SE1-05": 0,
    "SE1-06": 3, "SE1-07": 1, "SE1-08": 4, "E2-01": 2, "E2-02": 0, "E2-03": 0, "E2-04": 1,
    "E2-05": 6, "E2-06": 3, "E2-07": 4, "SE2-01": 0, "SE2-02": 1, "SE2-03": 2, "SE2-04": 2,
    "SE2-05": 3, "SE2-06": 4,
}  # fmt: skip


@pytest.mark.rule("SA-066", "SA-067", "SA-068", "SA-088")
@pytest.mark.parametrize("mark", ["X", "Y", "Z"])
@pytest.mark.parametrize("id", MARKS)
def test_what_it_does_at_its_marks(id: str, mark: str) -> None:
    wanted = MARKS[id]["XYZ".index(mark)]
    if wanted == "lost":
        found = performs(id, mark)
        assert (found["outcome"], found["lost_by"]) == ("lost", id)
        assert only(found)["state"] == "on_board"
        return
    damage, _, after = wanted.rpartition(":")
    found = performs(id, mark, damage=int(damage) if damage else None)
    assert f"{digits(found['damage'])} {digits(found['shields'])}" == after
    assert only(found)["state"] == ("survived" if mark == "Z" else "on_board")
    assert found["survived"] == (1 if mark == "Z" else 0)


@pytest.mark.rule("SA-063", "SA-060", "SA-075")
@pytest.mark.parametrize("id", HITS)
def test_what_a_heavy_laser_does_to_it(id: str) -> None:
    initial = {"stations": {"0": "upper_red"}, "threats": {f"{id}@1": {"position": 10}}}
    found = fly(["A"], threats=[threat(id)], initial=initial, until=1, tracks={"red": "T3"})
    hit = [e["words"] for e in found["turns"][0]["events"] if "is hit for" in e["words"]]
    done = int(hit[0].split(": ")[1].split(" ")[0]) if hit else 0
    assert done == HITS[id]
    assert found["reactors"]["red"] == 1  # spent, whatever came of it


def two_turns(id: str, first: str, second: str) -> dict[str, Any]:
    """Players press the same station's buttons in two turns against a threat at the far end."""
    initial = {"stations": {"0": "upper_red"}, "threats": {f"{id}@1": {"position": 14}}}
    return fly([first, second], threats=[threat(id)], initial=initial, until=2)


# --- the odd ones, one by one ------------------------------------------------------------------


@pytest.mark.rule("SA-063", "SA-088")
def test_a_stealth_fighter_can_only_be_shot_after_x() -> None:
    found = two_turns("E1-03", "A", "A")
    assert only(found)["damage"] == 2  # it passes X (11) at the end of turn 1
    assert "can be targeted now" in told(found)


@pytest.mark.rule("SA-063")
def test_a_phantom_fighter_is_hidden_and_then_decoys_rockets() -> None:
    initial = {
        "stations": {"0": "lower_blue", "1": "upper_red"},
        "threats": {"E2-03@1": {"position": 12}},
    }
    found = fly(["C"], [None, "A"], threats=[threat("E2-03")], initial=initial, until=2)
    assert only(found)["damage"] == 1  # 4 - 3 from the laser; the rocket does nothing
    assert "The rocket goes for Phantom Fighter (E2-03, T+1) and does nothing." in told(found)


@pytest.mark.rule("SA-063", "SA-077")
@pytest.mark.parametrize(("id", "lost"), [("E1-04", 5), ("SE1-07", 5)])
def test_the_pulse_cannon_strips_its_shield_for_the_turn(id: str, lost: int) -> None:
    initial = {
        "stations": {"0": "upper_red", "1": "lower_white"},
        "threats": {f"{id}@1": {"position": 10}},
    }
    found = fly(["A"], ["A"], threats=[threat(id)], initial=initial, until=1)
    assert only(found)["damage"] == lost  # 4 + 1 - 0
    found = fly(["A"], ["A"], threats=[threat(id)], until=1, initial=initial | {
        "threats": {f"{id}@1": {"position": 11}}})  # fmt: skip
    assert only(found)["damage"] == 1  # out of the pulse cannon's reach: 4 - 3


@pytest.mark.rule("SA-063")
@pytest.mark.parametrize("id", ["E1-06", "SE1-05"])
def test_a_cryoshield_takes_all_of_the_first_turn_it_is_hit(id: str) -> None:
    initial = {
        "stations": {"0": "upper_red", "1": "lower_red"},
        "threats": {f"{id}@1": {"position": 14}},
    }
    found = fly(["A", "A"], ["A"], threats=[threat(id)], initial=initial, until=2)
    assert only(found)["damage"] == 3
    assert found["turns"][0]["positions"] == {f"{id}@1": 11 if id == "E1-06" else 12}


@pytest.mark.rule("SA-088")
def test_healing_never_goes_below_no_damage() -> None:
    assert only(performs("E1-08", "Y", damage=2))["damage"] == 1
    assert only(performs("E1-08", "Y"))["damage"] == 0
    assert only(performs("E1-09", "X", damage=5))["damage"] == 3
    assert only(performs("E1-09", "Y", damage=1))["damage"] == 0
    assert only(performs("SE1-03", "Y", damage=3))["damage"] == 1
    assert only(performs("E2-05", "X", damage=5))["damage"] == 3  # half of 5, rounded down, is 2
    assert only(performs("E2-05", "Y", damage=12))["damage"] == 6


@pytest.mark.rule("SA-088", "SA-067")
def test_rocks_strike_with_what_is_left_of_them() -> None:
    assert digits(performs("E1-10", "Z", damage=2)["damage"]) == "200"
    assert digits(performs("E2-07", "Z", damage=5)["damage"]) == "100"
    found = performs("SE1-08", "Z")
    assert (found["outcome"], digits(found["damage"])) == ("lost", "700")
    assert found["lost_by"].startswith("red zone:")
    assert performs("SE2-06", "Z")["lost_by"].startswith("red zone:")


@pytest.mark.rule("SA-066", "SA-088")
def test_speed_gained_at_a_mark_counts_from_the_next_move() -> None:
    initial = {"threats": {"SE1-02@1": {"position": 12}}}
    found = fly([], threats=[threat("SE1-02")], initial=initial, until=3)
    cells = [turn["positions"]["SE1-02@1"] for turn in found["turns"]]
    assert cells == [11, 9, 7]  # X on 11 makes it 2; Y on 7
    found = fly([], threats=[threat("E2-01")], until=4, tracks={"red": "T7"})
    cells = [turn["positions"]["E2-01@1"] for turn in found["turns"]]
    assert cells == [12, 7, 1, 1]  # 4; X made it 5 and passes Y (8); then 6 past the second Y
    found = fly([], threats=[threat("SE2-02")], until=5, tracks={"red": "T7"})
    assert [turn["positions"]["SE2-02@1"] for turn in found["turns"]] == [15, 14, 13, 12, 9]
    found = fly([], threats=[threat("SE2-04")], until=5)
    assert [turn["positions"]["SE2-04@1"] for turn in found["turns"]] == [12, 10, 8, 6, 2]


@pytest.mark.rule("SA-088", "SA-063")
def test_a_man_of_war_hardens_at_y() -> None:
    initial = {
        "stations": {"0": "upper_red"}, "shields": {"red": 3},
        "threats": {"SE1-02@1": {"position": 8}},
    }  # fmt: skip
    found = fly([None, "A"], threats=[threat("SE1-02")], initial=initial, until=2)
    assert only(found)["damage"] == 1  # shield 3 after Y on 7


@pytest.mark.rule("SA-088", "SA-063")
def test_a_kamikaze_drops_its_shield_and_a_crab_changes_it() -> None:
    initial = {"stations": {"0": "upper_red"}, "threats": {"E2-01@1": {"position": 14}}}
    found = fly([None, "A"], threats=[threat("E2-01")], initial=initial, until=2)
    assert only(found)["damage"] == 3  # shield 1 after X
    initial = {"stations": {"0": "upper_red"}, "threats": {"SE2-04@1": {"position": 12}}}
    found = fly([None, "A", None, "A"], threats=[threat("SE2-04")], initial=initial, until=4)
    assert only(found)["damage"] == 2  # 4 - 4 after X, 4 - 2 after Y


@pytest.mark.rule("SA-088", "SA-064")
def test_a_tanker_takes_its_neighbours_with_it() -> None:
    """Destroyed, it hurts every other external threat, hidden or frozen or not."""
    ids = ["SE1-03", "E1-03", "E1-06", "E1-07"]
    initial = {
        "stations": {"0": "upper_red"},
        "threats": {f"{id}@1": {"position": 14} for id in ids},
    }
    initial["threats"]["SE1-03@1"]["damage"] = 7
    initial["threats"]["SE1-03@1"]["position"] = 6
    initial["threats"]["E1-07@1"]["damage"] = 3
    found = fly(["A"], initial=initial, until=1, threats=[
        threat("SE1-03"), threat("E1-03", zone="white"), threat("E1-06", zone="blue"),
        threat("E1-07", zone="blue"),
    ])  # fmt: skip
    assert found["threats"]["SE1-03@1"]["state"] == "destroyed"
    assert found["threats"]["E1-03@1"]["damage"] == 1
    assert found["threats"]["E1-06@1"]["damage"] == 1
    assert found["threats"]["E1-07@1"]["state"] == "destroyed"
    assert (found["destroyed"], found["threat_points"]) == (2, 12)


@pytest.mark.rule("SA-064")
def test_tankers_set_each_other_off_but_not_those_still_to_come() -> None:
    initial = {
        "stations": {"0": "upper_red"},
        "threats": {
            "SE1-03@1": {"position": 6, "damage": 7},
            "SE1-03@1#2": {"position": 12, "damage": 7},
            "E1-05@1": {"position": 12},
        },
    }
    found = fly(["A"], initial=initial, until=1, threats=[
        threat("SE1-03"), threat("SE1-03", zone="blue"), threat("E1-05", zone="white"),
        threat("E1-05", 5, "white"),
    ])  # fmt: skip
    assert found["destroyed"] == 2
    assert found["threats"]["E1-05@1"]["damage"] == 2
    assert found["threats"]["E1-05@5"] == {"state": "waiting", "damage": 0, "position": None}


@pytest.mark.rule("SA-063")
@pytest.mark.parametrize(("cell", "lost"), [(11, 0), (10, 2)])
@pytest.mark.parametrize("id", ["SE1-04", "SE2-03"])
def test_a_satellite_cannot_be_seen_from_afar(id: str, cell: int, lost: int) -> None:
    initial = {"stations": {"0": "upper_red"}, "threats": {f"{id}@1": {"position": cell}}}
    found = fly(["A"], threats=[threat(id)], initial=initial, until=1)
    assert only(found)["damage"] == lost


@pytest.mark.rule("SA-088")
def test_an_octopus_only_strikes_when_it_is_hurt() -> None:
    assert digits(performs("SE1-06", "X", damage=1)["shields"]) == "000"
    assert digits(performs("SE1-06", "Y", damage=1)["damage"]) == "111"
    assert performs("SE1-06", "Z")["outcome"] == "lost"  # 16
    assert digits(performs("SE1-06", "Z", damage=7)["damage"]) == "100"


@pytest.mark.rule("SA-088", "SA-067")
@pytest.mark.parametrize(
    ("id", "marks", "damage"),
    [("SE1-08", 0, 0), ("SE1-08", 1, 1), ("SE1-08", 3, 5), ("E2-07", 2, 1), ("SE2-06", 2, 5)],
)
def test_an_asteroid_leaves_debris_for_each_mark_passed(id: str, marks: int, damage: int) -> None:
    hp = {"SE1-08": 9, "E2-07": 7, "SE2-06": 11}[id]
    preset = {"position": 5, "damage": hp - 1, "marks_passed": marks}
    initial = {"stations": {"0": "upper_red"}, "threats": {f"{id}@1": preset}}
    found = fly(["A"], threats=[threat(id)], initial=initial, until=1)
    assert only(found)["state"] == "destroyed"
    assert found["damage"]["red"] == damage  # each mark counts, the shield stops 1
    assert found["shields"]["red"] == (1 if marks == 0 else 0)


@pytest.mark.rule("SA-088")
def test_debris_counts_both_y_marks_of_a_long_board() -> None:
    initial = {"stations": {"0": "upper_red"}, "threats": {"SE2-06@1": {"damage": 7}}}
    plan = [None] * 6 + ["A"]
    found = fly(plan, threats=[threat("SE2-06")], initial=initial, until=7, tracks={"red": "T7"})
    assert only(found)["position"] == 4  # past 12, 8 and 5
    assert only(found)["state"] == "destroyed"
    assert found["lost_by"].startswith("red zone") and found["damage"]["red"] == 7  # 9 - 1


@pytest.mark.rule("SA-088")
def test_a_scout_is_out_of_reach_of_heavy_lasers_and_spurs_the_others_on() -> None:
    initial = {
        "stations": {"0": "upper_red", "1": "lower_red"},
        "threats": {"E2-02@1": {"position": 8}, "E1-07@1": {"position": 9}},
    }
    found = fly(["A"], ["A"], initial=initial, until=1, threats=[threat("E2-02"), threat("E1-07")])
    assert found["threats"]["E2-02@1"]["damage"] == 1  # the light laser, 2 - 1
    assert found["threats"]["E1-07@1"]["damage"] == 2  # the heavy one goes past the scout
    assert found["threats"]["E1-07@1"]["position"] == 5  # 1 more when the scout passes Y on 7


@pytest.mark.rule("SA-067", "SA-088")
def test_a_scout_adds_one_to_every_attack_but_its_own() -> None:
    initial = {"threats": {"E2-02@1": {"position": 12}, "E1-01@2": {"position": 3}}}
    threats = [threat("E2-02", zone="white"), threat("E1-01", 2)]
    found = fly([], initial=initial, until=1, threats=threats)
    assert digits(found["damage"]) == "222"  # Z of the pulse ball: 2 + 1 on every zone
    assert digits(performs("E2-02", "Z")["damage"]) == "300"


@pytest.mark.rule("SA-066", "SA-088")
def test_a_scouts_advance_performs_marks_in_number_order() -> None:
    initial = {"threats": {
        "E2-02@1": {"position": 8}, "E1-05@2": {"position": 12}, "E1-05@3": {"position": 2},
    }}  # fmt: skip
    threats = [threat("E2-02", zone="white"), threat("E1-05", 2), threat("E1-05", 3, "blue")]
    found = fly([], initial=initial, until=1, threats=threats)
    assert found["threats"]["E1-05@3"]["state"] == "survived"
    assert found["threats"]["E1-05@2"]["position"] == 9
    assert digits(found["damage"]) == "102"  # X 2 - 1, Z 3 - 1
    assert found["threats"]["E2-02@1"]["position"] == 6


@pytest.mark.rule("SA-063", "SA-088")
def test_a_marauder_shields_everyone_itself_included() -> None:
    initial = {
        "stations": {"0": "upper_red", "1": "upper_blue"},
        "threats": {"E2-06@1": {"position": 12}, "E1-07@2": {"position": 14}},
    }
    threats = [threat("E2-06"), threat("E1-07", 2, "blue")]
    found = fly([None, "A"], [None, "A"], initial=initial, until=2, threats=threats)
    assert found["threats"]["E2-06@1"]["damage"] == 2  # 4 - 1 - 1
    assert found["threats"]["E1-07@2"]["damage"] == 1  # 4 - 2 - 1
    assert "The blue shield loses 1 energy." in told(performs("E2-06", "Y"))


@pytest.mark.rule("SA-063")
def test_a_swarm_loses_one_hit_point_a_turn() -> None:
    initial = {"stations": {"0": "upper_red", "1": "lower_red"}}
    found = fly(["A", "A"], ["A", "A"], threats=[threat("E2-04")], initial=initial, until=2)
    assert only(found)["damage"] == 2


@pytest.mark.rule("SA-063")
def test_a_jellyfish_takes_two_more_in_each_turn_it_is_hit() -> None:
    initial = {"stations": {"0": "upper_red", "1": "lower_red"}}
    found = fly(["A"], ["A"], threats=[threat("E2-05")], initial=initial, until=2)
    assert only(found)["damage"] == 4  # 4 + 2 + 2, half healed at X; nothing in turn 2
    assert "8 damage" in told(found)


@pytest.mark.rule("SA-088")
@pytest.mark.parametrize(
    ("mark", "damage", "hull"),
    [("X", 1, 1), ("X", 2, 0), ("Y", 2, 2), ("Y", 3, 0), ("Z", 5, 5), ("Z", 6, 0)],
)
def test_a_behemoth_stops_once_it_is_hurt_enough(mark: str, damage: int, hull: int) -> None:
    assert performs("SE2-01", mark, damage=damage)["damage"]["red"] == hull


@pytest.mark.rule("SA-082", "SA-063")
def test_a_juggernaut_draws_rockets_from_anywhere_and_hardens() -> None:
    initial = {
        "stations": {"0": "lower_blue", "1": "upper_red"},
        "threats": {"SE2-02@1": {"position": 14}, "E1-05@2": {"position": 8}},
    }
    threats = [threat("SE2-02"), threat("E1-05", 2, "blue")]
    found = fly(["C"], [None, "A", "A"], initial=initial, until=3, threats=threats)
    assert found["threats"]["E1-05@2"]["damage"] == 0
    assert found["threats"]["SE2-02@1"]["damage"] == 4  # 3 + 4 - 3; then 4 - 4


@pytest.mark.rule("SA-087", "SA-125", "SA-088")
def test_a_psionic_satellite_gets_at_the_crew() -> None:
    crew = [["A", "A"], ["A", "A"]]
    initial = {"stations": {"0": "upper_red", "1": "upper_blue"}}
    found = performs("SE2-03", "X", *crew, initial=initial)
    assert found["players"][0]["program"][:3] == ["A", None, "A"]  # its zone only
    assert found["players"][1]["program"][:3] == ["A", "A", None]
    found = performs("SE2-03", "Y", *crew, initial=initial)
    assert [p["program"][:3] for p in found["players"]] == [["A", None, "A"]] * 2
    found = performs("SE2-03", "Z", *crew, initial=initial)
    assert [p["knocked_out"] for p in found["players"]] == [True, True]


@pytest.mark.rule("SA-088", "SA-067")
def test_nemesis_hurts_itself_and_strikes_back() -> None:
    assert only(performs("SE2-05", "X"))["damage"] == 1
    assert only(performs("SE2-05", "Y"))["damage"] == 2
    found = performs("SE2-05", "Y", damage=7)
    assert only(found)["state"] == "destroyed" and found["threat_points"] == 12
    assert digits(found["shields"]) == "011"  # no retaliation for its own doing
    initial = {"stations": {"0": "upper_red"}, "threats": {"SE2-05@1": {"position": 14}}}
    found = fly(["A"], threats=[threat("SE2-05")], initial=initial, until=1)
    assert only(found)["damage"] == 4  # 4 - 1, and 1 at X
    assert digits(found["shields"]) == "000"
