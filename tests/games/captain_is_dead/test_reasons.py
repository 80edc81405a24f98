"""Whatever may not be done says why: the bar, an empty hand, a Tool without a use."""

from __future__ import annotations

import pytest
from tests.games.captain_is_dead import aboard as a
from tests.games.captain_is_dead.test_questions_in_words import reason

from quarterdeck.games.captain_is_dead import GAME
from quarterdeck.games.captain_is_dead.choices import codes as v
from quarterdeck.games.captain_is_dead.choices.bars import barred
from quarterdeck.games.captain_is_dead.choices.lists import STAND_ALONE
from quarterdeck.games.captain_is_dead.content import names as n
from quarterdeck.games.captain_is_dead.table import CaptainTable
from quarterdeck.kit.play import one_answer
from quarterdeck.kit.rng import fresh
from quarterdeck.kit.space import Pick

BAR = "Strange Energies: the blocker bar shuts the door of Engineering."


def unexplained(t: CaptainTable) -> set[str]:
    """Activities and Tools that are neither on the menu nor greyed with a reason, or both."""
    assert t.decision is not None
    space = t.decision.spaces[0]
    assert isinstance(space, Pick) and len(space.items) == len(set(space.items))
    foreign = {act for ability, act in STAND_ALONE if not t.has(t.now, ability)}
    acts = set(range(len(t._c.acts))) - foreign - {n.OVERRIDE, n.TOOL, n.PLAN}
    things = [(v.verb_of(i), v.a_of(i)) for i in space.items]
    greyed = [(v.verb_of(b.item), v.a_of(b.item)) for b in barred(t)]
    open_ = {v.ACT_OF[verb] for verb, _ in things}
    shut = {v.ACT_OF[verb] for verb, _ in greyed}
    found = {n.ACTS[act] for act in acts if (act in open_) == (act in shut)}
    for tool in t.tools_of(t.now):
        if ((v.TOOL, tool) in things) == ((v.TOOL, tool) in greyed):
            found.add(t._c.tools[tool].id)
    return found


@pytest.mark.rule("CID-049")
@pytest.mark.parametrize("number", range(14))
def test_everything_is_open_or_says_why_not(number: int) -> None:
    rng = fresh(f"reasons {number}")
    options = {"any_role": "yes", "strange_energies": "door" if number % 4 else "core_lock"}
    t = GAME.setup(GAME.read_options(options), 1 + number % 7, rng.fork("deal").seed)
    assert isinstance(t, CaptainTable)
    while t.decision is not None:
        if t.decision.kind == "act":
            assert unexplained(t) == set(), t.where()
        one_answer(t, rng)


@pytest.mark.rule("CID-133")
def test_the_bar_is_the_reason_on_either_side_of_the_door() -> None:
    s = a.in_play(a.sail("chief_engineer", "soldier"), "Y20")
    assert reason(s, "Move") == ("CID-133", BAR)
    assert reason(s, "Carry") == ("CID-059", "Nobody else is here.")
    a.stand(s, 1, "engineering")
    assert reason(s, "Carry") == ("CID-133", BAR)
    assert a.refuse(s, v.CARRY, 1, a.space("aft_corridor"), rule="CID-133") == BAR
    a.stand(s, 0, "aft_corridor")
    assert a.refuse(s, v.MOVE, 0, a.space("engineering"), rule="CID-133") == BAR
    assert "too far" in a.refuse(s, v.MOVE, 0, a.space("bridge"), rule="CID-059")
    assert a.can(s, v.MOVE, 0, a.space("cargo_hold"))
    s.asks("act", 0)


@pytest.mark.rule("CID-063", "CID-087")
def test_without_a_card_nothing_can_be_passed_on() -> None:
    s = a.stand(a.sail("telepath", "soldier"), 0, "armory")
    empty = "Nobody has a Skill to pass on."
    assert reason(s, "Hand over")[1] == "None of you holds a card that could be passed on."
    assert reason(s, "Long-range transfer") == ("CID-063", empty)
    assert reason(s, "Mind link") == ("CID-063", empty)
    a.give_tool(s, 1, "pulse_rifle")
    assert a.can(s, v.TAKE, 1) and not a.can(s, v.FETCH) and not a.can(s, v.MIND_TAKE)
    a.give(s, 1, science=1)
    assert a.can(s, v.FETCH, 1) and a.can(s, v.MIND_TAKE, 1)


@pytest.mark.rule("CID-050")
def test_nobody_is_left_to_give_an_action_to() -> None:
    s = a.sail("first_officer", "soldier")
    assert a.can(s, v.DELEGATE, 1)
    a.table_of(s).alive[1] = 0
    assert "somebody else" in reason(a.again(s), "Delegate")[1]


@pytest.mark.rule("CID-085", "CID-090")
def test_a_tool_without_a_use_says_what_is_missing() -> None:
    s = a.give_tool(a.sail("soldier", "admiral"), 0, "hyperspanner")
    assert reason(s, "Hyperspanner")[0] == "CID-097"
    a.break_down(s, "torpedo_tube")
    assert a.can(s, v.TOOL, a.tool("hyperspanner"), a.system("torpedo_tube"))
    a.table_of(s).actions = 0
    assert reason(a.again(s), "Hyperspanner")[0] == "CID-048"
    a.turn_of(a.give_tool(s, 0, "hyperspanner", 1), 0)
    assert a.can(s, v.TOOL, a.tool("hyperspanner"))
    a.stand(s, 0, "engineering")
    assert reason(s, "Hyperspanner")[0] == "CID-068"  # 4 Engineering less 2
    a.give(s, 0, engineering=2)
    assert a.can(s, v.TOOL, a.tool("hyperspanner"), a.system("jump_core"))


@pytest.mark.rule("CID-130", "CID-095")
def test_a_scanner_for_research_says_what_keeps_it_from_the_station() -> None:
    s = a.give_tool(a.sail("soldier", "admiral"), 0, "hand_scanner", 1)
    assert reason(s, "Hand Scanner")[0] == "CID-095"
    a.stand(s, 0, "science_lab")
    assert reason(s, "Hand Scanner")[0] == "CID-068"
    a.give(s, 0, science=2)
    assert a.can(s, v.TOOL, a.tool("hand_scanner"))
    a.give_tool(s, 0, "field_medkit", 1)
    a.table_of(s).actions = 0
    words = "It costs 1 action; 0 actions are left."
    assert reason(a.again(s), "Field Medkit") == ("CID-048", words)
