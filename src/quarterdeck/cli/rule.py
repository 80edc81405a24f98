"""`quarterdeck rule`: what a rule says, where it is implemented, which tests prove it."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from ..games import games
from ..kit.game import Game, Rule
from .house import proofs, steps
from .say import Wrong, out, plain, tell_json


def rule(
    words: Annotated[list[str], typer.Argument(help="A rule's id (CC-022), or words to look for.")],
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
) -> None:
    """Look a rule up by its id or by words in it."""
    if not " ".join(words).strip():
        raise Wrong("Say a rule's id (CC-022) or words to look for.")
    found = look_up(words)
    if not found:
        raise Wrong(f"No rule has the id or the words {' '.join(words)!r}.")
    proved = proofs()
    cited = {game.id: steps(game) for game, _ in found}
    rows = [about(game, rule, cited[game.id], proved) for game, rule in found]
    if as_json:
        tell_json({"rules": rows})
        return
    for row in rows:
        show(row, len(rows) == 1)


def look_up(words: list[str]) -> list[tuple[Game, Rule]]:
    """The rule with this id, or every rule that has all the words."""
    everything = [
        (game, rule)
        for game in games()
        for rule in [*game.rules.values(), *game.rulings.values()]
    ]
    by_id = [pair for pair in everything if [pair[1].id] == [w.upper() for w in words]]
    if by_id:
        return by_id
    wanted = [word.lower() for word in " ".join(words).split()]
    return [
        (game, rule)
        for game, rule in everything
        if all(word in f"{rule.part} {rule.words}".lower() for word in wanted)
    ]


def about(
    game: Game, rule: Rule, cited: dict[str, list[str]], proved: dict[str, list[str]]
) -> dict[str, Any]:
    """A rule as data."""
    return {
        "id": rule.id,
        "game": game.id,
        "part": rule.part,
        "kind": rule.kind,
        "words": rule.words,
        "reason": rule.reason,
        "steps": cited.get(rule.id, []),
        "tests": proved.get(rule.id, []),
    }


def show(row: dict[str, Any], whole: bool) -> None:
    """A rule in lines; its places only when it is the one that was asked for."""
    head = plain(row["id"], "bold cyan")
    head.append(f"  {row['part']}, {row['game']}", "dim")
    out.print(head)
    out.print(plain(f"  {row['words']}"))
    if row["reason"]:
        why = "Why so" if row["kind"] == "ruling" else "Only described"
        out.print(plain(f"  {why}: {row['reason']}", "dim"))
    if whole:
        for title, places in (("implemented in", row["steps"]), ("proved by", row["tests"])):
            out.print(plain(f"  {title}", "dim"))
            for place in places or ["nothing"]:
                out.print(plain(f"    {place}"), soft_wrap=True)
