"""Space Alert's tools for the page: missions to hear, missions to resolve, and the time.

They need no table and keep nothing: the rules are the game's own.
"""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ..games.space_alert.content.missions import MISSIONS
from ..games.space_alert.film import film
from ..games.space_alert.missionfile.checks import BadMission
from ..games.space_alert.missionfile.read import read_text
from ..games.space_alert.missionfile.result import as_object
from ..games.space_alert.resolve import resolve
from ..games.space_alert.tracks import check, choose, described
from .api import JSON
from .clock import now_ms

LONGEST = 65_536


def answer(body: dict[str, Any], status: int = 200) -> Response:
    """JSON that nobody keeps."""
    return Response(msgspec.json.encode(body), status, {"cache-control": "no-store"}, JSON)


async def missions(request: Request) -> Response:
    """All stored tracks by name."""
    rows = [
        {"id": m.id, "title": m.title, "turns": m.turns, "length": m.length()} for m in MISSIONS
    ]
    return answer({"missions": rows})


async def mission(request: Request) -> Response:
    """One track with its announcements: a stored one, or a random one of a seed."""
    asked = request.query_params
    seed = asked.get("seed", "") or secrets.token_hex(4)
    try:
        players = int(asked.get("players", "4"))
        turns = int(asked.get("turns", "0"))
        profile = asked.get("profile", "sitting_duck_manual")
        check(profile, players, asked.get("difficulty", "white"), turns)
        found = choose(asked.get("track", ""), profile, players, turns, seed, False)
    except ValueError as wrong:
        return answer({"words": str(wrong)}, 422)
    return answer({"seed": seed, **described(found, players)})


async def resolved(request: Request) -> Response:
    """A mission from a real table: its result and its film."""
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > LONGEST:
            return answer({"words": f"A mission is at most {LONGEST} bytes."}, 413)
    try:
        planned = read_text(data.decode("utf-8"))
    except UnicodeDecodeError:
        return answer({"words": "That is not a text in UTF-8."}, 422)
    except BadMission as wrong:
        return answer({"words": str(wrong)}, 422)
    return answer({"result": as_object(resolve(planned)), "film": film(planned)})


async def time(request: Request) -> Response:
    """The server's clock, for devices that play one mission in step."""
    return answer({"now": now_ms()})


ROUTES = [
    Route("/api/space-alert/missions", missions),
    Route("/api/space-alert/mission", mission),
    Route("/api/space-alert/resolve", resolved, methods=["POST"]),
    Route("/api/space-alert/time", time),
]
