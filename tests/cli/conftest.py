"""Run commands as a person does: words in, text and an exit status out."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from typing import Any

import pytest

from quarterdeck.cli import main
from quarterdeck.cli.say import err, out


class Ran:
    """What a command said and how it ended."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    def json(self) -> Any:
        """Standard output, which must be one JSON object and nothing else."""
        found = json.loads(self.out)
        assert isinstance(found, dict)
        return found


Run = Callable[..., Ran]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    def ran(*words: str, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "argv", ["quarterdeck", *words])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        out.width = err.width = 200
        capsys.readouterr()
        with pytest.raises(SystemExit) as end:
            main()
        said = capsys.readouterr()
        assert isinstance(end.value.code, int)
        return Ran(end.value.code, said.out, said.err)

    return ran
