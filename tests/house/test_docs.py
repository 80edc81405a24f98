"""The docs are tested: examples run, commands exist and are named, links lead somewhere."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.main import get_command

from quarterdeck.bots import Bot, make
from quarterdeck.cli.app import app
from quarterdeck.games import IDS, game
from quarterdeck.kit.look import Eyes
from quarterdeck.kit.rng import fresh, seed_of

ROOT = Path(__file__).parents[2]
PAGES = [
    ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md",
    *sorted((ROOT / "docs").rglob("*.md")),
]  # fmt: skip
LATER = {"docs/pictures/page.png"}
"""Made by the browser tests."""


def blocks(path: Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", path.read_text("utf-8"), re.S)


def test_the_example_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = blocks(ROOT / "README.md", "python")
    names: dict[str, object] = {}
    exec(example, names)
    assert "wins with" in capsys.readouterr().out or "share the victory" in str(names["outcome"])
    view = names["view"]
    assert isinstance(view, dict) and len(view["points"]) == 3


def test_the_bot_of_the_docs_plays() -> None:
    (example,) = blocks(ROOT / "docs" / "add-a-bot.md", "python")
    names: dict[str, type[Bot]] = {}
    exec(example, names)  # type: ignore[arg-type]
    chair = game("captains_chair")
    table = chair.setup({}, 3, seed_of("docs"))
    assert table.decision is not None
    seat = table.decision.seats[0]
    bot = names["Cautious"](chair, seat, fresh("docs"))
    table.answer(seat, bot.choose(Eyes(chair, table, seat)))
    assert make("house", chair, 0, fresh("docs")).seat == 0


def test_every_command_is_in_the_docs_and_every_one_in_the_docs_exists() -> None:
    text = "\n".join(path.read_text("utf-8") for path in PAGES)
    commands = set(get_command(app).commands)  # type: ignore[attr-defined]
    named = set(re.findall(r"quarterdeck ([a-z][a-z-]+)", text)) - {"is", "on", "and"}
    table = (ROOT / "docs" / "commands.md").read_text("utf-8")
    for command in commands:
        assert f"`quarterdeck {command}" in table, command
    assert named - {"space-alert"} <= commands, named - commands


def test_every_target_of_make_in_the_docs_exists() -> None:
    rules = (ROOT / "Makefile").read_text("utf-8") + (ROOT / "web/page.mk").read_text("utf-8")
    targets = set(re.findall(r"^([a-z]+):", rules, re.M))
    for path in PAGES:
        for target in re.findall(r"`make ([a-z]+)", path.read_text("utf-8")):
            assert target in targets, f"{path.name}: make {target}"


def test_links_lead_somewhere() -> None:
    broken: list[str] = []
    for path in PAGES:
        for link in re.findall(r"\]\(([^)#]+)\)", path.read_text("utf-8")):
            target = (path.parent / link).resolve()
            name = target.relative_to(ROOT).as_posix() if "://" not in link else ""
            if name and name not in LATER and not target.exists():
                broken.append(f"{path.name}: {link}")
    assert not broken


def test_every_game_has_its_id_in_the_readme() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    for id in IDS:
        assert f"`{id}`" in text


def test_the_pages_of_rules_are_current() -> None:
    tool = ROOT / "tools" / "rules_pages.py"
    done = subprocess.run(
        [sys.executable, str(tool), "--check"], capture_output=True, text=True, check=False,
        env={"PYTHONPATH": str(ROOT / "src"), "PATH": "/usr/bin:/bin"},
    )  # fmt: skip
    assert done.returncode == 0, f"run make docs: {done.stdout}{done.stderr}"
