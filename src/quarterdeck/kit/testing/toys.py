"""Toy procedures that prove the kernel before any game leans on it.

A duel with cards: a blow may be shielded, the shield mirrored, the mirror smashed (a reaction to
a reaction to a reaction), or the blow called off (a cancelled intent). A secret bid of all
(`ALL`), an auction that any of three may cut into (`FIRST` with an out-of-turn offer), and
planning against a clock.
"""

from __future__ import annotations

from typing import Final

from ..decision import ALL, FIRST
from ..procedure import Procedure
from ..rng import Rng
from ..seat import CLOCK
from ..space import Answer, Nothing, Pick, Some, Space
from ..table import Table
from ..window import Window

SHIELD: Final = 1  # against a blow: two less
MIRROR: Final = 2  # against a shield: it does not count
SMASH: Final = 3  # against a mirror: it does not count
CALL_OFF: Final = 4  # against a blow: it does not happen at all
ANSWERS_TO: Final = (0, 0, SHIELD, MIRROR, 0)


class Toy(Table):
    """Hands, lives, bids, plans."""

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.life: list[int] = [5] * seats
        self.bids: list[int] = [0] * seats
        self.plans: list[list[int]] = [[] for _ in range(seats)]
        self.track: list[str] = []
        self.heard: list[str] = []

    def clone(self) -> Toy:
        twin = Toy(self.seats, self.rng.clone())
        twin.hands = [hand.copy() for hand in self.hands]
        twin.life = self.life.copy()
        twin.bids = self.bids.copy()
        twin.plans = [plan.copy() for plan in self.plans]
        twin.track = self.track.copy()
        twin.heard = self.heard.copy()
        self.copy_kernel(twin)
        return twin


class Blow(Procedure[Toy]):
    """Propose, let the others react, do what stands, tell it."""

    def __init__(self, at: int, target: int, amount: int) -> None:
        self.at = at
        self.target = target
        self.amount = amount

    def step(self, t: Toy, at: int) -> None:
        match at:
            case 0:
                seats = [(self.target + i) % t.seats for i in range(t.seats)]
                t.begin(Reactions(0, "blow", seats, [self.amount], 0, 0))
            case 1:
                self.strike(t)
            case _:
                t.finish()

    def strike(self, t: Toy) -> None:
        """What stands of the blow hits."""
        t.life[self.target] -= max(0, t.result)
        t.tell("hit", self.target, (max(0, t.result),), "TOY-1")

    def clone(self) -> Procedure[Toy]:
        return Blow(self.at, self.target, self.amount)

    def here(self, t: Toy) -> str:
        return f"A blow at {{p{self.target}}}"


class Reactions(Window[Toy]):
    """A window on a blow (`card` 0) or on a card that was played against something."""

    def __init__(
        self, at: int, kind: str, seats: list[int], intent: list[int], turn: int, card: int
    ) -> None:
        super().__init__(at, kind, seats, intent, turn)
        self.card = card

    def clone(self) -> Procedure[Toy]:
        return Reactions(
            self.at, self.kind, self.seats, self.intent.copy(), self.turn, self.card
        )

    def here(self, t: Toy) -> str:
        return "reactions"

    def offer(self, t: Toy, seat: int) -> Space | None:
        fitting = [c for c in t.hands[seat] if ANSWERS_TO[c] == self.card]
        return Some(fitting, 0, 1, "TOY-2") if fitting and self.intent[0] > 0 else None

    def react(self, t: Toy, seat: int, answer: Answer) -> None:
        t.hands[seat].remove(answer[0])
        t.tell("reacted", seat, (answer[0],), "TOY-2")
        t.begin(Reaction(0, answer[0]))


class Reaction(Procedure[Toy]):
    """A card played in a window: it may be answered itself; if it stands, it does its work."""

    def __init__(self, at: int, card: int) -> None:
        self.at = at
        self.card = card

    def step(self, t: Toy, at: int) -> None:
        match at:
            case 0:
                t.begin(Reactions(0, "reaction", list(range(t.seats)), [1], 0, self.card))
            case 1:
                if t.result:
                    self.work(t)
            case _:
                t.finish()

    def work(self, t: Toy) -> None:
        """Change the intent of the window this was played in: the next one down the stack."""
        window = t.stack[-2]
        assert isinstance(window, Reactions)
        if self.card == SHIELD:
            window.intent[0] -= 2
        else:
            window.intent[0] = 0

    def clone(self) -> Procedure[Toy]:
        return Reaction(self.at, self.card)


class Bidding(Procedure[Toy]):
    """All bid in secret at once; the highest bid is told."""

    def step(self, t: Toy, at: int) -> None:
        match at:
            case 0:
                seats = list(range(t.seats))
                t.ask("bid", "TOY-3", seats, [Pick([0, 1, 2, 3]) for _ in seats], ALL)
            case _:
                t.bids = [t.reply(seat)[0] for seat in range(t.seats)]
                t.tell("bids", -1, tuple(t.bids), "TOY-3")
                t.finish()

    def clone(self) -> Procedure[Toy]:
        return Bidding(self.at)

    def here(self, t: Toy) -> str:
        return "Bidding"


class Auction(Procedure[Toy]):
    """The seat on turn plays a card or ends it; any other seat may cut in with CALL_OFF."""

    def __init__(self, at: int, seat: int) -> None:
        self.at = at
        self.seat = seat

    def step(self, t: Toy, at: int) -> None:
        match at:
            case 0:
                self.offer(t)
            case 1:
                self.taken(t)
            case _:
                t.finish()

    def offer(self, t: Toy) -> None:
        """The seat on turn, and each who could cut in; what they may answer waits for a look."""
        seats = [self.seat]
        for seat in range(t.seats):
            if seat != self.seat and CALL_OFF in t.hands[seat]:
                seats.append(seat)
        t.ask_each("auction", "TOY-4", seats, FIRST)

    def space(self, t: Toy, seat: int) -> Space:
        if seat == self.seat:
            return Some(t.hands[seat].copy(), 0, 1, "TOY-4")
        return Pick([CALL_OFF], "TOY-5")

    def taken(self, t: Toy) -> None:
        """Whoever answered first has closed it; a card goes on, a pass ends."""
        i = t.who_replied()
        seat, answer = t.replied[i], t.reply(i)
        if answer:
            t.hands[seat].remove(answer[0])
            t.tell("played", seat, answer, "TOY-4" if i == 0 else "TOY-5")
            self.at = 0

    def clone(self) -> Procedure[Toy]:
        return Auction(self.at, self.seat)

    def here(self, t: Toy) -> str:
        return "Auction"


class Planning(Procedure[Toy]):
    """All plan at once against a soundtrack; an answer meant for an older moment still counts."""

    def __init__(self, at: int, ready: list[int]) -> None:
        self.at = at
        self.ready = ready

    def step(self, t: Toy, at: int) -> None:
        match at:
            case 0:
                self.open(t)
            case 1:
                self.take_one(t)
            case _:
                t.finish()

    def open(self, t: Toy) -> None:
        """Everyone who is not ready, and the clock."""
        seats = [seat for seat in range(t.seats) if seat not in self.ready]
        if not t.track or not seats:
            self.at = 2
            return
        spaces: list[Space] = [Pick([0, 1, 2, 3]) for _ in seats]
        t.ask("plan", "TOY-6", [*seats, CLOCK], [*spaces, Nothing()], FIRST, goes_on=True)

    def take_one(self, t: Toy) -> None:
        """Apply the first answer, a player's or the clock's."""
        i = t.who_replied()
        if t.replied[i] == CLOCK:
            t.heard.append(t.track.pop(0))
        elif t.reply(i)[0] == 0:
            self.ready.append(t.replied[i])
        else:
            t.plans[t.replied[i]].append(t.reply(i)[0])
        self.at = 0

    def clone(self) -> Procedure[Toy]:
        return Planning(self.at, self.ready.copy())

    def here(self, t: Toy) -> str:
        return "Planning"


class Dice(Procedure[Toy]):
    """Two choices, then a die: the first can be taken back until the die has fallen."""

    def step(self, t: Toy, at: int) -> None:
        match at:
            case 0 | 1 | 3:
                t.ask_one("choose", "TOY-7", 0, Pick([1, 2]))
            case 2:
                t.life[0] += t.reply()[0]
                t.life[1] += t.rng.below(6)
            case _:
                t.finish()

    def clone(self) -> Procedure[Toy]:
        return Dice(self.at)


def toy(seats: int, procedure: Procedure[Toy], hands: list[list[int]] | None = None) -> Toy:
    """A toy table in the middle of one procedure."""
    table = Toy(seats, Rng("00"))
    if hands is not None:
        table.hands = hands
    table.begin(procedure)
    return table


class Chatter(Procedure[Toy]):
    """Seat 0 is asked; seat 2 may put in a word."""

    def step(self, t: Toy, at: int) -> None:
        match at:
            case 0:
                spaces = [Pick([1, 2]), Pick([7])]
                t.ask("chatter", "", [0], [*spaces], FIRST, asides=[2])
            case _:
                t.finish(t.replied[t.who_replied()] * 10 + t.reply(t.who_replied())[0])

    def clone(self) -> Chatter:
        return Chatter(self.at)
