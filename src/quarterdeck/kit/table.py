"""Everything that is true now: the game's fields, the stack of procedures, one open decision."""

from __future__ import annotations

from typing import Any

from .decision import ALL, ALONE, SEATS, UNMADE, Decision
from .event import Barred, BrokenRule, Event, IllegalAnswer, Refusal
from .procedure import Procedure
from .rng import Rng
from .seat import EVERYONE
from .space import Answer, Space


class Table:
    """A game's table is a subclass with its fields and a `clone`; it has no rules."""

    def __init__(self, seats: int, rng: Rng) -> None:
        self.seats = seats
        self.rng = rng
        self.stack: list[Procedure[Any]] = []
        self._open: Decision | None = None
        self._closed: Decision | None = None  # the last one
        self._closer = 0  # whose answer closed it, by index
        self.replies: list[Answer | None] = []
        self.replied: list[int] = []
        self.result = 0
        self.asked = 0
        self.answered = 0
        self.sealed = 0
        self.since = 0
        self._opening: list[Event] = []
        self._told: list[Event] | None = self._opening

    # --- the open question -------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """The open question, with all that may be answered."""
        decision = self._open
        if decision is not None and decision._unmade:
            self._make(decision)
        return decision

    @decision.setter
    def decision(self, decision: Decision | None) -> None:
        self._open = decision

    def space_at(self, decision: Decision, i: int) -> Space:
        """What the i-th seat asked may answer; made now if nobody has looked at it yet."""
        space = decision.spaces[i]
        if space is UNMADE:
            space = self.stack[-1].space(self, decision.seats[i])
            decision.spaces[i] = space
        return space

    def _make(self, decision: Decision) -> None:
        """Whatever of a question was not looked at yet."""
        for i in range(len(decision.seats)):
            self.space_at(decision, i)
        asker = self.stack[-1]
        asides = asker.asides(self)
        if asides:
            decision.asides = asides
            for seat in asides:
                decision.spaces.append(asker.space(self, seat))
                decision.answers.append(None)
        decision._unmade = False

    # --- the life of a table -----------------------------------------------------------------

    def run(self) -> None:
        """Do the next step of the top procedure until a question is open or nothing is left."""
        stack = self.stack
        while self._open is None and stack:
            top = stack[-1]
            at = top.at
            top.at = at + 1
            top.step(self, at)
        if self._told is self._opening:
            self._told = None

    def answer(self, seat: int, answer: Answer) -> None:
        """One seat answers the open decision; refused answers change nothing."""
        decision = self._open
        if decision is not None and seat not in decision.seats:
            decision = self.decision  # with its asides
        i = decision.index_of(seat) if decision is not None else -1
        if decision is None or i < 0:
            raise IllegalAnswer("", "You are not asked anything now.")
        space = self.space_at(decision, i)
        if not space.holds(answer):
            refusal = self.why_not(seat, answer)
            raise IllegalAnswer(refusal.rule, refusal.words)
        self.take(decision, i, space.canon(answer))

    def take(self, decision: Decision, i: int, answer: Answer) -> None:
        """Take an answer known to hold (from `sample` or `each`) for the i-th seat asked."""
        answers = decision.answers
        answers[i] = answer
        self.answered += 1
        together = len(answers) > 1 and decision.quorum == ALL
        if together and not decision.closed():
            return
        rng = self.rng
        block = rng.block
        at = rng.at
        self._open = None
        self._closed = decision
        self._closer = 0 if together else i
        self.replies = answers
        self.replied = decision.seats
        if decision.asides:
            if i < len(decision.seats):
                self.replies = answers[: len(decision.seats)]
            else:
                self.replied = decision.seats + decision.asides
        self.run()
        if together or rng.at != at or rng.block != block:
            self.sealed = self.answered

    def why_not(self, seat: int, answer: Answer) -> Refusal:
        """The reason why this seat may not answer so: the game's own words where it has some."""
        decision = self.decision
        space = decision.space_of(seat) if decision is not None else None
        if space is None:
            return Refusal("", "You are not asked anything now.")
        told = self.stack[-1].why_not(self, seat, answer)
        if told is not None:
            return told
        for item in answer:
            for barred in self.barred(seat):
                if barred.item == item and space.bars(item):
                    return Refusal(barred.rule, barred.words)
        refusal = space.why_not(answer)
        return refusal if refusal is not None else Refusal(space.rule, "That may be answered.")

    def barred(self, seat: int) -> list[Barred]:
        """What this seat may *not* pick in the open decision, each with rule and words.

        The procedure that asked knows. Asked only when somebody looks: free in a simulation.
        """
        return self.stack[-1].barred(self, seat) if self.stack else []

    def clone(self) -> Table:
        """A copy that shares nothing that changes. Games override it."""
        raise NotImplementedError

    def invariants(self) -> None:
        """Raise `BrokenRule` if cards went missing or a limit is broken. Games override it."""

    def copy_kernel(self, twin: Table) -> None:
        """Copy what the kernel keeps into a new table; nobody listens to the copy."""
        twin.stack = [p.clone() for p in self.stack]
        twin._open = self._open.clone() if self._open is not None else None
        twin.replies = self.replies
        twin.replied = self.replied
        twin.result = self.result
        twin.asked = self.asked
        twin.answered = self.answered
        twin.sealed = self.sealed
        twin.since = self.since
        twin._opening = []
        twin._told = None

    # --- what a step may do --------------------------------------------------------------------

    def ask(
        self,
        kind: str,
        rule: str,
        seats: list[int],
        spaces: list[Space],
        quorum: int = ALL,
        about: tuple[int, ...] = (),
        hush: bool = False,
        goes_on: bool = False,
        asides: list[int] | None = None,
    ) -> None:
        """Open a decision. `goes_on`: an answer meant for the one before it still counts.

        `asides` (with `FIRST` only) may answer too, unasked and unseen; their spaces come last.
        """
        if self._open is not None:
            raise BrokenRule(f"two questions at once, at {self.where()}")
        self.asked += 1
        if not goes_on or self.since == 0:
            self.since = self.asked
        answers: list[Answer | None] = [None] * len(spaces)
        self._open = Decision(
            kind, rule, seats, spaces, quorum, about, answers, self.asked, self.since, hush,
            asides,
        )

    def ask_each(
        self,
        kind: str,
        rule: str,
        seats: list[int],
        quorum: int,
        about: tuple[int, ...] = (),
        goes_on: bool = False,
    ) -> None:
        """Open a decision like `ask`, but what a seat may answer (`space`) and who may answer
        unasked (`asides`) is put to the asking procedure when somebody looks: a playout looks at
        one seat only."""
        if self._open is not None:
            raise BrokenRule(f"two questions at once, at {self.where()}")
        self.asked += 1
        if not goes_on or self.since == 0:
            self.since = self.asked
        count = len(seats)
        answers: list[Answer | None] = [None] * count
        decision = self._closed
        if decision is not None and decision._unmade and decision.kind == kind:
            # the same question again, and nobody has looked at it: nobody else holds it
            decision.rule = rule
            decision.seats = seats
            decision.spaces = [UNMADE] * count
            decision.quorum = quorum
            decision.about = about
            decision.answers = answers
            decision.number = self.asked
            decision.since = self.since
        else:
            decision = Decision(
                kind, rule, seats, [UNMADE] * count, quorum, about, answers, self.asked,
                self.since, False,
            )  # fmt: skip
            decision._unmade = True
        self._open = decision

    def ask_one(self, kind: str, rule: str, seat: int, space: Space) -> None:
        """The plainest question: one seat, one space."""
        if self._open is not None:
            raise BrokenRule(f"two questions at once, at {self.where()}")
        number = self.asked + 1
        self.asked = number
        self.since = number
        self._open = Decision(
            kind, rule, ALONE[seat] if 0 <= seat < SEATS else [seat], [space], ALL, (), [None],
            number, number, False,
        )  # fmt: skip

    def reply(self, i: int = 0) -> Answer:
        """What the i-th seat of the closed decision answered; () when it did not."""
        answer = self.replies[i]
        return answer if answer is not None else ()

    def reply_of(self, seat: int) -> Answer:
        """What this seat answered to the closed decision; () when it did not."""
        return self.reply(self.replied.index(seat)) if seat in self.replied else ()

    def who_replied(self) -> int:
        """The index of the seat that closed a `FIRST` decision; of an `ALL` decision the first."""
        if not self.replies:
            raise BrokenRule(f"nobody replied, at {self.where()}")
        return self._closer

    def begin(self, procedure: Procedure[Any]) -> None:
        """Start a procedure; the one below goes on when it has finished."""
        self.stack.append(procedure)

    def finish(self, result: int = 0) -> None:
        """End the top procedure; the one below reads the result."""
        self.stack.pop()
        self.result = result

    def tell(
        self, kind: str, seat: int, things: tuple[int, ...], rule: str, knows: int = EVERYONE
    ) -> None:
        """Tell what was done, to whoever listens."""
        if self._told is not None:
            self._told.append(Event(kind, seat, things, rule, knows))

    def reveal(self) -> None:
        """Something hidden was shown to somebody: answers up to here cannot be taken back."""
        self.sealed = self.answered

    def listen(self, told: list[Event] | None) -> None:
        """Collect events from now on into `told`; None: nobody listens."""
        self._told = told

    def opening(self) -> list[Event]:
        """What was told before anybody could listen: the set-up, up to the first question."""
        return self._opening

    def where(self) -> str:
        """Where we are in the rules, as a sentence."""
        return " › ".join(w for w in (p.here(self) for p in self.stack) if w)
