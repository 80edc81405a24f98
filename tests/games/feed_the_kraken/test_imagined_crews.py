"""Crews in imagined worlds: each thing that a seat knows narrows them, and answers stay hidden."""

from __future__ import annotations

from tests.games.feed_the_kraken.kraken import appoint, crew, of, quiet

from quarterdeck.games.feed_the_kraken import content, events, sight
from quarterdeck.games.feed_the_kraken.table import KrakenTable
from quarterdeck.kit.rng import fresh

ALL_SEVEN = 0b1111111


def worlds(t: KrakenTable, seat: int, count: int = 60) -> list[KrakenTable]:
    rng = fresh("crews")
    return [sight.imagine(t, seat, rng) for _ in range(count)]


def test_who_was_fed_is_no_leader_and_a_stash_had_its_leader_on_board() -> None:
    t = of(crew())
    assert any(w.chip[1] == content.LEADER for w in worlds(t, 0))
    t.fed[1] = 1
    assert all(w.chip[1] != content.LEADER for w in worlds(t, 0))
    t.fed[1] = 0
    t.rites.append((1, content.STASH, ALL_SEVEN & ~2, ALL_SEVEN, -1, 3))
    assert all(w.chip[1] != content.LEADER for w in worlds(t, 0))


def test_a_search_tells_who_was_not_converted_and_the_cults_search_a_chip() -> None:
    t = of(crew())
    t.rites.append((1, content.CONVERSION, ALL_SEVEN, ALL_SEVEN, 4, 0))
    t.converted[4] = 1
    assert any(w.converted[3] for w in worlds(t, 0))
    t.ledger[0].append((2, events.F_FOUND, 3, content.SAILOR, 0))
    assert not any(w.converted[3] for w in worlds(t, 0))
    t = of(crew())
    t.ledger[6].append((1, events.F_CULT_FOUND, 3, content.SAILOR))
    assert all(w.chip[3] == content.SAILOR for w in worlds(t, 6))


def test_a_search_that_found_a_convert_holds_in_every_world() -> None:
    t = of(crew())
    t.rites.append((1, content.CONVERSION, ALL_SEVEN, ALL_SEVEN, 3, 0))
    t.converted[3] = 1
    assert not all(w.converted[3] for w in worlds(t, 0))
    t.ledger[0].append((2, events.F_FOUND, 3, content.SAILOR, 1))
    assert all(w.converted[3] for w in worlds(t, 0))


def test_who_was_taken_in_would_know() -> None:
    """Neither a Sailor nor the Cultist of the start imagines a conversion of their own."""
    t = of(crew(11, "SSSSSPPPPLC"))
    everyone = (1 << 11) - 1
    t.rites.append((1, content.CONVERSION, everyone, everyone, 4, 0))
    t.converted[4] = 1
    for seat in (0, 10):
        targets = {w.rites[0][4] for w in worlds(t, seat, 120)}
        assert seat not in targets and len(targets) > 7
    t.ledger[4].append((1, events.F_JOINED, 9, 0))
    assert all(w.rites[0][4] == 4 and w.leader() == 9 for w in worlds(t, 4))


def test_a_conversion_without_anybody_to_convert_hit_nobody() -> None:
    t = of(crew())
    t.rites.append((1, content.CONVERSION, ALL_SEVEN, 0, -1, 0))
    assert not any(sum(w.converted) for w in worlds(t, 0))


def test_rituals_to_come_and_guns_in_others_fists_are_not_known() -> None:
    s = quiet(appoint(crew())).asks(events.FISTS)
    s.answer(1, 3)
    found = worlds(of(s), 2)
    assert len({tuple(w.rituals) for w in found}) > 5
    decisions = [w.decision for w in found]
    assert {d.answer_of(1) for d in decisions if d is not None} == {(0,), (1,), (2,), (3,)}
