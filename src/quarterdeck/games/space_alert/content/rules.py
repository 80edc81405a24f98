"""Every rule and ruling in our own words, by its id."""

from __future__ import annotations

import tomllib
from pathlib import Path

from ....kit.game import Rule

RULES: dict[str, Rule] = {
    r["id"]: Rule(r["id"], r["part"], r["words"], r.get("kind", "rule"), r.get("reason", ""))
    for r in tomllib.loads((Path(__file__).parent / "rules.toml").read_text("utf-8"))["rule"]
}
