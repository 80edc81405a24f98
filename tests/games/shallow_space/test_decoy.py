"""Decoy (SB-119 to SB-122, SB-174)."""

from __future__ import annotations

import pytest
from tests.games.shallow_space.ships import (
    battle,
    end_turn,
    give,
    hit,
    no,
    play,
    put,
    shoot,
    step,
    table_of,
    where,
)  # fmt: skip

from quarterdeck.games.shallow_space.choices import deeds
from quarterdeck.games.shallow_space.content import (
    BOARDING,
    DECOY,
    ENGINEERING,
    HEAL,
    HULL_F,
    HULL_L,
    HULL_R,
    POD_L,
    REDSHIRT,
    STRUT_L,
    STRUT_R,
    TELEPORT,
)  # fmt: skip

COPIES = [10, 6, 4, 20, 5, 6, 8, 4, 6, 4, 4, 4, 5, 6, 4, 4, 6, 4, 4, 6]


@pytest.mark.rule("SB-119", "SB-121")
def test_decoy_hides_you_and_shows_a_clone() -> None:
    s = battle()
    t = table_of(s)
    give(s, 1, DECOY, REDSHIRT, HEAL)
    s.hush()
    before = s.sees(4)["view"]["people"][1]
    play(s, 1, DECOY)
    step(s, 1, HULL_F, STRUT_R)
    play(s, 1, REDSHIRT)
    assert s.sees(4)["view"]["people"][1] == before, "the clone, with your old numbers"
    assert s.sees(4)["view"]["discards"]["crew"] == []
    assert s.sees(2)["view"]["people"][1]["at"] == {"ship": 0, "section": STRUT_R}
    assert not s.heard(4), "not a word of it"
    assert [e.kind for e in s.heard(2)][:3] == ["cloaked", "played", "stepped"]
    no(s, "SB-119", 1, deeds.PLAY, DECOY)
    assert t.veiled[1] == [DECOY, REDSHIRT]


@pytest.mark.rule("SB-120", "SB-174")
def test_the_clone_wanders_and_pretends_without_effect() -> None:
    s = battle()
    t = table_of(s)
    give(s, 1, DECOY)
    play(s, 1, DECOY)
    end_turn(s)
    s.hush()
    s.chance(1, 0, 0)  # one step, to the first open room; then Redshirt
    end_turn(s)
    assert t.clone_at[1] == HULL_F and where(s, 1) == (0, HULL_L)
    seen = s.sees(4)["view"]["people"][1]
    assert seen["at"] == {"ship": 0, "section": HULL_F} and seen["redshirts"] == 1
    assert t.shirts[1] == 0, "it changes nothing"
    drawn = ("drew", "drew_cards")
    fake = [e for e in s.heard(4) if e.seat == 1 and e.kind not in drawn]
    assert [e.kind for e in fake][:2] == ["stepped", "played"]
    team = [e.kind for e in s.heard(2) if e.seat == 1 and e.kind not in drawn]
    assert team[:2] == ["clone_stepped", "clone_played"]
    give(s, 2, REDSHIRT)
    s.hush()
    step(s, 2, HULL_F)
    play(s, 2, REDSHIRT)
    real = s.heard(4)
    assert [e.rule for e in fake][:2] == [e.rule for e in real][:2], "nor does the why"


@pytest.mark.rule("SB-120")
def test_a_clone_that_is_shot_or_caught_in_damage_vanishes() -> None:
    s = battle()
    t = table_of(s)
    put(s, 4, 0, STRUT_L)
    give(s, 1, DECOY)
    play(s, 1, DECOY)
    step(s, 1, TELEPORT)
    end_turn(s)
    shoot(s, 4, deeds.AT_PERSON, 1, HULL_L)
    assert t.clone_at[1] == -1 and t.cloak[1] and t.health[1] == 3
    assert s.sees(4)["view"]["people"][1]["at"] is None


@pytest.mark.rule("SB-120", "SB-078")
def test_a_clone_keeps_out_of_sections_that_are_seen_to_be_critical() -> None:
    s = battle()
    t = table_of(s)
    give(s, 1, DECOY)
    play(s, 1, DECOY)
    end_turn(s)
    hit(s, 0, *((room, 3) for room in (HULL_F, HULL_R, TELEPORT, ENGINEERING)))
    s.hush()
    s.chance(1, 0, 0)  # one step, to the only room where a person would not be hurt
    end_turn(s)
    assert t.clone_at[1] == STRUT_L and not t.rng.script
    end_turn(s)
    t.clone_at[1] = POD_L
    hit(s, 0, (STRUT_L, 3))
    s.chance(3, 0)  # three steps, but none is to be had; it pretends all the same
    end_turn(s)
    assert t.clone_at[1] == POD_L and not t.rng.script


@pytest.mark.rule("SB-116", "SB-120")
def test_a_force_field_holds_a_clone_like_a_person() -> None:
    s = battle()
    t = table_of(s)
    give(s, 1, DECOY)
    play(s, 1, DECOY)
    step(s, 1, STRUT_L)
    end_turn(s)
    t.fields.append([HULL_L, 1, 2])
    s.chance(3, 0)  # three steps, but it stays; then it pretends
    end_turn(s)
    assert t.clone_at[1] == HULL_L and not t.rng.script


@pytest.mark.rule("SB-120", "SB-166")
def test_a_clone_that_walks_into_a_critical_section_under_a_virus_vanishes() -> None:
    s = battle()
    t = table_of(s)
    give(s, 1, DECOY)
    play(s, 1, DECOY)
    end_turn(s)
    hit(s, 0, (HULL_F, 3))
    t.virus[0] = 2
    s.hush()
    s.chance(3, 0)  # the first of three steps is the last, and nothing is pretended
    end_turn(s)
    assert t.clone_at[1] == -1 and t.cloak[1] == 3 and not t.rng.script
    assert [e.kind for e in s.heard(4) if e.seat == 1][:2] == ["stepped", "clone_gone"]
    assert s.sees(4)["view"]["people"][1]["at"] is None


@pytest.mark.rule("SB-120", "SB-173")
def test_a_clone_in_the_gas_vanishes_with_or_without_its_owner() -> None:
    s = battle()
    t = table_of(s)
    give(s, 1, DECOY)
    play(s, 1, DECOY)
    put(s, 1, 1, ENGINEERING)
    end_turn(s)
    t.gas[0] = 3
    end_turn(s)
    assert t.clone_at[1] == -1 and t.cloak[1] == 3
    assert (t.health[0], t.health[1], t.health[2]) == (2, 3, 2), "its owner is not in the gas"


@pytest.mark.rule("SB-122")
def test_the_cloak_is_off_after_four_turns_or_when_somebody_walks_in() -> None:
    s = battle()
    t = table_of(s)
    give(s, 1, DECOY)
    play(s, 1, DECOY)
    for left in (3, 2, 1, 0):
        end_turn(end_turn(s))
        assert t.cloak[1] == left
    assert DECOY in t.crew_discards and t.veiled[1] == []
    give(s, 1, DECOY)
    play(s, 1, DECOY)
    step(s, 1, TELEPORT)
    put(s, 4, 0, HULL_R)
    end_turn(s)
    step(s, 4, TELEPORT)
    assert where(s, 4) == (0, HULL_R) and not t.cloak[1] and t.steps[4] == 0, "the attempt fails"
    no(s, "SB-063", 4, deeds.STEP, c=TELEPORT)


@pytest.mark.rule("SB-122")
def test_a_jump_into_an_unseen_person_keeps_the_card() -> None:
    s = battle()
    t = table_of(s)
    give(s, 1, DECOY)
    play(s, 1, DECOY)
    step(s, 1, STRUT_L)
    end_turn(s)
    give(s, 4, BOARDING)
    play(s, 4, BOARDING, 0, STRUT_L)
    assert t.hand[4] == [BOARDING] and where(s, 4) == (1, HULL_L) and not t.cloak[1]
