"""What is in the box, and the objective (CID-002 to CID-021)."""

from __future__ import annotations

import pytest
from tests.games.captain_is_dead import aboard as a

from quarterdeck.games.captain_is_dead import GAME
from quarterdeck.games.captain_is_dead.choices import codes as v
from quarterdeck.games.captain_is_dead.content import names as n
from quarterdeck.games.captain_is_dead.table import CaptainTable
from quarterdeck.kit.rng import seed_of


@pytest.mark.rule("CID-009", "CID-010", "CID-011", "CID-019", "CID-021")
def test_the_cards_are_as_many_as_the_rulebook_says() -> None:
    c = a.C
    assert len(c.systems) == 13 and sum(s.flips for s in c.systems) == 6
    assert len(c.upgrades) == 5
    assert sum(p.copies for p in c.plans) == 15
    assert len(c.roles) == 18 and all(r.hand > 0 for r in c.roles)
    assert all(r.abilities for r in c.roles)
    assert len(c.tools) == 5 and all(len(tool.sides) == 2 for tool in c.tools)


@pytest.mark.rule("CID-012", "CID-013", "CID-014")
@pytest.mark.parametrize(("level", "copies"), [(0, 24), (1, 25), (2, 6)])
def test_alerts_by_level(level: int, copies: int) -> None:
    assert sum(x.copies for x in a.C.alerts if x.level == level) == copies


@pytest.mark.rule("CID-020", "CID-066")
def test_48_skills_in_four_types() -> None:
    assert n.SKILL_NAMES == ["Command", "Engineering", "Science", "Tactical"]
    assert sum(a.C.skills) == 48


@pytest.mark.rule("CID-015", "CID-016", "CID-017", "CID-018")
def test_bars_torpedoes_and_pawns() -> None:
    c = a.C
    assert sum(1 for x in c.alerts if x.anomaly == n.ENERGIES) == 1  # the one with the bar
    assert [s.id for s in c.systems if not s.flips and s.id in ("jump_core", "shields")] == [
        "jump_core",
        "shields",
    ]
    assert c.torpedoes == 7
    assert c.levels[n.DIFFICULTIES.index("normal")].torpedoes == 5
    assert c.aliens == 12 and len(c.roles) == 18


@pytest.mark.rule("CID-002")
def test_every_role_is_taken_once_and_has_an_ability() -> None:
    s = a.sail("admiral", "soldier", "chief_engineer")
    t = a.table_of(s)
    assert len(set(t.role)) == 3
    assert all(t.role_of(crew).abilities for crew in range(3))
    fresh = GAME.setup({"any_role": "yes", "blind_discard": "no"}, 3, seed_of("x"))
    assert isinstance(fresh, CaptainTable)
    fresh.answer(0, (a.role("admiral"),))
    assert fresh.decision is not None
    assert (a.role("admiral"),) not in fresh.decision.spaces[0].each()


@pytest.mark.rule("CID-003", "CID-146", "CID-147", "CID-055")
def test_engage_wins_at_once_for_everyone() -> None:
    s = a.give(a.sail("chief_engineer", "cyborg"), 0, engineering=3)
    a.table_of(s).core = 1
    a.do(s, v.CORE)
    s.over()
    outcome = GAME.outcome(s.table)
    assert outcome is not None and outcome.winners == [0, 1] and outcome.rule == "CID-003"
    assert s.kinds()[-1] == "ended" and "alert" not in s.kinds()


@pytest.mark.rule("CID-003")
def test_a_repair_before_the_last_does_not_win() -> None:
    s = a.give(a.sail("chief_engineer", "cyborg"), 0, engineering=3)
    a.table_of(s).core = 2
    a.do(s, v.CORE).asks("act", 0)
    assert GAME.outcome(s.table) is None


@pytest.mark.rule("CID-004", "CID-148")
def test_a_hit_at_zero_shields_loses() -> None:
    s = a.coming(a.sail("cyborg", "ensign"), "Y09")
    a.table_of(s).shields = 0
    a.end_turn(s).over()
    outcome = GAME.outcome(s.table)
    assert outcome is not None and outcome.winners == [] and outcome.rule == "CID-004"


@pytest.mark.rule("CID-004", "CID-148")
def test_the_hit_that_brings_the_shields_to_zero_does_not_lose() -> None:
    s = a.coming(a.sail("cyborg", "ensign"), "O12")
    a.table_of(s).shields = 1
    a.end_turn(s).asks("act", 1)
    assert a.table_of(s).shields == 0


@pytest.mark.rule("CID-004")
def test_overflow_loses_when_the_option_says_so() -> None:
    s = a.coming(a.sail("cyborg", "ensign", overflow_loses="yes"), "O12")
    a.table_of(s).shields = 1
    a.end_turn(s).over()
    exact = a.coming(a.sail("cyborg", "ensign", overflow_loses="yes"), "O12")
    a.table_of(exact).shields = 4
    a.end_turn(exact).asks("act", 1)


@pytest.mark.rule("CID-005", "CID-149")
@pytest.mark.parametrize(("there", "lost"), [(9, False), (10, True)])
def test_no_alien_pawn_left_loses(there: int, lost: bool) -> None:
    s = a.invade(a.coming(a.sail("cyborg", "ensign"), "O17"), "cargo_hold", there)
    a.end_turn(s)
    outcome = GAME.outcome(s.table)
    assert (outcome is not None and outcome.rule == "CID-005") == lost


@pytest.mark.rule("CID-006", "CID-150")
def test_no_alert_to_draw_loses_but_a_skipped_draw_does_not() -> None:
    for quiet, lost in ((0, True), (1, False)):
        s = a.sail("cyborg", "ensign")
        t = a.table_of(s)
        t.alert_discards += t.alert_deck + t.queue
        t.alert_deck, t.alert_seen, t.queue, t.queue_marks = [], [], [], []
        a.again(s)
        t.quiet = quiet
        a.end_turn(s)
        outcome = GAME.outcome(s.table)
        assert (outcome is not None and outcome.rule == "CID-006") == lost


@pytest.mark.rule("CID-007", "CID-151")
def test_red_alerts_can_eliminate_the_crew() -> None:
    s = a.hurt(a.coming(a.sail("cyborg", "ensign"), "R02"), 0, 1)
    a.end_turn(s).over()
    outcome = GAME.outcome(s.table)
    assert outcome is not None and outcome.rule == "CID-007"
    spared = a.hurt(a.coming(a.sail("cyborg", "ensign"), "R02"), 0)
    a.end_turn(spared).asks("act", 1)
    assert a.table_of(spared).alive == [0, 1] and a.table_of(spared).hurt[1] == 1
