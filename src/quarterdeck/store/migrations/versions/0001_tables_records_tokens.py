"""The first schema: tables, their records, and tokens."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the three tables."""
    op.create_table(
        "tables",
        sa.Column("code", sa.String(6), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("phase", sa.String(8), nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("around", sa.Text, nullable=False),
    )
    op.create_index("tables_by_phase", "tables", ["phase", "changed"])
    op.create_table(
        "records",
        sa.Column("code", sa.String(6), sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("ms", sa.BigInteger, nullable=False),
        sa.Column("clock", sa.BigInteger, nullable=False),
        sa.Column("command", sa.String(40)),
        sa.UniqueConstraint("code", "seat", "command", name="one_command_once"),
    )
    op.create_table(
        "tokens",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("code", sa.String(6), sa.ForeignKey("tables.code"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    """Drop them."""
    for name in ("tokens", "records", "tables"):
        op.drop_table(name)
