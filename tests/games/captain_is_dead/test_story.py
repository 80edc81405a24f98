"""The story told at the end: each turning point is noted once, with who and what."""

from __future__ import annotations

import pytest
from tests.games.captain_is_dead import aboard as a

from quarterdeck.games.captain_is_dead.choices import codes as v
from quarterdeck.games.captain_is_dead.content import names as n
from quarterdeck.games.captain_is_dead.table import WON
from quarterdeck.kit.testing.scene import Scene

ENDED, CORE, HIT, CANCELLED, ATTACHED, DESTROYED, LOST, SHOT, RESEARCHED, TURN = range(10)


def told(s: Scene, what: int) -> list[tuple[int, int]]:
    """Who and which thing, of every point of this kind that any eyes see."""
    return [(p[2], p[3]) for p in s.sees(1)["view"]["story"] if p[1] == what]


@pytest.mark.rule("CID-003", "CID-055")
def test_repairs_of_the_core_up_to_the_end() -> None:
    s = a.give(a.sail("chief_engineer", "cyborg"), 0, engineering=6)
    t = a.table_of(s)
    t.core = 2
    a.stand(s, 0, "engineering")
    a.do(s, v.CORE)
    assert told(s, CORE) == [(0, 1)] and not told(s, ENDED)
    a.do(s, v.CORE).over()
    assert told(s, CORE) == [(0, 1), (0, 0)] and told(s, ENDED) == [(0, WON)]
    assert t.tally[0] == 2


@pytest.mark.rule("CID-102", "CID-135")
def test_a_ship_that_attaches_a_hit_and_a_destroyed_system() -> None:
    s = a.coming(a.sail("cyborg", "soldier"), "Y17", "Y05")
    a.end_turn(s).asks("act", 1)
    assert told(s, ATTACHED) == [(-1, a.alert("Y17"))]
    assert told(s, TURN) == [(1, 0)]
    a.break_down(s, "comm_system", 1)
    assert not told(s, DESTROYED), "offline is not destroyed"
    a.break_down(s, "computers", 2)
    assert told(s, DESTROYED) == [(-1, a.system("computers"))]
    a.coming(s, "O03", "Y06")  # a hit of two, and one more for the ship
    a.end_turn(s)
    assert told(s, HIT) == [(-1, 3)]


@pytest.mark.rule("CID-113", "CID-136", "CID-142")
def test_what_was_cancelled_shot_down_and_researched() -> None:
    s = a.give(a.sail("cyborg", "soldier"), 0, command=3, tactical=1)
    a.in_play(s, "Y17")
    a.do(a.stand(s, 0, "armory"), v.FIRE, b=0)
    assert told(s, SHOT) == [(0, a.alert("Y17"))]
    a.give(a.stand(s, 0, "science_lab"), 0, science=4)
    up = a.upgrade("auto_surgeon")
    out = next(v.a_of(c) for (c,) in s.may(0) if v.verb_of(c) == v.RESEARCH and v.b_of(c) == up)
    a.do(s, v.RESEARCH, out, up)
    assert told(s, RESEARCHED) == [(0, up)]
    while s.table.decision is not None and s.table.decision.kind == "discard":
        s.answer(0, n.SCIENCE)
    a.coming(s, "O03", "Y05")
    a.end_turn(s, a.YES)
    assert told(s, CANCELLED) == [(0, a.alert("O03"))] and not told(s, HIT)


@pytest.mark.rule("CID-125")
def test_a_crewman_who_dies_is_noted() -> None:
    s = a.stand(a.coming(a.sail("cyborg", "crewman"), "Y18", "Y05"), 1, "armory")
    a.stand(s, 0, "bridge")
    a.end_turn(s)
    assert told(s, LOST) == [(1, a.role("crewman"))]
