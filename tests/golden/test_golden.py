"""Golden playthroughs. After a change that is meant: `python tools/golden.py`, read the diff."""

from __future__ import annotations

from pathlib import Path

import pytest

from quarterdeck.games import games
from quarterdeck.kit.testing import contract, golden

HERE = Path(__file__).parent
CASES = [c for g in games() for c in golden.chosen(g)]


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_playthrough_is_as_written(case: contract.Case) -> None:
    assert (HERE / f"{case!r}.txt").read_text("utf-8") == golden.playthrough(case)
