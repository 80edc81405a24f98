"""`quarterdeck space-alert resolve`: what came of a mission that was played at a table."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from ..games.space_alert.missionfile.checks import BadMission
from ..games.space_alert.missionfile.read import read_text
from ..games.space_alert.missionfile.result import as_object, as_words
from ..games.space_alert.resolve import resolve as resolve_mission


def resolve(
    file: Annotated[str, typer.Argument(help="A mission, or one a line (.jsonl); - stdin")],
    as_json: Annotated[bool, typer.Option("--json", help="The result as a JSON object.")] = False,
) -> None:
    """Resolve a planned mission turn by turn: in words with rule ids, or as JSON.

    A .jsonl file is resolved line by line, a result object a line; a line that cannot be resolved
    gives {"error": …}. Any other file that cannot be resolved gets one sentence and status 2.
    """
    text = read_file(file)
    if one_a_line(file, text):
        for line in text.split("\n"):
            if line.strip():
                print(json.dumps(one_line(line), ensure_ascii=False))
        return
    try:
        result = resolve_mission(read_text(text))
    except BadMission as wrong:
        if as_json:
            print(json.dumps({"error": str(wrong)}, ensure_ascii=False))
        raise
    print(json.dumps(as_object(result), ensure_ascii=False) if as_json else as_words(result))


def read_file(name: str) -> str:
    """The text of a file; - is standard input."""
    try:
        if name == "-":
            return sys.stdin.read().removeprefix("\ufeff")
        return Path(name).read_text("utf-8-sig")
    except OSError as error:
        raise BadMission(f"{name} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise BadMission(f"{name} is not a text in UTF-8.") from None


def one_a_line(name: str, text: str) -> bool:
    """Is it one mission a line? A .jsonl file says so; on standard input it is when the first line
    is a whole object and others follow."""
    if name != "-":
        return name.lower().endswith(".jsonl")
    first, _, others = text.strip().partition("\n")
    if not others.strip():
        return False
    try:
        return isinstance(json.loads(first), dict)
    except (ValueError, RecursionError):
        return False


def one_line(line: str) -> dict[str, Any]:
    """The result of one line, or why it was refused."""
    try:
        return as_object(resolve_mission(read_text(line)))
    except BadMission as wrong:
        return {"error": str(wrong)}
