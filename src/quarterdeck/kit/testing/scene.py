"""The scenario language of rule tests: put things where they should be, script chance, answer,
look, and say which question is open next."""

from __future__ import annotations

from typing import Any

from ..event import Event, IllegalAnswer
from ..game import Game
from ..look import look
from ..plain import digest
from ..rng import seed_of
from ..table import Table


class Scene:
    """A table under test, and all that was told at it."""

    def __init__(self, game: Game, table: Table) -> None:
        self.game = game
        self.table = table
        self.told: list[Event] = []
        table.listen(self.told)

    def chance(self, *falls: int) -> Scene:
        """Script what chance brings next."""
        self.table.rng.script.extend(falls)
        return self

    def answer(self, seat: int, *answer: int) -> Scene:
        """A seat answers."""
        self.table.answer(seat, answer)
        self.table.invariants()
        return self

    def all_answer(self, *answers: tuple[int, ...]) -> Scene:
        """Every seat that is asked answers, in the decision's order."""
        decision = self.table.decision
        assert decision is not None and len(answers) == len(decision.seats)
        for seat, answer in zip(decision.seats.copy(), answers):
            self.answer(seat, *answer)
        return self

    def refuses(self, seat: int, *answer: int, rule: str) -> str:
        """The answer is refused under this rule, in words, and nothing changes."""
        before = digest(self.table)
        try:
            self.table.answer(seat, answer)
        except IllegalAnswer as refusal:
            assert refusal.rule == rule, f"refused by {refusal.rule}: {refusal.words}"
            assert refusal.words.endswith("."), f"not a sentence: {refusal.words}"
            assert digest(self.table) == before, "a refused answer changed the table"
            return refusal.words
        raise AssertionError(f"{answer} was taken from seat {seat}, but {rule} forbids it")

    def asks(self, kind: str, *seats: int, rule: str = "") -> Scene:
        """The open question is of this kind, to these seats, under this rule."""
        decision = self.table.decision
        assert decision is not None, f"no question is open; expected {kind}"
        assert decision.kind == kind, f"open is {decision.kind!r} at {self.table.where()}"
        if seats:
            assert decision.seats == list(seats), f"asked are {decision.seats}"
        if rule:
            assert decision.rule == rule, f"asked under {decision.rule}"
        return self

    def over(self) -> Scene:
        """The game is over and nothing is asked."""
        assert self.table.decision is None and not self.table.stack, self.table.where()
        return self

    def may(self, seat: int) -> list[tuple[int, ...]]:
        """All that this seat may answer now."""
        decision = self.table.decision
        space = decision.space_of(seat) if decision is not None else None
        return [] if space is None else space.each()

    def sees(self, seat: int) -> dict[str, Any]:
        """The whole look of one pair of eyes."""
        return look(self.game, self.table, seat)

    def heard(self, seat: int, kind: str = "") -> list[Event]:
        """What one pair of eyes has heard so far, of one kind or of all."""
        found = [self.game.hears(event, seat) for event in self.told]
        return [e for e in found if e is not None and kind in ("", e.kind)]

    def kinds(self) -> list[str]:
        """The kinds of all events so far, in order."""
        return [event.kind for event in self.told]

    def hush(self) -> Scene:
        """Forget what was told so far."""
        self.told.clear()
        return self


def scene(game: Game, seats: int, seed: str = "scene", **options: str) -> Scene:
    """A fresh table of a game."""
    return Scene(game, game.setup(game.read_options(options), seats, seed_of(seed)))
