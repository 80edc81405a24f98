"""The socket of a table: who is there is checked first, then frames are done one by one."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from urllib.parse import urlsplit

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from ..kit.seat import WATCHER
from ..store.store import StoreError
from . import keeper, messages, moves, talk
from .clock import now_ms
from .connection import TOO_SLOW, Connection
from .house import House
from .limits import Bucket
from .messages import Hello, Incoming, Pong, Problem, Refused
from .refuse import Refuse
from .room import Room
from .settings import Settings

NOT_UNDERSTOOD, NO_TOKEN, NO_TABLE, TOO_FAST, FULL = 4400, 4401, 4404, 4429, 4503
STRIKES = 10
"""So many frames that make no sense end the connection."""

decoder = msgspec.json.Decoder(Incoming)
log = structlog.get_logger()


def origin_fits(socket: WebSocket, settings: Settings) -> bool:
    """A page of another site may not speak for the player. Programs send no Origin."""
    origin = socket.headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    parts = urlsplit(origin)
    scheme = {"ws": "http", "wss": "https"}.get(socket.url.scheme, socket.url.scheme)
    own = f"{scheme}://{socket.headers.get('host', '')}"
    return origin == own and bool(parts.netloc)


async def table_socket(socket: WebSocket) -> None:
    """One device, from hello to goodbye."""
    house: House = socket.app.state.house
    settings = house.services.settings
    if not origin_fits(socket, settings):
        await socket.close(1008)
        return
    await socket.accept()
    try:
        hello = await first_frame(socket, settings)
        room = await house.room(socket.path_params["code"])
        eyes = eyes_of(room, hello)
    except Refuse as no:
        await goodbye(socket, no)
        return
    except (WebSocketDisconnect, TimeoutError):
        with suppress(RuntimeError):
            await socket.close(NOT_UNDERSTOOD)
        return
    now = time.monotonic()
    connection = Connection(
        socket, eyes, settings.queue,
        Bucket(settings.frames_burst, settings.frames_rate, now),
        Bucket(settings.chat_burst, settings.chat_rate, now),
    )  # fmt: skip
    await stay(house, room, connection, hello)


async def first_frame(socket: WebSocket, settings: Settings) -> Hello:
    """The device says who it is, soon."""
    async with asyncio.timeout(settings.hello_s):
        text = await read(socket, settings)
    try:
        frame = decoder.decode(text)
    except (msgspec.DecodeError, RecursionError):
        raise Refuse("The first frame must be a hello.", status=NOT_UNDERSTOOD) from None
    if not isinstance(frame, Hello):
        raise Refuse("The first frame must be a hello.", status=NOT_UNDERSTOOD)
    return frame


def eyes_of(room: Room, hello: Hello) -> int:
    """The seat that the token opens; without a token, a spectator."""
    if len(room.connections) >= room.services.settings.sockets_per_table:
        raise Refuse("Too many are watching this table.", status=FULL)
    if hello.token is None:
        return WATCHER
    seat = room.seat_of(hello.token)
    if seat is None:
        raise Refuse("This key does not open a seat here.", status=NO_TOKEN)
    return seat


async def goodbye(socket: WebSocket, no: Refuse) -> None:
    """Say why and close."""
    code = NO_TABLE if no.status in (404, 410) else no.status if no.status >= 4000 else 1011
    with suppress(RuntimeError, WebSocketDisconnect):
        await socket.send_text(msgspec.json.encode(Problem(words=no.words)).decode())
        await socket.close(code)


async def stay(house: House, room: Room, connection: Connection, hello: Hello) -> None:
    """Greet, read until one of us hangs up, tidy up."""
    meter = house.services.meter
    meter.sockets.inc()
    reading = asyncio.create_task(read_all(room, connection))
    gone = asyncio.create_task(connection.gone.wait())
    try:
        room.attach(connection, hello)
        if connection.eyes >= 0:
            keeper.returned(room, connection.eyes)
        await asyncio.wait((reading, gone), return_when=asyncio.FIRST_COMPLETED)
    except Exception:
        meter.broken.labels("greeting").inc()
        log.exception("a device could not be greeted", code=room.code)
        connection.hang_up(1011, "Something broke here. It was written down.")
    finally:
        gone.cancel()
        room.connections.discard(connection)
        if connection.closing == TOO_SLOW:
            meter.cut_off.inc()
        if connection.eyes >= 0:
            keeper.left(room, connection.eyes)
        room.touched = now_ms()
        await finish(reading)
        await connection.close()
        meter.sockets.dec()


async def finish(reading: asyncio.Task[None]) -> None:
    """Let a command that is being stored end; a reader that only waits is stopped."""
    reading.cancel()
    with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
        await reading


async def read(socket: WebSocket, settings: Settings) -> bytes:
    """The next frame as bytes; too long ones are not even looked at."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text = message.get("text")
    data: bytes = text.encode() if text is not None else message.get("bytes") or b""
    return data if len(data) <= settings.frame_size else b""


async def read_all(room: Room, connection: Connection) -> None:
    """Frame after frame, none of which can break anything."""
    settings, meter = room.services.settings, room.services.meter
    while connection.closing is None and not room.closed:
        try:
            data = await read(connection.socket, settings)
        except (WebSocketDisconnect, RuntimeError):
            return
        try:
            frame = decoder.decode(data)
        except (msgspec.DecodeError, RecursionError) as wrong:
            connection.bucket.takes(time.monotonic())
            strike(connection, f"That frame was not understood: {wrong}"[:200], NOT_UNDERSTOOD)
            continue
        if not connection.bucket.takes(time.monotonic()):
            strike(connection, "Too fast; wait a moment.", TOO_FAST, getattr(frame, "id", ""))
            continue
        connection.strikes = max(0, connection.strikes - 1)
        meter.frames.labels(type(frame).__struct_config__.tag).inc()
        await asyncio.shield(obey(room, connection, frame))


def strike(connection: Connection, words: str, code: int, id: str = "") -> None:
    """A polite word first, goodbye later. A command is told that it changed nothing."""
    connection.strikes += 1
    if connection.strikes >= STRIKES:
        connection.hang_up(code, words)
    elif id:
        connection.send(Refused(id=id, rule="", words=words))
    else:
        connection.send(Problem(words=words))


async def obey(room: Room, connection: Connection, frame: Incoming) -> None:
    """Do what a frame asks, or refuse it in words."""
    try:
        await act(room, connection, frame)
    except Refuse as no:
        refuse(room, connection, frame, no)
    except StoreError:
        refuse(room, connection, frame, Refuse("It could not be stored; nothing was changed."))
    except Exception:
        room.services.meter.broken.labels("command").inc()
        log.exception("a command broke", code=room.code, frame=type(frame).__name__)
        refuse(room, connection, frame, Refuse("Something broke here; nothing was changed."))
        room.shut(words="The table is opened again.")


def refuse(room: Room, connection: Connection, frame: Incoming, no: Refuse) -> None:
    """Why not, and how the table looks now."""
    room.services.meter.refused.inc()
    look = None
    if isinstance(frame, messages.Answer) and room.play is not None:
        look = room.play.look(connection.eyes)
    connection.send(
        Refused(
            id=getattr(frame, "id", ""), rule=no.rule, words=no.words,
            look=look,  # type: ignore[arg-type]
        )
    )  # fmt: skip


async def act(room: Room, connection: Connection, frame: Incoming) -> None:
    """Each kind of frame has its place."""
    match frame:
        case messages.Answer():
            await moves.answer(room, connection, frame)
        case messages.NextPicks():
            await moves.next_picks(room, connection, frame)
        case messages.Advise():
            await moves.advise(room, connection, frame)
        case messages.Chat():
            await talk.chat(room, connection, frame)
        case messages.Sketch():
            await talk.sketch(room, connection, frame)
        case messages.Suggest():
            await talk.suggest(room, connection, frame)
        case messages.Undo():
            await moves.undo(room, connection, frame)
        case messages.Propose():
            await moves.propose(room, connection, frame)
        case messages.Vote():
            await moves.vote(room, connection, frame)
        case messages.Ping():
            connection.send(Pong(mine=frame.mine, now=now_ms()))
        case messages.Probed():
            connection.lag.probed(frame.n, now_ms())
        case Hello():
            raise Refuse("You have said hello already.")
