"""Every rule has a step that cites it and a test that proves it."""

from __future__ import annotations

import pytest

from quarterdeck.cli.house import ids_in, missing, proofs, steps
from quarterdeck.games import games
from quarterdeck.kit.game import Game

ALL = games()


@pytest.mark.parametrize("game", ALL, ids=lambda g: g.id)
def test_no_rule_is_missing(game: Game) -> None:
    assert missing(game, steps(game), proofs()) == []


@pytest.mark.parametrize("game", ALL, ids=lambda g: g.id)
def test_rules_are_numbered_without_gaps_and_have_words(game: Game) -> None:
    runs: dict[str, list[int]] = {}
    for id, rule in game.rules.items():
        assert id == rule.id and rule.words and rule.part
        assert rule.kind in ("rule", "count", "lore")
        letters = id.rstrip("0123456789")
        runs.setdefault(letters, []).append(int(id[len(letters) :]))
    for letters, numbers in runs.items():
        assert sorted(numbers) == list(range(1, len(numbers) + 1)), letters


def test_tests_prove_only_rules_that_exist() -> None:
    known = {id for game in ALL for id in game.rules}
    prefixes = {id.split("-")[0] for id in known}
    strangers = [id for id in proofs() if id.split("-")[0] in prefixes and id not in known]
    assert [id for id in strangers if not ruling(id)] == []


def ruling(id: str) -> bool:
    """Rulings (CC-Q07) are kept beside the rules and may be proved too."""
    return id.split("-")[1].startswith("Q")


def test_ranges_cite_every_rule_between() -> None:
    assert sorted(ids_in("CC-010 to CC-013")) == ["CC-010", "CC-011", "CC-012", "CC-013"]
    assert ids_in("see CC-Q24, CC-001.") == ["CC-Q24", "CC-001"]
