"""What may be done around a game: sit down, add bots, set, start, leave."""

from __future__ import annotations

from ..bots import names as bot_names
from ..store.store import Store
from . import keeper
from .bodies import JoinTable, Seated, SeatKey, SetSeat, SetTable
from .entry import new_deadline
from .refuse import Refuse
from .room import Room
from .tokens import digest, new_token


def clean_name(name: str) -> str:
    """A name to show: without line breaks and characters that cannot be seen."""
    shown = "".join(c if c.isprintable() else " " for c in name)
    found = " ".join(shown.split())
    if not found:
        raise Refuse("A name needs something that can be read.", status=422)
    return found


def other_name(room: Room, name: str) -> str:
    """Two at a table never have the same name."""
    taken = {c.name for c in room.around.chairs}
    found, n = name, 2
    while found in taken:
        found = f"{name[:20]} {n}"
        n += 1
    return found


def check_bot(room: Room, bot: str) -> None:
    """A sentence when there is no such bot."""
    if bot not in bot_names(room.game):
        known = ", ".join(bot_names(room.game))
        raise Refuse(f"There is no bot {bot!r}; there are {known}.", status=422)


async def join(room: Room, body: JoinTable) -> Seated:
    """Sit down on a free seat, before the start or while it is free."""
    name = clean_name(body.name)
    async with room.lock:
        chairs = room.around.chairs
        if room.around.locked:
            raise Refuse("The host has locked this table.")
        if room.row.phase == "ended":
            raise Refuse("This game is over.")
        free = [s for s, c in enumerate(chairs) if c.free]
        if body.seat is not None and body.seat >= len(chairs):
            raise Refuse("There is no such seat.", status=422)
        if not free or (body.seat is not None and body.seat not in free):
            raise Refuse("That seat is taken." if free else "All seats are taken.")
        key = await sit(room, free[0] if body.seat is None else body.seat, name)
    return Seated(code=room.code, keys=[key])


async def sit(room: Room, seat: int, name: str) -> SeatKey:
    """Give a free seat to a person; the key is shown once. The lock is held."""
    chair, token = room.around.chairs[seat], new_token()
    chair.name = other_name(room, name)
    chair.digest = digest(token)
    await room.keep(Store.token(room.code, seat, chair.digest), around=True)
    room.tell_table()
    keeper.go_on(room)
    return SeatKey(seat=seat, name=chair.name, token=token)


async def set_seat(room: Room, by: int, body: SetSeat) -> None:
    """The host lets a bot sit or stand in, or frees a seat; a player sends the own stand-in off."""
    async with room.lock:
        if by != body.seat or body.bot or room.row.phase == "lobby":
            need_host(room, by)
        chairs = room.around.chairs
        if body.seat >= len(chairs):
            raise Refuse("There is no such seat.", status=422)
        chair, lobby = chairs[body.seat], room.row.phase == "lobby"
        if body.bot:
            check_bot(room, body.bot)
            if chair.person and (lobby or (room.present(body.seat) and not chair.bot)):
                raise Refuse(f"{chair.name} sits there.")
            chair.bot = body.bot
            if not chair.person:
                chair.name = bot_title(room, body.bot)
        elif chair.person and lobby and body.seat != by:
            remove(room, body.seat)
        elif not chair.person and lobby:
            chair.bot = chair.name = ""
        elif chair.bot and chair.person:
            chair.bot = ""
            chair.expired = 0
        else:
            raise Refuse("That seat cannot be freed now.")
        await room.keep(around=True)
        room.tell_table()
        keeper.go_on(room)


def remove(room: Room, seat: int) -> None:
    """Take a seat back before the start; its token opens nothing any more."""
    chair = room.around.chairs[seat]
    chair.digest = chair.name = ""
    for connection in list(room.connections):
        if connection.eyes == seat:
            connection.hang_up(4401, "The host has freed your seat.")


def bot_title(room: Room, bot: str) -> str:
    """A name for a bot's seat: "Bot (easy)", "Bot 2 (easy)" …"""
    taken = {c.name for c in room.around.chairs}
    n = 1
    while (name := f"Bot {n} ({bot})" if n > 1 else f"Bot ({bot})") in taken:
        n += 1
    return name


async def set_table(room: Room, by: int, body: SetTable) -> None:
    """The host changes the settings."""
    async with room.lock:
        need_host(room, by)
        if body.chat is not None:
            room.around.chat = body.chat
        if body.locked is not None:
            room.around.locked = body.locked
        if body.deadline_s is not None:
            if 0 < body.deadline_s < 5:
                raise Refuse("Five seconds is the shortest time to decide.", status=422)
            room.around.deadline_s = body.deadline_s or None
            room.due = None
        await room.keep(around=True)
        keeper.go_on(room)
        room.tell_table()


async def start(room: Room, by: int) -> None:
    """Begin the game."""
    async with room.lock:
        need_host(room, by)
        if room.row.phase != "lobby":
            raise Refuse("The game has begun already.")
        room.check_version()
        room.check_options()
        free = [str(s + 1) for s, c in enumerate(room.around.chairs) if c.free]
        if free:
            raise Refuse(f"Somebody or a bot must sit on seat {', '.join(free)} first.")
        room.row.phase = "playing"
        try:
            await room.keep(around=True)
        except Exception:
            room.row.phase = "lobby"
            raise
        begin(room)


def begin(room: Room) -> None:
    """Lay the game out and show it. The lock is held."""
    room.lay_out()
    assert room.play is not None
    room.clock.ms = 0
    new_deadline(room)
    room.tell_table()
    room.show(set(room.play.eyes))
    keeper.go_on(room)


async def leave(room: Room, seat: int) -> None:
    """Get up: before the start the seat is free again, later a bot plays on until one returns."""
    async with room.lock:
        chair = room.around.chairs[seat]
        if room.row.phase == "lobby":
            remove(room, seat)
            others = [s for s, c in enumerate(room.around.chairs) if c.person]
            if seat == room.around.host and others:
                room.around.host = others[0]
        elif room.row.phase == "playing":
            chair.bot = keeper.STAND_IN
            for connection in list(room.connections):
                if connection.eyes == seat:
                    connection.hang_up(1000)
        await room.keep(around=True)
        room.tell_table()
        keeper.go_on(room)


def need_host(room: Room, seat: int) -> None:
    """Some things only the host may do."""
    if not room.is_host(seat):
        raise Refuse("Only the host may do that.", status=403)
