"""The tables of the database. Migrations lead to exactly this; a test compares them."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("code", String(6), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("phase", String(8), nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("around", Text, nullable=False),
    Index("tables_by_phase", "phase", "changed"),
)
"""One row a table; `around` is what the server keeps about seats and settings, as JSON."""

records = Table(
    "records",
    metadata,
    Column("code", String(6), ForeignKey("tables.code"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("ms", BigInteger, nullable=False),
    Column("clock", BigInteger, nullable=False),
    Column("command", String(40)),
    UniqueConstraint("code", "seat", "command", name="one_command_once"),
)
"""Everything that happened at a table, in order; never changed, never deleted."""

tokens = Table(
    "tokens",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("code", String(6), ForeignKey("tables.code"), nullable=False),
    Column("seat", Integer, nullable=False),
)
"""Who may sit where: only the hash of a token is kept."""
