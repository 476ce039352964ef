"""Who wants to be told when it is their turn, and who wants no mail at all."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the two tables."""
    op.create_table(
        "alerts",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("table", sa.String(64), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.JSON, nullable=True),
        sa.Column("language", sa.String(16), nullable=False),
        sa.Column("quiet", sa.JSON, nullable=True),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("due", sa.Integer, nullable=False),
        sa.Column("next", sa.BigInteger, nullable=True),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_alerts_table", "alerts", ["table"])
    op.create_index("ix_alerts_next", "alerts", ["next"])
    op.create_table("blocked", sa.Column("mark", sa.String(64), primary_key=True))


def downgrade() -> None:
    """Remove them."""
    for name in ("blocked", "alerts"):
        op.drop_table(name)
