"""Broken mission files: each gets one clear sentence that names the key and what would be right."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest

from quarterdeck.games.space_alert.missionfile.checks import BadMission
from quarterdeck.games.space_alert.missionfile.read import read, read_text
from quarterdeck.games.space_alert.missionfile.result import as_object
from quarterdeck.games.space_alert.resolve import resolve
from quarterdeck.kit.rng import Rng, fresh


def good(**more: Any) -> dict[str, Any]:
    """A mission that can be resolved, with some keys changed."""
    mission: dict[str, Any] = {
        "ship": "sitting_duck_classic",
        "players": [["A"], []],
        "threats": [{"id": "E1-07", "turn": 2, "zone": "red"}, {"id": "I1-05", "turn": 3}],
        "tracks": {"red": "T5", "internal": "T4"},
    }
    return mission | more


def threats(*entries: Any) -> dict[str, Any]:
    return {"threats": list(entries)}


def initial(**keys: Any) -> dict[str, Any]:
    return {"initial": keys}


DUCK = {"ship": "little_duckling", "threats": [], "tracks": {}}

BROKEN: list[tuple[dict[str, Any], str]] = [
    # the mission itself
    ({"shp": 1}, 'the mission has no key "shp"; it may have ship, variant, players'),
    ({"ship": "duck"}, "ship must be sitting_duck_manual, sitting_duck_classic or little_duckling"),
    ({"ship": 3}, "ship must be sitting_duck_manual"),
    ({"variant": "long"}, 'variant must be advanced or base, not "long".'),
    (
        DUCK | {"variant": "base"},
        "variant is for ships with three zones; little_duckling has none.",
    ),
    # players
    ({"players": None}, "players must be a list of action boards, captain first, not null."),
    ({"players": []}, "players must hold at least one action board."),
    ({"players": ["A"]}, 'players[0] must be a list of entries, one a turn, not "A".'),
    ({"players": [["A"] * 13]}, "players[0] has 13 entries, but the mission has 12 turns."),
    (
        {"players": [["A"] * 8], "variant": "base"},
        "players[0] has 8 entries, but the mission has 7",
    ),
    ({"players": [["D"]]}, "players[0][0] must be null, a token or a list of tokens (A, B, C, "),
    ({"players": [[None, 5]]}, "players[0][1] must be null, a token or a list of tokens"),
    ({"players": [[["A", None]]]}, "players[0][0][1] must be null, a token"),
    ({"players": [["trip:"]]}, "players[0][0] must be null, a token or a list of tokens"),
    ({"players": [["trip:trip:A"]]}, 'not "trip:trip:A".'),
    (
        {"players": [["heroic_C"]]},
        'players[0][0] is "heroic_C", but there is no heroic C on sitting',
    ),
    ({"players": [["heroic_move:attic"]]}, 'not "heroic_move:attic".'),
    (DUCK | {"players": [["heroic_move:upper_white"]]}, "but little_duckling has no such station."),
    # threats
    ({"threats": {}}, "threats must be a list of threats, not {}."),
    (threats("E1-07"), 'threats[0] must be an object, not "E1-07".'),
    (threats({"turn": 1, "zone": "red"}), "threats[0] has no id; it must be the id of a threat"),
    (
        threats({"id": "E9-99", "turn": 1, "zone": "red"}),
        "threats[0].id must be the id of a threat",
    ),
    (threats({"id": 7, "turn": 1, "zone": "red"}), "threats[0].id must be the id of a threat"),
    (
        threats({"id": "E1-101", "turn": 1, "zone": "red"}),
        "a card of the expansion: not built here.",
    ),
    (
        threats({"id": "E1-07", "zone": "red"}),
        "threats[0] has no turn; it must be a number from 1 to",
    ),
    (
        threats({"id": "E1-07", "turn": 0, "zone": "red"}),
        "threats[0].turn must be a whole number from",
    ),
    (threats({"id": "E1-07", "turn": 13, "zone": "red"}), "a whole number from 1 to 12, not 13."),
    (threats({"id": "E1-07", "turn": "2", "zone": "red"}), 'from 1 to 12, not "2".'),
    (threats({"id": "E1-07", "turn": True, "zone": "red"}), "from 1 to 12, not true."),
    (threats({"id": "E1-07", "turn": 2.5, "zone": "red"}), "from 1 to 12, not 2.5."),
    (threats({"id": "E1-07", "turn": 2}), "threats[0] has no zone; an external threat needs red, "),
    (threats({"id": "E1-07", "turn": 2, "zone": "green"}), "threats[0].zone must be red, white or"),
    (threats({"id": "I1-05", "turn": 2, "zone": "red"}), "threats[0].zone must be left out: I1-05"),
    (threats({"id": "E1-07", "turn": 2, "zone": "red", "hp": 1}), 'threats[0] has no key "hp"'),
    (
        threats({"id": "E1-07", "turn": 2, "zone": "blue"}),
        "tracks.blue is missing: threats[0] needs",
    ),
    ({"tracks": {"internal": "T4"}}, "tracks.red is missing: threats[0] needs a board there"),
    (
        {"tracks": {"red": "T5"}},
        "tracks.internal is missing: threats[1] needs a board there, T1 to T7.",
    ),
    (DUCK | threats({"id": "SI1-04", "turn": 2}), "which little_duckling leaves out of its decks."),
    (DUCK | threats({"id": "E1-07", "turn": 2, "zone": "white"}), "zone must be red or blue, not"),
    # tracks and tiles
    ({"tracks": ["T1"]}, 'tracks must be an object, not ["T1"].'),
    (
        {"tracks": {"red": "T8", "internal": "T1"}},
        "tracks.red must be T1, T2, T3, T4, T5, T6 or T7",
    ),
    ({"tracks": {"green": "T1"}}, "a key of tracks must be red, white, blue or internal"),
    (
        DUCK | {"tracks": {"white": "T1"}},
        'a key of tracks must be red, blue or internal, not "white"',
    ),
    (
        {"damage_order": {"red": ["pulse_cannon"]}},
        "damage_order.red[0] must be heavy_laser, light_",
    ),
    ({"damage_order": {"red": ["shield", "shield"]}}, 'damage_order.red names "shield" twice'),
    ({"damage_order": {"red": "shield"}}, "damage_order.red must be a list of tiles"),
    ({"damage_order": {"green": []}}, "a key of damage_order must be red, white or blue"),
    (DUCK | {"damage_order": {"red": ["structural"]}}, "damage_order.red[0] must be heavy_laser"),
    # the start
    (initial(shield={}), 'initial has no key "shield"; it may have stations, shields'),
    (
        initial(stations={"0": "bridge"}),
        "initial.stations.0 must be a station of sitting_duck_classic",
    ),
    (
        initial(stations={"2": "upper_red"}),
        'a key of initial.stations must be a player, from "0" to',
    ),
    (initial(stations={"00": "upper_red"}), "a key of initial.stations must be a player"),
    (
        initial(stations={"0": "space"}),
        'initial.stations.0 is "space": that needs a squad in leads_',
    ),
    (
        initial(stations={"0": "space", "1": "space"}, leads_squad={"0": 0, "1": 1}),
        "where another player flies already.",
    ),
    (
        DUCK | initial(stations={"0": "space"}, leads_squad={"0": 0}),
        "but little_duckling has no interceptors.",
    ),
    (
        initial(leads_squad={"0": 2}),
        "initial.leads_squad.0 must be a whole number from 0 to 1, not 2.",
    ),
    (initial(leads_squad={"0": 1, "1": 1}), "is squad 1, which somebody else leads."),
    (
        initial(leads_squad={"0": 1}) | {"carried": {"disabled_squads": [1]}},
        "which the mission before has cost.",
    ),
    (
        initial(shields={"red": -1}),
        "initial.shields.red must be a whole number, 0 or more, not -1.",
    ),
    (initial(reactors={"red": "2"}), "initial.reactors.red must be a whole number, 0 or more"),
    (initial(tiles_left={"red": 7}), "initial.tiles_left.red must be a whole number from 0 to 6"),
    (
        initial(computer_maintained=[0]),
        "initial.computer_maintained[0] must be a whole number from 1",
    ),
    (initial(computer_maintained=3), "initial.computer_maintained must be a list of turns, not 3."),
    (initial(threats={"E1-07@3": {}}), "the threats in play are E1-07@2, I1-05@3."),
    (
        initial(threats={"E1-07@2": {"damage": 4}}),
        "damage must be a whole number from 0 to 3, not 4.",
    ),
    (
        initial(threats={"E1-07@2": {"position": 15}}),
        "position must be a whole number from 2 to 14",
    ),
    (initial(threats={"E1-07@2": {"marks_passed": -1}}), "marks_passed must be a whole number, 0"),
    (initial(threats={"E1-07@2": {"hp": 1}}), 'initial.threats.E1-07@2 has no key "hp"'),
    # campaigns and the end
    ({"carried": {"tile": {}}}, 'carried has no key "tile"; it may have tiles or disabled_squads.'),
    ({"carried": {"tiles": {"red": ["roof"]}}}, "carried.tiles.red[0] must be heavy_laser"),
    ({"carried": {"tiles": {"red": ["shield"] * 2}}}, 'carried.tiles.red names "shield" twice'),
    (
        {"carried": {"disabled_squads": [2]}},
        "carried.disabled_squads[0] must be a whole number from",
    ),
    ({"carried": {"disabled_squads": [1, 1]}}, "carried.disabled_squads names squad 1 twice."),
    ({"until": 13}, 'until must be a turn from 1 to 12 or "end", not 13.'),
    ({"until": "now"}, 'until must be a turn from 1 to 12 or "end", not "now".'),
    ({"until": None}, 'until must be a turn from 1 to 12 or "end", not null.'),
]


@pytest.mark.rule("SA-053")
@pytest.mark.parametrize(("change", "sentence"), BROKEN)
def test_one_clear_sentence(change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadMission) as wrong:
        read(good(**change))
    words = str(wrong.value)
    assert sentence in words
    assert words.endswith(".") and "\n" not in words and len(words) < 260


@pytest.mark.parametrize("missing", ["players", "threats"])
def test_what_may_not_be_left_out(missing: str) -> None:
    mission = good()
    del mission[missing]
    with pytest.raises(BadMission, match=f"^{missing} is missing: a list of"):
        read(mission)


@pytest.mark.parametrize("text", ["", "{", "[1, 2]", "null", '"mission"', "[" * 100_000])
def test_what_is_no_mission_at_all(text: str) -> None:
    with pytest.raises(BadMission, match=r"^the mission (is not JSON|must be an object|is nested)"):
        read_text(text)


ODD_TEXTS: list[tuple[str, str]] = [
    ('{"ship": "a", "players": [[]], "ship": "b"}', '"ship" is a key twice in one object'),
    ('{"threats": [{"turn": 1, "id": "E1-07", "turn": 2}]}', '"turn" is a key twice in one'),
    ('{"until": 1%s}' % ("0" * 5000), "the mission holds a number with too many digits."),
    ('{"players": [[]], "threats": [], "ship": "\\ud800"}', 'little_duckling, not "\\ud800".'),
    ('{"players": [[]], "threats": [], "\\udfff": 1}', 'the mission has no key "\\udfff"; it'),
    ('{"players": [[]], "threats": [], "until": NaN}', "until must be a turn from 1 to 12 or"),
    ('{"players": [[]], "threats": [],}', "the mission is not JSON: "),
]


@pytest.mark.parametrize(("text", "sentence"), ODD_TEXTS)
def test_odd_texts(text: str, sentence: str) -> None:
    with pytest.raises(BadMission) as wrong:
        read_text(text)
    words = str(wrong.value)
    assert sentence in words and words.endswith(".") and "\n" not in words
    words.encode("utf-8")  # it can be printed


def test_the_good_one_is_good() -> None:
    mission = read(good())
    assert len(mission.program) == 2 and all(len(board) == 12 for board in mission.program)
    assert [threat[1] for threat in mission.threats] == [2, 3]
    # what is left out is the manual's ship, and every order is complete
    bare = read({"players": [[]], "threats": []})
    assert (bare.ship, bare.variant, bare.until) == (0, 0, 0)
    assert [len(tiles) for tiles in bare.tiles] == [6, 6, 6]
    ordered = read(good(damage_order={"white": ["structural", "shield"]})).tiles[1]
    assert ordered == [6, 3, 0, 2, 4, 5]


FULL: dict[str, Any] = good(
    variant="advanced",
    damage_order={"red": ["shield", "reactor"]},
    initial={
        "stations": {"0": "space", "1": "upper_red"},
        "shields": {"red": 2},
        "reactors": {"white": 0},
        "tiles_left": {"blue": 3},
        "leads_squad": {"0": 1},
        "computer_maintained": [1],
        "threats": {"E1-07@2": {"damage": 1, "marks_passed": 1, "position": 5}},
    },
    carried={"tiles": {"red": ["structural"]}, "disabled_squads": [0]},
    until="end",
)
ODD: list[Any] = [
    None, True, 0, 1, -1, 99, 2.5, 10**30, "", "A", "red", "T1", "space", "E1-07", "²", "x" * 99,
    [], {}, [1], {"a": 1}, "little_duckling", "sitting_duck_manual", "base", float("nan"),
]  # fmt: skip


def spoil(mission: Any, rng: Rng) -> None:
    """Change, remove or add one thing somewhere in the file."""
    inside = mission
    while True:
        keys: list[Any] = list(inside) if isinstance(inside, dict) else list(range(len(inside)))
        if not keys or rng.below(8) == 0:
            odd = ODD[rng.below(len(ODD))]
            if isinstance(inside, dict):
                inside[str(odd)] = odd
            else:
                inside.append(odd)
            return
        key = keys[rng.below(len(keys))]
        if not isinstance(inside[key], (dict, list)) or rng.below(4) == 0:
            if rng.below(4):
                inside[key] = ODD[rng.below(len(ODD))]
            else:
                del inside[key]
            return
        inside = inside[key]


def test_whatever_is_wrong_there_is_a_sentence_or_a_result() -> None:
    rng = fresh("spoilt missions")
    refused = 0
    for _ in range(1500):
        mission = deepcopy(FULL)
        for _ in range(1 + rng.below(2)):
            spoil(mission, rng)
        try:
            ready = read(mission)
        except BadMission as wrong:
            assert str(wrong).endswith(".") and "\n" not in str(wrong)
            refused += 1
        else:
            assert json.dumps(as_object(resolve(ready)))
    assert 500 < refused < 1500
