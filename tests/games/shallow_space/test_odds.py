"""The chances that a captain reads before firing are those of the dice (SB-065, SB-066, SB-142)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.shallow_space.ships import (
    armed,
    battle,
    drop_shields,
    end_turn,
    give,
    hit,
    play,
    put,
    refresh,
    table_of,
)  # fmt: skip

from quarterdeck.games.shallow_space import GAME, verbs
from quarterdeck.games.shallow_space.choices import deeds
from quarterdeck.games.shallow_space.choices.deeds import deed
from quarterdeck.games.shallow_space.content import (
    AIMED_SHOT,
    BRIDGE,
    ENGINE_L,
    ENGINE_R,
    EVASIVE_MANEUVERS,
    FIRST_POD,
    GAS_MISSILE,
    LASER_L,
    LOCK_ON,
    MISSILE_BARRAGE,
    PHOTON_TORPEDO,
    POD_L,
    SENSOR,
    SENSOR_VIRUS,
    TELEPORT,
)
from quarterdeck.games.shallow_space.table import SpaceTable
from quarterdeck.kit.testing.scene import Scene


def shown(s: Scene, target: int = 1, side: int = 0) -> dict[str, Any]:
    odds = s.sees(0)["view"]["odds"]
    found: dict[str, Any] = next(o for o in odds if (o["side"], o["target"]) == (side, target))
    return found


def help_of(t: SpaceTable, code: int) -> str:
    assert t.decision is not None
    return GAME.words.option(t, t.decision, 0, (code,)).help


def hits_of(t: SpaceTable, code: int, spot: int) -> int:
    """How many of the eight faces hit."""
    found = 0
    for face in range(8):
        twin = t.clone()
        twin.rng.script = [face, POD_L, POD_L, POD_L]
        before = twin.damage[spot]
        twin.answer(0, (code,))
        found += twin.damage[spot] > before
    return found


@pytest.mark.rule("SB-138", "SB-142")
@pytest.mark.parametrize("engines, sure", [((0, 0), False), ((3, 0), True), ((3, 3), True)])
def test_an_aimed_shot_is_shown_as_sure_unless_both_engines_evade(
    engines: tuple[int, int], sure: bool
) -> None:
    s = armed(AIMED_SHOT)
    t = table_of(s)
    hit(s, 1, (ENGINE_L, engines[0]), (ENGINE_R, engines[1]))
    t.evasive[1] = 1
    play(s, 0, AIMED_SHOT)
    refresh(s)
    odds = shown(s)
    assert odds["sure"] == sure and odds["eighths"] == (8 if sure else 2)
    code = deed(deeds.FIRE, 0, 1, POD_L + 1)
    assert hits_of(t, code, 16 + POD_L) == odds["eighths"]
    words = help_of(t, code)
    assert ("no roll" in words) == sure and ("2 in 8" in words) != sure


@pytest.mark.rule("SB-142", "SB-105")
def test_aimed_at_a_pod_there_is_no_section_to_name_and_no_roll() -> None:
    s = armed(AIMED_SHOT)
    t = table_of(s)
    verbs.open_pod(t, 4)
    play(s, 0, AIMED_SHOT)
    pod = FIRST_POD + 4
    assert shown(s, pod)["sure"]
    code = deed(deeds.FIRE, 0, pod)
    assert (code,) in s.may(0) and (deed(deeds.FIRE, 0, pod, 1),) not in s.may(0)
    assert "no roll" in help_of(t, code)
    assert hits_of(t, code, pod * 16 + TELEPORT) == 8


@pytest.mark.rule("SB-142", "SB-170", "SB-172")
@pytest.mark.parametrize("card", [PHOTON_TORPEDO, MISSILE_BARRAGE, GAS_MISSILE])
def test_weapons_that_may_miss_say_how_often_and_an_aimed_one_never_does(card: int) -> None:
    s = armed(card, AIMED_SHOT, LOCK_ON)
    t = table_of(s)
    play(s, 0, LOCK_ON)
    assert "5 in 8: 4 at first, Lock On +1." in help_of(t, deed(deeds.PLAY, card, 1))
    play(s, 0, AIMED_SHOT)
    assert "no roll" in help_of(t, deed(deeds.PLAY, card, 1))
    if card == MISSILE_BARRAGE:
        play(s, 0, card, 1)
        assert "no roll" in help_of(t, deed(deeds.MISSILE, 0, 1, POD_L))


@pytest.mark.rule("SB-166")
def test_a_virus_there_hides_the_chance_but_not_that_an_aimed_shot_hits() -> None:
    s = armed(SENSOR_VIRUS, AIMED_SHOT)
    t = table_of(s)
    play(s, 0, SENSOR_VIRUS, 1)
    assert shown(s) == {"side": 0, "target": 1, "eighths": None, "parts": [], "sure": False}
    play(s, 0, AIMED_SHOT)
    assert shown(s)["sure"]
    t.evasive[1] = 1
    for engine in (0, 3):  # its engines cannot be read, so nothing is said
        hit(s, 1, (ENGINE_L, engine))
        assert shown(s)["eighths"] is None and not shown(s)["sure"]
    t.evasive[1], t.virus[0] = -1, 2
    refresh(s)
    assert not shown(s)["sure"], "nor what the own lasers can do"


@pytest.mark.rule("SB-015", "SB-016", "SB-043", "SB-137")
def test_all_parts_are_named_and_add_up_to_what_the_dice_do() -> None:
    s = battle()
    drop_shields(s)
    t = table_of(s)
    end_turn(s)
    give(s, 3, EVASIVE_MANEUVERS)
    play(s, 3, EVASIVE_MANEUVERS)
    end_turn(s)
    hit(s, 0, (LASER_L, 1), (SENSOR, 2))
    hit(s, 1, (ENGINE_R, 3))
    give(s, 0, LOCK_ON, LOCK_ON)
    play(s, 0, LOCK_ON)
    play(s, 0, LOCK_ON)
    odds = shown(s)
    assert odds["parts"] == [
        ["laser damaged", -1], ["sensor pod damaged", -1], ["Lock On", 2],
        ["critical engines there", 1], ["Evasive Maneuvers there", -1],
    ]  # fmt: skip
    assert odds["eighths"] == 4 == hits_of(t, deed(deeds.FIRE, 0, 1), 16 + POD_L)
    assert shown(s, side=1)["eighths"] == 5, "the other laser is whole"


@pytest.mark.rule("SB-018")
def test_only_who_commands_reads_the_chances() -> None:
    s = battle()
    put(s, 1, 0, BRIDGE)
    assert s.sees(0)["view"]["odds"] and not s.sees(1)["view"]["odds"]


@pytest.mark.rule("SB-014")
def test_a_critical_laser_has_no_chance_to_show() -> None:
    s = battle()
    hit(s, 0, (LASER_L, 3))
    assert [o["side"] for o in s.sees(0)["view"]["odds"]] == [1, 2]
    table_of(s).virus[0] = 2
    refresh(s)
    assert [o["side"] for o in s.sees(0)["view"]["odds"]] == [0, 1, 2], "which nobody knows"
