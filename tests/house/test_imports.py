"""Imports point one way, and the core stays pure."""

from __future__ import annotations

import ast
from pathlib import Path

from importlinter.api import read_configuration
from importlinter.cli import lint_imports

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "quarterdeck"

ALLOWED = {
    "__future__", "bisect", "collections", "collections.abc", "functools", "hashlib", "importlib",
    "itertools", "json", "math", "pathlib", "struct", "tomllib", "typing", "importlib.util",
}  # fmt: skip


def test_the_contracts_of_the_house_are_kept() -> None:
    contracts = read_configuration(str(ROOT / "pyproject.toml"))["contracts_options"]
    assert {c["id"] for c in contracts} >= {"rooms", "store", "houses", "pure", "tensors", "game"}
    assert lint_imports(config_filename=str(ROOT / "pyproject.toml")) == 0


def test_kit_and_games_import_nothing_but_a_few_of_the_standard_library() -> None:
    """Content may also ask the environment where packs of cards lie."""
    found: set[str] = set()
    for room in ("kit", "games"):
        for path in (SOURCE / room).rglob("*.py"):
            if path.is_relative_to(SOURCE / "kit" / "testing"):
                continue
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Import):
                    found.update(alias.name for alias in node.names)
                elif isinstance(node, ast.ImportFrom) and node.level == 0:
                    found.add(node.module or "")
            if "content" in path.parts:
                found.discard("os")
    assert found <= ALLOWED, found - ALLOWED
