"""The action round: announcements, cards on boards, transfers, silence (SA-041 to SA-051)."""

from __future__ import annotations

import pytest
from tests.games.space_alert.crewed import (
    ACT,
    CLOCK,
    CLOSE,
    GIVE,
    LAY,
    LOOK,
    MOVE,
    SAY,
    TAKE,
    UNDER,
    gold,
    grey,
    hold,
    next_threat,
    planning,
    table_of,
    tick_to,
    to_resolution,
)

from quarterdeck.games.space_alert import GAME
from quarterdeck.games.space_alert.content.threats import CARD_IDS
from quarterdeck.kit.look import options
from quarterdeck.kit.seat import WATCHER

A_RED = grey("move_red", "A")
B_BLUE = grey("move_blue", "B")
C_LIFT = grey("lift", "C")


@pytest.mark.rule("SA-041", "SA-042", "SA-129")
def test_the_clock_is_a_seat_and_the_track_says_what_it_means() -> None:
    s = planning()
    s.asks("plan", 0, 1, 2, 3, CLOCK, rule="SA-051")
    assert GAME.clock_due(s.table) == 0
    tick_to(s, 0)
    assert s.kinds()[0] == "sent_ahead" and "phase_began" in s.kinds()
    assert GAME.clock_due(s.table) == 12_500  # the alert of 15 s is sent 2.5 s ahead
    s.answer(CLOCK)
    ahead = s.sees(WATCHER)["view"]["cues"][-1]
    assert (ahead["ms"], ahead["kind"], ahead["said"][0]) == (15_000, "alert", [0, "tone_siren"])
    assert s.heard(WATCHER, "sent_ahead") == []  # no line of the log before it is said
    assert GAME.clock_due(s.table) == 15_000
    s.asks("plan", 0, 1, 2, 3, CLOCK)


@pytest.mark.rule("SA-010", "SA-043", "SA-014")
def test_an_alert_turns_up_a_card_for_its_zone_with_its_number() -> None:
    s = next_threat(planning(), "E1-07")
    tick_to(s, 14_999)
    assert table_of(s).drawn == []
    tick_to(s, 15_000)
    assert table_of(s).drawn == [(CARD_IDS.index("E1-07"), 1, 2)]
    told = s.heard(3, "drew_threat")[0]
    assert told.seat == table_of(s).comms == 1
    shown = s.sees(WATCHER)["view"]["drawn"][0]
    assert (shown["id"], shown["number"], shown["zone"]) == ("E1-07", 1, "blue")
    s.asks("plan", 0, 1, 2, 3, CLOCK)


@pytest.mark.rule("SA-014")
def test_the_security_officer_turns_up_what_is_inside() -> None:
    s = tick_to(planning(4, "base_advanced_simulation_1"), 10_000)
    told = s.heard(0, "drew_threat")[0]
    assert told.seat == table_of(s).security == 2
    assert told.things[2] == -1


@pytest.mark.rule("AMB-31")
@pytest.mark.parametrize(("seats", "drawn"), [(4, 2), (5, 3)])
def test_unconfirmed_reports_come_true_with_five(seats: int, drawn: int) -> None:
    s = tick_to(planning(seats, "base_simulation_1"), 230_000)
    assert len(table_of(s).drawn) == drawn
    assert ("ignored" in s.kinds()) == (seats == 4)


@pytest.mark.rule("SA-023", "AMB-13")
def test_short_tracks_use_numbers_to_four_and_long_ones_to_eight() -> None:
    from quarterdeck.games.space_alert.content.missions import ALERT, MISSIONS, cues

    for mission in MISSIONS:
        numbers = [c[2] for c in cues(mission) if c[1] == ALERT]
        assert max(numbers) <= (8 if mission.turns == 12 else 4), mission.id


@pytest.mark.rule("SA-044")
def test_incoming_data_gives_everybody_a_card_that_only_they_see() -> None:
    s = tick_to(planning(mission="base_test_run_2"), 49_999)
    before = [len(h) for h in table_of(s).hands]
    s.hush()
    tick_to(s, 50_000)
    assert [len(h) for h in table_of(s).hands] == [n + 1 for n in before]
    assert len(s.heard(2, "card_came")) == 1 and s.heard(2, "card_came")[0].seat == 2
    assert s.heard(WATCHER, "card_came") == [] and s.heard(WATCHER, "data_came")


@pytest.mark.rule("SA-049", "SA-050", "AMB-46")
def test_cards_lie_face_down_with_the_half_that_is_up() -> None:
    s = hold(planning(), 1, A_RED, gold(0))
    s.answer(1, LAY, A_RED, 0, ACT).answer(1, LAY, gold(0), 2, MOVE)
    mine = s.sees(1)["view"]["crew"][1]["plan"]
    assert mine[0][0]["token"] == "A" and mine[2][0]["token"] == "heroic_move:lower_blue"
    for eyes in (0, WATCHER):
        others = s.sees(eyes)["view"]["crew"][1]
        assert others["plan"][0] == [{"heroic": False, "half": 1}]
        assert others["plan"][2] == [{"heroic": True, "half": 0}]
        assert others["hand"] is None and others["held"] == 0
    s.asks("plan", 0, 1, 2, 3, CLOCK)


@pytest.mark.rule("SA-049")
def test_open_plans_show_the_faces_to_mates_but_not_to_spectators() -> None:
    s = hold(planning(open_plans="on"), 1, A_RED)
    s.answer(1, LAY, A_RED, 0, ACT)
    assert s.sees(2)["view"]["crew"][1]["plan"][0][0]["token"] == "A"
    assert "token" not in s.sees(WATCHER)["view"]["crew"][1]["plan"][0][0]


@pytest.mark.rule("SA-051")
def test_cards_may_be_turned_moved_swapped_and_taken_back() -> None:
    s = hold(planning(), 0, A_RED, B_BLUE, C_LIFT)
    t = table_of(s)
    s.answer(0, LAY, A_RED, 0, ACT).answer(0, LAY, A_RED, 0, MOVE)
    assert t.boards[0][0] == [A_RED * 4]
    s.answer(0, LAY, A_RED, 2, MOVE)
    assert t.boards[0][0] == [] and t.boards[0][2] == [A_RED * 4]
    s.answer(0, LAY, B_BLUE, 0, ACT).answer(0, LAY, A_RED, 0, ACT)
    assert t.boards[0][0] == [A_RED * 4 + 1] and t.boards[0][2] == [B_BLUE * 4 + 1]
    s.answer(0, LAY, C_LIFT, 0, ACT)
    assert A_RED in t.hands[0]
    s.answer(0, TAKE, C_LIFT)
    assert C_LIFT in t.hands[0] and t.boards[0][0] == []
    s.refuses(0, TAKE, C_LIFT, rule="SA-051")
    s.refuses(0, LAY, grey("lift", "battlebots"), 0, ACT, rule="SA-050")


@pytest.mark.rule("SA-048", "AMB-44")
def test_the_end_of_a_phase_locks_its_spaces_and_brings_the_next_cards() -> None:
    s = hold(planning(), 0, A_RED, B_BLUE)
    s.refuses(0, LAY, A_RED, 3, ACT, rule="SA-048")
    s.answer(0, LAY, A_RED, 0, ACT)
    tick_to(s, 249_999)
    assert table_of(s).phase == 0
    tick_to(s, 250_000)
    t = table_of(s)
    assert t.phase == 1 and t.phase_of == [1] * 4
    assert B_BLUE in t.hands[0] and len(t.hands[0]) == 6  # kept, and five more
    s.refuses(0, LAY, B_BLUE, 0, ACT, rule="SA-048")
    s.refuses(0, TAKE, A_RED, rule="SA-048")
    s.answer(0, LAY, B_BLUE, 3, ACT).asks("plan", 0, 1, 2, 3, CLOCK)


@pytest.mark.rule("SA-048")
def test_a_phase_is_warned_of_before_it_ends() -> None:
    s = tick_to(planning(), 250_000)
    assert [e.things for e in s.heard(WATCHER, "warned")] == [(1, 60), (1, 20), (1, 5)]


@pytest.mark.rule("AMB-45")
def test_a_player_may_close_the_own_phase_early() -> None:
    s = hold(planning(), 2, A_RED)
    s.answer(2, CLOSE)
    t = table_of(s)
    assert t.phase_of == [0, 0, 1, 0] and len(t.hands[2]) == 6 and t.later[2] == []
    s.refuses(2, LAY, A_RED, 0, ACT, rule="SA-048")
    s.answer(2, LAY, A_RED, 4, ACT)
    s.answer(2, SAY).answer(2, CLOSE).asks("plan", 0, 1, 3, CLOCK)
    tick_to(s, 250_000)
    assert table_of(s).phase_of == [1, 1, 2, 1]


@pytest.mark.rule("SA-045", "SA-046", "SA-119")
def test_one_grey_card_may_be_given_while_a_transfer_is_open() -> None:
    s = hold(planning(), 0, A_RED, B_BLUE, gold(0))
    s.refuses(0, GIVE, A_RED, 1, rule="SA-120")
    tick_to(s, 90_000)
    s.refuses(0, GIVE, gold(0), 1, rule="SA-046")
    s.answer(0, LAY, B_BLUE, 0, ACT)
    s.refuses(0, GIVE, B_BLUE, 1, rule="SA-045")
    s.hush().answer(0, GIVE, A_RED, 1)
    t = table_of(s)
    assert A_RED in t.hands[1] and A_RED not in t.hands[0]
    assert s.heard(2, "gave") and not s.heard(2, "passed") and s.heard(1, "passed")
    s.answer(0, TAKE, B_BLUE)
    s.refuses(0, GIVE, B_BLUE, 1, rule="SA-120")
    s.answer(1, GIVE, A_RED, 2)  # a card just received may be passed on
    assert A_RED in t.hands[2]


@pytest.mark.rule("SA-120", "AMB-30")
def test_a_transfer_closes_after_thirteen_seconds() -> None:
    s = hold(planning(), 0, A_RED)
    tick_to(s, 102_999)
    assert any(answer[0] == GIVE for answer in s.may(0))
    tick_to(s, 103_000)
    s.refuses(0, GIVE, A_RED, 1, rule="SA-120")
    assert "transfer_closed" in s.kinds()


@pytest.mark.rule("AMB-47")
def test_a_transfer_ends_with_the_next_one_or_with_the_phase() -> None:
    from quarterdeck.games.space_alert.content import missions as m

    track = m.Mission("x", "x", "x", 7, [100, 200], [[80, "transfer"], [85, "transfer"],
                      [95, "transfer"]])  # fmt: skip
    closings = [c[0] for c in m.cues(track) if c[1] == m.TRANSFER_CLOSES]
    assert closings == [85_000, 95_000, 100_000]
    quiet = m.Mission("x", "x", "x", 7, [100, 200], [[10, "transfer"], [12, "blackout", 5]])
    assert [c[0] for c in m.cues(quiet) if c[1] == m.TRANSFER_CLOSES] == [23_000]


@pytest.mark.rule("SA-047", "AMB-35")
def test_nobody_talks_while_communications_are_down() -> None:
    s = hold(planning(4, "base_simulation_1"), 0, A_RED, B_BLUE)
    s.answer(0, LAY, A_RED, 0, ACT)
    assert (SAY,) in s.may(0)
    s.answer(0, SAY).answer(0, LAY, A_RED, 1, ACT)
    said = s.heard(3, "said")[0].things
    assert said == (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 6, 2)  # and the card in hand
    tick_to(s, 360_000)
    assert s.sees(1)["view"]["silence"] is True
    s.refuses(0, SAY, rule="SA-047")
    t = table_of(s)
    assert any(answer[0] == LAY for answer in s.may(0))  # the own board stays editable
    tick_to(s, 375_000)
    assert t.silent == 0 and (SAY,) in s.may(0)


@pytest.mark.rule("SA-047")
def test_whoever_speaks_tells_their_cards_until_one_changes_hands() -> None:
    s = hold(planning(4, "base_simulation_1"), 0, A_RED, B_BLUE)
    mate = s.sees(3)["view"]["crew"][0]
    assert mate["told"] == [] and mate["hand"] is None
    s.answer(0, LAY, A_RED, 0, ACT).answer(0, SAY)
    mate = s.sees(3)["view"]["crew"][0]
    assert [card["card"] for card in mate["told"]] == sorted([A_RED, B_BLUE])
    assert mate["hand"] is None  # told, not shown
    assert (SAY,) not in s.may(0)  # nothing new
    tick_to(s, 70_000)
    assert (SAY,) in s.may(0)  # a card came
    tick_to(s, 120_000)
    s.answer(1, GIVE, next(c for c in table_of(s).hands[1] if c < 90), 0)
    assert s.sees(3)["view"]["crew"][0]["told"] == []  # out of date


@pytest.mark.rule("SA-128")
def test_alone_two_cards_may_lie_on_one_space_of_each_phase() -> None:
    s = hold(planning(1), 0, A_RED, B_BLUE, C_LIFT)
    s.answer(0, LAY, A_RED, 0, ACT).answer(0, UNDER, B_BLUE, 0, MOVE)
    assert table_of(s).boards[0][0] == [A_RED * 4 + 1, B_BLUE * 4]
    s.answer(0, LAY, C_LIFT, 1, ACT)
    s.refuses(0, UNDER, C_LIFT, 0, ACT, rule="SA-128")
    s.answer(0, LAY, B_BLUE, 0, ACT)
    assert table_of(s).boards[0][0] == [A_RED * 4 + 1, B_BLUE * 4 + 1]
    s.answer(0, LAY, C_LIFT, 0, ACT)  # takes the place of both
    assert table_of(s).boards[0][0] == [C_LIFT * 4 + 1] and A_RED in table_of(s).hands[0]
    crew = hold(planning(2), 0, A_RED, B_BLUE)
    crew.answer(0, LAY, A_RED, 0, ACT)
    crew.refuses(0, UNDER, B_BLUE, 0, ACT, rule="SA-128")


@pytest.mark.rule("SA-051")
def test_options_say_which_card_lies_where() -> None:
    s = hold(planning(2), 0, A_RED, B_BLUE)
    s.answer(0, LAY, A_RED, 1, ACT)

    def words(*path: int) -> list[str]:
        return [o["words"] for o in options(GAME, s.table, 0, path)]

    assert [w.endswith(", on turn 2") for w in words(LAY)].count(True) == 1
    assert words(LAY, B_BLUE) == ["on turn 1", "on turn 2, where A lies", "on turn 3"]
    s.asks("plan", 0, 1, CLOCK)


@pytest.mark.rule("AMB-07", "SA-098")
@pytest.mark.parametrize(
    ("ship", "may"), [("sitting_duck_manual", True), ("sitting_duck_classic", False)]
)
def test_a_heroic_card_may_be_laid_as_a_look_out(ship: str, may: bool) -> None:
    s = hold(planning(2, ship=ship), 0, gold(0))
    assert ((LAY, gold(0), 0, LOOK) in s.may(0)) == may
    if may:
        s.answer(0, LAY, gold(0), 0, LOOK)
        assert s.sees(0)["view"]["crew"][0]["plan"][0][0]["token"] == "heroic_C"


@pytest.mark.rule("SA-053", "AMB-53")
def test_the_end_of_the_last_phase_starts_the_resolution_with_the_ship_reset() -> None:
    s = to_resolution(planning(2))
    t = table_of(s)
    assert t.phase_of == [2, 2] and t.station == [1, 1] and t.shield == [1, 1, 1]
    assert t.reactor == [2, 3, 2]
    s.asks("watch", CLOCK)


@pytest.mark.rule("AMB-51")
def test_a_short_track_on_the_classic_ship_has_two_phases() -> None:
    t = table_of(planning(4, ship="sitting_duck_classic"))
    assert t.turns == 7 and t.phases() == [[1, 3], [4, 7]]
    assert t.the_variant().check_after == [2, 5]


def test_the_board_in_letters_names_every_system_and_later_who_is_where() -> None:
    s = planning(2, ship="sitting_duck_classic")
    seen = GAME.board(s.table, 0)
    assert "  upper red: A heavy laser, B shield, C interceptors\n" in seen
    assert "lower white: A pulse cannon, B reactor, C visual confirmation\n" in seen
    aboard = "red shield 1/2, reactor 2/3; white shield 1/3, reactor 3/5, fuel 3; blue"
    assert f"At the start: {aboard}" in seen
    assert "here:" not in seen
    flying = GAME.board(to_resolution(s).table, 0)
    assert "upper white: A heavy laser, B shield, C computer; here: {p0}, {p1}\n" in flying
