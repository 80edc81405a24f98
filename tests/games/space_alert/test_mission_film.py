"""The resolution frame by frame, for the tools' page (SA-130)."""

from __future__ import annotations

import pytest

from quarterdeck.games.space_alert.film import film
from quarterdeck.games.space_alert.missionfile.read import read
from quarterdeck.games.space_alert.missionfile.result import as_object
from quarterdeck.games.space_alert.resolve import resolve

MISSION = {
    "ship": "sitting_duck_classic",
    "players": [[None, "A", "A"], ["C", "move_red", "A", "A"]],
    "threats": [{"id": "E1-07", "turn": 2, "zone": "white"}, {"id": "SI1-01", "turn": 3}],
    "tracks": {"white": "T7", "internal": "T2"},
}


@pytest.mark.rule("SA-130")
def test_a_film_ends_as_the_resolution_does() -> None:
    shown = film(read(MISSION))
    result = as_object(resolve(read(MISSION)))
    last = shown["frames"][-1]["state"]
    assert last["damage"] == result["damage"]
    assert [t["state"] for t in last["threats"]] == [t["state"] for t in result["threats"].values()]
    assert shown["frames"][0]["state"]["turn"] == 0 and last["turn"] == 12


@pytest.mark.rule("SA-057")
def test_every_card_has_a_frame_of_its_own_with_its_rule() -> None:
    shown = film(read(MISSION))
    frames = [f for f in shown["frames"] if any(x["kind"] == "turned_up" for x in f["lines"])]
    assert len(frames) == 6
    assert all(sum(x["kind"] == "turned_up" for x in f["lines"]) == 1 for f in frames)
    assert all(line["rule"] for f in shown["frames"] for line in f["lines"])
    assert shown["lanes"][1]["id"] == "T7" and shown["lanes"][3]["id"] == "T2"
    assert [room["station"] for room in shown["draw"]["rooms"]][:2] == ["upper_red", "upper_white"]
