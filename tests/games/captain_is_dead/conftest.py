"""Fixtures for The Captain is Dead: a shelf for content packs of one's own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from quarterdeck.games.captain_is_dead import GAME, content
from quarterdeck.games.captain_is_dead.choices import lists


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder for packs; what a test loads from it is forgotten afterwards."""
    monkeypatch.setenv("QUARTERDECK_PACKS", str(tmp_path))
    monkeypatch.setattr(content, "_loaded", content._loaded.copy())
    monkeypatch.setattr(GAME, "choices", GAME.choices)
    known = len(content._loaded)
    yield tmp_path
    del lists._made[known:]
