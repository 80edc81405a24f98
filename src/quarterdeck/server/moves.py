"""What may be done in a game: answer, take back, vote; and what may be asked.

Each answers with an acknowledgement or raises `Refuse`; what changes a table enters by `entry`.
"""

from __future__ import annotations

import time

from ..kit.look import options, things
from . import keeper, messages
from .bodies import Option
from .connection import Connection
from .entry import enter, rewind
from .refuse import Refuse
from .room import Room
from .votes import count_votes, open_vote


async def answer(room: Room, connection: Connection, frame: messages.Answer) -> None:
    """A device answers for its seat."""
    arrived, seat = time.monotonic(), need_seat(connection)
    await keeper.after_the_bell(room, connection.lag, frame.left)
    async with room.lock:
        if known(room, connection, frame.id):
            return
        play = room.playing()
        keeper.returned(room, seat)
        if max(frame.seen, frame.number) < play.eyes[seat].rewound:
            raise Refuse("Something was taken back meanwhile; look again.")
        if room.around.paused:
            raise Refuse("The table is paused.")
        number = play.eyes[seat].meant(frame.number)
        await enter(room, seat, number, tuple(frame.answer), frame.id, connection)
        room.services.meter.stored.observe(time.monotonic() - arrived)
        keeper.go_on(room)


# --- taking back, pausing ------------------------------------------------------------------------


async def undo(room: Room, connection: Connection, frame: messages.Undo) -> None:
    """Take back at once if nothing was revealed, else ask everybody."""
    seat = need_seat(connection)
    async with room.lock:
        if known(room, connection, frame.id):
            return
        play = room.playing()
        decision = play.table.decision
        if decision is not None and decision.answer_of(seat) is not None:
            raise Refuse("Just answer anew: it can be changed until everyone has answered.")
        upto = play.free_undo(seat)
        if upto >= 0:
            await rewind(room, seat, upto, frame.id, connection)
        elif play.asked_undo(seat) < 0:
            raise Refuse("You have nothing to take back.")
        else:
            await open_vote(room, seat, "undo", connection, frame.id)
        keeper.go_on(room)


async def propose(room: Room, connection: Connection, frame: messages.Propose) -> None:
    """Propose to pause, or to go on."""
    seat = need_seat(connection)
    async with room.lock:
        if known(room, connection, frame.id):
            return
        room.playing()
        if room.around.paused == (frame.about == "pause"):
            raise Refuse("It is so already.")
        await open_vote(room, seat, frame.about, connection, frame.id)
        keeper.go_on(room)


async def vote(room: Room, connection: Connection, frame: messages.Vote) -> None:
    """Consent, or end the proposal."""
    seat = need_seat(connection)
    async with room.lock:
        if known(room, connection, frame.id):
            return
        if room.vote is None:
            raise Refuse("Nothing is proposed.")
        room.commands.add((seat, frame.id))
        if frame.yes and seat not in room.vote.yes:
            room.vote.yes.append(seat)
        elif not frame.yes:
            room.vote = None
        connection.send(messages.Ack(id=frame.id))
        await count_votes(room)
        keeper.go_on(room)
        room.tell_table()


# --- questions ------------------------------------------------------------------------------------


async def next_picks(room: Room, connection: Connection, frame: messages.NextPicks) -> None:
    """What may be picked next, with words."""
    seat, play = need_seat(connection), room.playing()
    decision = play.table.decision
    space = decision.space_of(seat) if decision is not None else None
    if decision is None or space is None:
        raise Refuse("You are not asked anything now.")
    if not decision.since <= play.eyes[seat].meant(frame.number) <= decision.number:
        raise Refuse("That was another question; look again.")
    so_far = tuple(frame.so_far)
    found = options(play.game, play.table, seat, so_far)
    connection.send(
        messages.OptionsSeen(
            id=frame.id,
            number=frame.number,
            so_far=frame.so_far,
            options=[Option(**o) for o in found],
            things=things(play.game, play.table, found),
            whole=space.whole(so_far),
        )
    )


async def advise(room: Room, connection: Connection, frame: messages.Advise) -> None:
    """The game's advice to this seat."""
    seat, play = need_seat(connection), room.playing()
    decision = play.table.decision
    asked = decision is not None and decision.index_of(seat) >= 0
    advice = play.game.hints(play.table, seat) if asked else []
    connection.send(
        messages.Advised(
            id=frame.id,
            advice=[
                messages.AdviceSeen(answer=list(a.answer), value=a.value, words=a.words)
                for a in advice[:20]
            ],
        )
    )


def known(room: Room, connection: Connection, command: str) -> bool:
    """The same command again is only acknowledged again."""
    if (connection.eyes, command) not in room.commands:
        return False
    connection.send(messages.Ack(id=command))
    return True


def need_seat(connection: Connection) -> int:
    """Spectators watch."""
    if connection.eyes < 0:
        raise Refuse("Spectators watch; they do not play.", status=403)
    return connection.eyes
