"""The table's language for planned missions of Space Alert."""

from __future__ import annotations

from quarterdeck.games.space_alert import GAME
from quarterdeck.games.space_alert.choices import CLOSE, GIVE, LAY, SAY, TAKE, UNDER
from quarterdeck.games.space_alert.content import cards
from quarterdeck.games.space_alert.content.threats import CARD_IDS
from quarterdeck.games.space_alert.mission_table import MissionTable
from quarterdeck.kit.seat import CLOCK
from quarterdeck.kit.testing.scene import Scene, scene

__all__ = ["CLOCK", "CLOSE", "GIVE", "LAY", "SAY", "TAKE", "UNDER"]

MOVE, ACT, LOOK = cards.MOVE, cards.ACT, cards.LOOK
ROLES = 1 * 8 + 2


def table_of(s: Scene) -> MissionTable:
    assert isinstance(s.table, MissionTable)
    return s.table


def briefed(seats: int = 4, mission: str = "base_test_run_1", **options: str) -> Scene:
    """Everything is laid out; the crew is asked whether it is ready."""
    return scene(GAME, seats, mission=mission, **options)


def planning(seats: int = 4, mission: str = "base_test_run_1", **options: str) -> Scene:
    """The clock runs."""
    s = briefed(seats, mission, **options)
    s.answer(0, ROLES if seats > 2 else 0)
    for seat in range(1, seats):
        s.answer(seat)
    return s.hush()


def tick_to(s: Scene, ms: int) -> Scene:
    """The clock answers until this moment of the mission has happened."""
    t = table_of(s)
    while t.decision is not None and t.decision.kind == "plan" and GAME.clock_due(t) - t.zero <= ms:
        s.answer(CLOCK)
    return s


def to_resolution(s: Scene) -> Scene:
    """Let the track run out."""
    return tick_to(s, 10**9)


def run_out(s: Scene) -> Scene:
    """The clock answers as long as it is asked."""
    t = table_of(s)
    while t.decision is not None and CLOCK in t.decision.seats:
        s.answer(CLOCK)
    return s


def hold(s: Scene, seat: int, *held: int) -> Scene:
    """Exactly these cards in a hand: they change places with whatever lies where they are."""
    t = table_of(s)
    while len(t.hands[seat]) > len(held):
        t.deck.insert(0, t.hands[seat].pop())
    while len(t.hands[seat]) < len(held):
        t.hands[seat].append(t.deck.pop(0))
    for i, card in enumerate(held):
        swap(t, t.hands[seat][i], card)
    refresh(s)
    return s


def swap(t: MissionTable, a: int, b: int) -> None:
    """Two cards change places."""
    if a == b:
        return
    piles = [t.deck, t.golden, *t.hands, *[p for later in t.later for p in later]]
    for pile in piles:
        for i, card in enumerate(pile):
            if card in (a, b):
                pile[i] = b if card == a else a


def refresh(s: Scene) -> None:
    """Ask the open question again after things were put elsewhere."""
    t = s.table
    t.decision = None
    t.stack[-1].at -= 1
    t.run()


def grey(movement: str, action: str, n: int = 0) -> int:
    """The n-th grey card with these halves."""
    found = [
        c
        for c in range(cards.GREY)
        if cards.token(cards.laid(c, MOVE), False) == movement
        and cards.token(cards.laid(c, ACT), False) == action
    ]
    return found[n]


def gold(n: int) -> int:
    """The n-th heroic card."""
    return cards.GREY + n


def next_threat(s: Scene, id: str, deck: int = 0) -> Scene:
    """This card is on top of its threat deck."""
    pile = table_of(s).threat_decks[deck]
    pile.remove(CARD_IDS.index(id))
    pile.append(CARD_IDS.index(id))
    return s


def calm(s: Scene) -> Scene:
    """No threats at all: the decks are empty."""
    table_of(s).threat_decks = [[], [], [], []]
    return s
