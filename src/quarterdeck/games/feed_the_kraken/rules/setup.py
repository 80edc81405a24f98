"""Setting up (FTK-030 to FTK-062): deck, bags, the gathering, characters and guns."""

from __future__ import annotations

from ....kit.seat import only
from .. import content, events, verbs
from ..table import KrakenTable


def set_up(t: KrakenTable) -> None:
    """The ship lies in the south (FTK-033) and everything is dealt."""
    choose_map(t)
    lay_out_rituals(t)
    build_deck(t)
    deal_bags(t)
    gather_pirates(t)
    deal_characters(t)
    hand_out_guns(t)


def choose_map(t: KrakenTable) -> None:
    """FTK-030, FTK-032, FTK-R04: Quick for 5 and 6, Long from 8; seven choose."""
    maps = content.maps_for[t.seats]
    name = t.options.map_for_seven if len(maps) > 1 else maps[0]
    t.side = content.LONG if name == "long" else content.QUICK
    t.ship = 0


def lay_out_rituals(t: KrakenTable) -> None:
    """FTK-036: shuffled and face down."""
    for ritual in range(len(content.ritual_copies)):
        t.rituals += [ritual] * content.ritual_copies[ritual]
    t.rng.shuffle(t.rituals)


def build_deck(t: KrakenTable) -> None:
    """FTK-038 to FTK-040: nineteen cards on the Quick side, all twenty-three on the Long."""
    for kind in range(content.KINDS):
        t.draw += [kind] * content.copies[t.side][kind]
    verbs.shuffle_deck(t)


def deal_bags(t: KrakenTable) -> None:
    """FTK-041 to FTK-044; with five one bag is put aside unseen first (FTK-045 to FTK-048)."""
    sailors, pirates, leaders, cultists = content.chips_for[t.seats]
    bags = [content.SAILOR] * sailors + [content.PIRATE] * pirates
    if content.set_aside[t.seats]:
        t.removed = bags.pop(t.rng.below(len(bags)))
    bags += [content.LEADER] * leaders + [content.CULTIST] * cultists
    t.rng.shuffle(bags)
    t.chip = bags
    for seat in range(t.seats):
        t.fact(seat, events.F_CHIP, (bags[seat],))
        t.tell(events.CHIP_SEEN, seat, (bags[seat],), "FTK-044", only(seat))


def gather_pirates(t: KrakenTable) -> None:
    """FTK-050, FTK-052: the Pirates find each other; the Cult does not gather (FTX-003).

    Only they learn how a crew of five is made up (FTK-049, FTK-R42).
    """
    t.tell(events.GATHERED, -1, (), "FTK-050")
    pirates = [s for s in range(t.seats) if t.chip[s] == content.PIRATE]
    for seat in range(t.seats):
        if seat not in pirates:  # FTK-051, FTK-053: a line for everyone, so screens look alike
            t.tell(events.EYES_CLOSED, seat, (), "FTK-053", only(seat))
            continue
        mates = [s for s in pirates if s != seat]
        t.fact(seat, events.F_PIRATES, tuple(mates))
        t.tell(events.PIRATES_MET, seat, tuple(mates), "FTK-052", only(seat))


def deal_characters(t: KrakenTable) -> None:
    """FTK-054 to FTK-060: Captain and others, one each; Captain is shown and replaced (FTX-037)."""
    rest = t.box()
    t.rng.shuffle(rest)
    dealt = [content.CAPTAIN, *rest[: t.seats - 1]]  # FTK-055, FTK-056
    t.undealt = rest[t.seats - 1 :]
    t.rng.shuffle(dealt)
    t.character = dealt
    t.captain = dealt.index(content.CAPTAIN)  # FTK-057, FTK-058; badges lie with them (FTK-060)
    t.tell(events.CAPTAIN_SHOWN, t.captain, (), "FTK-058")
    t.character[t.captain] = t.undealt.pop(t.rng.below(len(t.undealt)))  # FTK-059
    for seat in range(t.seats):
        t.fact(seat, events.F_CHARACTER, (t.character[seat],))
        rule = "FTK-059" if seat == t.captain else "FTK-056"
        t.tell(events.CHARACTER_DEALT, seat, (t.character[seat],), rule, only(seat))


def hand_out_guns(t: KrakenTable) -> None:
    """FTK-061: three each; the rest is the general supply."""
    for seat in range(t.seats):
        t.guns[seat] = content.GUNS_AT_START
    t.supply = content.GUNS - content.GUNS_AT_START * t.seats
