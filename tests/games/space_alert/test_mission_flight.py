"""Tripping, the watched resolution and campaigns (SA-057, SA-111 to SA-118)."""

from __future__ import annotations

import pytest
from tests.games.space_alert.crewed import (
    ACT,
    CLOCK,
    LAY,
    MOVE,
    calm,
    grey,
    hold,
    planning,
    run_out,
    table_of,
    to_resolution,
)

from quarterdeck.games.space_alert import GAME, events
from quarterdeck.games.space_alert.choices import SQUAD
from quarterdeck.games.space_alert.content.codes import (
    TILE_REACTOR,
    TILE_SHIELD,
    UPPER_BLUE,
    UPPER_RED,
    UPPER_WHITE,
)
from quarterdeck.games.space_alert.content.threats import CARD_IDS
from quarterdeck.games.space_alert.rules.campaign import bonus
from quarterdeck.games.space_alert.words_resolution import lost_because
from quarterdeck.kit.seat import WATCHER
from quarterdeck.kit.testing.scene import Scene

RED_A = grey("move_red", "A")
BLUE_C = grey("move_blue", "C")
LIFT_C = grey("lift", "C")


def flying(*plan: tuple[int, int, int], seats: int = 2, **options: str) -> Scene:
    """No threats; seat 1 has laid these cards (card, turn from 0, half), the clock has run out."""
    s = calm(planning(seats, **options))
    for card, turn, half in plan:
        while turn not in table_of(s).open_turns(1):
            s.answer(1, 5)
        hold(s, 1, card)
        s.answer(1, LAY, card, turn, half)
    return to_resolution(s)


@pytest.mark.rule("SA-057", "SA-118", "AMB-29")
def test_the_owner_may_flip_a_card_that_is_up_and_is_delayed() -> None:
    s = flying((RED_A, 0, ACT), (BLUE_C, 1, MOVE))
    s.asks("trip", 1, CLOCK, rule="SA-118")
    s.answer(1, 1)
    t = table_of(s)
    assert t.station == [UPPER_WHITE, UPPER_RED]  # the movement half
    assert t.program[1][1] == [] and t.program[1][2] != []  # the next turn is delayed
    assert s.heard(0, "delayed")


@pytest.mark.rule("SA-118", "AMB-29")
def test_the_clock_goes_on_when_nobody_tripped_and_an_empty_space_asks_nobody() -> None:
    s = flying((RED_A, 1, MOVE))
    s.asks("watch", CLOCK)  # turn 1 has no card at all
    s.answer(CLOCK).asks("trip", 1, CLOCK).answer(CLOCK)
    assert table_of(s).station[1] == UPPER_RED and not s.heard(0, "delayed")
    quiet = flying((RED_A, 1, MOVE), tripping="off")
    quiet.answer(CLOCK).asks("trip", CLOCK)


@pytest.mark.rule("SA-057")
def test_cards_are_shown_when_their_owners_turn_has_come() -> None:
    s = flying((RED_A, 0, ACT), (BLUE_C, 1, MOVE))
    plan = s.sees(WATCHER)["view"]["crew"][1]["plan"]
    assert plan[0][0]["token"] == "A" and plan[1] == [{"heroic": False, "half": 0}]
    assert s.sees(1)["view"]["crew"][1]["plan"][1][0]["token"] == "move_blue"


@pytest.mark.rule("SA-002", "SA-003", "SA-127")
def test_a_mission_ends_with_a_score_or_lost() -> None:
    lost = run_out(flying()).over()
    outcome = GAME.outcome(lost.table)
    assert outcome is not None and outcome.winners == [] and outcome.scores == [0, 0]
    kept = flying((BLUE_C, 0, ACT), (LIFT_C, 3, ACT))
    won = GAME.outcome(run_out(kept).over().table)
    assert won is not None and won.winners == [0, 1] and won.rule == "SA-099"
    assert table_of(kept).scores == [0]


@pytest.mark.rule("SA-111", "SA-112")
def test_a_lost_mission_loses_the_campaign() -> None:
    s = run_out(flying(campaign="three")).over()
    outcome = GAME.outcome(s.table)
    assert outcome is not None and outcome.rule == "SA-112" and table_of(s).mission == 1


def survived(**options: str) -> Scene:
    """A first mission without a scratch; the ship can then be given some."""
    return flying((BLUE_C, 0, ACT), (LIFT_C, 3, ACT), campaign="three", **options)


def hurt(s: Scene) -> None:
    """Two tiles lie on the ship and squad 1 is out."""
    t = table_of(s)
    for zone, tile in ((0, TILE_SHIELD), (1, TILE_REACTOR)):
        t.pile[zone].remove(tile)
        t.tiles[zone].append(tile)
        t.hits[zone] += 1
    t.squad_disabled[1] = 1


@pytest.mark.rule("SA-111", "SA-014")
def test_the_captain_decides_whether_to_fly_on() -> None:
    s = run_out(survived())
    points = table_of(s).scores[0]
    assert s.sees(0)["decision"]["words"].startswith(f"{points} point")
    assert "in 1 of 3 missions. Fly on" in s.sees(0)["decision"]["words"]
    s.asks("fly_on", 0, rule="SA-111").answer(0, 0).over()
    outcome = GAME.outcome(s.table)
    assert outcome is not None and outcome.winners == [0, 1]
    on = run_out(survived()).answer(0, 1)
    on.asks("ready", 0, 1)
    assert table_of(on).mission == 2


@pytest.mark.rule("SA-113", "SA-114", "SA-115", "AMB-52")
def test_everybody_on_their_feet_mends_one_thing_and_the_rest_goes_along() -> None:
    s = survived()
    hurt(s)
    run_out(s).asks("mend", 0, rule="SA-113")
    s.refuses(0, 7, rule="SA-113")
    first = s.sees(0)["decision"]["mine"]["options"][0]
    assert (first["words"], first["help"]) == ("the red shield", "It holds one more again.")
    s.answer(0, 0 * 8 + TILE_SHIELD).asks("mend", 1)
    assert (SQUAD + 1,) in s.may(1)
    s.answer(1, 1 * 8 + TILE_REACTOR).asks("fly_on", 0)
    s.answer(0, 1).answer(0, 0).answer(1)
    to_resolution(calm(s))
    t = table_of(s)
    assert t.shield == [1, 1, 1] and t.reactor == [2, 3, 2]
    assert t.squad_disabled == [0, 1] and t.mission == 2


@pytest.mark.rule("SA-114", "AMB-52")
def test_unmended_tiles_weaken_the_next_mission() -> None:
    s = survived()
    hurt(s)
    while table_of(s).turn < 5:
        s.answer(CLOCK)
    table_of(s).knocked_out = [0, 1]  # only the captain can mend
    run_out(s).asks("mend", 0).answer(0, SQUAD + 1).asks("fly_on", 0)
    s.answer(0, 1).answer(0, 0).answer(1)
    to_resolution(calm(s))
    t = table_of(s)
    assert t.shield[0] == 0 and t.shield_capacity[0] == 1
    assert t.reactor[1] == 2 and t.reactor_capacity[1] == 3
    assert t.hits == [1, 1, 0] and t.squad_disabled == [0, 0]


@pytest.mark.rule("SA-115", "AMB-52")
def test_on_the_classic_ship_a_disabled_squad_is_missing_next_time() -> None:
    s = survived(ship="sitting_duck_classic")
    table_of(s).squad_disabled[0] = 1
    table_of(s).knocked_out = [1, 1]
    run_out(s).asks("fly_on", 0).answer(0, 1).answer(0, 0).answer(1)
    to_resolution(calm(s))
    assert table_of(s).squad_at[0] != UPPER_BLUE and table_of(s).squad_disabled == [0, 0]


@pytest.mark.rule("SA-116", "SA-117", "AMB-32", "AMB-33")
@pytest.mark.parametrize(
    ("scores", "extra"),
    [([6], 0), ([6, 6], 5), ([6, 5], 0), ([3, 6, 7], 5), ([7, 3, 9], 0), ([11, 12, 13], 10),
     ([11, 12, 10], 5), ([11, 12], 5)],
)  # fmt: skip
def test_good_missions_in_a_row_earn_the_higher_bonus(scores: list[int], extra: int) -> None:
    assert bonus(scores) == extra
    s = run_out(survived()).answer(0, 0)
    table_of(s).scores = scores
    outcome = GAME.outcome(s.table)
    assert outcome is not None and outcome.scores == [sum(scores) + extra] * 2
    assert (f"and {extra} as a bonus" in outcome.words) == (extra > 0)
    assert (" + ".join(str(n) for n in scores) in outcome.words) or len(scores) == 1


@pytest.mark.rule("SA-054", "SA-009", "SA-062")
def test_the_turns_are_counted_and_c_works_what_is_special_in_the_station() -> None:
    s = flying((BLUE_C, 0, ACT), (LIFT_C, 3, ACT))
    t = table_of(s)
    assert (t.reactor, t.fuel, t.light) == ([2, 3, 2], [0, 3, 0], [2, 0, 2])
    run_out(s)
    assert [e.things[0] for e in s.heard(0, "turn_began")] == list(range(1, 8))
    assert [e.things for e in s.heard(0, "maintained")] == [(1,), (4,)]  # C on the bridge


@pytest.mark.rule("SA-112", "SA-069", "SA-127")
def test_the_end_says_what_lost_the_mission() -> None:
    assert lost_because(events.ZONE_LOST, 2) == "a hit on the blue zone found no tile left"
    assert lost_because(events.COMPUTER_LOST, 0) == "the computer was not maintained"
    assert lost_because(events.CREW_LOST, 0) == "the crew is knocked out"
    assert lost_because(events.CARD_LOST, CARD_IDS.index("SI1-03")).endswith("the ship")
    t = table_of(run_out(to_resolution(planning(2))))  # nobody laid a card
    outcome = GAME.outcome(t)
    assert outcome is not None and t.lost_by != events.NOT_LOST
    assert outcome.words == f"The mission is lost: {lost_because(t.lost_by, t.lost_at)}."
