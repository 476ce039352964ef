"""The storage of a server, by the URL of its database."""

from hexholm.table.storage.sql import SqlStorage


async def open_storage(url: str) -> SqlStorage:
    """Open a database, made or brought up to date where needed."""
    if not url.startswith("postgresql"):
        return await SqlStorage.open(url)
    from hexholm.table.storage.postgres import PostgresStorage

    return await PostgresStorage.open(url)
