"""The crew of bots: it tells its cards, plans for all hands from what all know, and never trips."""

from __future__ import annotations

from quarterdeck.arena import bouts_of
from quarterdeck.arena.space_alert import figures
from quarterdeck.bots import make
from quarterdeck.bots.match import play_on
from quarterdeck.bots.space_alert import Planner, Quick, steps
from quarterdeck.bots.space_alert_crew import EMPTY, TIMES, Drill, crew_plan
from quarterdeck.bots.space_alert_known import Known, own_cards
from quarterdeck.bots.space_alert_worth import damage_cost, worth_at_end
from quarterdeck.games import game as game_of
from quarterdeck.games.space_alert.choices import LAY, SAY, TAKE
from quarterdeck.games.space_alert.content.codes import FIGHT, LIFT, MOVE_BLUE, MOVE_RED, C
from quarterdeck.games.space_alert.content.ships import SHIPS
from quarterdeck.games.space_alert.content.threats import CARD_IDS
from quarterdeck.games.space_alert.mission_table import MissionTable
from quarterdeck.kit.log import Entry
from quarterdeck.kit.look import Eyes
from quarterdeck.kit.rng import fresh, seed_of
from quarterdeck.kit.seat import CLOCK

GAME = game_of("space_alert")
STEPS = 60


class Hasty(Planner):
    """Plans in no time, for tests."""

    steps = 30


def set_up(seed: str, seats: int) -> MissionTable:
    """Test Run 1 on the classic ship, before the clock starts."""
    options = {"ship": "sitting_duck_classic", "mission": "base_test_run_1"}
    table = GAME.setup(options, seats, seed_of(seed))
    assert isinstance(table, MissionTable)
    return table


def flown(seed: str, seats: int = 3) -> tuple[MissionTable, list[Entry]]:
    """The mission flown by a crew of hasty bots, to its end."""
    table = set_up(seed, seats)
    entries: list[Entry] = []
    bots = [Hasty(GAME, seat, fresh(f"{seed}/{seat}")) for seat in range(seats)]
    play_on(GAME, table, list(bots), fresh(seed), 5_000, entries)
    return table, entries


def planned(seed: str, tell: bool = True, until: int = 190_000) -> MissionTable:
    """A table of three after the warning of the first phase; everybody told their cards."""
    table = set_up(seed, 3)
    for seat, answer in enumerate([(8,), (), ()]):
        table.answer(seat, answer)
    while GAME.clock_due(table) <= until:
        table.answer(CLOCK, ())
    for seat in range(3 if tell else 0):
        table.answer(seat, (SAY,))
    return table


def known_to(table: MissionTable, seat: int) -> Known:
    """What this seat reads off its view."""
    return Known(Eyes(GAME, table, seat).view())


# --- a whole mission -----------------------------------------------------------------------------


def test_a_crew_tells_lays_and_never_trips() -> None:
    table, entries = flown("crew")
    assert GAME.outcome(table) is not None
    assert all(any(board) for board in table.boards)
    assert table.said[0] == table.boards[0]
    assert [e for e in entries if e.seat >= 0 and e.answer == (1,)] == []


def test_the_same_seed_gives_the_same_flight() -> None:
    one, two = flown("again")[1], flown("again")[1]
    assert [(e.seat, e.answer) for e in one] == [(e.seat, e.answer) for e in two]


def test_every_phase_is_planned_once_for_the_whole_crew_and_timed() -> None:
    TIMES.take()
    table = flown("once")[0]
    spent = TIMES.take()
    assert len(spent) == 2  # two phases; three bots found the same plan each time
    TIMES.spent = [0.010, 0.030]
    assert figures(table) == {"a plan, ms": 20, "its slowest plan, ms": 30}
    assert figures(table) == {}


# --- what is known -------------------------------------------------------------------------------


def test_all_seats_know_the_same_and_find_the_same_plan() -> None:
    table = planned("same")
    keys = {known_to(table, seat).key() for seat in range(3)}
    assert len(keys) == 1
    parts = [crew_plan(known_to(table, s), [0, 1, 2], STEPS).parts for s in range(3)]
    assert parts[0] == parts[1] == parts[2]


def test_a_plan_knows_nothing_that_a_seat_does_not() -> None:
    table = planned("secret")
    world = GAME.imagine(table, 1, fresh("another world"))
    assert isinstance(world, MissionTable)
    assert world.threat_decks != table.threat_decks and world.later != table.later
    assert known_to(world, 1).key() == known_to(table, 1).key()


def test_nobody_plans_for_cards_that_were_not_told() -> None:
    table = planned("quiet", tell=False)
    assert known_to(table, 0).free() == []
    table.answer(2, (SAY,))
    assert known_to(table, 0).free() == [2]
    assert [c for c, _, _ in known_to(table, 0).cards[2]] == sorted(table.hands[2])


def test_a_delay_of_the_last_locked_turn_reaches_into_the_next_phase() -> None:
    known = known_to(planned("delay"), 0)
    known.first, known.last, known.phase = 3, 7, 1
    lifts = (C, 0, LIFT, 0, 0, 0, 0)
    known.said = [lifts, lifts, lifts]  # two of them are delayed in turn 4
    drill = Drill(known, [0, 1, 2], fresh("x"))
    laid = [[1, EMPTY, EMPTY, EMPTY] for _ in range(3)]
    t = drill.fly(laid)
    assert [bool(t.program[seat][3]) for seat in range(3)] == [True, False, False]
    assert [bool(t.program[seat][4]) for seat in range(3)] == [False, True, True]


# --- the search ----------------------------------------------------------------------------------


def test_a_plan_lays_told_cards_once_each_and_is_better_than_none() -> None:
    known = known_to(planned("plan"), 1)
    drill = Drill(known, [0, 1, 2], fresh("search"))
    draft = drill.search(300)
    assert drill.worth(draft) > drill.worth([[EMPTY] * drill.spaces] * 3)
    for i in range(3):
        used = [code >> 1 for code in draft[i] if code >= 0]
        assert len(used) == len(set(used))
        held = [card for card, _ in drill.part(draft, i) if card >= 0]
        assert set(held) <= {card for card, _, _ in known.cards[i]}


def test_changes_keep_the_cards_of_the_next_phase_off_the_open_spaces() -> None:
    drill = Drill(known_to(planned("later"), 0), [0, 1, 2], fresh("change"))
    draft = [[EMPTY] * drill.spaces for _ in range(3)]
    later = False
    for _ in range(400):
        draft = drill.changed(draft)
        for i in range(3):
            assert all(code >> 1 < drill.held[i] for code in draft[i][: drill.open])
            later = later or any(code >> 1 >= drill.held[i] for code in draft[i])
    assert later


def test_whoever_says_something_else_is_planned_around() -> None:
    table = planned("stubborn")
    card = table.hands[2][0]
    table.answer(2, (LAY, card, 0, 0))
    table.answer(2, (SAY,))
    bot = Hasty(GAME, 0, fresh("x"))
    known = known_to(table, 0)
    said = known.spoken(2)
    bot.agree(known)
    assert any(said) and bot.agreed[0][2] != said
    assert len(bot.agreed) == 2 and bot.agreed[1][2] == ()
    assert known.spoken(2) == said and known.spoken(0) == bot.agreed[1][0]
    assert not bot.follows(known_to(table, 0), 2)


def test_whoever_told_cards_but_agreed_to_nothing_is_planned_around_in_the_end() -> None:
    table = planned("absent")
    bot = Hasty(GAME, 0, fresh("x"))
    known = known_to(table, 0)
    bot.agree(known)
    assert bot.follows(known_to(table, 0), 2)  # there is time yet
    bot.pressed = True
    assert any(bot.agreed[0][2]) and not bot.follows(known_to(table, 0), 2)
    table.silent = 1
    assert bot.follows(known_to(table, 0), 2)  # nobody can say anything


def test_cards_that_could_not_be_told_are_laid_beside_what_the_mates_lay() -> None:
    table = planned("silence", tell=False)
    table.silent = 1
    bot = Hasty(GAME, 1, fresh("x"))
    bot.late = bot.stale = True
    seen = Eyes(GAME, table, 1).view()
    bot.think(seen)
    assert bot.todo and all(answer[0] == LAY for answer in bot.todo)
    assert {answer[1] for answer in bot.todo} <= set(table.hands[1])


def test_what_lies_wrong_is_taken_back_first() -> None:
    table = planned("steps")
    one, two = table.hands[0][:2]
    table.answer(0, (LAY, one, 0, 1))
    mine = Eyes(GAME, table, 0).view()["crew"][0]
    assert steps(mine["plan"], 0, [(one, 1), (-1, 0), (-1, 0)]) == []
    wanted = [(TAKE, one), (LAY, two, 0, 0), (LAY, one, 2, 1)]
    assert steps(mine["plan"], 0, [(two, 0), (-1, 0), (one, 1)]) == wanted
    assert own_cards(mine, 0, 3) == known_to(table, 0).cards[0]


def test_errands_walk_to_a_station_of_the_ship_and_work_there() -> None:
    for ship, stations in (("sitting_duck_classic", 6), ("little_duckling", 4)):
        mission = "base_test_run_1" if stations == 6 else "ld_training"
        table = GAME.setup({"ship": ship, "mission": mission}, 2, seed_of("errand"))
        assert isinstance(table, MissionTable)
        table.answer(0, (8,))
        table.answer(1, ())
        for seat in (0, 1):
            table.answer(seat, (SAY,))
        drill = Drill(known_to(table, 0), [0, 1], fresh("errands"))
        assert len(drill.stations) == stations
        for at in drill.stations:
            for goal in drill.stations:
                assert walked(drill, at, drill._way(at, goal)) == goal
        assert drill.worth(drill.search(40)) > drill.worth([[EMPTY] * drill.spaces] * 2)


def walked(drill: Drill, at: int, way: list[int]) -> int:
    """Where these steps lead from a station."""
    ship = SHIPS[drill.known.ship]
    for token in way:
        at = {LIFT: ship.by_lift, MOVE_RED: ship.to_red, MOVE_BLUE: ship.to_blue}[token][at]
    return at


def test_with_an_intruder_known_somebody_fetches_a_squad_and_fights() -> None:
    known = known_to(planned("alien"), 0)
    known.threats = ((CARD_IDS.index("SI1-03"), 1, -1, 0),)  # an Alien
    known.cards = [tuple((c, LIFT, token) for c, token in ((1, C), (2, FIGHT), (3, FIGHT)))] * 3
    drill = Drill(known, [0, 1, 2], fresh("alien"))
    assert drill.intruders
    drill.places = [4, 4, 4]
    drill.squads = [1]
    own = [EMPTY] * drill.spaces
    for _ in range(200):
        drill._errand(own, 0, 0)
        if [drill.tokens[0][code] if code >= 0 else 0 for code in own[:3]] == [LIFT, C, FIGHT]:
            return
    raise AssertionError("no errand to fight")


def test_a_lost_zone_costs_more_than_any_damage_and_less_lost_is_better() -> None:
    known = known_to(planned("worth"), 0)
    t = known.begun()
    costs: list[float] = []
    for hits in range(9):
        t.hits = [0, hits, 0]
        costs.append(damage_cost(t))
    assert costs == sorted(costs) and len(set(costs)) == 9
    assert costs[7] > 3 * costs[6]  # the seventh hit ends a zone
    t.hits = [0, 0, 0]
    whole = worth_at_end(t)
    t.lost_by = 1
    assert worth_at_end(t) < whole - costs[6]


# --- when ----------------------------------------------------------------------------------------


def test_a_bot_tells_its_cards_at_once_and_then_waits_for_the_warning() -> None:
    table = planned("wait", tell=False, until=0)
    bot = make("normal", GAME, 0, fresh("x"))
    assert isinstance(bot, Quick)
    eyes = Eyes(GAME, table, 0)
    assert not bot.waits(eyes) and bot.choose(eyes) == (SAY,)
    table.answer(0, (SAY,))
    assert bot.waits(eyes)


def test_a_mate_who_tells_nothing_sees_plans_at_every_announcement() -> None:
    table = planned("person", tell=False, until=16_000)
    table.answer(0, (SAY,))
    bot = Hasty(GAME, 0, fresh("x"))
    bot.drawn = bot.stale = True
    bot.think(Eyes(GAME, table, 0).view())
    assert bot.todo
    table.answer(1, (SAY,))
    table.answer(2, (SAY,))
    other = Hasty(GAME, 0, fresh("x"))
    other.drawn = other.stale = True
    other.think(Eyes(GAME, table, 0).view())
    assert other.todo == []  # all told: the warning is soon enough


def test_the_arena_asks_for_the_figures_of_the_base_tracks() -> None:
    bouts = {bout.title: bout.bar for bout in bouts_of(GAME)}
    assert len(bouts) == 16
    assert [bouts[f"Simulation {n}"] for n in (1, 2, 3)] == [0.70] * 3
    assert [bouts[f"Mission {n}"] for n in (1, 2, 3, 4)] == [0.40] * 4
    assert bouts["Mission 5"] == bouts["Test Run 1"] == 0.0
