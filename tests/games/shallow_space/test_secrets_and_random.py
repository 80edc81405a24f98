"""Secrets of Decoy and Sensor Virus, menus that hold, and random battles that end."""

from __future__ import annotations

import json

import pytest
from tests.games.shallow_space.ships import battle, give, play, step, table_of

from quarterdeck.games.shallow_space import GAME
from quarterdeck.games.shallow_space.choices.menu import menu
from quarterdeck.games.shallow_space.content import (
    DECOY,
    HULL_F,
    PLASMA_CHARGE,
    SENSOR_VIRUS,
    STRUT_L,
)
from quarterdeck.games.shallow_space.table import SpaceTable
from quarterdeck.kit.look import look
from quarterdeck.kit.play import one_answer
from quarterdeck.kit.rng import fresh, seed_of
from quarterdeck.kit.seat import WATCHER


@pytest.mark.rule("SB-121", "SB-166")
@pytest.mark.parametrize(("seats", "seed"), [(6, "a"), (9, "b"), (12, "c")])
def test_nobody_is_shown_what_a_cloak_or_a_virus_hides(seats: int, seed: str) -> None:
    t = GAME.setup({}, seats, seed_of(seed))
    assert isinstance(t, SpaceTable)
    rng, dream = fresh(seed), fresh(seed + "dream")
    checked = 0
    while t.decision is not None and checked < 60:
        one_answer(t, rng)
        if t.decision is None or not (any(t.cloak) or any(t.virus)):
            continue
        checked += 1
        for seat in [*range(seats), WATCHER]:
            world = GAME.imagine(t, seat, dream)
            world.invariants()
            assert json.dumps(look(GAME, world, seat)) == json.dumps(look(GAME, t, seat))
    assert checked


@pytest.mark.rule("SB-121")
def test_the_true_place_and_numbers_of_a_cloaked_person_change_no_byte() -> None:
    s = battle()
    give(s, 1, DECOY, PLASMA_CHARGE)
    play(s, 1, DECOY)
    step(s, 1, STRUT_L)
    play(s, 1, PLASMA_CHARGE, 0, STRUT_L)
    t = table_of(s)
    assert t.charges[0][3] == 1
    for seat in (3, 4, 5, WATCHER):
        shown = json.dumps(look(GAME, t, seat))
        other = t.clone()
        other.place[1] = HULL_F
        other.health[1], other.shirts[1] = 1, 8
        other.charges = []
        other.veiled[1], other.hand[1] = [], other.hand[1] + other.veiled[1]
        assert json.dumps(look(GAME, other, seat)) == shown


@pytest.mark.rule("SB-166")
def test_the_true_damage_under_a_virus_changes_no_byte() -> None:
    s = battle()
    give(s, 0, SENSOR_VIRUS)
    play(s, 0, SENSOR_VIRUS, 1)
    t = table_of(s)
    for seat in (*range(6), WATCHER):
        shown = json.dumps(look(GAME, t, seat))
        for level in range(3):
            other = t.clone()
            other.damage[16:32] = [level] * 16
            other.heavy[16:32] = [level] * 16
            other.run()
            assert json.dumps(look(GAME, other, seat)) == shown


def test_menus_kept_from_before_are_menus_made_anew() -> None:
    for seed in ("1", "2", "3"):
        t = GAME.setup({}, 9, seed_of(seed))
        assert isinstance(t, SpaceTable)
        rng = fresh(seed)
        while t.decision is not None and t.answered < 1500:
            one_answer(t, rng)
            if t.decision is not None and t.decision.kind == "act":
                for seat, space in zip(t.decision.seats, t.decision.spaces):
                    assert space.shape()["items"] == menu(t, seat)


@pytest.mark.rule("SB-005", "SB-071")
@pytest.mark.parametrize("ships", [2, 3, 4, 5, 6])
def test_random_battles_end_with_a_result_and_conserve_cards(ships: int) -> None:
    for seed in range(12):
        t = GAME.setup({}, 3 * ships, seed_of(f"{ships}/{seed}"))
        assert isinstance(t, SpaceTable)
        rng = fresh(f"{seed}")
        while t.decision is not None:
            one_answer(t, rng)
            t.invariants()
        assert GAME.outcome(t) is not None and t.round <= 40
