"""A pack that calls systems by other names: log, labels, reasons and the board use them."""

from __future__ import annotations

import re
from pathlib import Path

from tests.games.captain_is_dead.test_own_packs import entry
from tests.games.captain_is_dead.test_packs import write

from quarterdeck.games.captain_is_dead import GAME
from quarterdeck.games.captain_is_dead.choices import codes as v
from quarterdeck.games.captain_is_dead.content import names as n
from quarterdeck.games.captain_is_dead.table import CaptainTable
from quarterdeck.kit.event import Event
from quarterdeck.kit.look import look
from quarterdeck.kit.play import one_answer
from quarterdeck.kit.rng import fresh, seed_of

RENAMED = {
    "jump_core": "Hyperdrive", "computers": "Mainframe", "cargo_pod": "Locker",
    "comm_system": "Radio", "teleporter": "Beamer", "internal_sensors": "Nose",
}  # fmt: skip
OLD = re.compile("Jump Core|Computers|Cargo Pod|Comm System|Teleporter(?! Chief)|Internal Sensors")
CARDS = re.compile(r"Alert: | plays |^Then: |^Anomaly: ")
"""Lines that read a card out: what a card says is the pack's own affair."""


def renamed(shelf: Path) -> CaptainTable:
    mine = [entry("systems.toml", "system", id, name=f"'{x}'") for id, x in RENAMED.items()]
    write(shelf, "renamed", systems="".join(mine))
    t = GAME.setup({"pack": "renamed", "level": "coward"}, 4, seed_of("renamed"))
    assert isinstance(t, CaptainTable)
    return t


def shown(t: CaptainTable, seat: int) -> list[str]:
    """What this seat reads on the page and in the terminal, cards and help left out."""
    seen = look(GAME, t, seat)
    asked = seen["decision"]
    lines = [seen["where"], *GAME.board(t, seat).splitlines(), *(s["words"] for s in seen["says"])]
    if asked is not None:
        lines += [asked["words"], *(o["words"] for o in asked["mine"]["options"])]
        lines += [b[x] for b in asked["mine"].get("barred", []) for x in ("words", "why")]
    return lines


def test_a_system_with_another_name_has_it_everywhere(shelf: Path) -> None:
    t = renamed(shelf)
    told: list[Event] = t.opening().copy()
    t.listen(told)
    chance = fresh("renamed")
    read: set[str] = set()
    while t.decision is not None:
        read.update(shown(t, t.decision.waiting()[0]))
        one_answer(t, chance)
    read.update(GAME.words.event(event) for event in told)
    for name in RENAMED.values():
        assert any(name in line for line in read), name
    assert not [line for line in read if OLD.search(line) and not CARDS.search(line)]


def test_rare_sentences_use_the_other_names_too(shelf: Path) -> None:
    t = renamed(shelf)
    said: list[Event] = []
    t.listen(said)
    while t.decision is not None and t.decision.kind != "act":
        one_answer(t, fresh("rare"))
    t.say("gave", 0, (0, t.role[1], n.TRANSMIT), "CID-063")
    t.say("gave_tool", 0, (0, t.role[0], t.role[1], n.TELEPORT), "CID-088")
    t.say("core_repaired", 0, (2,), "CID-101")
    t.say("shut_down", 0, (), "CID-096")
    for line, name in zip(
        (GAME.words.event(e) for e in said[-4:]), ("Radio", "Beamer", "Hyperdrive", "Mainframe is")
    ):
        assert name in line and not OLD.search(line)
    labels = [GAME.words.thing_at(t, f"system:{i}").words for i in (n.JUMP_CORE, n.POD)]
    assert labels == ["Hyperdrive", "Locker"]
    decision = t.decision
    assert decision is not None
    words = GAME.words.option(t, decision, t.seat_of(t.now), (v.code(v.CORE),)).words
    assert words.startswith("Repair the core (")  # the activity keeps its own name
