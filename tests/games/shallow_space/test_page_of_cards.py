"""The page of the game prints the cards that the content holds."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]


def test_the_cards_in_the_docs_are_current() -> None:
    tool = ROOT / "tools" / "shallow_space_cards.py"
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run([sys.executable, str(tool), "--check"], env=env, check=False)
    assert done.returncode == 0, "run python tools/shallow_space_cards.py"
