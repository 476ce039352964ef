"""Whether a table gives hints, and the ratings of its turns."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the two columns; tables that are there give no hints."""
    hints = sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", hints)
    op.add_column("tables", sa.Column("ratings", sa.JSON, nullable=True))


def downgrade() -> None:
    """Remove them."""
    for name in ("ratings", "hints"):
        op.drop_column("tables", name)
