"""The way between servers on one storage: the `Bus` of the core."""

from hexholm.table.core.ports import Bus


async def open_bus(url: str) -> Bus | None:
    """The bus of all servers on a database; None where there can't be others."""
    if not url.startswith("postgresql"):
        return None
    from hexholm.table.bus.postgres import PostgresBus

    return await PostgresBus.open(url)
