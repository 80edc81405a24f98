"""A table in the terminal: one person, bots on the other seats, and the log that makes undo."""

from __future__ import annotations

from ..bots import make
from ..kit.decision import FIRST
from ..kit.event import Event
from ..kit.game import Game
from ..kit.log import Entry, Log, may_take_back
from ..kit.look import Eyes
from ..kit.rng import fresh, seed_of
from ..kit.seat import CLOCK
from ..kit.space import Answer


class Session:
    """Who sits where, the table, every answer so far, and what was told since one last looked."""

    def __init__(
        self, game: Game, options: dict[str, str], seats: int, me: int, bots: list[str], seed: str
    ) -> None:
        self.game = game
        self.options = game.read_options(options)
        self.seats = seats
        self.me = me
        self.names = bots
        self.seed = seed
        self.entries: list[Entry] = []
        self.news: list[Event] = []
        self.rng = fresh(f"{seed}/bots")
        self.restore(0)

    def restore(self, answers: int) -> None:
        """Set the table up again and give the first so many answers; the bots hear it all anew."""
        kept = self.entries[:answers]
        self.table = self.game.setup(self.options, self.seats, seed_of(self.seed))
        self.told: list[Event] = []
        self.table.listen(self.told)
        self.bots = [
            make(name, self.game, seat, self.rng.fork(f"{seat}/{answers}"))
            for seat, name in enumerate(self.names)
        ]
        self.eyes = [Eyes(self.game, self.table, seat) for seat in range(self.seats)]
        self.entries = []
        for entry in kept:
            self.answer(entry.seat, entry.answer)
        self.news = [] if kept else self.eyes[self.me].heard(self.table.opening())

    def answer(self, seat: int, answer: Answer) -> None:
        """One seat answers; everybody hears what they may. A refused answer changes nothing."""
        self.table.answer(seat, answer)
        self.entries.append(Entry(seat, answer))
        for i, bot in enumerate(self.bots):
            heard = self.eyes[i].heard(self.told)
            if i == self.me:
                self.news.extend(heard)
            else:
                for event in heard:
                    bot.hear(event)
        self.told.clear()

    def my_turn(self) -> bool:
        """Am I asked, and have I not answered yet?"""
        decision = self.table.decision
        if decision is None or decision.index_of(self.me) < 0:
            return False
        return decision.answer_of(self.me) is None

    def others_first(self) -> bool:
        """In a question that goes on, the others get their chance after each of my answers. Against
        the clock the bots do all they want to do then, before time passes."""
        decision = self.table.decision
        if decision is None or decision.quorum != FIRST or decision.since == decision.number:
            return False
        if not self.entries or not self.others():
            return False
        last = self.entries[-1].seat
        return last != CLOCK if self.timed() else last == self.me

    def timed(self) -> bool:
        """Does the clock run at the open question?"""
        return self.table.decision is not None and CLOCK in self.table.decision.seats

    def others(self) -> list[int]:
        """The other seats that are asked and have not answered."""
        decision = self.table.decision
        return [] if decision is None else [s for s in decision.waiting() if s != self.me]

    def let_another_answer(self) -> None:
        """One of the others answers; the clock only when no bot wants to."""
        waiting = self.others()
        if CLOCK in waiting:
            bots = [s for s in waiting if s >= 0 and not self.bots[s].waits(self.eyes[s])]
            waiting = bots or [CLOCK]
        seat = waiting[self.rng.below(len(waiting))]
        if seat >= 0:
            self.answer(seat, self.bots[seat].choose(self.eyes[seat]))
            return
        decision = self.table.decision
        space = decision.space_of(seat) if decision is not None else None
        assert space is not None
        self.answer(seat, space.sample(self.rng))

    def undo(self) -> str:
        """Take back my last answer and all after it; the bots never object. Says what it did."""
        mine = [number for number, entry in enumerate(self.entries) if entry.seat == self.me]
        if not mine:
            return "There is nothing to take back: you have not answered yet."
        free = may_take_back(self.table, self.entries, self.me) >= 0
        gone = len(self.entries) - mine[-1]
        self.restore(mine[-1])
        since = "the one" if gone == 2 else f"the {gone - 1}"
        others = "" if gone == 1 else f" and {since} given since"
        agree = "The bots agree" if self.seats > 1 else "Nobody minds"
        consent = "" if free else f" {agree}, though you have seen what came of it."
        return f"Your last answer is taken back{others}.{consent}"

    def log(self) -> Log:
        """The game so far, as it is saved."""
        game = self.game
        seed = seed_of(self.seed)
        return Log(game.id, game.version, self.options, self.seats, seed, self.entries)
