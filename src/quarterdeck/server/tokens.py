"""Secrets: seat tokens, table codes and seeds, all from the system's source of chance."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256

LETTERS = "ABCDEFGHJKMNPQRTUVWXYZ"
"""For codes that are read aloud: nothing that looks or sounds like a digit."""

CODE_LENGTH = 5


def new_token() -> str:
    """The key to a seat: 128 bits."""
    return secrets.token_urlsafe(16)


def digest(token: str) -> str:
    """What is kept of a token."""
    return sha256(token.encode()).hexdigest()


def opens(kept: str, given: str) -> bool:
    """Does the hash of a given token equal the kept one? Takes the same time either way."""
    return bool(kept) and hmac.compare_digest(kept, given)


def new_code() -> str:
    """A code for a table."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def new_seed() -> str:
    """The seed of a game: 256 bits."""
    return secrets.token_hex(32)


def seed_hash(seed: str) -> str:
    """Shown from the start, so that everybody can check the seed at the end."""
    return sha256(seed.encode()).hexdigest()
