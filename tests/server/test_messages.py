"""The messages and what is written from them."""

from __future__ import annotations

import runpy
from pathlib import Path

import msgspec
import pytest

from quarterdeck.server import messages as m

ROOT = Path(__file__).resolve().parents[2]


def test_the_pages_types_are_current() -> None:
    written = runpy.run_path(str(ROOT / "tools/ts_types.py"))["module"]()
    assert (ROOT / "web/src/lib/messages.ts").read_text() == written


@pytest.mark.parametrize(
    "frame",
    [
        b'{"type":"hello","token":null,"after":0,"more":1}',
        b'{"type":"hello","after":-1}',
        b'{"type":"answer","id":"","number":1,"answer":[]}',
        b'{"type":"answer","id":"a","number":1,"answer":[1.5]}',
        b'{"type":"answer","id":"a","number":1,"answer":["1"]}',
        b'{"type":"chat","id":"a","words":""}',
        b'{"type":"shout"}',
        b"[]",
    ],
)
def test_frames_out_of_shape_are_refused(frame: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(frame, type=m.Incoming)


def test_a_frame_reads_back() -> None:
    frame = m.Answer(id="x", number=3, answer=[1, 2])
    assert msgspec.json.decode(msgspec.json.encode(frame), type=m.Incoming) == frame
