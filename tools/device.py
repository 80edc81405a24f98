"""A device that plays over the wire, for tests and for the load script: it reconnects by itself and
sends again what was not acknowledged, as the page does."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import suppress
from itertools import count
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

Frame = dict[str, Any]


class Device:
    """`frames` keeps everything that came; `look`, `table`, `lines` are the newest."""

    def __init__(
        self, base: str, code: str, token: str | None = None, keep: bool = True
    ) -> None:
        self.url = f"{base.replace('http', 'ws', 1)}/ws/{code}"
        self.token = token
        self.keep = keep  # every frame, for tests to look at
        self.patience = 60.0
        self.frames: list[Frame] = []
        self.raw: list[str] = []
        self.n = 0
        self.said = 0
        self.look: Frame | None = None
        self.table: Frame | None = None
        self.may_undo = False
        self.lines: list[Frame] = []
        self.gaps = 0
        self.acked: list[Frame] = []
        self.close_code: int | None = None
        self._ids = count(1)
        self.name = f"{random.getrandbits(48):x}"
        self._waiting: dict[str, tuple[Frame, asyncio.Future[Frame]]] = {}
        self._socket: ClientConnection | None = None
        self._changed = asyncio.Condition()
        self._task: asyncio.Task[None] | None = None
        self._stopped = False

    async def __aenter__(self) -> Device:
        self._task = asyncio.create_task(self._live())
        await self.until(self._greeted)
        return self

    def _greeted(self) -> bool:
        """Has all that comes after hello arrived?"""
        begun = self.table is not None and self.table["phase"] != "lobby"
        return self._stopped or (self.table is not None and (self.look is not None) >= begun)

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    async def stop(self) -> None:
        """Hang up for good."""
        self._stopped = True
        if self._socket is not None:
            with suppress(Exception):
                await asyncio.wait_for(self._socket.close(), 1)
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _live(self) -> None:
        pause = 0.05
        while not self._stopped:
            try:
                async with connect(self.url, compression=None, max_size=None) as socket:
                    self._socket = socket
                    pause = 0.05
                    hello = {"type": "hello", "token": self.token, "after": self.n}
                    await socket.send(json.dumps({**hello, "said": self.said}))
                    for frame, _ in list(self._waiting.values()):
                        await socket.send(json.dumps(frame))
                    try:
                        async for text in socket:
                            await self._take(str(text))
                    finally:
                        self.close_code = socket.close_code
            except (OSError, InvalidHandshake, TimeoutError, ConnectionClosed):
                pass
            if self.close_code is not None and 4400 <= self.close_code < 4408:
                self._stopped = True
            async with self._changed:
                self._changed.notify_all()
            if self._stopped:
                return
            await asyncio.sleep(pause * (0.5 + random.random()))
            pause = min(1.0, pause * 1.5)

    async def _take(self, text: str) -> None:
        frame: Frame = json.loads(text)
        if self.keep:
            self.raw.append(text)
            self.frames.append(frame)
        match frame["type"]:
            case "welcome" | "table":
                self.table = frame["table"]
            case "stream":
                self.gaps += frame["after"] != self.n
                self.n, self.look = frame["n"], frame["look"]
                self.may_undo = frame["may_undo"]
                self.lines += frame["lines"]
            case "said":
                self.said = frame["n"]
            case "probe":
                await self.send({"type": "probed", "n": frame["n"]})
        if "id" in frame and frame["id"] in self._waiting:
            sent, future = self._waiting.pop(frame["id"])
            if frame["type"] == "ack":
                self.acked.append(sent)
            if not future.done():
                future.set_result(frame)
        async with self._changed:
            self._changed.notify_all()

    async def send(self, frame: Frame) -> None:
        """Send a frame as it is; lost if there is no connection."""
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(json.dumps(frame))

    async def ask(self, type: str, **fields: Any) -> Frame:
        """Send a command and wait for what comes back, over reconnects."""
        frame = {"type": type, "id": f"{self.name}-{next(self._ids)}", **fields}
        future: asyncio.Future[Frame] = asyncio.get_running_loop().create_future()
        self._waiting[frame["id"]] = (frame, future)
        await self.send(frame)
        # Not wait_for: until Python 3.12 it forgets a cancellation that meets the result.
        async with asyncio.timeout(self.patience):
            return await future

    async def answer(self, answer: list[int], number: int | None = None) -> Frame:
        """Answer the open question."""
        assert self.look is not None
        if number is None:
            number = self.look["decision"]["number"]
        return await self.ask("answer", number=number, answer=answer, seen=self.n)

    async def until(self, true: Any) -> None:
        """Wait until something is true."""
        async with asyncio.timeout(self.patience):
            async with self._changed:
                await self._changed.wait_for(true)

    def mine(self) -> Frame | None:
        """What this seat may answer now and has not answered."""
        decision = self.look["decision"] if self.look else None
        mine = decision["mine"] if decision else None
        return mine if mine and mine["answer"] is None else None

    def over(self) -> bool:
        """Is the game over?"""
        return self.look is not None and self.look["outcome"] is not None

    async def play(self, pick: random.Random, limit: int = 10_000) -> int:
        """Answer at random, one pick at a time, until the game is over."""
        given = 0
        while given < limit:
            await self.until(lambda: self.mine() or self.over())
            mine = self.mine()
            if mine is None:
                break
            assert self.look is not None
            number = self.look["decision"]["number"]
            answer = await self._choose(mine, number, pick)
            if answer is None:
                continue
            before = self.n
            if (await self.answer(answer, number))["type"] == "ack":
                given += 1
                await self.until(lambda n=before: self.n > n)
            else:
                await asyncio.sleep(0.05)
        return given

    async def _choose(self, mine: Frame, number: int, pick: random.Random) -> list[int] | None:
        answer: list[int] = []
        options, whole = mine["options"], mine["space"]["kind"] == "nothing"
        while options and not (whole and pick.random() < 0.3):
            answer.append(pick.choice(options)["item"])
            if mine["space"]["kind"] in ("pick", "yes_no"):
                break
            seen = await self.ask("options", number=number, so_far=answer)
            if seen["type"] != "options":
                return None
            options, whole = seen["options"], seen["whole"]
        return answer
