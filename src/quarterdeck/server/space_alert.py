"""Space Alert's tools for the page: missions to hear, missions to write down and to resolve.

They need no table and store nothing: the rules are the game's own.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Awaitable, Callable
from functools import cache
from io import BytesIO
from typing import Any

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from ..games.space_alert.box import box
from ..games.space_alert.content.missions import MISSIONS
from ..games.space_alert.film import film, flown
from ..games.space_alert.mission_table import MissionTable
from ..games.space_alert.missionfile.checks import BadMission
from ..games.space_alert.missionfile.mission import Mission
from ..games.space_alert.missionfile.read import read_text
from ..games.space_alert.missionfile.result import as_object
from ..games.space_alert.resolve import resolve
from ..games.space_alert.tracks import check, choose, described
from .api import JSON, SVG
from .house import House
from .playback import Playbacks, playback_socket
from .refuse import Refuse

LONGEST = 65_536
MOST_PLAYERS, MOST_THREATS, MOST_CARDS = 12, 40, 300
"""A film shows everybody after every card: without these a short file makes the server draw for
minutes. The command line takes more."""
DEAR = 4
"""A call that makes or resolves something counts as so many."""
Work = Callable[[Request], Awaitable[Response]]


def answer(body: dict[str, Any], status: int = 200) -> Response:
    """JSON that nobody keeps."""
    return Response(msgspec.json.encode(body), status, {"cache-control": "no-store"}, JSON)


async def missions(request: Request) -> Response:
    """All stored tracks by name."""
    rows = [
        {"id": m.id, "title": m.title, "turns": m.turns, "length": m.length()} for m in MISSIONS
    ]
    return answer({"missions": rows})


@cache
def boxed() -> bytes:
    """It never changes."""
    return msgspec.json.encode(box())


async def in_the_box(request: Request) -> Response:
    """Ships, cards and boards, for the form in which a mission is written down."""
    return Response(boxed(), 200, {"cache-control": "no-cache"}, JSON)


def track_of(request: Request) -> dict[str, Any]:
    """The track that was asked for, a stored one or a random one of a seed, with all it says."""
    asked = request.query_params
    seed = asked.get("seed", "") or secrets.token_hex(4)
    try:
        players = int(asked.get("players", "4"))
        turns = int(asked.get("turns", "0"))
    except ValueError:
        raise Refuse("players and turns are numbers.", status=422) from None
    profile = asked.get("profile", "sitting_duck_manual")
    try:
        check(profile, players, asked.get("difficulty", "white"), turns)
        found = choose(asked.get("track", ""), profile, players, turns, seed, False)
    except ValueError as wrong:
        raise Refuse(str(wrong).replace("--", ""), status=422) from None
    return {"seed": seed, "players": players, "profile": profile, **described(found, players)}


async def mission(request: Request) -> Response:
    """One track with its announcements: a stored one, or a random one of a seed."""
    return answer(track_of(request))


async def begin(request: Request) -> Response:
    """Play a track: its code, for all devices that shall hear it."""
    playbacks: Playbacks = request.app.state.playbacks
    return answer({"code": playbacks.begin(track_of(request)).code}, 201)


async def playing(request: Request) -> Response:
    """What is played under this code, and where it stands."""
    playbacks: Playbacks = request.app.state.playbacks
    found = playbacks.find(request.path_params["code"])
    return answer({"code": found.code, "mission": found.mission, "state": found.state()})


async def qr(request: Request) -> Response:
    """The link of a mission as a square to photograph."""
    playbacks: Playbacks = request.app.state.playbacks
    found = playbacks.find(request.path_params["code"])
    base, out = request.base_url, BytesIO()
    segno.make(f"{base.scheme}://{base.netloc}/tools/space-alert?code={found.code}").save(
        out, kind="svg", scale=6, border=3, xmldecl=False, svgns=True, dark="#111", light="#fff"
    )
    return Response(out.getvalue(), media_type=SVG)


async def resolved(request: Request) -> Response:
    """A mission from a real table: its result and its film."""
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > LONGEST:
            raise Refuse(f"A mission is at most {LONGEST} bytes.", status=413)
    try:
        planned = read_text(data.decode("utf-8"))
    except UnicodeDecodeError:
        raise Refuse("That is not a text in UTF-8.", status=422) from None
    except BadMission as wrong:
        raise Refuse(str(wrong), status=422) from None
    too_much_to_show(planned)
    return answer({"result": as_object(resolve(planned)), "film": film(planned)})


def too_much_to_show(planned: Mission) -> None:
    """Refuse what no table holds and no film can show."""
    cards = sum(len(space) for board in planned.program for space in board)
    for what, found, most in (
        ("players", len(planned.program), MOST_PLAYERS),
        ("threats", len(planned.threats), MOST_THREATS),
        ("cards", cards, MOST_CARDS),
    ):
        if found > most:
            raise Refuse(
                f"The mission has {found} {what}; {most} can be shown here. "
                "The command line, quarterdeck space-alert resolve, takes more.",
                status=413,
            )


async def filmed(request: Request) -> Response:
    """The missions of a table, after its end: everything is open then."""
    house: House = request.app.state.house
    room = await house.room(request.path_params["code"])
    if room.play is None or room.play.table.decision is not None:
        raise Refuse("The film holds all secrets: it is shown after the end.", status=403)
    table = room.play.at(0)
    if not isinstance(table, MissionTable):
        raise Refuse("No mission was flown at this table.", status=404)
    answers = [(entry.seat, entry.answer) for entry in room.play.entries]
    return answer({"missions": flown(table, answers)})


def limited(work: Work, cost: float) -> Work:
    """Not more calls of one address than a person makes; a refusal is a sentence."""

    async def do(request: Request) -> Response:
        who = request.client.host if request.client else "?"
        if not request.app.state.calls.takes(who, time.monotonic(), cost):
            return answer({"words": "Too many calls from this address; wait a moment."}, 429)
        try:
            return await work(request)
        except Refuse as no:
            return answer({"words": no.words}, no.status)

    return do


TOOLS = "/api/space-alert"
ROUTES: list[Route | WebSocketRoute] = [
    Route(f"{TOOLS}/missions", limited(missions, 1)),
    Route(f"{TOOLS}/mission", limited(mission, 1)),
    Route(f"{TOOLS}/box", limited(in_the_box, 1)),
    Route(f"{TOOLS}/resolve", limited(resolved, DEAR), methods=["POST"]),
    Route(f"{TOOLS}/tables/{{code}}/film", limited(filmed, DEAR)),
    Route(f"{TOOLS}/play", limited(begin, DEAR), methods=["POST"]),
    Route(f"{TOOLS}/play/{{code}}", limited(playing, 1)),
    Route(f"{TOOLS}/play/{{code}}/qr.svg", limited(qr, 1)),
    WebSocketRoute("/ws/space-alert/{code}", playback_socket),
]
