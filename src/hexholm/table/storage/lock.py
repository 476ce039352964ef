"""One process for one SQLite file.

Others may read it, and the owner's commands may work on it; but two servers on one file would each
show its own players stale tables. The lock belongs to the process, so it ends with it, however that
ends.
"""

import os
import sys
from pathlib import Path

from hexholm.table.storage.migrate import DatabaseError


class FileLock:
    """A claim to a file, until it is closed; `DatabaseError` if another process has it."""

    def __init__(self, file: Path) -> None:
        path = file.with_name(f"{file.name}.lock")
        self._descriptor = os.open(path, os.O_CREAT | os.O_RDWR, 0o600)
        try:
            _lock(self._descriptor)
        except OSError:
            self.close()
            raise DatabaseError("database-in-use", file=str(file)) from None

    def close(self) -> None:
        """Give it up."""
        os.close(self._descriptor)


if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
