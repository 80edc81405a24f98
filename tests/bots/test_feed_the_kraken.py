"""The bots of Feed the Kraken play their faction, read the others, and make claims."""

from __future__ import annotations

import pytest

from quarterdeck.arena.feed_the_kraken import COUNTS, FactionSeries, tables
from quarterdeck.arena.series import play_all
from quarterdeck.bots import make
from quarterdeck.bots.feed_the_kraken_reader import CULT, PIRATES, SAILORS, Reader
from quarterdeck.bots.match import play_on
from quarterdeck.games.feed_the_kraken import GAME, content, events
from quarterdeck.games.feed_the_kraken.choices import claim_code
from quarterdeck.games.feed_the_kraken.table import KrakenTable
from quarterdeck.kit.event import Event
from quarterdeck.kit.rng import fresh, seed_of


def table(seats: int = 7, seed: str = "bots") -> KrakenTable:
    found = GAME.setup(GAME.read_options({}), seats, seed_of(seed))
    assert isinstance(found, KrakenTable)
    return found


def reader(seat: int = 0) -> Reader:
    found = Reader(seat, GAME.view(table(), seat))
    found.sure = [SAILORS if s == seat else -1 for s in range(7)]
    found.begin(1, 2, 3)
    return found


def shown(kind: int) -> Event:
    return Event(events.CARD_SHOWN, 1, (kind,), "FTK-095")


def test_a_red_card_makes_the_navigator_look_like_a_pirate_most_of_all() -> None:
    r = reader()
    before = r.chances(3)
    r.hear(shown(3))
    after = r.chances(3)
    assert after[PIRATES] > before[PIRATES] > 0
    assert after[PIRATES] > r.chances(1)[PIRATES] > before[PIRATES]
    assert r.chances(4) == before, "nobody else"


def test_a_blue_card_clears_and_a_betrayed_blue_one_convicts() -> None:
    r = reader()
    r.hear(shown(0))
    assert r.chances(3)[SAILORS] > reader().chances(3)[SAILORS]
    mine = reader(1)
    mine.passed = SAILORS
    mine.hear(shown(2))
    assert mine.chances(3)[CULT] > 0.6


def test_claims_that_do_not_fit_cast_doubt_on_both() -> None:
    r = reader()
    r.hear(shown(3))
    before = r.chances(1)[SAILORS]
    r.hear(Event(events.CLAIMED, 1, (events.C_DREW, claim_code([0, 0], 0), -1), "FTX-006"))
    r.hear(Event(events.CLAIMED, 3, (events.C_LOGBOOK, claim_code([3, 3], -1), -1), "FTX-006"))
    r.hear(Event(events.OFF_DUTY, -1, (), "FTK-101"))
    assert r.chances(1)[SAILORS] < before


def test_what_one_has_seen_is_certain_and_a_flogging_excludes() -> None:
    r = reader()
    r.hear(Event(events.CHIP_FOUND, 0, (4, content.PIRATE, 1), "FTX-015"))
    assert r.chances(4) == [0.0, 0.0, 1.0]
    r.hear(Event(events.FLOGGED, 1, (5, CULT), "FTX-019"))
    assert r.likely(5, CULT) == 0.0 and r.leads(5) == 0.0


@pytest.mark.parametrize("name", ["normal", "house"])
@pytest.mark.parametrize("seats", [5, 8, 11])
def test_games_between_bots_end_and_claims_are_made(seats: int, name: str) -> None:
    t = table(seats)
    rng = fresh(name)
    bots = [make(name, GAME, seat, rng.fork(str(seat))) for seat in range(seats)]
    assert play_on(GAME, t, bots, rng, 20_000, None) > 50
    assert GAME.outcome(t) is not None and len(t.claims) > 3


def test_a_bot_that_joins_in_the_middle_plays_on() -> None:
    t = table(6)
    first = [make("house", GAME, seat, fresh(str(seat))) for seat in range(6)]
    play_on(GAME, t, first, fresh("first"), 60, None)
    late = [make("house", GAME, seat, fresh(f"late {seat}")) for seat in range(6)]
    play_on(GAME, t, late, fresh("second"), 20_000, None)
    assert GAME.outcome(t) is not None


def test_sailors_tell_the_truth_and_pirates_cover_what_they_passed_on() -> None:
    honest = made_up = lies = 0
    for n in range(30):
        t = table(7, str(n))
        bots = [make("house", GAME, seat, fresh(f"{n}/{seat}")) for seat in range(7)]
        play_on(GAME, t, bots, fresh(str(n)), 20_000, None)
        for round, seat, kind, code, _ in t.claims:
            if kind != events.C_DREW:
                continue
            drew = [f for f in t.ledger[seat] if f[:2] == (round, events.F_DREW)][-1][2:]
            passed = [f for f in t.ledger[seat] if f[:2] == (round, events.F_PASSED)][-1][2]
            true = code == claim_code(list(drew), passed)
            if t.chip[seat] == content.SAILOR and not t.converted[seat]:
                honest += true
                made_up += not true
            elif not true:
                lies += 1
    assert honest > 50 and made_up == 0 and lies > 10


def test_the_arena_has_every_faction_at_every_count_and_house_beats_random() -> None:
    assert len(tables()) == len(COUNTS) * 6
    house = play_all(FactionSeries(7, "t", -1), 60)
    for side, name in enumerate(content.side_names):
        wild = play_all(FactionSeries(7, "t", side), 60)
        assert wild.outcomes.get(name, 0) < house.outcomes.get(name, 0), name
