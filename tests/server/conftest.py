"""A real server on a real port, in the tests' own loop."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from tools.device import Device

from quarterdeck.server.app import make_app
from quarterdeck.server.house import House
from quarterdeck.server.settings import Settings

GAME = "captains_chair"


class Live:
    """A running server and short ways to use it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.port = 0
        self.base = ""
        self.app = make_app(settings)
        self.http = httpx.AsyncClient(timeout=60)
        self._server: uvicorn.Server | None = None
        self._task: asyncio.Task[None] | None = None
        self.devices = AsyncExitStack()

    @property
    def house(self) -> House:
        house = self.app.state.house
        assert isinstance(house, House)
        return house

    async def start(self) -> None:
        listener = socket.socket()
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(("127.0.0.1", self.port))
        self.port = listener.getsockname()[1]
        self.base = f"http://127.0.0.1:{self.port}"
        config = uvicorn.Config(
            self.app, ws="websockets-sansio", ws_max_size=4096, ws_per_message_deflate=False,
            log_config=None, timeout_graceful_shutdown=2,
        )  # fmt: skip
        self._server = uvicorn.Server(config)
        self._server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
        self._task = asyncio.create_task(self._server.serve(sockets=[listener]))
        while not self._server.started:
            await asyncio.sleep(0.01)

    async def stop(self) -> None:
        assert self._server is not None and self._task is not None
        self._server.should_exit = True
        await self._task

    async def restart(self) -> None:
        """Stop, and start again on the same port with a new application."""
        await self.stop()
        self.app = make_app(self.settings)
        await self.start()

    async def post(self, path: str, body: Any = None, token: str = "", status: int = 0) -> Any:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        answer = await self.http.post(f"{self.base}/api{path}", json=body, headers=headers)
        assert answer.status_code == status or (not status and answer.is_success), answer.text
        return answer.json()

    async def get(self, path: str, token: str = "", status: int = 200) -> Any:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        answer = await self.http.get(f"{self.base}/api{path}", headers=headers)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def table(self, people: int = 3, bots: int = 0, **more: Any) -> tuple[str, list[str]]:
        """A table with people who have sat down and bots, not started; its code and tokens."""
        names = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"]
        body = {
            "game": GAME, "seats": people + bots, "name": names[0],
            "bots": [""] * people + ["random"] * bots, **more,
        }  # fmt: skip
        made = await self.post("/tables", body)
        tokens = [made["keys"][0]["token"]]
        for name in names[1:people]:
            joined = await self.post(f"/tables/{made['code']}/join", {"name": name})
            tokens.append(joined["keys"][0]["token"])
        return made["code"], tokens

    async def started(self, people: int = 3, bots: int = 0, **more: Any) -> tuple[str, list[str]]:
        code, tokens = await self.table(people, bots, **more)
        await self.post(f"/tables/{code}/start", token=tokens[0])
        return code, tokens

    async def device(self, code: str, token: str | None = None) -> Device:
        """A device that hangs up at the end of the test."""
        return await self.devices.enter_async_context(Device(self.base, code, token))


Start = Callable[..., Awaitable[Live]]


@pytest.fixture
async def start(tmp_path: Path) -> AsyncIterator[Start]:
    """Start a server with other settings than usual."""
    running: list[Live] = []

    async def begin(**changes: Any) -> Live:
        given = {"db": str(tmp_path / "t.db"), "workers": 0, "bot_pace_s": 0.0, **changes}
        live = Live(Settings(**given))
        await live.start()
        running.append(live)
        return live

    yield begin
    for live in running:
        await live.devices.aclose()
        await live.stop()
        await live.http.aclose()


@pytest.fixture
async def live(start: Start) -> Live:
    return await start()
