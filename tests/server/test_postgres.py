"""The same server on PostgreSQL."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from tests.postgres import postgres

__all__ = ["postgres"]


async def test_a_game_on_postgresql_goes_on_after_a_restart(start: Any, postgres: str) -> None:
    live = await start(db=postgres)
    code, tokens = await live.started(2, bots=1)
    devices = [await live.device(code, token) for token in tokens]
    await asyncio.gather(*(d.play(random.Random(i), 3) for i, d in enumerate(devices)))
    await live.restart()
    await asyncio.gather(*(d.play(random.Random(i)) for i, d in enumerate(devices)))
    assert all(d.over() and d.gaps == 0 for d in devices)
    assert (await live.get(f"/tables/{code}"))["phase"] == "ended"
