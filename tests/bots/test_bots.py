"""Bots of every game: named by strength, blind to what their seat may not see, repeatable."""

from __future__ import annotations

import pytest

from quarterdeck.bots import make, names
from quarterdeck.bots.match import play_on
from quarterdeck.bots.search import Search
from quarterdeck.games import game, games
from quarterdeck.kit.decision import UNMADE
from quarterdeck.kit.game import Game
from quarterdeck.kit.log import Entry
from quarterdeck.kit.look import Eyes
from quarterdeck.kit.plain import digest
from quarterdeck.kit.rng import fresh, seed_of
from quarterdeck.kit.table import Table
from quarterdeck.kit.testing.toys import Chatter, toy

STRENGTHS = ["random", "easy", "normal", "house"]


def played(which: Game, bots: list[str], seed: str, limit: int) -> tuple[Table, list[Entry]]:
    table = which.setup({}, len(bots), seed_of(seed))
    rng = fresh(f"{seed}/bots")
    seated = [make(name, which, seat, rng.fork(str(seat))) for seat, name in enumerate(bots)]
    entries: list[Entry] = []
    play_on(which, table, seated, rng, limit, entries)
    return table, entries


@pytest.mark.parametrize("which", games(), ids=lambda g: g.id)
def test_every_game_has_the_four_strengths_first(which: Game) -> None:
    assert names(which)[:4] == STRENGTHS


def test_an_unknown_bot_gets_a_sentence() -> None:
    with pytest.raises(ValueError, match="There is no bot 'deep'; there are random, easy"):
        make("deep", game("captains_chair"), 0, fresh("x"))


@pytest.mark.parametrize("which", games(), ids=lambda g: g.id)
@pytest.mark.parametrize("name", ["random", "easy", "normal"])
def test_bots_play_any_game_by_the_rules(which: Game, name: str) -> None:
    table, entries = played(which, [name] * which.fewest, "rules", 400)
    assert entries and (table.decision is None or len(entries) == 400)


def test_the_same_seed_gives_the_same_game_between_bots() -> None:
    chair = game("captains_chair")
    bots = ["house", "easy", "normal", "random"]
    first, _ = played(chair, bots, "again", 1000)
    second, _ = played(chair, bots, "again", 1000)
    other, _ = played(chair, bots, "another", 1000)
    assert digest(first) == digest(second) != digest(other)


def test_a_bot_answers_the_same_in_worlds_its_seat_cannot_tell_apart() -> None:
    """Secrets do not reach a bot: what it cannot know does not change its answer."""
    chair = game("captains_chair")
    table = chair.setup({}, 4, seed_of("secret"))
    for name in ("normal", "house"):
        seats = table.decision.seats if table.decision is not None else []
        seat = seats[0]
        here = make(name, chair, seat, fresh("b")).choose(Eyes(chair, table, seat))
        for n in range(5):
            world = chair.imagine(table, seat, fresh(str(n)))
            there = make(name, chair, seat, fresh("b")).choose(Eyes(chair, world, seat))
            assert there == here


def test_a_bot_is_shown_its_own_space_and_nobody_elses() -> None:
    """What others may answer hangs on what they hold: cards, or the lead of a secret cult."""
    kraken = game("feed_the_kraken")
    table = kraken.setup({}, 7, seed_of("spaces"))
    assert table.decision is not None and len(table.decision.seats) == 7
    table.answer(2, (0,))
    for seat in range(7):
        asked = Eyes(kraken, table, seat).decision()
        for other in range(7):
            own = table.decision.space_of(seat) if other == seat else UNMADE
            assert asked.space_of(other) is own
            assert asked.answer_of(other) == ((0,) if other == seat == 2 else None)


def test_a_bot_that_may_answer_unasked_knows_it_and_the_others_do_not() -> None:
    table = toy(3, Chatter())
    table.run()
    assert table.decision is not None and table.decision.asides == [2]
    aside = Eyes(game("captains_chair"), table, 2).decision()
    assert aside.space_of(2) is table.decision.space_of(2) and aside.space_of(0) is UNMADE
    asked = Eyes(game("captains_chair"), table, 0).decision()
    assert asked.asides == [] and asked.space_of(0) is table.decision.space_of(0)
    assert Eyes(game("captains_chair"), table, 1).decision().space_of(1) is None


def test_search_answers_by_the_rules_and_leaves_the_table_alone() -> None:
    chair = game("captains_chair")
    table = chair.setup({}, 3, seed_of("search"))
    space = table.decision.spaces[0] if table.decision is not None else None
    assert space is not None and table.decision is not None
    bot = Search(chair, table.decision.seats[0], fresh("s"))
    bot.playouts = 60
    answer = bot.choose(Eyes(chair, table, bot.seat))
    assert space.holds(answer)
    before = digest(table)
    bot.choose(Eyes(chair, table, bot.seat))
    assert digest(table) == before, "search plays in imagined worlds only"
