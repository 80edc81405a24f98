"""Make the speech clips of Space Alert: espeak-ng speaks, ffmpeg writes Opus and MP3.

Run by hand when the phrases change (`python tools/speech.py`); the clips are committed. MP3 frames
are written without a bit reservoir, so that clips can be joined frame by frame into a whole track.
"""

from __future__ import annotations

import json
import subprocess
import tempfile
import wave
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
FOLDER = HERE / "src/quarterdeck/games/space_alert/content/speech"
RATE = 24_000

TONES = {
    "tone_siren": "aevalsrc='0.35*sin(2*PI*(520+260*mod(t*3,1))*t)':d=0.9",
    "tone_beep": "sine=frequency=880:duration=0.6",
    "tone_blip": "sine=frequency=1320:duration=0.12",
    "tone_static": "anoisesrc=amplitude=0.12:duration=0.8:seed=7",
    "silence": "anullsrc=r=24000:cl=mono:d=0.24",
}


def run(*words: str) -> None:
    """Run a program; its complaints are ours."""
    subprocess.run(words, check=True, stdout=subprocess.DEVNULL)


def make(name: str, source: list[str], work: Path) -> int:
    """One clip from an ffmpeg source, as Opus and MP3; returns its milliseconds."""
    flat = work / f"{name}.flat.wav"
    common = ["-ar", str(RATE), "-ac", "1", "-map_metadata", "-1", "-fflags", "+bitexact"]
    run("ffmpeg", "-v", "error", "-y", *source, *common, str(flat))
    if not name.startswith(("tone_", "silence")):
        run(
            "ffmpeg", "-v", "error", "-y", "-i", str(flat), "-c:a", "libopus", "-b:a", "20k",
            "-application", "voip", *common, "-flags:a", "+bitexact", str(FOLDER / f"{name}.opus"),
        )  # fmt: skip
    run(
        "ffmpeg", "-v", "error", "-y", "-i", str(flat), "-c:a", "libmp3lame", "-b:a", "32k",
        "-reservoir", "0", "-write_xing", "0", "-id3v2_version", "0", *common,
        "-flags:a", "+bitexact", str(FOLDER / f"{name}.mp3"),
    )  # fmt: skip
    with wave.open(str(flat)) as file:
        return int(1000 * file.getnframes() // file.getframerate())


def main() -> None:
    """All clips, and how long each is."""
    lengths: dict[str, int] = {}
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        for name, words in json.loads((FOLDER / "phrases.json").read_text("utf-8")).items():
            spoken = work / f"{name}.wav"
            run("espeak-ng", "-v", "en-gb", "-s", "150", "-p", "42", "-w", str(spoken), words)
            trim = "silenceremove=start_periods=1:start_threshold=-45dB,areverse," * 2
            lengths[name] = make(name, ["-i", str(spoken), "-af", trim.rstrip(",")], work)
        for name, source in TONES.items():
            fade = "afade=t=in:d=0.02,volume=0.5"
            lengths[name] = make(name, ["-f", "lavfi", "-i", source, "-af", fade], work)
    text = json.dumps(lengths, indent=1, sort_keys=True)
    (FOLDER / "lengths.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
