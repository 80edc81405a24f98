"""Events, decisions, facts and things as sentences."""

from __future__ import annotations

from ....kit.decision import Decision
from ....kit.event import Event
from ....kit.game import Label, Words
from ....kit.space import Answer
from ....kit.table import Table
from ..table import KrakenTable
from .lines import line
from .names import card, character, fact_words, space_name
from .questions import option, question

__all__ = ["KrakenWords", "fact_words"]


class KrakenWords(Words):
    """The voice of this table."""

    def event(self, event: Event) -> str:
        return line(event)

    def decision(self, t: Table, decision: Decision, seat: int) -> str:
        assert isinstance(t, KrakenTable)
        return question(t, decision, seat)

    def option(self, t: Table, decision: Decision, seat: int, path: Answer) -> Label:
        assert isinstance(t, KrakenTable)
        return option(t, decision, seat, path)

    def thing(self, name: str) -> Label:
        kind, _, number = name.partition(":")
        match kind:
            case "seat":
                return Label(f"{{p{number}}}", [name])
            case "card":
                return Label(card(int(number)), [name])
            case "character":
                words, help = character(int(number))
                return Label(words, [name], help)
            case "quick" | "long":
                return Label(space_name(1 if kind == "long" else 0, int(number)), [name])
        return Label(name, [name])
