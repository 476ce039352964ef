"""What Alembic runs; the connection comes from `hexholm.table.storage.migrate`."""

from alembic import context

from hexholm.table.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
