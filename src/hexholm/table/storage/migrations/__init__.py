"""Alembic migrations, run by `hexholm.table.storage.migrate`."""
