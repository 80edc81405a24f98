"""The front door of a game: what it is, and the nine doors. Nothing else of a game is public."""

from __future__ import annotations

from typing import Any

from .decision import Decision
from .event import Event
from .rng import Rng
from .seat import knows
from .space import Answer
from .table import Table


class Rule:
    """One rule in our own words. `kind`: "rule", "count" (components, proved by counting) or
    "lore" (only describes; `reason` says why nothing enforces it)."""

    def __init__(
        self, id: str, part: str, words: str, kind: str = "rule", reason: str = ""
    ) -> None:
        self.id = id
        self.part = part
        self.words = words
        self.kind = kind
        self.reason = reason


def rulings_of(rows: list[dict[str, str]]) -> dict[str, Rule]:
    """Rulings by id from a content file: what we decided where the rulebook leaves a choice."""
    return {r["id"]: Rule(r["id"], "Rulings", r["words"], "ruling", r["reason"]) for r in rows}


class Choice:
    """One option of a game as a lobby shows it: the first value is the default."""

    def __init__(
        self, name: str, label: str, words: str, values: list[str], labels: list[str]
    ) -> None:
        self.name = name
        self.label = label
        self.words = words
        self.values = values
        self.labels = labels


class Label:
    """How one thing to pick is shown: words, and the things on the board that stand for it.

    `at` is a path of board things ("crew:3", "deck:2"): a page lights the first, then the next.
    """

    def __init__(self, words: str, at: list[str] | None = None, help: str = "") -> None:
        self.words = words
        self.at: list[str] = at if at is not None else []
        self.help = help


class Outcome:
    """How a game ended: winning seats, points, the sentence and the rule that say why."""

    def __init__(
        self, winners: list[int], scores: list[int], words: str, rule: str, side: str = ""
    ) -> None:
        self.winners = winners
        self.scores = scores
        self.words = words
        self.rule = rule
        self.side = side


class Advice:
    """One answer with what it is worth and why, for beginners and for greedy bots."""

    def __init__(self, answer: Answer, value: float, words: str) -> None:
        self.answer = answer
        self.value = value
        self.words = words


class Say:
    """A ready-made suggestion to the others: plain numbers that a game understands, and words.

    It is made from what everybody may see, so saying it gives nothing away. The words are said as
    they stand: no {p0} in them.
    """

    def __init__(self, key: Answer, words: str) -> None:
        self.key = key
        self.words = words


class Words:
    """Events, decisions and things as sentences. Players are written {p0}, {p1} …: whoever shows
    the sentence puts the name (or "you") there."""

    def event(self, event: Event) -> str:
        """A line of the log."""
        raise NotImplementedError

    def film(self, event: Event) -> list[int]:
        """The same event as numbers, for a page that shows what happened as a film: never more
        than the words tell. Empty when the game has no film, or the event no part in it."""
        return []

    def decision(self, t: Table, decision: Decision, seat: int) -> str:
        """The question in one sentence, to this seat or to those who wait."""
        raise NotImplementedError

    def option(self, t: Table, decision: Decision, seat: int, path: Answer) -> Label:
        """The last pick of `path` as the seat reads it."""
        raise NotImplementedError

    def thing(self, name: str) -> Label:
        """A thing on the board or a card by its name ("crew:3"): its words and help."""
        return Label(name)

    def thing_at(self, t: Table, name: str) -> Label:
        """The same at this table, where a thing's words depend on it (who plays which role)."""
        return self.thing(name)


class Game:
    """A game's `__init__` makes one of these; its fields say what a lobby needs to know."""

    def __init__(self, id: str, title: str, version: int, fewest: int, most: int) -> None:
        self.id = id
        self.title = title
        self.version = version
        self.fewest = fewest
        self.most = most
        self.kind = ""
        self.blurb = ""
        self.minutes = ""
        self.choices: list[Choice] = []
        self.rules: dict[str, Rule] = {}
        self.rulings: dict[str, Rule] = {}
        self.words: Words = Words()

    def read_options(self, given: dict[str, Any]) -> dict[str, str]:
        """Options with defaults filled in; an unknown name or value gets a sentence."""
        options = {c.name: c.values[0] for c in self.choices}
        for name, value in given.items():
            choice = next((c for c in self.choices if c.name == name), None)
            if choice is None:
                known = ", ".join(options) or "none"
                raise ValueError(f"{self.title} has no option {name!r}; it has {known}.")
            if value not in choice.values:
                fitting = ", ".join(choice.values)
                raise ValueError(f"{name} is one of {fitting}, not {value!r}.")
            options[name] = value
        return options

    def check_seats(self, seats: int) -> None:
        """A sentence when the game is not for so many."""
        if not self.fewest <= seats <= self.most:
            raise ValueError(
                f"{self.title} is for {self.fewest} to {self.most} players, not {seats}."
            )

    def sizes(self) -> list[int]:
        """All numbers of seats that the game is for."""
        found: list[int] = []
        for seats in range(self.fewest, self.most + 1):
            try:
                self.check_seats(seats)
            except ValueError:
                continue
            found.append(seats)
        return found

    # --- the doors -------------------------------------------------------------------------------

    def setup(self, options: dict[str, str], seats: int, seed: str) -> Table:
        """A table ready for the first answer."""
        raise NotImplementedError

    def view(self, table: Table, seat: int) -> dict[str, Any]:
        """All that these eyes may see, as JSON data. `seat` may be `WATCHER` or `ORACLE`."""
        raise NotImplementedError

    def hears(self, event: Event, seat: int) -> Event | None:
        """The event as these eyes learn of it: whole, veiled, or not at all."""
        return event if knows(event.knows, seat) else None

    def imagine(self, table: Table, seat: int, rng: Rng) -> Table:
        """A world that agrees with all that the seat knows; hidden things are dealt anew."""
        raise NotImplementedError

    def draw(self, table: Table) -> dict[str, Any]:
        """The geometry of the board, for page and terminal."""
        return {}

    def board(self, table: Table, seat: int) -> str:
        """The board as text, for the terminal, from what these eyes may see."""
        return ""

    def outcome(self, table: Table) -> Outcome | None:
        """How it ended; None while it is being played."""
        raise NotImplementedError

    def hints(self, table: Table, seat: int) -> list[Advice]:
        """Advice on the open decision from what the seat may know, best first; may be empty."""
        return []

    def load(self, data: Any) -> Table:
        """A table from its plain form."""
        raise NotImplementedError

    def idle(self, table: Table, seat: int) -> Answer | None:
        """The answer that lets the open moment go by, for a seat that wants it given by itself;
        None where somebody has to choose. It must be the same whatever the seat could do instead,
        so that answering by itself betrays nothing."""
        return None

    # --- suggestions between players ----------------------------------------------------------

    def says(self, table: Table, seat: int) -> list[Say]:
        """What this seat could suggest to the others now, most useful first; may be empty."""
        return []

    def reply(self, table: Table, seat: int, key: Answer) -> str:
        """What a bot on this seat answers to a suggestion: a true sentence, or nothing."""
        return ""

    def crew(self, table: Table, seat: int) -> list[int]:
        """The seats of this seat's own team, who may talk among themselves; empty without teams."""
        return []

    def turn(self, table: Table) -> int:
        """The number of the turn, where the game counts them: suggestions are shown for a round."""
        return 0

    # --- time, for whoever keeps it -----------------------------------------------------------

    def clock_due(self, table: Table) -> int:
        """When `CLOCK` must answer next, in ms of the mission clock; -1: the clock stands still.

        The mission clock starts at 0 when this is first not -1, and runs while it is not -1.
        """
        return -1

    def expiry(self, table: Table, seat: int, rng: Rng) -> Answer:
        """The answer for a seat whose time to decide is over: one that spends and betrays nothing.

        It may use only what the seat may know. By default any answer that holds.
        """
        space = table.decision.space_of(seat) if table.decision is not None else None
        assert space is not None
        return space.sample(rng)
