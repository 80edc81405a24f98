"""A mission heard on several devices in step, beside cardboard: who has the code holds the remote.

Nothing is stored: what is played is a track, whether it runs, and from which moment of the server's
clock it counts. Devices work out the rest, so one that comes late or loses its way seeks.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any, Literal

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from .clock import now_ms
from .limits import Bucket
from .refuse import Refuse
from .settings import Settings
from .socket import FULL, NO_TABLE, NOT_UNDERSTOOD, TOO_FAST, origin_fits
from .tokens import new_code

MOST = 500
"""So many missions are played at once; the longest unheard makes room."""
DEVICES = 40
COUNTDOWN_MS = 3000
RESUME_MS = 700
"""Before it goes on, all devices have heard of it."""
SEND_S = 5.0


class Do(msgspec.Struct, tag_field="do", tag="", forbid_unknown_fields=True):
    """Something that somebody with the code asks for."""


class Remote(Do, tag="remote"):
    """The remote control; `ms` is where to, for seeking."""

    act: Literal["play", "pause", "seek"]
    ms: int = 0


class Ping(Do, tag="ping"):
    """A device measures the way."""

    mine: float


decoder = msgspec.json.Decoder(Remote | Ping)


class Playback:
    """One mission: where it stands and who listens."""

    def __init__(self, code: str, mission: dict[str, Any]) -> None:
        self.code = code
        self.mission = mission
        self.running = False
        self.ms = 0
        self.since = 0  # server time at which it stands at `ms`
        self.sockets: set[WebSocket] = set()
        self.touched = now_ms()

    def position(self, now: int) -> int:
        """Mission time at this server time; below zero in the countdown."""
        return self.ms + now - self.since if self.running else self.ms

    def obey(self, remote: Remote, now: int) -> None:
        """Play on, stand still, or go elsewhere; asking twice changes nothing."""
        end = 1000 * int(self.mission["length"])
        self.touched = now
        if remote.act == "seek":
            self.ms = max(0, min(end, remote.ms))
            self.since = now + RESUME_MS
        elif remote.act == "pause" and self.running:
            self.ms = max(0, min(end, self.position(now)))
            self.running = False
        elif remote.act == "play" and not self.running:
            self.since = now + (COUNTDOWN_MS if self.ms == 0 else RESUME_MS)
            self.running = True

    def state(self) -> dict[str, Any]:
        """What every device is told."""
        return {
            "type": "state", "running": self.running, "ms": self.ms, "since": self.since,
            "now": now_ms(), "devices": len(self.sockets),
        }  # fmt: skip

    async def tell(self) -> None:
        """Tell all devices; one that does not listen does not hold up the others."""
        data = msgspec.json.encode(self.state()).decode()
        await asyncio.gather(*(hand(socket, data) for socket in list(self.sockets)))


async def hand(socket: WebSocket, data: str) -> None:
    """Send, or give up on this device."""
    with suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
        await asyncio.wait_for(socket.send_text(data), SEND_S)


class Playbacks:
    """All missions that are being heard, by code."""

    def __init__(self) -> None:
        self.by_code: dict[str, Playback] = {}

    def begin(self, mission: dict[str, Any]) -> Playback:
        """A new one, standing at its start."""
        if len(self.by_code) >= MOST:
            idle = [p for p in self.by_code.values() if not p.sockets]
            if not idle:
                raise Refuse("Too many missions are being played here.", status=503)
            del self.by_code[min(idle, key=lambda p: p.touched).code]
        code = new_code()
        while code in self.by_code:
            code = new_code()
        self.by_code[code] = Playback(code, mission)
        return self.by_code[code]

    def find(self, code: str) -> Playback:
        """The mission of this code."""
        found = self.by_code.get(code.upper())
        if found is None:
            raise Refuse(f"No mission {code.upper()[:8]!r} is being played here.", status=404)
        return found


async def playback_socket(socket: WebSocket) -> None:
    """One device, from its first look to its last."""
    settings: Settings = socket.app.state.house.services.settings
    if not origin_fits(socket, settings):
        await socket.close(1008)
        return
    await socket.accept()
    try:
        heard: Playback = socket.app.state.playbacks.find(socket.path_params["code"])
    except Refuse:
        await socket.close(NO_TABLE)
        return
    if len(heard.sockets) >= DEVICES:
        await socket.close(FULL)
        return
    heard.sockets.add(socket)
    bucket = Bucket(settings.frames_burst, settings.frames_rate, time.monotonic())
    try:
        await heard.tell()
        await listen(socket, heard, settings, bucket)
    finally:
        heard.sockets.discard(socket)
        heard.touched = now_ms()
        await heard.tell()


async def listen(socket: WebSocket, heard: Playback, settings: Settings, bucket: Bucket) -> None:
    """Frame after frame until it hangs up or talks nonsense."""
    while True:
        try:
            text = await socket.receive_text()
        except (WebSocketDisconnect, RuntimeError, KeyError):
            return
        try:
            if len(text) > settings.frame_size:
                raise msgspec.DecodeError("too long")
            frame = decoder.decode(text)
        except (msgspec.DecodeError, RecursionError):
            await socket.close(NOT_UNDERSTOOD)
            return
        if not bucket.takes(time.monotonic()):
            await socket.close(TOO_FAST)
            return
        if isinstance(frame, Ping):
            pong = {"type": "pong", "mine": frame.mine, "now": now_ms()}
            await hand(socket, msgspec.json.encode(pong).decode())
        else:
            heard.obey(frame, now_ms())
            await heard.tell()
