"""How the command line speaks: tables and lines for people, one JSON object for programs."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)

_PLAYER = re.compile(r"\{p(\d+)\}")


class Wrong(ValueError):
    """What was asked for cannot be done: a sentence, and exit status 2."""


def tell_json(thing: dict[str, Any]) -> None:
    """One JSON object on standard output, and nothing else."""
    print(json.dumps(thing, indent=2, ensure_ascii=False))


def named(words: str, names: list[str]) -> str:
    """The sentence with players' names where it says {p0}, {p1} …"""

    def name(found: re.Match[str]) -> str:
        seat = int(found.group(1))
        return names[seat] if seat < len(names) else f"player {seat + 1}"

    return _PLAYER.sub(name, words)


def plain(words: str, style: str = "") -> Text:
    """Text as it is: brackets in it are no markup."""
    return Text(words, style=style)


class Tenths:
    """Counts what is done and says so at every tenth."""

    def __init__(self, what: str, total: int) -> None:
        self.what = what
        self.total = total
        self.done = 0

    def hear(self, more: int) -> None:
        """So many more are done."""
        before = self.done * 10 // self.total
        self.done += more
        if self.done * 10 // self.total > before:
            err.print(plain(f"{self.what}: {self.done} of {self.total}"))


@contextmanager
def progress(what: str, total: int) -> Iterator[Any]:
    """A bar on standard error, or a line for every tenth where nobody watches a terminal; yields
    the function that hears how many more are done."""
    if not err.is_terminal:
        yield Tenths(what, total).hear
        return
    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    )  # fmt: skip
    with Progress(*columns, console=err, transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.advance(task, done)


def pairs(given: list[str]) -> dict[str, str]:
    """`name=value` words as a dict; several may stand in one word with commas between them."""
    found: dict[str, str] = {}
    for word in (part for text in given for part in text.split(",") if part):
        name, equals, value = word.partition("=")
        if not equals:
            raise Wrong(f"Options are written name=value, not {word!r}.")
        found[name.strip()] = value.strip()
    return found


def words_of(given: str) -> list[str]:
    """`a,b` as a list."""
    return [word.strip() for word in given.split(",") if word.strip()]
