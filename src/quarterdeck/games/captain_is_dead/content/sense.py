"""What a content pack may not say although each word of it is known.

A field that the rules would not look at, or that could not work, is refused rather than ignored.
"""

from __future__ import annotations

from pathlib import Path

from . import names as n
from .check import BrokenPack, Entry
from .model import Activity, Alert, Place

FILES: list[str] = [
    "pack.toml", "ship.toml", "systems.toml", "activities.toml", "anomalies.toml", "roles.toml",
    "alerts.toml", "plans.toml", "tools.toml", "upgrades.toml", "levels.toml",
]  # fmt: skip

ALWAYS = (n.END, n.TOOL, n.PLAN, n.OVERRIDE)
"""Never an action: neither injury nor aliens hinder them (A08)."""
FREE = (n.END, n.TOOL, n.PLAN, n.REPAIR)
"""Without a price of their own: Tools and offline systems name theirs."""
WITH_CARDS = (n.HAND_OVER, n.TRANSMIT, n.CARGO, n.REFRAME, n.MIND_LINK)
"""Done with a card of the own hand, which must not be the one that pays."""
FOR_EVER = (n.MOVE, n.CARRY, n.HAND_OVER, n.TELEPORT, n.TRANSMIT, n.CARGO, n.MIND_LINK)
"""Could be done again and again if it cost nothing."""

TARGETED = (
    n.RESTORE_TOOL, n.KILL_ALIENS, n.REPAIR_SYSTEM, n.REINSTALL_SYSTEM, n.REMOVE_SHIP,
    n.REMOVE_ANOMALY,
)  # fmt: skip
"""Effects of plans that are aimed at something."""
COUNTED = (n.KILL_ALIENS, n.RAISE_SHIELDS, n.GAIN_ACTIONS, n.ALL_DRAW)
"""Effects of plans with a number; the others do it once."""


def is_pack(folder: Path) -> bool:
    """Is this meant to be a pack? Any file of one says so, even if pack.toml is missing."""
    return any((folder / file).is_symlink() or (folder / file).exists() for file in FILES)


def check_files(folder: Path) -> None:
    """A file that no one would read is a mistake in writing: alerts.toml.txt, roles.json."""
    if not (folder / "pack.toml").exists():
        raise BrokenPack("pack.toml", "the whole file", "it is missing; it gives the pack a title.")
    stems = [file.removesuffix(".toml") for file in FILES]
    for path in sorted(folder.iterdir()):
        name = path.name
        if name not in FILES and (name.endswith(".toml") or name.split(".")[0].lower() in stems):
            known = ", ".join(FILES)
            raise BrokenPack(name, "the whole file", f"no such file belongs here: {known}.")
        if name in FILES and not path.is_file():
            reason = "it is a folder, not a file." if path.is_dir() else "there is no file to read."
            raise BrokenPack(name, "the whole file", reason)


def check_space(e: Entry, s: int, places: list[Place]) -> None:
    """Doors lead both ways and somewhere else; one room a colour."""
    place = places[s]
    if s in place.doors:
        raise e.wrong("a door leads from the space to itself.")
    for door in place.doors:
        if s not in places[door].doors:
            raise e.wrong(f"the door to {places[door].id!r} does not lead back.")
    for other in places[:s]:
        if place.colour and place.colour == other.colour:
            raise e.wrong(f"its colour {place.colour!r} is that of {other.id!r}, too.")
    reached = {0}
    for _ in places:
        reached |= {door for at in reached for door in places[at].doors}
    if s not in reached:
        raise e.wrong(f"no way leads to it from {places[0].id!r}.")


def check_system(e: Entry, id: str, form: str) -> None:
    """The core and the shields are bars, which never go offline (A01); nothing else is one."""
    if (form == "status_bar") != (id in ("jump_core", "shields")):
        raise e.wrong(f"form is {form!r}; only jump_core and shields are status_bar, and they are.")


def check_activity(e: Entry, a: int, act: Activity) -> None:
    """Only what the rules look at: its system, a price that can be paid, its symbols."""
    system = n.SYSTEM_OF.get(act.id, "")
    if act.system != (n.SYSTEMS.index(system) if system else -1):
        raise e.wrong(f"its system is {system}." if system else "it belongs to no system.")
    if "n" in e.row and a != n.MOVE:
        raise e.wrong("only move has a number n, the spaces walked.")
    if act.remote and not system:
        raise e.wrong("remote is for the use of a system.")
    if a in ALWAYS and not (act.injured and act.aliens):
        raise e.wrong("it is always allowed: injured and aliens must be true.")
    if a in FREE and any(act.price):
        raise e.wrong("it has no cost of its own.")
    if a == n.OVERRIDE and (act.price[0] or any(act.price[n.COMMAND + 2 :])):
        raise e.wrong("it costs Command and nothing else.")
    if a in WITH_CARDS and act.skilled:
        raise e.wrong("it is done with a card, so it can cost actions but no Skills.")
    if a in FOR_EVER and not any(act.price):
        raise e.wrong("it must cost something, or it could be done for ever.")


def check_alert(e: Entry, alert: Alert) -> None:
    """A card stays in play once: as an alien ship or as an anomaly, and its kind says so."""
    ops = [effect[0] for effect in alert.effects]
    if (alert.kind == "alien_ship") != (n.ATTACH_SHIP in ops):
        raise e.wrong("an alien_ship needs the effect attach_ship, and nothing else does.")
    if (alert.kind == "anomaly") != (n.ANOMALY in ops):
        raise e.wrong("an anomaly needs the effect anomaly, and nothing else does.")
    if ops.count(n.ATTACH_SHIP) + ops.count(n.ANOMALY) > 1:
        raise e.wrong("one card stays in play only once.")


def check_plan(e: Entry, effects: list[tuple[int, ...]], reaction: bool) -> None:
    """A reaction cancels and does nothing else; other plans are aimed at one thing at most."""
    cancels = [op[0] == n.CANCEL_ALERT for op in effects]
    if not effects or reaction != any(cancels) or reaction != all(cancels):
        raise e.wrong("a reaction has the effect cancel_alert and no other; other plans never.")
    if sum(1 for op in effects if op[0] in TARGETED) > 1:
        named = ", ".join(n.PLAN_OPS[op] for op in TARGETED)
        raise e.wrong(f"a plan is aimed at one thing, so it has one of {named}.")
