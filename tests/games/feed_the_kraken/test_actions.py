"""Map actions (FTK-146 to FTK-150, FTX-014 to FTX-020) and card actions (FTX-021 to FTX-025)."""

from __future__ import annotations

import pytest
from tests.games.feed_the_kraken.kraken import (
    ARMED,
    BLUE_DRUNK,
    DISARMED,
    MERMAID,
    RED_DRUNK,
    TELESCOPE,
    YELLOW,
    appoint,
    crew,
    deck,
    lose,
    navigate,
    of,
    place,
    quiet,
    ship,
    to_logbook,
)

from quarterdeck.games.feed_the_kraken import content, events
from quarterdeck.kit.seat import WATCHER
from quarterdeck.kit.testing.scene import Scene


def searching(chips: str = "") -> Scene:
    """The ship has reached a Cabin Search; the captain is asked for a target."""
    return navigate(place(crew(7, chips), "Q03"), YELLOW)


def flogging(chips: str = "") -> Scene:
    s = navigate(place(crew(7, chips, map_for_seven="long"), "L12"), BLUE_DRUNK)
    assert ship(s) == "L16"
    return s


@pytest.mark.rule("FTK-098", "FTX-015")
def test_cabin_search_shows_the_chip_to_the_captain_alone() -> None:
    s = searching("SSPSPSL")
    s.asks(events.MAP_TARGET, 0, rule="FTK-098").answer(0, 2)
    assert s.sees(0)["view"]["crew"][2]["chip"] == content.PIRATE
    assert s.sees(1)["view"]["crew"][2]["chip"] is None
    assert [e.things for e in s.heard(0, events.CHIP_FOUND)] == [(2, content.PIRATE, 0)]
    assert not s.heard(1, events.CHIP_FOUND) and not s.heard(WATCHER, events.CHIP_FOUND)
    assert s.heard(WATCHER, events.SEARCHED)[0].things == (2,)
    assert s.sees(WATCHER)["view"]["crew"][2]["searched"] == 1
    s.asks(events.CLAIM, 0).answer(0, 1)
    assert s.sees(5)["view"]["claims"][-1]["subject"] == 2


@pytest.mark.rule("FTX-016")
def test_a_searched_convert_tells_the_captain_of_the_conversion() -> None:
    s = searching("SSPSPSL")
    of(s).converted[2] = 1
    s.answer(0, 2)
    member = s.sees(0)["view"]["crew"][2]
    assert (member["chip"], member["converted"]) == (content.PIRATE, 1)
    words = s.game.words.event(s.heard(0, events.CHIP_FOUND)[0])
    assert words.endswith("is Pirate, now a Cultist.")


@pytest.mark.rule("FTK-146", "FTK-147")
def test_the_captain_must_choose_another_player_on_board() -> None:
    s = searching()
    s.refuses(0, 0, rule="FTK-146")
    assert s.may(0) == [(x,) for x in range(1, 7)]
    dead = navigate(place(lose(crew(), 5), "Q03"), YELLOW)
    dead.refuses(0, 5, rule="FTK-121")
    look = navigate(crew(), MERMAID)
    look.asks(events.LOOK_TARGET, 0).refuses(0, 0, rule="FTK-146")


@pytest.mark.rule("FTX-019", "FTK-024")
def test_flogging_excludes_one_of_the_other_two_sides_for_all_to_see() -> None:
    for fall, side in ((0, content.SAILORS), (1, content.CULT)):
        s = flogging("SSSPPSL")
        s.asks(events.MAP_TARGET, 0).chance(fall).answer(0, 3)
        assert s.heard(WATCHER, events.FLOGGED)[0].things == (3, side)
        assert s.sees(6)["view"]["crew"][3]["not_on"] == [side]
        assert s.sees(6)["view"]["crew"][3]["chip"] is None


@pytest.mark.rule("FTX-019")
def test_flogging_looks_at_the_present_side() -> None:
    s = flogging("SSSPPSL")
    of(s).converted[3] = 1
    s.chance(1).answer(0, 3)
    assert of(s).flogged[3] == [content.PIRATES], "a convert is no Pirate any more"


@pytest.mark.rule("FTX-017")
def test_off_with_the_tongue_no_words_and_never_captain() -> None:
    s = navigate(place(crew(7, map_for_seven="long"), "L10"), BLUE_DRUNK)
    assert ship(s) == "L13"
    s.asks(events.MAP_TARGET, 0).answer(0, 2)
    assert of(s).tongueless[2] and s.sees(5)["view"]["wordless"] == [2]
    quiet(s).asks(events.APPOINT, 1)
    mute = crew()
    of(mute).tongueless[2] = 1
    appoint(mute, 1, 2).asks(events.WINDOW)
    assert of(mute).navigator == 2, "the other posts are open to them"


@pytest.mark.rule("FTX-017")
def test_the_tongueless_are_not_asked_for_claims() -> None:
    s = crew()
    of(s).tongueless[2] = 1
    to_logbook(s, YELLOW, MERMAID).answer(2, YELLOW)
    s.asks(events.CLAIM, 0, 1)


@pytest.mark.rule("FTX-020", "FTX-014")
def test_the_kraken_takes_a_player_whose_faction_stays_secret() -> None:
    s = navigate(place(crew(7, "SSPSPSL"), "Q17"), RED_DRUNK, BLUE_DRUNK)
    assert ship(s) == "Q19"
    s.asks(events.MAP_TARGET, 0).refuses(0, 0, rule="FTK-146")
    s.answer(0, 4)
    t = of(s)
    assert not t.alive[4] and t.fed[4] and t.winner == -1 and t.guns[4] == 0
    seen = s.sees(1)["view"]
    assert seen["crew"][4]["chip"] is None and seen["silent"] == [4]
    assert s.sees(4)["decision"]["mine"] is None
    quiet(s).asks(events.APPOINT, 1)


@pytest.mark.rule("FTX-020")
def test_a_team_member_may_be_fed_and_their_part_lapses() -> None:
    s = crew(8, "SSPSPSLP")
    navigate(place(s, "L19"), BLUE_DRUNK)
    assert ship(s) == "L22"
    s.asks(events.MAP_TARGET, 0).answer(0, 2)
    assert of(s).navigator == -1
    quiet(s).asks(events.APPOINT)
    assert of(s).signs[2] == 0 and of(s).signs[1] == 1


@pytest.mark.rule("FTX-020")
def test_the_off_duty_sign_of_who_is_fed_lapses_at_once() -> None:
    """FTK-R13."""
    s = crew(8, "SPPSPSLS")
    of(s).signs[3] = 1
    navigate(place(s, "L20"), MERMAID).asks(events.MAP_TARGET, 0).answer(0, 3)
    quiet(s).asks(events.LOOK_TARGET, 0)
    assert of(s).signs == [0] * 8


@pytest.mark.rule("FTX-020")
def test_a_lieutenant_who_is_fed_wears_no_badge_any_more() -> None:
    """FTK-R13, while the navigation goes on."""
    s = crew(8, "SPPSPSLS")
    navigate(place(s, "L20"), MERMAID).asks(events.MAP_TARGET, 0).answer(0, 1)
    quiet(s).asks(events.LOOK_TARGET, 0)
    seen = s.sees(5)["view"]
    assert (seen["lieutenant"], seen["navigator"]) == (-1, 2)
    assert seen["crew"][1]["alive"] == 0 and seen["crew"][1]["guns"] == 0


# --- the cards' own actions ----------------------------------------------------------------------


@pytest.mark.rule("FTK-155", "FTK-156", "FTX-018", "FTX-021")
def test_drunk_hands_the_office_on_clockwise_to_the_fewest_resumes() -> None:
    s = crew()
    t = of(s)
    t.resume[1] = [t.draw.pop(t.draw.index(YELLOW))]
    t.resume[2] = [t.draw.pop(t.draw.index(YELLOW))]
    t.draw_known = t.draw_known[:-2]
    t.voyages = 2
    t.tongueless[3] = 1
    t.signs[4] = 1
    navigate(s, BLUE_DRUNK)
    assert t.captain == 4, "1 and 2 have more, 3 has no tongue, off duty does not matter"
    assert s.heard(6, events.NEW_CAPTAIN)[0].things == (0,)
    s.asks(events.APPOINT, 4)


@pytest.mark.rule("FTK-155")
def test_a_captain_nobody_can_replace_stays_drunk_or_not() -> None:
    s = lose(crew(5), 2, 3, 4)
    of(s).tongueless[1] = 1
    quiet(s).answer(0, content.LIEUTENANT_POST)
    quiet(s).all_answer((0,))
    quiet(s)
    deck(s)
    while of(s).voyages == 0:
        decision = s.table.decision
        assert decision is not None
        s.all_answer(*[s.may(x)[0] for x in decision.seats.copy()])
    assert of(s).captain == 0


@pytest.mark.rule("FTX-024", "FTX-025")
def test_armed_and_disarmed_change_the_navigators_guns() -> None:
    s = navigate(crew(8), ARMED)
    assert of(s).guns == [3, 3, 4, 3, 3, 3, 3, 3]
    s = navigate(crew(8), DISARMED)
    assert of(s).guns == [3, 3, 2, 3, 3, 3, 3, 3]
    s = crew(8)
    of(s).guns[2], of(s).supply = 0, of(s).supply + 3
    assert of(navigate(s, DISARMED)).guns[2] == 0
    assert content.copies[content.QUICK][ARMED] == 0


@pytest.mark.rule("FTX-022")
def test_the_mermaid_shows_the_last_three_discards_without_order() -> None:
    s = navigate(crew(), MERMAID, BLUE_DRUNK)
    s.asks(events.LOOK_TARGET, 0, rule="FTX-022").hush()
    last = of(s).discards[-3:]
    s.answer(0, 5)
    (seen,) = s.heard(5, events.DISCARDS_SEEN)
    assert sorted(seen.things) == sorted(last)
    assert not s.heard(0, events.DISCARDS_SEEN) and s.heard(0, events.MERMAID)[0].things == (5,)
    s.asks(events.CLAIM, 5)
    assert len(s.may(5)) == 11
    quiet(s).asks(events.APPOINT, 0)


@pytest.mark.rule("FTX-022")
def test_the_mermaid_shows_three_even_when_more_lie_there() -> None:
    s = crew()
    t = of(s)
    t.discards = [t.draw.pop(t.draw.index(YELLOW)), t.draw.pop(t.draw.index(TELESCOPE))]
    t.draw_known, t.discards_known = [0] * 17, [0] * 2
    navigate(s, MERMAID, BLUE_DRUNK).asks(events.LOOK_TARGET, 0).answer(0, 5)
    (seen,) = s.heard(5, events.DISCARDS_SEEN)
    assert len(t.discards) == 5 and sorted(seen.things) == sorted(t.discards[2:])


@pytest.mark.rule("FTX-022")
def test_the_mermaid_without_discards_shows_nothing() -> None:
    s = to_logbook(crew(), MERMAID, BLUE_DRUNK).answer(2, MERMAID)
    t = of(s)
    t.draw += t.discards
    t.draw_known += [0] * len(t.discards)
    t.discards, t.discards_known = [], []
    quiet(s).asks(events.APPOINT, 0)


@pytest.mark.rule("FTX-023")
def test_the_telescope_shows_the_top_card_to_keep_or_discard() -> None:
    for choice in (0, 1):
        s = navigate(crew(), TELESCOPE, BLUE_DRUNK)
        s.asks(events.LOOK_TARGET, 0, rule="FTX-023")
        deck(s, YELLOW)
        s.answer(0, 6).asks(events.TOP_CARD, 6)
        assert "yellow" in s.sees(6)["decision"]["words"]
        assert "yellow" not in s.sees(0)["decision"]["words"]
        assert [e.things for e in s.heard(6, events.TOP_SEEN)] == [(YELLOW,)]
        assert not s.heard(0, events.TOP_SEEN)
        s.answer(6, choice)
        assert (of(s).draw[-1] == YELLOW and of(s).draw_known[-1] == 1 << 6) == (choice == 0)
        assert (of(s).discards[-1] == YELLOW) == (choice == 1)
        told = events.TOP_DISCARDED if choice else events.TOP_KEPT
        assert len(s.heard(WATCHER, told)) == 1
        s.asks(events.CLAIM, 6)
