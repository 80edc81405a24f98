"""Every card says in words what it does, at every mark where it does something."""

from __future__ import annotations

import pytest

from quarterdeck.games.space_alert.content.threats import CARDS, Card
from quarterdeck.games.space_alert.words import SpaceWords


@pytest.mark.rule("SA-011", "SA-088")
@pytest.mark.parametrize("card", CARDS, ids=[card.id for card in CARDS])
def test_every_card_can_be_read(card: Card) -> None:
    for mark in (1, 2, 3):
        assert bool(card.does[mark - 1]) == bool(card.actions[mark])
    assert card.does[2]  # Z is never nothing
    for note in card.notes:
        assert note.endswith(".") and "{" not in note
    label = SpaceWords().thing(f"threat:{card.id}")
    assert card.name in label.words and card.does[2] in label.help


def test_some_cards_word_for_word() -> None:
    by_id = {card.id: card for card in CARDS}
    assert by_id["E1-02"].does[0] == "attacks its zone with 1; what passes the shield counts twice"
    assert by_id["SE2-01"].does[1] == "attacks its zone with 3, unless it has 3 damage or more"
    assert by_id["SI1-01"].does[1] == (
        "goes one zone to blue if it is damaged; else does 2 damage to its zone"
    )
    assert by_id["SI1-03"].does[1] == "changes decks; damages its zone: 1 for each player there"
    assert by_id["E2-05"].notes[-1] == "Whenever it is hit it takes 2 more."
    assert by_id["SE1-08"].notes[-1].startswith("Destroyed, it attacks its zone with 2 for every X")
    (last,) = by_id["I2-06"].notes
    assert last == "The last repair knocks out everyone in lower red and lower blue."
