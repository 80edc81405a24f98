"""The compiled copy plays exactly as the source does. `make test` and `make compile` build it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from quarterdeck.games import IDS

ROOT = Path(__file__).parents[2]
COMPILED = ROOT / "build" / "compiled"
GAMES = 4


def digests(folder: Path) -> Any:
    command = [sys.executable, str(ROOT / "tools" / "digests.py"), str(GAMES)]
    env = {**os.environ, "PYTHONPATH": str(folder)}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def current() -> bool:
    command = [sys.executable, str(ROOT / "tools" / "compile.py"), "--current"]
    return subprocess.run(command, check=False).returncode == 0


@pytest.mark.skipif(not current(), reason="not compiled, or from older source: make compiled")
def test_source_and_compiled_copy_give_equal_digests() -> None:
    source = digests(ROOT / "src")
    copy = digests(COMPILED)
    assert not source["compiled"] and copy["compiled"]
    assert list(source["digests"]) == IDS
    assert all(len(prints) > GAMES for prints in source["digests"].values())
    assert source["digests"] == copy["digests"]
