"""Secrets of Decoy and Sensor Virus, menus that hold, and random battles that end."""

from __future__ import annotations

import json

import pytest
from tests.games.shallow_space.ships import battle, give, play, step, table_of

from quarterdeck.games.shallow_space import GAME
from quarterdeck.games.shallow_space.choices.menu import menu
from quarterdeck.games.shallow_space.choices.ways import acting
from quarterdeck.games.shallow_space.content import (
    DECOY,
    HULL_F,
    PLASMA_CHARGE,
    SENSOR_VIRUS,
    STRUT_L,
)
from quarterdeck.games.shallow_space.table import SpaceTable
from quarterdeck.kit.look import look
from quarterdeck.kit.plain import digest
from quarterdeck.kit.play import one_answer
from quarterdeck.kit.rng import fresh, seed_of
from quarterdeck.kit.seat import WATCHER


@pytest.mark.rule("SB-121", "SB-166")
@pytest.mark.parametrize("seats", [6, 9, 12])
def test_nobody_is_shown_what_a_cloak_or_a_virus_hides(seats: int) -> None:
    rng, dream = fresh(f"{seats}"), fresh(f"{seats}/dream")
    cloaked = infected = battles = 0
    while cloaked < 30 or infected < 30:
        t = GAME.setup({}, seats, seed_of(f"{seats}/{battles}"))
        battles += 1
        assert isinstance(t, SpaceTable) and battles < 9, "both cards come into play"
        while t.decision is not None and (cloaked < 30 or infected < 30):
            one_answer(t, rng)
            hidden, sick = any(t.cloak) and cloaked < 30, any(t.virus) and infected < 30
            if t.decision is None or not (hidden or sick):
                continue
            cloaked, infected = cloaked + hidden, infected + sick
            for seat in [*range(seats), WATCHER]:
                world = GAME.imagine(t, seat, dream)
                world.invariants()
                assert json.dumps(look(GAME, world, seat)) == json.dumps(look(GAME, t, seat))


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


@pytest.mark.rule("SB-070", "SB-086")
def test_all_who_are_not_done_are_asked_and_looking_changes_no_menu() -> None:
    for seed in ("1", "2", "3"):
        t = GAME.setup({}, 9, seed_of(seed))
        assert isinstance(t, SpaceTable)
        blind = t.clone()
        rng, same = fresh(seed), fresh(seed)
        while t.decision is not None and t.answered < 1500:
            one_answer(t, rng)
            one_answer(blind, same)
            if t.decision is not None and t.decision.kind == "act":
                crew = acting(t, t.active, list(range(t.seats)))
                assert t.decision.seats == crew
                for seat, space in zip(t.decision.seats, t.decision.spaces):
                    assert space.shape()["items"] == menu(t, seat, crew)
        assert digest(t) == digest(blind)


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


@pytest.mark.rule("SB-070", "SB-086", "SB-089")
def test_exactly_those_are_asked_who_are_alive_and_not_done() -> None:
    rng = fresh("crew")
    thrown = 0
    for number in range(12):
        surrender = "no" if number % 2 else "yes"
        t = GAME.setup({"surrender": surrender}, 9, seed_of(f"crew/{number}"))
        assert isinstance(t, SpaceTable)
        while t._open is not None:
            if t.active >= 0:
                assert t._open.seats == acting(t, t.active, list(range(t.seats)))
            if number % 2:  # half of the battles are watched: the question is made anew each time
                decision = t.decision
                assert decision is not None
                if decision.asides:
                    seat = decision.asides[rng.below(len(decision.asides))]
                    t.answer(seat, t.space_at(decision, decision.index_of(seat)).sample(rng))
                    thrown += 1
                    continue
            one_answer(t, rng)
    assert thrown > 5
