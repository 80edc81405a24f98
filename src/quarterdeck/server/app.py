"""The web application: calls, sockets, the page, and what operators need."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from functools import partial

import msgspec
import structlog
from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..store import Store
from .api import CALLS, JSON, reply, serve_call
from .bodies import Sorry
from .house import House
from .limits import Buckets
from .meter import Meter
from .minds import Minds
from .openapi import describe
from .playback import Playbacks
from .room import Services
from .settings import Settings
from .socket import table_socket
from .space_alert import ROUTES as TOOLS

HERE = ("127.0.0.1", "::1", "testclient")
NO_PAGE = (
    "The page has not been built yet: run `make web` (or `make play`). "
    "The server itself is up; its calls are described at /api.\n"
)
POLICY = "; ".join(
    (
        "default-src 'none'", "script-src 'self'", "style-src 'self'",
        "style-src-attr 'unsafe-inline'", "img-src 'self' data:", "font-src 'self'",
        "media-src 'self'", "connect-src 'self'", "manifest-src 'self'", "worker-src 'self'",
        "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
    )
)  # fmt: skip
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "x-frame-options": "DENY",
}
log = structlog.get_logger()


class SafeHeaders:
    """Every answer says what a browser may do with it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        await self.app(scope, receive, send_with)


async def health(request: Request) -> Response:
    """Is the store there?"""
    house: House = request.app.state.house
    try:
        good = await house.services.store.ready()
    except Exception:
        good = False
    if not good:
        return PlainTextResponse("The store does not answer.\n", 503)
    return PlainTextResponse("ok\n")


async def metrics(request: Request) -> Response:
    """Counts for the operator: they would tell players when somebody acts."""
    house: House = request.app.state.house
    who = request.client.host if request.client else ""
    if not house.services.settings.open_metrics and who not in HERE:
        return reply(Sorry(words="Metrics are read on the server itself."), 403)
    return Response(house.services.meter.text(), media_type="text/plain; version=0.0.4")


async def api(request: Request) -> Response:
    """The description of the calls."""
    return Response(msgspec.json.encode(describe()), media_type=JSON)


async def page(request: Request) -> Response:
    """The page and its files; every other address is the page's own business."""
    settings: Settings = request.app.state.house.services.settings
    wanted = request.path_params.get("path", "")
    if wanted.startswith("api/"):
        return reply(Sorry(words="There is no such call; they are listed at /api."), 404)
    root = settings.page.resolve()
    file = (root / wanted).resolve()
    if wanted and file.is_relative_to(root) and file.is_file():
        lasting = "assets/" in wanted
        keep = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return FileResponse(file, headers={"cache-control": keep})
    if "." in wanted.rsplit("/", 1)[-1]:
        return PlainTextResponse("There is no such file.\n", 404)
    index = root / "index.html"
    if not index.is_file():
        return PlainTextResponse(NO_PAGE)
    return FileResponse(index, headers={"cache-control": "no-cache"})


async def broken(request: Request, wrong: Exception) -> Response:
    """Our mistake: logged, counted, and said without details."""
    request.app.state.house.services.meter.broken.labels("call").inc()
    log.error("a call broke", path=request.url.path, exc_info=wrong)
    return reply(Sorry(words="Something broke here. It was written down."), 500)


def make_app(settings: Settings) -> Starlette:
    """The application; its store is opened when it starts."""

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        store = await Store.open(settings.db)
        house = House(Services(store, Minds(settings.workers), settings, Meter()))
        app.state.house = house
        app.state.calls = Buckets(settings.calls_burst, settings.calls_rate)
        app.state.playbacks = Playbacks()
        house.begin()
        log.info("open", db=settings.db.split("@")[-1])
        try:
            yield
        finally:
            await house.close()
            await store.close()
            log.info("closed")

    routes: list[Route | WebSocketRoute] = [
        Route(call.path, partial(serve_call, call), methods=[call.method]) for call in CALLS
    ]
    routes += [
        *TOOLS,
        Route("/api", api),
        Route("/healthz", health),
        Route("/metrics", metrics),
        WebSocketRoute("/ws/{code}", table_socket),
        Route("/", page),
        Route("/{path:path}", page),
    ]
    app = Starlette(routes=routes, lifespan=life, exception_handlers={Exception: broken})
    app.add_middleware(SafeHeaders)
    return app
