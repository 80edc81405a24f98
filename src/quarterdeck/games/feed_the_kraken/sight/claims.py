"""Claims held against what is known: by everybody, and by one seat alone."""

from __future__ import annotations

from typing import Any

from .. import content, events
from ..choices import claim_code, claim_colours, claim_passed
from ..table import KrakenTable
from ..words import fact_words
from ..words.names import claim_words
from .learned import learned

ABOUT: list[tuple[int, ...]] = [
    (events.F_DREW, events.F_PASSED),
    (events.F_LOGBOOK,),
    (events.F_FOUND,),
    (events.F_DISCARDS,),
    (events.F_TOP,),
    (events.F_DREW, events.F_PASSED),
    (events.F_DREW, events.F_PASSED),
]
"""Per kind of claim, the facts that bear it out."""


def claim_row(t: KrakenTable, seat: int, claim: tuple[int, ...], over: bool) -> dict[str, Any]:
    """A claim, what these eyes know of it, and after the end the facts that it was about."""
    round, who, kind, code, subject = claim
    row: dict[str, Any] = {
        "round": round,
        "seat": who,
        "kind": kind,
        "code": code,
        "subject": subject,
        "words": claim_words(kind, code, subject),
        "fits": fits(t, claim),
        "known": known_to(t, seat, claim),
        "truth": None,
        "honest": None,
    }
    if over:
        about = told_of(t, claim)
        row["truth"] = [fact_words(fact) for facts in about for fact in facts]
        row["honest"] = is_honest(about[0], claim) if len(about) == 1 else None
    return row


def told_of(t: KrakenTable, claim: tuple[int, ...]) -> list[list[tuple[int, ...]]]:
    """What a claim can have been about: a hand with the card passed on, or a look.

    More than one when the same happened to a seat twice in a round, say two refusals.
    """
    round, who, kind, _, _ = claim
    found: list[list[tuple[int, ...]]] = []
    for fact in t.ledger[who]:
        if fact[0] != round or fact[1] not in ABOUT[kind]:
            continue
        if fact[1] == events.F_PASSED and found:
            found[-1].append(fact)
        else:
            found.append([fact])
    if kind in (events.C_DREW, events.C_DENIED):
        found = [hand for hand in found if len(hand) == 2]
    elif kind == events.C_THREW:
        found = [hand for hand in found if len(hand) == 1]
    if kind in (events.C_DREW, events.C_LOGBOOK):
        return found[-1:]  # the card shown was the last
    if kind == events.C_DENIED and steered_with(t, round, who):
        return found[:-1]
    return found


def steered_with(t: KrakenTable, round: int, seat: int) -> bool:
    """Did this seat draw cards in the navigation of the round that ended with a card?"""
    voyage = voyage_of(t, round)
    return voyage is not None and seat in voyage[1:3]


def is_honest(facts: list[tuple[int, ...]], claim: tuple[int, ...]) -> bool | None:
    """Was it so? Cards count by colour, as claims name them."""
    if claim[2] == events.C_FOUND:
        return chip_claimed(claim[3] - 1, facts[0][3], facts[0][4])
    said = claim[2] in (events.C_DREW, events.C_DENIED)
    return claim_code(list(facts[0][2:]), facts[1][2] if said else -1) == claim[3]


def voyage_of(t: KrakenTable, round: int) -> tuple[int, ...] | None:
    """The navigation of a round that ended with a card: round, the three, the card shown, …"""
    for entry in t.voyage_story:
        if entry[0] == round and entry[4] >= 0:
            return entry
    return None


def fits(t: KrakenTable, claim: tuple[int, ...]) -> bool | None:
    """Does a claim agree with what everybody knows and with the others' claims? Null: no telling.

    The navigator's pair must hold the card shown and what captain and lieutenant say they passed
    on; a search must not name a side that a flogging excludes.
    """
    round, _, kind, code, subject = claim
    if kind == events.C_FOUND:
        excluded = content.side_of_chip[code - 1] in t.flogged[subject]
        return False if excluded else None
    voyage = voyage_of(t, round)
    if kind not in (events.C_DREW, events.C_LOGBOOK) or voyage is None:
        return None
    said = {c[1]: c[3] for c in t.claims if c[0] == round and c[2] in (kind, 1 - kind)}
    captain, lieutenant, navigator, shown = voyage[1:5]
    pair = list(claim_colours(said[navigator])) if navigator in said else None
    if kind == events.C_DREW:
        return None if pair is None else pair[claim_passed(code)] > 0
    assert pair is not None
    if pair[content.colour_of[shown]] == 0:
        return False
    passed = [claim_passed(said[s]) for s in (captain, lieutenant) if s in said]
    for colour in passed:
        pair[colour] -= 1
    return min(pair) >= 0 if passed else None


def chip_claimed(said: int, chip: int, converted: int | None) -> bool | None:
    """Is it right to say so of who has this chip? Of a convert the old chip is half the truth, and
    who does not know of a conversion cannot rule out a Cultist (FTK-R15)."""
    if said == content.CULTIST and content.side_of_chip[chip] != content.CULT:
        return None if converted is None else converted == 1
    if said != chip:
        return False
    return None if converted else True


# --- what one seat knows --------------------------------------------------------------------------


def known_to(t: KrakenTable, seat: int, claim: tuple[int, ...]) -> bool | None:
    """Does this seat know from its own ledger that a claim is true, or that it is false?

    Null: it does not know, or it made the claim itself.
    """
    round, who, kind, code, subject = claim
    if seat < 0 or who == seat:
        return None
    if kind == events.C_FOUND:
        chip, converted = learned(t, seat, subject)
        return None if chip is None else chip_claimed(code - 1, chip, converted)
    voyage = voyage_of(t, round)
    if voyage is None:
        return None
    if kind == events.C_LOGBOOK:
        return _pair_claimed(t, seat, voyage, code)
    if kind == events.C_DREW:
        return _hand_claimed(t, seat, voyage, who, code)
    return None


def own_passed(t: KrakenTable, seat: int, voyage: tuple[int, ...]) -> int:
    """The card this seat passed on in that navigation; -1 when it was none of the two."""
    if seat == voyage[1]:
        return voyage[5]
    return voyage[6] if seat == voyage[2] else -1


def _pair_claimed(
    t: KrakenTable, seat: int, voyage: tuple[int, ...], code: int
) -> bool | None:
    """The navigator's word: the own card must be in it, and the card shown; with both it is true
    when they are different cards."""
    passed = own_passed(t, seat, voyage)
    if passed < 0:
        return None
    left = list(claim_colours(code))
    left[content.colour_of[passed]] -= 1
    if passed == voyage[4]:  # the other card is not known
        return False if min(left) < 0 else None
    left[content.colour_of[voyage[4]]] -= 1
    return min(left) == 0 and sum(left) == 0


def _hand_claimed(
    t: KrakenTable, seat: int, voyage: tuple[int, ...], who: int, code: int
) -> bool | None:
    """What captain or lieutenant say they passed on, as the navigator and the other know it."""
    colour = claim_passed(code)
    if seat == voyage[3]:
        for fact in reversed(t.ledger[seat]):
            if fact[0] == voyage[0] and fact[1] == events.F_LOGBOOK:
                return None if colour in [content.colour_of[k] for k in fact[2:]] else False
    passed = own_passed(t, seat, voyage)
    if passed < 0 or passed == voyage[4]:
        return None
    return None if colour == content.colour_of[voyage[4]] else False  # the card shown was theirs
