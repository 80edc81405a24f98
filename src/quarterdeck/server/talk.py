"""Table talk: words of one's own, ready-made suggestions and what bots reply to those, and marks on
a common board."""

from __future__ import annotations

import time

from ..kit.game import Say
from ..store.record import CHAT
from . import messages
from .connection import Connection
from .moves import known, need_seat
from .refuse import Refuse
from .room import Room, eyes_name, tell_said

REPLIES = 2
"""So many bots reply to a suggestion at most."""


async def chat(room: Room, connection: Connection, frame: messages.Chat) -> None:
    """Say something to the table."""
    words = " ".join(frame.words.split())
    async with room.lock:
        if known(room, connection, frame.id):
            return
        may_talk(room, connection)
        if not words:
            raise Refuse("There was nothing to say.")
        crew = crew_of(room, connection.eyes) if frame.crew else None
        await speak(room, connection.eyes, words, frame.id, connection, crew=crew)


async def suggest(room: Room, connection: Connection, frame: messages.Suggest) -> None:
    """Make one of the suggestions that this seat was shown; bots may reply to it."""
    seat, key = need_seat(connection), tuple(frame.key)
    async with room.lock:
        if known(room, connection, frame.id):
            return
        play = room.playing()
        say = next((s for s in play.game.says(play.table, seat) if s.key == key), None)
        if say is None:
            raise Refuse("That is no longer true; look again.")
        may_talk(room, connection)
        await speak(room, seat, say.words, frame.id, connection, say)
        await replies(room, seat, say)


async def sketch(room: Room, connection: Connection, frame: messages.Sketch) -> None:
    """Show something on the common board: talk without words, so silence holds for it too."""
    seat = need_seat(connection)
    async with room.lock:
        if not room.playing().public().get("sketch"):
            raise Refuse("There is no common board to show something on now.")
        if seat in room.mute():
            raise Refuse("The rules ask for silence now.")
        room.sketches[seat] = frame.marks
        connection.send(messages.Ack(id=frame.id))
        room.tell(messages.Sketched(seat=seat, marks=frame.marks))


async def replies(room: Room, seat: int, say: Say) -> None:
    """Bots that can help say so."""
    play = room.playing()
    said = 0
    for other, chair in enumerate(room.around.chairs):
        if other == seat or not chair.bot or said == REPLIES:
            continue
        words = play.game.reply(play.table, other, say.key)
        if words:
            await speak(room, other, words, None, None, Say((), words))
            said += 1


def may_talk(room: Room, connection: Connection) -> None:
    """Not where the host or the rules ask for silence, and not too much at once."""
    eyes, mute = connection.eyes, room.mute()
    if not room.around.chat:
        raise Refuse("Table talk is switched off here.")
    if eyes in mute or (eyes < 0 and len(mute) == room.row.seats):
        raise Refuse("The rules ask for silence now.")
    if not connection.talk.takes(time.monotonic()):
        raise Refuse("One thing at a time; wait a moment.")


def crew_of(room: Room, eyes: int) -> list[int]:
    """Those on this seat's side."""
    play = room.playing()
    crew = play.game.crew(play.table, eyes) if eyes >= 0 else []
    if not crew:
        raise Refuse("There is no crew of yours here: say it to the table.")
    return crew


async def speak(
    room: Room, eyes: int, words: str, command: str | None, device: Connection | None,
    say: Say | None = None, crew: list[int] | None = None,
) -> None:  # fmt: skip
    """Keep what is said, then tell it to all, or to a crew."""
    name = room.around.chairs[eyes].name if eyes >= 0 else eyes_name(eyes)
    body: dict[str, object] = {"name": name, "words": words}
    if say is not None and room.play is not None:
        body["turn"] = room.play.game.turn(room.play.table)
    if crew is not None:
        body["crew"] = crew
    record = room.record(CHAT, eyes, body, command)
    await room.keep(room.services.store.record(room.code, record))
    room.kept(record)
    if device is not None and command is not None:
        device.send(messages.Ack(id=command))
    heard = room.hear(record)
    for connection in list(room.connections):
        tell_said(connection, heard)
