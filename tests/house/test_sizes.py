"""Files and functions a person can hold in the head; content tables are exempt."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LONGEST_FILE = 400
LONGEST_FUNCTION = 60

Function = ast.FunctionDef | ast.AsyncFunctionDef


def sources() -> Iterator[Path]:
    for folder in ("src/quarterdeck", "tools", "tests"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            if "content" not in path.parts:
                yield path


def test_no_file_is_too_long() -> None:
    long = {
        path.relative_to(ROOT).as_posix(): lines
        for path in sources()
        if (lines := len(path.read_text("utf-8").splitlines())) > LONGEST_FILE
    }
    assert not long


def test_no_function_is_too_long() -> None:
    long: dict[str, int] = {}
    for path in sources():
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if path.name == "table.py" and getattr(node, "name", "") in ("__init__", "clone"):
                continue  # a list of the table's fields, one a line
            if isinstance(node, Function) and node.end_lineno is not None:
                lines = node.end_lineno - node.lineno + 1
                if lines > LONGEST_FUNCTION:
                    long[f"{path.relative_to(ROOT).as_posix()}::{node.name}"] = lines
    assert not long


@pytest.mark.parametrize("room", ["kit", "games", "bots", "arena", "store", "server", "cli"])
def test_every_module_and_class_says_what_it_is(room: str) -> None:
    silent: list[str] = []
    for path in sorted((ROOT / "src/quarterdeck" / room).rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        name = path.relative_to(ROOT).as_posix()
        if tree.body and ast.get_docstring(tree) is None:
            silent.append(name)
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef) and ast.get_docstring(node) is None:
                silent.append(f"{name}::{node.name}")
    assert not silent
