"""What a seat may answer, described rather than listed.

Each space can tell whether an answer holds and why not, draw one at random, count and list them
all, and offer the same choice one pick at a time (`next_picks`) for search and for a page that
lights up what may be clicked. In stepwise order every answer is reached exactly once.
"""

from __future__ import annotations

from math import comb, perm
from typing import Any, TypeAlias

from .event import Refusal
from .rng import Rng

Answer: TypeAlias = tuple[int, ...]
Shape: TypeAlias = dict[str, Any]


class Space:
    """The common doors of all spaces. `rule` is the rule that says what may be chosen."""

    def __init__(self, rule: str = "") -> None:
        self.rule = rule

    def holds(self, answer: Answer) -> bool:
        """May this be answered?"""
        return self.why_not(answer) is None

    def why_not(self, answer: Answer) -> Refusal | None:
        """Why this may not be answered; None when it may."""
        raise NotImplementedError

    def bars(self, item: int) -> bool:
        """Is this item no part of any answer?"""
        return False

    def canon(self, answer: Answer) -> Answer:
        """The one way to write this answer."""
        return answer

    def sample(self, rng: Rng) -> Answer:
        """One answer at random."""
        raise NotImplementedError

    def count(self) -> int:
        """How many answers there are."""
        raise NotImplementedError

    def each(self) -> list[Answer]:
        """All answers, each once, in canonical form."""
        found: list[Answer] = []
        self._walk((), found)
        return found

    def next_picks(self, so_far: Answer) -> list[int]:
        """What may come next after these picks; empty when the answer is whole."""
        raise NotImplementedError

    def lit(self, so_far: Answer) -> list[int]:
        """What a person may pick next, in any order: a page lights it."""
        return self.next_picks(so_far)

    def whole(self, so_far: Answer) -> bool:
        """May one stop here?"""
        return self.holds(so_far)

    def shape(self) -> Shape:
        """The description that is sent to a page: kind, items and limits."""
        raise NotImplementedError

    def refuse(self, words: str) -> Refusal:
        """A refusal under this space's rule."""
        return Refusal(self.rule, words)

    def _walk(self, so_far: Answer, found: list[Answer]) -> None:
        if self.whole(so_far):
            found.append(so_far)
        for item in self.next_picks(so_far):
            self._walk((*so_far, item), found)


class Pick(Space):
    """Exactly one of these items."""

    def __init__(self, items: list[int], rule: str = "") -> None:
        self.rule = rule
        self.items = items

    def holds(self, answer: Answer) -> bool:
        return len(answer) == 1 and answer[0] in self.items

    def why_not(self, answer: Answer) -> Refusal | None:
        if len(answer) != 1:
            return self.refuse(f"Pick exactly one, not {len(answer)}.")
        if answer[0] not in self.items:
            return self.refuse("That is not among the things you may pick now.")
        return None

    def bars(self, item: int) -> bool:
        return item not in self.items

    def sample(self, rng: Rng) -> Answer:
        return (self.items[rng.below(len(self.items))],)

    def count(self) -> int:
        return len(self.items)

    def each(self) -> list[Answer]:
        return [(item,) for item in self.items]

    def next_picks(self, so_far: Answer) -> list[int]:
        return [] if so_far else self.items

    def shape(self) -> Shape:
        return {"kind": "pick", "items": self.items, "low": 1, "high": 1}


class YesNo(Pick):
    """Yes is 1, no is 0."""

    def __init__(self, rule: str = "", items: list[int] | None = None) -> None:
        self.rule = rule
        self.items = items if items is not None else [0, 1]

    def shape(self) -> Shape:
        return {"kind": "yes_no", "items": self.items, "low": 1, "high": 1}


class Some(Space):
    """From `low` to `high` different items; the order says nothing."""

    def __init__(self, items: list[int], low: int, high: int, rule: str = "") -> None:
        self.rule = rule
        self.items = items
        self.low = low
        self.high = min(high, len(items))

    def holds(self, answer: Answer) -> bool:
        if not self.low <= len(answer) <= self.high or len(set(answer)) != len(answer):
            return False
        for item in answer:
            if item not in self.items:
                return False
        return True

    def why_not(self, answer: Answer) -> Refusal | None:
        if len(set(answer)) != len(answer):
            return self.refuse("The same thing cannot be picked twice.")
        for item in answer:
            if item not in self.items:
                return self.refuse("That is not among the things you may pick now.")
        if len(answer) < self.low:
            return self.refuse(f"Pick at least {self.low}, not {len(answer)}.")
        if len(answer) > self.high:
            return self.refuse(f"Pick at most {self.high}, not {len(answer)}.")
        return None

    def bars(self, item: int) -> bool:
        return item not in self.items

    def canon(self, answer: Answer) -> Answer:
        return tuple(sorted(answer))

    def sample(self, rng: Rng) -> Answer:
        size = self.low + rng.below(self.high - self.low + 1)
        left = self.items.copy()
        chosen: list[int] = []
        for _ in range(size):
            chosen.append(left.pop(rng.below(len(left))))
        return tuple(sorted(chosen))

    def count(self) -> int:
        return sum(comb(len(self.items), k) for k in range(self.low, self.high + 1))

    def next_picks(self, so_far: Answer) -> list[int]:
        if len(so_far) >= self.high:
            return []
        left = sorted(i for i in self.items if not so_far or i > so_far[-1])
        need = max(0, self.low - len(so_far) - 1)  # never start what cannot be finished
        return left[: max(0, len(left) - need)]

    def lit(self, so_far: Answer) -> list[int]:
        return [i for i in self.items if i not in so_far] if len(so_far) < self.high else []

    def shape(self) -> Shape:
        return {"kind": "some", "items": self.items, "low": self.low, "high": self.high}


class Arrange(Space):
    """From `low` to `high` of these items in an order that matters (all of them by default)."""

    def __init__(self, items: list[int], low: int = -1, high: int = -1, rule: str = "") -> None:
        self.rule = rule
        self.items = items
        self.low = low if low >= 0 else len(items)
        self.high = min(high, len(items)) if high >= 0 else len(items)

    def why_not(self, answer: Answer) -> Refusal | None:
        if len(set(answer)) != len(answer):
            return self.refuse("Each thing has one place only.")
        for item in answer:
            if item not in self.items:
                return self.refuse("That is not among the things to put in order.")
        if not self.low <= len(answer) <= self.high:
            if self.low == self.high:
                return self.refuse(f"Put exactly {self.low} in order, not {len(answer)}.")
            return self.refuse(f"Put {self.low} to {self.high} in order, not {len(answer)}.")
        return None

    def bars(self, item: int) -> bool:
        return item not in self.items

    def sample(self, rng: Rng) -> Answer:
        size = self.low + rng.below(self.high - self.low + 1)
        left = self.items.copy()
        return tuple([left.pop(rng.below(len(left))) for _ in range(size)])

    def count(self) -> int:
        return sum(perm(len(self.items), k) for k in range(self.low, self.high + 1))

    def next_picks(self, so_far: Answer) -> list[int]:
        if len(so_far) >= self.high:
            return []
        return [i for i in self.items if i not in so_far]

    def shape(self) -> Shape:
        return {"kind": "arrange", "items": self.items, "low": self.low, "high": self.high}


class Split(Space):
    """Split `total` over parts, each with its own most: the answer has one number a part."""

    def __init__(self, total: int, most: list[int], rule: str = "") -> None:
        self.rule = rule
        self.total = total
        self.most = most

    def why_not(self, answer: Answer) -> Refusal | None:
        if len(answer) != len(self.most):
            return self.refuse(f"Give {len(self.most)} numbers, not {len(answer)}.")
        for n, most in zip(answer, self.most):
            if n < 0:
                return self.refuse("No part can be less than nothing.")
            if n > most:
                return self.refuse(f"That part takes at most {most}.")
        if sum(answer) != self.total:
            return self.refuse(f"The parts make {sum(answer)}, but {self.total} are to be split.")
        return None

    def sample(self, rng: Rng) -> Answer:
        parts: list[int] = []
        while len(parts) < len(self.most):
            picks = self.next_picks(tuple(parts))
            parts.append(picks[rng.below(len(picks))])
        return tuple(parts)

    def count(self) -> int:
        ways = [1] + [0] * self.total
        for most in self.most:
            ways = [sum(ways[max(0, n - most) : n + 1]) for n in range(self.total + 1)]
        return ways[self.total]

    def next_picks(self, so_far: Answer) -> list[int]:
        i = len(so_far)
        if i >= len(self.most):
            return []
        left = self.total - sum(so_far)
        room_after = sum(self.most[i + 1 :])
        return list(range(max(0, left - room_after), min(left, self.most[i]) + 1))

    def shape(self) -> Shape:
        return {"kind": "split", "total": self.total, "most": self.most}


class Either(Space):
    """One of several ways to answer: a tag, then what that way asks for."""

    def __init__(self, tags: list[int], ways: list[Space], rule: str = "") -> None:
        self.rule = rule
        self.tags = tags
        self.ways = ways

    def _way(self, answer: Answer) -> Space | None:
        if not answer or answer[0] not in self.tags:
            return None
        return self.ways[self.tags.index(answer[0])]

    def holds(self, answer: Answer) -> bool:
        way = self._way(answer)
        return way is not None and way.holds(answer[1:])

    def why_not(self, answer: Answer) -> Refusal | None:
        way = self._way(answer)
        if way is None:
            return self.refuse("That is not among the things you may do now.")
        return way.why_not(answer[1:])

    def bars(self, item: int) -> bool:
        return item not in self.tags

    def canon(self, answer: Answer) -> Answer:
        way = self._way(answer)
        return answer if way is None else (answer[0], *way.canon(answer[1:]))

    def sample(self, rng: Rng) -> Answer:
        i = rng.below(len(self.tags))
        return (self.tags[i], *self.ways[i].sample(rng))

    def count(self) -> int:
        return sum(way.count() for way in self.ways)

    def next_picks(self, so_far: Answer) -> list[int]:
        if not so_far:
            return self.tags
        way = self._way(so_far)
        return [] if way is None else way.next_picks(so_far[1:])

    def lit(self, so_far: Answer) -> list[int]:
        if not so_far:
            return self.tags
        way = self._way(so_far)
        return [] if way is None else way.lit(so_far[1:])

    def shape(self) -> Shape:
        ways = [way.shape() for way in self.ways]
        return {"kind": "either", "items": self.tags, "ways": ways}


class Nothing(Space):
    """The empty answer and no other: a nod, a tick of the clock."""

    def holds(self, answer: Answer) -> bool:
        return len(answer) == 0

    def why_not(self, answer: Answer) -> Refusal | None:
        return self.refuse("There is nothing to choose, only to go on.") if answer else None

    def sample(self, rng: Rng) -> Answer:
        return ()

    def count(self) -> int:
        return 1

    def next_picks(self, so_far: Answer) -> list[int]:
        return []

    def shape(self) -> Shape:
        return {"kind": "nothing"}
