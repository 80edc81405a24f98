"""Proposals that need the consent of all who are here: to take back, to pause, to go on."""

from __future__ import annotations

from typing import Literal

from .bodies import VoteSeen
from .connection import Connection
from .entry import rewind
from .messages import Ack
from .refuse import Refuse
from .room import Room


async def open_vote(
    room: Room,
    seat: int,
    about: Literal["undo", "pause", "go_on"],
    connection: Connection,
    command: str,
) -> None:
    """Ask everybody who is here; alone, one's own word is enough.

    The command is known from now on: a device that sends it again, because it did not hear that it
    arrived, proposes nothing twice. What is proposed does not outlive the server, nor need this.
    """
    if room.vote is not None:
        raise Refuse("Something else is proposed already.")
    needs = sorted({*room.people(), seat})
    room.vote = VoteSeen(about=about, by=seat, yes=[seat], needs=needs)
    room.proposed = command
    room.commands.add((seat, command))
    connection.send(Ack(id=command))
    await count_votes(room)
    room.tell_table()


async def count_votes(room: Room) -> None:
    """Do what is proposed once all who are here agree. The lock is held."""
    proposal = room.vote
    if proposal is None:
        return
    here = set(room.people())
    if any(s in here and s not in proposal.yes for s in proposal.needs):
        return
    room.vote = None
    if proposal.about == "undo":
        upto = room.playing().asked_undo(proposal.by)
        if upto >= 0:
            await rewind(room, proposal.by, upto, room.proposed, None)
    else:
        room.around.paused = proposal.about == "pause"
        await room.keep(around=True)
