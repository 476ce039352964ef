"""People: profiles, the seats taken with them, and tables without talk."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the two tables and the column."""
    op.add_column("tables", sa.Column("talk", sa.Boolean, nullable=False, server_default=sa.true()))
    op.create_table(
        "profiles",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("colour", sa.String(16), nullable=True),
        sa.Column("language", sa.String(16), nullable=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "kept_seats",
        sa.Column("table", sa.String(64), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("profile", sa.String(32), sa.ForeignKey("profiles.id"), nullable=False),
        sa.Column("vacated", sa.Integer, nullable=False),
        sa.Column("result", sa.JSON(none_as_null=True), nullable=True),
    )
    op.create_index("ix_kept_seats_profile", "kept_seats", ["profile"])


def downgrade() -> None:
    """Remove them."""
    op.drop_table("kept_seats")
    op.drop_table("profiles")
    op.drop_column("tables", "talk")
