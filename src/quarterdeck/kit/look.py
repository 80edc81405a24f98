"""What one pair of eyes sees of a table: the only way to look, for page, terminal and bots."""

from __future__ import annotations

from typing import Any

from .decision import UNMADE, Decision
from .event import Event
from .game import Advice, Game, Label
from .rng import Rng
from .seat import ORACLE
from .space import Answer
from .table import Table

MOST_LISTED = 400
"""Stepwise options are listed for a page up to so many; beyond, it asks step by step."""


def look(game: Game, table: Table, seat: int) -> dict[str, Any]:
    """Everything these eyes may see: where we are, the game's view, the question, the outcome."""
    outcome = game.outcome(table)
    return {
        "where": table.where(),
        "view": game.view(table, seat),
        "decision": question(game, table, seat),
        "turn": game.turn(table),
        "crew": game.crew(table, seat) if seat >= 0 else [],
        "says": [{"key": list(say.key), "words": say.words} for say in game.says(table, seat)]
        if seat >= 0 and outcome is None
        else [],
        "outcome": None
        if outcome is None
        else {
            "winners": outcome.winners,
            "scores": outcome.scores,
            "words": outcome.words,
            "rule": outcome.rule,
            "side": outcome.side,
        },
    }


def question(game: Game, table: Table, seat: int) -> dict[str, Any] | None:
    """The open decision as these eyes see it; others' answers are never part of it."""
    decision = table.decision
    if decision is None:
        return None
    asked: dict[str, Any] = {
        "number": decision.number,
        "kind": decision.kind,
        "rule": decision.rule,
        "words": game.words.decision(table, decision, seat),
        "seats": decision.seats,
        "waiting": decision.seats if decision.hush else decision.waiting(),
        "together": decision.quorum == 0 and len(decision.seats) > 1,
        "mine": None,
    }
    if decision.index_of(seat) >= 0:
        asked["mine"] = mine(game, table, decision, seat)
    return asked


def mine(game: Game, table: Table, decision: Decision, seat: int) -> dict[str, Any]:
    """What this seat may answer, with labels; what it may not, with reasons."""
    space = decision.space_of(seat)
    assert space is not None
    answer = decision.answer_of(seat)
    idle = game.idle(table, seat)
    first = options(game, table, seat, ())
    return {
        "space": space.shape(),
        "options": first,
        "things": things(game, table, first),
        "barred": [
            {
                **_label(game.words.option(table, decision, seat, (b.item,))),
                "item": b.item,
                "rule": b.rule,
                "why": b.words,
            }
            for b in table.barred(seat)
        ],
        "answer": list(answer) if answer is not None else None,
        "idle": list(idle) if idle is not None else None,
    }


def options(game: Game, table: Table, seat: int, so_far: Answer) -> list[dict[str, Any]]:
    """The next things to pick after `so_far`, each with its words and places on the board."""
    decision = table.decision
    space = decision.space_of(seat) if decision is not None else None
    if decision is None or space is None:
        return []
    words = game.words
    return [
        {"item": item, **_label(words.option(table, decision, seat, (*so_far, item)))}
        for item in space.lit(so_far)[:MOST_LISTED]
    ]


def things(game: Game, table: Table, first: list[dict[str, Any]]) -> dict[str, str]:
    """The words of the things that are only the way to an option: "crew:3" before "deck:2"."""
    names = {name: "" for option in first for name in option["at"][:-1]}
    return {name: game.words.thing_at(table, name).words for name in names}


def _label(label: Label) -> dict[str, Any]:
    return {"words": label.words, "at": label.at, "help": label.help}


class Eyes:
    """What a bot is given instead of the table: what its seat may see, hear and imagine."""

    def __init__(self, game: Game, table: Table, seat: int) -> None:
        if seat == ORACLE:
            raise ValueError("a bot sits on a seat; it is not all-knowing")
        self.game = game
        self.seat = seat
        self.seats = table.seats
        self._table = table

    def view(self) -> dict[str, Any]:
        """The game's view of this seat."""
        return self.game.view(self._table, self.seat)

    def decision(self) -> Decision:
        """The open decision with this seat's space. What others may answer or have answered, and
        who else may answer unasked, is taken out: it hangs on what they hold."""
        decision = self._table.decision
        assert decision is not None
        bare = decision.clone()
        bare.asides = [s for s in decision.asides if s == self.seat]
        crew = decision.seats + bare.asides
        bare.spaces = [UNMADE] * len(crew)
        bare.answers = [None] * len(crew)
        mine = decision.index_of(self.seat)
        if mine >= 0:
            own = crew.index(self.seat)
            bare.spaces[own] = decision.spaces[mine]
            bare.answers[own] = decision.answers[mine]
        return bare

    def imagine(self, rng: Rng) -> Table:
        """A world that agrees with all that this seat knows."""
        return self.game.imagine(self._table, self.seat, rng)

    def hints(self) -> list[Advice]:
        """The game's advice to this seat on the open decision, best first; may be empty."""
        return self.game.hints(self._table, self.seat)

    def heard(self, told: list[Event]) -> list[Event]:
        """Those of the events that this seat may hear, as it hears them."""
        found: list[Event] = []
        for event in told:
            heard = self.game.hears(event, self.seat)
            if heard is not None:
                found.append(heard)
        return found
