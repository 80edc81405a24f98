"""Cult rituals and conversion (FTK-148 to FTK-150, FTX-026 to FTX-031)."""

from __future__ import annotations

import json

import pytest
from tests.games.feed_the_kraken.kraken import (
    YELLOW,
    crew,
    last_ritual,
    lose,
    navigate,
    of,
    place,
    quiet,
)

from quarterdeck.games.feed_the_kraken import GAME, content, events, hints, sight
from quarterdeck.kit.rng import fresh
from quarterdeck.kit.seat import EVERYONE, WATCHER
from quarterdeck.kit.testing.scene import Scene

CONVERSION, STASH, CULT_SEARCH = content.CONVERSION, content.STASH, content.CULT_SEARCH


def rising(ritual: int, chips: str = "SSSSPPL", seats: int = 7) -> Scene:
    """A yellow card was played and this ritual is turned up."""
    return navigate(last_ritual(crew(seats, chips), ritual), YELLOW).asks(events.RITUAL)


def held(s: Scene, leader: int, *answer: int) -> Scene:
    """The leader answers so, everyone else has nothing to choose."""
    decision = s.table.decision
    assert decision is not None
    return s.all_answer(*[answer if x == leader else () for x in decision.seats.copy()])


@pytest.mark.rule("FTX-026", "FTK-036")
def test_an_uprising_turns_up_one_unused_ritual_for_all_to_see() -> None:
    s = rising(STASH)
    assert s.heard(WATCHER, events.RITUAL_TURNED)[0].things == (STASH,)
    seen = s.sees(0)["view"]
    assert seen["rituals_used"] == [STASH] and seen["rituals_left"] == 4
    none = crew()
    of(none).rituals_used = [0, 0, 0, 1, 2]
    of(none).rituals = []
    navigate(none, YELLOW).asks(events.APPOINT, 0)
    assert none.heard(WATCHER, events.NO_RITUAL_LEFT)


@pytest.mark.rule("FTX-029", "FTX-031", "FTK-149")
def test_conversion_leader_and_convert_learn_each_other() -> None:
    s = rising(CONVERSION)
    assert s.may(6) == [(x,) for x in range(6)]
    held(s, 6, 4)
    t = of(s)
    assert t.converted[4] and t.side_of(4) == content.CULT
    convert, leader = s.sees(4)["view"], s.sees(6)["view"]
    assert convert["mine"]["converted"] == 1 and convert["crew"][6]["chip"] == content.LEADER
    assert leader["crew"][4]["converted"] == 1 and leader["crew"][4]["chip"] is None
    assert [e.kind for e in s.heard(4)][-2:] == [events.CONVERSION_HELD, events.CONVERTED_BY]
    s.asks(events.WINDOW)


@pytest.mark.rule("FTX-030")
def test_nobody_else_learns_anything_of_a_conversion() -> None:
    first, second = rising(CONVERSION), rising(CONVERSION)
    held(first, 6, 4)
    held(second, 6, 1)
    for seat in (0, 2, 3, 5, WATCHER):
        assert json.dumps(first.sees(seat)) == json.dumps(second.sees(seat))
        heard = [[(e.kind, e.things) for e in s.heard(seat)] for s in (first, second)]
        assert heard[0] == heard[1]


@pytest.mark.rule("FTX-030", "FTX-028")
@pytest.mark.parametrize("ritual", [CONVERSION, CULT_SEARCH])
@pytest.mark.parametrize("lost", [False, True])
def test_by_the_lines_of_its_log_no_screen_gives_away_who_acted(ritual: int, lost: bool) -> None:
    """Everyone on board has as many lines, secret ones that are held to look, with and without a
    leader."""
    s = lose(crew(7, "SSSSPPL"), 6 if lost else 3)
    navigate(last_ritual(s, ritual), YELLOW).hush()
    held(s, -1 if lost else 6, *([4] if ritual == CONVERSION and not lost else []))
    told = {x: [e.knows == EVERYONE for e in s.heard(x)] for x in of(s).living()}
    assert list(told.values()) == [[True, False]] * 6
    s.asks(events.WINDOW)


@pytest.mark.rule("FTX-031")
def test_old_friends_still_see_the_convert_as_a_pirate_who_keeps_what_was_known() -> None:
    s = held(rising(CONVERSION), 6, 4)
    mate = s.sees(5)["view"]["crew"][4]
    assert (mate["chip"], mate["converted"]) == (content.PIRATE, None)
    assert s.sees(4)["view"]["crew"][5]["chip"] == content.PIRATE


@pytest.mark.rule("FTK-148", "FTK-150")
def test_not_the_leader_nor_the_searched_nor_the_flogged() -> None:
    s = crew()
    of(s).searched[1] = 1
    of(s).flogged[2] = [content.CULT]
    navigate(last_ritual(s, CONVERSION), YELLOW).asks(events.RITUAL)
    s.refuses(6, 6, rule="FTK-148")
    s.refuses(6, 1, rule="FTK-150")
    s.refuses(6, 2, rule="FTK-150")
    assert s.may(6) == [(0,), (3,), (4,), (5,)]


@pytest.mark.rule("FTK-149", "FTX-029")
def test_the_cultist_of_the_start_is_on_the_list_and_only_meets_the_leader() -> None:
    s = rising(CONVERSION, "SSSSSPPPPLC", 11)
    assert (10,) in s.may(9), "leaving them out would tell the leader who it is"
    held(s, 9, 10)
    assert of(s).converted == [0] * 11
    assert s.sees(9)["view"]["crew"][10]["chip"] == content.CULTIST
    assert s.sees(10)["view"]["crew"][9]["chip"] == content.LEADER


@pytest.mark.rule("FTX-029")
def test_nobody_is_converted_twice() -> None:
    s = held(rising(CONVERSION), 6, 4)
    of(s).signs = [0] * 7
    navigate(place(last_ritual(quiet(s), CONVERSION), "Q10"), YELLOW).asks(events.RITUAL)
    assert (4,) not in s.may(6)
    s.refuses(6, 4, rule="FTX-029")


@pytest.mark.rule("FTX-027")
def test_the_stash_spreads_three_guns_and_hides_the_giver() -> None:
    s = rising(STASH)
    s.refuses(6, 4, 0, 0, 0, 0, 0, 0, rule="FTX-027")
    s.refuses(6, 1, 0, 0, 0, 0, 0, 0, rule="FTX-027")
    held(s, 6, 0, 2, 0, 0, 0, 0, 1)
    assert of(s).guns == [3, 5, 3, 3, 3, 3, 4] and of(s).supply == 16
    (told,) = s.heard(WATCHER, events.STASH_OPENED)
    assert told.things == (0, 2, 0, 0, 0, 0, 1) and told.seat == -1


@pytest.mark.rule("FTX-027")
def test_a_short_supply_is_handed_out_whole() -> None:
    s = crew()
    of(s).guns[0], of(s).supply = 20, 2
    navigate(last_ritual(s, STASH), YELLOW).asks(events.RITUAL)
    held(s, 6, 0, 0, 0, 0, 0, 0, 2)
    assert of(s).guns[6] == 5 and of(s).supply == 0


@pytest.mark.rule("FTX-028")
def test_the_cults_search_shows_the_teams_chips_to_the_leader_and_leaves_no_mark() -> None:
    s = held(rising(CULT_SEARCH, "SPSSPSL"), 6)
    crew_seen = s.sees(6)["view"]["crew"]
    assert [m["chip"] for m in crew_seen] == [0, 1, 0, None, None, None, content.LEADER]
    assert of(s).searched == [0] * 7
    assert [m["chip"] for m in s.sees(3)["view"]["crew"]] == [None, None, None, 0, None, None, None]
    assert not s.heard(3, events.CULT_FOUND) and s.heard(3, events.CULT_SEARCH_HELD)


@pytest.mark.rule("FTX-028")
def test_the_leader_in_the_team_is_skipped() -> None:
    s = held(rising(CULT_SEARCH, "SLSSPPS"), 1)
    assert [f[1] for f in of(s).ledger[1]].count(events.F_CULT_FOUND) == 2


def test_a_ritual_without_a_leader_looks_the_same() -> None:
    """FTK-R17: the prompt comes, everyone nods, nothing happens."""
    s = lose(crew(7, "SSSSPPL"), 6)
    navigate(last_ritual(s, CONVERSION), YELLOW).asks(events.RITUAL, 0, 1, 2, 3, 4, 5)
    alive = lose(crew(7, "LSSSPPS"), 6)
    navigate(last_ritual(alive, CONVERSION), YELLOW)
    assert json.dumps(alive.sees(3)["decision"]) == json.dumps(s.sees(3)["decision"])
    held(s, -1)
    assert of(s).converted == [0] * 7 and s.heard(0, events.CONVERSION_HELD)
    assert alive.sees(3)["decision"]["waiting"] == [0, 1, 2, 3, 4, 5]
    alive.answer(1)
    assert alive.sees(3)["decision"]["waiting"] == [0, 1, 2, 3, 4, 5], "nobody is named"


def test_only_the_leaders_question_asks_for_something() -> None:
    asked = {
        CONVERSION: "Conversion to Cult: whom do you convert?",
        STASH: "The Cult's Guns Stash: who gets the guns?",
        CULT_SEARCH: "Cult Cabin Search: you look into the team's bags.",
    }
    for ritual, words in asked.items():
        s = rising(ritual)
        assert s.sees(6)["decision"]["words"] == words
        name = words.split(":")[0]
        for seat in range(6):
            heard = s.sees(seat)["decision"]["words"]
            assert heard == f"{name}: close your eyes and hold out your fist."
        assert s.sees(WATCHER)["decision"]["words"] == f"{name}: everyone closes their eyes."


def test_advice_follows_the_side_one_is_on_now() -> None:
    """A Pirate who was converted is advised for the Cult, from the own ledger."""
    s = held(rising(CONVERSION), 6, 4)
    before, now = hints.own_side(of(crew()), 4), hints.own_side(of(s), 4)
    assert (before, now) == (content.PIRATES, content.CULT)
    assert hints.own_side(of(s), 5) == content.PIRATES


@pytest.mark.rule("FTX-028")
def test_a_lost_leader_learns_nothing_of_the_cults_search() -> None:
    s = lose(crew(7, "SSSSPPL"), 6)
    before = list(of(s).ledger[6])
    held(navigate(last_ritual(s, CULT_SEARCH), YELLOW), -1)
    assert of(s).ledger[6] == before and not s.heard(6, events.CULT_FOUND)
    assert len(s.heard(3, events.PASSED_BY)) == 1, "everyone on board is told the same"


@pytest.mark.rule("FTX-027")
@pytest.mark.parametrize("lost", [[], [6]])
def test_a_stash_from_an_empty_supply_does_not_tell_whether_there_is_a_leader(
    lost: list[int],
) -> None:
    """FTK-R17: no gun comes out either way, so every deal stays possible."""
    s = lose(crew(7, "SSSSPPL"), *lost)
    t = of(s)
    t.guns[0], t.supply = t.guns[0] + t.supply, 0
    held(navigate(last_ritual(s, STASH), YELLOW), -1)
    leaders = {sight.imagine(t, 3, fresh(str(n))).leader() for n in range(80)}
    assert leaders == {0, 1, 2, 4, 5, 6}


def test_a_conversion_without_a_target_is_a_nod_like_all_others() -> None:
    s = crew()
    of(s).searched = [1] * 7
    navigate(last_ritual(s, CONVERSION), YELLOW).asks(events.RITUAL)
    assert s.may(6) == [()]
    held(s, 6)
    assert of(s).converted == [0] * 7
    assert GAME.outcome(s.table) is None
