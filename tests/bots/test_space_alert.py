"""The crew of bots: it plans from what its seats know, talks, and never trips."""

from __future__ import annotations

from quarterdeck.arena import bouts_of
from quarterdeck.bots import make
from quarterdeck.bots.match import play_on
from quarterdeck.bots.space_alert import Quick, busy
from quarterdeck.bots.space_alert_plan import Known, Search
from quarterdeck.games import game as game_of
from quarterdeck.games.space_alert.mission_table import MissionTable
from quarterdeck.kit.log import Entry
from quarterdeck.kit.look import Eyes
from quarterdeck.kit.rng import fresh, seed_of
from quarterdeck.kit.seat import CLOCK
from quarterdeck.kit.table import Table

GAME = game_of("space_alert")


def flown(seed: str, bot: str, seats: int = 2) -> tuple[MissionTable, list[Entry]]:
    """Test Run 1 by a crew of these bots, to its end."""
    options = {"ship": "sitting_duck_classic", "mission": "base_test_run_1"}
    table = GAME.setup(options, seats, seed_of(seed))
    bots = [make(bot, GAME, seat, fresh(f"{seed}/{seat}")) for seat in range(seats)]
    entries: list[Entry] = []
    play_on(GAME, table, bots, fresh(seed), 5_000, entries)
    assert isinstance(table, MissionTable)
    return table, entries


def test_a_crew_lays_plans_says_them_and_never_trips() -> None:
    table, entries = flown("crew", "normal")
    assert GAME.outcome(table) is not None
    assert all(any(board) for board in table.boards)
    assert table.said[0][:3] == table.boards[0][:3]
    tripped = [e for e in entries if e.seat >= 0 and e.answer == (1,)]
    assert tripped == []


def test_the_same_seed_gives_the_same_flight() -> None:
    one, two = flown("again", "normal")[1], flown("again", "normal")[1]
    assert [(e.seat, e.answer) for e in one] == [(e.seat, e.answer) for e in two]


def planned(seed: str) -> Table:
    """A table at the one-minute warning of the first phase, with nothing laid."""
    options = {"ship": "sitting_duck_classic", "mission": "base_test_run_1"}
    table = GAME.setup(options, 2, seed_of(seed))
    table.answer(0, (8,))
    table.answer(1, ())
    while GAME.clock_due(table) <= 190_000:
        table.answer(CLOCK, ())
    return table


def test_a_plan_uses_own_cards_and_is_better_than_none() -> None:
    table = planned("plan")
    known = Known(Eyes(GAME, table, 1).view(), 1)
    plan = Search(known, 2).best()
    held = [card for card, _ in plan if card >= 0]
    assert len(held) == len(set(held)) and set(held) <= set(known.halves)
    assert len(plan) == 3
    assert known.worth(plan) >= known.worth([(-1, 0)] * 3)


def test_a_plan_knows_nothing_that_the_seat_does_not() -> None:
    table = planned("secret")
    world = GAME.imagine(table, 1, fresh("another world"))
    plans = [Search(Known(Eyes(GAME, t, 1).view(), 1), 1).best() for t in (table, world)]
    assert plans[0] == plans[1]


def test_nobody_plans_while_a_mate_is_laying_cards() -> None:
    table = planned("busy")
    seen = Eyes(GAME, table, 0).view()
    assert not busy(seen, 0)
    seen["crew"][1]["plan"][0] = [{"heroic": False, "half": 1}]
    assert busy(seen, 0) and not busy(seen, 1)


def test_bots_wait_for_the_clock_before_the_warning() -> None:
    options = {"mission": "base_test_run_1"}
    table = GAME.setup(options, 2, seed_of("wait"))
    table.answer(0, (8,))
    table.answer(1, ())
    bot = Quick(GAME, 0, fresh("x"))
    assert bot.waits(Eyes(GAME, table, 0))


def test_the_arena_asks_for_the_figures_of_the_base_tracks() -> None:
    bouts = {bout.title: bout.bar for bout in bouts_of(GAME)}
    assert len(bouts) == 16
    assert [bouts[f"Simulation {n}"] for n in (1, 2, 3)] == [0.70] * 3
    assert [bouts[f"Mission {n}"] for n in (1, 2, 3, 4)] == [0.40] * 4
    assert bouts["Mission 5"] == bouts["Test Run 1"] == 0.0
