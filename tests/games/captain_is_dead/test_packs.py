"""Content packs: a folder of files, chosen by an option, refused with file, entry and reason."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.captain_is_dead import aboard as a

from quarterdeck.games.captain_is_dead import GAME, content
from quarterdeck.games.captain_is_dead.content.check import BrokenPack
from quarterdeck.games.captain_is_dead.table import CaptainTable
from quarterdeck.kit.plain import digest, plain
from quarterdeck.kit.play import playout
from quarterdeck.kit.rng import fresh, seed_of

ROLE = """
[[role]]
id = "stowaway"
name = "Stowaway"
colour = "grey"
rank = 8
actions = 3
hand = 7
discounts = { science = 1 }
abilities = [{ does = "sprint", n = 3, words = "Knows the ducts: moves three spaces." }]
"""
GREY = """
[[space]]
id = "cargo_hold"
name = "Cargo Hold"
kind = "room"
colour = "grey"
doors = ["aft_corridor"]
"""
ALERT = """
[[alert]]
id = "Y09"
name = "Meteor Shower"
level = "yellow"
kind = "hit_shields"
copies = 3
words = "HIT 2; crew in corridors are injured."
effects = [
  { op = "hit", n = 2 },
  { op = "injure", spaces = ["fore_corridor", "mid_corridor", "aft_corridor"] },
]
"""


def write(shelf: Path, name: str, **files: str) -> None:
    folder = shelf / name
    folder.mkdir()
    (folder / "pack.toml").write_text('title = "Mine"\nwords = "Changed."\n', "utf-8")
    for file, text in files.items():
        (folder / f"{file}.toml").write_text(text, "utf-8")


def test_a_pack_with_a_changed_alert_and_a_new_role(shelf: Path) -> None:
    write(shelf, "mine", alerts=ALERT, roles=ROLE, ship=GREY)
    options = GAME.read_options({"pack": "mine", "any_role": "yes", "blind_discard": "no"})
    t = GAME.setup(options, 2, seed_of("p"))
    assert isinstance(t, CaptainTable)
    c = t._c
    assert len(c.roles) == 19 and len(c.alerts) == 51 and c.title == "Mine"
    meteor = c.alerts[[x.id for x in c.alerts].index("Y09")]
    assert meteor.name == "Meteor Shower" and meteor.effects[0][1] == 2
    stowaway = [r.id for r in c.roles].index("stowaway")
    t.answer(0, (stowaway,))
    assert t.at[0] == a.space("cargo_hold")
    loaded = GAME.load(plain(t))
    assert digest(loaded) == digest(t)
    assert "Stowaway" in GAME.board(t, 1)
    playout(t, fresh("p"), 5000)
    assert t.ending and len(a.C.roles) == 18  # the standard pack is as it was


def test_a_pack_may_replace_a_whole_file(shelf: Path) -> None:
    one = 'replaces_all = true\n[[tool]]\nid = "hammer"\nname = "Hammer"\n'
    one += 'side_a = { does = "kill", words = "Kill one." }\n'
    one += 'side_b = { does = "repair", words = "Fix." }\n'
    write(shelf, "hammer", tools=one)
    assert [t.name for t in content.pack("hammer").tools] == ["Hammer"]


BROKEN: list[tuple[str, str, list[str]]] = [
    ("alerts", ALERT.replace('"hit"', '"hitt"'), ["alerts.toml", "'Y09'", "hitt", "offline"]),
    ("alerts", ALERT.replace('"mid_corridor"', '"attic"'), ["alerts.toml", "'Y09'", "attic"]),
    ("alerts", ALERT.replace("n = 2", 'n = "two"'), ["alerts.toml", "'Y09'", "whole number"]),
    ("alerts", ALERT.replace("copies", "copys"), ["alerts.toml", "'Y09'", "copys"]),
    ("alerts", ALERT.replace('"hit_shields"', '"alien_ship"'), ["alerts.toml", "attach_ship"]),
    ("alerts", '[[alert]]\nname = "x"\n', ["alerts.toml", "alert number 1", "id is missing"]),
    ("alerts", ALERT + ALERT, ["alerts.toml", "'Y09'", "used twice"]),
    ("alerts", "[[alert]\n", ["alerts.toml", "the whole file", "not TOML"]),
    ("alerts", ALERT.replace('op = "hit", n = 2', 'op = "offline", system = "cargo_pod"'),
     ["alerts.toml", "'Y09'", "cargo_pod always works"]),
    ("roles", ROLE.replace("grey", "pink"), ["roles.toml", "'stowaway'", "colour is 'pink'"]),
    ("roles", ROLE.replace("grey", "blue").replace("sprint", "fly"), ["roles.toml", "fly"]),
    ("roles", ROLE.replace("grey", "blue").replace("hand = 7", ""), ["hand is missing"]),
    ("roles", "replaces_all = true\n", ["roles.toml", "all roles", "seven colours"]),
    ("plans", '[[plan]]\nid = "x"\nname = "X"\nwhen = "own_turn"\nwords = "X."\n'
     'effects = [{ op = "cancel_alert" }]\n', ["plans.toml", "'x'", "cancel_alert"]),
    ("ship", GREY.replace("aft_corridor", "bridge"), ["ship.toml", "does not lead back"]),
    ("systems", '[[system]]\nid = "bar"\n', ["systems.toml", "'bar'", "know no such system"]),
    ("levels", "replaces_all = true\n", ["levels.toml", "'coward'", "missing"]),
    ("tools", '[[tool]]\nid = "x"\nname = "X"\nside_a = 3\n', ["tools.toml", "'x'", "side_a"]),
    ("upgrades", '[[upgrade]]\nid = "x"\nname = "X"\ndoes = "magic"\nwords = "."\n',
     ["upgrades.toml", "'x'", "magic"]),
]  # fmt: skip


@pytest.mark.parametrize(("file", "text", "says"), BROKEN)
def test_a_broken_pack_is_refused_in_words_and_nothing_is_loaded(
    shelf: Path, file: str, text: str, says: list[str]
) -> None:
    write(shelf, "broken", **{file: text})
    before = len(content._loaded)
    with pytest.raises(BrokenPack) as refused:
        GAME.setup({"pack": "broken"}, 3, seed_of("x"))
    for part in says:
        assert part in str(refused.value), str(refused.value)
    assert str(refused.value).endswith(".") and len(content._loaded) == before


def test_an_unknown_pack_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="pack is one of standard"):
        GAME.setup({"pack": "nowhere"}, 3, seed_of("x"))
