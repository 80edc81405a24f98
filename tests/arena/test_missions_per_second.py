"""The bar for resolving: 300 whole missions a second interpreted, 2,000 compiled."""

from __future__ import annotations

import pytest

from quarterdeck.arena.measure import compiled
from quarterdeck.arena.missions import full_missions, missions_per_s
from quarterdeck.games.space_alert.resolve import resolve


@pytest.mark.rule("SA-130")
def test_missions_to_measure_are_whole_and_fast_enough() -> None:
    for mission in full_missions(5):
        table = resolve(mission, tell=False).table
        assert (table.turn, table.over, table.seats, len(table.card)) == (12, True, 4, 6)
    assert missions_per_s(0.3) >= (2000 if compiled() else 300)
