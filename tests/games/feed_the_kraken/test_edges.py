"""Limits that a game seldom meets: cards without a target, posts without a holder, what ends with
a question of loyalty, and what is done for who does not answer."""

from __future__ import annotations

import pytest
from tests.games.feed_the_kraken.kraken import (
    ARMED,
    BLUE_DRUNK,
    DENY,
    MERMAID,
    PASS,
    RED_DRUNK,
    TELESCOPE,
    YELLOW,
    appoint,
    crew,
    deck,
    fists,
    last_ritual,
    lose,
    navigate,
    of,
    pass_moment,
    place,
    play,
    quiet,
    refresh,
    to_choice,
    to_draw,
    to_logbook,
)

from quarterdeck.games.feed_the_kraken import GAME, choices, effects, events, reactions, verbs
from quarterdeck.games.feed_the_kraken import content as c
from quarterdeck.kit.rng import fresh
from quarterdeck.kit.seat import WATCHER
from quarterdeck.kit.testing.scene import Scene


def may_play(s: Scene, seat: int) -> bool:
    return len(s.may(seat)) > 1


# --- cards that find no target, or too few -------------------------------------------------------


@pytest.mark.rule("FTX-043", "FTX-049")
@pytest.mark.parametrize("character", [c.MINSTREL, c.AGITATOR])
def test_with_one_on_board_minstrel_and_agitator_take_one(character: int) -> None:
    """FTK-R58."""
    s = pass_moment(lose(crew(characters={0: character}), 1, 2, 3, 4, 5, 6))
    assert s.asks(events.WINDOW, 0).may(0) == [PASS, (1, 0)]


@pytest.mark.rule("FTX-044", "FTX-056")
@pytest.mark.parametrize("character", [c.BOSUN, c.DEBT_COLLECTOR])
def test_bosun_needs_both_posts_and_a_debt_needs_somebody_to_pay(character: int) -> None:
    """FTK-R58."""
    s = pass_moment(lose(crew(characters={0: character}), 1, 2, 3, 4, 5, 6))
    assert not may_play(s.asks(events.WINDOW, 0), 0)
    s = pass_moment(lose(crew(characters={0: character}), 2, 3, 4, 5, 6))
    s.asks(events.GIVE_BADGE, 0).answer(0, c.LIEUTENANT_POST).asks(events.WINDOW)
    assert may_play(s, 0) == (character == c.DEBT_COLLECTOR)


@pytest.mark.rule("FTX-047")
def test_master_strategist_has_nothing_to_keep_without_shown_guns() -> None:
    s = crew(characters={3: c.MASTER_STRATEGIST})
    fists(appoint(s), {4: 2}).asks(events.WINDOW)
    assert not may_play(s, 3)


@pytest.mark.rule("FTX-054")
def test_mentor_is_no_target_of_itself() -> None:
    """FTK-R33: only cards of others, whatever lies face up."""
    s = crew(characters={3: c.GUNSLINGER, 4: c.MENTOR})
    play(s, 3)
    of(s).face_up[4] = 1
    assert targets_of(s, 4) == [(3,)]
    of(s).face_up[4] = 0
    s.asks(events.WINDOW)


def targets_of(s: Scene, seat: int) -> list[tuple[int, ...]]:
    space = reactions.targets(of(s), seat, of(s).character[seat])
    return [] if space is None else space.each()


@pytest.mark.rule("FTX-045")
def test_herbalist_gives_nobody_a_second_sign() -> None:
    """FTK-R48."""
    s = crew(characters={3: c.HERBALIST})
    of(s).signs[4] = of(s).signs[5] = 1
    refresh(s)
    given = [answer[1] % 16 for answer in s.may(3) if answer != PASS]
    assert sorted(set(given)) == [0, 1, 2, 3, 6]
    s.asks(events.WINDOW)


@pytest.mark.rule("FTX-051")
def test_a_chief_cook_whom_nobody_can_succeed_only_voids_the_team() -> None:
    """FTK-R35: the one other has no tongue, so the captain stays and names anew."""
    s = crew(characters={1: c.CHIEF_COOK})
    of(s).tongueless[1] = 1
    lose(s, 2, 3, 4, 5, 6)
    quiet(s).asks(events.GIVE_BADGE, 0).answer(0, c.LIEUTENANT_POST)
    play(s.hush(), 1)
    assert events.NEW_CAPTAIN not in s.kinds()
    assert (of(s).captain, of(s).lieutenant, of(s).navigator) == (0, -1, -1)
    quiet(s).asks(events.GIVE_BADGE, 0)


# --- a question of loyalty -----------------------------------------------------------------------


@pytest.mark.rule("FTX-039")
def test_a_second_troublemaker_doubles_again() -> None:
    """FTK-R55."""
    s = crew(characters={3: c.TROUBLEMAKER, 5: c.MENTOR})
    fists(appoint(s), {4: 1, 6: 1})
    play(s, 3, 4)
    play(s, 5, 3)
    play(s, 3, 4)
    assert of(s).weight[4] == 4
    pass_moment(s)
    assert of(s).captain == 4, "four and one of three"
    s.asks(events.WINDOW)


@pytest.mark.rule("FTX-058", "FTX-036")
def test_who_has_no_gun_left_to_add_has_refused() -> None:
    """FTK-R59."""
    s = crew(characters={3: c.INSTIGATOR})
    fists(appoint(s), {4: 3})
    of(s).shown[4], of(s).supply = 1, of(s).supply + 2
    s.hush()
    play(s, 3, 4)
    s.asks(events.ADD_GUNS, 4).answer(4, 1)
    assert s.kinds()[-1] == events.REFUSED_TO_ADD
    pass_moment(s)
    assert not of(s).face_up[3], "usable again"
    s.asks(events.WINDOW)


@pytest.mark.rule("FTX-049", "FTX-052", "FTX-047", "FTK-079")
def test_what_was_called_for_one_question_ends_with_it() -> None:
    """FTK-R32."""
    s = crew(characters={3: c.AGITATOR, 4: c.RABBLE_ROUSER, 5: c.MASTER_STRATEGIST})
    appoint(s)
    play(s, 3, 5, 6)
    fists(s, {5: 1, 6: 1})
    play(s, 5)
    play(s, 4)
    s.hush()
    pass_moment(s).asks(events.BREAK_TIE, 0).answer(0, 5)
    assert s.heard(WATCHER, events.MUTINY)[0].things == (2, 2)
    assert of(s).captain == 6 and of(s).guns[5] == 3, "the strategist lost nothing"
    assert (of(s).egged_on, of(s).halved, of(s).strategists) == (0, 0, 0)
    fists(appoint(s, 1, 2), {5: 1, 1: 1})
    s.hush()
    pass_moment(s)
    assert s.heard(WATCHER, events.NO_MUTINY)[0].things == (2, 3)
    s.asks(events.WINDOW)


@pytest.mark.rule("FTK-079", "FTK-151")
def test_a_mutiny_nobody_can_lead_ends_the_round_and_clears_the_team() -> None:
    """FTK-R19: all others sit out or have no tongue."""
    s = crew()
    of(s).tongueless[1] = 1
    lose(s, 2, 3, 4, 5, 6)
    quiet(s).asks(events.GIVE_BADGE, 0).answer(0, c.NAVIGATOR_POST)
    fists(s, {1: 3})
    pass_moment(s)
    assert (of(s).captain, of(s).lieutenant, of(s).navigator) == (0, -1, -1)
    assert of(s).guns[1] == 0 and of(s).round == 2
    s.asks(events.WINDOW)


# --- cards and piles -----------------------------------------------------------------------------


@pytest.mark.rule("FTX-023", "FTX-046")
def test_a_look_at_an_empty_pile_makes_a_new_one_first() -> None:
    """FTK-R18: and a pile with one card left is left alone."""
    s = crew(characters={3: c.LOOK_OUT})
    t = of(s)
    t.discards, t.draw = t.draw[1:], t.draw[:1]
    t.discards_known, t.draw_known = [0] * len(t.discards), [0]
    twin = t.clone()
    play(s.hush(), 3)
    assert events.RESHUFFLED not in s.kinds() and len(t.draw) == 1
    s.asks(events.TOP_CARD, 3)
    twin.discards += twin.draw
    twin.discards_known += [0]
    twin.draw, twin.draw_known = [], []
    twin.begin(effects.TopCard(0, 3, "FTX-046"))
    twin.decision = None
    twin.run()
    assert twin.decision is not None and twin.decision.kind == events.TOP_CARD
    assert len(twin.draw) == 19 and not twin.discards


@pytest.mark.rule("FTX-022", "FTX-023")
def test_the_mermaid_has_nothing_to_show_when_a_look_out_used_up_the_discards() -> None:
    """FTK-R50: asked again after the free moment, for a new pile may have been made in it."""
    s = to_logbook(crew(characters={3: c.LOOK_OUT}), MERMAID, RED_DRUNK)
    t = of(s)
    t.discards, t.draw = t.discards + t.draw, []
    t.discards_known, t.draw_known = [0] * len(t.discards), []
    s.answer(2, MERMAID).asks(events.CLAIM).all_answer((0,), (0,), (0,))
    play(s, 3)
    s.asks(events.TOP_CARD, 3).answer(3, choices.KEEP)
    s.hush().asks(events.CLAIM, 3).answer(3, 0)
    assert not t.discards
    pass_moment(s)
    assert events.MERMAID not in s.kinds()
    s.asks(events.WINDOW)
    assert t.round == 2, "nobody was sent to look at nothing"


@pytest.mark.rule("FTX-048", "FTX-022")
def test_two_discards_of_one_hand_fall_in_random_order() -> None:
    """FTK-R49: and the Mermaid shows her three in another order than they lie."""
    orders = set()
    for fall in (0, 1):
        s = to_draw(crew(characters={3: c.SMUGGLER}))
        play(s, 3, 0)
        deck(s, YELLOW, MERMAID, TELESCOPE, RED_DRUNK, RED_DRUNK)
        pass_moment(s).asks(events.PASS_ON)
        s.chance(fall).all_answer((YELLOW,), (RED_DRUNK,))
        orders.add(tuple(of(s).discards[:2]))
        s.asks(events.STEER, 2)
    assert orders == {(MERMAID, TELESCOPE), (TELESCOPE, MERMAID)}
    shown = set()
    for fall in (0, 1):
        s = to_choice(crew(), MERMAID, TELESCOPE, RED_DRUNK, BLUE_DRUNK)
        quiet(s.all_answer((MERMAID,), (RED_DRUNK,)).answer(2, MERMAID))
        s.asks(events.LOOK_TARGET, 0).hush().chance(fall, fall).answer(0, 5)
        shown.add(s.heard(5, events.DISCARDS_SEEN)[0].things)
    assert len(shown) == 2


@pytest.mark.rule("FTX-053")
def test_an_archivist_serves_one_draw_only() -> None:
    """FTK-R54: even when it is denied."""
    s = to_draw(crew(characters={3: c.ARCHIVIST}))
    play(s, 3, 0)
    pass_moment(s).asks(events.REDRAW, 0).answer(0, choices.KEEP)
    s.asks(events.PASS_ON)
    s.answer(0, of(s).hands[0][0]).answer(1, of(s).hands[1][0])
    s.asks(events.STEER, 2).answer(2, DENY)
    quiet(s).asks(events.NAME_EMERGENCY, 0).answer(0, 4)
    pass_moment(s).asks(events.PASS_ON)


# --- the lost ------------------------------------------------------------------------------------


@pytest.mark.rule("FTX-020", "FTX-024")
def test_a_navigator_who_is_fed_loses_badge_and_card_and_gets_no_gun() -> None:
    """FTK-R13."""
    s = crew(7, map_for_seven="long", characters={2: c.GUNSLINGER})
    play(s, 2)
    navigate(place(s, "L21"), ARMED, BLUE_DRUNK).asks(events.MAP_TARGET, 0).answer(0, 2)
    t = of(s)
    assert (t.guns[2], t.face_up[2], t.signs[2]) == (0, 0, 0)
    assert s.sees(WATCHER)["view"]["crew"][2]["character"] == c.GUNSLINGER
    s.asks(events.WINDOW)
    assert t.round == 2
    s = navigate(place(crew(7, map_for_seven="long"), "L17"), YELLOW, BLUE_DRUNK)
    s.asks(events.MAP_TARGET, 0).answer(0, 2).asks(events.WINDOW)
    assert (of(s).lieutenant, of(s).navigator) == (1, -1), "before the ritual"


@pytest.mark.rule("FTK-006", "FTX-031")
def test_feeding_a_convert_ends_nothing() -> None:
    s = navigate(place(crew(7, map_for_seven="long"), "L21"), RED_DRUNK, BLUE_DRUNK)
    of(s).converted[3] = 1
    s.asks(events.MAP_TARGET, 0).answer(0, 3)
    assert of(s).winner == -1
    s.asks(events.WINDOW)


@pytest.mark.rule("FTX-028")
def test_the_cults_search_shows_the_living_and_the_chip_in_the_bag() -> None:
    """FTK-R43, FTK-R52: a convert's chip is the old one."""
    s = navigate(last_ritual(crew(), c.CULT_SEARCH), YELLOW)
    t = of(s)
    t.converted[1] = 1
    verbs.eliminate(t, 2)
    s.hush()
    s.all_answer(*[()] * 7)
    assert [e.things for e in s.heard(6, events.CULT_FOUND)] == [(0, c.SAILOR, 1, c.SAILOR)]
    s.asks(events.WINDOW)


@pytest.mark.rule("FTX-012", "FTX-006")
def test_who_threw_cards_away_and_then_jumped_says_nothing_of_them() -> None:
    s = to_logbook(crew(), RED_DRUNK, BLUE_DRUNK)
    of(s).witnesses = [(6, events.C_THREW, 2), (5, events.C_THREW, 2)]
    verbs.eliminate(of(s), 6)
    s.answer(2, RED_DRUNK).asks(events.CLAIM, 0, 1, 2).all_answer((0,), (0,), (0,))
    s.asks(events.CLAIM, 5)


@pytest.mark.rule("FTK-112")
def test_a_short_supply_starts_with_the_captain_wherever_the_captain_sits() -> None:
    """FTK-R12."""
    s = crew(7, map_for_seven="long", captain=4)
    to_logbook(place(s, "L09"), BLUE_DRUNK, RED_DRUNK)
    t = of(s)
    t.guns = [0] * 7
    t.guns[6], t.supply = 38, 2
    s.answer(2, BLUE_DRUNK)
    assert t.guns == [0, 0, 0, 0, 1, 1, 38]
    s.asks(events.CLAIM)


# --- after the end, and for those who do not answer ----------------------------------------------


@pytest.mark.rule("FTK-122", "FTK-143")
def test_after_the_end_everyone_may_speak_again() -> None:
    s = navigate(place(crew(7, map_for_seven="long"), "L21"), RED_DRUNK, BLUE_DRUNK)
    s.answer(0, 6).over()
    assert s.sees(0)["view"]["silent"] == []


@pytest.mark.rule("FTX-029")
def test_a_cultist_of_the_start_is_met_and_not_turned() -> None:
    s = navigate(last_ritual(crew(11), c.CONVERSION), YELLOW)
    s.all_answer(*[(10,) if x == 9 else () for x in range(11)])
    of_leader = s.sees(9)["view"]["crew"][10]
    assert (of_leader["chip"], of_leader["converted"]) == (c.CULTIST, 0)
    s.asks(events.WINDOW)


@pytest.mark.rule("FTX-027")
def test_an_empty_supply_leaves_the_leader_nothing_to_hand_out() -> None:
    """FTK-R40."""
    t = of(crew())
    t.guns[0], t.supply = t.guns[0] + t.supply, 0
    assert choices.ritual(t, c.STASH, 6) is choices.NOD


@pytest.mark.rule("FTK-118", "FTX-053", "FTX-058")
def test_who_does_not_answer_keeps_cards_and_guns_and_never_jumps() -> None:
    """FTK-R45."""
    s = to_logbook(crew(), YELLOW, MERMAID)
    given = {GAME.expiry(s.table, 2, fresh(str(n))) for n in range(20)}
    assert given == {(YELLOW,), (MERMAID,)}
    s = to_draw(crew(characters={3: c.ARCHIVIST}))
    play(s, 3, 0)
    pass_moment(s).asks(events.REDRAW, 0)
    assert {GAME.expiry(s.table, 0, fresh(str(n))) for n in range(20)} == {(choices.KEEP,)}
    play(crewed := crew(characters={3: c.LOOK_OUT}), 3)
    crewed.asks(events.TOP_CARD, 3)
    assert {GAME.expiry(crewed.table, 3, fresh(str(n))) for n in range(20)} == {(choices.KEEP,)}
    s = fists(appoint(crew(characters={3: c.INSTIGATOR})))
    play(s, 3, 4)
    s.asks(events.ADD_GUNS, 4)
    assert {GAME.expiry(s.table, 4, fresh(str(n))) for n in range(20)} == {(0,)}


def test_what_both_officers_can_infer_of_the_navigators_discard() -> None:
    """The card shown is not theirs, so theirs was discarded: captain and lieutenant know it."""
    s = to_choice(crew(), YELLOW, YELLOW, MERMAID, MERMAID)
    s.all_answer((YELLOW,), (MERMAID,)).answer(2, YELLOW)
    assert of(s).discards_known[-1] == 1 << 2 | 1 << 1
    s.asks(events.CLAIM)
