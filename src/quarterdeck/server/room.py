"""A table on the server: the game being played, who sits around it and which devices look on.

One room owns one table. Whatever changes it holds the lock, is stored first, and is then shown.
What may be done in it stands in `lobby` (around the game), `moves` (in the game) and `keeper`
(time and bots).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from dataclasses import dataclass, replace
from typing import Any, cast

import msgspec
import structlog

from ..games import game as game_of
from ..kit.seat import WATCHER
from ..store.record import ANSWER, CHAT, UNDO, Record, TableRow
from ..store.store import Statement, Store
from . import around as around_of
from .bodies import ClockSeen, Look, Phase, SeatSeen, TableSeen, VoteSeen
from .clock import MissionClock, now_ms
from .connection import Connection
from .messages import Hello, Outgoing, Said, Sketched, Stream, TableChanged, Welcome
from .meter import Meter
from .minds import Minds
from .play import Play
from .refuse import Refuse
from .settings import Settings
from .tokens import digest, opens, seed_hash

TALK_KEPT = 200
Heard = tuple[Said, dict[int, int]]
"""What was said, and by eyes that heard it: the number it has for them."""
log = structlog.get_logger()


@dataclass
class Services:
    """What all rooms share."""

    store: Store
    minds: Minds
    settings: Settings
    meter: Meter


class Room:
    """Made from what the store has; the same room again after a restart."""

    def __init__(self, services: Services, row: TableRow, records: list[Record]) -> None:
        self.services = services
        self.row = row
        self.game = game_of(row.game)
        self.around = around_of.read(row.around)
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.seq = 0
        self.commands: set[tuple[int, str]] = set()
        self.said: list[Heard] = []
        self.heard: dict[int, int] = {}  # by eyes: how much of the talk they have heard
        self.sketches: dict[int, list[str]] = {}  # marks on the common board, of this sitting only
        self.rewinds = 0
        self.play: Play | None = None
        self.vote: VoteSeen | None = None
        self.proposed = ""  # the command that opened the vote
        self.due: int | None = None
        self.bell: int | None = None
        self.quiet = asyncio.Event()  # cleared while a bell rings
        self.quiet.set()
        self.touched = now_ms()
        self.tasks: set[asyncio.Task[None]] = set()
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.failed: dict[int, int] = {}  # bots whose answers were refused, how often in a row
        self.patient: dict[int, tuple[int, int]] = {}  # bots that wait: rewinds, answers then
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.question = 0
        self.closed = False
        last = records[-1] if records else None
        self.clock = MissionClock(self.around.speed, last.clock if last else 0)
        self._ms = last.ms if last else 0
        self._opened = now_ms()
        self._told_table = b""
        if row.phase != "lobby":
            self.lay_out()
        for record in records:
            self.again(record)
        if self.play is not None:  # the log knows best
            self.row.phase = "ended" if self.play.table.decision is None else "playing"

    def lay_out(self) -> None:
        """Set the game up."""
        self.check_version()
        self.check_options()
        self.play = Play(self.game, self.row)

    def check_version(self) -> None:
        """A game is played by the rules it was begun with."""
        if self.row.version != self.game.version:
            raise Refuse(
                f"This table is for version {self.row.version} of the rules; "
                f"these are {self.game.version}.", status=410,
            )  # fmt: skip

    def check_options(self) -> None:
        """What an option names may be gone or broken since the table was made: a content pack."""
        try:
            self.game.read_options(self.row.options)
        except ValueError as wrong:
            raise Refuse(str(wrong), status=410) from None

    def again(self, record: Record) -> None:
        """Take in a record of the past."""
        self.seq = record.seq
        if record.command is not None:
            self.commands.add((record.seat, record.command))
        if record.kind == CHAT:
            self.hear(record)
        elif self.play is not None:
            self.play.apply(record)
            self.rewinds += record.kind == UNDO

    # --- asking ----------------------------------------------------------------------------------

    @property
    def code(self) -> str:
        """The code of the table."""
        return self.row.code

    def playing(self) -> Play:
        """The game, if it is being played."""
        if self.play is None:
            raise Refuse("The game has not begun.")
        if self.row.phase == "ended":
            raise Refuse("The game is over.")
        return self.play

    def seat_of(self, token: str) -> int | None:
        """Which seat a token opens; None when it opens nothing here."""
        given = digest(token)
        found = None
        for seat, chair in enumerate(self.around.chairs):
            if opens(chair.digest, given):
                found = seat
        return found

    def present(self, seat: int) -> bool:
        """Is a device of this seat connected?"""
        return any(c.eyes == seat for c in self.connections)

    def people(self) -> list[int]:
        """The seats that people play now and are here to answer for."""
        return [
            s for s, c in enumerate(self.around.chairs)
            if c.person and not c.bot and self.present(s)
        ]  # fmt: skip

    def is_host(self, seat: int) -> bool:
        """The host; while the host is away, the first player who is here."""
        here = self.people()
        host = self.around.host
        return seat == host or (host not in here and bool(here) and seat == here[0])

    def mute(self) -> list[int]:
        """The seats that the rules forbid to talk now; the game's public view says so."""
        if self.play is None or self.row.phase == "ended":
            return []
        view = self.play.public()
        if "silent" in view:
            return sorted({*view["silent"], *view.get("wordless", [])})
        return list(range(self.row.seats)) if view.get("silence") else []

    def seen(self) -> TableSeen:
        """The table as everybody sees it."""
        around, now = self.around, now_ms()
        ended = self.row.phase == "ended"
        clocked = self.clock.running or self.clock.ms > 0
        mute = self.mute()
        return TableSeen(
            code=self.code,
            game=self.game.id,
            title=self.game.title,
            version=self.row.version,
            options=self.row.options,
            phase=cast(Phase, self.row.phase),
            seats=[
                SeatSeen(
                    seat=s,
                    name=c.name,
                    taken=not c.free,
                    bot=c.bot,
                    person=c.person,
                    away=c.person and not self.present(s),
                    host=s == around.host,
                )
                for s, c in enumerate(around.chairs)
            ],
            deadline_s=around.deadline_s,
            due=self.due,
            hotseat=around.hotseat,
            chat=around.chat,
            silent=len(mute) == self.row.seats,
            mute=mute,
            locked=around.locked,
            paused=around.paused,
            vote=self.vote,
            clock=ClockSeen(
                ms=self.clock.read(now), at=now, running=self.clock.running, speed=around.speed
            )
            if clocked
            else None,
            seed_hash=seed_hash(self.row.seed),
            seed=self.row.seed if ended else None,
            steps=len(self.play.entries) if ended and self.play is not None else None,
            next_code=around.next_code,
            branch_of=around.branch_of,
        )

    # --- keeping ---------------------------------------------------------------------------------

    def ms(self, now: int) -> int:
        """Milliseconds at this table so far, not counting while the server was down."""
        return self._ms + now - self._opened

    def record(self, kind: str, seat: int, body: Any, command: str | None) -> Record:
        """The next record of this table."""
        now = now_ms()
        clock = self.clock.read(now)
        return Record(self.seq + 1, kind, seat, body, self.ms(now), clock, command)

    async def keep(
        self, *statements: Statement, around: bool = False, phase: str | None = None
    ) -> None:
        """Commit; with `around`, also who sits where and the settings, in the same commit, and the
        phase that this commit brings."""
        todo = list(statements)
        if around:
            self.row.around = self.around.plain()
            self.row.changed = int(time.time() * 1000)
            todo.append(Store.change(replace(self.row, phase=phase or self.row.phase)))
        await self.services.store.write(todo)

    def kept(self, record: Record) -> None:
        """A record was committed: number and command are used up."""
        self.seq = record.seq
        if record.command is not None:
            self.commands.add((record.seat, record.command))
        if record.kind == ANSWER:
            self.failed.clear()
            self.services.meter.answers.labels(self.game.id).inc()

    def hear(self, record: Record) -> Heard:
        """Remember what was said, and to whom. Everyone counts only what they heard themselves."""
        crew = record.body.get("crew")
        numbers: dict[int, int] = {}
        for eyes in crew if crew is not None else [WATCHER, *range(self.row.seats)]:
            numbers[eyes] = self.heard[eyes] = self.heard.get(eyes, 0) + 1
        said = Said(
            n=0,
            seat=record.seat,
            name=record.body["name"],
            words=record.body["words"],
            ms=record.ms,
            turn=record.body.get("turn"),
            crew=crew is not None,
        )
        self.said = [*self.said[-TALK_KEPT:], (said, numbers)]
        return self.said[-1]

    # --- showing ---------------------------------------------------------------------------------

    def attach(self, connection: Connection, hello: Hello) -> None:
        """A device is here: greet it with all it has missed."""
        self.connections.add(connection)
        eyes = connection.eyes
        name = self.around.chairs[eyes].name if eyes >= 0 else ""
        connection.send(Welcome(seat=eyes, name=name, table=self.seen(), now=now_ms()))
        for heard in self.said:
            tell_said(connection, heard, hello.said)
        for seat, marks in self.sketches.items():
            connection.send(Sketched(seat=seat, marks=marks))
        connection.sent = hello.after
        if self.play is not None:
            connection.sent = min(hello.after, self.play.eyes[eyes].n)
            self.stream_to(connection)
        self.tell_table()

    def stream_to(self, connection: Connection, look: msgspec.Raw | None = None) -> None:
        """Everything that these eyes have not been sent yet, and what they see now."""
        play = self.play
        assert play is not None
        eyes = play.eyes[connection.eyes]
        board = play.board()
        frame = Stream(
            n=eyes.n,
            after=connection.sent,
            look=cast(Look, look if look is not None else play.look(connection.eyes)),
            lines=eyes.since(connection.sent),
            may_undo=connection.eyes >= 0 and play.free_undo(connection.eyes) >= 0,
            due=self.due,
            board=cast(dict[str, Any], msgspec.Raw(board)) if board != connection.board else None,
        )
        connection.board = board
        connection.sent = eyes.n
        connection.send(frame)

    def show(self, touched: set[int]) -> None:
        """Send the new frame to all devices of these eyes."""
        assert self.play is not None
        looks: dict[int, msgspec.Raw] = {}
        for connection in list(self.connections):
            eyes = connection.eyes
            if eyes in touched:
                if eyes not in looks:
                    looks[eyes] = self.play.look(eyes)
                self.stream_to(connection, looks[eyes])

    def tell(self, frame: Outgoing) -> None:
        """Send the same frame to everybody."""
        data = msgspec.json.encode(frame)
        for connection in list(self.connections):
            connection.send_bytes(data)

    def tell_table(self) -> None:
        """Tell everybody about the table, if anything around the game has changed."""
        seen = self.seen()
        clock = seen.clock
        still = msgspec.structs.replace(
            seen, due=None, clock=msgspec.structs.replace(clock, ms=0, at=0) if clock else None
        )
        data = msgspec.json.encode(still)
        if data != self._told_table:
            self._told_table = data
            self.tell(TableChanged(table=seen, now=now_ms()))

    # --- running ---------------------------------------------------------------------------------

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something later, as part of this room; what breaks is logged and counted."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.services.meter.broken.labels("room").inc()
            log.error("a task of a room broke", code=self.code, exc_info=task.exception())

    def idle(self) -> bool:
        """Is there nothing to do here until somebody comes?"""
        return not (self.connections or self.tasks or self.timers or self.lock.locked())

    def shut(self, code: int = 1012, words: str = "") -> None:
        """Leave: devices are sent away (to come back), timers and thoughts are dropped."""
        self.closed = True
        for timer in self.timers.values():
            timer.cancel()
        self.timers.clear()
        for task in list(self.tasks):
            task.cancel()
        for connection in list(self.connections):
            connection.hang_up(code, words)


def eyes_name(eyes: int) -> str:
    """Who speaks, when nobody sits there."""
    return "Spectator" if eyes == WATCHER else f"Seat {eyes + 1}"


def tell_said(connection: Connection, heard: Heard, after: int = 0) -> None:
    """Tell a device what was said, if it is for these eyes and they have not had it."""
    said, numbers = heard
    number = numbers.get(connection.eyes, 0)
    if number > after:
        connection.send(msgspec.structs.replace(said, n=number))
