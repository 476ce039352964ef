"""What is kept by profile: boards, results, what people own, set-ups."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "keepsakes",
        sa.Column("profile", sa.String(32), sa.ForeignKey("profiles.id"), primary_key=True),
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(16), primary_key=True),
    )


def downgrade() -> None:
    """Remove it."""
    op.drop_table("keepsakes")
