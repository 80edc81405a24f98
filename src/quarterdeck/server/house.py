"""All tables of a server: they are made here, found by their code, and opened from the store."""

from __future__ import annotations

import asyncio
import time

import structlog

from ..games import game as game_of
from ..kit.game import Game
from ..store.record import ANSWER, Record, TableRow
from ..store.store import StoreError
from . import keeper, lobby
from .around import Around, Chair
from .bodies import Branch, CreateTable, MySeat, Phase, Seated, SeatKey
from .clock import now_ms
from .messages import Follow
from .refuse import Refuse
from .room import Room, Services
from .tokens import digest, new_code, new_seed, new_token

IDLE_MS = 10 * 60 * 1000
SWEEP_S = 30.0
log = structlog.get_logger()


class House:
    """One for each server."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._work: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        """Let the tables that were being played go on, and forget idle ones from time to time."""
        self._work = [asyncio.create_task(self._resume()), asyncio.create_task(self._sweep())]

    async def close(self) -> None:
        """Send everybody away, to come back; everything is stored already."""
        for task in self._work:
            task.cancel()
        for room in self.rooms.values():
            room.shut(words="The server restarts. You will be back in a moment.")
        self.services.minds.close()

    # --- finding ---------------------------------------------------------------------------------

    async def room(self, code: str) -> Room:
        """The table with this code, opened from the store if need be."""
        code = code.upper()
        if len(code) not in (5, 6) or not code.isascii() or not code.isalpha():
            raise Refuse("A table's code has five letters.", status=404)
        async with self._opening.setdefault(code, asyncio.Lock()):
            room = self.rooms.get(code)
            if room is None or room.closed:
                room = await self._open(code)
        room.touched = now_ms()
        return room

    async def _open(self, code: str) -> Room:
        row = await self.services.store.table(code)
        if row is None:
            self._opening.pop(code, None)
            raise Refuse("There is no table with this code.", status=404)
        records = await self.services.store.log(code)
        try:
            room = Room(self.services, row, records)
        except Refuse:
            raise
        except Exception as wrong:
            self.services.meter.broken.labels("open").inc()
            log.exception("a table could not be opened", code=code)
            raise Refuse("This table cannot be opened. It was written down.", status=500) from wrong
        self.rooms[code] = room
        self.services.meter.rooms.set(len(self.rooms))
        keeper.go_on(room)
        return room

    async def _resume(self) -> None:
        """After a start: bots, clocks and deadlines go on without waiting for anybody."""
        days = self.services.settings.resume_days
        since = int((time.time() - days * 86_400) * 1000)
        for code in await self.services.store.codes("playing", since):
            try:
                await self.room(code)
            except Refuse as no:
                log.warning("a table does not go on", code=code, words=no.words)
            await asyncio.sleep(0)

    async def _sweep(self) -> None:
        """Rooms where nothing happens are closed; the store has them."""
        while True:
            await asyncio.sleep(SWEEP_S)
            for code, room in list(self.rooms.items()):
                if room.closed or (room.idle() and now_ms() - room.touched > IDLE_MS):
                    room.closed = True
                    self.rooms.pop(code)
                    self._opening.pop(code, None)
            self.services.meter.rooms.set(len(self.rooms))

    async def my_seats(self, tokens: list[str]) -> list[MySeat]:
        """What these tokens open; the others are left out."""
        found: list[MySeat] = []
        for at, token in enumerate(tokens):
            place = await self.services.store.seat_of(digest(token))
            if place is None:
                continue
            try:
                room = await self.room(place[0])
            except Refuse:
                continue
            seat = room.seat_of(token)
            if seat is not None:
                found.append(_my_seat(room, seat, at))
        return found

    # --- making ----------------------------------------------------------------------------------

    async def create(self, body: CreateTable) -> Seated:
        """A new table; the host sits down."""
        game = find_game(body.game)
        try:
            game.check_seats(body.seats)
            options = game.read_options(body.options)
        except ValueError as wrong:
            raise Refuse(str(wrong), status=422) from None
        if len(body.bots) > body.seats:
            raise Refuse("There are more bots than seats.", status=422)
        bots = [*body.bots, *[""] * (body.seats - len(body.bots))]
        people = [s for s, bot in enumerate(bots) if not bot]
        names = [lobby.clean_name(n) for n in body.hotseat] or [lobby.clean_name(body.name)]
        if not people:
            raise Refuse("One seat must be for a person; spectators may watch bots.", status=422)
        if len(names) > len(people):
            raise Refuse("There are more people than seats for them.", status=422)
        around = Around(
            chairs=[Chair(bot=bot) for bot in bots],
            host=people[0],
            deadline_s=body.deadline_s,
            hotseat=bool(body.hotseat),
            chat=body.chat,
            speed=body.speed,
        )
        row = new_row(game, options, body.seats, around)
        return await self._make(row, around, dict(zip(people, names)), [])

    async def _make(
        self, row: TableRow, around: Around, people: dict[int, str], records: list[Record]
    ) -> Seated:
        """Store a new table with these people seated, and open it."""
        room = Room(self.services, row, [])
        room.around = around
        for chair in around.chairs:
            if chair.bot:
                lobby.check_bot(room, chair.bot)
                chair.name = lobby.bot_title(room, chair.bot)
        keys: list[SeatKey] = []
        for seat, name in people.items():
            token = new_token()
            around.chairs[seat].name = lobby.other_name(room, name)
            around.chairs[seat].digest = digest(token)
            keys.append(SeatKey(seat=seat, name=around.chairs[seat].name, token=token))
        row.around = around.plain()
        digests = {seat: around.chairs[seat].digest for seat in people}
        while True:
            try:
                await self.services.store.add_table(row, digests, records)
                break
            except StoreError:
                if await self.services.store.table(row.code) is None:
                    raise
                row.code = new_code()  # somebody has it already
        await self.room(row.code)
        return Seated(code=row.code, keys=keys)

    async def rematch(self, old: Room, seat: int) -> Seated:
        """Sit down at the next table with the same people: it is made by the first who asks."""
        name = old.around.chairs[seat].name
        async with old.lock:
            if old.row.phase != "ended":
                raise Refuse("This game is not over yet.")
            code = old.around.next_code
            if not code:
                seated = await self._next_table(old, seat, name)
                old.around.next_code = seated.code
                await old.keep(around=True)
                old.tell_table()
                old.tell(Follow(code=seated.code, name=name))
                return seated
        room = await self.room(code)
        async with room.lock:
            chairs = room.around.chairs
            free = [s for s, c in enumerate(chairs) if c.free]
            if not free:
                raise Refuse("All seats are taken.")
            key = await lobby.sit(room, seat if seat in free else free[0], name)
        return Seated(code=code, keys=[key])

    async def _next_table(self, old: Room, seat: int, name: str) -> Seated:
        was = old.around
        chairs = [Chair(bot="" if c.person else c.bot) for c in was.chairs]
        around = Around(
            chairs=chairs, host=seat, deadline_s=was.deadline_s, hotseat=was.hotseat,
            chat=was.chat, speed=was.speed,
        )  # fmt: skip
        people = {seat: name}
        if was.hotseat:  # one device holds them all
            people = {s: c.name for s, c in enumerate(was.chairs) if c.person}
        row = new_row(old.game, old.row.options, old.row.seats, around)
        return await self._make(row, around, people, [])

    async def branch(self, old: Room, body: Branch) -> Seated:
        """What if: play on from a step of a finished game, against bots, with the same chance."""
        if old.row.phase != "ended" or old.play is None:
            raise Refuse("One can branch off only after the end.")
        entries = old.play.entries
        if body.step >= len(entries):
            raise Refuse(f"A step to branch from is 0 to {len(entries) - 1}.", status=422)
        if body.seat >= old.row.seats:
            raise Refuse("There is no such seat.", status=422)
        lobby.check_bot(old, body.bot)
        chairs = [Chair(bot="" if s == body.seat else body.bot) for s in range(old.row.seats)]
        around = Around(
            chairs=chairs, host=body.seat, chat=False, speed=old.around.speed,
            branch_of=f"{old.code}/{body.step}",
        )  # fmt: skip
        row = new_row(old.game, old.row.options, old.row.seats, around, old.row.seed)
        row.phase = "playing"
        past = [
            Record(n, ANSWER, e.seat, list(e.answer), e.ms)
            for n, e in enumerate(entries[: body.step], 1)
        ]
        name = lobby.clean_name(body.name)
        return await self._make(row, around, {body.seat: name}, past)


def find_game(id: str) -> Game:
    """The game; a sentence when there is none."""
    try:
        return game_of(id)
    except ValueError as wrong:
        raise Refuse(str(wrong), status=404) from None


def new_row(
    game: Game, options: dict[str, str], seats: int, around: Around, seed: str = ""
) -> TableRow:
    """The row of a new table, with a new code and, unless given, a new seed."""
    return TableRow(
        new_code(), game.id, game.version, dict(options), seats, seed or new_seed(), "lobby",
        int(time.time() * 1000), around.plain(),
    )  # fmt: skip


def _my_seat(room: Room, seat: int, at: int) -> MySeat:
    decision = room.play.table.decision if room.play is not None else None
    asked = decision is not None and seat in decision.seats and decision.answer_of(seat) is None
    phase: Phase = room.seen().phase
    return MySeat(
        token_at=at,
        code=room.code,
        game=room.game.id,
        title=room.game.title,
        phase=phase,
        seat=seat,
        name=room.around.chairs[seat].name,
        my_turn=asked and phase == "playing",
        names=[c.name for c in room.around.chairs],
        next_code=room.around.next_code,
    )
