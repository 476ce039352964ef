"""More than boards is kept by profile: results, what people own, set-ups."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table, with the boards in it."""
    op.create_table(
        "keepsakes",
        sa.Column("profile", sa.String(32), sa.ForeignKey("profiles.id"), primary_key=True),
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(16), primary_key=True),
    )
    op.execute(
        "INSERT INTO keepsakes (profile, id, game, text, at, kind) "
        "SELECT profile, id, game, text, at, 'board' FROM boards"
    )
    op.drop_table("boards")
