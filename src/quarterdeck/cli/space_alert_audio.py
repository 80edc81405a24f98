"""A mission track as one MP3: the clips' frames one after the other, silence between them.

All clips have the same bit rate and no bit reservoir, so every frame stands for itself and 24 ms.
Other kinds of files are made from it by ffmpeg, where there is one.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Final

from ..games.space_alert.content import speech
from ..games.space_alert.content.missions import BLACKOUT, RESTORED, Mission, cues

FRAME_BYTES: Final = 96
FRAME_MS: Final = 24
TAIL_MS: Final = 5_000
OTHERS: Final = (".wav", ".ogg", ".opus", ".flac", ".m4a")
PATIENCE_S: Final = 120


def frames_of(clip: str) -> list[bytes]:
    """The frames of a clip."""
    data = (speech.FOLDER / f"{clip}.mp3").read_bytes()
    if len(data) % FRAME_BYTES or data[:2] not in (b"\xff\xf3", b"\xff\xf2"):
        raise ValueError(f"The clip {clip} was made in another way: run tools/speech.py again.")
    return [data[i : i + FRAME_BYTES] for i in range(0, len(data), FRAME_BYTES)]


def sounds(mission: Mission) -> list[tuple[int, str]]:
    """Every clip with its moment on the track, in ms: first the static while communications are
    down, then what is spoken, which breaks through it."""
    whole = cues(mission)
    static: list[tuple[int, str]] = []
    voice: list[tuple[int, str]] = []
    down = -1
    for cue, clips in zip(whole, speech.spoken(whole, len(mission.phases)), strict=True):
        if cue[1] == RESTORED and down >= 0:
            step = speech.LENGTHS["tone_static"]
            static.extend((at, "tone_static") for at in range(down, cue[0] - step, step))
        if cue[1] == BLACKOUT:
            down = cue[0] + clips[-1][0]
        voice.extend((cue[0] + at, clip) for at, clip in clips if clip != "tone_static")
    return [*static, *voice]


def track(mission: Mission) -> bytes:
    """The whole mission as an MP3 file."""
    length = 1000 * mission.length() + TAIL_MS
    silence = frames_of("silence")[1]
    line = [silence] * (length // FRAME_MS)
    heard: dict[str, list[bytes]] = {}
    for ms, clip in sounds(mission):
        frames = heard.setdefault(clip, frames_of(clip))
        at = ms // FRAME_MS
        line[at : at + len(frames)] = frames
    return b"".join(line)


def write(mission: Mission, file: str) -> str:
    """Write the track; returns a sentence about it."""
    ending = Path(file).suffix.lower()
    if ending != ".mp3" and ending not in OTHERS:
        raise ValueError(
            f"--audio writes .mp3, or with ffmpeg {', '.join(OTHERS)}: "
            f"give a name that ends in one of them, not {file!r}."
        )
    data = track(mission)
    try:
        if ending == ".mp3":
            Path(file).write_bytes(data)
        else:
            convert(data, file, ending)
        size = Path(file).stat().st_size
    except OSError as wrong:
        raise ValueError(f"{file} cannot be written: {wrong.strerror}.") from None
    minutes = len(data) // FRAME_BYTES * FRAME_MS / 60_000
    return f"{file}: {mission.title}, {minutes:.1f} minutes, {size // 1024} KB."


def convert(data: bytes, file: str, ending: str) -> None:
    """The MP3 as another kind of file."""
    ffmpeg = shutil.which("ffmpeg")
    if ffmpeg is None:
        raise ValueError(
            f"{ending} files are made by ffmpeg, which is not installed here: "
            "give a name that ends in .mp3, or install it."
        )
    with open(file, "wb"):  # may it be written at all?
        pass
    codec = ["-c:a", "libopus", "-b:a", "32k"] if ending in (".ogg", ".opus") else []
    made = subprocess.run(
        [ffmpeg, "-loglevel", "error", "-y", "-f", "mp3", "-i", "-", *codec, f"file:{file}"],
        input=data, capture_output=True, timeout=PATIENCE_S, check=False,
    )  # fmt: skip
    if made.returncode:
        Path(file).unlink(missing_ok=True)
        said = made.stderr.decode("utf-8", "replace").strip().splitlines()
        raise ValueError(f"ffmpeg could not make {file}: {said[-1] if said else 'no reason given'}")
