"""One device at a table: a bounded queue and a writer of its own, so that it slows nobody."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from .clock import Lag
from .limits import Bucket
from .messages import Outgoing, Problem

TOO_SLOW = 4408
CLOSE_WAIT_S = 2.0


class Connection:
    """`eyes`: the seat, or `WATCHER`. `sent`: the number of the last stream frame queued."""

    def __init__(self, socket: WebSocket, eyes: int, queue: int, bucket: Bucket, talk: Bucket):
        self.socket = socket
        self.eyes = eyes
        self.sent = 0
        self.board = b""
        self.lag = Lag()
        self.bucket = bucket
        self.talk = talk
        self.strikes = 0
        self.closing: int | None = None
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue(queue)
        self._writer = asyncio.create_task(self._write_all(), name="socket writer")
        self.gone = asyncio.Event()

    def send(self, frame: Outgoing) -> None:
        """Queue a frame; a device that does not read is cut off and may resume."""
        self.send_bytes(msgspec.json.encode(frame))

    def send_bytes(self, frame: bytes) -> None:
        """Queue a frame that is encoded already."""
        if self.closing is not None:
            return
        try:
            self._queue.put_nowait(frame)
        except asyncio.QueueFull:
            self.closing = TOO_SLOW
            self._writer.cancel()
            self.gone.set()

    def hang_up(self, code: int, words: str = "") -> None:
        """Say why, send what is queued, and close."""
        if self.closing is None:
            if words:
                self.send(Problem(words=words))
            self.closing = code if self.closing is None else self.closing
            with suppress(asyncio.QueueFull):
                self._queue.put_nowait(None)
            self.gone.set()

    async def close(self) -> None:
        """Let the writer finish, then close the socket; never waits long."""
        with suppress(asyncio.QueueFull):
            self._queue.put_nowait(None)
        with suppress(asyncio.CancelledError, TimeoutError):
            await asyncio.wait_for(self._writer, CLOSE_WAIT_S)
        if self.closing is not None:
            with suppress(RuntimeError, TimeoutError, WebSocketDisconnect, OSError):
                await asyncio.wait_for(self.socket.close(self.closing), CLOSE_WAIT_S)

    async def _write_all(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            while (frame := await self._queue.get()) is not None:
                await self.socket.send_text(frame.decode())
        self.gone.set()
