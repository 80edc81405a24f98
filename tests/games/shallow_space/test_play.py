"""Play: hands, trades, walking, turns, equipment (SB-050 to SB-080)."""

from __future__ import annotations

import pytest
from tests.games.shallow_space.ships import (
    battle,
    do,
    end_turn,
    fire,
    give,
    hand_sizes,
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

from quarterdeck.games.shallow_space import GAME
from quarterdeck.games.shallow_space.choices import deeds
from quarterdeck.games.shallow_space.content import (
    BRIDGE,
    ENGINEERING,
    FORCE_FIELD,
    HEAL,
    HULL_F,
    HULL_L,
    HULL_R,
    INCENDIARY_GRENADE,
    LOCK_ON,
    OVERCHARGE,
    PLASMA_CHARGE,
    PLASMA_GRENADE,
    POD_L,
    POD_R,
    REDSHIRT,
    REPAIR_1,
    REPAIR_BRIGADE,
    SHIELD,
    STRAFING_RUN,
    STRUT_L,
    STRUT_R,
    TELEPORT,
    WEAPONS_CALIBRATION,
)  # fmt: skip
from quarterdeck.kit.seat import WATCHER
from quarterdeck.kit.testing.scene import scene


@pytest.mark.rule("SB-050", "SB-051", "SB-052")
def test_hands_are_filled_at_the_start_of_a_turn() -> None:
    s = scene(GAME, 6)
    assert [hand_sizes(s, seat) for seat in range(3)] == [(4, 2), (0, 4), (0, 4)]
    s = battle()
    give(s, 4, HEAL, REDSHIRT)
    end_turn(s, keep=True)
    s.asks("act", 3, 4, 5)
    assert [hand_sizes(s, seat) for seat in range(3, 6)] == [(4, 2), (0, 4), (0, 4)]
    assert hand_sizes(s, 1) == (0, 0), "the others wait for their own turn"


@pytest.mark.rule("SB-053", "SB-054", "SB-089")
def test_captains_hand_in_any_number_and_crew_two_besides_repair_lvl_1() -> None:
    s = battle()
    give(s, 0, LOCK_ON, LOCK_ON, OVERCHARGE, HEAL, REDSHIRT)
    for card in (LOCK_ON, LOCK_ON, OVERCHARGE, HEAL, REDSHIRT):
        do(s, 0, deeds.HAND_IN, card)
    give(s, 1, REPAIR_1, REPAIR_1, HEAL, HEAL, REDSHIRT)
    for card in (HEAL, REPAIR_1, REDSHIRT):
        do(s, 1, deeds.HAND_IN, card)
    no(s, "SB-054", 1, deeds.HAND_IN, HEAL)
    do(s, 1, deeds.HAND_IN, REPAIR_1)
    assert hand_sizes(s, 0) == (0, 0), "nothing new before the next turn"
    end_turn(end_turn(s, keep=True), keep=True)
    assert hand_sizes(s, 0) == (4, 2)


@pytest.mark.rule("SB-089")
def test_repair_lvl_1_may_be_thrown_away_in_another_ships_turn_unseen() -> None:
    s = battle()
    give(s, 4, REPAIR_1, HEAL)
    give(s, 3, REPAIR_1)
    s.asks("act", 0, 1, 2)
    assert s.sees(WATCHER)["decision"]["seats"] == [0, 1, 2], "nobody sees who could"
    assert s.sees(4)["decision"]["mine"]["options"][0]["words"] == "Throw Repair Lvl 1 away"
    no(s, "SB-089", 4, deeds.THROW, HEAL)
    do(s, 4, deeds.THROW, REPAIR_1)
    assert table_of(s).hand[4] == [HEAL]
    assert s.sees(4)["decision"]["mine"] is None
    assert s.sees(3)["decision"]["mine"] is None, "it is a right of the crew, not of captains"
    s.asks("act", 0, 1, 2)


@pytest.mark.rule("SB-055", "SB-069", "SB-070")
def test_the_example_turn_many_cards_and_all_members_at_once() -> None:
    s = battle()
    t = table_of(s)
    give(s, 0, WEAPONS_CALIBRATION, STRAFING_RUN)
    give(s, 1, FORCE_FIELD, REDSHIRT)
    give(s, 2, REDSHIRT, REDSHIRT, REPAIR_BRIGADE, HEAL)
    hit(s, 0, (HULL_R, 2))
    t.health[2] = 2
    refresh(s)
    s.asks("act", 0, 1, 2)
    play(s, 0, WEAPONS_CALIBRATION)
    step(s, 1, HULL_F, STRUT_R)
    play(s, 2, REDSHIRT)
    play(s, 1, FORCE_FIELD, 0, STRUT_R)
    play(s, 0, STRAFING_RUN)
    play(s, 2, REDSHIRT)
    play(s, 1, REDSHIRT)
    play(s, 2, REPAIR_BRIGADE)
    for _ in range(2):
        do(s, 2, deeds.MEND, 0, 0, HULL_R)
    play(s, 2, HEAL, 0, 2)
    assert t.shirts[:3] == [0, 1, 2] and t.health[2] == 3 and level(s, 0, HULL_R) == 0
    do(s, 2, deeds.DONE).asks("act", 0, 1)
    do(s, 0, deeds.DONE).asks("act", 1)
    do(s, 1, deeds.DONE).asks("act", 3, 4, 5)


@pytest.mark.rule("SB-056", "SB-057")
def test_a_trade_is_an_exchange_that_both_accept_aboard_the_same_ship() -> None:
    s = battle()
    t = table_of(s)
    give(s, 1, HEAL)
    no(s, "SB-056", 1, deeds.OFFER, HEAL, 2)
    give(s, 2, REDSHIRT)
    no(s, "SB-056", 1, deeds.OFFER, HEAL, 4)
    do(s, 1, deeds.OFFER, HEAL, 2)
    no(s, "SB-057", 1, deeds.AGREE)
    do(s, 2, deeds.GIVE_BACK, REDSHIRT, 1)
    assert t.hand[1] == [HEAL], "nothing is given away before both agree"
    do(s, 1, deeds.AGREE)
    assert t.hand[1] == [REDSHIRT] and t.hand[2] == [HEAL]
    do(s, 2, deeds.OFFER, HEAL, 1)
    do(s, 1, deeds.REFUSE, 0, 2)
    assert t.offers == []
    do(s, 2, deeds.OFFER, HEAL, 1)
    do(s, 2, deeds.CALL_OFF)
    assert t.offers == []
    put(s, 2, 1, POD_L)
    no(s, "SB-056", 1, deeds.OFFER, REDSHIRT, 2)


@pytest.mark.rule("SB-056")
def test_an_offer_is_void_when_the_card_is_gone_and_enemies_do_not_see_it() -> None:
    s = battle()
    t = table_of(s)
    give(s, 1, REDSHIRT)
    give(s, 2, HEAL)
    do(s, 1, deeds.OFFER, REDSHIRT, 2)
    assert s.sees(0)["view"]["offers"] and not s.sees(3)["view"]["offers"]
    assert not s.heard(3, "offered") and s.heard(0, "offered")
    play(s, 1, REDSHIRT)
    assert t.offers == []


@pytest.mark.rule("SB-058", "SB-059")
def test_crew_cards_reach_the_own_section_and_neighbours_on_this_ship_only() -> None:
    s = battle()
    give(s, 1, PLASMA_GRENADE, INCENDIARY_GRENADE, FORCE_FIELD, PLASMA_CHARGE)
    for card in (PLASMA_GRENADE, INCENDIARY_GRENADE):
        near = {a[0] & 63 for a in s.may(1) if a[0] >> 12 == deeds.PLAY << 6 | card}
        assert near == {HULL_L, HULL_F, HULL_R, TELEPORT, STRUT_L, ENGINEERING}
        no(s, "SB-058", 1, deeds.PLAY, card, 0, BRIDGE)
        no(s, "SB-058", 1, deeds.PLAY, card, 0, SHIELD)
    assert all(a[0] >> 6 & 63 == 0 for a in s.may(1)), "no other ship is named"
    no(s, "SB-058", 1, deeds.PLAY, PLASMA_CHARGE, 0, HULL_F)


@pytest.mark.rule("SB-060", "SB-061")
def test_three_sections_a_turn_from_neighbour_to_neighbour() -> None:
    s = battle()
    no(s, "SB-060", 1, deeds.STEP, c=POD_L)
    step(s, 1, STRUT_L, HULL_F, STRUT_R)
    no(s, "SB-061", 1, deeds.STEP, c=POD_R)
    end_turn(end_turn(s))
    step(s, 1, POD_R)
    assert where(s, 1) == (0, POD_R)


@pytest.mark.rule("SB-063")
def test_an_enemy_holds_the_section_and_a_friend_does_not() -> None:
    s = battle()
    put(s, 4, 0, HULL_F)
    no(s, "SB-063", 1, deeds.STEP, c=HULL_F)
    no(s, "SB-063", 0, deeds.STEP, c=HULL_F)
    step(s, 1, HULL_R)
    assert where(s, 1) == where(s, 2)


@pytest.mark.rule("SB-067")
def test_whoever_commanded_stays_on_the_bridge() -> None:
    s = battle()
    give(s, 0, LOCK_ON, REDSHIRT)
    play(s, 0, REDSHIRT)
    assert may(s, 0, deeds.STEP, c=HULL_F), "crew cards do not bind"
    play(s, 0, LOCK_ON)
    no(s, "SB-067", 0, deeds.STEP, c=HULL_F)
    end_turn(end_turn(s))
    s.chance(0)
    fire(s, 0, 0, 1)
    no(s, "SB-067", 0, deeds.STEP, c=HULL_F)
    end_turn(end_turn(s))
    step(s, 0, HULL_F)


@pytest.mark.rule("SB-068")
def test_lasting_effects_happen_in_the_turn_of_whoever_played_them() -> None:
    s = battle()
    t = table_of(s)
    put(s, 1, 1, POD_L)
    t.fires.append([16 + STRUT_L, 0, 3])
    end_turn(s)
    assert level(s, 1, STRUT_L) == 0, "not in the other's turn"
    end_turn(s)
    assert level(s, 1, STRUT_L) == 1


@pytest.mark.rule("SB-071")
def test_turns_go_from_ship_to_ship() -> None:
    s = battle(3)
    t = table_of(s)
    seen = []
    for _ in range(6):
        seen.append((t.round, t.active))
        end_turn(s)
    assert seen == [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2)]
    orders = {tuple(table_of(scene(GAME, 9, seed=str(i))).order) for i in range(40)}
    assert len(orders) == 6, "chance puts the ships in a row"


@pytest.mark.rule("SB-072", "SB-073", "SB-074")
def test_a_phaser_shot_a_turn_at_enemies_and_enemy_sections_nearby() -> None:
    s = battle()
    t = table_of(s)
    put(s, 4, 0, HULL_F)
    put(s, 2, 1, STRUT_L)
    no(s, "SB-073", 1, deeds.SHOOT, deeds.AT_SECTION, 0, HULL_F)
    no(s, "SB-074", 2, deeds.SHOOT, deeds.AT_SECTION, 0, BRIDGE)
    shoot(s, 1, deeds.AT_PERSON, 4, HULL_F)
    assert t.health[4] == 2 and level(s, 0, HULL_F) == 0
    no(s, "SB-072", 1, deeds.SHOOT, deeds.AT_PERSON, 4, HULL_F)
    shoot(s, 2, deeds.AT_SECTION, 0, HULL_L)
    assert level(s, 1, HULL_L) == 1
    end_turn(end_turn(s))
    assert may(s, 1, deeds.SHOOT, deeds.AT_PERSON, 4, HULL_F)


@pytest.mark.rule("SB-075", "SB-076", "SB-077")
def test_redshirts_soak_before_health_and_feed_cards() -> None:
    s = battle()
    t = table_of(s)
    put(s, 4, 0, HULL_F)
    t.shirts[4] = 7
    shoot(s, 1, deeds.AT_PERSON, 4, HULL_F)
    assert (t.shirts[4], t.health[4]) == (6, 3)
    give(s, 2, REPAIR_BRIGADE)
    hit(s, 0, (HULL_R, 1))
    no(s, "SB-095", 2, deeds.PLAY, REPAIR_BRIGADE)
    t.shirts[2] = 1
    refresh(s)
    assert may(s, 2, deeds.PLAY, REPAIR_BRIGADE)
