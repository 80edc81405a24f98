"""Tables with content packs: a broken pack gets its sentence wherever a table is laid or opened."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from quarterdeck.games.captain_is_dead import GAME, content
from quarterdeck.games.captain_is_dead.choices import lists

Live = Any
BROKEN = (
    '[[alert]]\nid = "Y09"\nname = "Storm"\nlevel = "yelow"\neffects = [{ op = "hit", n = 1 }]\n'
)


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A pack of somebody's own, whole for now; what was loaded is forgotten afterwards."""
    folder = tmp_path / "packs" / "mine"
    folder.mkdir(parents=True)
    (folder / "pack.toml").write_text('title = "Mine"\n', "utf-8")
    monkeypatch.setenv("QUARTERDECK_PACKS", str(folder.parent))
    monkeypatch.setattr(content, "_loaded", content._loaded.copy())
    monkeypatch.setattr(GAME, "choices", GAME.choices)
    known = len(content._loaded)
    yield folder
    del lists._made[known:]


def spoil(folder: Path) -> None:
    """The pack is broken from now on, and this process has never read it."""
    (folder / "alerts.toml").write_text(BROKEN, "utf-8")
    content._loaded[:] = [c for c in content._loaded if c.name != "mine"]


TABLE = {
    "game": "captain_is_dead", "seats": 2, "name": "Ada", "bots": ["", "random"],
    "options": {"pack": "mine"},
}  # fmt: skip
SAID = "alerts.toml, alert 'Y09': level is 'yelow', which is none of yellow, orange, red."


async def test_no_table_is_laid_with_a_broken_pack(live: Live, mine: Path) -> None:
    spoil(mine)
    assert (await live.post("/tables", TABLE, status=422))["words"] == SAID
    shutil.rmtree(mine)
    assert "no content pack 'mine'" in (await live.post("/tables", TABLE, status=422))["words"]


async def test_a_pack_that_broke_meanwhile_is_named_and_the_table_waits(
    live: Live, mine: Path
) -> None:
    made = await live.post("/tables", TABLE)
    code, token = made["code"], made["keys"][0]["token"]
    spoil(mine)
    assert (await live.post(f"/tables/{code}/start", token=token, status=410))["words"] == SAID
    assert (await live.get(f"/tables/{code}"))["phase"] == "lobby"
    (mine / "alerts.toml").unlink()
    assert (await live.post(f"/tables/{code}/start", token=token))["phase"] == "playing"
    spoil(mine)
    await live.restart()
    assert (await live.get(f"/tables/{code}", status=410))["words"] == SAID
