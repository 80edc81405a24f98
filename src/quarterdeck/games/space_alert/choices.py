"""What a seat may do while the mission is planned; pure questions."""

from __future__ import annotations

from typing import Final

from ...kit.event import Refusal
from ...kit.rng import Rng
from ...kit.space import Answer, Shape, Space
from .content import cards
from .mission_table import MissionTable

LAY: Final = 0
"""(LAY, card, space, half): lay it, move it there, or turn it; what lay there makes room."""
UNDER: Final = 1
"""(UNDER, card, space, half): solo, the second card of a double action."""
TAKE: Final = 2
"""(TAKE, card): back into the hand."""
GIVE: Final = 3
"""(GIVE, card, seat): while data is transferred."""
SAY: Final = 4
"""(SAY,): tell the crew what lies on the own board and what the own hand holds."""
CLOSE: Final = 5
"""(CLOSE,): lock the own phase early."""

ROLE_WIDTH: Final = 8
"""The officers as one number: communications * ROLE_WIDTH + security."""
SQUAD: Final = 32
"""What may be mended is a number: zone * 8 + tile, or SQUAD + squad."""


class Desk(Space):
    """What lies before one seat: the hand, the open spaces of the own board, and what is allowed.

    `open` are the turns (from 0) that may be filled, `board` what lies on each of them.
    """

    def __init__(
        self,
        hand: list[int],
        open: list[int],
        board: list[list[int]],
        mates: list[int],
        look: bool,
        double: bool,
        say: bool,
        rule: str = "SA-051",
    ) -> None:
        self.hand = hand
        self.open = open
        self.board = board
        self.mates = mates
        self.look = look
        self.double = double
        self.say = say
        self.rule = rule

    # --- questions -------------------------------------------------------------------------------

    def lying(self) -> list[int]:
        """The cards on the open spaces."""
        return [code // 4 for codes in self.board for code in codes]

    def at_turn(self, turn: int) -> list[int]:
        """What lies on this turn; nothing when it is not open."""
        return self.board[self.open.index(turn)] if turn in self.open else []

    def tags(self) -> list[int]:
        """The kinds of things that may be done now."""
        found: list[int] = []
        lying = self.lying()
        if self.open and (self.hand or lying):
            found.append(LAY)
        if self.open and self.double and self._hosts():
            found.append(UNDER)
        if lying:
            found.append(TAKE)
        if self.mates and self._grey():
            found.append(GIVE)
        if self.say:
            found.append(SAY)
        if self.open:
            found.append(CLOSE)
        return found

    def _grey(self) -> list[int]:
        """SA-119: only ordinary cards can be transferred."""
        return [c for c in self.hand if c < cards.GREY]

    def _hosts(self) -> list[int]:
        """Turns that a second card may join, when there is one to join: one of the hand."""
        return [t for t, codes in zip(self.open, self.board) if len(codes) == 1 and self.hand]

    def _halves(self, card: int, turn: int) -> list[int]:
        """Any half; a card that lies there already can only be turned."""
        here = [code % 4 for code in self.at_turn(turn) if code // 4 == card]
        return [h for h in cards.halves(card, self.look) if h not in here]

    # --- the doors of a space --------------------------------------------------------------------

    def holds(self, answer: Answer) -> bool:
        n = len(answer)
        for i in range(n):
            if answer[i] not in self.next_picks(answer[:i]):
                return False
        return n > 0 and not self.next_picks(answer)

    def why_not(self, answer: Answer) -> Refusal | None:
        if self.holds(answer):
            return None
        if not answer or not LAY <= answer[0] <= CLOSE:
            return self.refuse("That is not among the things you may do now.")
        if answer[0] in self.tags():
            return self._why_not_so(answer)
        match answer[0]:
            case 0 if self.open:
                return Refusal("SA-050", "You have no card to lay.")
            case 1:
                return Refusal("SA-128", "Two cards on one space: solo only, once in each phase.")
            case 2 if self.open and len(answer) == 1:
                return Refusal("SA-051", "None of your cards lies on an open space.")
            case 3:
                return Refusal("SA-120", "No data transfer is open, or you have given already.")
            case 4:
                return Refusal("SA-047", "There is nothing new to say, or nobody may talk now.")
            case _:
                return Refusal("SA-048", "Your spaces are locked.")

    def _why_not_so(self, answer: Answer) -> Refusal:
        """The thing may be done, but not like this."""
        card = answer[1] if len(answer) > 1 else -1
        if answer[0] == GIVE and card in self.hand and card >= cards.GREY:
            return Refusal("SA-046", "A heroic card cannot be passed on.")
        if answer[0] == GIVE and card in self.lying():
            return Refusal("SA-045", "Take the card back into your hand before you give it.")
        if card not in self.hand and card not in self.lying():
            return Refusal("SA-050", "You do not hold that card.")
        if answer[0] in (LAY, UNDER) and len(answer) > 2 and answer[2] not in self.open:
            return Refusal("SA-048", "That space is not open to you in this phase.")
        return self.refuse("That card does not go there like this.")

    def bars(self, item: int) -> bool:
        return item not in self.tags()

    def next_picks(self, so_far: Answer) -> list[int]:
        n = len(so_far)
        if n == 0:
            return self.tags()
        match so_far[0]:
            case 0:
                if n == 1:
                    return sorted(self.hand + self.lying())
                if n == 2:
                    return self.open
                return self._halves(so_far[1], so_far[2]) if n == 3 else []
            case 1:
                if n == 1:
                    return sorted(self.hand)
                if n == 2:
                    return self._hosts()
                return cards.halves(so_far[1], self.look) if n == 3 else []
            case 2:
                return sorted(self.lying()) if n == 1 else []
            case 3:
                if n == 1:
                    return sorted(self._grey())
                return self.mates if n == 2 else []
            case _:
                return []

    def whole(self, so_far: Answer) -> bool:
        return len(so_far) > 0 and not self.next_picks(so_far)

    def sample(self, rng: Rng) -> Answer:
        so_far: Answer = ()
        picks = self.tags()
        while picks:
            so_far = (*so_far, picks[rng.below(len(picks))])
            picks = self.next_picks(so_far)
        return so_far

    def count(self) -> int:
        lying = self.lying()
        total = 0
        for tag in self.tags():
            match tag:
                case 0:
                    ways = sum(len(cards.halves(c, self.look)) for c in self.hand + lying)
                    total += ways * len(self.open) - len(lying)
                case 1:
                    ways = sum(len(cards.halves(c, self.look)) for c in self.hand)
                    total += ways * len(self._hosts())
                case 2:
                    total += len(lying)
                case 3:
                    total += len(self._grey()) * len(self.mates)
                case _:
                    total += 1
        return total

    def shape(self) -> Shape:
        return self._shape(())

    def _shape(self, so_far: Answer) -> Shape:
        """Step after step: which picks, and what each leads to."""
        items = self.next_picks(so_far)
        if not items:
            return {"kind": "nothing"}
        ways = [self._shape((*so_far, item)) for item in items]
        if all(way["kind"] == "nothing" for way in ways):
            return {"kind": "pick", "items": items, "low": 1, "high": 1}
        return {"kind": "either", "items": items, "ways": ways}


def desk(t: MissionTable, seat: int) -> Desk:
    """What this seat may do now.

    AMB-44: only spaces of the own phase. SA-045, SA-046: one grey card of the hand, while a
    transfer is open. SA-047, AMB-35: no talk while communications are down (the own board stays
    open), and nobody to talk to alone. SA-128: solo, one double action in each phase.
    """
    turns = t.open_turns(seat)
    board = t.boards[seat]
    lying = [board[turn] for turn in turns]
    mates: list[int] = []
    if t.transfer and not t.gave[seat]:
        mates = [s for s in range(t.seats) if s != seat]
    double = t.seats == 1 and all(len(codes) < 2 for codes in lying)
    new = t.seats > 1 and (board != t.said[seat] or t.free_cards(seat) != t.told[seat])
    return Desk(
        t.hands[seat].copy(), turns, lying, mates, t.the_ship().heroic_c, double,
        new and not t.silent,
    )  # fmt: skip
