"""The tables of the database."""

from typing import Final

import sqlalchemy as sa

METADATA: Final = sa.MetaData()

TABLES: Final = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("record", sa.JSON, nullable=False),  # set-up and seed: what the entries start from
    sa.Column("salt", sa.String(32), nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("origin", sa.JSON, nullable=True),  # of a fork or rematch: which table, which step
    sa.Column("created", sa.BigInteger, nullable=False),  # milliseconds, UTC
    sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("talk", sa.Boolean, nullable=False, server_default=sa.true()),
    sa.Column("ratings", sa.JSON(none_as_null=True), nullable=True),  # of a finished game's turns
    sa.Column("seal", sa.String(32), nullable=False, server_default=""),  # of set-up and seats
    sa.Column("pace", sa.JSON(none_as_null=True), nullable=True),  # live or over days, clock
    sa.Column("due", sa.BigInteger, nullable=True),  # milliseconds, UTC: when to look at it
    sa.Index("ix_tables_listed", "listed", "over", "created"),
    sa.Index("ix_tables_due", "due"),
)

SEATS: Final = sa.Table(
    "seats",
    METADATA,
    sa.Column("table", sa.String(64), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("colour", sa.String(16), nullable=True),
    sa.Column("level", sa.String(32), nullable=True),
)

ENTRIES: Final = sa.Table(
    "entries",
    METADATA,
    sa.Column("table", sa.String(64), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("data", sa.JSON, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),  # milliseconds, UTC
    sa.Column("seal", sa.String(32), nullable=False, server_default=""),  # also of those before
)

PROFILES: Final = sa.Table(
    "profiles",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("colour", sa.String(16), nullable=True),
    sa.Column("language", sa.String(16), nullable=True),
    sa.Column("created", sa.BigInteger, nullable=False),  # milliseconds, UTC
)

KEPT_SEATS: Final = sa.Table(
    "kept_seats",
    METADATA,
    sa.Column("table", sa.String(64), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("profile", sa.String(32), sa.ForeignKey("profiles.id"), nullable=False),
    sa.Column("vacated", sa.Integer, nullable=False),  # by how many before
    sa.Column("result", sa.JSON(none_as_null=True), nullable=True),  # of a finished game
    sa.Index("ix_kept_seats_profile", "profile"),
)

KEEPSAKES: Final = sa.Table(
    "keepsakes",
    METADATA,
    sa.Column("profile", sa.String(32), sa.ForeignKey("profiles.id"), primary_key=True),
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),  # milliseconds, UTC
    sa.Column("kind", sa.String(16), primary_key=True),
)

FACTS: Final = sa.Table(
    "facts",
    METADATA,
    sa.Column("name", sa.String(32), primary_key=True),  # "key": the fingerprint of the key
    sa.Column("value", sa.Text, nullable=False),
)

ALERTS: Final = sa.Table(
    "alerts",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("table", sa.String(64), sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("address", sa.Text, nullable=False),
    sa.Column("keys", sa.JSON(none_as_null=True), nullable=True),  # of a browser
    sa.Column("language", sa.String(16), nullable=False),
    sa.Column("quiet", sa.JSON(none_as_null=True), nullable=True),  # hours: start, end, zone
    sa.Column("confirmed", sa.Boolean, nullable=False),
    sa.Column("due", sa.Integer, nullable=False),  # the entry after which it was last their turn
    sa.Column("next", sa.BigInteger, nullable=True),  # when to tell it, milliseconds, UTC
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Index("ix_alerts_table", "table"),
    sa.Index("ix_alerts_next", "next"),
)

BLOCKED: Final = sa.Table(
    "blocked",
    METADATA,
    sa.Column("mark", sa.String(64), primary_key=True),  # of an address that wants no mail
)

# What several servers on one PostgreSQL tell each other (bus/postgres.py); it may be lost.
PASSING: Final = (
    sa.Table(
        "servers",
        METADATA,
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),  # alive till then
    ),
    sa.Table(
        "leases",
        METADATA,
        sa.Column("table", sa.String(64), primary_key=True),
        sa.Column("server", sa.String(32), nullable=False),  # drives the table's bots
    ),
    sa.Table(
        "presence",
        METADATA,
        sa.Column("table", sa.String(64), primary_key=True),
        sa.Column("server", sa.String(32), primary_key=True),
        sa.Column("seats", sa.Text, nullable=False),  # that are there by this server
    ),
    sa.Table(
        "asks",
        METADATA,
        sa.Column("table", sa.String(64), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),  # an open take-back and votes
    ),
)
