"""The crews of Shallow Space: the house beats chance, captains and crews do their jobs."""

from __future__ import annotations

from tests.games.shallow_space.ships import (
    battle,
    do,
    drop_shields,
    give,
    hit,
    level,
    put,
    table_of,
)

from quarterdeck.arena.series import play_all
from quarterdeck.arena.shallow_space import FIRST, tables
from quarterdeck.bots import make
from quarterdeck.games.shallow_space import GAME
from quarterdeck.games.shallow_space.choices import deeds
from quarterdeck.games.shallow_space.content import (
    GAS_MASK,
    HULL_F,
    HULL_L,
    HULL_R,
    REDSHIRT,
    REPAIR_2,
    REPAIR_BOT,
    SHIELD,
    SHIELDS_UP,
    TELEPORT,
)
from quarterdeck.kit.look import Eyes
from quarterdeck.kit.rng import fresh
from quarterdeck.kit.testing.scene import Scene


def choice(s: Scene, seat: int) -> tuple[int, int, int, int]:
    answer = make("house", GAME, seat, fresh("bot")).choose(Eyes(GAME, s.table, seat))
    return deeds.parts(answer[0])


def test_house_beats_random_and_no_ship_of_the_row_is_favoured_much() -> None:
    bout = tables()[0]
    assert bout.bar == 0.95
    tally = play_all(bout.series("test"), 30)
    assert bout.cleared(tally), tally.rate("house")
    assert len(tally.figures[FIRST]) == 30


def test_a_captain_raises_the_shield_before_shooting() -> None:
    s = battle()
    hit(s, 0, (SHIELD, 3))
    give(s, 0, SHIELDS_UP)
    assert choice(s, 0)[:2] == (deeds.PLAY, SHIELDS_UP)


def test_a_captain_fires_at_the_weakest_ship_without_shield() -> None:
    s = battle(3)
    drop_shields(s)
    hit(s, 2, (HULL_F, 2), (HULL_L, 2))
    what, _, target, _ = choice(s, 0)
    assert (what, target) == (deeds.FIRE, 2)


def test_crew_gather_redshirts_walk_to_what_is_broken_and_mend_it() -> None:
    s = battle()
    hit(s, 0, (TELEPORT, 2))
    give(s, 1, REDSHIRT, REPAIR_2)
    assert choice(s, 1)[:2] == (deeds.PLAY, REDSHIRT)
    table_of(s).hand[1].remove(REDSHIRT)
    table_of(s).crew_discards.append(REDSHIRT)
    put(s, 1, 0, HULL_L)
    assert choice(s, 1) == (deeds.STEP, 0, 0, TELEPORT)
    put(s, 1, 0, TELEPORT)
    assert choice(s, 1) == (deeds.PLAY, REPAIR_2, 0, TELEPORT)


def test_boarders_are_shot() -> None:
    s = battle()
    put(s, 4, 0, HULL_F)
    assert choice(s, 1) == (deeds.SHOOT, deeds.AT_PERSON, 4, HULL_F)


def test_a_robot_is_made_and_rolls_to_the_damage_that_its_owner_is_far_from() -> None:
    s = battle()
    give(s, 0, REPAIR_BOT, REPAIR_2)
    hit(s, 0, (TELEPORT, 2))
    put(s, 1, 1, HULL_L)
    put(s, 2, 1, HULL_R)
    done: list[tuple[int, int, int, int]] = []
    while not done or done[-1][0] != deeds.DONE:
        done.append(choice(s, 0))
        do(s, 0, *done[-1])
    assert (deeds.PLAY, REPAIR_BOT) in [d[:2] for d in done]
    assert deeds.ROBOT_STEP in [d[0] for d in done]
    assert (deeds.ROBOT_PLAY, REPAIR_2, 0, TELEPORT) in done
    assert level(s, 0, TELEPORT) == 0


def test_a_captain_trades_a_repair_to_whoever_can_walk_to_the_damage() -> None:
    s = battle()
    hit(s, 0, (TELEPORT, 2))
    give(s, 0, REPAIR_2)
    give(s, 1, GAS_MASK)
    assert choice(s, 0) == (deeds.OFFER, REPAIR_2, 1, 0)
    do(s, 0, *choice(s, 0))
    assert choice(s, 1)[:3] == (deeds.GIVE_BACK, GAS_MASK, 0)
    do(s, 1, *choice(s, 1))
    do(s, 0, *choice(s, 0))
    t = table_of(s)
    assert t.hand[1] == [REPAIR_2] and t.hand[0] == [GAS_MASK]
    assert choice(s, 1) == (deeds.STEP, 0, 0, TELEPORT)
