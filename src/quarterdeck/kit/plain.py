"""Tables as plain data and back, by their fields: for snapshots, digests and worker processes.

Fields whose names start with an underscore are caches or listeners and stay out.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any, TypeAlias

from .decision import Decision
from .pay import Pay
from .rng import Rng
from .space import Arrange, Either, Nothing, Pick, Some, Split, YesNo
from .table import Table

Plain: TypeAlias = bool | int | str | list["Plain"] | dict[str, "Plain"] | None

KIT: dict[str, Any] = {
    c.__name__: c
    for c in (Decision, Pay, Rng, Arrange, Either, Nothing, Pick, Some, Split, YesNo)
}


def fields_of(thing: Any) -> list[str]:
    """The names of a thing's fields, sorted; the same interpreted and compiled."""
    names: set[str] = set(getattr(thing, "__dict__", ()))
    for cls in type(thing).__mro__:
        names.update(getattr(cls, "__mypyc_attrs__", ()))
    if isinstance(thing, Table):
        names.add("decision")  # with every space made, whether or not somebody has looked
    return sorted(n for n in names if not n.startswith("_"))


def plain(thing: Any) -> Plain:
    """Write a thing down: numbers and words as they are, tuples and objects marked."""
    if thing is None or isinstance(thing, (bool, int, str)):
        return thing
    if isinstance(thing, list):
        return [plain(x) for x in thing]
    if isinstance(thing, tuple):
        return {"(": [plain(x) for x in thing]}
    if isinstance(thing, dict):
        return {"{": [[plain(k), plain(v)] for k, v in thing.items()]}
    fields: dict[str, Plain] = {n: plain(getattr(thing, n)) for n in fields_of(thing)}
    return {"@": type(thing).__name__, **fields}


def unplain(data: Any, classes: dict[str, Any]) -> Any:
    """Read back what `plain` wrote. A table is made by its game, everything else by its class."""
    if isinstance(data, list):
        return [unplain(x, classes) for x in data]
    if not isinstance(data, dict):
        return data
    if "(" in data:
        return tuple(unplain(x, classes) for x in data["("])
    if "{" in data:
        return {unplain(k, classes): unplain(v, classes) for k, v in data["{"]}
    name = data["@"]
    cls = KIT.get(name) or classes.get(name)
    if cls is None:
        raise ValueError(f"This was written by other rules: nothing here is called {name}.")
    return cls(**{k: unplain(v, classes) for k, v in data.items() if k != "@"})


def fill(table: Table, data: Any, classes: dict[str, Any]) -> None:
    """Set every field of a fresh table from its plain form."""
    for name in fields_of(table):
        if name not in data:
            raise ValueError(f"This was written by other rules: it has no field {name}.")
        setattr(table, name, unplain(data[name], classes))
    table.listen(None)


def digest(table: Table) -> str:
    """A short print of everything that is true now; equal tables have equal digests."""
    return sha256(repr(plain(table)).encode()).hexdigest()[:32]


def classes_of(*modules: Any) -> dict[str, Any]:
    """The procedures (and other plain classes) that modules define, by name."""
    found: dict[str, Any] = {}
    for module in modules:
        for name, thing in vars(module).items():
            if isinstance(thing, type):
                found[name] = thing
    return found
