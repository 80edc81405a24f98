"""`python -m quarterdeck`: the command where it is not installed as a script."""

from __future__ import annotations

from .cli import main

main()
