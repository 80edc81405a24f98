"""The action cards: 90 grey ones and six heroic ones in gold (SA-012, SA-050).

A grey card is a number from 0 to 89; its movement half and its action half follow from it. Heroic
cards are 90 to 95. What lies on a board is a card with the half that is up: `laid(card, half)`.
"""

from __future__ import annotations

from typing import Final

MOVE: Final = 0
ACT: Final = 1
LOOK: Final = 2
"""The halves: movement up, action up, and a heroic card laid as visual confirmation (AMB-07)."""

MOVEMENTS: Final = ("move_red", "move_blue", "lift")
ACTIONS: Final = ("A", "B", "C", "battlebots")
COPIES: Final = (10, 8, 7, 5)
"""Of each action, with each of the movements."""

GREY: Final = 90
HEROIC: Final = (
    ("heroic_A", "lower_blue"),
    ("heroic_A", "lower_red"),
    ("heroic_B", "upper_blue"),
    ("heroic_B", "upper_red"),
    ("heroic_battlebots", "lower_white"),
    ("heroic_battlebots", "upper_white"),
)
CARDS: Final = GREY + len(HEROIC)

SMALL_SHIP: Final = {"lower_white": "lower_red", "upper_white": "upper_blue"}
"""Where the heroic moves to white lead on the ship that has none."""

HANDS: Final = {1: (7, 7, 7), 2: (7, 6, 6), 3: (6, 6, 6), 4: (5, 5, 5), 5: (5, 5, 5)}
"""Cards of each phase by the number of players (SA-024 to SA-027, AMB-15)."""


def _halves() -> tuple[list[str], list[str]]:
    moves: list[str] = []
    acts: list[str] = []
    for movement in MOVEMENTS:
        for i in range(len(ACTIONS)):
            moves.extend([movement] * COPIES[i])
            acts.extend([ACTIONS[i]] * COPIES[i])
    return moves, acts


_MOVES, _ACTS = _halves()


def heroic(card: int) -> bool:
    """Has it a golden back, and better halves (SA-052)?"""
    return card >= GREY


def laid(card: int, half: int) -> int:
    """A card with the half that is up, as one number."""
    return card * 4 + half


def card_of(code: int) -> int:
    """The card that lies there."""
    return code // 4


def half_of(code: int) -> int:
    """The half that is up."""
    return code % 4


def token(code: int, small: bool) -> str:
    """What a laid card does, in the words of a mission file."""
    card, half = code // 4, code % 4
    if card < GREY:
        return _MOVES[card] if half == MOVE else _ACTS[card]
    action, station = HEROIC[card - GREY]
    match half:
        case 0:
            return "heroic_move:" + (SMALL_SHIP.get(station, station) if small else station)
        case 1:
            return action
        case _:
            return "heroic_C"


def halves(card: int, look: bool) -> list[int]:
    """The ways this card may be laid; `look`: the ship knows the heroic confirmation."""
    return [MOVE, ACT, LOOK] if card >= GREY and look else [MOVE, ACT]


SAID: Final = {
    "move_red": "red",
    "move_blue": "blue",
    "lift": "lift",
    "battlebots": "battlebots",
    "heroic_A": "heroic A",
    "heroic_B": "heroic B",
    "heroic_C": "heroic look-out",
    "heroic_battlebots": "heroic battlebots",
}


def in_words(word: str) -> str:
    """A token as the crew says it."""
    if word.startswith("heroic_move:"):
        return "straight to " + word.partition(":")[2].replace("_", " ")
    return SAID.get(word, word)


def both_halves(card: int, small: bool) -> str:
    """The face of a card: movement / action."""
    return f"{in_words(token(card * 4, small))} / {in_words(token(card * 4 + 1, small))}"
