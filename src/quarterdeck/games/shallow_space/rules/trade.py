"""Trades between team-mates: an exchange, never a gift (SB-056, SB-057, SB-162)."""

from __future__ import annotations

from .. import events, verbs
from ..content import FIRST_CAPTAIN_CARD, SECTIONS
from ..table import NOBODY, SpaceTable


def offer(t: SpaceTable, seat: int, card: int, other: int) -> None:
    """SB-056: a card is held out to somebody of the crew aboard the same ship."""
    t.offers.append([seat, other, card, NOBODY])
    verbs.whisper(t, events.OFFERED, seat, (other, card), "SB-056")


def give_back(t: SpaceTable, seat: int, card: int, other: int) -> None:
    """SB-057: a card is held out in return."""
    for one in t.offers:
        if one[0] == other and one[1] == seat:
            one[3] = card
    verbs.whisper(t, events.GAVE_BACK, seat, (other, card), "SB-057")


def refuse(t: SpaceTable, seat: int, other: int) -> None:
    """SB-057: no exchange."""
    t.offers = [o for o in t.offers if not (o[0] == other and o[1] == seat)]
    verbs.whisper(t, events.REFUSED, seat, (other,), "SB-057")


def call_off(t: SpaceTable, seat: int) -> None:
    """SB-057: whoever offered takes it back."""
    for one in t.offers:
        if one[0] == seat:
            verbs.whisper(t, events.CALLED_OFF, seat, (one[1],), "SB-057")
    t.offers = [o for o in t.offers if o[0] != seat]


def agree(t: SpaceTable, seat: int) -> None:
    """SB-057: both have agreed, and the cards change hands; a captain card of the Executive
    Officer goes to the captain's cards, what comes back fills the slot or the hand (SB-162)."""
    mine = next(o for o in t.offers if o[0] == seat)
    _, other, given, taken = mine
    t.offers = [o for o in t.offers if o is not mine]
    verbs.part_with(t, seat, given)
    verbs.part_with(t, other, taken)
    _give(t, seat, taken)
    _give(t, other, given)
    verbs.whisper(t, events.TRADED, seat, (other, given, taken), "SB-057")


def _give(t: SpaceTable, seat: int, card: int) -> None:
    captain = t.captain[t.team[seat]] == seat
    if card < FIRST_CAPTAIN_CARD:
        pile = t.hand[seat]
    else:
        pile = t.orders[seat] if captain else t.slot[seat]
    pile.append(card)
    pile.sort()


def tidy(t: SpaceTable) -> None:
    """Offers whose cards or people are gone from the place are void (SB-056)."""
    t.offers = [o for o in t.offers if _stands(t, o)]


def _stands(t: SpaceTable, offer: list[int]) -> bool:
    seat, other, card, back = offer
    if t.done[seat] or (t.done[other] and back == NOBODY) or not t.health[other]:
        return False
    if card < FIRST_CAPTAIN_CARD:
        if card not in t.hand[seat] or t.place[seat] // SECTIONS != t.place[other] // SECTIONS:
            return False
    elif card not in t.slot[seat] or t.captain[t.team[seat]] != other:
        return False
    return back == NOBODY or back in t.hand[other] or back in t.orders[other]
