"""What comes face up is told and cannot be unseen: no answer before it is taken back."""

from __future__ import annotations

import pytest
from tests.games.captain_is_dead import aboard as a

from quarterdeck.games.captain_is_dead import GAME
from quarterdeck.games.captain_is_dead.choices import codes as v
from quarterdeck.games.captain_is_dead.content import names as n
from quarterdeck.kit.log import Entry, may_take_back
from quarterdeck.kit.testing.scene import Scene, scene


def may_undo(s: Scene, seat: int) -> bool:
    """May this seat, which has answered last, take its answer back?"""
    entries = [Entry(seat, (), 0)] * s.table.answered
    return may_take_back(s.table, entries, seat) >= 0


def lines(s: Scene) -> list[str]:
    return [GAME.words.event(event) for event in s.told]


@pytest.mark.rule("CID-029", "CID-058")
def test_the_card_that_fills_the_row_is_told_and_seals_the_choice() -> None:
    s = a.stand(a.sail("cyborg", "admiral"), 0, "cpu_core").hush()
    t = a.table_of(s)
    t.row, t.deck = [n.TACTICAL, n.COMMAND, n.COMMAND], [*t.deck, *t.row]
    for kind in t.row:
        t.deck.remove(kind)
    t.deck.remove(n.SCIENCE)
    t.deck.append(n.SCIENCE)
    a.do(a.again(s), v.FACE_UP, 0, n.TACTICAL).asks("act", 0)
    assert t.row == [n.COMMAND, n.COMMAND, n.SCIENCE]
    assert lines(s)[-1] == "Face up at the Internal Sensors: Science."
    assert not may_undo(s, 0)
    a.do(s, v.MOVE, 0, a.space("mid_corridor"))
    assert may_undo(s, 0)  # a walk shows nothing


@pytest.mark.rule("CID-098", "CID-092")
def test_sensors_show_three_cards_when_they_come_back_and_none_when_they_fail() -> None:
    s = a.give(a.stand(a.sail("cyborg", "admiral"), 0, "cpu_core"), 0, science=1)
    t = a.table_of(s)
    t.row[:] = [n.COMMAND, n.TACTICAL, n.TACTICAL]
    t.deck = [k for k in range(4) for _ in range(12 - t.row.count(k) - t.hand[0][k] - t.pod[k])]
    a.break_down(s, "internal_sensors")
    words = "The face-up Skills are discarded: Command, Tactical, Tactical."
    assert lines(s)[-2:] == ["The Internal Sensors go offline.", words] and t.row == []
    a.do(s, v.REPAIR, 0, a.system("internal_sensors")).asks("act", 0)
    assert len(t.row) == 3 and not may_undo(s, 0)
    assert lines(s)[-1].startswith("Face up at the Internal Sensors: ")


@pytest.mark.rule("CID-092")
def test_the_deck_that_goes_with_the_computers_is_told() -> None:
    s = a.sail("cyborg", "admiral").hush()
    t = a.table_of(s)
    number = len(t.deck)
    a.break_down(s, "computers")
    assert lines(s)[-1] == f"The Skill deck of {number} is discarded." and not t.deck
    s.hush()
    a.break_down(s, "computers", 2)
    assert [e.kind for e in s.told] == ["destroyed"]  # there is no deck left to lose


@pytest.mark.rule("CID-137", "CID-140")
@pytest.mark.parametrize(("verb", "rule"), [(v.EVADE, "CID-137"), (v.FIRE_QUEUE, "CID-140")])
def test_why_no_alert_is_drawn(verb: int, rule: str) -> None:
    s = a.coming(a.give(a.sail("soldier", "admiral"), 0, tactical=2), "Y17", "Y01")
    a.end_turn(a.do(s.hush(), verb))
    assert [e.rule for e in s.told if e.kind == "no_alert"] == [rule]
    s.asks("act", 1)


@pytest.mark.rule("CID-052")
@pytest.mark.parametrize(("rack", "words"), [(0, "No torpedo is"), (3, "1 torpedo is")])
def test_a_torpedo_that_is_lost_is_counted(rack: int, words: str) -> None:
    s = a.coming(a.sail("cyborg", "admiral"), "O04", "Y01")
    a.table_of(s).rack = rack
    a.end_turn(s.hush())
    assert f"{words} lost from the rack." in lines(s)


@pytest.mark.rule("CID-027", "CID-128", "CID-085")
def test_the_board_in_text_says_what_lies_open() -> None:
    s = a.in_play(a.sail("cyborg", "admiral"), "R06", "O24")
    a.coming(s, "Y17", "Y01")
    a.give_tool(s, 1, "pulse_rifle", 1)
    t = a.table_of(s)
    t.ship_marks[0] = t.queue_marks[0] = t.promised[1] = 1
    t.state[n.COMM] = 2
    board = GAME.board(t, 0).splitlines()
    assert "Next Alert: Alien Scout (damaged): The ship attaches." in board
    assert "Then: Crossed Channels: Comm System offline." in board
    assert "Attached: Alien Flagship (damaged)" in board
    assert any(line.startswith("Anomaly: Time Dilation: ") for line in board)
    assert any("Comm System (destroyed)" in line for line in board)
    (admiral,) = [line for line in board if " Admiral [" in line]
    assert "+1 action next turn" in admiral and "Pulse Rifle (side B)" in admiral
    crew = [line.split(" [")[0][2:] for line in board if " of " in line and "[" in line]
    assert crew == ["{p1} Admiral", "{p0} Cyborg"]  # by rank


@pytest.mark.rule("CID-030", "CID-031")
def test_alone_the_cards_are_told_by_crew_member() -> None:
    alone = scene(GAME, 1, solo_crew="2")
    first = [GAME.words.event(event) for event in alone.table.opening()]
    assert [line.split(" is dealt")[0] for line in first if " is dealt " in line] == [
        "Crew member 1",
        "Crew member 2",
    ]
    alone.answer(0, *alone.may(0)[0]).asks("aside", 0)
    assert GAME.words.event(alone.told[-1]).startswith("Crew member 1 sets ")
    two = scene(GAME, 2)
    assert any("{p1} is dealt" in GAME.words.event(event) for event in two.table.opening())
