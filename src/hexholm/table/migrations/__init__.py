"""Alembic migrations, run by `hexholm.table.migrate`."""
