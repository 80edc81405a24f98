"""Where things are in the source: which rules are implemented where and which tests prove them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import quarterdeck

from ..kit.game import Game
from .say import Wrong

_ID = re.compile(r"\b[A-Z]{2,4}-[A-Z]{0,2}\d{2,3}\b")
_RANGE = re.compile(rf"({_ID.pattern}) to ({_ID.pattern})")


def root() -> Path:
    """The project's folder, found from the package upwards (also from a compiled copy)."""
    for folder in Path(quarterdeck.__file__).resolve().parents:
        if (folder / "pyproject.toml").is_file() and (folder / "tests").is_dir():
            return folder
    raise Wrong("This needs the project's source: run it from a clone, installed with make setup.")


def ids_in(line: str) -> list[str]:
    """The rule ids that a line of source cites; "CC-010 to CC-013" cites all four."""
    found = _ID.findall(line)
    for first, last in _RANGE.findall(line):
        letters = first.rstrip("0123456789")
        if last.startswith(letters):
            width = len(first) - len(letters)
            numbers = range(int(first[len(letters) :]) + 1, int(last[len(letters) :]))
            found.extend(f"{letters}{number:0{width}}" for number in numbers)
    return found


def steps(game: Game) -> dict[str, list[str]]:
    """For every rule id the places (file:line) of the game's source that cite it."""
    top = root()
    found: dict[str, list[str]] = {}
    for path in sorted((top / "src/quarterdeck/games" / game.id).rglob("*.py")):
        name = path.relative_to(top).as_posix()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            for id in ids_in(line):
                found.setdefault(id, []).append(f"{name}:{number}")
    return found


def proofs() -> dict[str, list[str]]:
    """For every rule id the tests (file::name) marked with it."""
    top = root()
    found: dict[str, list[str]] = {}
    for path in sorted((top / "tests").rglob("test_*.py")):
        text = path.read_text("utf-8")
        if "mark.rule" not in text:
            continue
        name = path.relative_to(top).as_posix()
        for test, id in _marked(ast.parse(text)):
            found.setdefault(id, []).append(f"{name}::{test}")
    return found


def _marked(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Every test (or class of tests) with the ids of its `mark.rule(...)`, also on parameters."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            for decorator in node.decorator_list:
                for mark in ast.walk(decorator):
                    if isinstance(mark, ast.Call) and ast.unparse(mark.func).endswith("mark.rule"):
                        for arg in mark.args:
                            if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
                                yield node.name, arg.value


def missing(game: Game, cited: dict[str, list[str]], proved: dict[str, list[str]]) -> list[str]:
    """The ids that lack something: a rule its step and test, a count its test, lore its reason."""
    found: list[str] = []
    for rule in game.rules.values():
        if rule.kind == "lore":
            whole = bool(rule.reason)
        elif rule.kind == "count":
            whole = rule.id in proved
        else:
            whole = rule.id in cited and rule.id in proved
        if not whole:
            found.append(rule.id)
    return found
