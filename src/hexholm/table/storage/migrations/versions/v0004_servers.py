"""Several servers on one database: who is alive, what each drives, who is there, what is asked."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables; PostgreSQL needn't log what may be lost in a crash."""
    is_postgres = op.get_bind().dialect.name == "postgresql"
    passing: Any = {"prefixes": ["UNLOGGED"]} if is_postgres else {}
    op.create_table(
        "servers",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
        **passing,
    )
    op.create_table(
        "leases",
        sa.Column("table", sa.String(64), primary_key=True),
        sa.Column("server", sa.String(32), nullable=False),
        **passing,
    )
    op.create_table(
        "presence",
        sa.Column("table", sa.String(64), primary_key=True),
        sa.Column("server", sa.String(32), primary_key=True),
        sa.Column("seats", sa.Text, nullable=False),
        **passing,
    )
    op.create_table(
        "asks",
        sa.Column("table", sa.String(64), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        **passing,
    )
    op.create_table(
        "facts",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Remove them."""
    for name in ("facts", "asks", "presence", "leases", "servers"):
        op.drop_table(name)
