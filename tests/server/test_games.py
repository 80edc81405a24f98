"""Every game over the wire: a person among bots, every frame of the type it claims to be."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

from quarterdeck.games import game, games
from quarterdeck.server.messages import Outgoing

ANSWERS = 10
"""A person gives so many answers at most: enough to see a game under way."""


@pytest.mark.parametrize("id", [g.id for g in games()])
async def test_a_person_among_bots(start: Any, id: str) -> None:
    live = await start()
    seats = max(game(id).fewest, 2)
    code, (ada,) = await live.started(1, bots=seats - 1, game=id, speed=20)
    device = await live.device(code, ada)
    watcher = await live.device(code)
    async with asyncio.timeout(60):
        await device.play(random.Random(5), ANSWERS)
    room = live.house.rooms[code]
    await device.until(lambda: device.n == room.play.eyes[0].n)
    assert device.gaps == watcher.gaps == 0
    assert len(device.lines) > 3
    for text in (*device.raw, *watcher.raw):
        msgspec.json.decode(text, type=Outgoing)
    text = (await live.http.get(f"{live.base}/metrics")).text
    broken = [line for line in text.splitlines() if line.startswith("quarterdeck_broken_total{")]
    assert broken == []
