"""What is printed on the 55 cards, and that a mission goes by it: appearance, speed and points."""

from __future__ import annotations

import re

import pytest
from tests.games.space_alert.missions import before, fly, only, threat, told

from quarterdeck.games.space_alert.content.codes import STATIONS
from quarterdeck.games.space_alert.content.threats import CARD_IDS, CARDS

# id, hit points, shield, speed, points when it survives and when it is destroyed
OUTSIDE = """
E1-01 5 1 2 2 4 | E1-02 5 2 2 2 4 | E1-03 4 2 3 2 4 | E1-04 5 3 2 2 4
E1-05 5 2 2 2 4 | E1-06 4 1 3 2 4 | E1-07 4 2 3 2 4 | E1-08 4 3 2 2 4
E1-09 8 0 2 2 4 | E1-10 5 0 5 2 4 | SE1-01 7 2 2 4 8 | SE1-02 9 2 1 4 8
SE1-03 8 3 2 4 8 | SE1-04 4 2 3 4 8 | SE1-05 7 1 2 4 8 | SE1-06 8 1 2 4 8
SE1-07 8 3 2 4 8 | SE1-08 9 0 3 4 8 | E2-01 5 2 4 3 6 | E2-02 3 1 2 3 6
E2-03 3 3 3 3 6 | E2-04 3 0 2 3 6 | E2-05 13 -2 2 3 6 | E2-06 6 1 3 3 6
E2-07 7 0 4 3 6 | SE2-01 7 4 2 6 12 | SE2-02 10 3 1 6 12 | SE2-03 5 2 2 6 12
SE2-04 7 2 2 6 12 | SE2-05 9 1 3 0 12 | SE2-06 11 0 2 6 12
"""

# id, hit points, speed, points, what fixes it, and where (upper and lower, red, white, blue)
INSIDE = """
I1-01 1 3 2 4 battlebots ur | I1-02 1 3 2 4 battlebots ub | I1-03 1 4 2 4 battlebots lw
I1-04 1 4 2 4 battlebots lw | I1-05 3 2 2 4 B ub | I1-06 3 2 2 4 B ur
I1-07 3 3 2 4 C lb | SI1-01 2 2 4 8 battlebots lr | SI1-02 2 2 4 8 battlebots ub
SI1-03 2 2 0 8 battlebots lw | SI1-04 2 2 0 8 interceptors ur | SI1-05 4 3 4 8 B uw
SI1-06 4 2 4 8 C ub,lr | I2-01 2 2 3 6 battlebots lb | I2-02 2 2 3 6 battlebots lr
I2-03 2 2 3 6 battlebots ur | I2-04 2 2 3 6 battlebots lb | I2-05 3 3 3 6 C uw
I2-06 3 2 3 6 B lw | SI2-01 2 2 6 12 battlebots ub | SI2-02 2 2 6 15 battlebots uw
SI2-03 7 3 6 12 B lr,lw,lb | SI2-04 3 2 6 12 battlebots ur,ub,lr,lb | SI2-05 1 4 0 12 C lw
"""


def rows(table: str) -> list[list[str]]:
    return [entry.split() for entry in table.replace("\n", "|").split("|") if entry.strip()]


FACES = rows(OUTSIDE) + [[r[0], r[1], "0", *r[2:]] for r in rows(INSIDE)]


def test_there_are_55() -> None:
    assert sorted(face[0] for face in FACES) == sorted(CARD_IDS)
    assert len(rows(OUTSIDE)) == 31 and len(rows(INSIDE)) == 24


@pytest.mark.rule("SA-088", "SA-089", "SA-090", "SA-102", "SA-103")
@pytest.mark.parametrize("face", FACES, ids=[face[0] for face in FACES])
def test_the_face_of_a_card(face: list[str]) -> None:
    card = CARDS[CARD_IDS.index(face[0])]
    numbers = [card.hp, card.shield, card.speed, card.survive_points, card.destroy_points]
    assert numbers == [int(n) for n in face[1:6]]
    if card.external:
        assert card.stations == [] and card.button == 0
        return
    assert [STATIONS[s][0] + STATIONS[s].split("_")[1][0] for s in card.stations] == (
        face[7].split(",")
    )
    assert card.button == (" ABC".index(face[6]) if face[6] in "ABC" else 0)


@pytest.mark.rule("SA-056", "SA-066", "SA-103")
@pytest.mark.parametrize("face", FACES, ids=[face[0] for face in FACES])
def test_it_appears_moves_and_scores(face: list[str]) -> None:
    """On T7 nothing but X can be met in the first two turns; then it is put before its Z."""
    id, speed = face[0], int(face[3])
    found = fly([], threats=[threat(id, 2)], tracks={"red": "T7", "internal": "T7"}, until=2)
    assert only(found)["position"] == 16 - speed
    assert found["turns"][0]["positions"] == {f"{id}@2": None}
    at = {"threats": {f"{id}@1": {"position": before(id, "Z")}}}
    found = fly([], threats=[threat(id)], initial=at, until=1)
    points = 0 if found["outcome"] == "lost" else int(face[4])
    assert (found["threat_points"], only(found)["position"]) == (points, 1)


BOARDS = {
    "T1": "X5 Z1", "T2": "X8 Z1", "T3": "X8 Y3 Z1", "T4": "X9 Y5 Z1", "T5": "X11 Y7 Z1",
    "T6": "X10 Y7 Y3 Z1", "T7": "X12 Y8 Y5 Z1",
}  # fmt: skip


@pytest.mark.rule("SA-007", "SA-066")
@pytest.mark.parametrize("board", BOARDS)
def test_the_marks_of_a_board(board: str) -> None:
    """Slow or fast, a threat starts on the last cell and performs every mark on its way."""
    for id in ("E1-08", "E1-09", "E1-10"):
        found = fly([], threats=[threat(id)], tracks={"red": board}, initial={
            "shields": {"red": 9}})  # fmt: skip
        marks = re.findall(r"reaches (\w) on cell (\d+)", told(found))
        assert " ".join(mark + cell for mark, cell in marks) == BOARDS[board]
        speed = 5 if id == "E1-10" else 2
        length = 9 + int(board[1])
        wanted = [max(1, length - speed * turn) for turn in range(1, 14)]
        assert [turn["positions"][f"{id}@1"] for turn in found["turns"]] == wanted
