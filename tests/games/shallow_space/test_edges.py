"""At the edges of the rules: what must not happen, and what must go on happening."""

from __future__ import annotations

import pytest
from tests.games.shallow_space.ships import (
    armed,
    battle,
    do,
    drop_shields,
    end_turn,
    fire,
    give,
    hit,
    level,
    may,
    no,
    play,
    put,
    refresh,
    shoot,
    step,
    table_of,
    where,
)  # fmt: skip

from quarterdeck.games.shallow_space import verbs
from quarterdeck.games.shallow_space.choices import deeds
from quarterdeck.games.shallow_space.content import (
    AIMED_SHOT,
    BOARDING,
    BRIDGE,
    DECOY,
    EMP,
    ENERGY_SHIELD,
    ENGINE_OVERLOAD,
    ENGINEERING,
    ESCAPE_POD,
    EXECUTIVE_OFFICER,
    FIRE_BRIGADE,
    FIRST_POD,
    GAS_MISSILE,
    HEAL,
    HULL_F,
    HULL_L,
    HULL_R,
    INCENDIARY_GRENADE,
    MISSILE_BARRAGE,
    PHASER_RIFLE,
    PHOTON_TORPEDO,
    PLASMA_CHARGE,
    PLASMA_GRENADE,
    POD_L,
    RAMMING_SPEED,
    REDSHIRT,
    REPAIR_1,
    REPAIR_BOT,
    SCYTHE_BEAM,
    SENSOR_VIRUS,
    STRUT_L,
    STRUT_R,
    TELEPORT,
)
from quarterdeck.games.shallow_space.rules.battle import end_round
from quarterdeck.games.shallow_space.table import NOBODY, NOWHERE


@pytest.mark.rule("SB-017")
def test_a_repaired_section_is_off_the_clock_and_begins_anew_when_heavy_again() -> None:
    s = battle()
    drop_shields(s)
    hit(s, 1, (HULL_L, 2))
    end_turn(end_turn(s))
    end_turn(s)
    give(s, 4, REPAIR_1)
    put(s, 4, 1, HULL_L)
    play(s, 4, REPAIR_1, 0, HULL_L)
    assert level(s, 1, HULL_L) == 1
    end_turn(s)
    assert level(s, 1, HULL_L) == 1, "mended in time"
    put(s, 4, 1, STRUT_L)
    s.chance(7, HULL_L)
    fire(s, 0, 0, 1)
    for _ in range(2):
        assert level(s, 1, HULL_L) == 2
        end_turn(end_turn(s))
    assert level(s, 1, HULL_L) == 3, "two whole turns from then"


@pytest.mark.rule("SB-017")
def test_a_derelict_decays_once_a_round() -> None:
    s = battle(3)
    t = table_of(s)
    for seat in (6, 7, 8):
        verbs.bury(t, seat, "SB-013")
    t.out, t.owner[2] = [2], NOBODY
    hit(s, 2, (HULL_L, 2), (STRUT_L, 1), (TELEPORT, 3))
    end_round(t)
    assert level(s, 2, HULL_L) == 2
    end_round(t)
    assert [level(s, 2, x) for x in (HULL_L, STRUT_L, TELEPORT)] == [3, 1, 3]


@pytest.mark.rule("SB-036", "SB-064")
def test_both_lasers_are_ready_again_in_the_next_turn() -> None:
    s = battle()
    end_turn(s)
    for _ in range(2):
        for side in (0, 1):
            s.chance(0)
            fire(s, 3, side, 0)
            no(s, "SB-036", 3, deeds.FIRE, side, 0)
        end_turn(end_turn(s))


@pytest.mark.rule("SB-161")
def test_the_executive_officer_is_a_living_crew_member_of_the_own_team() -> None:
    s = armed(EXECUTIVE_OFFICER)
    verbs.bury(table_of(s), 2, "SB-013")
    refresh(s)
    offered = [seat for seat in range(6) if may(s, 0, deeds.PLAY, EXECUTIVE_OFFICER, 0, seat)]
    assert offered == [1]
    play(s, 0, EXECUTIVE_OFFICER, 0, 1)
    assert len(table_of(s).slot[1]) == 1


@pytest.mark.rule("SB-105", "SB-149", "SB-166")
def test_what_may_be_aimed_at_a_pod_and_an_emp_needs_a_captain_there() -> None:
    s = battle()
    t = table_of(s)
    give(s, 0, PHOTON_TORPEDO, RAMMING_SPEED, SCYTHE_BEAM, MISSILE_BARRAGE)
    give(s, 0, EMP, SENSOR_VIRUS, GAS_MISSILE, ENGINE_OVERLOAD)
    verbs.open_pod(t, 4)
    refresh(s)
    pod = FIRST_POD + 4
    for card in (PHOTON_TORPEDO, RAMMING_SPEED, SCYTHE_BEAM, MISSILE_BARRAGE):
        assert may(s, 0, deeds.PLAY, card, pod)
    for card in (EMP, SENSOR_VIRUS, GAS_MISSILE, ENGINE_OVERLOAD):
        assert not may(s, 0, deeds.PLAY, card, pod) and may(s, 0, deeds.PLAY, card, 1)
    t.captain[1] = NOBODY
    refresh(s)
    assert not may(s, 0, deeds.PLAY, EMP, 1) and may(s, 0, deeds.PLAY, SENSOR_VIRUS, 1)


@pytest.mark.rule("SB-106")
def test_in_a_pod_nobody_walks_or_shoots_even_among_six_ships() -> None:
    s = battle(6)
    verbs.open_pod(table_of(s), 0)
    put(s, 3, 0, HULL_F)
    kinds = {answer[0] >> 18 for answer in s.may(0)}
    assert not kinds & {deeds.STEP, deeds.SHOOT, deeds.FIRE}


@pytest.mark.rule("SB-100", "SB-102")
def test_boarding_looks_at_the_rooms_over_there_and_not_at_home() -> None:
    s = battle()
    give(s, 1, BOARDING)
    put(s, 2, 1, STRUT_L)
    assert may(s, 1, deeds.PLAY, BOARDING, 1, BRIDGE) is False
    assert not may(s, 1, deeds.PLAY, BOARDING, 1, STRUT_L), "a team-mate is there"
    put(s, 2, 0, STRUT_L)
    assert may(s, 1, deeds.PLAY, BOARDING, 1, STRUT_L), "here, not there"


@pytest.mark.rule("SB-113", "SB-121")
def test_a_charge_of_an_unseen_hand_is_found_by_whoever_of_the_crew_comes_in() -> None:
    s = battle()
    t = table_of(s)
    put(s, 1, 1, STRUT_L)
    give(s, 1, DECOY, PLASMA_CHARGE)
    play(s, 1, DECOY)
    play(s, 1, PLASMA_CHARGE, 0, STRUT_L)
    assert t.charges[0][3] == 1 and not s.sees(4)["view"]["charges"]
    assert s.sees(2)["view"]["charges"], "the team knows"
    step(s, 1, HULL_F)
    end_turn(s)
    step(s, 4, ENGINEERING, HULL_L)
    assert not s.sees(4)["view"]["charges"], "not from next door"
    assert not may(s, 4, deeds.DISARM)
    t.clone_at[1] = NOWHERE  # the clone has wandered off
    refresh(s)
    step(s, 4, STRUT_L)
    assert s.heard(5, "charge_found") and s.sees(5)["view"]["charges"]
    assert may(s, 4, deeds.DISARM)


@pytest.mark.rule("SB-113")
def test_a_charge_set_before_the_eyes_of_the_crew_is_no_secret() -> None:
    s = battle()
    t = table_of(s)
    put(s, 1, 1, HULL_L)  # where an enemy stands
    give(s, 1, DECOY, PLASMA_CHARGE)
    play(s, 1, DECOY)
    play(s, 1, PLASMA_CHARGE, 0, HULL_L)
    assert t.charges[0][3] == 0 and s.sees(5)["view"]["charges"]
    [told] = s.heard(5, "charge_set")
    assert told.seat == -1, "but not whose"


@pytest.mark.rule("SB-114")
def test_disarming_takes_the_charge_that_is_seen() -> None:
    s = battle()
    t = table_of(s)
    t.charges = [[HULL_L, 1, 2, 1], [HULL_L, 1, 2, 0]]
    refresh(s)
    s.chance(5)
    do(s, 1, deeds.DISARM)
    assert t.charges == [[HULL_L, 1, 2, 1]]
    assert not may(s, 2, deeds.DISARM)


@pytest.mark.rule("SB-123")
def test_what_an_energy_shield_swallows_whole_hurts_nobody() -> None:
    s = battle()
    give(s, 4, ENERGY_SHIELD)
    put(s, 1, 1, STRUT_L)
    shoot(s, 1, deeds.AT_PERSON, 4, HULL_L)
    assert table_of(s).health[4] == 3 and s.heard(0, "saved") and not s.heard(0, "hurt")


@pytest.mark.rule("SB-013", "SB-083")
def test_a_death_vacates_only_the_post_of_the_dead() -> None:
    s = battle()
    t = table_of(s)
    t.shirts[1] = 3
    verbs.bury(t, 1, "SB-013")
    assert t.captain[0] == 0 and t.shirts[1] == 0 and t.place[1] == NOWHERE
    verbs.bury(t, 0, "SB-013")
    assert t.captain == [NOBODY, 3]
    refresh(s)
    assert may(s, 2, deeds.VOLUNTEER)


@pytest.mark.rule("SB-010")
def test_a_lost_ship_takes_with_it_what_lies_in_it_and_nothing_else() -> None:
    s = battle(3)
    t = table_of(s)
    t.robot[4], t.robot[1] = 16 + HULL_F, POD_L
    t.fires = [[16 + HULL_F, 0, 3], [HULL_F, 1, 3]]
    t.fields = [[16 + HULL_F, 0, 2], [HULL_F, 1, 2]]
    t.charges = [[16 + HULL_F, 0, 2, 0], [HULL_F, 1, 2, 0]]
    hit(s, 1, (HULL_F, 3), (HULL_L, 3), (HULL_R, 3), (TELEPORT, 2))
    drop_shields(s)
    s.chance(7, TELEPORT)
    fire(s, 0, 0, 1)
    assert not t.afloat[1] and t.robot[4] == NOWHERE and t.robot[1] == POD_L
    assert t.fires == [[HULL_F, 1, 3]] and t.fields == [[HULL_F, 1, 2]]
    assert t.charges == [[HULL_F, 1, 2, 0]]


@pytest.mark.rule("SB-057")
def test_one_exchange_leaves_the_other_offers_alone() -> None:
    s = battle()
    t = table_of(s)
    give(s, 1, HEAL)
    give(s, 2, REDSHIRT)
    give(s, 0, PLASMA_GRENADE)
    do(s, 1, deeds.OFFER, HEAL, 2)
    do(s, 0, deeds.OFFER, PLASMA_GRENADE, 1)
    do(s, 2, deeds.GIVE_BACK, REDSHIRT, 1)
    do(s, 1, deeds.AGREE)
    assert t.hand[1] == [REDSHIRT] and t.hand[2] == [HEAL]
    assert [o[:3] for o in t.offers] == [[0, 1, PLASMA_GRENADE]]


@pytest.mark.rule("SB-028", "SB-026")
def test_the_way_home_ends_elsewhere_when_the_own_chamber_is_taken() -> None:
    s = battle()
    put(s, 1, 1, TELEPORT)
    put(s, 2, 0, TELEPORT)
    s.chance(0)
    do(s, 1, deeds.BEAM, 0, 0)
    assert where(s, 1) == (0, HULL_F), "the first of the empty rooms"
    no(s, "SB-027", 1, deeds.STEP, c=BRIDGE)


@pytest.mark.rule("SB-030")
def test_an_enemy_in_the_chamber_stops_boarders_and_not_its_own_crew() -> None:
    s = battle()
    drop_shields(s)
    put(s, 1, 0, TELEPORT)
    put(s, 4, 0, TELEPORT)
    assert may(s, 1, deeds.BEAM, 0, 1), "it is our chamber"
    put(s, 1, 1, TELEPORT)
    put(s, 4, 1, TELEPORT)
    no(s, "SB-030", 1, deeds.BEAM, 0, 0)
    table_of(s).cloak[4], table_of(s).guise[4] = 4, [3, 0, 0, 0, 0]
    refresh(s)
    do(s, 1, deeds.BEAM, 0, 0)
    assert where(s, 1) == (1, TELEPORT) and s.heard(1, "fizzled"), "an unseen one as well"


@pytest.mark.rule("SB-082")
def test_a_critical_bridge_is_not_taken_over() -> None:
    s = battle()
    put(s, 0, 1, BRIDGE)
    put(s, 3, 1, HULL_F)
    assert may(s, 0, deeds.TAKE_OVER)
    hit(s, 1, (BRIDGE, 3))
    no(s, "SB-082", 0, deeds.TAKE_OVER)


@pytest.mark.rule("SB-082", "SB-104")
def test_who_leaves_a_breaking_ship_in_a_pod_has_taken_nothing_over() -> None:
    s = battle(3)
    t = table_of(s)
    put(s, 0, 1, BRIDGE)
    put(s, 3, 2, HULL_F)
    put(s, 1, 1, HULL_F)
    give(s, 0, ESCAPE_POD)
    give(s, 1, PHASER_RIFLE)
    hit(s, 1, (HULL_F, 3), (HULL_L, 3), (HULL_R, 3), (TELEPORT, 2))
    do(s, 0, deeds.TAKE_OVER)
    shoot(s, 1, deeds.AT_SECTION, 0, TELEPORT)
    end_turn(s)
    assert where(s, 0) == (FIRST_POD, TELEPORT) and t.owner[1] == NOBODY
    assert not s.heard(4, "seized") and s.heard(4, "held")


@pytest.mark.rule("SB-094")
def test_a_fire_brigade_needs_redshirts_and_a_shot_to_come_and_counts_once() -> None:
    s = battle()
    t = table_of(s)
    put(s, 1, 1, STRUT_L)
    give(s, 1, FIRE_BRIGADE, FIRE_BRIGADE)
    t.shirts[1] = 1
    refresh(s)
    no(s, "SB-094", 1, deeds.PLAY, FIRE_BRIGADE)
    t.shirts[1] = 2
    refresh(s)
    play(s, 1, FIRE_BRIGADE)
    no(s, "SB-094", 1, deeds.PLAY, FIRE_BRIGADE)
    shoot(s, 1, deeds.AT_PERSON, 4, HULL_L)
    assert t.health[4] == 1
    no(s, "SB-094", 1, deeds.PLAY, FIRE_BRIGADE)


@pytest.mark.rule("SB-120", "SB-174")
def test_a_clone_is_healed_in_pretence_only_when_it_looks_hurt() -> None:
    for health, falls in ((3, 2), (2, 3)):
        s = battle()
        t = table_of(s)
        t.health[1] = health
        give(s, 1, DECOY)
        play(s, 1, DECOY)
        end_turn(s)
        asked: list[int] = []
        for fall in range(falls):
            twin = t.clone()
            twin.rng.script = [0, fall]  # no step, then the card
            while twin.decision is not None and twin.decision.seats[0] > 2:
                twin.answer(twin.decision.seats[0], (deeds.DONE,))
            assert twin.guise[1][0] == health + (fall == 2), "shown health"
            asked.append(twin.guise[1][1])
            assert twin.health[1] == health and twin.shirts[1] == 0
        assert asked == [1, 0, 0][:falls]
        assert t.guise[1][:2] == [health, 0]


@pytest.mark.rule("SB-132")
def test_a_robot_walks_three_rooms_a_turn_and_no_further() -> None:
    s = battle()
    give(s, 1, REPAIR_BOT, INCENDIARY_GRENADE)
    play(s, 1, REPAIR_BOT)
    for room in (HULL_F, STRUT_R, HULL_R):
        do(s, 1, deeds.ROBOT_STEP, c=room)
    no(s, "SB-132", 1, deeds.ROBOT_STEP, c=TELEPORT)
    assert table_of(s).steps[1] == 0, "its owner has not moved"
    end_turn(end_turn(s))
    assert may(s, 1, deeds.ROBOT_STEP, c=TELEPORT)


@pytest.mark.rule("SB-143", "SB-169")
def test_missiles_that_are_not_aimed_before_the_turn_ends_are_lost() -> None:
    s = armed(AIMED_SHOT, MISSILE_BARRAGE)
    t = table_of(s)
    play(s, 0, AIMED_SHOT)
    play(s, 0, MISSILE_BARRAGE, 1)
    do(s, 0, deeds.MISSILE, 0, 1, HULL_F)
    assert t.missiles[0] == 2 and level(s, 1, HULL_F) == 2
    end_turn(end_turn(s))
    assert t.missiles[0] == 0 and not may(s, 0, deeds.MISSILE, 0, 1, HULL_F)


@pytest.mark.rule("SB-005", "SB-010")
@pytest.mark.parametrize(
    "there, winners", [((1, 1, 1, 1), [1]), ((3, 3, 3, 2), [0]), ((3, 2, 2, 2), [0, 1])]
)
def test_when_a_ram_breaks_both_the_ship_that_was_less_damaged_decides(
    there: tuple[int, int, int, int], winners: list[int]
) -> None:
    s = armed(RAMMING_SPEED)
    hit(s, 0, (HULL_F, 2), (HULL_L, 2), (HULL_R, 2), (TELEPORT, 3))
    hit(s, 1, *zip((HULL_F, HULL_L, HULL_R, TELEPORT), there))
    play(s, 0, RAMMING_SPEED, 1)
    s.over()
    t = table_of(s)
    assert t.afloat[:2] == [0, 0] and sorted(t.winners) == winners
    assert sorted(t.out) == [0, 1] and t.out[-1] in winners, "the last of them to be out"
