"""Every deed as one number: what, then up to three small numbers."""

from __future__ import annotations

from typing import Any, Final

DONE: Final = 0
STEP: Final = 1  # section
ROBOT_STEP: Final = 2  # section
PLAY: Final = 3  # card, vessel or seat, section
ROBOT_PLAY: Final = 4  # card, 0, section
FIRE: Final = 5  # side, vessel, section + 1 when aimed
SHOOT: Final = 6  # what, whose, section
BEAM: Final = 7  # 0, ship
DISARM: Final = 8
TAKE_OVER: Final = 9
OFFER: Final = 10  # card, to whom
GIVE_BACK: Final = 11  # card, to whom
REFUSE: Final = 12  # 0, whose offer
AGREE: Final = 13
CALL_OFF: Final = 14
HAND_IN: Final = 15  # card
VOLUNTEER: Final = 16
PLEAD: Final = 17  # 0, team
WELCOME: Final = 18  # 0, seat
TURN_AWAY: Final = 19  # 0, seat
GIVE_UP: Final = 20
THROW: Final = 21  # card, out of turn
MEND: Final = 22  # 0, 0, section: a point of a Repair Brigade
MISSILE: Final = 23  # 0, vessel, section: a missile of an aimed barrage

AT_SECTION: Final = 0  # what a phaser is aimed at
AT_PERSON: Final = 1  # or the clone that stands in
AT_ROBOT: Final = 2  # whoever it belongs to
AT_FIELD: Final = 3


def deed(what: int, a: int = 0, b: int = 0, c: int = 0) -> int:
    """One number for a deed."""
    return what << 18 | a << 12 | b << 6 | c


def parts(code: int) -> tuple[int, int, int, int]:
    """A deed's number read back."""
    return code >> 18, code >> 12 & 63, code >> 6 & 63, code & 63


MOST: Final = 64
play_at: Final[list[list[Any]]] = [
    [deed(PLAY, card, 0, at) for at in range(MOST)] for card in range(MOST)
]
"""By card and section or seat: the deed, made once. Compiled, `Any` keeps the number as it is; a
list of `int` would have it unpacked and packed again for every menu."""
hand_in_of: Final[list[Any]] = [deed(HAND_IN, card) for card in range(MOST)]
offer_to: Final[list[list[Any]]] = [
    [deed(OFFER, card, to) for card in range(MOST)] for to in range(MOST)
]
"""By whom it is for and card."""
step_to: Final[list[Any]] = [deed(STEP, 0, 0, room) for room in range(MOST)]
robot_step_to: Final[list[Any]] = [deed(ROBOT_STEP, 0, 0, room) for room in range(MOST)]
robot_play_at: Final[list[list[Any]]] = [
    [deed(ROBOT_PLAY, card, 0, at) for at in range(MOST)] for card in range(3)
]
