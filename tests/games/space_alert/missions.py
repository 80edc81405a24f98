"""How tests of the resolution speak: a mission file with the usual things filled in."""

from __future__ import annotations

from typing import Any

from quarterdeck.games.space_alert.content.boards import BOARDS, LENGTHS, MARKS
from quarterdeck.games.space_alert.content.threats import CARD_IDS, CARDS
from quarterdeck.games.space_alert.missionfile.read import read
from quarterdeck.games.space_alert.missionfile.result import as_object
from quarterdeck.games.space_alert.resolve import resolve

SHORT = {
    "a": "A", "b": "B", "c": "C", "f": "battlebots", "d": "lift", "r": "move_red", "u": "move_blue",
    "A": "heroic_A", "B": "heroic_B", "F": "heroic_battlebots",
}  # fmt: skip
CLASSIC = "sitting_duck_classic"
MANUAL = "sitting_duck_manual"
DUCKLING = "little_duckling"


def fly(*players: list[Any], **more: Any) -> dict[str, Any]:
    """Resolve a mission on the classic ship; every trajectory is T5 unless said otherwise.

    `computer=True` keeps the computer maintained throughout, so that no check delays anybody.
    """
    ship = more.setdefault("ship", CLASSIC)
    zones = ["red", "blue"] if ship == DUCKLING else ["red", "white", "blue"]
    tracks = {zone: "T5" for zone in [*zones, "internal"]} | more.pop("tracks", {})
    if more.pop("computer", True):
        last = 7 if ship == DUCKLING or more.get("variant") == "base" else 12
        initial = more.setdefault("initial", {})
        initial.setdefault("computer_maintained", list(range(1, last + 1)))
    mission = {"players": list(players) or [[]], "tracks": tracks, "threats": []} | more
    return as_object(resolve(read(mission)))


def plan(short: str) -> list[Any]:
    """An action board in short: a space a word, - for an empty one, ud for two cards on one."""
    spaces = [[SHORT[letter] for letter in word if letter != "-"] for word in short.split()]
    return [cards if len(cards) > 1 else cards[0] if cards else None for cards in spaces]


def threat(id: str, turn: int = 1, zone: str | None = "red") -> dict[str, Any]:
    """A threat of a mission file."""
    if not CARDS[CARD_IDS.index(id)].external or zone is None:
        return {"id": id, "turn": turn}
    return {"id": id, "turn": turn, "zone": zone}


def before(id: str, mark: str, board: str = "T5", nth: int = 0) -> int:
    """The cell from which a card's next move performs just this mark."""
    at = BOARDS.index(board)
    speed = CARDS[CARD_IDS.index(id)].speed
    marks = MARKS[at]
    cells = [c for c in range(len(marks) - 1, 0, -1) if marks[c] == " XYZ".index(mark)]
    cell = cells[nth]
    above = [c for c in range(cell + 1, len(marks)) if marks[c]] or [LENGTHS[at]]
    return min(cell + speed, above[0])


def performs(id: str, mark: str, *players: list[Any], **more: Any) -> dict[str, Any]:
    """A lone threat (in red, or inside) performs just one mark at the end of turn 1.

    `damage`: what it has already. Nobody acts unless players are given.
    """
    damage = more.pop("damage", None)
    preset: dict[str, Any] = {"position": before(id, mark)}
    if damage is not None:
        preset["damage"] = damage
    initial = more.pop("initial", {}) | {"threats": {f"{id}@1": preset}}
    more.setdefault("until", 1)
    return fly(*players, threats=[threat(id)], initial=initial, **more)


def digits(by_zone: dict[str, int]) -> str:
    """Three numbers in a row: red, white, blue."""
    return "".join(str(n) for n in by_zone.values())


def only(found: dict[str, Any]) -> dict[str, Any]:
    """The one threat of a mission."""
    (entry,) = found["threats"].values()
    assert isinstance(entry, dict)
    return entry


def told(found: dict[str, Any]) -> str:
    """Everything that was told, in one text."""
    return "\n".join(e["words"] for turn in found["turns"] for e in turn["events"])
