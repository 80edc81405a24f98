"""The small print of weapons, machines and turns: what no other test would miss."""

from __future__ import annotations

import pytest
from tests.games.shallow_space.ships import (
    armed,
    battle,
    do,
    end_turn,
    enemy,
    fire,
    give,
    hit,
    level,
    may,
    no,
    play,
    put,
    refresh,
    table_of,
)  # fmt: skip

from quarterdeck.games.shallow_space import GAME, verbs
from quarterdeck.games.shallow_space.choices import deeds
from quarterdeck.games.shallow_space.content import (
    AIMED_SHOT,
    BARREL_ROLL,
    BOARDING,
    BRIDGE,
    ENGINEERING,
    ESCAPE_POD,
    FIRST_POD,
    GAS_MISSILE,
    HEAL,
    HULL_F,
    HULL_L,
    HULL_R,
    LOCK_ON,
    MISSILE_BARRAGE,
    OVERCHARGE,
    PHOTON_TORPEDO,
    PLASMA_GRENADE,
    POD_L,
    POD_R,
    RAMMING_SPEED,
    REDSHIRT,
    REPAIR_BOT,
    REPAIR_BRIGADE,
    SCYTHE_BEAM,
    SHIELD,
    TELEPORT,
    WEAPONS_CALIBRATION,
)  # fmt: skip
from quarterdeck.games.shallow_space.effects.damage import count_teams
from quarterdeck.games.shallow_space.table import OVERCHARGED, SpaceTable
from quarterdeck.kit.rng import fresh, seed_of


@pytest.mark.rule("SB-105", "SB-140")
def test_a_pod_takes_the_main_damage_of_a_weapon_once() -> None:
    for card, damage in ((PHOTON_TORPEDO, 3), (SCYTHE_BEAM, 1)):
        s = armed(card)
        t = table_of(s)
        verbs.open_pod(t, 4)
        t.shirts[4] = 5
        refresh(s)
        s.chance(*((7, HULL_F) if card == PHOTON_TORPEDO else (0,)))
        play(s, 0, card, FIRST_POD + 4)
        if damage == 3:
            assert t.health[4] == 0, "a critical pod is the end of its rider"
        else:
            assert t.damage[t.pod_spot(4)] == 1 and (t.shirts[4], t.health[4]) == (4, 3)


@pytest.mark.rule("SB-045", "SB-167")
def test_a_shield_takes_all_the_points_of_a_weapon_together() -> None:
    s = battle()
    give(s, 0, SCYTHE_BEAM)
    s.chance(0)
    play(s, 0, SCYTHE_BEAM, 1)
    assert level(s, 1, SHIELD) == 3, "three sections, a point each"
    assert not any(table_of(s).damage[16:31])


@pytest.mark.rule("SB-010", "SB-169")
def test_no_missile_is_spent_on_a_wreck() -> None:
    s = armed(MISSILE_BARRAGE, ships=3)
    hit(s, 1, (HULL_F, 3), (HULL_L, 3), (HULL_R, 3), (TELEPORT, 1))
    s.hush()
    s.chance(7, TELEPORT)
    play(s, 0, MISSILE_BARRAGE, 1)
    t = table_of(s)
    assert not t.afloat[1] and not t.rng.script
    assert len(s.heard(0, "launched")) == 1
    s.asks("act", 0, 1, 2)


@pytest.mark.rule("SB-151", "SB-172")
def test_calibrated_gas_goes_past_a_raised_shield() -> None:
    for calibrated in (False, True):
        s = battle()
        give(s, 0, GAS_MISSILE, WEAPONS_CALIBRATION)
        if calibrated:
            play(s, 0, WEAPONS_CALIBRATION)
        s.chance(7)
        play(s, 0, GAS_MISSILE, 1)
        assert table_of(s).gas[1] == (3 if calibrated else 0)
        assert level(s, 1, SHIELD) == 0


@pytest.mark.rule("SB-019", "SB-166")
def test_no_laser_fires_from_a_bridge_that_is_critical_behind_a_virus() -> None:
    for damage in (2, 3):
        s = armed()
        hit(s, 0, (BRIDGE, damage))
        t = table_of(s)
        t.virus[0] = 2
        refresh(s)
        s.hush()
        s.chance(*((7, HULL_F) if damage == 2 else ()))
        fire(s, 0, 0, 1)
        assert [e.things[-1] for e in s.heard(4, "fired_unread")] == [int(damage == 2)]
        assert t.fired[0] == 1 and level(s, 1, HULL_F) == int(damage == 2) and not t.rng.script


@pytest.mark.rule("SB-019", "SB-166")
def test_no_captain_card_works_from_a_bridge_that_is_critical_behind_a_virus() -> None:
    for damage in (2, 3):
        s = armed(OVERCHARGE)
        hit(s, 0, (BRIDGE, damage))
        t = table_of(s)
        t.virus[0] = 2
        refresh(s)
        play(s, 0, OVERCHARGE)
        assert t.captain_discards == [OVERCHARGE] and t.locked[0]
        assert t.boost[OVERCHARGED] == int(damage == 2)


@pytest.mark.rule("SB-095", "SB-096")
def test_a_second_repair_brigade_adds_its_points() -> None:
    s = battle()
    give(s, 1, REPAIR_BRIGADE, REPAIR_BRIGADE)
    hit(s, 0, (HULL_L, 2), (HULL_F, 2))
    t = table_of(s)
    t.shirts[1] = 2
    refresh(s)
    play(s, 1, REPAIR_BRIGADE)
    do(s, 1, deeds.MEND, c=HULL_L)
    play(s, 1, REPAIR_BRIGADE)
    assert t.mending[1] == 3
    for section in (HULL_L, HULL_F, HULL_F):
        do(s, 1, deeds.MEND, c=section)
    assert not any(t.damage[:15]) and t.mending[1] == 0


@pytest.mark.rule("SB-143", "SB-169")
def test_a_second_barrage_waits_until_the_missiles_of_the_first_are_gone() -> None:
    s = armed(AIMED_SHOT, MISSILE_BARRAGE, MISSILE_BARRAGE)
    t = table_of(s)
    play(s, 0, AIMED_SHOT)
    play(s, 0, MISSILE_BARRAGE, 1)
    no(s, "SB-143", 0, deeds.PLAY, MISSILE_BARRAGE, 1)
    for section in (HULL_F, HULL_L, HULL_R):
        do(s, 0, deeds.MISSILE, 0, 1, section)
    play(s, 0, MISSILE_BARRAGE, 1)
    assert t.missiles[0] == 3 and enemy(s) == {HULL_F: 2, HULL_L: 2, HULL_R: 2}


@pytest.mark.rule("SB-010", "SB-143")
def test_missiles_left_over_from_a_wreck_hold_no_second_barrage_up() -> None:
    s = armed(AIMED_SHOT, MISSILE_BARRAGE, MISSILE_BARRAGE, ships=3)
    hit(s, 1, (HULL_F, 3), (HULL_L, 3), (HULL_R, 3), (TELEPORT, 1))
    play(s, 0, AIMED_SHOT)
    play(s, 0, MISSILE_BARRAGE, 1)
    do(s, 0, deeds.MISSILE, 0, 1, TELEPORT)
    assert not table_of(s).afloat[1] and not may(s, 0, deeds.MISSILE, 0, 1, TELEPORT)
    play(s, 0, MISSILE_BARRAGE, 2)
    assert table_of(s).missiles[0] == 3


@pytest.mark.rule("SB-163", "SB-164")
def test_only_the_ships_own_crew_rolls_it_out_of_the_way() -> None:
    for seat, rolls in ((1, False), (4, True)):  # a boarder, one of its crew
        s = armed(SCYTHE_BEAM)
        t = table_of(s)
        put(s, 3, 1, ENGINEERING)
        put(s, seat, 1, BRIDGE)
        give(s, seat, BARREL_ROLL, extra=True)
        t.evasive[1] = 1
        s.chance(*(() if rolls else (0,)))
        play(s, 0, SCYTHE_BEAM, 1)
        assert (BARREL_ROLL in t.captain_discards) == rolls
        assert bool(enemy(s)) != rolls and not t.rng.script


@pytest.mark.rule("SB-104", "SB-122")
def test_a_pod_is_seen_with_its_rider() -> None:
    s = armed(ships=3)
    t = table_of(s)
    hit(s, 1, (HULL_F, 3), (HULL_L, 3), (HULL_R, 3), (TELEPORT, 2))
    give(s, 4, ESCAPE_POD)
    verbs.cloak(t, 4, 4)
    t.place[4] = 16 + ENGINEERING
    refresh(s)
    s.chance(7, TELEPORT)
    fire(s, 0, 0, 1)
    assert not t.afloat[1] and t.afloat[FIRST_POD + 4] and not t.cloak[4]
    assert ESCAPE_POD in t.crew_discards and not t.veiled[4]
    at = s.sees(1)["view"]["people"][4]["at"]
    assert at == {"ship": FIRST_POD + 4, "section": TELEPORT}


@pytest.mark.rule("SB-010", "SB-129")
def test_nothing_burns_on_in_a_wreck() -> None:
    s = armed(ships=3)
    t = table_of(s)
    end_turn(end_turn(s))
    hit(s, 1, (HULL_F, 3), (HULL_L, 3), (HULL_R, 3), (TELEPORT, 2))
    t.fires = [[16 + TELEPORT, 0, 3], [16 + BRIDGE, 0, 3], [32 + BRIDGE, 0, 3]]
    s.hush()
    end_turn(s)
    assert not t.afloat[1] and t.fires == [[32 + BRIDGE, 0, 2]]
    assert [e.things for e in s.heard(8, "burned")] == [(16 + TELEPORT,), (32 + BRIDGE,)]


@pytest.mark.rule("SB-017", "SB-082")
def test_a_ship_that_was_taken_over_has_its_clocks_in_the_same_turn() -> None:
    s = battle()
    t = table_of(s)
    put(s, 3, 1, ENGINEERING)
    put(s, 0, 1, BRIDGE)
    hit(s, 1, (POD_L, 2), (POD_R, 2))
    t.heavy[16 + POD_L] = 2  # one turn of its old crew has passed
    refresh(s)
    do(s, 0, deeds.TAKE_OVER)
    end_turn(s)
    assert t.owner[1] == 0 and (level(s, 1, POD_L), level(s, 1, POD_R)) == (3, 2)


@pytest.mark.rule("SB-086", "SB-105")
def test_who_changes_sides_in_a_pod_brings_the_pod() -> None:
    s = battle(3)
    t = table_of(s)
    verbs.bury(t, 3, "SB-013")
    verbs.open_pod(t, 4)
    t.plea[4] = 0
    refresh(s)
    assert may(s, 0, deeds.FIRE, 0, FIRST_POD + 4)
    do(s, 0, deeds.WELCOME, b=4)
    assert t.owner[FIRST_POD + 4] == 0 and not may(s, 0, deeds.FIRE, 0, FIRST_POD + 4)
    s.asks("act", 0, 1, 2, 4)


@pytest.mark.rule("SB-005")
def test_half_a_crew_is_no_majority() -> None:
    s = battle(surrender="yes")
    t = table_of(s)
    verbs.bury(t, 0, "SB-013")
    refresh(s)
    do(s, 1, deeds.GIVE_UP)
    assert t.lives(0) and not t.winners
    do(s, 2, deeds.GIVE_UP)
    assert t.winners == [1]
    s.over()


@pytest.mark.rule("SB-056", "SB-057")
def test_a_return_held_out_stands_though_its_giver_is_done() -> None:
    s = battle()
    t = table_of(s)
    give(s, 1, HEAL)
    give(s, 2, REDSHIRT)
    do(s, 1, deeds.OFFER, HEAL, 2)
    do(s, 2, deeds.GIVE_BACK, REDSHIRT, 1)
    do(s, 2, deeds.DONE)
    do(s, 1, deeds.AGREE)
    assert (t.hand[1], t.hand[2]) == ([REDSHIRT], [HEAL])


@pytest.mark.rule("SB-056", "SB-057")
def test_an_offer_is_void_when_its_partner_is_done_or_leaves_the_ship() -> None:
    for leaves in (False, True):
        s = battle()
        give(s, 1, HEAL)
        give(s, 2, REDSHIRT, BOARDING)
        do(s, 1, deeds.OFFER, HEAL, 2)
        if leaves:
            do(s, 2, deeds.GIVE_BACK, REDSHIRT, 1)
            play(s, 2, BOARDING, 1, ENGINEERING)
        else:
            do(s, 2, deeds.DONE)
        assert table_of(s).offers == [] and not may(s, 1, deeds.AGREE)


@pytest.mark.rule("SB-137")
def test_evasion_ends_at_the_turn_of_a_team_that_is_gone() -> None:
    s = battle(3)
    t = table_of(s)
    for seat in (3, 4, 5):
        verbs.bury(t, seat, "SB-013")
    count_teams(t)
    t.evasive[1] = t.evasive[2] = 1
    t.evasive[0] = 2
    end_turn(s)
    assert t.active == 2 and t.evasive == [-1] * len(t.evasive)


@pytest.mark.rule("SB-005")
def test_the_breach_grows_every_five_rounds() -> None:
    for number, points in ((24, 1), (25, 2), (29, 2), (30, 3)):
        s = battle()
        t = table_of(s)
        end_turn(s)
        t.round = number
        s.hush()
        end_turn(s)
        assert [e.things for e in s.heard(0, "breach")].count((1,)) == points


@pytest.mark.rule("SB-113", "SB-121")
def test_nobody_disarms_a_charge_that_nobody_knows_of() -> None:
    s = battle()
    t = table_of(s)
    for hidden in (1, 0):
        t.charges = [[HULL_L, 1, 2, hidden]]
        refresh(s)
        assert may(s, 1, deeds.DISARM) == (not hidden)


@pytest.mark.rule("SB-149", "SB-162")
def test_under_an_emp_the_captain_gets_no_captain_card_by_exchange() -> None:
    s = battle()
    give(s, 0, HEAL)
    give(s, 1, LOCK_ON, extra=True)
    assert may(s, 1, deeds.OFFER, LOCK_ON, 0)
    table_of(s).emp[0] = 2
    refresh(s)
    no(s, "SB-162", 1, deeds.OFFER, LOCK_ON, 0)


@pytest.mark.rule("SB-163")
def test_a_ship_is_not_fired_at_from_its_own_bridge() -> None:
    s = battle(3)
    put(s, 3, 1, ENGINEERING)
    put(s, 1, 1, BRIDGE)
    give(s, 1, SCYTHE_BEAM, extra=True)
    assert may(s, 1, deeds.PLAY, SCYTHE_BEAM, 2) and not may(s, 1, deeds.PLAY, SCYTHE_BEAM, 1)


@pytest.mark.rule("SB-132")
def test_a_second_robot_has_three_steps_of_its_own() -> None:
    s = battle()
    give(s, 1, REPAIR_BOT, REPAIR_BOT)
    play(s, 1, REPAIR_BOT)
    hit(s, 0, (HULL_F, 3))
    do(s, 1, deeds.ROBOT_STEP, c=HULL_F)
    play(s, 1, REPAIR_BOT)
    for room in (HULL_R, HULL_L, HULL_R):
        do(s, 1, deeds.ROBOT_STEP, c=room)
    assert not may(s, 1, deeds.ROBOT_STEP, c=HULL_L)


@pytest.mark.rule("SB-070")
def test_who_is_late_is_done_and_does_nothing_by_chance() -> None:
    s = battle()
    give(s, 0, RAMMING_SPEED, PLASMA_GRENADE)
    t = table_of(s)
    assert {GAME.expiry(t, 0, fresh(str(n))) for n in range(20)} == {(deeds.DONE,)}
    do(s, 0, *GAME.expiry(t, 0, fresh("late")))
    assert t.hand[0] == [PLASMA_GRENADE] and t.orders[0] == [RAMMING_SPEED]
    s.asks("act", 1, 2)
    named = GAME.setup({}, 6, seed_of("late"))
    for captain in (0, 3):
        named.answer(captain, GAME.expiry(named, captain, fresh("late")))
    assert isinstance(named, SpaceTable) and named.round == 1, "a ship has a name all the same"
