"""Write the golden playthroughs anew: `python tools/golden.py [game]`, then read the diff."""

from __future__ import annotations

import sys
from pathlib import Path

from quarterdeck.games import games
from quarterdeck.kit.testing import golden

HERE = Path(__file__).parent.parent / "tests" / "golden"

for game in games():
    if len(sys.argv) > 1 and game.id not in sys.argv[1:]:
        continue
    for old in HERE.glob(f"{game.id}-*.txt"):
        old.unlink()
    for case in golden.chosen(game):
        (HERE / f"{case!r}.txt").write_text(golden.playthrough(case), "utf-8")
        print(f"{case!r}")
