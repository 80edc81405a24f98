"""Looking back: any step of a table, through the eyes of a seat, the public, or all-knowing.

After the end the steps are the answers that stood. While a game is played one may look back along
the own stream only, whose numbers follow from what these eyes could see.
"""

from __future__ import annotations

from typing import cast

from ..kit.log import Entry
from ..kit.look import look
from ..kit.seat import ORACLE, WATCHER
from ..kit.table import Table
from ..store.record import log_of, standing
from .bodies import Look, ReplayStep
from .play import Play
from .refuse import Refuse
from .room import Room


def eyes_of(room: Room, wanted: str, own: int | None) -> int:
    """Whose eyes: "public", "all" or a seat; secrets only after the end, or one's own."""
    if wanted == "public":
        return WATCHER
    ended = room.row.phase == "ended"
    if wanted == "all":
        if not ended:
            raise Refuse("All is shown only after the end.", status=403)
        return ORACLE
    if not (wanted.isascii() and wanted.isdigit()) or int(wanted) >= room.row.seats:
        raise Refuse('Eyes are "public", "all" or the number of a seat.', status=422)
    if not ended and int(wanted) != own:
        raise Refuse("Until the end only one's own seat can be looked through.", status=403)
    return int(wanted)


async def step(room: Room, number: int | None, wanted: str, own: int | None) -> ReplayStep:
    """The table after so many steps; the last by default."""
    if room.play is None:
        raise Refuse("The game has not begun.")
    eyes = eyes_of(room, wanted, own)
    if room.row.phase == "ended":
        entries, steps, first = room.play.entries, len(room.play.entries), 0
        number = steps if number is None else number
        check(number, first, steps)
        table, told = room.play.step(number)
        lines = room.play.heard(told, eyes)
        seen = look(room.game, table, eyes)
    else:
        own_stream = room.play.eyes[eyes]
        steps, first = own_stream.n, 1
        number = steps if number is None else number
        check(number, first, steps)
        log = await room.services.store.log(room.code)
        seq = own_stream.seqs[number - 1]
        entries = standing([r for r in log if r.seq <= seq])
        table = again(room.play, entries)
        lines = own_stream.lines[number - 1]
        seen = room.play.seen(table, eyes, number)
    last = entries[:number][-1] if room.row.phase == "ended" and number else None
    return ReplayStep(
        step=number,
        steps=steps,
        eyes=wanted,
        actor=last.seat if last is not None else None,
        ms=last.ms if last is not None else 0,
        look=cast(Look, seen),
        lines=lines,
        board=room.game.draw(table),
    )


def check(number: int, first: int, steps: int) -> None:
    """A sentence when there is no such step."""
    if not first <= number <= steps:
        raise Refuse(f"The steps are {first} to {steps}.", status=422)


def again(play: Play, entries: list[Entry]) -> Table:
    """The table after these answers."""
    options = play.game.read_options(play.row.options)
    table = play.game.setup(options, play.row.seats, play.row.seed)
    for entry in entries:
        table.answer(entry.seat, entry.answer)
    return table


async def download(room: Room) -> str:
    """The save file, after the end."""
    if room.row.phase != "ended":
        raise Refuse("The log holds all secrets: it is given out after the end.", status=403)
    records = await room.services.store.log(room.code)
    return "\n".join(log_of(room.row, records).lines()) + "\n"
