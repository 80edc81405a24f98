"""Write the cards of Shallow Space into docs/games/shallow_space.md, from the game's content.

    python tools/shallow_space_cards.py          write them
    python tools/shallow_space_cards.py --check  exit with status 1 when they are not current
"""

from __future__ import annotations

import sys
from pathlib import Path

from quarterdeck.games.shallow_space import content

PAGE = Path(__file__).resolve().parent.parent / "docs" / "games" / "shallow_space.md"
BEGIN, END = "<!-- cards -->", "<!-- /cards -->"


def cards() -> str:
    """Both decks as tables."""
    lines: list[str] = []
    for deck, title in (("crew", "Crew cards"), ("captain", "Captain cards")):
        chosen = [i for i, c in enumerate(content.cards) if c["deck"] == deck]
        total = sum(content.card_copies[i] for i in chosen)
        lines += [f"### {title} ({total})", "", "| card | copies | what it does | needs | rule |"]
        lines.append("|---|---|---|---|---|")
        for i in chosen:
            needs = ", ".join(
                f"{content.section_names[s].lower()} {'working' if worst else 'undamaged'}"
                for s, worst in content.card_needs[i]
            )
            lines.append(
                f"| {content.card_names[i]} | {content.card_copies[i]} | {content.card_words[i]}"
                f" | {needs} | {content.card_rules[i]} |"
            )
        lines.append("")
    return "\n".join(lines)


def main() -> int:
    """Write, or check."""
    text = PAGE.read_text("utf-8")
    head, _, rest = text.partition(BEGIN)
    _, _, tail = rest.partition(END)
    new = f"{head}{BEGIN}\n\n{cards()}{END}{tail}"
    if "--check" in sys.argv:
        return 0 if new == text else 1
    PAGE.write_text(new, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
