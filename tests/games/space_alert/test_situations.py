"""Situations that every resolver of this game has to answer, large and small: many are questions
which other implementations ask themselves, set up anew. All on the classic ship."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.space_alert.missions import CLASSIC, digits, fly, only, plan, threat, told

from quarterdeck.games.space_alert import events
from quarterdeck.games.space_alert.content.codes import token_name, token_of
from quarterdeck.games.space_alert.content.ships import SHIP_IDS
from quarterdeck.games.space_alert.table import SpaceTable
from quarterdeck.games.space_alert.verbs import delay
from quarterdeck.kit.rng import fresh

# --- delays -------------------------------------------------------------------------------------

DELAYS: list[tuple[str, list[int], str]] = [
    # the board, the turns that are delayed one after the other, the board afterwards
    ("a b c d", [3], "a b - c d"),
    ("a b f - c d", [3], "a b - f c d"),  # the gap swallows the push
    ("a b - c d", [3], "a b - c d"),  # nothing stands there to be delayed
    ("a b c d -", [3], "a b - c d"),
    ("a b c d u", [3, 3], "a b - c d u"),  # twice for the same turn counts once
    ("a b c d u", [3, 4], "a b - - c d u"),  # but the turn after is another one
    ("a a a a a a a a a a a b", [12], "a a a a a a a a a a a -"),  # pushed off the board
    ("a a a a a a a a a a a b", [1], "- a a a a a a a a a a a"),
    ("a - b c a - - b - c a b", [2], "a - b c a - - b - c a b"),
    ("a - b c a - - b - c a b", [2, 3, 4], "a - - - b c a b - c a b"),
    ("a - - - b c a b - c a b", [7], "a - - - b c - a b c a b"),
    ("a - - - b c - a b c a b", [9, 9, 9], "a - - - b c - a - b c a"),
    ("d u a f c b", [1, 2], "- - d u a f c b"),
    ("a b c f - - u", [2, 1, 2], "- - a b c f u"),
    ("a ud c", [2], "a - ud c"),  # two cards on one space move together
]


@pytest.mark.rule("SA-087", "AMB-11")
@pytest.mark.parametrize(("before", "turns", "after"), DELAYS)
def test_what_a_delay_pushes(before: str, turns: list[int], after: str) -> None:
    t = SpaceTable(SHIP_IDS.index(CLASSIC), 0, 1, fresh("delays"))
    cards = [[] if e is None else e if isinstance(e, list) else [e] for e in plan(before)]
    t.program = [[[token_of(name) for name in space] for space in cards]]
    t.program[0] += [[] for _ in range(t.turns - len(cards))]
    for turn in turns:
        delay(t, 0, turn, events.BY_THREAT, "SA-087")
    wanted = plan(after)
    stands = [[token_name(token) for token in space] for space in t.program[0]]
    assert [s if len(s) > 1 else s[0] if s else None for s in stands] == (
        wanted + [None] * (t.turns - len(wanted))
    )


def first(found: dict[str, Any], player: int, spaces: int) -> list[Any]:
    """The first spaces of a player's board as they stand now."""
    program = found["players"][player]["program"]
    assert isinstance(program, list)
    return program[:spaces]


@pytest.mark.rule("SA-059", "SA-071", "SA-087", "SA-128")
def test_who_is_delayed_by_lifts_and_the_computer() -> None:
    found = fly(plan("d a"), plan("d a"), until=2)
    assert first(found, 0, 2) == plan("d a")
    assert first(found, 1, 3) == plan("d - a")
    found = fly(plan("d b a"), plan("d b a"), until=1)
    assert first(found, 1, 4) == plan("d - b a")
    # a delay by the first of two cards puts only the second one off
    found = fly(plan("d"), plan("db a"), until=1)
    assert first(found, 1, 3) == plan("d b a") and found["fuel"]["white"] == 3
    assert fly(plan("d"), plan("db a"), until=2)["fuel"]["white"] == 2
    found = fly(plan("- - - - - - - - - - - d"), plan("- - - - - - - - - - - da"))
    assert found["reactors"]["white"] == 3  # in the last turn it is lost
    for board, stands in (("- - a", "- - - a"), ("- c a", "- c a -"), ("c - a", "c - a -")):
        found = fly(plan(board), computer=False, until=3)
        assert first(found, 0, 4) == plan(stands)


@pytest.mark.rule("SA-058", "SA-072", "SA-073")
@pytest.mark.parametrize(
    ("board", "end"),
    [
        ("d", "lower_white"),
        ("u d r r d u", "upper_white"),
        ("r d u u d r", "upper_white"),
        ("r r d r u u", "lower_blue"),
    ],
)
def test_round_trips(board: str, end: str) -> None:
    found = fly(plan(board), plan(board))
    assert found["players"][0]["station"] == end
    assert found["players"][1]["station"] == end  # one lift behind, and in time all the same


# --- energy and weapons -------------------------------------------------------------------------

CHARGES: list[tuple[int, int, str, int, int]] = [
    # white reactor and shield before; B or heroic B in upper white; reactor and shield after
    (2, 0, "b", 0, 2), (3, 2, "b", 2, 3), (0, 2, "b", 0, 2), (2, 3, "b", 2, 3),
    (2, 0, "B", 0, 3), (3, 2, "B", 2, 4), (0, 2, "B", 0, 2), (2, 3, "B", 2, 3),
]  # fmt: skip


@pytest.mark.rule("SA-078", "SA-096")
@pytest.mark.parametrize(("reactor", "shield", "card", "left", "holds"), CHARGES)
def test_charging_the_central_shield(
    reactor: int, shield: int, card: str, left: int, holds: int
) -> None:
    start = {"reactors": {"white": reactor}, "shields": {"white": shield}}
    found = fly(plan(card), initial=start, until=1)
    assert (found["reactors"]["white"], found["shields"]["white"]) == (left, holds)


@pytest.mark.rule("SA-060", "SA-075", "SA-079", "SA-080", "SA-096")
def test_energy_runs_out_and_comes_back() -> None:
    assert fly(plan("a"), plan("a"), until=1)["reactors"]["white"] == 2
    assert fly(plan("b B"), until=2)["shields"]["white"] == 3  # the extra needs a real transfer
    found = fly(plan("d r b"), until=3)
    assert (found["reactors"]["red"], found["reactors"]["white"]) == (3, 2)
    # three shots empty the central reactor, a capsule fills it for five more
    found = fly(plan("a a a a d b d a a a a a"))
    assert told(found).count("fires the white heavy laser") == 8
    assert (found["reactors"]["white"], found["fuel"]["white"]) == (0, 2)


@pytest.mark.rule("SA-068", "SA-096")
@pytest.mark.parametrize(("points", "shield", "reactor"), [(1, 4, 6), (2, 2, 6), (3, 2, 4)])
def test_a_heroic_surplus_stays_until_a_tile_of_the_same_system(
    points: int, shield: int, reactor: int
) -> None:
    names = ["I2-05@1", "I2-05@1#2", "I2-05@1#3"][:points]
    found = fly([], threats=[threat("I2-05")] * points, until=1, initial={
        "shields": {"white": 4}, "reactors": {"white": 6},
        "threats": {name: {"position": 2} for name in names},
    }, damage_order={"white": ["structural", "shield", "reactor"]})  # fmt: skip
    assert found["damage"]["white"] == points
    assert (found["shields"]["white"], found["reactors"]["white"]) == (shield, reactor)


def duel(id: str, *boards: str, zone: str = "white", track: str = "T7", **more: Any) -> Any:
    """One external threat from turn 1 on, and whoever stands against it."""
    return fly(*[plan(b) for b in boards], threats=[threat(id, 1, zone)],
               tracks={zone: track}, **more)  # fmt: skip


def standing(station: str, players: int = 1) -> dict[str, Any]:
    return {"stations": {str(p): station for p in range(players)}}


@pytest.mark.rule("SA-063", "SA-064", "SA-066", "SA-067", "SA-075", "SA-077")
def test_one_threat_and_one_weapon() -> None:
    found = duel("E1-07", "-", zone="red", track="T1", until=2)
    assert (only(found)["position"], digits(found["shields"])) == (4, "011")
    found = duel("E1-10", "-", zone="red", track="T1", until=2)
    assert (only(found)["state"], digits(found["damage"])) == ("survived", "400")
    assert only(duel("E1-07", "a a", "- - A", until=3))["state"] == "destroyed"
    assert only(duel("E1-03", "a", until=1))["damage"] == 0
    assert [only(duel("E1-06", "a a", until=n))["damage"] for n in (1, 2)] == [0, 4]
    found = duel("E1-04", "- a", track="T1", until=2, initial=standing("lower_white"))
    assert only(found)["damage"] == 1
    assert only(duel("E2-04", "a", until=1))["damage"] == 1
    found = duel("E1-02", "-", zone="red", track="T1", until=3, initial={"shields": {"red": 0}})
    assert digits(found["damage"]) == "200"
    # two lasers of one zone against one shield
    found = duel("E1-07", "r a", "r d a", zone="red", track="T1", until=2)
    assert (only(found)["damage"], found["reactors"]["red"]) == (2, 1)
    found = fly(plan("- a"), until=2, tracks={"white": "T7"}, threats=[
        threat("E1-05", 1, "white"), threat("E1-07", 2, "white")])  # fmt: skip
    assert [t["damage"] for t in found["threats"].values()] == [3, 0]  # the closest


@pytest.mark.rule("SA-070", "SA-082", "SA-122")
def test_rockets() -> None:
    start = standing("lower_blue")
    assert only(duel("E1-07", "c", zone="red", track="T1", until=1, initial=start))["damage"] == 0
    assert only(duel("E1-07", "c", zone="red", track="T1", until=2, initial=start))["damage"] == 1
    assert only(duel("E1-09", "c", zone="red", track="T1", until=2, initial=start))["damage"] == 0
    found = fly(plan("d u c c -"), until=3)
    assert found["rockets"] == 2
    assert fly(plan("d u c c -"), until=4)["rockets"] == 1
    # launched in the last turn it strikes before the jump
    late = threat("E1-07", 12, "blue")
    found = fly(plan("- - - - - - - - - - - c"), threats=[late], initial=start,
                tracks={"blue": "T1"})  # fmt: skip
    assert only(found)["damage"] == 1


@pytest.mark.rule("SA-084", "SA-123")
def test_interceptors() -> None:
    assert fly(plan("r c"), until=2)["players"][0]["station"] == "upper_red"  # no squad
    where = [
        fly(plan("r d c d c f -"), until=turn)["players"][0]["station"] for turn in (5, 6, 7)
    ]
    assert where == ["space", "space", "upper_red"]
    squads = {"leads_squad": {"0": 0, "1": 1}}
    found = fly(plan("c"), plan("c"), until=1, initial=standing("upper_red", 2) | squads)
    assert [p["station"] for p in found["players"]] == ["space", "upper_red"]
    out = {"stations": {"0": "space"}, "leads_squad": {"0": 1}}
    found = fly(plan("- f a -"), until=1, initial=out)
    assert found["players"][0]["station"] == "upper_red"
    assert first(found, 0, 4) == plan("- f a -")  # an empty space is not delayed
    assert fly(plan("f"), until=1, initial=out)["players"][0]["station"] == "space"
    found = fly(plan("a b"), until=1, initial=out)
    assert first(found, 0, 3) == plan("- a b")
    fly_out = standing("upper_red") | {"leads_squad": {"0": 1}}
    found = fly(plan("- - c"), until=3, tracks={"red": "T1", "blue": "T1"}, initial=fly_out,
                threats=[threat("E1-07", 1, "red")])  # fmt: skip
    assert only(found)["damage"] == 1
    found = fly(plan("- - c"), until=3, tracks={"red": "T1", "blue": "T1"}, initial=fly_out,
                threats=[threat("E1-07", 1, "red"), threat("E1-07", 1, "blue")])  # fmt: skip
    assert [t["damage"] for t in found["threats"].values()] == [0, 0]
    found = fly(plan("f"), until=1, tracks={"red": "T1"}, threats=[threat("SE2-01")], initial=out
                | {"threats": {"SE2-01@1": {"position": 3}}})  # fmt: skip
    assert only(found)["damage"] == 5
    assert found["players"][0] | {"program": 0} == {
        "station": "upper_red", "knocked_out": True, "squad": "disabled", "program": 0,
    }  # fmt: skip


@pytest.mark.rule("SA-067", "SA-088")
def test_threats_that_help_each_other() -> None:
    pair = [threat("E2-02", 1, "red"), threat("E1-07", 3, "blue")]
    found = fly([], threats=pair, tracks={"red": "T1", "blue": "T1"}, until=4)
    assert (digits(found["shields"]), digits(found["damage"])) == ("110", "001")
    pair = [threat("E2-06", 1, "red"), threat("E1-05", 1, "white")]
    found = fly(plan("- - a"), threats=pair, tracks={"red": "T1", "white": "T7"}, until=3,
                damage_order={"white": ["structural"]})  # fmt: skip
    assert found["threats"]["E1-05@1"]["damage"] == 2
    pair = [threat("SE1-03", 1, "white"), threat("E1-07", 1, "red")]
    found = fly(plan("a"), threats=pair, tracks={"red": "T7", "white": "T7"}, until=1,
                initial={"threats": {"SE1-03@1": {"damage": 7}}})  # fmt: skip
    assert found["threats"]["SE1-03@1"]["state"] == "destroyed"
    assert found["threats"]["E1-07@1"]["damage"] == 1
    found = fly(plan("a"), threats=[threat("E2-07", 1, "white")], tracks={"white": "T7"}, until=1,
                initial={"shields": {"white": 0},
                         "threats": {"E2-07@1": {"damage": 6, "marks_passed": 2}}})  # fmt: skip
    assert (only(found)["state"], digits(found["damage"])) == ("destroyed", "020")


@pytest.mark.rule("SA-069", "SA-108")
def test_the_last_tile_and_the_best_look_out() -> None:
    found = fly([], threats=[threat("E1-10", 1, "red")], tracks={"red": "T1"},
                initial={"tiles_left": {"red": 2}})  # fmt: skip
    assert (found["outcome"], found["score"], found["damage"]["red"]) == ("lost", None, 7)
    watch = standing("lower_white", 3)
    found = fly(plan("c c -"), plan("- c c"), plan("- c -"), initial=watch)
    assert found["visual"] == [3, 0, 0]
    for viewers, points in ((1, 1), (2, 2), (3, 3), (4, 5), (5, 7)):
        crew = [plan("c c")] * viewers + [plan("-")] * (5 - viewers)
        assert fly(*crew, initial=standing("lower_white", 5))["visual"] == [points, 0, 0]
