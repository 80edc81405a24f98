"""A plea, a takeover and a card at the last moment; what a clone must not betray."""

from __future__ import annotations

import pytest
from tests.games.shallow_space.ships import battle, do, end_turn, give, play, put, refresh, table_of

from quarterdeck.games.shallow_space import GAME, verbs
from quarterdeck.games.shallow_space.choices import deeds
from quarterdeck.games.shallow_space.choices.reasons import why
from quarterdeck.games.shallow_space.content import (
    BRIDGE,
    DECOY,
    HEAL,
    HULL_F,
    INCENDIARY_GRENADE,
    REDSHIRT,
    REPAIR_1,
    REPAIR_BOT,
    ROOMS,
    SECTIONS,
    SHIELD,
    TELEPORT,
)
from quarterdeck.games.shallow_space.table import NOBODY


@pytest.mark.rule("SB-087")
def test_who_has_an_acting_captain_again_cannot_be_taken_in() -> None:
    s = battle()
    t = table_of(s)
    verbs.bury(t, 0, "SB-013")
    refresh(s)
    do(s, 1, deeds.PLEAD, 0, 1)
    do(s, 1, deeds.VOLUNTEER)
    assert t.plea[1] == NOBODY
    end_turn(s)
    assert (deeds.deed(deeds.WELCOME, 0, 1),) not in s.may(3)


@pytest.mark.rule("SB-087")
def test_a_plea_lapses_when_somebody_of_the_crew_takes_command() -> None:
    s = battle()
    t = table_of(s)
    verbs.bury(t, 0, "SB-013")
    refresh(s)
    do(s, 1, deeds.PLEAD, 0, 1)
    do(s, 2, deeds.VOLUNTEER)
    end_turn(s)
    assert (deeds.deed(deeds.WELCOME, 0, 1),) not in s.may(3), "SB-087: there is a captain again"


@pytest.mark.rule("SB-120")
def test_the_log_of_an_enemy_does_not_tell_a_clone_by_what_is_missing() -> None:
    def lines(decoy: bool) -> list[str]:
        s = battle()
        if decoy:
            give(s, 1, DECOY)
            play(s, 1, DECOY)
        end_turn(s)
        s.hush()
        if decoy:
            s.chance(0, 0)  # no step, Redshirt
        end_turn(s)
        if not decoy:
            give(s, 1, REDSHIRT)
            play(s, 1, REDSHIRT)
        do(s, 1, deeds.DONE)
        told = [GAME.words.event(e) for e in s.heard(4) if e.seat == 1]
        return [line for line in told if "drew" not in line]

    real, fake = lines(False), lines(True)
    assert real and real == fake


@pytest.mark.rule("SB-131")
def test_a_botched_incendiary_names_its_own_rule() -> None:
    s = battle()
    give(s, 1, INCENDIARY_GRENADE)
    s.chance(0)
    play(s, 1, INCENDIARY_GRENADE, 0, HULL_F)
    assert s.heard(4, "botched")[0].rule == "SB-131"


@pytest.mark.rule("SB-005")
def test_after_a_hard_stop_the_living_rank_before_the_fallen() -> None:
    s = battle(3)
    t = table_of(s)
    t.out = [0]
    t.winners = [1]
    scores = GAME.outcome(t).scores
    assert scores[3] > scores[6] > scores[0]


@pytest.mark.rule("SB-089")
def test_who_is_done_may_still_throw_repair_lvl_1_away() -> None:
    s = battle()
    give(s, 1, REPAIR_1, HEAL)
    do(s, 1, deeds.DONE)
    s.asks("act", 0, 2)
    assert s.may(1) == [(deeds.deed(deeds.THROW, REPAIR_1),)]
    do(s, 1, deeds.THROW, REPAIR_1)
    assert table_of(s).hand[1] == [HEAL]
    s.asks("act", 0, 2)


@pytest.mark.rule("SB-082")
def test_the_takeover_of_a_ship_that_breaks_up_fails_by_its_name() -> None:
    s = battle(3)
    t = table_of(s)
    t.place[0] = 1 * SECTIONS + BRIDGE
    t.place[3] = 2 * SECTIONS + TELEPORT
    refresh(s)
    do(s, 0, deeds.TAKE_OVER)
    verbs.open_pod(t, 0)
    s.hush()
    for seat in (1, 2):
        do(s, seat, deeds.DONE)
    assert [e.things for e in s.heard(4, "held")] == [(1,)]
    assert t.owner[1] == 1


@pytest.mark.rule("SB-166")
def test_why_one_cannot_beam_says_nothing_of_a_shield_under_a_virus() -> None:
    s = battle()
    t = table_of(s)
    t.place[1] = TELEPORT
    t.virus[1] = 3
    t.fields = [[SECTIONS + room, 1, 2] for room in range(ROOMS)]
    refresh(s)
    for shield in (0, 3):
        t.damage[SECTIONS + SHIELD] = shield
        words = why(t, 1, deeds.deed(deeds.BEAM, 0, 1))
        assert words is not None and words.rule == "SB-026"


@pytest.mark.rule("SB-121", "SB-132")
def test_a_robot_does_not_say_which_cloaked_person_made_it() -> None:
    s = battle()
    t = table_of(s)
    give(s, 1, DECOY, REPAIR_BOT)
    play(s, 1, DECOY)
    play(s, 1, REPAIR_BOT)
    at = {"ship": 0, "section": t.robot[1]}
    assert s.sees(4)["view"]["robots"] == [{"seat": -1, "at": at}], "all see it stand there"
    assert s.sees(2)["view"]["robots"] == [{"seat": 1, "at": at}], "the own crew knows whose it is"
    end_turn(s)
    put(s, 4, 0, HULL_F)
    shots = [a[0] for a in s.may(4) if a[0] >> 12 == deeds.SHOOT << 6 | deeds.AT_ROBOT]
    assert shots == [deeds.deed(deeds.SHOOT, deeds.AT_ROBOT, 0, at["section"])]
    do(s, 4, deeds.SHOOT, deeds.AT_ROBOT, 0, at["section"])
    assert t.robot[1] == -1


@pytest.mark.rule("SB-114", "SB-121")
def test_a_disarmed_charge_is_seen_but_not_who_did_it() -> None:
    s = battle()
    t = table_of(s)
    give(s, 1, DECOY)
    play(s, 1, DECOY)
    t.charges = [[t.place[1], 1, 3, 0]]
    refresh(s)
    s.chance(5)
    do(s, 1, deeds.DISARM)
    assert [e.seat for e in s.heard(4, "disarmed")] == [NOBODY] and not t.charges
