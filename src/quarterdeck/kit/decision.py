"""The one open question: why, whom we ask, and what each may answer."""

from __future__ import annotations

from typing import Final

from .space import Answer, Space

ALL: Final = 0
"""Closes when every seat has answered; until then answers may change, unseen."""

FIRST: Final = 1
"""Closes at the first answer of any of its seats."""


NOBODY_ELSE: Final[list[int]] = []
"""Shared by all decisions without asides; nobody changes it."""

UNMADE: Final = Space()
"""Stands for a space that is made when somebody looks."""

SEATS: Final = 32
ALONE: Final[list[list[int]]] = [[seat] for seat in range(SEATS)]
"""The seats of a question to one of them, shared in the same way."""


class Decision:
    """The question on the table. `kind` and `about` are for words, `rule` for "why?"."""

    def __init__(
        self,
        kind: str,
        rule: str,
        seats: list[int],
        spaces: list[Space],
        quorum: int,
        about: tuple[int, ...],
        answers: list[Answer | None],
        number: int,
        since: int,
        hush: bool,
        asides: list[int] | None = None,
    ) -> None:
        self.kind = kind
        self.rule = rule
        self.seats = seats
        self.spaces = spaces
        self.quorum = quorum
        self.about = about
        self.answers = answers
        self.number = number
        self.since = since  # the oldest decision that an answer may still be meant for
        self.hush = hush  # nobody is shown who has answered already
        # Seats that may answer though nobody waits for them; only they are told. Their spaces
        # and answers follow those of `seats`.
        self.asides: list[int] = asides if asides is not None else NOBODY_ELSE
        # Some spaces may be `UNMADE` and the asides are not known; only the table sees it so.
        self._unmade = False

    def clone(self) -> Decision:
        """Questions never change, only the answers do: the rest is shared."""
        twin = Decision(
            self.kind, self.rule, self.seats, self.spaces, self.quorum, self.about,
            self.answers.copy(), self.number, self.since, self.hush, self.asides,
        )  # fmt: skip
        if self._unmade:  # each table makes its own
            twin.spaces = self.spaces.copy()
            twin._unmade = True
        return twin

    def unmake(self) -> None:
        """Ask anew: what each seat may answer, and who may answer unasked, waits for a look."""
        count = len(self.seats)
        self.asides = NOBODY_ELSE
        self.spaces = [UNMADE] * count
        self.answers = [None] * count
        self._unmade = True

    def closed(self) -> bool:
        """Have enough seats answered?"""
        if self.quorum == FIRST:
            for answer in self.answers:
                if answer is not None:
                    return True
            return False
        answers = self.answers
        for i in range(len(answers) - 1, -1, -1):  # most often the last seat answers last
            if answers[i] is None:
                return False
        return True

    def index_of(self, seat: int) -> int:
        """Where this seat's space and answer are; -1 when it may not answer."""
        if seat in self.seats:
            return self.seats.index(seat)
        if seat in self.asides:
            return len(self.seats) + self.asides.index(seat)
        return -1

    def space_of(self, seat: int) -> Space | None:
        """What this seat may answer; None when it is not asked."""
        i = self.index_of(seat)
        return self.spaces[i] if i >= 0 else None

    def answer_of(self, seat: int) -> Answer | None:
        """What this seat has answered so far."""
        i = self.index_of(seat)
        return self.answers[i] if i >= 0 else None

    def waiting(self) -> list[int]:
        """The seats that have not answered yet."""
        return [s for s, a in zip(self.seats, self.answers) if a is None]
