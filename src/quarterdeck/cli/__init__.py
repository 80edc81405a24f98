"""The command line: play, serve, simulate, replay, rule, ledger, bench, arena, soak."""

from __future__ import annotations

import sys

import typer

from .app import app
from .say import err, plain

_USAGE = typer.BadParameter.__mro__[1]
"""Typer's own error for wrong arguments."""


def main() -> None:
    """Run the command; wrong arguments get one sentence and exit status 2."""
    try:
        code = app(standalone_mode=False)
    except KeyboardInterrupt:
        code = 130
    except typer.Abort:
        code = 130
    except typer.Exit as end:
        code = end.exit_code
    except BrokenPipeError:
        sys.stderr.close()
        code = 0
    except ValueError as wrong:
        code = complain(str(wrong))
    except Exception as wrong:
        if not isinstance(wrong, _USAGE):
            raise
        code = complain(getattr(wrong, "format_message", wrong.__str__)())
    sys.exit(code if isinstance(code, int) else 0)


def complain(words: str) -> int:
    """The sentence on standard error."""
    if words:  # without any argument the help has been shown
        err.print(plain(words, "bold red"), soft_wrap=True)
    return 2
