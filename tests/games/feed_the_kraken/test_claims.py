"""Everyone who saw cards may claim something; claims are held against what is known."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.feed_the_kraken.kraken import (
    BLUE_DRUNK,
    DENY,
    DISARMED,
    MERMAID,
    PASS,
    RED_DRUNK,
    YELLOW,
    crew,
    deck,
    last_ritual,
    navigate,
    of,
    pass_moment,
    place,
    play,
    quiet,
    to_choice,
    to_draw,
    to_logbook,
)

from quarterdeck.games.feed_the_kraken import GAME, content, events
from quarterdeck.games.feed_the_kraken.choices import claim_code
from quarterdeck.kit.testing.scene import Scene


def known(s: Scene, seat: int) -> list[Any]:
    return [claim["known"] for claim in s.sees(seat)["view"]["claims"]]


def speak(s: Scene, captain: int, lieutenant: int, navigator: int) -> Scene:
    return s.asks(events.CLAIM, 0, 1, 2).all_answer((captain,), (lieutenant,), (navigator,))


@pytest.mark.rule("FTX-006")
def test_who_looked_during_the_silence_speaks_when_it_is_over() -> None:
    """The Look-Out is played between a refusal and the emergency: no word before the reveal."""
    s = to_logbook(crew(characters={3: content.LOOK_OUT}), BLUE_DRUNK, DISARMED).answer(2, DENY)
    deck(s, RED_DRUNK)
    play(s, 3).asks(events.TOP_CARD, 3).answer(3, 0)
    s.asks(events.WINDOW)
    quiet(s).asks(events.NAME_EMERGENCY).answer(0, 4)
    deck(s, RED_DRUNK, RED_DRUNK, MERMAID, MERMAID)
    quiet(s).all_answer((RED_DRUNK,), (MERMAID,)).answer(4, RED_DRUNK)
    s.asks(events.CLAIM, 0, 1, 4).all_answer(PASS, PASS, PASS)
    s.asks(events.CLAIM, 0, 1)
    held = claim_code([BLUE_DRUNK, BLUE_DRUNK], BLUE_DRUNK)
    s.all_answer((held,), PASS).asks(events.CLAIM, 3).answer(3, 10)
    words = [claim["words"] for claim in s.sees(6)["view"]["claims"]]
    assert words == [
        "before the refusal drew two blue, passed on blue", "saw one red on top of the pile"
    ]  # fmt: skip
    assert of(s).witnesses == []


@pytest.mark.rule("FTX-006")
def test_a_hand_thrown_away_may_be_spoken_of() -> None:
    s = to_draw(crew(characters={3: content.ARCHIVIST}))
    deck(s, YELLOW, YELLOW, RED_DRUNK, RED_DRUNK, BLUE_DRUNK, DISARMED)
    play(s, 3, 0)
    pass_moment(s).asks(events.REDRAW, 0).answer(0, 1)
    s.asks(events.PASS_ON).all_answer((BLUE_DRUNK,), (RED_DRUNK,)).answer(2, BLUE_DRUNK)
    speak(s, 0, 0, 0).asks(events.CLAIM, 0)
    assert s.sees(0)["decision"]["words"] == "What do you claim to have thrown away for new cards?"
    s.answer(0, 2)
    assert s.sees(4)["view"]["claims"][-1]["words"] == "threw two yellow away"


@pytest.mark.rule("FTX-006", "FTX-017")
def test_witnesses_without_a_tongue_or_at_a_table_without_claims_are_not_asked() -> None:
    s = deck(crew(characters={3: content.LOOK_OUT}), MERMAID)
    of(s).tongueless[3] = 1
    play(s, 3).answer(3, 0).asks(events.WINDOW)
    off = deck(crew(characters={3: content.LOOK_OUT}, claims="off"), MERMAID)
    play(off, 3).answer(3, 0).asks(events.WINDOW)


def test_a_seat_knows_which_claims_about_the_logbook_are_false() -> None:
    """The captain passed on blue and red was shown: the other card was the lieutenant's."""
    s = to_choice(crew(), BLUE_DRUNK, RED_DRUNK, MERMAID, YELLOW)
    s.all_answer((BLUE_DRUNK,), (MERMAID,)).answer(2, MERMAID)
    drew = claim_code([BLUE_DRUNK, RED_DRUNK], BLUE_DRUNK)
    lie = claim_code([YELLOW, YELLOW], YELLOW)
    speak(s, drew, lie, claim_code([MERMAID, RED_DRUNK], -1))
    assert known(s, 0) == [None, False, False], "the lieutenant's card is shown; blue is missing"
    assert known(s, 1) == [None, None, None], "its own card was shown: it cannot tell the other"
    assert known(s, 2) == [None, False, None], "there was no yellow card in the logbook"
    assert known(s, 5) == [None, None, None], "who saw nothing knows nothing"


def test_a_seat_knows_which_claims_are_true() -> None:
    s = to_choice(crew(), BLUE_DRUNK, RED_DRUNK, MERMAID, YELLOW)
    s.all_answer((BLUE_DRUNK,), (MERMAID,)).answer(2, MERMAID)
    speak(s, 0, 0, claim_code([MERMAID, BLUE_DRUNK], -1))
    assert known(s, 0) == [True] and known(s, 1) == [None]


def fit(s: Scene) -> list[Any]:
    return [claim["fits"] for claim in s.sees(5)["view"]["claims"]]


def shown_red(navigators_word: int) -> Scene:
    """Captain and lieutenant say nothing, a red card was shown, the navigator speaks."""
    s = to_choice(crew(), BLUE_DRUNK, RED_DRUNK, MERMAID, YELLOW)
    s.all_answer((BLUE_DRUNK,), (MERMAID,)).answer(2, MERMAID)
    return speak(s, 0, 0, navigators_word)


def test_a_pair_without_the_card_shown_does_not_fit() -> None:
    assert fit(shown_red(claim_code([BLUE_DRUNK, YELLOW], -1))) == [False]
    assert fit(shown_red(claim_code([BLUE_DRUNK, MERMAID], -1))) == [None], "no telling"


def test_whose_own_card_was_shown_knows_that_it_must_be_in_the_pair() -> None:
    """The lieutenant's Mermaid was shown: of the other card the lieutenant knows nothing."""
    assert known(shown_red(claim_code([BLUE_DRUNK, YELLOW], -1)), 1) == [False]
    assert known(shown_red(claim_code([MERMAID, YELLOW], -1)), 1) == [None]


@pytest.mark.rule("FTX-019")
def test_a_search_claim_against_a_flogging_does_not_fit() -> None:
    s = crew()
    of(s).claims.append((1, 0, events.C_FOUND, content.PIRATE + 1, 5))
    assert fit(s) == [None]
    of(s).flogged[5] = [content.SAILORS]
    assert fit(s) == [None]
    of(s).flogged[5] = [content.PIRATES]
    assert fit(s) == [False]


def test_a_claim_about_a_search_is_judged_by_who_knows_the_chip() -> None:
    s = crew()
    t = of(s)
    t.claims.append((1, 0, events.C_FOUND, content.SAILOR + 1, 5))
    assert known(s, 5) == [False], "a Pirate about themself"
    assert known(s, 4) == [False], "and the mate"
    assert known(s, 1) == [None] and known(s, 0) == [None]
    t.claims[0] = (1, 0, events.C_FOUND, content.PIRATE + 1, 5)
    assert known(s, 5) == [True]


@pytest.mark.rule("FTX-016")
def test_a_convert_is_called_a_cultist_with_reason() -> None:
    """FTK-R15: the convert and the leader know it is true, an old mate cannot say it is a lie."""
    s = navigate(last_ritual(crew(), content.CONVERSION), YELLOW)
    s.all_answer(*[(4,) if x == 6 else () for x in range(7)])
    t = of(s)
    t.claims.append((1, 0, events.C_FOUND, content.CULTIST + 1, 4))
    assert known(s, 4) == [True] and known(s, 5) == [None] and known(s, 1) == [None]
    t.claims[0] = (1, 0, events.C_FOUND, content.PIRATE + 1, 4)
    assert known(s, 4) == [None], "half the truth"
    t.claims[0] = (1, 0, events.C_FOUND, content.SAILOR + 1, 4)
    assert known(s, 4) == [False] and known(s, 5) == [False]


@pytest.mark.rule("FTX-006")
def test_at_the_end_each_claim_stands_beside_what_it_was_about() -> None:
    """A hand thrown away, a hand that was refused and the hand that sailed are told apart."""
    s = crew()
    t = of(s)
    thrown, refused, sailed = (MERMAID, MERMAID), (BLUE_DRUNK, RED_DRUNK), (YELLOW, RED_DRUNK)
    t.ledger[0] += [
        (1, events.F_DREW, *thrown),
        (1, events.F_DREW, *refused), (1, events.F_PASSED, BLUE_DRUNK),
        (1, events.F_DREW, *sailed), (1, events.F_PASSED, RED_DRUNK),
    ]  # fmt: skip
    t.voyage_story.append((1, 0, 1, 3, RED_DRUNK, RED_DRUNK, RED_DRUNK, 2, *sailed, 3, 3))
    t.claims += [
        (1, 0, events.C_DREW, claim_code(list(sailed), YELLOW), -1),
        (1, 0, events.C_THREW, claim_code(list(thrown), -1), -1),
        (1, 0, events.C_DENIED, claim_code(list(refused), BLUE_DRUNK), -1),
    ]
    rows = s.sees(1)["view"]["claims"]
    assert [(row["truth"], row["honest"]) for row in rows] == [(None, None)] * 3
    t.winner, t.how = content.SAILORS, events.ARRIVED
    rows = s.sees(1)["view"]["claims"]
    assert [row["honest"] for row in rows] == [False, True, True]
    assert [len(row["truth"]) for row in rows] == [2, 1, 2]
    assert rows[0]["truth"] == [
        "You drew yellow Cult Uprising and red Drunk.", "You passed on red Drunk.",
    ]  # fmt: skip
    assert "passed on yellow. Not true. To themself: You drew yellow" in board(s, 1)


def test_moments_may_go_by_themselves_and_nothing_else_may() -> None:
    """The answer is the same for everybody, with a fitting card and without."""
    s = crew(characters={3: content.GUNSLINGER, 4: content.PEACEMAKER})
    for seat in range(7):
        assert s.sees(seat)["decision"]["mine"]["idle"] == [0]
    quiet(s).asks(events.APPOINT)
    assert s.sees(0)["decision"]["mine"]["idle"] is None
    assert GAME.idle(s.table, 0) is None


def test_the_text_board_holds_claims_against_what_is_known_and_tells_the_story_at_the_end() -> None:
    s = to_choice(crew(), BLUE_DRUNK, RED_DRUNK, MERMAID, YELLOW)
    s.all_answer((BLUE_DRUNK,), (MERMAID,)).answer(2, MERMAID)
    speak(s, claim_code([BLUE_DRUNK, RED_DRUNK], BLUE_DRUNK), 0, claim_code([MERMAID] * 2, -1))
    assert "{p2} claims: saw two red in the logbook. You know that it is a lie." in board(s, 0)
    assert "saw two red in the logbook. It does not fit the rest." in board(s, 5)
    assert "Every navigation" not in board(s, 5)
    place(s, "Q20")
    quiet(s).answer(0, 4)
    t = of(s)
    t.winner, t.how = content.SAILORS, events.ARRIVED
    told = board(s, 5)
    assert "{p0} drew blue Drunk and red Drunk, {p1} red Mermaid and yellow Cult Uprising" in told
    assert "logbook: blue Drunk and red Mermaid; {p2} chose red Mermaid." in told
    assert "To themself: The logbook held" in told


def board(s: Scene, seat: int) -> str:
    return GAME.board(s.table, seat)
