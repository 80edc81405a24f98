"""Cards in imagined worlds: all that a seat knows holds, and no order it does not know is kept."""

from __future__ import annotations

from collections import Counter

from tests.games.feed_the_kraken.kraken import (
    BLUE_DRUNK,
    DENY,
    DISARMED,
    MERMAID,
    RED_DRUNK,
    TELESCOPE,
    YELLOW,
    crew,
    deck,
    of,
    pass_moment,
    play,
    quiet,
    to_choice,
    to_draw,
    to_logbook,
)

from quarterdeck.games.feed_the_kraken import GAME, content, events, sight
from quarterdeck.games.feed_the_kraken.sight.cards import Cards
from quarterdeck.games.feed_the_kraken.table import KrakenTable
from quarterdeck.kit.play import one_answer
from quarterdeck.kit.rng import fresh, seed_of


def worlds(t: KrakenTable, seat: int, count: int = 120) -> list[KrakenTable]:
    rng = fresh("worlds")
    found = []
    for _ in range(count):
        world = sight.imagine(t, seat, rng)
        world.invariants()
        assert Cards(world, seat, rng).agrees()
        found.append(world)
    return found


def test_the_mermaid_shows_cards_but_not_their_order() -> None:
    s = to_choice(crew(), BLUE_DRUNK, MERMAID, YELLOW, TELESCOPE)
    s.all_answer((MERMAID,), (YELLOW,)).answer(2, MERMAID)
    quiet(s).asks(events.LOOK_TARGET, 0).answer(0, 4).asks(events.CLAIM, 4)
    t = of(s)
    true = t.discards[-3:]
    seen = worlds(t, 4)
    orders = Counter(tuple(world.discards[-3:]) for world in seen)
    assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(true))}, "it saw these"
    assert len(orders) == 6, "it does not know where each lies"
    assert orders[tuple(true)] < len(seen) / 2
    others = Counter(tuple(sorted(world.discards[-3:])) for world in worlds(t, 5))
    assert len(others) > 5, "seat 5 saw nothing"


def test_who_knows_a_place_as_well_knows_what_is_left_for_the_others() -> None:
    """The captain of the navigation looks, too: the own discard lies where it was put."""
    s = to_choice(crew(), BLUE_DRUNK, RED_DRUNK, MERMAID, TELESCOPE)
    s.all_answer((RED_DRUNK,), (MERMAID,)).answer(2, MERMAID)
    quiet(s).asks(events.LOOK_TARGET, 0).answer(0, 1)
    t = of(s)
    assert t.discards == [BLUE_DRUNK, TELESCOPE, RED_DRUNK]
    orders = Counter(tuple(world.discards) for world in worlds(t, 1))
    assert set(orders) == {(BLUE_DRUNK, TELESCOPE, RED_DRUNK), (RED_DRUNK, TELESCOPE, BLUE_DRUNK)}


def test_of_a_denied_pair_each_officer_knows_one_card_and_nobody_the_order() -> None:
    s = to_logbook(crew(), YELLOW, DISARMED).answer(2, DENY)
    t = of(s)
    pair = t.discards[-2:]
    jumper = Counter(tuple(world.discards[-2:]) for world in worlds(t, 2))
    assert set(jumper) == {(YELLOW, DISARMED), (DISARMED, YELLOW)}
    captain = Counter(tuple(world.discards[-2:]) for world in worlds(t, 0))
    assert all(YELLOW in order for order in captain)
    assert {order.index(YELLOW) for order in captain} == {0, 1} and len(captain) > 5
    lieutenant = [world.discards[-2:] for world in worlds(t, 1)]
    assert all(DISARMED in order for order in lieutenant)
    assert any(YELLOW not in order for order in lieutenant)
    assert any(sorted(world.discards[-2:]) != sorted(pair) for world in worlds(t, 5))


def test_a_hand_thrown_away_lies_in_an_order_nobody_knows() -> None:
    s = to_draw(crew(characters={3: content.ARCHIVIST}))
    deck(s, BLUE_DRUNK, YELLOW, RED_DRUNK, RED_DRUNK)
    play(s, 3, 0)
    pass_moment(s).asks(events.REDRAW, 0).answer(0, 1)
    orders = Counter(tuple(world.discards) for world in worlds(of(s), 0))
    assert set(orders) == {(BLUE_DRUNK, YELLOW), (YELLOW, BLUE_DRUNK)}


def test_who_left_a_card_on_top_knows_in_whose_hand_it_is() -> None:
    s = to_draw(crew(characters={3: content.LOOK_OUT}))
    deck(s, YELLOW, BLUE_DRUNK, RED_DRUNK, RED_DRUNK)
    play(s, 3).asks(events.TOP_CARD, 3).answer(3, 0)
    quiet(s).asks(events.PASS_ON)
    t = of(s)
    assert all(YELLOW in world.hands[0] for world in worlds(t, 3))
    assert any(YELLOW not in world.hands[0] for world in worlds(t, 4))
    s.all_answer((BLUE_DRUNK,), (RED_DRUNK,)).asks(events.STEER, 2)
    where = Counter(
        (world.passed[0] == YELLOW, world.discards[0] == YELLOW) for world in worlds(t, 3)
    )
    assert (False, False) not in where, "passed on or discarded, but nowhere else"
    assert where[(True, False)] and where[(False, True)]
    quiet(s.answer(2, RED_DRUNK))
    after = worlds(t, 3)
    assert all(YELLOW in (world.discards[0], world.discards[2]) for world in after)
    assert any(world.discards[0] != YELLOW for world in after)


def test_after_a_new_pile_under_way_the_hands_cannot_hold_what_lies_in_it() -> None:
    """Seat 4 knew both blue Disarmed among the discards: they are in the pile or drawn from it."""
    s = crew(characters={3: content.SMUGGLER})
    t = of(s)
    top = [RED_DRUNK, RED_DRUNK, BLUE_DRUNK, BLUE_DRUNK]
    rest = sorted(t.draw)
    for kind in top:
        rest.remove(kind)
    t.discards, t.draw = rest, top
    known = [1 << 4 if kind == DISARMED else 0 for kind in rest]
    t.discards_known, t.draw_known = known, [0] * 4
    to_draw(s)
    play(s, 3, 0)
    pass_moment(s).asks(events.PASS_ON)
    assert t.strays == [3, 1] and len(t.hands[1]) == 2
    held = worlds(t, 4, 200)
    assert all(world.hands[0].count(DISARMED) == 0 for world in held)
    assert all(world.hands[1].count(DISARMED) <= 1 for world in held)
    assert any(DISARMED in world.hands[1] for world in held), "one of its cards is a new one"
    assert any(DISARMED in world.hands[0] for world in worlds(t, 5, 200)), "seat 5 knew nothing"


def test_what_the_table_remembers_is_true_in_whole_games() -> None:
    """The true cards satisfy all conditions of all seats, so the conditions are never wrong."""
    conditions = 0
    for n in range(14):
        table = GAME.setup({}, 5 + n % 7, seed_of(f"true {n}"))
        assert isinstance(table, KrakenTable)
        chance = fresh(f"true {n}/play")
        while table.decision is not None:
            one_answer(table, chance)
            for seat in range(table.seats if table.decision is not None else 0):
                cards = Cards(table, seat, chance)
                conditions += len(cards.glimpses) + len(cards.trails)
                assert cards.agrees(), (n, seat, table.where())
    assert conditions > 1000
