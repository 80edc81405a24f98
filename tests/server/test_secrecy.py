"""Secrecy over the wire: what a seat may not know changes no byte that it is sent."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from quarterdeck.games import game, games
from quarterdeck.kit.decision import FIRST, Decision
from quarterdeck.kit.event import Event
from quarterdeck.kit.game import Game, Outcome, Words
from quarterdeck.kit.look import look
from quarterdeck.kit.procedure import Procedure
from quarterdeck.kit.rng import Rng, fresh, seed_of
from quarterdeck.kit.space import Answer, Pick
from quarterdeck.kit.table import Table
from quarterdeck.server import around, play, room, socket
from quarterdeck.store.record import ANSWER, Record, TableRow

ME = 0


def steady(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same codes, seeds and times in every world."""
    monkeypatch.setattr("quarterdeck.server.house.new_code", lambda: "ABCDE")
    monkeypatch.setattr("quarterdeck.server.house.new_seed", lambda: seed_of("secrecy"))
    for module in (room, socket):
        monkeypatch.setattr(module, "now_ms", lambda: 1000)


async def one_world(start: Any, folder: Path, other_world: bool) -> tuple[list[str], list[str]]:
    """Play to the first vote, where everybody but me has voted: in secret, and differently."""
    folder.mkdir()
    live = await start(db=str(folder / "t.db"))
    code, tokens = await live.started(4)
    devices = [await live.device(code, token) for token in tokens]
    for seat, device in enumerate(devices):
        device.name = f"device-{seat}"
    watcher = await live.device(code)
    streams = live.house.rooms[code].play.eyes
    for _ in range(200):
        decision = live.house.rooms[code].play.table.decision
        if len(decision.seats) > 1:
            break
        mover = devices[decision.seats[0]]
        await mover.until(lambda d=mover, e=decision.seats[0]: d.n == streams[e].n)
        options = mover.mine()["options"]
        await mover.answer([max(options, key=lambda o: o["item"] * 7 % 11)["item"]])
    for seat, device in enumerate(devices):
        if seat != ME:
            await device.until(lambda d=device, e=seat: d.n == streams[e].n)
            items = [o["item"] for o in device.mine()["options"]]
            vote = items[0] if other_world else items[-1]
            assert (await device.answer([vote]))["type"] == "ack"
            await device.until(lambda d=device, e=seat: d.n == streams[e].n)
    assert None not in [d.look["decision"]["mine"]["answer"] for d in devices[1:]]
    for device in (devices[ME], watcher):
        await device.send({"type": "ping", "mine": 1})
        await device.until(lambda d=device: any(f["type"] == "pong" for f in d.frames))
    return devices[ME].raw, watcher.raw


async def test_two_worlds_that_differ_in_what_i_cannot_know_send_me_the_same_bytes(
    start: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    steady(monkeypatch)
    mine, watched = await one_world(start, tmp_path / "a", False)
    chair = game("captains_chair")
    deal = type(chair).setup

    def other_deal(self: Game, options: dict[str, str], seats: int, seed: str) -> Table:
        table = deal(self, options, seats, seed)
        other = self.imagine(table, ME, fresh("another world"))
        assert other.goal_of != table.goal_of  # type: ignore[attr-defined]
        assert other.goal_of[ME] == table.goal_of[ME]  # type: ignore[attr-defined]
        for told in table.opening():  # the same set-up with the other goals
            if told.kind == "goal_drawn":
                goal = other.goal_of[told.seat]  # type: ignore[attr-defined]
                told = Event(told.kind, told.seat, (goal,), told.rule, told.knows)
            other.opening().append(told)
        return other

    monkeypatch.setattr(type(chair), "setup", other_deal)
    mine_too, watched_too = await one_world(start, tmp_path / "b", True)
    assert [json.loads(t)["type"] for t in mine].count("stream") > 10
    assert mine == mine_too
    assert watched == watched_too


def a_play(rules: Game, seats: int, seed: str) -> play.Play:
    chairs = around.Around(chairs=[around.Chair() for _ in range(seats)], host=0)
    row = TableRow(
        "ABCDE", rules.id, rules.version, {}, seats, seed_of(seed), "playing", 0, chairs.plain()
    )
    return play.Play(rules, row)


def unnumbered(rules: Game, table: Table, eyes: int) -> str:
    seen = look(rules, table, eyes)
    if seen["decision"]:
        seen["decision"]["number"] = 0
    return json.dumps(seen)


@pytest.mark.parametrize("rules", games(), ids=lambda g: g.id)
def test_eyes_get_a_frame_exactly_when_they_see_or_hear_something(rules: Game) -> None:
    """Nobody misses anything, and nobody is told by a frame that somebody acted in secret."""
    rng = fresh("frames")
    game_play = a_play(rules, rules.most if rules.most <= 6 else 6, "1")
    secret = 0
    for seq in range(1, 60):
        table = game_play.table
        decision = table.decision
        if decision is None:
            break
        waiting = decision.waiting()
        seat = waiting[rng.below(len(waiting))]
        space = decision.space_of(seat)
        assert space is not None
        trial = game_play.attempt(seat, space.sample(rng))
        before = {e: unnumbered(rules, table, e) for e in game_play.eyes}
        numbers = {e: s.n for e, s in game_play.eyes.items()}
        touched = game_play.take(trial, Record(seq, ANSWER, seat, []))
        closed = game_play.table.decision is not decision and (
            game_play.table.decision is None or game_play.table.decision.number != decision.number
        )
        for eyes, stream in game_play.eyes.items():
            assert stream.n == numbers[eyes] + (eyes in touched)
            if eyes not in touched:
                secret += 1
                assert unnumbered(rules, game_play.table, eyes) == before[eyes]
                assert game_play.heard(trial.told, eyes) == []
            elif not closed and eyes != seat:
                assert unnumbered(rules, game_play.table, eyes) != before[eyes]
    assert all(s.n > 1 for s in game_play.eyes.values())


def test_a_hushed_answer_makes_no_frame_for_others_and_no_difference_to_undo() -> None:
    rules = game("captains_chair")
    game_play = a_play(rules, 4, "2")
    rng = fresh("hush")
    seq = 0
    while game_play.table.decision is not None and len(game_play.table.decision.seats) == 1:
        seat = game_play.table.decision.seats[0]
        space = game_play.table.decision.space_of(seat)
        assert space is not None
        seq += 1
        game_play.take(game_play.attempt(seat, space.sample(rng)), Record(seq, ANSWER, seat, []))
    decision = game_play.table.decision
    assert decision is not None
    decision.hush = True
    first, second = decision.seats[:2]
    mover = game_play.entries[-1].seat
    free = game_play.free_undo(mover)
    space = decision.space_of(first if first != mover else second)
    assert space is not None
    voter = first if first != mover else second
    touched = game_play.take(
        game_play.attempt(voter, space.sample(rng)), Record(seq + 1, ANSWER, voter, [])
    )
    assert touched == {voter}
    assert game_play.free_undo(mover) == free == -1


class Whispers(Table):
    """Words that only their speaker knows of."""

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.whispered = 0

    def clone(self) -> Whispers:
        twin = Whispers(self.seats, self.rng.clone())
        twin.whispered = self.whispered
        self.copy_kernel(twin)
        return twin


class Evening(Procedure[Whispers]):
    """Seat 0 is asked; seat 2 may whisper meanwhile, as often as it likes."""

    def step(self, t: Whispers, at: int) -> None:
        if at == 0:
            t.ask("talk", "", [0], [Pick([1]), Pick([7])], FIRST, goes_on=True, asides=[2])
        elif t.replied[t.who_replied()] == 2:
            t.whispered += 1
            self.at = 0
        else:
            t.finish()

    def clone(self) -> Evening:
        return Evening(self.at)


class WhisperWords(Words):
    def decision(self, t: Table, decision: Decision, seat: int) -> str:
        return "Speak."

    def option(self, t: Table, decision: Decision, seat: int, path: Answer) -> Any:
        return self.thing(str(path[-1]))


class WhisperGame(Game):
    def __init__(self) -> None:
        super().__init__("whispers", "Whispers", 1, 3, 3)
        self.words = WhisperWords()

    def setup(self, options: dict[str, str], seats: int, seed: str) -> Table:
        table = Whispers(seats, Rng(seed))
        table.begin(Evening())
        table.run()
        return table

    def view(self, table: Table, seat: int) -> dict[str, Any]:
        assert isinstance(table, Whispers)
        return {"whispered": table.whispered} if seat == 2 else {}

    def outcome(self, table: Table) -> Outcome | None:
        return None if table.stack else Outcome([0], [], "Over.", "")


def test_a_secret_act_makes_no_frame_and_no_gap_in_any_number() -> None:
    quiet, loud = a_play(WhisperGame(), 3, "1"), a_play(WhisperGame(), 3, "1")
    for seq in (1, 2, 3):
        touched = loud.take(loud.attempt(2, (7,)), Record(seq, ANSWER, 2, [7]))
        assert touched == {2}
    assert loud.table.decision is not None and loud.table.decision.number == 4
    for eyes in (-2, 0, 1):
        assert bytes(loud.look(eyes)) == bytes(quiet.look(eyes))
        assert loud.eyes[eyes].n == quiet.eyes[eyes].n == 1
    shown = json.loads(bytes(loud.look(0)))["decision"]["number"]
    meant = loud.eyes[0].meant(shown)
    assert loud.table.decision.since <= meant <= loud.table.decision.number
    assert loud.free_undo(0) == quiet.free_undo(0) == -1
