"""Events, decisions and deeds as sentences."""

from __future__ import annotations

from ....kit.decision import Decision
from ....kit.event import Event
from ....kit.game import Label, Words
from ....kit.space import Answer
from ....kit.table import Table
from .. import content, events
from ..content import card_ids, card_names, card_words, section_ids, section_names
from ..table import SpaceTable
from . import film
from .labels import deed_label
from .names import team
from .tales import tale


class SpaceWords(Words):
    """The voice of this table."""

    def event(self, event: Event) -> str:
        words = tale(event)
        return words[0].upper() + words[1:]

    def film(self, event: Event) -> list[int]:
        return film.film(event)

    def decision(self, t: Table, decision: Decision, seat: int) -> str:
        assert isinstance(t, SpaceTable)
        if decision.kind == events.NAME:
            mine = seat in decision.seats
            return "Name your ship." if mine else "The captains name their ships."
        if seat in decision.seats:
            return "Your crew acts: do what you like, then say you are done."
        if seat in decision.asides:
            return "Another crew acts; you may throw a Repair Lvl 1 away."
        return f"The crew of {team(t.active)} acts."

    def option(self, t: Table, decision: Decision, seat: int, path: Answer) -> Label:
        assert isinstance(t, SpaceTable)
        if decision.kind == events.NAME:
            return Label(content.ship_names[path[-1]])
        return deed_label(t, seat, path[-1])

    def thing(self, name: str) -> Label:
        kind, _, rest = name.partition(":")
        if kind == "card" and rest in card_ids:
            card = card_ids.index(rest)
            return Label(card_names[card], [name], card_words[card])
        if kind == "section" and rest.rpartition(":")[2] in section_ids:
            return Label(section_names[section_ids.index(rest.rpartition(":")[2])], [name])
        if kind == "robot":
            return Label("Robot", [name])
        return Label(BUTTONS.get(name, name.replace(":", " ")), [name])


BUTTONS: dict[str, str] = {
    "trade": "Trade",
    "hand_in": "Hand in",
    "phaser": "Phaser",
    "beam": "Beam",
    "mend": "Repair Brigade",
    "missile": "Missile",
}
"""Groups of deeds that begin with no thing on the board."""
