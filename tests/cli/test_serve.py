"""The server, started as a person does."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.ports import free_port

ROOT = Path(__file__).parents[2]


def test_serve_answers_and_stops_cleanly(tmp_path: Path) -> None:
    port = free_port()
    code = "from quarterdeck.cli import main; main()"
    command = [sys.executable, "-c", code, "serve", "--port", str(port), "--db", "t.db"]
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    server = subprocess.Popen(command, cwd=tmp_path, env=env, stderr=subprocess.DEVNULL)
    try:
        stop = time.monotonic() + 120
        while True:
            try:
                healthy = httpx.get(f"http://127.0.0.1:{port}/healthz", timeout=10)
                break
            except httpx.TransportError:
                assert server.poll() is None, "the server ended by itself"
                assert time.monotonic() < stop, "the server does not answer"
                time.sleep(0.2)
        assert healthy.status_code == 200
    finally:
        server.send_signal(signal.SIGTERM)
        ended = server.wait(timeout=60)
    assert ended in (0, -signal.SIGTERM)
    assert (tmp_path / "t.db").exists()


def test_a_port_that_is_taken_gets_a_sentence(run: Any) -> None:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        door.listen()
        ran = run("serve", "--port", str(door.getsockname()[1]))
    assert ran.code == 2 and "Nobody can listen at 127.0.0.1" in ran.err
    assert run("serve", "--port", "0").code == 2


@pytest.mark.parametrize(
    ("db", "says"),
    [
        ("mysql://me:secret@h/d", "The store h/d cannot be opened: The store is SQLite or"),
        ("/", "The store / cannot be opened: unable to open database file."),
        (__file__, "cannot be opened: file is not a database."),
        ("postgresql://me:secret@127.0.0.1:1/d", "The store 127.0.0.1:1/d cannot be opened: "),
    ],
)
def test_a_store_that_cannot_be_opened_gets_a_sentence(run: Any, db: str, says: str) -> None:
    ran = run("serve", "--port", str(free_port()), "--db", db)
    assert ran.code == 2 and says in ran.err and "secret" not in ran.err
    assert len(ran.err.strip().splitlines()) == 1
