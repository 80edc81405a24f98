"""Reading entries of a content pack: every complaint names the file, the entry and the reason."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final, TypeAlias

Row: TypeAlias = dict[str, Any]

LARGEST: Final = 1_000_000
"""Bytes of a file; the largest of the standard pack has 15,000."""


class BrokenPack(ValueError):
    """A pack that cannot be used. Nothing of it is loaded."""

    def __init__(self, file: str, entry: str, reason: str) -> None:
        super().__init__(f"{file}, {entry}: {reason}")
        self.file = file
        self.entry = entry
        self.reason = reason


def read_toml(path: Path) -> Row:
    """A TOML file; a broken one is refused by name and line."""
    try:
        if path.stat().st_size > LARGEST:
            reason = f"it is larger than {LARGEST // 1000} kB."
            raise BrokenPack(path.name, "the whole file", reason)
        return tomllib.loads(path.read_text("utf-8-sig"))  # some editors begin with a mark
    except tomllib.TOMLDecodeError as wrong:
        raise BrokenPack(path.name, "the whole file", f"it is not TOML: {wrong}.") from None
    except RecursionError:
        reason = "its brackets go deeper than anybody can follow."
        raise BrokenPack(path.name, "the whole file", reason) from None
    except UnicodeDecodeError as wrong:
        reason = f"it is not UTF-8 text: {wrong.reason} at byte {wrong.start}."
        raise BrokenPack(path.name, "the whole file", reason) from None
    except OSError as wrong:
        reason = f"it cannot be read: {wrong.strerror}."
        raise BrokenPack(path.name, "the whole file", reason) from None


class Entry:
    """One entry of a file. It hands out its fields checked and knows which were asked for."""

    def __init__(self, file: str, entry: str, row: Row) -> None:
        self.file = file
        self.entry = entry
        self.row = row
        self.asked: set[str] = {"id", "tag"}

    def wrong(self, reason: str) -> BrokenPack:
        """The complaint about this entry."""
        return BrokenPack(self.file, self.entry, reason)

    def text(self, key: str, default: str | None = None) -> str:
        """A text field."""
        value = self._get(key, default)
        if not isinstance(value, str) or (default is None and not value.strip()):
            raise self.wrong(f"{key} must be words, not {value!r}.")
        return value

    def number(self, key: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number within limits."""
        value = self._get(key, default)
        if type(value) is not int or not low <= value <= high:
            raise self.wrong(f"{key} must be a whole number from {low} to {high}, not {value!r}.")
        return value

    def flag(self, key: str, default: bool = False) -> bool:
        """True or false."""
        value = self._get(key, default)
        if not isinstance(value, bool):
            raise self.wrong(f"{key} must be true or false, not {value!r}.")
        return value

    def one_of(self, key: str, known: list[str], default: str | None = None) -> int:
        """The place of the field's word among those known."""
        value = self._get(key, default)
        if not isinstance(value, str) or value not in known:
            raise self.wrong(f"{key} is {value!r}, which is none of {', '.join(known)}.")
        return known.index(value)

    def some_of(self, key: str, known: list[str]) -> list[int]:
        """The places of several words, at least one."""
        values = self._get(key, None)
        if not isinstance(values, list) or not values:
            raise self.wrong(f"{key} must be a list of names, not {values!r}.")
        return [Entry(self.file, self.entry, {key: v}).one_of(key, known) for v in values]

    def price(self, key: str, skills: list[str], default: Row | None = None) -> list[int]:
        """Actions, then one number a Skill; what is not named costs nothing."""
        value = self._get(key, default)
        if not isinstance(value, dict):
            raise self.wrong(f"{key} must be a table like {{ actions = 1, science = 1 }}.")
        inner = Entry(self.file, f"{self.entry}, {key}", value)
        price = [inner.number("actions", 0, 9, 0)] + [inner.number(s, 0, 15, 0) for s in skills]
        inner.done()
        return price

    def rows(self, key: str) -> list[Entry]:
        """A list of tables inside this entry."""
        value = self._get(key, [])
        if not isinstance(value, list) or not all(isinstance(v, dict) for v in value):
            raise self.wrong(f"{key} must be a list of tables.")
        return [Entry(self.file, f"{self.entry}, {key}[{i}]", v) for i, v in enumerate(value)]

    def part(self, key: str) -> Entry:
        """A table inside this entry."""
        value = self._get(key, None)
        if not isinstance(value, dict):
            raise self.wrong(f"{key} must be a table, not {value!r}.")
        return Entry(self.file, f"{self.entry}, {key}", value)

    def done(self) -> None:
        """A field that nobody asked for is a mistake in writing."""
        for key in self.row:
            if key not in self.asked:
                known = ", ".join(sorted(self.asked - {"tag"}))
                raise self.wrong(f"nothing here is called {key!r}; the fields are {known}.")

    def _get(self, key: str, default: Any) -> Any:
        self.asked.add(key)
        if key not in self.row and default is None:
            raise self.wrong(f"{key} is missing.")
        return self.row.get(key, default)


def entries(file: str, head: str, base: Path, own: Path) -> list[Entry]:
    """The entries of a file: the base's, changed and joined by the pack's own.

    An own entry with an id of the base takes its place; `replaces_all = true` at the top of the
    own file leaves the base's entries out.
    """
    found: dict[str, Row] = {}
    paths = [base / file] if own == base else [base / file, own / file]
    for path in paths:
        if not path.is_file():
            if path.parent == base:
                raise BrokenPack(file, "the whole file", "it is missing.")
            continue
        data = read_toml(path)
        instead = data.pop("replaces_all", False)
        if not isinstance(instead, bool):
            reason = f"replaces_all must be true or false, not {instead!r}."
            raise BrokenPack(file, "the whole file", reason)
        if instead:
            found.clear()
        rows = data.pop(head, [])
        if data or not isinstance(rows, list):
            extra = ", ".join(data) or head
            reason = f"only [[{head}]] entries belong here, not {extra}."
            raise BrokenPack(file, "the whole file", reason)
        seen: set[str] = set()
        for i, row in enumerate(rows):
            if not isinstance(row, dict):
                raise BrokenPack(file, f"{head} number {i + 1}", f"it is {row!r}, not a table.")
            id = row.get("id")
            if not isinstance(id, str) or not id:
                raise BrokenPack(file, f"{head} number {i + 1}", "id is missing.")
            if id in seen:
                raise BrokenPack(file, f"{head} {id!r}", "this id is used twice.")
            seen.add(id)
            found[id] = row
    return [Entry(file, f"{head} {id!r}", row) for id, row in found.items()]
