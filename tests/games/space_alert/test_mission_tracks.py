"""Stored tracks, random ones, and the voice (SA-042, SA-129)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from quarterdeck.games.space_alert.content import generator, missions, speech
from quarterdeck.games.space_alert.content.missions import ALERT, INTERNAL, cues
from quarterdeck.kit.rng import fresh


@pytest.mark.rule("SA-042")
def test_all_tracks_are_there_and_take_their_time() -> None:
    assert len(missions.MISSIONS) == 234
    assert len(missions.BASE) == 16
    assert sum(1 for m in missions.MISSIONS if m.double_actions()) == 18
    for m in missions.BASE:
        assert m.length() == 420 if m.turns == 7 else 580 <= m.length() <= 620
    first = missions.find("base_test_run_1")
    assert first.phases == [250, 420] and first.cues[0] == [15, "alert", 1, "blue"]


@pytest.mark.parametrize("mission", missions.MISSIONS, ids=lambda m: m.id)
def test_every_track_closes_what_it_opens(mission: missions.Mission) -> None:
    opened = down = 0
    last = -1
    for cue in cues(mission):
        assert cue[0] >= last
        last = cue[0]
        opened += (cue[1] == missions.TRANSFER) - (cue[1] == missions.TRANSFER_CLOSES)
        down += (cue[1] == missions.BLACKOUT) - (cue[1] == missions.RESTORED)
        assert opened in (0, 1) and down in (0, 1)
    assert opened == down == 0 and last == 1000 * mission.length()


def test_an_unknown_track_gets_a_sentence() -> None:
    with pytest.raises(ValueError, match="There is no mission 'x'"):
        missions.find("x")


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(40))
def test_random_long_missions_keep_the_limits(players: int, seed: int) -> None:
    m = generator.generate(fresh(f"{seed}"), generator.ADVANCED, players)
    alerts = [c for c in cues(m) if c[1] == ALERT]
    serious = sum(c[4] for c in alerts)
    inside = [c for c in alerts if c[3] == INTERNAL]
    assert len(alerts) + serious == {1: 3, 2: 4, 3: 6, 4: 7, 5: 8}[players]
    assert len(inside) <= 2 and sum(1 + c[4] for c in inside) <= 3
    numbers = [c[2] for c in alerts]
    assert len(set(numbers)) == len(numbers) and numbers == sorted(numbers)
    zones = [c[3] for c in alerts if c[3] != INTERNAL]
    assert all(a != b for a, b in pairwise(zones))
    assert all(zones.count(z) <= 3 for z in zones)
    for c in alerts:
        if c[3] == INTERNAL:
            assert (3 <= c[2] <= 6) if c[4] else (2 <= c[2] <= 7)
        elif c[4]:
            assert 2 <= c[2] <= 7
    times = [c[0] for c in alerts]
    assert all(b - a >= 25_000 for a, b in pairwise(times)) and 10_000 <= times[0]
    early = [c for c in alerts if c[2] <= 4]
    late = [c for c in alerts if c[2] > 4]
    assert abs(len(early) - len(late)) <= 1
    assert all(c[0] < 1000 * m.phases[0] for c in early)
    assert all(1000 * m.phases[0] < c[0] < 1000 * m.phases[1] for c in late)
    kinds = [c[1] for c in m.cues]
    assert 2 <= kinds.count("data") <= 3 and 3 <= kinds.count("transfer") <= 4
    silence = sum(c[2] for c in m.cues if c[1] == "blackout")
    assert 45 <= silence <= 65
    assert 205 <= m.phases[0] <= 240 and 140 <= m.phases[2] - m.phases[1] <= 155
    assert sum(1 for c in alerts if not c[5]) == (players == 5)


@pytest.mark.parametrize("players", [1, 2, 3])
@pytest.mark.parametrize("seed", range(20))
def test_random_missions_for_the_small_ship_have_no_white_zone(players: int, seed: int) -> None:
    m = generator.generate(fresh(f"{seed}"), generator.SMALL, players)
    alerts = [c for c in cues(m) if c[1] == ALERT]
    assert 2 <= len(alerts) <= 4 and all(c[2] <= 4 and c[3] != missions.WHITE for c in alerts)
    assert m.turns == 7 and 310 <= m.length() <= 440


def test_the_same_seed_makes_the_same_mission() -> None:
    one, two, other = (
        generator.generate(fresh(s), generator.ADVANCED, 4).plain() for s in ("a", "a", "b")
    )
    assert one == two != other


@pytest.mark.rule("SA-129")
def test_everything_on_every_track_is_spoken_and_captioned() -> None:
    for mission in missions.MISSIONS:
        phases = len(mission.phases)
        for cue in cues(mission):
            assert speech.caption(cue, phases).endswith(".")
            for _, clip in speech.said(cue, phases):
                assert (speech.FOLDER / f"{clip}.mp3").is_file(), clip
                if not clip.startswith("tone_"):
                    assert (speech.FOLDER / f"{clip}.opus").is_file(), clip


@pytest.mark.rule("SA-129", "SA-043")
def test_an_alert_is_said_twice_within_fifteen_seconds() -> None:
    cue = (0, ALERT, 3, INTERNAL, 1, 0)
    clips = [clip for _, clip in speech.said(cue, 3)]
    assert clips[1] == "unconfirmed" and clips.count("time_3") == 2
    assert clips.count("serious_internal") == 2
    end = max(at + speech.LENGTHS[clip] for at, clip in speech.said(cue, 3))
    assert end <= missions.ALERT_MS
    read = speech.caption(cue, 3)
    assert read == "Unconfirmed report. Time T plus three. Serious internal threat."


def _spans(track: list[missions.Cue], phases: int) -> list[tuple[int, int, int]]:
    """When each announcement of a track begins and ends to speak, and its kind."""
    found = []
    for cue, clips in zip(track, speech.spoken(track, phases), strict=True):
        loud = [(at, clip) for at, clip in clips if clip != "tone_static"]
        ends = [at + speech.LENGTHS[clip] for at, clip in loud]
        found.append((cue[0] + loud[0][0], cue[0] + max(ends), cue[1]))
    return found


@pytest.mark.rule("SA-129")
def test_the_computer_does_not_talk_over_itself() -> None:
    tracks = list(missions.MISSIONS)
    tracks += [generator.generate(fresh(str(i)), generator.ADVANCED, 4) for i in range(60)]
    bells = 0
    for mission in tracks:
        track = cues(mission)
        spans = _spans(track, len(mission.phases))
        spans = [one for one in spans if one[2] != missions.TRANSFER_CLOSES]
        for (_, end, _), (begin, _, kind) in pairwise(spans):
            bell = kind in (missions.WARNING, missions.PHASE_ENDS)
            bells += bell and end > begin
            assert bell or end <= begin, (mission.id, begin)
    assert bells < 10  # they are on time, whoever speaks


@pytest.mark.rule("SA-129", "SA-042")
def test_what_comes_meanwhile_waits_and_an_alert_is_then_told_only_once() -> None:
    alert = (10_000, ALERT, 3, INTERNAL, 1, 1)
    restored, warned = (100_000, missions.RESTORED), (100_000, missions.WARNING, 0, 20)
    closes = (102_000, missions.TRANSFER_CLOSES)
    track: list[missions.Cue] = [alert, (17_000, missions.DATA), restored, warned, closes]
    clips = speech.spoken(track, 3)
    assert "repeat" not in [clip for _, clip in clips[0]]
    assert clips[1][0] == (0, "tone_blip")
    assert clips[3] == [(speech.LENGTHS["restored"], "phase_1_20")]
    assert clips[4][0] == (0, "tone_beep")  # a bell is on time
    alone = speech.spoken(track[:1], 3)[0]
    assert alone == speech.said(alert, 3) and "repeat" in [clip for _, clip in alone]
    for known in range(1, len(track)):  # nothing is heard of what is still to come
        begun = [one[0] for one in speech.spoken(track[:known], 3)]
        assert begun == [one[0] for one in clips[:known]]


@pytest.mark.rule("SA-129", "SA-046")
def test_the_bell_of_a_transfer_rings_into_an_alert_on_time_and_without_a_word() -> None:
    alert = (10_000, ALERT, 3, INTERNAL, 1, 1)
    clips = speech.spoken([alert, (13_000, missions.TRANSFER_CLOSES)], 3)
    assert clips[1] == [(0, "tone_beep")]
    assert "repeat" in [clip for _, clip in clips[0]]  # what the bell drowned is said again
    quiet = speech.spoken([alert, (40_000, missions.TRANSFER_CLOSES)], 3)
    assert [clip for _, clip in quiet[1]] == ["tone_beep", "transfer_closes"]
