"""The end (FTK-003 to FTK-008, FTK-138 to FTK-145)."""

from __future__ import annotations

import pytest
from tests.games.feed_the_kraken.kraken import (
    BLUE_DRUNK,
    DISARMED,
    MERMAID,
    PASS,
    RED_DRUNK,
    YELLOW,
    crew,
    deck,
    navigate,
    of,
    pass_moment,
    place,
    play,
    quiet,
    refresh,
    to_draw,
    to_logbook,
)

from quarterdeck.games.feed_the_kraken import GAME, content, events
from quarterdeck.kit.game import Outcome
from quarterdeck.kit.seat import ORACLE, WATCHER
from quarterdeck.kit.testing.scene import Scene


def ended(s: Scene) -> Outcome:
    s.over()
    found = GAME.outcome(s.table)
    assert found is not None
    return found


@pytest.mark.rule("FTK-143")
def test_the_end_tells_every_look_and_every_hand_thrown_away() -> None:
    """FTK-R56: all that was seen in secret, and nothing of it before."""
    s = to_draw(crew(characters={3: content.ARCHIVIST, 5: content.LOOK_OUT}))
    deck(s, YELLOW, YELLOW, RED_DRUNK, RED_DRUNK, BLUE_DRUNK, DISARMED, MERMAID)
    play(s, 3, 0)
    pass_moment(s).asks(events.REDRAW, 0)
    assert s.sees(ORACLE)["view"]["story"]["seen"] == [], "the cards are still in hand"
    s.answer(0, 1)
    s.asks(events.PASS_ON).all_answer((BLUE_DRUNK,), (RED_DRUNK,)).answer(2, BLUE_DRUNK)
    s.asks(events.CLAIM).all_answer(PASS, PASS, PASS).asks(events.CLAIM, 0).answer(0, 0)
    play(s, 5).asks(events.TOP_CARD, 5).answer(5, 0)
    t = of(s)
    t.ledger[6].append((2, events.F_STASHED, 0, 3, 0, 0, 0, 0, 0))
    t.ledger[0].append((2, events.F_FOUND, 4, content.PIRATE, 1))
    assert s.sees(0)["view"]["story"] is None
    t.winner, t.how = content.SAILORS, events.ARRIVED
    assert s.sees(WATCHER)["view"]["story"]["seen"] == [
        {"round": 1, "seat": 0, "words": THREW},
        {"round": 2, "seat": 0, "words": "You searched {p4}: Pirate, now a Cultist."},
        {"round": 2, "seat": 5, "words": "You saw red Mermaid on top of the pile."},
        {"round": 2, "seat": 6, "words": "You handed out guns from the stash: {p1} 3."},
    ]
    told = GAME.board(s.table, WATCHER)
    assert "What else was seen in secret:" in told and f"{{p0}} to themself: {THREW}" in told


THREW = "You drew yellow Cult Uprising and yellow Cult Uprising. You threw them away."


@pytest.mark.rule("FTK-003", "FTK-138", "FTK-139", "FTK-144", "FTK-007")
def test_bluewater_bay_is_the_sailors() -> None:
    end = ended(navigate(place(crew(), "Q21"), BLUE_DRUNK))
    assert end.side == "Sailors" and end.winners == [0, 1, 2, 3] and end.rule == "FTK-139"
    assert end.scores == [1, 1, 1, 1, 0, 0, 0] and "Bluewater Bay" in end.words


@pytest.mark.rule("FTK-004", "FTK-140")
def test_crimson_cove_is_the_pirates() -> None:
    end = ended(navigate(place(crew(), "Q21"), RED_DRUNK, BLUE_DRUNK))
    assert end.winners == [4, 5] and end.rule == "FTK-140"


@pytest.mark.rule("FTK-005", "FTK-141")
def test_the_kraken_in_the_north_is_the_cults() -> None:
    s = place(crew(), "Q21")
    of(s).converted[0] = 1
    end = ended(navigate(s, YELLOW))
    assert end.winners == [0, 6] and end.rule == "FTK-141", "a convert wins with the Cult"


@pytest.mark.rule("FTK-006", "FTK-142")
def test_feeding_the_leader_wins_for_the_cult_at_once() -> None:
    s = navigate(place(crew(), "Q14"), YELLOW)
    s.asks(events.MAP_TARGET, 0).answer(0, 6)
    end = ended(s)
    assert end.winners == [6] and end.rule == "FTK-142" and of(s).how == events.LEADER_FED
    other = navigate(place(crew(), "Q14"), YELLOW)
    other.asks(events.MAP_TARGET, 0).answer(0, 5)
    assert GAME.outcome(other.table) is None


@pytest.mark.rule("FTK-008", "FTK-145")
def test_lost_members_share_the_win() -> None:
    s = place(crew(), "Q21")
    t = of(s)
    t.alive[3], t.guns[3], t.supply = 0, 0, t.supply + 3
    end = ended(navigate(refresh(s), BLUE_DRUNK))
    assert 3 in end.winners


@pytest.mark.rule("FTK-143")
def test_all_factions_and_the_true_story_are_shown_at_the_end() -> None:
    s = place(crew(), "Q21")
    of(s).converted[5] = 1
    assert s.sees(WATCHER)["view"]["story"] is None
    navigate(s, BLUE_DRUNK)
    seen = s.sees(WATCHER)["view"]
    assert [m["chip"] for m in seen["crew"]] == [0, 0, 0, 0, 1, 1, 2]
    assert seen["crew"][5]["converted"] == 1 and all(m["character"] for m in seen["crew"])
    (voyage,) = seen["story"]["voyages"]
    assert voyage["shown"] == BLUE_DRUNK and len(voyage["captain_drew"]) == 2
    assert s.heard(WATCHER, events.FACTIONS_SHOWN)[0].things[:2] == (content.SAILOR, 0)
    assert seen["silent"] == [], "everyone may speak again"


def test_claims_are_held_against_the_truth_at_the_end() -> None:
    s = crew()
    to_logbook(s, YELLOW, RED_DRUNK).answer(2, YELLOW)
    s.answer(0, 1200).answer(1, 0).answer(2, 11)
    assert [c["truth"] for c in s.sees(0)["view"]["claims"]] == [None, None]
    quiet(s)
    of(s).winner = content.SAILORS
    truths = [c["truth"] for c in s.sees(5)["view"]["claims"]]
    assert truths[0][1] == "You passed on yellow Cult Uprising."
    assert "logbook held" in truths[1][0]
