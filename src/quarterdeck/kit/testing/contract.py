"""The contract of the house: what must hold for every game, option set and player count."""

from __future__ import annotations

import json
from collections.abc import Iterator

from ..event import Event, IllegalAnswer
from ..game import Game
from ..log import Entry, Log, replay
from ..look import look
from ..plain import digest, plain
from ..play import one_answer, playout
from ..rng import Rng, fresh, seed_of
from ..seat import WATCHER, knows
from ..space import Space
from ..table import Table

LONGEST = 60_000
"""A random game that gives more answers than this is said not to end."""

SMALL = 150
"""Spaces with at most so many answers are compared with brute force."""


class Case:
    """One game, one option set, one number of seats."""

    def __init__(self, game: Game, options: dict[str, str], seats: int) -> None:
        self.game = game
        self.options = game.read_options(options)
        self.seats = seats
        self.given = options

    def __repr__(self) -> str:
        given = ",".join(f"{k}={v}" for k, v in self.given.items()) or "default"
        return f"{self.game.id}-{self.seats}-{given}"

    def deal(self, seed: str) -> Table:
        """A fresh table."""
        return self.game.setup(self.options, self.seats, seed_of(seed))


def cases(games: list[Game]) -> Iterator[Case]:
    """Every player count with the defaults; every other value of every option at one count."""
    for game in games:
        counts = game.sizes()
        for seats in counts:
            yield Case(game, {}, seats)
        turn = 0
        for choice in game.choices:
            for value in choice.values[1:]:
                yield Case(game, {choice.name: value}, counts[turn % len(counts)])
                turn += 1


def sent(case: Case, table: Table, seat: int) -> bytes:
    """Every byte of what these eyes are shown."""
    return json.dumps(look(case.game, table, seat)).encode()


def games_end(case: Case, seed: str) -> int:
    """A random game ends with an outcome, and the invariants hold after every answer."""
    table = case.deal(seed)
    rng = fresh(f"{seed}/play")
    answers = 0
    while table.decision is not None:
        one_answer(table, rng)
        table.invariants()
        answers += 1
        assert answers < LONGEST, f"no end after {answers} answers, at {table.where()}"
    assert not table.stack, f"nothing is asked, but we are at {table.where()}"
    outcome = case.game.outcome(table)
    assert outcome is not None and len(outcome.scores) == case.seats
    assert outcome.words and outcome.rule in case.game.rules, outcome.rule
    return answers


def moments(case: Case, seed: str, most: int) -> Iterator[tuple[Table, Rng, list[Entry]]]:
    """Stops in a random game, spread over its length; the table may be cloned, not changed."""
    length = playout(case.deal(seed), fresh(f"{seed}/play"), LONGEST)
    step = max(1, length // most)
    table = case.deal(seed)
    rng = fresh(f"{seed}/play")
    entries: list[Entry] = []
    while table.decision is not None:
        if len(entries) % step == 0:
            yield table, fresh(f"{seed}/{len(entries)}"), entries
        decision = table.decision
        seat = one_answer(table, rng)
        answer = decision.answer_of(seat)
        assert answer is not None
        entries.append(Entry(seat, answer))


def clones_go_their_own_way(case: Case, seed: str, most: int = 12) -> None:
    """A clone plays on with the same digests; its original is untouched."""
    for table, rng, _ in moments(case, seed, most):
        before = digest(table)
        first, second = table.clone(), table.clone()
        assert digest(first) == before, "a clone differs from its original"
        playout(first, rng.clone(), 25)
        assert digest(table) == before, "a clone shares something with its original"
        playout(second, rng.clone(), 25)
        assert digest(first) == digest(second), "the same answers led two clones apart"


def replay_equals_play(case: Case, seed: str) -> None:
    """The log replays to the same table, whole and at any prefix (which is how undo works)."""
    prints: list[tuple[int, str]] = []
    entries: list[Entry] = []
    for table, _, so_far in moments(case, seed, 6):
        entries = so_far
        prints.append((len(entries), digest(table)))
    log = Log(case.game.id, case.game.version, case.options, case.seats, seed_of(seed), entries)
    for upto, print_ in prints:
        assert digest(replay(case.game, log, upto)) == print_, f"replay differs after {upto}"
    assert case.game.outcome(replay(case.game, log)) is not None


def plain_round_trip(case: Case, seed: str, most: int = 6) -> None:
    """Through JSON and back: the same table, which plays on in the same way."""
    for table, rng, _ in moments(case, seed, most):
        loaded = case.game.load(json.loads(json.dumps(plain(table))))
        assert digest(loaded) == digest(table), "the plain form lost something"
        twin = table.clone()
        playout(twin, rng.clone(), 15)
        playout(loaded, rng.clone(), 15)
        assert digest(loaded) == digest(twin), "a loaded table plays on in another way"


def secrets_are_kept(case: Case, seed: str, most: int = 10) -> None:
    """Change what some eyes cannot know, and every byte they are shown stays the same.

    The changed world comes from `imagine`, which must also be sound and leave its origin alone.
    """
    worlds = 0
    for table, rng, _ in moments(case, seed, most):
        before = digest(table)
        for seat in [*range(case.seats), WATCHER]:
            shown = sent(case, table, seat)
            for _ in range(2):
                world = case.game.imagine(table, seat, rng)
                world.invariants()
                assert sent(case, world, seat) == shown, f"seat {seat} sees a secret"
                if seat == WATCHER:
                    assert said(case, world) == said(case, table), "a suggestion tells a secret"
                worlds += secrets_of(world) != secrets_of(table)
                playout(world, rng, 10)
                world.invariants()
        assert digest(table) == before, "imagine changed the table"
    assert worlds, "every imagined world was the true one: nothing was proved"


def said(case: Case, table: Table) -> list[str]:
    """All that the seats could suggest to each other: nothing but what a watcher sees."""
    return [say.words for seat in range(case.seats) for say in case.game.says(table, seat)]


def secrets_of(table: Table) -> str:
    """Everything on the table but the state of chance, which every imagined world has anew."""
    twin = table.clone()
    twin.rng = fresh("nothing")
    return digest(twin)


def answers_hold(case: Case, seed: str, most: int = 25) -> None:
    """Samples hold; small spaces list exactly what holds; nonsense is refused in words."""
    for table, rng, _ in moments(case, seed, most):
        decision = table.decision
        assert decision is not None
        for seat, space in zip(decision.seats, decision.spaces):
            space_holds(space, rng)
            before = digest(table)
            for nonsense in ((9_999_999,), (-77, -78), tuple(range(40))):
                if not space.holds(nonsense):
                    _is_refused(table, seat, nonsense)
            assert digest(table) == before, "a refused answer changed the table"


def space_holds(space: Space, rng: Rng) -> None:
    """What any space must do: sample what holds, step by step too, and list all when small."""
    for _ in range(3):
        answer = space.sample(rng)
        assert space.holds(answer) and space.why_not(answer) is None, answer
        assert space.canon(answer) == answer, "samples are canonical"
        so_far: tuple[int, ...] = ()
        for pick in answer:
            assert pick in space.next_picks(so_far), f"{answer} is not reached step by step"
            so_far = (*so_far, pick)
        assert space.whole(so_far)
    if space.count() <= SMALL:
        every = space.each()
        assert len(every) == len(set(every)) == space.count()
        assert all(space.holds(answer) for answer in every)


def _is_refused(table: Table, seat: int, answer: tuple[int, ...]) -> None:
    try:
        table.answer(seat, answer)
    except IllegalAnswer as refusal:
        assert refusal.words, "a refusal without words"
    else:
        raise AssertionError(f"{answer} was taken")


def everything_has_words(case: Case, seed: str) -> set[str]:
    """Events, decisions, options and refusals are sentences and cite rules that exist."""
    game = case.game
    table = case.deal(seed)
    told = table.opening().copy()
    table.listen(told)
    rng = fresh(f"{seed}/play")
    kinds: set[str] = set()
    answers = 0
    while table.decision is not None:
        if answers < 300 or answers % 20 == 0:  # looking is dear; long games repeat themselves
            _decision_has_words(case, table)
        one_answer(table, rng)
        answers += 1
        for event in told:
            kinds.add(event.kind)
            _event_has_words(game, event, case.seats)
        told.clear()
    return kinds


def _event_has_words(game: Game, event: Event, seats: int) -> None:
    assert event.rule in game.rules, f"{event.kind} follows from unknown rule {event.rule!r}"
    for seat in [*range(seats), WATCHER]:
        heard = game.hears(event, seat)
        if heard is None:
            continue
        words = game.words.event(heard)
        assert words and words != heard.kind, f"no words for {event.kind}"
        if not knows(event.knows, seat):
            assert heard.things == () or heard.things != event.things, f"{event.kind} leaks"


def _decision_has_words(case: Case, table: Table) -> None:
    decision = table.decision
    assert decision is not None
    assert decision.rule in case.game.rules, f"{decision.kind} is asked under {decision.rule!r}"
    assert table.where(), "we are nowhere"
    for seat in [*range(case.seats), WATCHER]:
        seen = look(case.game, table, seat)["decision"]
        assert seen["words"], f"no words for {decision.kind}"
        if seen["mine"] is not None:
            assert all(option["words"] for option in seen["mine"]["options"])
            for barred in seen["mine"]["barred"]:
                assert barred["why"] and barred["rule"] in case.game.rules, barred
