"""How the server says no: a status for HTTP, a rule and a sentence for people."""

from __future__ import annotations


class Refuse(Exception):
    """Nothing was changed, and this is why."""

    def __init__(self, words: str, rule: str = "", status: int = 409) -> None:
        super().__init__(words)
        self.words = words
        self.rule = rule
        self.status = status
