"""Print digests of random games, midway and at the end: equal for the source and the compiled copy.

    PYTHONPATH=src python tools/digests.py 20
    PYTHONPATH=build/compiled python tools/digests.py 20
"""

from __future__ import annotations

import json
import sys

from quarterdeck.games import games
from quarterdeck.kit import table as kit_table
from quarterdeck.kit.plain import digest
from quarterdeck.kit.play import playout
from quarterdeck.kit.rng import fresh, seed_of


def main() -> None:
    """One list of digests a game."""
    count = int(sys.argv[1])
    found: dict[str, list[str]] = {}
    for game in games():
        prints: list[str] = []
        for number in range(count):
            fitting = game.sizes()
            seats = fitting[number % len(fitting)]
            table = game.setup({}, seats, seed_of(f"digest {number}"))
            rng = fresh(f"digest {number}")
            while table.decision is not None and len(prints) < 400 * count:
                playout(table, rng, 60)
                prints.append(digest(table.clone()))
        found[game.id] = prints
    compiled = not str(kit_table.__file__).endswith(".py")
    print(json.dumps({"compiled": compiled, "digests": found}))


if __name__ == "__main__":
    main()
