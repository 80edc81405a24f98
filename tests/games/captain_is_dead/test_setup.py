"""Set-up (CID-023 to CID-047)."""

from __future__ import annotations

import pytest
from tests.games.captain_is_dead import aboard as a

from quarterdeck.games.captain_is_dead import GAME
from quarterdeck.games.captain_is_dead.content import names as n
from quarterdeck.games.captain_is_dead.rules.setup import lay_out
from quarterdeck.games.captain_is_dead.table import CaptainTable
from quarterdeck.kit.event import BrokenRule
from quarterdeck.kit.testing.scene import Scene, scene


def start(seats: int = 4, **options: str) -> Scene:
    return scene(GAME, seats, **options)


@pytest.mark.rule("CID-023", "CID-024", "CID-027", "CID-029", "CID-033", "CID-036", "CID-038")
def test_the_board_as_it_is_laid_out() -> None:
    t = a.table_of(start())
    assert t.state == [0] * 13 and not any(t.active)
    assert len(t.queue) == 2 and len(t.row) == 3
    assert len(t.plan_deck) == 15
    assert t.shields == 10
    assert not t.odd[n.ENERGIES]  # the blocker bar waits


@pytest.mark.rule("CID-025", "CID-026", "CID-118")
def test_the_alert_stack_is_yellow_orange_red() -> None:
    t = a.table_of(start())
    top_down = [a.C.alerts[x].level for x in [*t.queue, *t.alert_deck[::-1]]]
    assert top_down == [0] * 24 + [1] * 25 + [2] * 6
    other = a.table_of(start(seed="another"))
    assert other.alert_deck != t.alert_deck  # shuffled


@pytest.mark.rule("CID-028", "CID-030", "CID-031")
def test_five_skills_each_and_one_set_aside() -> None:
    s = start().asks("aside", 0, 1, 2, 3, rule="CID-031")
    t = a.table_of(s)
    assert [sum(hand) for hand in t.hand] == [5] * 4
    assert len(t.deck) == 48 - 3 - 20
    kinds = [next(k for k in range(4) if t.hand[c][k]) for c in range(4)]
    lacking = [k for k in range(4) if not t.hand[0][k]]
    if lacking:
        s.refuses(0, lacking[0], rule="CID-031")
    s.all_answer(*[(k,) for k in kinds]).asks("role", rule="CID-040")
    assert [sum(hand) for hand in t.hand] == [4] * 4
    assert sum(t.pod) == 4


@pytest.mark.rule("CID-032", "CID-084")
def test_tools_start_in_the_cargo_pod() -> None:
    t = a.table_of(start())
    assert t.tool_owner == [-1] * 5 and t.tool_side == [0] * 5


@pytest.mark.rule("CID-034", "CID-035", "CID-037")
@pytest.mark.parametrize(
    ("level", "repairs", "rack"),
    [("coward", 3, 5), ("novice", 4, 5), ("normal", 5, 5), ("veteran", 6, 5), ("elite", 7, 5),
     ("legendary", 8, 5), ("insane", 9, 3)],
)  # fmt: skip
def test_levels_set_the_core_and_the_rack(level: str, repairs: int, rack: int) -> None:
    t = a.table_of(start(level=level))
    assert (t.core, t.rack) == (repairs, rack)


@pytest.mark.rule("CID-039", "CID-040", "CID-041")
def test_colours_at_random_then_a_role_of_the_colour() -> None:
    s = start(blind_discard="no").asks("role", 0, 1, 2, 3, rule="CID-040")
    t = a.table_of(s)
    assert len(set(t.colour)) == 4
    for seat in range(4):
        assert {a.C.roles[r].room for (r,) in s.may(seat)} == {t.colour[seat]}
    wrong = next(r for r in range(18) if a.C.roles[r].room != t.colour[0])
    s.refuses(0, wrong, rule="CID-040")
    s.all_answer(*[s.may(seat)[0] for seat in range(4)])
    assert t.at == t.colour  # each pawn in the room of its colour


@pytest.mark.rule("CID-039", "CID-040")
def test_colours_by_role_are_taken_once() -> None:
    s = start(blind_discard="no", colours="chosen").asks("role", 0)
    s.answer(0, a.role("admiral")).asks("role", 1)
    taken = {a.C.roles[r].colour for (r,) in s.may(1)}
    assert "blue" not in taken and len(taken) == 6


@pytest.mark.rule("CID-042", "CID-054")
def test_turns_follow_rank() -> None:
    s = a.sail("ensign", "admiral", "cyborg")
    assert a.table_of(s).order == [1, 2, 0]
    a.turn_of(a.coming(s, "Y09"), 1)
    a.end_turn(s).asks("act", 2)


@pytest.mark.rule("CID-043")
def test_ties_are_ordered_by_birth_date_as_the_tied_say() -> None:
    s = start(3, any_role="yes", blind_discard="no")
    for seat, id in enumerate(("admiral", "cyborg", "first_officer")):
        s.answer(seat, a.role(id))
    while s.table.decision is not None and s.table.decision.kind == "aside":
        seat = s.table.decision.waiting()[0]
        s.answer(seat, *s.may(seat)[0])
    s.asks("ties", 0, rule="CID-043")
    s.answer(0, 2, 0)
    assert a.table_of(s).order[:2] == [2, 0]


@pytest.mark.rule("CID-044", "CID-045", "CID-046", "CID-152", "CID-153")
def test_five_opening_alerts_are_resolved_and_not_overridden() -> None:
    s = start(3, any_role="yes", blind_discard="no")
    for seat, id in enumerate(("admiral", "diplomat", "cyborg")):
        s.answer(seat, a.role(id))
    t = a.table_of(s)
    for _ in range(40):
        decision = t.decision
        assert decision is not None
        if decision.kind == "act":
            break
        assert decision.kind in ("aside", "ties", "discard")  # never "override"
        seat = decision.waiting()[0]
        s.answer(seat, *s.may(seat)[0])
    opened = [e.things[2] for e in s.told if e.kind == "alert" and e.rule == "CID-044"]
    assert len(opened) == 5
    staying = [x for x in opened if a.C.alerts[x].anomaly >= 0 or a.C.alerts[x].toughness]
    assert sorted(t.ships + t.anomalies) == sorted(staying)
    assert all(x in t.alert_discards for x in opened if x not in staying)


@pytest.mark.rule("CID-047")
def test_scanners_that_fail_in_setup_lose_the_queue() -> None:
    for attempt in range(60):
        s = start(3, seed=f"s{attempt}", any_role="yes", blind_discard="no")
        for seat, id in enumerate(("soldier", "cyborg", "ensign")):
            s.answer(seat, a.role(id))
        while (decision := s.table.decision) is not None and decision.kind != "act":
            seat = decision.waiting()[0]
            s.answer(seat, *s.may(seat)[0])
        t = a.table_of(s)
        if t.state[n.SCANNERS] == 1:
            lost = [e for e in s.told if e.kind == "queue_lost"]
            assert lost and t.queue == []
            assert all(x in t.alert_discards for x in lost[0].things[2:])
            return
    raise AssertionError("the scanners never failed in sixty set-ups")


@pytest.mark.rule("CID-030")
def test_roles_first_when_the_option_says_so() -> None:
    start(4, blind_discard="no").asks("role")
    start(4).asks("aside")


@pytest.mark.rule("CID-022")
@pytest.mark.parametrize("crew", ["2", "5", "7"])
def test_one_player_runs_several_crew_members(crew: str) -> None:
    s = start(1, solo_crew=crew).asks("aside", 0)
    t = a.table_of(s)
    assert t.crew == int(crew)
    for _ in range(t.crew):
        s.answer(0, *s.may(0)[0])
    s.asks("role", 0)
    assert isinstance(t, CaptainTable) and sum(t.pod) == t.crew


def test_laying_out_twice_would_break_the_count_of_cards() -> None:
    """The invariants notice a card too many."""
    s = start()
    t = a.table_of(s)
    lay_out(t)
    with pytest.raises(BrokenRule, match="cards"):
        t.invariants()
