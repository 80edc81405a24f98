"""`quarterdeck space-alert mission`: stored and random tracks, in words, as data, as sound."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from quarterdeck.cli.space_alert_audio import FRAME_BYTES, FRAME_MS, frames_of, sounds, track
from quarterdeck.games.space_alert.content import missions
from quarterdeck.games.space_alert.tracks import choose


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
        (("--audio", "x.aiff"), "--audio writes .mp3, or with ffmpeg .wav"),
        (("--audio", "x"), "ends in one of them"),
        (("--audio", "no/such/folder/x.mp3"), "cannot be written: No such file or directory"),
        (("--players", "0"), "--players is 1 to 5"),
        (("--profile", "little_duckling", "--players", "4"), "--players is 1 to 3"),
        (("--profile", "little_duckling", "--players", "2", "--turns", "12"), "one of [7]"),
        (("base_mission_1", "--profile", "little_duckling", "--players", "2"), "zone white"),
        (("base_mission_1", "--turns", "7"), "base_mission_1 has 12 turns, not 7."),
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


@pytest.mark.parametrize(("name", "magic"), [("m.wav", b"RIFF"), ("m.opus", b"OggS")])
def test_other_kinds_of_sound_files_come_from_ffmpeg(
    run: Run, tmp_path: Path, name: str, magic: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / name
    words = ("space-alert", "mission", "base_test_run_1", "--json", "--audio", str(file))
    if shutil.which("ffmpeg"):
        said = run(*words)
        assert said.code == 0 and said.json()["audio"] == str(file)
        assert file.read_bytes()[:4] == magic and file.stat().st_size > 100_000
    monkeypatch.setattr(shutil, "which", lambda _: None)
    said = run(*words)
    assert said.code == 2 and "ffmpeg, which is not installed here" in said.err


def heard(line: bytes, ms: int, clip: str) -> bool:
    """Is this clip on the track at that moment? The next one may come in over its end."""
    words = frames_of(clip)
    at = ms // FRAME_MS * FRAME_BYTES
    spoken = b"".join(words[: len(words) - 8])
    return line[at : at + len(spoken)] == spoken


def test_what_is_said_while_communications_are_down_breaks_through_the_static() -> None:
    mission = missions.find("base_mission_3")
    closes = next(ms for ms, clip in sounds(mission) if clip == "transfer_closes" and ms > 490_000)
    assert 495_000 < closes < 505_000  # down from 8:15 to 8:25
    assert heard(track(mission), closes, "transfer_closes")


def test_every_word_of_a_random_track_is_on_the_file() -> None:
    mission = choose("", "sitting_duck_manual", 4, 12, "a", False)  # two are due at 6:45
    line = track(mission)
    for ms, clip in sounds(mission):
        assert clip.startswith("tone_") or heard(line, ms, clip), (ms, clip)


def test_where_nobody_says_how_many_play_it_is_a_number_that_fits(run: Run) -> None:
    assert run("space-alert", "mission", "--json").json()["players"] == 4
    small = run("space-alert", "mission", "--profile", "little_duckling", "--json")
    assert small.json()["players"] == 3
    alone = run("space-alert", "mission", "--players", "1")
    assert "· 1 player ·" in alone.out


def test_every_stored_track_is_one_line_of_the_list(run: Run) -> None:
    assert len(run("space-alert", "mission", "--list").out.splitlines()) == 234
