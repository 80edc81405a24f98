"""Suggestions between players: true, open to all, and answered by who can help."""

from __future__ import annotations

from quarterdeck.games.captain_is_dead import GAME
from quarterdeck.games.captain_is_dead.hints import says as s
from quarterdeck.kit.testing.scene import Scene

from .aboard import (
    break_down,
    coming,
    do,
    give,
    give_tool,
    hurt,
    in_play,
    invade,
    sail,
    space,
    stand,
    table_of,
    tool,
    v,
)


def words(scene: Scene, seat: int) -> list[str]:
    return [say.words for say in GAME.says(scene.table, seat)]


def key(scene: Scene, seat: int, what: int) -> tuple[int, ...]:
    return next(say.key for say in GAME.says(scene.table, seat) if say.key[0] == what)


def test_a_hand_can_be_offered_and_what_it_lacks_asked_for() -> None:
    scene = give(sail("chief_engineer", "admiral"), 1, engineering=2, command=1)
    assert "I can bring 2 Engineering." in words(scene, 1)
    assert "I can bring 1 Command." in words(scene, 1)
    assert "I need 3 Engineering to repair the core." in words(scene, 0)
    assert not any("bring" in say for say in words(scene, 0))
    give(scene, 0, engineering=3)
    assert not any("to repair the core." in say for say in words(scene, 0) if "need" in say)


def test_trouble_is_named_where_it_is_and_not_where_it_is_not() -> None:
    scene = sail("soldier", "admiral")
    assert not any("alien" in say or "Shields" in say for say in words(scene, 1))
    invade(scene, "armory", 2)
    hurt(scene, 1)
    table_of(scene).shields = 3
    said = words(scene, 1)
    assert "Please kill the aliens in the Armory." in said
    assert "I am injured: please bring me to the Infirmary." in said
    assert "Shields first." in said


def test_systems_that_one_could_repair_and_alerts_that_come() -> None:
    scene = break_down(give(sail("admiral", "soldier"), 0, science=1), "internal_sensors")
    assert "I can repair the Internal Sensors." in words(scene, 0)
    assert "I can repair the Internal Sensors." not in words(scene, 1)
    coming(scene, "Y17", "Y09")
    said = words(scene, 1)
    assert "Let us shoot the Alien Scout before it attaches." in said
    assert not any("override" in say for say in said)  # the shields can take it
    table_of(scene).shields = 0
    assert any(say.startswith("Laser Strike comes after that") for say in words(scene, 1))


def test_nobody_suggests_alone_or_before_the_first_turn() -> None:
    assert GAME.says(sail("admiral").table, 0) == []
    fresh = GAME.setup({}, 3, "0" * 32)
    assert GAME.says(fresh, 1) == []


def test_what_a_hand_scanner_showed_is_never_part_of_it() -> None:
    scene = give_tool(sail("admiral", "soldier"), 0, "hand_scanner")
    before = [words(scene, seat) for seat in (0, 1)]
    do(scene, v.TOOL, tool("hand_scanner"), 0)
    after = [words(scene, seat) for seat in (0, 1)]
    assert any(table_of(scene).alert_seen)
    assert after == before


def test_a_bot_says_what_is_true() -> None:
    scene = give(sail("chief_engineer", "soldier"), 1, engineering=2, tactical=1)
    need = key(scene, 0, s.NEED)
    assert GAME.reply(scene.table, 1, need) == "I have 2 Engineering."
    bring = key(scene, 1, s.BRING)
    assert GAME.reply(scene.table, 0, bring) == "I still need 3 Engineering for the core."
    invade(stand(scene, 1, "bridge"), "armory")
    kill = key(scene, 0, s.KILL)
    assert kill == (s.KILL, space("armory"))
    assert GAME.reply(scene.table, 1, kill).startswith("I am armed; the Armory is ")
    assert GAME.reply(scene.table, 0, kill) == ""
    assert GAME.reply(scene.table, 0, (s.GO, space("armory"))) == ""


def test_the_shields_and_the_tube_are_answered_by_who_can() -> None:
    scene = in_play(give(sail("admiral", "tactical_officer"), 0, command=1), "Y17")
    table_of(scene).shields = 2
    assert "I can raise the shields" in GAME.reply(scene.table, 1, (s.RAISE,))
    assert GAME.reply(scene.table, 0, (s.RAISE,)) == ""
    assert key(scene, 0, s.SHOOT) == (s.SHOOT, s.ATTACHED)
    assert GAME.reply(scene.table, 1, (s.SHOOT, s.ATTACHED)) == "I can fire; I am in the Armory."
    table_of(scene).rack = 0
    assert GAME.reply(scene.table, 1, (s.SHOOT, s.ATTACHED)) == ""
