"""Write docs/rules/<game>.md from the code: every rule by chapter in our own words, and rulings.

    python tools/rules_pages.py          write the pages
    python tools/rules_pages.py --check  say which are not current, and exit with status 1
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import Any

from quarterdeck.games import games
from quarterdeck.kit.game import Game

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "rules"
KINDS = {"count": " *(counted)*", "lore": " *(only described)*"}


def page(game: Game) -> str:
    """The rules of one game as Markdown."""
    lines = [
        f"# The rules of {game.title}",
        "",
        f"Generated from the code by `make docs`: {len(game.rules)} rules in our own words. Each",
        "is cited by the step that implements it and proved by a test; `quarterdeck rule ID` shows",
        "both.",
    ]
    part = ""
    for rule in game.rules.values():
        if rule.part != part:
            part = rule.part
            lines += ["", f"## {part}", ""]
        reason = f" Nothing enforces it: {rule.reason}" if rule.reason else ""
        lines.append(f"- **{rule.id}**{KINDS.get(rule.kind, '')} {rule.words}{reason}")
    found = rulings(game)
    if found:
        lines += ["", "## Rulings", "", "Where the rulebook is silent or unclear, we play so.", ""]
    for ruling in found:
        why = f" *{ruling['reason']}*" if ruling.get("reason") else ""
        lines.append(f"- **{ruling['id']}** {ruling['words']}{why}")
    if game.choices:
        lines += ["", "## Options", ""]
    for choice in game.choices:
        values = ", ".join(f"`{v}` ({w})" for v, w in zip(choice.values, choice.labels))
        lines.append(f"- **{choice.label}** (`{choice.name}`): {choice.words} {values}")
    return "\n".join(lines) + "\n"


def rulings(game: Game) -> list[dict[str, Any]]:
    """The rulings in the game's content files."""
    folder = ROOT / "src/quarterdeck/games" / game.id / "content"
    found: list[dict[str, Any]] = []
    for path in sorted(folder.glob("*.toml")):
        found.extend(tomllib.loads(path.read_text("utf-8")).get("ruling", []))
    return found


def main() -> None:
    """Write or check all pages."""
    stale: list[str] = []
    for game in games():
        path = PAGES / f"{game.id}.md"
        text = page(game)
        if not path.exists() or path.read_text("utf-8") != text:
            stale.append(path.relative_to(ROOT).as_posix())
            if sys.argv[1:] != ["--check"]:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, "utf-8")
    if stale:
        print("\n".join(stale))
    sys.exit(1 if stale and sys.argv[1:] == ["--check"] else 0)


if __name__ == "__main__":
    main()
