"""Compile the kit and the games with mypyc, from the same source: `make compile`, `make pure`.

The package is copied to build/compiled and compiled there, so the source tree stays pure. A .pth
file in the environment puts the compiled copy first for the installed `quarterdeck` command;
PYTHONPATH=src (and pytest, by its settings) still gives the interpreted source.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "quarterdeck"
TARGET = ROOT / "build" / "compiled"
PATH_FILE = "00-quarterdeck-compiled.pth"

LEFT_OUT = {
    "kit/testing": "tools for tests; never hot",
    "kit/plain.py": "looks at the fields of both kinds of classes from outside",
    "games/__init__.py": "imports games by name",
}
"""What stays interpreted, and why."""


def modules() -> list[str]:
    """The files to compile, relative to the package."""
    found: list[str] = []
    for room in ("kit", "games"):
        for path in sorted((SOURCE / room).rglob("*.py")):
            name = path.relative_to(SOURCE).as_posix()
            empty = not path.read_text("utf-8").strip()
            if not empty and not any(name.startswith(left) for left in LEFT_OUT):
                found.append(name)
    return found


def path_file() -> Path:
    """Where the environment is told of the compiled copy."""
    return Path(sysconfig.get_paths()["purelib"]) / PATH_FILE


def pure() -> None:
    """Remove the compiled copy: the command runs the source again."""
    path_file().unlink(missing_ok=True)
    shutil.rmtree(TARGET, ignore_errors=True)


def compile_all() -> None:
    """Copy, compile, and put the compiled copy first."""
    pure()
    skip = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "page")
    shutil.copytree(SOURCE, TARGET / "quarterdeck", ignore=skip)
    files = [f"quarterdeck/{name}" for name in modules()]
    command = [sys.executable, "-m", "mypyc", "--strict", *files]
    subprocess.run(command, cwd=TARGET, env={**os.environ, "MYPYPATH": "."}, check=True)
    shutil.rmtree(TARGET / "build", ignore_errors=True)
    if (SOURCE / "server/page").is_dir():
        (TARGET / "quarterdeck/server/page").symlink_to(SOURCE / "server/page")
    check = "import quarterdeck.kit.table as t; assert not t.__file__.endswith('.py'), t.__file__"
    subprocess.run([sys.executable, "-c", check], cwd=TARGET, check=True)
    path_file().write_text(f"import sys; sys.path.insert(0, {str(TARGET)!r})\n", "utf-8")
    print(f"{len(files)} modules are compiled; `make pure` goes back to the source.")


if __name__ == "__main__":
    pure() if sys.argv[1:] == ["--pure"] else compile_all()
