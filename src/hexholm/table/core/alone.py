"""The bus of a server that has its storage to itself."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from hexholm.table.core.ports import Around, Notice


class Alone:
    """`Bus` without anybody at the other end."""

    is_shared: Final = False

    def listen(self, hear: Callable[[Notice], None], missed: Callable[[], None]) -> None:
        """There is nothing to hear."""

    def tell(self, notice: Notice) -> None:
        """There is nobody to tell."""

    async def lease(self, table: str) -> bool:
        """Nobody else drives its bots."""
        return True

    def release(self, table: str) -> None:
        """Nobody else wants it."""

    async def look(self, tables: Sequence[str]) -> Mapping[str, Around]:
        """Nothing goes on elsewhere."""
        return {}

    async def close(self) -> None:
        """There is nothing to end."""
