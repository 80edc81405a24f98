"""The HTTP calls do what their description says, whatever is sent to them (Schemathesis)."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from quarterdeck.server.app import make_app
from quarterdeck.server.openapi import describe
from quarterdeck.server.settings import Settings

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
schema = schemathesis.openapi.from_dict(describe())


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a thread of its own, with a table in the lobby and one being played."""
    db: Path = tmp_path_factory.mktemp("schema") / "t.db"
    app = make_app(Settings(db=str(db), workers=0, bot_pace_s=0.0, calls_burst=1e9))
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_config=None, ws="none"))
    thread = threading.Thread(target=lambda: asyncio.run(server.serve()), daemon=True)
    thread.start()
    while not server.started:
        thread.join(0.02)
    port = server.servers[0].sockets[0].getsockname()[1]
    yield f"http://127.0.0.1:{port}"
    server.should_exit = True
    thread.join(10)


@pytest.fixture(scope="module")
def tables(base: str) -> list[tuple[str, str]]:
    """Codes and keys that open something."""
    found = []
    for start in (False, True):
        body = {"game": "captains_chair", "seats": 3, "name": "A", "bots": ["", "random", "random"]}
        made = httpx.post(f"{base}/api/tables", json=body, timeout=60).json()
        token = made["keys"][0]["token"]
        if start:
            headers = {"authorization": f"Bearer {token}"}
            httpx.post(f"{base}/api/tables/{made['code']}/start", headers=headers, timeout=60)
        found.append((made["code"], token))
    return found


@schema.parametrize()
@settings(max_examples=6, deadline=None, suppress_health_check=list(HealthCheck), database=None)
def test_every_call(case: Any, base: str, tables: list[tuple[str, str]]) -> None:
    code, token = tables[len(str(case.body)) % 2]
    if case.path_parameters and "code" in case.path_parameters and len(str(case.body)) % 3:
        case.path_parameters["code"] = code
    headers = {"authorization": f"Bearer {token}"} if len(str(case.query)) % 2 == 0 else {}
    response = case.call(base_url=base, headers=headers)
    case.validate_response(response, checks=CHECKS)
