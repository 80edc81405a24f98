"""Events, decisions and things as sentences: the voice of this table."""

from __future__ import annotations

from ...kit.decision import Decision
from ...kit.event import Event
from ...kit.game import Label, Words
from ...kit.space import Answer
from ...kit.table import Table
from . import words_planning
from .mission_table import MissionTable
from .words_resolution import resolution_words


class SpaceWords(Words):
    """Planning has its words in one file, the resolution in another."""

    def event(self, event: Event) -> str:
        return words_planning.event_words(event) or resolution_words(event)

    def decision(self, t: Table, decision: Decision, seat: int) -> str:
        assert isinstance(t, MissionTable)
        return words_planning.decision_words(t, decision, seat)

    def option(self, t: Table, decision: Decision, seat: int, path: Answer) -> Label:
        assert isinstance(t, MissionTable)
        return words_planning.option_words(t, decision, seat, path)

    def thing(self, name: str) -> Label:
        return words_planning.thing_words(name)
