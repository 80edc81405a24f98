"""Play: hands, trades, walking, turns, equipment, command (SB-050 to SB-087)."""

from __future__ import annotations

import pytest
from tests.games.shallow_space.ships import (
    battle,
    do,
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
    SENSOR,
    SHIELD,
    STRAFING_RUN,
    STRUT_L,
    STRUT_R,
    TELEPORT,
    WEAPONS_CALIBRATION,
)  # fmt: skip
from quarterdeck.kit.seat import WATCHER
from quarterdeck.kit.testing.scene import Scene, scene


def hand_sizes(s: Scene, seat: int) -> tuple[int, int]:
    return len(table_of(s).orders[seat]), len(table_of(s).hand[seat])


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


@pytest.mark.rule("SB-081", "SB-082")
def test_a_captain_takes_a_ship_over_from_its_bridge() -> None:
    s = battle()
    t = table_of(s)
    put(s, 3, 1, POD_L)
    put(s, 0, 1, BRIDGE)
    give(s, 0, LOCK_ON, REDSHIRT)
    no(s, "SB-018", 0, deeds.PLAY, LOCK_ON)
    twin = t.clone()
    twin.answer(0, (deeds.deed(deeds.PLAY, REDSHIRT),))
    assert (deeds.deed(deeds.TAKE_OVER),) not in twin.decision.spaces[0].each()  # type: ignore[union-attr]
    do(s, 0, deeds.TAKE_OVER).asks("act", 1, 2)
    assert t.owner[1] == 1
    end_turn(s)
    assert t.owner[1] == 0
    end_turn(s)
    give(s, 0, LOCK_ON)
    play(s, 0, LOCK_ON)
    assert level(s, 1, SENSOR) == 0 and t.boost[5] == 1, "the captain commands it now"


@pytest.mark.rule("SB-082")
def test_no_takeover_with_an_enemy_on_the_bridge_or_by_crew() -> None:
    s = battle()
    t = table_of(s)
    t.place[0] = t.place[3] = 16 + BRIDGE
    refresh(s)
    no(s, "SB-082", 0, deeds.TAKE_OVER)
    put(s, 3, 1, HULL_F)
    put(s, 1, 1, BRIDGE)
    no(s, "SB-082", 1, deeds.TAKE_OVER)
    do(s, 0, deeds.TAKE_OVER)
    hit(s, 1, (BRIDGE, 3))
    end_turn(s)
    assert t.owner[1] == 1 and "held" in s.kinds(), "the bridge must still work"
    s = battle(takeover="whole_ship")
    put(s, 3, 1, POD_L)
    put(s, 0, 1, BRIDGE)
    no(s, "SB-082", 0, deeds.TAKE_OVER)
    for seat in (3, 4, 5):
        put(s, seat, 0, POD_L)
    assert may(s, 0, deeds.TAKE_OVER)


@pytest.mark.rule("SB-083", "SB-084", "SB-085")
def test_an_acting_captain_has_a_smaller_hand_and_keeps_what_is_there() -> None:
    s = battle()
    t = table_of(s)
    no(s, "SB-083", 1, deeds.VOLUNTEER)
    t.health[0], t.place[0], t.captain[0] = 0, -1, -1
    give(s, 1, HEAL, HEAL, REDSHIRT, REDSHIRT)
    give(s, 1, LOCK_ON, extra=True)
    refresh(s)
    do(s, 1, deeds.VOLUNTEER)
    assert t.captain[0] == 1 and t.acting[0] and t.orders[1] == [LOCK_ON]
    no(s, "SB-083", 2, deeds.VOLUNTEER)
    assert hand_sizes(s, 1) == (1, 4)
    end_turn(end_turn(s, keep=True), keep=True)
    assert hand_sizes(s, 1) == (2, 4), "surplus is kept, nothing drawn"
    do(s, 1, deeds.HAND_IN, t.hand[1][0])
    do(s, 1, deeds.HAND_IN, t.hand[1][0])
    end_turn(end_turn(s, keep=True), keep=True)
    assert hand_sizes(s, 1) == (2, 3)
    put(s, 1, 0, BRIDGE)
    assert may(s, 1, deeds.FIRE, 0, 1)


@pytest.mark.rule("SB-086", "SB-087")
def test_crew_without_any_captain_may_go_over_to_who_accepts() -> None:
    s = battle(3)
    t = table_of(s)
    no(s, "SB-087", 1, deeds.PLEAD, 0, 1)
    t.health[0], t.place[0], t.captain[0] = 0, -1, -1
    t.shirts[1] = 2
    give(s, 1, HEAL)
    refresh(s)
    do(s, 1, deeds.PLEAD, 0, 1)
    do(s, 2, deeds.PLEAD, 0, 2)
    assert s.sees(3)["view"]["pleas"] == [{"seat": 1, "team": 1}]
    assert s.sees(4)["view"]["pleas"] == [] and not s.heard(4, "pleaded")
    end_turn(s, keep=True)
    do(s, 3, deeds.WELCOME, 0, 1)
    assert t.team[1] == 1 and t.shirts[1] == 2 and HEAL in t.hand[1]
    s.asks("act", 3, 4, 5)
    end_turn(s, keep=True)
    do(s, 6, deeds.TURN_AWAY, 0, 2)
    assert t.team[2] == 0 and t.plea[2] == -1
    end_turn(s)
    end_turn(s)
    s.asks("act", 1, 3, 4, 5)


@pytest.mark.rule("SB-086")
def test_a_plea_that_nobody_answers_lapses_and_a_team_without_members_is_out() -> None:
    s = battle(3)
    t = table_of(s)
    for seat in (0, 2):
        t.health[seat], t.place[seat] = 0, -1
    t.captain[0] = -1
    refresh(s)
    do(s, 1, deeds.PLEAD, 0, 1)
    end_turn(end_turn(end_turn(s)))
    assert t.plea[1] == -1
    do(s, 1, deeds.PLEAD, 0, 1)
    end_turn(s)
    do(s, 3, deeds.WELCOME, 0, 1)
    assert t.out == [0] and t.owner[0] == -1, "their ship is a derelict"


@pytest.mark.rule("SB-005")
def test_a_team_may_give_up_by_majority_where_the_table_plays_so() -> None:
    s = battle(surrender="yes")
    do(s, 0, deeds.GIVE_UP)
    assert not table_of(s).winners
    do(s, 2, deeds.GIVE_UP).over()
    assert table_of(s).winners == [1]


@pytest.mark.rule("SB-005")
def test_when_all_fall_at_once_the_moment_before_decides() -> None:
    s = battle()
    t = table_of(s)
    for seat in (1, 2, 4, 5):
        t.health[seat], t.place[seat] = 0, -1
    t.shirts[3] = 1
    t.place[0] = t.place[3] = 16 + POD_L
    t.charges.append([16 + POD_L, 1, 1, 0])
    refresh(s)
    end_turn(s).over()
    assert t.winners == [1], "more health and redshirts before the blast"


@pytest.mark.rule("SB-005")
def test_the_guard_breaks_cores_and_a_last_round_ends_it() -> None:
    s = battle()
    t = table_of(s)
    t.round = 19
    end_turn(end_turn(s))
    assert sum(t.damage) == 0, "round 19 passes"
    end_turn(end_turn(s))
    assert sum(t.damage[1:5]) == 1 and sum(t.damage[17:21]) == 1, "one vital point each"
    s = battle(guard="off")
    t = table_of(s)
    t.round, t.shirts[4] = 200, 1
    end_turn(end_turn(s)).over()
    assert sum(t.damage) == 0 and t.winners == [1]


@pytest.mark.rule("SB-064")
def test_the_opening_truce_keeps_lasers_silent_in_round_one() -> None:
    s = battle(opening_truce="yes")
    no(s, "SB-064", 0, deeds.FIRE, 0, 1)
    end_turn(end_turn(s))
    assert may(s, 0, deeds.FIRE, 0, 1)


@pytest.mark.rule("SB-050")
def test_an_empty_pile_is_shuffled_anew_from_its_discards() -> None:
    s = battle()
    t = table_of(s)
    t.captain_discards, t.captain_pile = t.captain_pile, []
    end_turn(s, keep=True)
    assert hand_sizes(s, 3) == (4, 2) and "reshuffled" in s.kinds()
