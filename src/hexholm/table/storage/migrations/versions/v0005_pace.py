"""The pace of a table, and when to look at one that goes on by itself."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the two columns; tables that are there are live, without a clock."""
    op.add_column("tables", sa.Column("pace", sa.JSON, nullable=True))
    op.add_column("tables", sa.Column("due", sa.BigInteger, nullable=True))
    op.create_index("ix_tables_due", "tables", ["due"])


def downgrade() -> None:
    """Remove them."""
    op.drop_index("ix_tables_due", "tables")
    for name in ("due", "pace"):
        op.drop_column("tables", name)
