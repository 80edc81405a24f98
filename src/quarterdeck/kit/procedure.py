"""One procedure of the rulebook, as plain data on the table's stack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from .event import Barred, Refusal
from .rng import Rng
from .space import Answer, Space

if TYPE_CHECKING:
    from .table import Table

T = TypeVar("T", bound="Table")


class Procedure(Generic[T]):
    """`at` is the next step. `step` is a `match` that reads as the table of contents.

    Fields are ints, strings, and lists or tuples of these, and the constructor takes exactly the
    fields, by their names, so that a procedure can be written down and read back.
    """

    def __init__(self, at: int = 0) -> None:
        self.at = at

    def step(self, t: T, at: int) -> None:
        """Do step `at`. Ask or begin as the last act; set `self.at` to repeat or to skip."""
        raise NotImplementedError

    def clone(self) -> Procedure[T]:
        """A copy that shares nothing that changes."""
        raise NotImplementedError

    def here(self, t: T) -> str:
        """Where we are, in a few words for the breadcrumb; empty to stay out of it."""
        return ""

    def space(self, t: T, seat: int) -> Space:
        """What this seat may answer in the decision that this procedure asked with `ask_each`.

        A pure question, put only when somebody looks and at most once a seat.
        """
        raise NotImplementedError

    def any_answer(self, t: T, seat: int, rng: Rng) -> Answer:
        """The answer that `space` would draw by chance, for whoever keeps no space: a playout."""
        return self.space(t, seat).sample(rng)

    def asides(self, t: T) -> list[int]:
        """Who may answer that decision too, unasked and unseen; asked when somebody looks."""
        return []

    def barred(self, t: T, seat: int) -> list[Barred]:
        """What this seat may not pick in the decision this procedure asked, each with its reason.

        For showing: things greyed out. Only asked when somebody looks.
        """
        return []

    def why_not(self, t: T, seat: int, answer: Answer) -> Refusal | None:
        """A reason of the game's own for refusing an answer; None leaves it to the space."""
        return None
