"""Paying: cover a price in several kinds with cards, no card too many."""

from __future__ import annotations

from .event import Refusal
from .rng import Rng
from .space import Answer, Shape, Space


class Pay(Space):
    """Cover `price` (how many of each kind) with items; `kinds[i]` is the mask of the kinds that
    `items[i]` can stand for, one unit of one of them. Discounts lower the price before it comes
    here (`less`). Exactly the price is paid: an answer with a card to spare does not hold.
    `worth[i]` says how much `items[i]` is missed: `cheapest` spends the least missed first.
    """

    def __init__(
        self,
        items: list[int],
        kinds: list[int],
        price: list[int],
        rule: str = "",
        worth: list[int] | None = None,
    ) -> None:
        self.rule = rule
        self.items = items
        self.kinds = kinds
        self.price = price
        self.worth: list[int] = worth if worth is not None else [0] * len(items)

    def due(self) -> int:
        """How many cards the price takes."""
        return sum(self.price)

    def why_not(self, answer: Answer) -> Refusal | None:
        if len(set(answer)) != len(answer):
            return self.refuse("The same card cannot be paid twice.")
        for item in answer:
            if item not in self.items:
                return self.refuse("That is not among the cards you may pay with.")
        if len(answer) != self.due():
            return self.refuse(f"The price is {self.due()} cards, not {len(answer)}.")
        if not covers([self.kinds[self.items.index(i)] for i in answer], self.price):
            return self.refuse("These cards do not cover the price.")
        return None

    def bars(self, item: int) -> bool:
        return item not in self.items

    def canon(self, answer: Answer) -> Answer:
        return tuple(sorted(answer))

    def sample(self, rng: Rng) -> Answer:
        chosen: list[int] = []
        left = self.items.copy()
        rng.shuffle(left)
        for item in left:
            if len(chosen) < self.due() and self._extends([*chosen, item]):
                chosen.append(item)
        return tuple(sorted(chosen))

    def count(self) -> int:
        return len(self.each())

    def next_picks(self, so_far: Answer) -> list[int]:
        if len(so_far) >= self.due():
            return []
        later = sorted(i for i in self.items if not so_far or i > so_far[-1])
        return [i for i in later if self._extends([*so_far, i], i)]

    def lit(self, so_far: Answer) -> list[int]:
        left = [i for i in self.items if i not in so_far]
        return [i for i in left if len(so_far) < self.due() and self._extends([*so_far, i])]

    def cheapest(self) -> Answer:
        """The payment that is missed least; of equals, cards that stand for fewest kinds."""
        order = sorted(self.items, key=self._use)
        chosen: list[int] = []
        for item in order:
            if len(chosen) < self.due() and self._extends([*chosen, item]):
                chosen.append(item)
        return tuple(sorted(chosen))

    def shape(self) -> Shape:
        return {
            "kind": "pay",
            "items": self.items,
            "price": self.price,
            "low": self.due(),
            "high": self.due(),
            "cheapest": list(self.cheapest()),
        }

    def _use(self, item: int) -> int:
        i = self.items.index(item)
        return self.worth[i] * 64 + bin(self.kinds[i]).count("1")

    def _extends(self, chosen: list[int], above: int | None = None) -> bool:
        """Can these cards, with others (above the last, in stepwise order), pay the price?"""
        masks = [self.kinds[self.items.index(i)] for i in chosen]
        for i, mask in zip(self.items, self.kinds):
            if i not in chosen and (above is None or i > above):
                masks.append(mask)
        return covers_with(masks, len(chosen), self.price)


def less(price: list[int], discount: list[int]) -> list[int]:
    """The price after discounts, kind by kind; never below nothing."""
    return [max(0, p - d) for p, d in zip(price, discount)]


def covers(masks: list[int], price: list[int]) -> bool:
    """Do these cards cover the price, every card used for one unit?"""
    return len(masks) == sum(price) and covers_with(masks, len(masks), price)


def covers_with(masks: list[int], first: int, price: list[int]) -> bool:
    """Can the price be covered so that each of the `first` cards is used, others as needed?

    A matching of units to cards by augmenting paths: first the cards that must be used, then the
    rest of the price. What is matched on one side stays matched while the other side grows.
    """
    units = [kind for kind in range(len(price)) for _ in range(price[kind])]
    if first > len(units):
        return False
    card_of = [-1] * len(units)
    for card in range(first):
        if not _place(card, masks, units, card_of, [False] * len(units)):
            return False
    for unit in range(len(units)):
        if card_of[unit] < 0 and not _fill(unit, masks, units, card_of, [False] * len(masks)):
            return False
    return True


def _place(
    card: int, masks: list[int], units: list[int], card_of: list[int], seen: list[bool]
) -> bool:
    for unit in range(len(units)):
        if masks[card] >> units[unit] & 1 and not seen[unit]:
            seen[unit] = True
            holder = card_of[unit]
            if holder < 0 or _place(holder, masks, units, card_of, seen):
                card_of[unit] = card
                return True
    return False


def _fill(
    unit: int, masks: list[int], units: list[int], card_of: list[int], seen: list[bool]
) -> bool:
    for card in range(len(masks)):
        if masks[card] >> units[unit] & 1 and not seen[card]:
            seen[card] = True
            other = card_of.index(card) if card in card_of else -1
            if other < 0 or _fill(other, masks, units, card_of, seen):
                card_of[unit] = card
                return True
    return False
