"""The one way into a table: an answer is checked, tried on a copy, appended and committed,
acknowledged, and then shown; for people, bots and the clock alike. So is taking back.
"""

from __future__ import annotations

import asyncio
from functools import partial

import structlog

from ..kit.event import IllegalAnswer
from ..kit.seat import CLOCK
from ..kit.space import Answer
from ..store.record import ANSWER, UNDO
from ..store.store import StoreError
from .clock import now_ms
from .connection import Connection
from .messages import Ack
from .play import Play, Trial
from .refuse import Refuse
from .room import Room

log = structlog.get_logger()


async def enter(
    room: Room,
    seat: int,
    number: int,
    given: Answer,
    command: str | None = None,
    connection: Connection | None = None,
) -> None:
    """Check, try, store, acknowledge, show. The lock is held."""
    play = room.playing()
    trial = attempt(room, play, seat, number, given)
    record = room.record(ANSWER, seat, list(given), command)
    ended = trial.table.decision is None
    phase = "ended" if ended else room.row.phase
    try:
        await room.keep(room.services.store.record(room.code, record), around=ended, phase=phase)
    except StoreError as wrong:
        log.error("an answer was not stored", code=room.code, why=str(wrong))
        room.services.meter.broken.labels("store").inc()
        open_again(room)
        raise Refuse("The answer could not be stored; nothing was changed.", status=503) from None
    room.kept(record)
    room.row.phase = phase  # not before: an ended table shows everything to everybody
    touched = play.take(trial, record)
    if connection is not None and command is not None:
        connection.send(Ack(id=command))
    if room.vote is not None and room.vote.about == "undo" and len(touched) == len(play.eyes):
        room.vote = None
    if len(touched) == len(play.eyes):
        new_deadline(room)
    room.show(touched)
    room.tell_table()


def attempt(room: Room, play: Play, seat: int, number: int, given: Answer) -> Trial:
    """The answer on a copy of the table; says in words why it may not stand."""
    decision = play.table.decision
    if decision is None or decision.index_of(seat) < 0:
        raise Refuse("You are not asked anything now.")
    if not decision.since <= number <= decision.number:
        raise Refuse("That was an answer to another question; look again.", decision.rule)
    try:
        return play.attempt(seat, given)
    except IllegalAnswer as wrong:
        raise Refuse(wrong.words, wrong.rule) from None
    except Exception:
        where = play.table.where()
        log.exception("the rules broke", code=room.code, where=where, seat=seat, answer=given)
        room.services.meter.broken.labels("rules").inc()
        raise Refuse(
            "The rules broke on this answer, which is our mistake. Nothing was changed; "
            "please choose something else.", status=500,
        ) from None  # fmt: skip


def open_again(room: Room) -> None:
    """Whether a commit that failed happened after all, only the store knows: read it again. The
    refusal goes out first."""
    again = partial(room.shut, words="The table is opened again.")
    asyncio.get_running_loop().call_later(0.05, again)


async def rewind(
    room: Room, seat: int, upto: int, command: str | None, connection: Connection | None
) -> None:
    """Append that only the first `upto` answers stand. The lock is held."""
    play = room.playing()
    record = room.record(UNDO, seat, upto, command)
    try:
        await room.keep(room.services.store.record(room.code, record))
    except StoreError:
        open_again(room)
        raise Refuse("It could not be stored; nothing was changed.", status=503) from None
    room.kept(record)
    touched = play.take_back(record)
    room.rewinds += 1
    room.vote = None
    if connection is not None and command is not None:
        connection.send(Ack(id=command))
    new_deadline(room)
    room.show(touched)
    room.tell_table()


def new_deadline(room: Room) -> None:
    """Everybody sees a new question: its time begins. Called before it is shown."""
    room.due = None
    room.question += 1
    if room.play is None or room.around.deadline_s is None or room.row.phase != "playing":
        return
    decision = room.play.table.decision
    if decision is not None and CLOCK not in decision.seats and not room.around.paused:
        room.due = now_ms() + room.around.deadline_s * 1000
