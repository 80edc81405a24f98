"""The table's language for Shallow Space."""

from __future__ import annotations

from quarterdeck.games.shallow_space import GAME, content, sight
from quarterdeck.games.shallow_space.choices import deeds
from quarterdeck.games.shallow_space.choices.deeds import deed
from quarterdeck.games.shallow_space.content import FIRST_CAPTAIN_CARD, NAMES_EACH, SECTIONS
from quarterdeck.games.shallow_space.table import SpaceTable
from quarterdeck.kit.testing.scene import Scene, scene


def table_of(s: Scene) -> SpaceTable:
    assert isinstance(s.table, SpaceTable)
    return s.table


def battle(ships: int = 2, **options: str) -> Scene:
    """Round 1, ship 1 to act (seats 0, 1, 2), everybody without cards at their stations."""
    s = scene(GAME, 3 * ships, **options)
    t = table_of(s)
    t.order = list(range(ships))
    for team in range(ships):
        s.answer(3 * team, team * NAMES_EACH)
    bare(s)
    return s.hush()


def bare(s: Scene) -> None:
    """All cards in hands go under their piles."""
    t = table_of(s)
    for seat in range(t.seats):
        for pile in (t.hand[seat], t.orders[seat], t.slot[seat]):
            for card in pile:
                (t.captain_pile if card >= FIRST_CAPTAIN_CARD else t.crew_pile).insert(0, card)
            pile.clear()
    refresh(s)


def refresh(s: Scene) -> None:
    """The open question again, as things stand now."""
    t = table_of(s)
    if t.decision is not None:
        sight._ask_again(t)
    t.invariants()


def give(s: Scene, seat: int, *cards: int, extra: bool = False) -> None:
    """Cards from the piles into a hand; `extra`: as the Executive Officer's card."""
    t = table_of(s)
    for card in cards:
        if card < FIRST_CAPTAIN_CARD:
            pile, discards, hand = t.crew_pile, t.crew_discards, t.hand[seat]
        else:
            pile, discards = t.captain_pile, t.captain_discards
            hand = t.slot[seat] if extra else t.orders[seat]
        (pile if card in pile else discards).remove(card)
        hand.append(card)
        hand.sort()
    refresh(s)


def put(s: Scene, seat: int, ship: int, section: int) -> None:
    """Somebody stands there."""
    table_of(s).place[seat] = ship * SECTIONS + section
    refresh(s)


def hit(s: Scene, ship: int, *levels: tuple[int, int]) -> None:
    """Sections have these damage levels."""
    t = table_of(s)
    for section, level in levels:
        t.damage[ship * SECTIONS + section] = level
        t.heavy[ship * SECTIONS + section] = 0
    refresh(s)


def drop_shields(s: Scene) -> None:
    """All shields are down."""
    for ship in range(table_of(s).ships):
        hit(s, ship, (content.SHIELD, 3))


def level(s: Scene, ship: int, section: int) -> int:
    """The true damage of a section."""
    return table_of(s).damage[ship * SECTIONS + section]


def where(s: Scene, seat: int) -> tuple[int, int]:
    """The true ship and section of somebody."""
    return divmod(table_of(s).place[seat], SECTIONS)


def do(s: Scene, seat: int, what: int, a: int = 0, b: int = 0, c: int = 0) -> Scene:
    """One deed."""
    return s.answer(seat, deed(what, a, b, c))


def play(s: Scene, seat: int, card: int, b: int = 0, c: int = 0) -> Scene:
    """Play a card."""
    return do(s, seat, deeds.PLAY, card, b, c)


def step(s: Scene, seat: int, *sections: int) -> Scene:
    """Walk."""
    for section in sections:
        do(s, seat, deeds.STEP, 0, 0, section)
    return s


def fire(s: Scene, seat: int, side: int, target: int, aimed: int = -1) -> Scene:
    """Fire a laser."""
    return do(s, seat, deeds.FIRE, side, target, aimed + 1)


def shoot(s: Scene, seat: int, what: int, whose: int, section: int) -> Scene:
    """Fire a phaser."""
    return do(s, seat, deeds.SHOOT, what, whose, section)


def end_turn(s: Scene, keep: bool = False) -> Scene:
    """Everyone of the acting crew is done; then all hands are emptied again unless kept."""
    t = table_of(s)
    team = t.active
    while t.decision is not None and t.active == team:
        do(s, t.decision.seats[0], deeds.DONE)
        if t.active == team and len(t.living_teams()) == 1:
            break
    if not keep:
        bare(s)
    return s


def may(s: Scene, seat: int, what: int, a: int = 0, b: int = 0, c: int = 0) -> bool:
    """Is this deed on the menu?"""
    return (deed(what, a, b, c),) in s.may(seat)


def no(s: Scene, rule: str, seat: int, what: int, a: int = 0, b: int = 0, c: int = 0) -> str:
    """This deed is refused under this rule."""
    return s.refuses(seat, deed(what, a, b, c), rule=rule)


def armed(*cards: int, ships: int = 2) -> Scene:
    """Shields are down and the first captain holds these."""
    s = battle(ships)
    drop_shields(s)
    give(s, 0, *cards)
    return s


def enemy(s: Scene) -> dict[int, int]:
    """What is damaged on the second ship."""
    return {i: d for i, d in enumerate(table_of(s).damage[16:31]) if d}


def hand_sizes(s: Scene, seat: int) -> tuple[int, int]:
    """How many captain cards and crew cards somebody holds."""
    return len(table_of(s).orders[seat]), len(table_of(s).hand[seat])
