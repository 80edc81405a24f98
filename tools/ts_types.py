"""Write the page's types from the server's messages: python tools/ts_types.py [--check]."""

from __future__ import annotations

import sys
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from quarterdeck.server import bodies, messages

TARGET = Path(__file__).resolve().parent.parent / "web/src/lib/messages.ts"
HEAD = """// Written by tools/ts_types.py from src/quarterdeck/server/. Do not edit.
"""
PLAIN: dict[Any, str] = {
    int: "number", float: "number", str: "string", bool: "boolean", Any: "unknown",
    type(None): "null",
}  # fmt: skip


def type_of(hint: Any) -> str:
    """A Python type in TypeScript."""
    if hint in PLAIN:
        return PLAIN[hint]
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return type_of(args[0])
    if origin in (Union, UnionType):
        return " | ".join(type_of(a) for a in args)
    if origin is Literal:
        return " | ".join(f'"{a}"' for a in args)
    if origin is list:
        inner = type_of(args[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{type_of(args[0])}, {type_of(args[1])}>"
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return hint.__name__
    raise TypeError(f"no TypeScript for {hint!r}")


def interface(cls: type[msgspec.Struct]) -> str:
    """One message as an interface, with its docstring."""
    hints = get_type_hints(cls, include_extras=True)
    doc = [line.strip() for line in (cls.__doc__ or "").strip().splitlines()]
    rows = ["/**", *(f" * {line}".rstrip() for line in doc), " */"]
    rows.append(f"export interface {cls.__name__} {{")
    config = cls.__struct_config__
    if config.tag is not None:
        rows.append(f'  {config.tag_field}: "{config.tag}";')
    for item in msgspec.structs.fields(cls):
        mark = "" if item.required else "?"
        rows.append(f"  {item.encode_name}{mark}: {type_of(hints[item.name])};")
    rows.append("}")
    return "\n".join(rows)


def module() -> str:
    """The whole file."""
    roots = (bodies.Body, bodies.Part, messages.FromDevice, messages.FromServer)
    found = [
        thing
        for thing in (vars(bodies) | vars(messages)).values()
        if isinstance(thing, type) and issubclass(thing, roots) and thing not in roots
    ]
    parts = [HEAD, *(interface(cls) + "\n" for cls in found)]
    for name in ("Incoming", "Outgoing"):
        union = " | ".join(a.__name__ for a in get_args(getattr(messages, name)))
        parts.append(f"export type {name} = {union};\n")
    return "\n".join(parts)


def main() -> int:
    """Write the file, or with --check say whether it is current."""
    text = module()
    if "--check" in sys.argv:
        return 0 if TARGET.exists() and TARGET.read_text() == text else 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
