"""The characters and their moments (FTK-133 to FTK-137, FTX-032 to FTX-036, FTX-037 to FTX-058)."""

from __future__ import annotations

import pytest
from tests.games.feed_the_kraken.kraken import (
    BLUE_DRUNK,
    MERMAID,
    PASS,
    RED_DRUNK,
    YELLOW,
    appoint,
    crew,
    deck,
    fists,
    last_ritual,
    lose,
    of,
    pass_moment,
    play,
    refresh,
    to_draw,
)

from quarterdeck.games.feed_the_kraken import content, events, reactions
from quarterdeck.games.feed_the_kraken import content as c
from quarterdeck.kit.seat import WATCHER
from quarterdeck.kit.testing.scene import Scene


def window(s: Scene) -> int:
    """The open moment."""
    s.asks(events.WINDOW)
    assert s.table.decision is not None
    return s.table.decision.about[0]


def may_play(s: Scene, seat: int) -> bool:
    return len(s.may(seat)) > 1


# --- all of them ---------------------------------------------------------------------------------


@pytest.mark.rule("FTK-133", "FTK-134", "FTK-136", "FTK-137", "FTX-032")
def test_a_card_is_shown_once_and_stays_face_up() -> None:
    s = crew(characters={3: c.GUNSLINGER})
    assert s.sees(5)["view"]["crew"][3]["character"] is None
    play(s, 3)
    seen = s.sees(WATCHER)["view"]["crew"][3]
    assert (seen["character"], seen["face_up"], seen["guns"]) == (c.GUNSLINGER, 1, 5)
    s.asks(events.WINDOW, 1, 2, 4, 5, 6, 0)


def kind(s: Scene) -> str:
    return s.table.decision.kind if s.table.decision is not None else ""


@pytest.mark.parametrize(
    ("character", "moments"),
    [
        (c.KLEPTOMANIAC, {1, 2, 3, 4}),
        (c.HERBALIST, {1}),
        (c.CONSULTANT, {1}),
        (c.MINSTREL, {2}),
        (c.AGITATOR, {2}),
        (c.DEBT_COLLECTOR, {2}),
        (c.EQUALIZER, {2}),
        (c.CHIEF_COOK, {2}),
        (c.BOSUN, {2, 4}),
        (c.TROUBLEMAKER, {3}),
        (c.PEACEMAKER, {3}),
        (c.RABBLE_ROUSER, {3}),
        (c.INSTIGATOR, {3}),
        (c.MASTER_STRATEGIST, {3}),
        (c.SMUGGLER, {4}),
        (c.ARCHIVIST, {4}),
        (c.SPIRITUALIST, set()),
    ],
)
@pytest.mark.rule("FTX-032")
def test_the_moments_of_each_card(character: int, moments: set[int]) -> None:
    s = crew(characters={3: character})
    of(s).signs[5] = 1
    refresh(s)
    found: set[int] = set()
    while kind(s) != events.PASS_ON:
        if kind(s) == events.WINDOW:
            if may_play(s, 3):
                found.add(window(s))
            pass_moment(s)
        elif kind(s) == events.APPOINT:
            s.answer(0, 1, 2)
        else:
            fists(s, {3: 1})
    assert found == moments


@pytest.mark.rule("FTX-032")
def test_a_moment_looks_the_same_whatever_is_in_hand() -> None:
    """The prompt of a seat with a fitting card differs for that seat alone."""
    rest = {0: c.SMUGGLER, 1: c.MINSTREL, 2: c.BOSUN, 4: c.AGITATOR, 5: c.MENTOR, 6: c.ARCHIVIST}
    first = crew(characters={**rest, 3: c.KLEPTOMANIAC})
    second = crew(characters={**rest, 3: c.EQUALIZER})
    assert first.sees(WATCHER) == second.sees(WATCHER)
    assert first.sees(5)["decision"] == second.sees(5)["decision"]
    assert [o["words"] for o in first.sees(3)["decision"]["mine"]["options"]] == [
        "Pass",
        "Play your character",
    ]
    first.answer(1, *PASS)
    assert first.sees(5)["decision"]["waiting"] == [1, 2, 3, 4, 5, 6, 0], "nobody is shown"


@pytest.mark.rule("FTX-032")
def test_a_card_that_cannot_be_played_now_says_why_to_its_owner_alone() -> None:
    s = crew(characters={3: c.PEACEMAKER, 4: c.MENTOR, 5: c.GUNSLINGER})
    why = [b["why"] for x in (3, 4, 5) for b in s.sees(x)["decision"]["mine"]["barred"]]
    assert why == ["This is not the moment of your card.", "Your card would do nothing now."]
    assert s.sees(WATCHER)["decision"]["mine"] is None
    s.refuses(3, 1, rule="FTX-032")
    s.asks(events.WINDOW, 1, 2, 3, 4, 5, 6, 0)


@pytest.mark.rule("FTK-134")
def test_two_at_once_go_clockwise_from_the_captains_left_and_the_other_is_asked_again() -> None:
    """FTK-R23."""
    s = crew(captain=2, characters={1: c.GUNSLINGER, 4: c.KLEPTOMANIAC})
    s.all_answer(PASS, (1, 0), PASS, PASS, PASS, (1,), PASS)
    assert of(s).face_up == [0, 0, 0, 0, 1, 0, 0] and of(s).guns[4] == 4
    s.asks(events.WINDOW, 3, 5, 6, 0, 1, 2)
    assert may_play(s, 1)


@pytest.mark.rule("FTK-135", "FTX-054")
def test_mentor_turns_a_used_card_down_to_be_used_again() -> None:
    s = crew(characters={3: c.GUNSLINGER, 4: c.MENTOR})
    assert not may_play(s, 4), "no card is face up"
    play(s, 3)
    play(s, 4, 3)
    assert of(s).face_up == [0, 0, 0, 0, 1, 0, 0]
    assert s.sees(0)["view"]["crew"][3]["character"] == c.GUNSLINGER, "everyone knows which it is"
    play(s, 3)
    assert of(s).guns[3] == 7


# --- guns ----------------------------------------------------------------------------------------


@pytest.mark.rule("FTX-038")
def test_kleptomaniac_steals_a_gun() -> None:
    s = crew(characters={3: c.KLEPTOMANIAC})
    of(s).guns[5], of(s).supply = 0, of(s).supply + 3
    refresh(s)
    assert (1, 5) not in s.may(3) and (1, 3) not in s.may(3)
    play(s, 3, 0)
    assert of(s).guns[3] == 4 and of(s).guns[0] == 2


@pytest.mark.rule("FTX-038")
def test_shown_guns_cannot_be_stolen() -> None:
    """FTK-R61."""
    s = fists(appoint(crew(characters={3: c.KLEPTOMANIAC})), {5: 3})
    assert (1, 5) not in s.may(3)


@pytest.mark.rule("FTX-042")
def test_gunslinger_takes_two_or_what_is_left() -> None:
    s = crew(characters={3: c.GUNSLINGER})
    of(s).guns[0], of(s).supply = 21, 1
    play(s, 3)
    assert of(s).guns[3] == 4 and of(s).supply == 0


@pytest.mark.rule("FTX-040")
def test_gunsmith_pays_a_gun_and_recovers_one_after_each_mutiny() -> None:
    s = play(crew(characters={3: c.GUNSMITH}), 3)
    assert of(s).guns[3] == 2
    pass_moment(fists(appoint(s), {3: 2, 4: 1}))
    assert of(s).guns[3] == 1 and of(s).guns[4] == 2
    bare = crew(characters={3: c.GUNSMITH})
    of(bare).guns[3], of(bare).supply = 0, of(bare).supply + 3
    assert not may_play(refresh(bare), 3)


@pytest.mark.rule("FTX-040", "FTX-054")
def test_a_gunsmith_turned_down_works_no_more() -> None:
    s = play(crew(characters={3: c.GUNSMITH, 4: c.MENTOR}), 3)
    play(s, 4, 3)
    pass_moment(fists(appoint(s), {3: 2, 5: 1}))
    assert of(s).guns[3] == 0


@pytest.mark.rule("FTX-055")
def test_spiritualist_makes_two_pay_a_third_in_a_yellow_round() -> None:
    s = last_ritual(crew(characters={3: c.SPIRITUALIST}), content.STASH)
    to_yellow(s)
    assert window(s) == c.YELLOW_ROUND
    of(s).guns[5], of(s).supply = 0, of(s).supply + 3
    play(s, 3, 3, 1, 5)
    assert of(s).guns[3] == 4 and of(s).guns[1] == 2 and of(s).guns[5] == 0
    pass_moment(s).asks(events.RITUAL)


def to_yellow(s: Scene) -> Scene:
    to_draw(s)
    deck(s, YELLOW, YELLOW, RED_DRUNK, RED_DRUNK)
    pass_moment(s).all_answer((YELLOW,), (RED_DRUNK,)).answer(2, YELLOW)
    return s.all_answer(PASS, PASS, PASS)


@pytest.mark.rule("FTX-055")
def test_spiritualist_is_offered_again_after_the_ritual_and_needs_three() -> None:
    s = last_ritual(crew(characters={3: c.SPIRITUALIST}), content.CULT_SEARCH)
    pass_moment(to_yellow(s)).asks(events.RITUAL)
    s.all_answer(*[()] * 7)
    assert window(s) == c.YELLOW_ROUND and may_play(s, 3)
    assert (1, 3, 1, 2) in s.may(3) and (1, 3, 1, 3) not in s.may(3)
    play(s, 3, 3, 1, 2)
    assert of(s).guns[1:4] == [2, 2, 5], "both pay"
    few = lose(crew(5, characters={1: c.SPIRITUALIST}), 2, 3, 4)
    assert reactions.reaction(of(few), 1, c.YELLOW_ROUND) is reactions.PASS_ONLY
    three = of(lose(crew(5, characters={1: c.SPIRITUALIST}), 3, 4))
    assert reactions.reaction(three, 1, c.YELLOW_ROUND).count() == 4


@pytest.mark.rule("FTX-056")
def test_debt_collector_makes_one_of_the_team_pay_the_others() -> None:
    s = appoint(crew(characters={3: c.DEBT_COLLECTOR}))
    assert [a for a in s.may(3) if a[0]] == [(1, 0), (1, 1), (1, 2)]
    play(s, 3, 1)
    assert of(s).guns == [4, 1, 4, 3, 3, 3, 3]
    s.asks(events.WINDOW)


@pytest.mark.rule("FTX-056")
def test_a_payer_with_one_gun_chooses_whom_to_pay() -> None:
    s = crew(characters={3: c.DEBT_COLLECTOR})
    of(s).guns[1], of(s).supply = 1, of(s).supply + 2
    play(appoint(s), 3, 1).asks(events.PAY_DEBT, 1)
    s.answer(1, 2).asks(events.WINDOW)
    assert of(s).guns == [3, 0, 4, 3, 3, 3, 3]


# --- posts and signs -----------------------------------------------------------------------------


@pytest.mark.rule("FTX-044")
def test_bosun_swaps_the_badges() -> None:
    s = play(appoint(crew(characters={3: c.BOSUN})), 3)
    assert (of(s).lieutenant, of(s).navigator) == (2, 1)
    s.asks(events.WINDOW)


@pytest.mark.rule("FTX-045")
def test_herbalist_moves_a_sign() -> None:
    s = crew(characters={3: c.HERBALIST})
    assert not may_play(s, 3), "no sign is out"
    of(s).signs[5] = 1
    refresh(s)
    assert (1, 5 * 16 + 0) in s.may(3), "onto the captain too"
    play(s, 3, 5 * 16 + 1)
    assert of(s).signs == [0, 1, 0, 0, 0, 0, 0]
    pass_moment(s).refuses(0, 1, 2, rule="FTK-067")


@pytest.mark.rule("FTX-050")
def test_consultant_names_the_lieutenant_then_the_captain_the_navigator() -> None:
    s = pass_moment(play(crew(characters={3: c.CONSULTANT}), 3))
    s.asks(events.NAME_LIEUTENANT, 3, rule="FTX-050").answer(3, 3)
    s.asks(events.NAME_NAVIGATOR, 0).refuses(0, 3, rule="FTK-068")
    s.answer(0, 5)
    assert (of(s).lieutenant, of(s).navigator, of(s).consultant) == (3, 5, -1)


@pytest.mark.rule("FTX-050")
def test_a_captain_who_is_the_consultant_appoints_as_usual() -> None:
    s = pass_moment(play(crew(characters={0: c.CONSULTANT}), 0))
    s.asks(events.APPOINT, 0)


@pytest.mark.rule("FTX-051", "FTX-035")
def test_chief_cook_hands_the_office_on_and_voids_the_team() -> None:
    s = play(appoint(crew(characters={3: c.CHIEF_COOK})), 3)
    assert of(s).captain == 1 and (of(s).lieutenant, of(s).navigator) == (-1, -1)
    assert window(s) == c.BEFORE_APPOINTMENT and of(s).round == 1
    pass_moment(s).asks(events.APPOINT, 1)


# --- cards ---------------------------------------------------------------------------------------


@pytest.mark.rule("FTX-046")
def test_look_out_sees_the_top_card_and_keeps_or_discards_it() -> None:
    s = deck(crew(characters={3: c.LOOK_OUT}), MERMAID)
    play(s, 3).asks(events.TOP_CARD, 3)
    assert [e.things for e in s.heard(3, events.TOP_SEEN)] == [(MERMAID,)]
    assert not s.heard(4, events.TOP_SEEN)
    s.answer(3, 1)
    assert of(s).discards == [MERMAID]
    s.asks(events.CLAIM, 3).answer(3, 10).asks(events.WINDOW)
    assert s.sees(5)["view"]["claims"][-1]["words"] == "saw one red on top of the pile"


@pytest.mark.rule("FTX-048")
def test_smuggler_a_hand_of_three_of_which_one_is_passed_on() -> None:
    s = to_draw(crew(characters={3: c.SMUGGLER}))
    deck(s, YELLOW, RED_DRUNK, MERMAID, BLUE_DRUNK, BLUE_DRUNK)
    assert [a for a in s.may(3) if a[0]] == [(1, 0), (1, 1)]
    pass_moment(play(s, 3, 0))
    assert of(s).hands == [[YELLOW, RED_DRUNK, MERMAID], [BLUE_DRUNK, BLUE_DRUNK]]
    s.answer(0, MERMAID).answer(1, BLUE_DRUNK)
    assert len(of(s).logbook) == 2 and sorted(of(s).discards[:2]) == [YELLOW, RED_DRUNK]
    assert of(s).smuggled == 0


@pytest.mark.rule("FTX-053")
def test_archivist_lets_throw_all_away_for_two_new_cards() -> None:
    s = to_draw(crew(characters={3: c.ARCHIVIST}))
    deck(s, YELLOW, RED_DRUNK, MERMAID, MERMAID, BLUE_DRUNK, BLUE_DRUNK)
    pass_moment(play(s, 3, 1)).asks(events.REDRAW, 1).answer(1, 1)
    assert of(s).hands[1] == [BLUE_DRUNK, BLUE_DRUNK] and of(s).discards == [MERMAID, MERMAID]
    assert s.heard(5, events.THREW_AWAY)[0].things == (2,)
    s.asks(events.PASS_ON, 0, 1)
    kept = to_draw(crew(characters={3: c.ARCHIVIST}))
    pass_moment(play(kept, 3, 0)).asks(events.REDRAW, 0).answer(0, 0)
    assert of(kept).discards == []


def test_effects_of_a_card_turned_down_stay_called() -> None:
    """FTK-R62, FTK-R55: played again, Rabble-rouser halves again."""
    s = crew(10, characters={3: c.RABBLE_ROUSER, 4: c.MENTOR})
    fists(appoint(s), {5: 2})
    play(s, 3)
    play(s, 4, 3)
    play(s, 3)
    pass_moment(s)
    assert s.heard(0, events.MUTINY)[0].things == (2, 2)


@pytest.mark.rule("FTX-048", "FTX-053", "FTX-054")
@pytest.mark.parametrize("card", [c.SMUGGLER, c.ARCHIVIST])
def test_smuggler_and_archivist_played_twice_serve_captain_and_lieutenant(card: int) -> None:
    """FTK-R62, FTK-R49: by the Mentor's grace, for both in one draw."""
    s = to_draw(crew(characters={3: card, 4: c.MENTOR}))
    play(play(play(s, 3, 0), 4, 3), 3, 1)
    pass_moment(s)
    if card == c.SMUGGLER:
        assert [len(hand) for hand in of(s).hands] == [3, 3]
    else:
        s.asks(events.REDRAW, 0).answer(0, 0).asks(events.REDRAW, 1).answer(1, 1)
    s.asks(events.PASS_ON, 0, 1)


@pytest.mark.rule("FTX-044", "FTX-048")
def test_a_smugglers_third_card_goes_with_the_badge_that_bosun_hands_on() -> None:
    """FTK-R54."""
    s = to_draw(crew(characters={3: c.SMUGGLER, 4: c.BOSUN}))
    play(play(s, 3, 1), 4)
    assert s.sees(6)["view"]["called"] == [{"character": c.SMUGGLER, "seats": [2]}]
    pass_moment(s).asks(events.PASS_ON, 0, 2)
    assert [e.things for e in s.heard(2, events.DREW) if e.seat == 2] == [(3,)]


def test_navigation_goes_on_after_all_cards_are_face_up() -> None:
    s = crew(5)
    of(s).face_up = [1] * 5
    refresh(s).asks(events.APPOINT, 0).answer(0, 1, 2)
    fists(s).asks(events.PASS_ON, 0, 1)
