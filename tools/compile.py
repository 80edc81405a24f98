"""Compile the kit and the games with mypyc, from the same source: `make compile`, `make pure`.

The package is copied to build/compiled and compiled there, so the source tree stays pure. A .pth
file in the environment puts the compiled copy before the source for the installed `quarterdeck`
command; PYTHONPATH=src (and pytest, by its settings) still gives the interpreted source.

    python tools/compile.py           compile, and let the command use it
    python tools/compile.py --only    compile, for the tests; the command stays as it is
    python tools/compile.py --pure    remove it all
    python tools/compile.py --current exit with status 1 when the copy is missing or stale
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "quarterdeck"
TARGET = ROOT / "build" / "compiled"
PATH_FILE = "00-quarterdeck-compiled.pth"

LEFT_OUT = {
    "kit/testing/__init__.py": "never hot, as the next three; the toys are compiled with the kit",
    "kit/testing/contract.py": "a tool for tests",
    "kit/testing/golden.py": "a tool for tests",
    "kit/testing/scene.py": "a tool for tests",
    "kit/plain.py": "looks at the fields of both kinds of classes from outside",
    "games/__init__.py": "imports games by name",
}
"""What stays interpreted, and why."""

DIRECT_CALLS = "-fvisibility=hidden -fno-semantic-interposition -g0"
"""Functions of one library call each other directly, not through its table of exports; nothing for
debuggers, which takes long to write."""

SETUP = """\
from setuptools import setup
from mypyc.build import mypycify

groups = {groups!r}
files = [name for names, _ in groups for name in names]
setup(
    name="quarterdeck-compiled",
    packages=[],
    ext_modules=mypycify(["--strict", *files], separate=groups, opt_level="3"),
)
"""


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


def stamp() -> str:
    """A print of everything that is compiled: equal prints need no new compilation."""
    whole = sha256(f"{sys.version} {SETUP} {DIRECT_CALLS}".encode())
    for name in modules():
        whole.update(name.encode())
        whole.update((SOURCE / name).read_bytes())
    return whole.hexdigest()


def copy() -> None:
    """Bring everything else in the copy up to date; extensions and their sources stay."""
    skip = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "page")
    shutil.copytree(SOURCE, TARGET / "quarterdeck", ignore=skip, dirs_exist_ok=True)
    page = TARGET / "quarterdeck/server/page"
    if (SOURCE / "server/page").is_dir() and not page.exists():
        page.symlink_to(SOURCE / "server/page")


def current() -> bool:
    """Is this very source compiled already?"""
    mark = TARGET / "stamp"
    return mark.exists() and mark.read_text("utf-8") == stamp()


def groups() -> list[tuple[list[str], str]]:
    """The kit, and each game: a library each, so that they are compiled side by side."""
    found: dict[str, list[str]] = {}
    for name in modules():
        parts = name.split("/")
        group = parts[0] if parts[0] == "kit" else parts[1]
        found.setdefault(group, []).append(f"quarterdeck/{name}")
    return [(files, f"quarterdeck_{group}") for group, files in found.items()]


def compile_all() -> None:
    """Copy and compile, unless the same source is compiled already."""
    if not current():
        print_of_source = stamp()  # before the copy: what is changed meanwhile is not compiled
        shutil.rmtree(TARGET, ignore_errors=True)
        copy()
        (TARGET / "setup.py").write_text(SETUP.format(groups=groups()), "utf-8")
        cores = str(os.cpu_count() or 1)
        command = [sys.executable, "setup.py", "build_ext", "--inplace", "-j", cores]
        flags = f"{os.environ.get('CFLAGS', '')} {DIRECT_CALLS}".strip()
        environment = {**os.environ, "MYPYPATH": ".", "CFLAGS": flags}
        subprocess.run(command, cwd=TARGET, env=environment, check=True, stdout=sys.stderr)
        shutil.rmtree(TARGET / "build", ignore_errors=True)
        (TARGET / "stamp").write_text(print_of_source, "utf-8")
    copy()
    check = "import quarterdeck.kit.table as t; assert not t.__file__.endswith('.py'), t.__file__"
    subprocess.run([sys.executable, "-c", check], cwd=TARGET, check=True)


def main() -> None:
    """See above."""
    match sys.argv[1:]:
        case ["--pure"]:
            pure()
        case ["--only"]:
            compile_all()
        case ["--current"]:
            sys.exit(0 if current() else 1)
        case []:
            compile_all()
            path_file().write_text(f"{TARGET}\n", "utf-8")
            print(f"{len(modules())} modules are compiled; `make pure` goes back to the source.")
            print("After a change to the source, `make compile` again.")
        case other:
            sys.exit(f"I know --only, --pure and --current, not {' '.join(other)}.")


if __name__ == "__main__":
    main()
