"""`quarterdeck space-alert mission`: stored and random tracks, in words, as data, as sound."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.conftest import Run

from quarterdeck.cli.space_alert_audio import FRAME_BYTES, FRAME_MS, frames_of


def test_a_stored_track_in_words(run: Run) -> None:
    said = run("space-alert", "mission", "base_test_run_1")
    assert said.code == 0
    assert "  0:15  Alert. Time T plus one. Threat. Zone blue." in said.out
    assert "the phases end at 4:10, 7:00." in said.out


def test_all_tracks_are_listed(run: Run) -> None:
    assert len(run("space-alert", "mission", "--list", "--json").json()["missions"]) == 234


def test_the_same_seed_gives_the_same_random_mission(run: Run) -> None:
    words = ("space-alert", "mission", "--json", "--players", "5", "--seed")
    one, two, other = (run(*words, seed).json() for seed in ("a", "a", "b"))
    assert one == two and one["cues"] != other["cues"]
    assert one["turns"] == 12 and all(row["counts"] for row in one["announcements"])


def test_unconfirmed_reports_do_not_count_below_five(run: Run) -> None:
    said = run("space-alert", "mission", "base_simulation_1", "--json").json()
    counts = [row["counts"] for row in said["announcements"] if row["kind"] == "alert"]
    assert counts == [True, True, False, True]


def test_one_of_the_stored_tracks_by_lot_fits_the_ship(run: Run) -> None:
    words = ("space-alert", "mission", "--stored", "--json", "--profile", "little_duckling")
    for seed in range(5):
        said = run(*words, "--players", "2", "--seed", str(seed)).json()
        assert said["group"].startswith("little_duckling")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--profile", "x"), "--profile is one of"),
        (("--players", "9"), "--players is 1 to 5"),
        (("--difficulty", "red"), "--difficulty is one of white, yellow, mixed"),
        (("--turns", "8"), "--turns is one of [7, 12]"),
        (("nonsense",), "There is no mission 'nonsense'"),
        (("--audio", "x.flac"), "ends in .mp3"),
        (("base_mission_1", "--profile", "little_duckling", "--players", "2"), "zone white"),
    ],
)
def test_what_does_not_fit_gets_one_sentence(
    run: Run, words: tuple[str, ...], sentence: str
) -> None:
    said = run("space-alert", "mission", *words)
    assert said.code == 2 and sentence in said.err and said.out == ""


def test_the_whole_track_as_sound(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mission.mp3"
    said = run("space-alert", "mission", "base_test_run_1", "--audio", str(file))
    assert said.code == 0 and "Test Run 1, 7.1 minutes" in said.out
    data = file.read_bytes()
    assert len(data) == 425_000 // FRAME_MS * FRAME_BYTES
    siren = frames_of("tone_siren")[:30]  # the voice comes in over its end
    at = 15_000 // FRAME_MS * FRAME_BYTES
    assert data[at : at + FRAME_BYTES * len(siren)] == b"".join(siren)
    quiet = frames_of("silence")[1]
    assert data[at - FRAME_BYTES : at] == quiet
