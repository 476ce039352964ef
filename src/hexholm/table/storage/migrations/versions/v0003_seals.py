"""Seals: tables and entries that are there get theirs, as far as they can be read."""

import json
from collections import defaultdict
from collections.abc import Sequence
from typing import Any, Final

import sqlalchemy as sa
from alembic import op

from hexholm.table.core.ports import Row, TableRow
from hexholm.table.core.seals import seal_entry, seal_ratings, seal_table

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

AT_A_TIME: Final = 500
"""Tables read at a time."""

# JSON is read as its text, since it may be damaged.
TABLES: Final = sa.table(
    "tables",
    *map(sa.column, ("id", "game", "salt", "seal")),
    sa.column("listed", sa.Boolean),
    sa.column("hints", sa.Boolean),
    *(sa.column(name, sa.Text) for name in ("record", "origin", "ratings")),
)
RATINGS: Final = sa.table("tables", sa.column("id"), sa.column("ratings", sa.JSON))
SEATS: Final = sa.table(
    "seats", *map(sa.column, ("table", "seat", "kind", "name", "colour", "level"))
)
ENTRIES: Final = sa.table(
    "entries",
    *map(sa.column, ("table", "number", "seat", "kind", "at", "seal")),
    sa.column("data", sa.Text),
)


def upgrade() -> None:
    """Add the two columns and fill them."""
    for name in ("tables", "entries"):
        seal = sa.Column("seal", sa.String(32), nullable=False, server_default="")
        op.add_column(name, seal)
    connection = op.get_bind()
    names = list(connection.execute(sa.select(TABLES.c.id)).scalars())
    for start in range(0, len(names), AT_A_TIME):
        _seal(connection, names[start : start + AT_A_TIME])


def downgrade() -> None:
    """Remove them."""
    for name in ("entries", "tables"):
        op.drop_column(name, "seal")


def _seal(connection: sa.Connection, names: Sequence[str]) -> None:
    of: dict[sa.TableClause, dict[str, list[Row]]] = {}
    for table, order in ((SEATS, SEATS.c.seat), (ENTRIES, ENTRIES.c.number)):
        of[table] = defaultdict(list)
        query = sa.select(table).where(table.c.table.in_(names)).order_by(order)
        for row in connection.execute(query).mappings():
            of[table][row["table"]].append(dict(row))
    tables, ratings, entries = [], [], []
    for row in connection.execute(sa.select(TABLES).where(TABLES.c.id.in_(names))).mappings():
        name = row["id"]
        read = _read_table(dict(row))
        if read is None:
            continue
        seal = seal_table(read, of[SEATS][name])
        tables.append({"which": name, "its": seal})
        if read.ratings is not None:
            sealed = {**read.ratings, "seal": seal_ratings(read.ratings)}
            ratings.append({"which": name, "its": sealed})
        for entry in of[ENTRIES][name]:
            try:
                seal = seal_entry(seal, {**entry, "data": _json(entry["data"])})
            except ValueError:
                break
            entries.append({"which": name, "number_": entry["number"], "its": seal})
    which: sa.BindParameter[Any] = sa.bindparam("which")
    its: sa.BindParameter[Any] = sa.bindparam("its")
    is_entry = (ENTRIES.c.table == which) & (ENTRIES.c.number == sa.bindparam("number_"))
    for update, rows in (
        (sa.update(TABLES).where(TABLES.c.id == which).values(seal=its), tables),
        (sa.update(RATINGS).where(RATINGS.c.id == which).values(ratings=its), ratings),
        (sa.update(ENTRIES).where(is_entry).values(seal=its), entries),
    ):
        if rows:
            connection.execute(update, rows)


def _read_table(row: dict[str, Any]) -> TableRow | None:
    """A table, or None: what can't be read stays without a seal, and is damaged."""
    try:
        read = {key: _json(row[key]) for key in ("record", "origin", "ratings")}
    except ValueError:
        return None
    return TableRow(**{key: row[key] for key in TableRow._fields if key in row} | read)


def _json(found: Any) -> Any:
    """SQLite gives the text of JSON, PostgreSQL's driver what it says."""
    return json.loads(found) if isinstance(found, str) else found
