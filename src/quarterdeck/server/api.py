"""The HTTP calls of the lobby. Each is described once, for the router and for OpenAPI."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from io import BytesIO
from typing import Any

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import Response

from ..bots import names as bot_names
from ..games import games
from . import bodies, lobby, replay
from .house import House, find_game
from .refuse import Refuse
from .room import Room

JSON, SVG, LINES = "application/json", "image/svg+xml", "application/jsonl"


@dataclass(frozen=True)
class Call:
    """One call: its address, what goes in and out, and who does it."""

    method: str
    path: str
    words: str
    do: Callable[..., Awaitable[Any]]
    body: type[bodies.Body] | None = None
    answer: type[bodies.Body] | str = bodies.Done
    seat: bool = False
    query: dict[str, dict[str, Any]] = field(default_factory=dict)
    status: int = 200
    cost: int = 1


class Ask:
    """What a call is given: the house, the request, the body, and the room and seat in question."""

    def __init__(self, house: House, request: Request, body: Any) -> None:
        self.house = house
        self.request = request
        self.body = body

    async def room(self) -> Room:
        """The table in the path."""
        return await self.house.room(self.request.path_params["code"])

    def token(self) -> str | None:
        """The seat's key, from the header."""
        scheme, _, token = self.request.headers.get("authorization", "").partition(" ")
        return token.strip() if scheme.lower() == "bearer" and 0 < len(token) <= 64 else None

    async def seat(self) -> tuple[Room, int]:
        """The table in the path and the seat that the key opens there."""
        room, token = await self.room(), self.token()
        seat = room.seat_of(token) if token is not None else None
        if seat is None:
            raise Refuse("This key does not open a seat here.", status=401)
        return room, seat


async def serve_call(call: Call, request: Request) -> Response:
    """Limits first, then the body, then the call."""
    house: House = request.app.state.house
    try:
        who = request.client.host if request.client else "?"
        if not request.app.state.calls.takes(who, time.monotonic(), call.cost):
            raise Refuse("Too many calls from this address; wait a moment.", status=429)
        body = None
        if call.body is not None:
            body = await read_body(request, call.body, house.services.settings.body_size)
        found = await call.do(Ask(house, request, body))
    except Refuse as no:
        status = no.status if no.status < 600 else 409
        return reply(bodies.Sorry(words=no.words), status)
    if isinstance(found, Response):
        return found
    return reply(found, call.status)


async def read_body(request: Request, kind: type[bodies.Body], most: int) -> bodies.Body:
    """A body that fits its type, and is not too long. Only JSON that says so: a form on a page of
    another site cannot."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Refuse("The body must be sent as application/json.", status=415)
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise Refuse(f"The body is longer than {most} bytes.", status=413)
    try:
        return msgspec.json.decode(bytes(data), type=kind)
    except msgspec.ValidationError as wrong:
        raise Refuse(f"That does not fit: {wrong}.", status=422) from None
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise Refuse("The body is not JSON.", status=400) from None


def reply(body: bodies.Body, status: int = 200) -> Response:
    """A body as JSON."""
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(body), status, headers, JSON)


# --- the calls -----------------------------------------------------------------------------------


async def list_games(ask: Ask) -> bodies.GamesAnswer:
    """All games with their choices and bots."""
    return bodies.GamesAnswer(
        games=[
            bodies.GameSeen(
                id=g.id, title=g.title, version=g.version, kind=g.kind, blurb=g.blurb,
                minutes=g.minutes, fewest=g.fewest, most=g.most, sizes=g.sizes(), bots=bot_names(g),
                choices=[
                    bodies.ChoiceSeen(
                        name=c.name, label=c.label, words=c.words, values=c.values,
                        labels=c.labels,
                    )
                    for c in g.choices
                ],
            )
            for g in games()
        ]
    )  # fmt: skip


async def list_rules(ask: Ask) -> bodies.RulesAnswer:
    """All rules of a game, in words."""
    game = find_game(ask.request.path_params["game"])
    return bodies.RulesAnswer(
        rules=[
            bodies.RuleSeen(id=r.id, part=r.part, words=r.words, kind=r.kind)
            for r in [*game.rules.values(), *game.rulings.values()]
        ]
    )


async def create(ask: Ask) -> bodies.Seated:
    """A new table."""
    return await ask.house.create(ask.body)


async def table(ask: Ask) -> bodies.TableSeen:
    """A table as everybody sees it."""
    return (await ask.room()).seen()


async def join(ask: Ask) -> bodies.Seated:
    """Sit down."""
    return await lobby.join(await ask.room(), ask.body)


async def set_seat(ask: Ask) -> bodies.TableSeen:
    """A bot sits down, stands in, or gets up."""
    room, seat = await ask.seat()
    await lobby.set_seat(room, seat, ask.body)
    return room.seen()


async def set_table(ask: Ask) -> bodies.TableSeen:
    """Settings."""
    room, seat = await ask.seat()
    await lobby.set_table(room, seat, ask.body)
    return room.seen()


async def start(ask: Ask) -> bodies.TableSeen:
    """Begin."""
    room, seat = await ask.seat()
    await lobby.start(room, seat)
    return room.seen()


async def leave(ask: Ask) -> bodies.Done:
    """Get up."""
    room, seat = await ask.seat()
    await lobby.leave(room, seat)
    return bodies.Done()


async def rematch(ask: Ask) -> bodies.Seated:
    """The next table with the same people."""
    room, seat = await ask.seat()
    return await ask.house.rematch(room, seat)


async def branch(ask: Ask) -> bodies.Seated:
    """What if."""
    return await ask.house.branch(await ask.room(), ask.body)


async def my_seats(ask: Ask) -> bodies.MySeatsAnswer:
    """My tables."""
    return bodies.MySeatsAnswer(seats=await ask.house.my_seats(ask.body.tokens))


async def qr(ask: Ask) -> Response:
    """The link to the table as a square to photograph."""
    room = await ask.room()
    base = ask.request.base_url
    out = BytesIO()
    segno.make(f"{base.scheme}://{base.netloc}/t/{room.code}").save(
        out, kind="svg", scale=6, border=3, xmldecl=False, svgns=True, dark="#111", light="#fff"
    )
    return Response(out.getvalue(), media_type=SVG)


async def replay_step(ask: Ask) -> bodies.ReplayStep:
    """One step, through somebody's eyes."""
    room, token = await ask.room(), ask.token()
    own = room.seat_of(token) if token is not None else None
    given = ask.request.query_params.get("step")
    if given is not None and not (given.isascii() and given.isdigit() and len(given) < 9):
        raise Refuse("A step is a number.", status=422)
    eyes = ask.request.query_params.get("eyes", "public")
    return await replay.step(room, int(given) if given is not None else None, eyes, own)


async def download(ask: Ask) -> Response:
    """The log."""
    room = await ask.room()
    name = f'attachment; filename="{room.code}.jsonl"'
    text = await replay.download(room)
    return Response(text, media_type=LINES, headers={"content-disposition": name})


TABLE = "/api/tables/{code}"
STEP = {"type": "integer", "minimum": 0, "maximum": 99_999_999}
CALLS: list[Call] = [
    Call("GET", "/api/games", "All games", list_games, answer=bodies.GamesAnswer),
    Call("GET", "/api/games/{game}/rules", "Rules in words", list_rules,
         answer=bodies.RulesAnswer),
    Call("POST", "/api/tables", "Make a table", create, bodies.CreateTable, bodies.Seated,
         status=201, cost=8),
    Call("GET", TABLE, "A table as everybody sees it", table, answer=bodies.TableSeen),
    Call("POST", f"{TABLE}/join", "Sit down", join, bodies.JoinTable, bodies.Seated, status=201),
    Call("POST", f"{TABLE}/seat", "Set a bot or free a seat", set_seat, bodies.SetSeat,
         bodies.TableSeen, seat=True),
    Call("POST", f"{TABLE}/settings", "Set chat, lock and deadline", set_table, bodies.SetTable,
         bodies.TableSeen, seat=True),
    Call("POST", f"{TABLE}/start", "Begin the game", start, None, bodies.TableSeen, seat=True),
    Call("POST", f"{TABLE}/leave", "Get up", leave, None, bodies.Done, seat=True),
    Call("POST", f"{TABLE}/rematch", "Sit down at the next table", rematch, None, bodies.Seated,
         seat=True, status=201),
    Call("POST", f"{TABLE}/branch", "What if: play on from a step", branch, bodies.Branch,
         bodies.Seated, status=201, cost=8),
    Call("POST", "/api/seats", "Which tables do these keys open?", my_seats, bodies.MySeats,
         bodies.MySeatsAnswer),
    Call("GET", f"{TABLE}/qr.svg", "The table's link as a QR code", qr, answer=SVG),
    Call("GET", f"{TABLE}/replay", "One step through somebody's eyes", replay_step,
         answer=bodies.ReplayStep, query={"step": STEP, "eyes": {"type": "string"}}),
    Call("GET", f"{TABLE}/log.jsonl", "The log, after the end", download, answer=LINES),
]  # fmt: skip
