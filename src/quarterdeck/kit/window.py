"""Windows: an intent is proposed, others react in order, and what stands is done."""

from __future__ import annotations

from .procedure import Procedure, T
from .space import Answer, Space


class Window(Procedure[T]):
    """Offers an intent to seats in order; each may react, and a reaction may open its own window.

    `intent` is the whiteboard: plain ints that reactions change (an amount, a target, a flag).
    A game says what a seat may react with (`offer`) and what that does (`react`, which may begin
    a procedure). The order starts anew after every reaction when `again` is set.
    """

    def __init__(
        self, at: int, kind: str, seats: list[int], intent: list[int], turn: int = 0
    ) -> None:
        self.at = at
        self.kind = kind
        self.seats = seats
        self.intent = intent
        self.turn = turn

    def offer(self, t: T, seat: int) -> Space | None:
        """What this seat may react with now; None when it has nothing to react with."""
        raise NotImplementedError

    def react(self, t: T, seat: int, answer: Answer) -> None:
        """Do the reaction. An answer that passes is not brought here."""
        raise NotImplementedError

    def passes(self, answer: Answer) -> bool:
        """Is this answer a pass? The empty answer is, unless the game says otherwise."""
        return not answer

    def rule(self) -> str:
        """The rule that opens this window."""
        return ""

    def step(self, t: T, at: int) -> None:
        match at:
            case 0:
                self.offer_to_next(t)
            case 1:
                self.take_reaction(t)
            case _:
                self.close(t)

    def offer_to_next(self, t: T) -> None:
        """Ask the next seat that has something to react with."""
        while self.turn < len(self.seats):
            seat = self.seats[self.turn]
            space = self.offer(t, seat)
            if space is not None:
                t.ask(self.kind, self.rule(), [seat], [space], about=tuple(self.intent))
                return
            self.turn += 1
        self.at = 2

    def take_reaction(self, t: T) -> None:
        """A seat that reacts may react again; one that passes has had its chance."""
        answer = t.reply()
        self.at = 0
        if self.passes(answer):
            self.turn += 1
        else:
            self.react(t, self.seats[self.turn], answer)

    def close(self, t: T) -> None:
        """What stands is the first number of the intent."""
        t.finish(self.intent[0])
