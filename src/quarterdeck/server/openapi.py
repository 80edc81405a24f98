"""The description of the HTTP calls, made from the same types that check them."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from .. import __version__
from .api import CALLS, JSON, Call
from .bodies import Sorry

REF = "#/components/schemas/{name}"
PARAMETERS: dict[str, dict[str, Any]] = {
    "code": {"type": "string", "pattern": "^[A-Za-z]{5,6}$"},
    "game": {"type": "string", "pattern": "^[a-z_]{1,40}$"},
}


def describe() -> dict[str, Any]:
    """The whole document."""
    types: set[Any] = {Sorry}
    for call in CALLS:
        types |= {t for t in (call.body, call.answer) if isinstance(t, type)}
    named = sorted(types, key=lambda t: str(t.__name__))
    schemas, components = msgspec.json.schema_components(named, ref_template=REF)
    by_type = dict(zip(named, schemas))
    paths: dict[str, dict[str, Any]] = {}
    for call in CALLS:
        paths.setdefault(call.path, {})[call.method.lower()] = _operation(call, by_type)
    return {
        "openapi": "3.1.0",
        "info": {"title": "quarterdeck", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(call: Call, by_type: dict[Any, Any]) -> dict[str, Any]:
    sorry = {"content": {JSON: {"schema": by_type[Sorry]}}}
    if isinstance(call.answer, str):
        content: dict[str, Any] = {call.answer: {"schema": {"type": "string"}}}
    else:
        content = {JSON: {"schema": by_type[call.answer]}}
    found: dict[str, Any] = {
        "summary": call.words,
        "operationId": call.do.__name__,
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": PARAMETERS[name]}
            for name in re.findall(r"{(\w+)}", call.path)
        ]
        + [
            {"name": name, "in": "query", "required": False, "schema": schema}
            for name, schema in call.query.items()
        ],
        "responses": {
            str(call.status): {"description": "Done", "content": content},
            "4XX": {"description": "Refused, and why", **sorry},
            "503": {"description": "Not stored, nothing was changed", **sorry},
        },
    }
    if call.body is not None:
        schema = by_type[call.body]
        found["requestBody"] = {"required": True, "content": {JSON: {"schema": schema}}}
    if call.seat:
        found["security"] = [{"seat": []}]
    return found
