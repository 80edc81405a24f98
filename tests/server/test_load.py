"""The load script runs, stays within its bounds and prints one object."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).resolve().parents[2] / "tools/load.py"


@pytest.mark.slow
def test_the_load_script_prints_what_was_reached() -> None:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}
    ran = subprocess.run(
        [sys.executable, str(SCRIPT), "--tables", "2", "--seats", "3", "--seconds", "2",
         "--pace", "0.05"],
        capture_output=True, text=True, env=env, timeout=120, check=True,
    )  # fmt: skip
    found = json.loads(ran.stdout)
    assert (found["tables"], found["sockets"], found["refused"]) == (2, 6, 0)
    assert found["answers_per_s"] > 0 and found["ack_ms_p99"] >= found["ack_ms_p50"] > 0
