"""Navigation (FTK-085 to FTK-117), denial and emergencies (FTK-118 to FTK-132)."""

from __future__ import annotations

import pytest
from tests.games.feed_the_kraken.kraken import (
    BLUE_DRUNK,
    DENY,
    DISARMED,
    MERMAID,
    RED_DRUNK,
    TELESCOPE,
    YELLOW,
    crew,
    deck,
    fists,
    lose,
    navigate,
    of,
    pass_moment,
    place,
    quiet,
    ship,
    to_choice,
    to_draw,
    to_logbook,
)

from quarterdeck.games.feed_the_kraken import content, events
from quarterdeck.kit.seat import WATCHER
from quarterdeck.kit.testing.scene import Scene

FOUR = (BLUE_DRUNK, YELLOW, RED_DRUNK, MERMAID)


@pytest.mark.rule("FTK-085", "FTK-086", "FTK-087")
def test_captain_draws_two_then_the_lieutenant_two() -> None:
    s = to_choice(crew(), *FOUR)
    assert of(s).hands == [[BLUE_DRUNK, YELLOW], [RED_DRUNK, MERMAID]]
    assert s.sees(0)["view"]["mine"]["hand"] == [BLUE_DRUNK, YELLOW]
    assert s.sees(1)["view"]["mine"]["hand"] == [RED_DRUNK, MERMAID]
    assert s.sees(2)["view"]["mine"]["hand"] == []
    assert [e.things for e in s.heard(3, events.DREW)] == [(2,), (2,)]
    assert not s.heard(3, events.CARDS_SEEN) and not s.heard(WATCHER, events.CARDS_SEEN)
    s.asks(events.PASS_ON, 0, 1, rule="FTK-088")


@pytest.mark.rule("FTK-088", "FTK-089", "FTK-091", "FTK-092")
def test_one_card_each_into_the_logbook_the_other_face_down() -> None:
    s = to_choice(crew(), *FOUR)
    s.refuses(0, RED_DRUNK, rule="FTK-088")
    s.answer(1, MERMAID).answer(0, YELLOW)
    t = of(s)
    assert sorted(t.logbook) == [YELLOW, MERMAID] and t.discards == [BLUE_DRUNK, RED_DRUNK]
    assert sorted(s.sees(2)["view"]["mine"]["hand"]) == [YELLOW, MERMAID]
    assert s.sees(3)["view"]["logbook"] == 2 and s.sees(0)["view"]["mine"]["hand"] == []
    s.asks(events.STEER, 2, rule="FTK-093")


@pytest.mark.rule("FTK-090")
def test_the_logbook_is_shaken() -> None:
    orders = set()
    for fall in (0, 1):
        s = to_choice(crew(), *FOUR).chance(fall)
        s.answer(0, YELLOW).answer(1, MERMAID)
        orders.add(tuple(of(s).logbook))
    assert orders == {(YELLOW, MERMAID), (MERMAID, YELLOW)}


@pytest.mark.rule("FTK-093", "FTK-094", "FTK-095", "FTX-007", "FTK-116")
def test_the_navigators_card_is_shown_and_joins_the_captains_resume() -> None:
    s = to_logbook(crew(), YELLOW, MERMAID)
    s.refuses(2, BLUE_DRUNK, rule="FTK-093")
    s.answer(2, MERMAID)
    t = of(s)
    assert t.resume[0] == [MERMAID] and t.discards[-1] == YELLOW and t.logbook == []
    assert s.sees(WATCHER)["view"]["crew"][0]["resume"] == [MERMAID]
    assert s.heard(5, events.CARD_SHOWN)[0].things == (MERMAID,)


@pytest.mark.rule("FTK-096", "FTK-097", "FTK-098", "FTK-099", "FTX-014")
def test_ship_then_map_action_then_card_action() -> None:
    s = to_logbook(place(crew(), "Q03"), BLUE_DRUNK, YELLOW).hush()
    quiet(s.answer(2, YELLOW)).asks(events.MAP_TARGET, 0)
    assert ship(s) == "Q08"
    s.answer(0, 4)
    quiet(s)
    kinds = s.kinds()
    order = [events.CARD_SHOWN, events.SAILED, events.SEARCHED, events.RITUAL_TURNED]
    assert [k for k in kinds if k in order] == order
    s.asks(events.RITUAL)


@pytest.mark.rule("FTK-097", "FTK-002")
def test_each_colour_follows_its_arrow() -> None:
    assert ship(navigate(crew(), BLUE_DRUNK)) == "Q03"
    assert ship(navigate(crew(), RED_DRUNK, BLUE_DRUNK)) == "Q02"
    assert ship(navigate(crew(), YELLOW)) == "Q05"


@pytest.mark.rule("FTK-100")
def test_silence_from_the_draw_to_the_reveal() -> None:
    s = to_draw(crew())
    assert s.sees(0)["view"]["silent"] == []
    deck(s, *FOUR)
    pass_moment(s)
    assert s.sees(0)["view"]["silent"] == list(range(7))
    s.answer(0, YELLOW).answer(1, MERMAID)
    assert s.sees(WATCHER)["view"]["silent"] == list(range(7))
    s.answer(2, YELLOW)
    assert s.sees(0)["view"]["silent"] == []
    team = to_choice(crew(silence_scope="navigation_team"), *FOUR)
    assert team.sees(5)["view"]["silent"] == [0, 1, 2]


@pytest.mark.rule("FTX-005", "FTX-006")
def test_anything_may_be_claimed_once_the_card_is_shown_and_no_choice_is_random() -> None:
    s = to_logbook(crew(), YELLOW, MERMAID)
    assert s.may(2) == [(YELLOW,), (MERMAID,), (DENY,)], "no way to discard at random"
    s.answer(2, YELLOW)
    s.asks(events.CLAIM, 0, 1, 2, rule="FTX-006")
    assert len(s.may(0)) == 10 and len(s.may(2)) == 7
    s.answer(0, 1200).answer(1, 0).answer(2, 20)
    claims = s.sees(6)["view"]["claims"]
    assert [(c["seat"], c["code"], c["truth"]) for c in claims] == [(0, 1200, None), (2, 20, None)]
    words = [e for e in s.heard(6, events.CLAIMED)]
    assert [e.seat for e in words] == [0, 2], "who says nothing is not heard"
    silent = to_logbook(crew(claims="off"), YELLOW, MERMAID).answer(2, YELLOW)
    silent.asks(events.WINDOW)


# --- off duty ------------------------------------------------------------------------------------


def signs_after(seats: int, card: int = RED_DRUNK, **options: str) -> list[int]:
    s = navigate(crew(seats, **options), card, BLUE_DRUNK)
    return [x for x in range(seats) if of(s).signs[x]]


@pytest.mark.rule("FTK-101", "FTK-102", "FTK-103", "FTK-104")
def test_signs_by_player_count() -> None:
    assert [signs_after(n) for n in (5, 6, 7, 8, 9)] == [[1, 2], [2], [], [1, 2], [0, 1, 2]]
    assert signs_after(5, off_duty_profile="official") == [2]
    assert signs_after(7, off_duty_profile="official") == [1, 2]
    assert signs_after(7, map_for_seven="long") == [1, 2]


@pytest.mark.rule("FTK-105", "FTK-106")
def test_earlier_signs_are_free_again_and_badges_return() -> None:
    s = crew(6)
    of(s).signs[4] = 1
    navigate(s, RED_DRUNK, BLUE_DRUNK)
    assert of(s).signs == [0, 0, 1, 0, 0, 0]
    assert (of(s).lieutenant, of(s).navigator) == (-1, -1)
    s.asks(events.APPOINT, 1)


@pytest.mark.rule("FTX-010")
def test_lost_players_do_not_change_the_number_of_signs() -> None:
    s = navigate(lose(crew(9), 7, 8), RED_DRUNK, BLUE_DRUNK)
    assert [x for x in range(9) if of(s).signs[x]] == [0, 1, 2]


# --- supply line and reshuffle -------------------------------------------------------------------


def at_the_line(name: str, **options: str) -> Scene:
    s = place(crew(7, map_for_seven="long"), name)
    t = of(s)
    t.guns = [0, 1, 2, 3, 5, 3, 3]
    t.supply = 40 - sum(t.guns)
    return s


@pytest.mark.rule("FTK-111", "FTK-112", "FTX-013")
def test_crossing_the_supply_line_fills_everyone_up_to_three() -> None:
    s = navigate(at_the_line("L11"), BLUE_DRUNK)
    assert ship(s) == "L14" and of(s).guns == [3, 3, 3, 3, 5, 3, 3]
    stay = navigate(at_the_line("L10"), BLUE_DRUNK)
    assert ship(stay) == "L13" and of(stay).guns[0] == 0, "L13 lies south of it"
    beyond = navigate(at_the_line("L12"), BLUE_DRUNK)
    assert ship(beyond) == "L16" and of(beyond).guns[0] == 0, "it lies behind them"
    assert not any(any(north) for north in content.north[:1]), "none on the Quick side"


@pytest.mark.rule("FTK-112")
def test_a_short_supply_goes_round_one_gun_at_a_time_from_the_captain() -> None:
    s = at_the_line("L11")
    t = of(s)
    t.guns = [0, 1, 2, 3, 5, 24, 3]
    t.supply = 2
    navigate(s, BLUE_DRUNK)
    assert t.guns == [1, 2, 2, 3, 5, 24, 3] and t.supply == 0


@pytest.mark.rule("FTK-113", "FTK-114", "FTK-115", "FTX-011")
def test_fewer_than_four_cards_are_shuffled_with_the_discards() -> None:
    s = crew()
    t = of(s)
    t.discards = t.draw[:16]
    t.draw = t.draw[16:]
    t.discards_known, t.draw_known = [1] * 16, [1] * 3
    to_draw(s)
    assert len(t.draw) == 19 and t.discards == [] and t.draw_known == [0] * 19
    assert s.heard(WATCHER, events.RESHUFFLED)[0].things == (19,)
    enough = crew()
    of(enough).discards = of(enough).draw[:15]
    of(enough).draw = of(enough).draw[15:]
    of(enough).discards_known, of(enough).draw_known = [0] * 15, [0] * 4
    to_draw(enough)
    assert len(of(enough).draw) == 4


@pytest.mark.rule("FTK-117")
def test_a_pile_that_empties_midway_is_made_anew_from_the_discards() -> None:
    s = crew(characters={3: content.SMUGGLER})
    t = of(s)
    t.discards = t.draw[:15]
    t.draw = t.draw[15:]
    t.discards_known, t.draw_known = [0] * 15, [0] * 4
    to_draw(s)
    assert s.table.decision is not None
    s.all_answer(*[(1, 0) if x == 3 else (0,) for x in s.table.decision.seats])
    pass_moment(s).asks(events.PASS_ON)
    assert len(t.hands[0]) == 3 and len(t.hands[1]) == 2
    assert len(t.draw) == 14 and t.discards == []
    assert s.heard(0, events.RESHUFFLED)[0].rule == "FTK-117"


# --- denial and emergency ------------------------------------------------------------------------


@pytest.mark.rule("FTK-118", "FTK-119", "FTK-120", "FTK-121", "FTK-122", "FTX-012")
def test_the_navigator_may_jump_and_takes_the_secret_along() -> None:
    s = to_logbook(crew(), YELLOW, MERMAID).answer(2, DENY)
    t = of(s)
    assert sorted(t.discards[-2:]) == [YELLOW, MERMAID] and t.logbook == []
    assert not t.alive[2] and t.guns[2] == 0 and t.resume == [[]] * 7
    assert "overboard" in s.game.words.event(s.heard(6, events.DENIED)[0])
    seen = s.sees(6)["view"]
    assert seen["crew"][2]["chip"] is None and 2 in seen["silent"]
    quiet(s).asks(events.NAME_EMERGENCY, 0, rule="FTK-124")
    assert 2 not in s.sees(6)["decision"]["seats"], "the jumper is asked nothing more"


@pytest.mark.rule("FTK-123", "FTK-124", "FTK-125", "FTK-126", "FTK-127", "FTK-128", "FTK-157")
def test_an_emergency_navigator_at_once_off_duty_or_not_without_a_mutiny() -> None:
    s = to_logbook(crew(), YELLOW, MERMAID)
    of(s).signs[4] = 1
    quiet(s.answer(2, DENY)).asks(events.NAME_EMERGENCY, 0)
    s.refuses(0, 1, rule="FTK-127")
    s.refuses(0, 0, rule="FTK-066")
    s.answer(0, 4).hush()
    assert (of(s).lieutenant, of(s).navigator) == (1, 4)
    pass_moment(s).asks(events.PASS_ON, 0, 1)
    assert events.FISTS_OPENED not in s.kinds()
    assert s.sees(5)["view"]["silent"] == list(range(7)), "silence stays in force"


@pytest.mark.rule("FTK-129", "FTK-130", "FTK-158")
def test_refusals_repeat_until_somebody_steers() -> None:
    s = crew(6)
    to_logbook(s, YELLOW, MERMAID).answer(2, DENY)
    quiet(s).answer(0, 3)
    deck(s, BLUE_DRUNK, BLUE_DRUNK, RED_DRUNK, RED_DRUNK)
    pass_moment(s).answer(0, BLUE_DRUNK).answer(1, RED_DRUNK)
    s.asks(events.STEER, 3).answer(3, DENY)
    quiet(s).answer(0, 4)
    deck(s, YELLOW, YELLOW, TELESCOPE, TELESCOPE)
    pass_moment(s).answer(0, YELLOW).answer(1, TELESCOPE)
    quiet(s.answer(4, YELLOW)).asks(events.RITUAL, 0, 1, 4, 5)
    s.all_answer(*[s.may(x)[0] for x in (0, 1, 4, 5)])
    quiet(s).asks(events.APPOINT, 0)
    assert of(s).signs == [0, 0, 0, 0, 1, 0], "the sign goes to whoever finished"


@pytest.mark.rule("FTK-131", "FTK-132")
def test_an_emergency_with_nobody_left_is_played_by_chance() -> None:
    s = to_logbook(lose(crew(5), 3, 4), YELLOW, MERMAID)
    quiet(s.answer(2, DENY)).asks(events.PASS_ON, 0, 1)
    assert of(s).navigator == -1
    s.answer(0, s.may(0)[0][0])
    s.answer(1, s.may(1)[0][0])
    assert of(s).voyages == 1 and events.BLIND in s.kinds()


def two_on_board(post: int) -> Scene:
    """The captain holds two yellow cards, the lieutenant's are Mermaid and red Drunk."""
    s = quiet(lose(crew(5), 2, 3, 4)).asks(events.GIVE_BADGE, 0).answer(0, post)
    fists(s)
    pass_moment(s)
    deck(s, YELLOW, YELLOW, MERMAID, RED_DRUNK)
    return pass_moment(s).asks(events.PASS_ON)


@pytest.mark.rule("FTK-131", "FTK-132")
def test_chance_takes_either_card_for_a_missing_lieutenant() -> None:
    passed_on = set()
    for fall in (0, 1):
        s = two_on_board(content.NAVIGATOR_POST).chance(fall, 0).answer(0, YELLOW)
        s.asks(events.STEER, 1)
        passed_on.add(of(s).passed[1])
    assert passed_on == {MERMAID, RED_DRUNK}


@pytest.mark.rule("FTK-131")
def test_chance_shows_either_card_for_a_missing_navigator() -> None:
    shown = set()
    for fall in (0, 1):
        s = two_on_board(content.LIEUTENANT_POST).answer(0, YELLOW).chance(0, fall)
        s.answer(1, MERMAID)
        shown.add(of(s).resume[0][0])
    assert shown == {YELLOW, MERMAID}


@pytest.mark.rule("FTK-159", "FTK-160")
def test_a_leader_who_jumps_wins_nothing() -> None:
    s = place(crew(7, "SSLSPPS"), "Q20")
    to_logbook(s, YELLOW, MERMAID).answer(2, DENY)
    quiet(s).asks(events.NAME_EMERGENCY, 0)
    assert of(s).winner == -1


@pytest.mark.rule("FTX-025")
def test_guns_of_the_lost_return_to_the_supply() -> None:
    s = to_logbook(crew(), DISARMED, MERMAID).answer(2, DENY)
    assert of(s).supply == 22
