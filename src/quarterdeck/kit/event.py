"""What was told: events, refusals, and the errors of a table."""

from __future__ import annotations

from .seat import EVERYONE


class Event:
    """One thing that happened. Words are made from it later, outside the rules."""

    def __init__(
        self, kind: str, seat: int, things: tuple[int, ...], rule: str, knows: int = EVERYONE
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.things = things
        self.rule = rule
        self.knows = knows

    def veiled(self) -> Event:
        """The same event without what it was about: that it happened is all that is known."""
        return Event(self.kind, self.seat, (), self.rule, self.knows)

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.seat}, {self.things}, {self.rule!r}, {self.knows})"


class Refusal:
    """Why an answer may not be given: the rule and a sentence."""

    def __init__(self, rule: str, words: str) -> None:
        self.rule = rule
        self.words = words

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.words!r})"


class Barred:
    """One thing that may not be picked now, and why."""

    def __init__(self, item: int, rule: str, words: str) -> None:
        self.item = item
        self.rule = rule
        self.words = words


class IllegalAnswer(ValueError):
    """A player's answer that the rules refuse. Nothing has changed."""

    def __init__(self, rule: str, words: str) -> None:
        super().__init__(f"{words} ({rule})" if rule else words)
        self.rule = rule
        self.words = words


class BrokenRule(Exception):
    """Our own mistake: the table is in a state that the rules forbid."""
