"""The smallest changes while the crew plans; each changes one thing and tells it."""

from __future__ import annotations

from ...kit.seat import only, these
from . import events_planning as events
from .content import cards
from .content.codes import token_of
from .content.threats import CARDS
from .mission_table import MissionTable


def assign_roles(t: MissionTable, comms: int, security: int) -> None:
    """The captain shares out the other two roles (SA-014)."""
    t.comms = comms
    t.security = security
    t.tell(events.ROLES, 0, (comms, security), "SA-014")


def lay_lanes(t: MissionTable, lanes: list[int]) -> None:
    """The trajectory boards lie open beside the ship (SA-021)."""
    t.lanes = lanes
    t.tell(events.LANES, -1, tuple(lanes), "SA-021")


def draw_card(t: MissionTable, seat: int, rule: str) -> None:
    """The top card of the deck into a hand; nothing when the deck is empty."""
    if t.deck:
        take_up(t, seat, t.deck.pop(), rule)


def take_up(t: MissionTable, seat: int, card: int, rule: str) -> None:
    """A card comes into a hand; its face is for its owner."""
    t.hands[seat].append(card)
    t.reveal()
    t.tell(events.CARD_CAME, seat, (card,), rule, only(seat))


def draw_threat(t: MissionTable, number: int, zone: int, serious: int) -> None:
    """The officer turns up the top card of the deck and lays it by its board (SA-043)."""
    deck = t.threat_decks[serious + (0 if zone >= 0 else 2)]
    if not deck:
        return
    card = deck.pop()
    t.drawn.append((card, number, zone))
    t.reveal()
    officer = t.comms if CARDS[card].external else t.security
    t.tell(events.DREW_THREAT, officer, (card, number, zone), "SA-043")


def lift_card(t: MissionTable, seat: int, card: int) -> int:
    """Take a card off the own board or out of the own hand; returns the turn it lay on, or -1."""
    if card in t.hands[seat]:
        t.hands[seat].remove(card)
        return -1
    board = t.boards[seat]
    for turn in range(len(board)):
        if any(code // 4 == card for code in board[turn]):
            board[turn] = [code for code in board[turn] if code // 4 != card]
            return turn
    return -1


def put_card(t: MissionTable, seat: int, turn: int, codes: list[int]) -> None:
    """These cards lie on the space now, the upper one first."""
    t.boards[seat][turn] = codes


def lay(t: MissionTable, seat: int, card: int, turn: int, half: int) -> None:
    """Lay a card; what lay there goes where it came from, or into the hand (SA-051)."""
    board = t.boards[seat]
    if any(code // 4 == card for code in board[turn]):
        turned = [cards.laid(card, half) if code // 4 == card else code for code in board[turn]]
        put_card(t, seat, turn, turned)
    else:
        came_from = lift_card(t, seat, card)
        displaced = board[turn]
        put_card(t, seat, turn, [cards.laid(card, half)])
        if came_from >= 0 and len(displaced) == 1 and not board[came_from]:
            put_card(t, seat, came_from, displaced)
        else:
            t.hands[seat].extend(code // 4 for code in displaced)
    t.tell(events.LAID, seat, _back(turn, card, half), "SA-049")


def lay_under(t: MissionTable, seat: int, card: int, turn: int, half: int) -> None:
    """The second card of a double action (SA-128)."""
    lift_card(t, seat, card)
    put_card(t, seat, turn, [*t.boards[seat][turn], cards.laid(card, half)])
    t.tell(events.LAID_UNDER, seat, _back(turn, card, half), "SA-128")


def _back(turn: int, card: int, half: int) -> tuple[int, ...]:
    """What everybody sees of a card laid face down (AMB-46)."""
    return turn + 1, int(cards.heroic(card)), int(half != cards.MOVE)


def take_back(t: MissionTable, seat: int, card: int) -> None:
    """A card goes from the board back into the hand (SA-051)."""
    turn = lift_card(t, seat, card)
    t.hands[seat].append(card)
    t.tell(events.TOOK_BACK, seat, (turn + 1,), "SA-051")


def give(t: MissionTable, seat: int, card: int, to: int) -> None:
    """A card goes to a mate, at once and for good; only the two see its face (SA-045). What the
    two have told of their cards is out of date."""
    t.hands[seat].remove(card)
    t.hands[to].append(card)
    t.told[seat] = []
    t.told[to] = []
    t.gave[seat] = 1
    t.gifts.append((seat, to, card))
    t.reveal()
    t.tell(events.GAVE, seat, (to,), "SA-045")
    t.tell(events.PASSED, seat, (to, card), "SA-045", these([seat, to]))


def say(t: MissionTable, seat: int) -> None:
    """Tell the crew what lies on the own board and which cards are left: words, which may be out of
    date soon. Talk is free, so cards may be told, if not shown."""
    t.said[seat] = t.boards[seat].copy()
    t.told[seat] = t.free_cards(seat)
    t.reveal()
    if t._told is None:
        return
    told: list[int] = []
    for laid in t.said[seat]:
        told.extend(token_of(cards.token(code, t.small())) for code in laid)
        told.append(0)
    told.append(-1)
    for card in sorted(t.hands[seat]):
        halves = (cards.laid(card, cards.MOVE), cards.laid(card, cards.ACT))
        told.extend(token_of(cards.token(code, t.small())) for code in halves)
    t.tell(events.SAID, seat, tuple(told), "SA-047")


def next_phase(t: MissionTable, seat: int) -> None:
    """The own spaces are locked; the cards of the next phase join the hand (SA-048). What was said
    to lie there is no longer among the cards told of."""
    spent = [code // 4 for turn in t.open_turns(seat) for code in t.said[seat][turn]]
    t.told[seat] = [card for card in t.told[seat] if card not in spent]
    t.phase_of[seat] += 1
    if t.later[seat]:
        for card in t.later[seat].pop(0):
            take_up(t, seat, card, "SA-048")


def close_phase(t: MissionTable, seat: int) -> None:
    """Lock the own phase early (AMB-45)."""
    t.tell(events.CLOSED, seat, (t.phase_of[seat] + 1,), "AMB-45")
    next_phase(t, seat)


def open_transfer(t: MissionTable) -> None:
    """From now on everybody may give one card (SA-045)."""
    t.transfer = 1
    t.gave = [0] * t.seats
    t.tell(events.TRANSFER_OPENED, -1, (), "SA-045")


def close_transfer(t: MissionTable) -> None:
    """The beep: too late (SA-120)."""
    if t.transfer:
        t.transfer = 0
        t.tell(events.TRANSFER_CLOSED, -1, (), "SA-120")


def silence(t: MissionTable) -> None:
    """Communications are down: nobody talks (SA-047)."""
    t.silent = 1
    t.tell(events.WENT_SILENT, -1, (), "SA-047")


def restore_talk(t: MissionTable) -> None:
    """Communications are restored (SA-047)."""
    if t.silent:
        t.silent = 0
        t.tell(events.TALK_AGAIN, -1, (), "SA-047")


def pass_time(t: MissionTable, ms: int) -> None:
    """The clock never runs backwards."""
    t.now = max(t.now, ms)


def mend_tile(t: MissionTable, seat: int, zone: int, tile: int) -> None:
    """A tile goes back into its pile (SA-113)."""
    t.tiles[zone].remove(tile)
    t.pile[zone].append(tile)
    t.hits[zone] -= 1
    t.tell(events.MENDED, seat, (zone, tile), "SA-113")


def mend_squad(t: MissionTable, seat: int, squad: int) -> None:
    """A squad is awake again (SA-113)."""
    t.squad_disabled[squad] = 0
    t.tell(events.BOTS_MENDED, seat, (squad,), "SA-113")
