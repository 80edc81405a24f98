"""What eyes may see: the public state and the seat's own ledger, never the live factions of others
(else a conversion would silently change what old friends see)."""

from __future__ import annotations

from typing import Any

from ....kit.seat import ORACLE
from .. import content, events
from ..choices import needed
from ..table import KrakenTable
from ..words import fact_words
from .claims import claim_row
from .learned import learned


def view(t: KrakenTable, seat: int) -> dict[str, Any]:
    """The table as these eyes see it; after the end everything is shown (FTK-143, FTK-R56)."""
    over = t.winner >= 0 or seat == ORACLE
    return {
        "map": t.side,
        "ship": t.ship,
        "round": t.round,
        "voyages": t.voyages,
        "captain": t.captain,
        "lieutenant": t.lieutenant,
        "navigator": t.navigator,
        "supply": t.supply,
        "need": needed(t),
        "called": called(t),
        "crew_card": _crew_card(t, over),
        "crew": [_member(t, seat, s, over) for s in range(t.seats)],
        "draw": len(t.draw),
        "discards": len(t.discards),
        "logbook": len(t.logbook),
        "cards": content.copies[t.side],
        "rituals_used": t.rituals_used.copy(),
        "rituals_left": len(t.rituals),
        "silence": t.silence,
        "silent": silent(t),
        "wordless": [s for s in range(t.seats) if t.tongueless[s]],
        "claims": [claim_row(t, seat, claim, over) for claim in t.claims],
        "mine": mine(t, seat),
        "story": story(t) if over else None,
        "winner": t.winner,
        "how": t.how,
    }


def called(t: KrakenTable) -> list[dict[str, Any]]:
    """What characters have called for and is still to come, each with the seats it is about."""
    found: list[dict[str, Any]] = []
    doubled = 0
    for seat in range(t.seats):
        doubled |= 1 << seat if t.weight[seat] > 1 else 0
    for character, seats in (
        (content.CONSULTANT, 1 << t.consultant if t.consultant >= 0 else 0),
        (content.MINSTREL, t.sitting_out),
        (content.AGITATOR, t.egged_on),
        (content.TROUBLEMAKER, doubled),
        (content.MASTER_STRATEGIST, t.strategists),
        (content.SMUGGLER, _holders(t, t.smuggled)),
        (content.ARCHIVIST, _holders(t, t.archived)),
    ):
        if seats:
            about = [s for s in range(t.seats) if seats >> s & 1]
            found.append({"character": character, "seats": about})
    if t.equalized:
        found.append({"character": content.EQUALIZER, "seats": []})
    if t.halved:
        found.append({"character": content.RABBLE_ROUSER, "seats": []})
    return found


def _holders(t: KrakenTable, posts: int) -> int:
    """Who holds these posts (1 captain, 2 lieutenant), as a mask of seats."""
    mask = 1 << t.captain if posts & 1 else 0
    return mask | 1 << t.lieutenant if posts & 2 else mask


def silent(t: KrakenTable) -> list[int]:
    """The seats whose chat is closed: the lost always (FTK-122, FTX-020), and everyone or the team
    from the draw until a card is shown (FTK-100, FTK-R11, FTK-R53)."""
    if t.winner >= 0:
        return []
    found = [s for s in range(t.seats) if not t.alive[s]]
    if t.silence:
        if t.options.silence_scope == "everyone":
            return list(range(t.seats))
        found += [s for s in (t.captain, t.lieutenant, t.navigator) if s >= 0 and t.alive[s]]
    return sorted(found)


def _crew_card(t: KrakenTable, over: bool) -> dict[str, list[int]]:
    """How many of each there are at the start, as everybody knows it (FTK-049)."""
    sailors, pirates, leaders, cultists = content.chips_for[t.seats]
    aside = content.set_aside[t.seats]
    low, high = pirates - aside, pirates
    if aside and over:
        low = high = t.chip.count(content.PIRATE)
    total = sailors + pirates - aside
    return {
        "sailors": [total - high, total - low],
        "pirates": [low, high],
        "leaders": [leaders, leaders],
        "cultists": [cultists, cultists],
    }


def pirates_known(t: KrakenTable, seat: int) -> int | None:
    """How many Pirates there are: with five players only they know it, from the gathering."""
    for fact in t.ledger[seat]:
        if fact[1] == events.F_PIRATES:
            return len(fact) - 1
    return None


def _member(t: KrakenTable, seat: int, s: int, over: bool) -> dict[str, Any]:
    """One of the crew. `chip` and `converted`: as these eyes learned them, else null."""
    chip, converted = (t.chip[s], t.converted[s]) if over else learned(t, seat, s)
    seen = over or t.known[s] or s == seat
    return {
        "alive": t.alive[s],
        "fed": t.fed[s],
        "tongueless": t.tongueless[s],
        "searched": t.searched[s],
        "not_on": t.flogged[s].copy(),
        "off_duty": t.signs[s],
        "guns": t.guns[s],
        "shown": t.shown[s],
        "fist": t.shown[s] if t.joined >> s & 1 else None,  # open on the table, an empty one too
        "resume": t.resume[s].copy(),
        "character": t.character[s] if seen else None,
        "face_up": t.face_up[s],
        "chip": chip,
        "converted": converted,
    }


def mine(t: KrakenTable, seat: int) -> dict[str, Any] | None:
    """The private side of a seat: own cards in hand and everything learned, with its round."""
    if seat < 0:
        return None
    hand: list[int] = []
    if seat == t.captain and t.hands[0]:
        hand = t.hands[0].copy()
    elif seat == t.lieutenant and t.hands[1]:
        hand = t.hands[1].copy()
    elif seat == t.navigator and t.logbook:
        hand = t.logbook.copy()
    chip, converted = learned(t, seat, seat)
    facts = [
        {"round": f[0], "fact": f[1], "things": list(f[2:]), "words": fact_words(f)}
        for f in t.ledger[seat]
    ]
    return {
        "chip": chip,
        "converted": converted,
        "character": t.character[seat],
        "hand": hand,
        "pirates": pirates_known(t, seat),
        "facts": facts,
    }


LOOKS = (
    events.F_FOUND, events.F_DISCARDS, events.F_TOP, events.F_CULT_FOUND, events.F_STASHED,
)  # fmt: skip
"""What seats learn or do alone besides navigations and conversions."""


def seen_alone(t: KrakenTable) -> list[dict[str, Any]]:
    """Every look that the navigations do not tell, and every hand thrown away, by round."""
    found: list[dict[str, Any]] = []
    for seat in range(t.seats):
        facts = t.ledger[seat]
        for i, fact in enumerate(facts):
            words = fact_words(fact) if fact[1] in LOOKS else ""
            then = facts[i + 1][1] if i + 1 < len(facts) else -1
            if fact[1] == events.F_DREW and then == events.F_DREW:
                words = f"{fact_words(fact)} You threw them away."
            if words:
                found.append({"round": fact[0], "seat": seat, "words": words})
    found.sort(key=_round)
    return found


def _round(seen: dict[str, Any]) -> int:
    round: int = seen["round"]
    return round


def story(t: KrakenTable) -> dict[str, Any]:
    """The true story: every navigation, every ritual, every look, the bag put aside."""
    voyages: list[dict[str, Any]] = []
    for entry in t.voyage_story:
        drawn = list(entry[8:])
        voyages.append(
            {
                "round": entry[0],
                "captain": entry[1],
                "lieutenant": entry[2],
                "navigator": entry[3],
                "shown": entry[4],
                "passed": list(entry[5:7]),
                "captain_drew": drawn[: entry[7]],
                "lieutenant_drew": drawn[entry[7] :],
            }
        )
    rites = [{"round": r[0], "ritual": r[1], "target": r[4]} for r in t.rites]
    return {"voyages": voyages, "rites": rites, "seen": seen_alone(t), "removed": t.removed}
