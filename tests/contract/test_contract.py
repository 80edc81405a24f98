"""The contract of the house over every registered game, option set and player count."""

from __future__ import annotations

import pytest

from quarterdeck.games import games
from quarterdeck.kit.testing import contract

CASES = list(contract.cases(games()))


@pytest.fixture(params=CASES, ids=repr)
def case(request: pytest.FixtureRequest) -> contract.Case:
    found = request.param
    assert isinstance(found, contract.Case)
    return found


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_random_games_end(case: contract.Case, seed: str) -> None:
    assert contract.games_end(case, seed) > 0


def test_clones_go_their_own_way(case: contract.Case) -> None:
    contract.clones_go_their_own_way(case, "clone")


def test_replay_equals_play_and_undo_is_a_prefix(case: contract.Case) -> None:
    contract.replay_equals_play(case, "replay")


def test_plain_round_trip(case: contract.Case) -> None:
    contract.plain_round_trip(case, "plain")


def test_secrets_are_kept(case: contract.Case) -> None:
    contract.secrets_are_kept(case, "secret")


def test_answers_hold(case: contract.Case) -> None:
    contract.answers_hold(case, "holds")


def test_everything_has_words(case: contract.Case) -> None:
    assert contract.everything_has_words(case, "words")
