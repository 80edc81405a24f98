"""Write docs/games/captain_is_dead_cards.md from the content: roles, systems and every card.

    python tools/captain_cards.py          write the page
    python tools/captain_cards.py --check  exit with status 1 when it is not current
"""

from __future__ import annotations

import sys
from pathlib import Path

from quarterdeck.games.captain_is_dead import content
from quarterdeck.games.captain_is_dead.choices.bars import price_words
from quarterdeck.games.captain_is_dead.content import names as n

PAGE = Path(__file__).resolve().parent.parent / "docs/games/captain_is_dead_cards.md"


def page() -> str:
    """All that is printed, as Markdown tables."""
    c = content.pack(content.STANDARD)
    lines = [
        "# The Captain is Dead: ship, roles and cards",
        "",
        "Generated from the standard content pack by `python tools/captain_cards.py`.",
        "",
        "## Ship and systems",
        "",
        "| space | doors to | systems |",
        "|---|---|---|",
    ]
    for i, place in enumerate(c.places):
        doors = ", ".join(c.places[d].name for d in place.doors)
        systems = ", ".join(s.name for s in c.systems if s.room == i) or "–"
        lines.append(f"| {place.name} | {doors} | {systems} |")
    lines += ["", "| activity | cost | injured | beside aliens | what it does |"]
    lines.append("|---|---|---|---|---|")
    for act in c.acts:
        yes = ["no", "yes"]
        cost = price_words(act.price)
        lines.append(
            f"| {act.name} | {cost} | {yes[act.injured]} | {yes[act.aliens]} | {act.words} |"
        )
    lines += ["", "| system that can fail | repair | while it is down |", "|---|---|---|"]
    for s in c.systems:
        if s.flips:
            lines.append(f"| {s.name} | {price_words(s.repair)} | {s.offline} |")
    lines += ["", "## Roles", "", "| role | room | rank | actions | hand | discounts | abilities |"]
    lines.append("|---|---|---|---|---|---|---|")
    for r in c.roles:
        off = ", ".join(f"{x} {n.SKILL_NAMES[k]}" for k, x in enumerate(r.discounts) if x) or "none"
        does = " ".join(words for _, _, words in r.abilities)
        room = c.places[r.room].name
        lines.append(f"| {r.name} | {room} | {r.rank} | {r.actions} | {r.hand} | {off} | {does} |")
    for level, title in enumerate(("Yellow", "Orange", "Red")):
        lines += ["", f"## {title} Alerts", "", "| | Alert | kind | copies | effect |"]
        lines.append("|---|---|---|---|---|")
        for a in c.alerts:
            if a.level == level:
                kind = a.kind.replace("_", " ")
                lines.append(f"| {a.id} | {a.name} | {kind} | {a.copies} | {a.words} |")
    lines += ["", "## Battle Plans", "", "| plan | when | effect |", "|---|---|---|"]
    for p in c.plans:
        when = "when an Alert is revealed" if p.reaction else "own turn"
        lines.append(f"| {p.name} | {when} | {p.words} |")
    lines += ["", "## Tools", "", "| Tool | side A | side B |", "|---|---|---|"]
    lines += [f"| {x.name} | {x.sides[0].words} | {x.sides[1].words} |" for x in c.tools]
    lines += ["", "## Upgrades", "", "| upgrade | slot | effect |", "|---|---|---|"]
    lines += [f"| {u.name} | {'yes' if u.slot else 'no'} | {u.words} |" for u in c.upgrades]
    lines += ["", "## Levels", "", "| level | core repairs | torpedoes |", "|---|---|---|"]
    lines += [f"| {x.name} | {x.repairs} | {x.torpedoes} |" for x in c.levels]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write, or only check."""
    text = page()
    if "--check" in sys.argv:
        sys.exit(0 if PAGE.is_file() and PAGE.read_text("utf-8") == text else 1)
    PAGE.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
