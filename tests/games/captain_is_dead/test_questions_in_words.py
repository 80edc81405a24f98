"""What a player reads before a click: the price worked out, what for, and why not."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.captain_is_dead import aboard as a

from quarterdeck.games.captain_is_dead import GAME
from quarterdeck.games.captain_is_dead.choices import codes as v
from quarterdeck.kit.rng import seed_of
from quarterdeck.kit.testing.scene import Scene


def mine(s: Scene, seat: int = 0) -> dict[str, Any]:
    asked: dict[str, Any] = s.sees(seat)["decision"]["mine"]
    return asked


def reason(s: Scene, words: str) -> tuple[str, str]:
    """Why this greyed activity may not be done: rule and sentence."""
    (found,) = [b for b in mine(s)["barred"] if b["words"].split(" (")[0] == words]
    return found["rule"], found["why"]


@pytest.mark.rule("CID-068")
def test_a_payment_says_what_for_and_every_card_can_be_clicked_by_itself() -> None:
    s = a.sail("janitor", "soldier")
    a.stand(a.give(s, 0, engineering=4, science=1), 0, "engineering")
    a.do(s, v.CORE)
    s.asks("pay", 0, rule="CID-068")
    words = s.sees(0)["decision"]["words"]
    assert words == "Pay 4 Engineering (Repair the Jump Core): which cards, which further actions?"
    options = mine(s)["options"]
    places = [option["at"] for option in options]
    assert len(options) == 6 and all(len(at) == 1 for at in places)
    assert len({at[0] for at in places}) == 6, "no two of them at one place"
    assert [at[0] for at in places] == [f"pay:{option['item']}" for option in options]
    assert len(mine(s)["space"]["cheapest"]) == 4


@pytest.mark.rule("CID-068", "CID-085")
def test_a_payment_names_the_tool_that_saves_some_of_it() -> None:
    s = a.sail("janitor", "soldier")
    a.stand(a.give(s, 0, engineering=4), 0, "engineering")
    a.give_tool(s, 0, "hyperspanner", 1)
    a.do(s, v.TOOL, a.tool("hyperspanner"), a.system("jump_core")).asks("pay", 0)
    assert s.sees(0)["decision"]["words"] == (
        "Pay 4 Engineering (Hyperspanner: repair the Jump Core): "
        "which cards, which further actions, and what does the Tool save?"
    )


@pytest.mark.rule("CID-068", "CID-097")
def test_a_repair_too_dear_says_what_it_costs_after_discounts() -> None:
    s = a.stand(a.sail("soldier", "admiral"), 0, "cpu_core")
    a.break_down(s, "internal_sensors")
    words = "To repair the Internal Sensors costs 1 action, 1 Science; 1 too few in your hand."
    assert reason(s, "Repair") == ("CID-068", words)
    a.give(s, 0, science=1)
    assert a.can(s, v.REPAIR, b=a.system("internal_sensors"))
    a.table_of(s).actions = 0
    words = "To repair the Internal Sensors costs 1 action, 1 Science; 0 actions are left."
    assert reason(a.again(s), "Repair") == ("CID-048", words)


@pytest.mark.rule("CID-048")
def test_one_action_left_is_told_as_one() -> None:
    s = a.stand(a.give(a.sail("soldier", "admiral"), 0, engineering=5), 0, "engineering")
    a.table_of(s).actions = 1
    rule, words = reason(a.again(s), "Repair the core")
    assert (rule, words) == ("CID-048", "It costs 2 actions, 4 Engineering; 1 action is left.")


@pytest.mark.rule("CID-127")
def test_the_soldier_reads_that_a_kill_takes_them_all() -> None:
    for id, words in (("soldier", "Kill every Hostile Alien"), ("cyborg", "Kill a Hostile Alien")):
        s = a.give(a.sail(id, "admiral"), 0, tactical=1)
        a.invade(a.stand(s, 0, "bridge"), "bridge", 2)
        assert any(o["words"].startswith(words) for o in mine(s)["options"])


@pytest.mark.rule("CID-074")
def test_who_runs_several_sees_the_hand_that_the_question_is_about() -> None:
    s = a.sail("soldier")  # and another crew member, both run by the one player
    t = a.table_of(s)
    assert s.sees(0)["view"]["asked"] == t.now
    other = 1 - t.now
    limit = s.sees(0)["view"]["crew"][other]["limit"]
    a.stand(s, other, "bridge")
    a.stand(s, t.now, "bridge")
    a.give(a.give(s, other, science=4, command=limit - 4), t.now, tactical=1)
    a.do(s, v.GIVE, other, 3).asks("discard", 0)
    assert s.sees(0)["view"]["asked"] == other != t.now


@pytest.mark.rule("CID-165")
def test_the_injured_do_not_offer_a_repair() -> None:
    s = a.break_down(a.give(a.sail("soldier", "admiral"), 0, engineering=1), "teleporter")
    a.table_of(s).turn = 1
    said = [say["words"] for say in s.sees(0)["says"]]
    assert "I can repair the Teleporter." in said
    said = [say["words"] for say in a.hurt(s, 0).sees(0)["says"]]
    assert "I can repair the Teleporter." not in said


@pytest.mark.rule("CID-063", "CID-084")
def test_a_tool_is_named_as_a_thing_and_a_skill_as_a_kind() -> None:
    s = a.give_tool(a.give(a.sail("soldier", "admiral"), 0, tactical=1), 0, "hand_scanner")
    a.stand(a.stand(s, 0, "cargo_hold"), 1, "cargo_hold")
    words = [o["words"] for o in mine(s)["options"]]
    assert "Hand the Hand Scanner to the Admiral (1 action)" in words
    assert "Hand Tactical to the Admiral (1 action)" in words
    assert "Take the Pulse Rifle from the Cargo Pod (1 action)" in words
    assert "Swap Tactical for the Pulse Rifle in the Cargo Pod (1 action)" in words


@pytest.mark.rule("CID-085")
def test_a_tool_says_how_many_skills_it_saves_here() -> None:
    s = a.give_tool(a.give(a.sail("cyborg", "admiral"), 0, engineering=4), 0, "hyperspanner", 1)
    a.break_down(a.stand(s, 0, "engineering"), "teleporter")
    words = [o["words"] for o in mine(s)["options"] if o["words"].startswith("Hyperspanner:")]
    assert words == [
        "Hyperspanner: repair the Jump Core (2 actions, 5 Engineering, 2 Skills fewer)",
        "Hyperspanner: repair the Teleporter (1 action, 1 Engineering, 1 Skill fewer)",
    ]


@pytest.mark.rule("CID-040")
@pytest.mark.parametrize("seats", [2, 3])
def test_with_colours_dealt_all_choose_their_role_at_once(seats: int) -> None:
    t = GAME.setup(GAME.read_options({}), seats, seed_of("colours"))
    while t.decision is not None and t.decision.kind == "aside":
        seat = t.decision.waiting()[0]
        t.answer(seat, t.decision.space_of(seat).each()[0])
    assert t.decision is not None and t.decision.kind == "role"
    assert t.decision.seats == list(range(seats))
