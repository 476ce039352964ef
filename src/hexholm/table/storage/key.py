"""The server's key, from which the secrets of all tables are derived."""

import os
import secrets
from pathlib import Path
from typing import Final

from hexholm.texts import Told

KEY_FILE: Final = "key"
KEY_BYTES: Final = 32


def load_key(folder: Path) -> bytes:
    """The server's key; the first start makes one that only this user can read."""
    path = folder / KEY_FILE
    folder.mkdir(parents=True, exist_ok=True)
    part = folder / f"{KEY_FILE}.{secrets.token_hex(8)}"
    if not path.exists():
        with os.fdopen(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as file:
            file.write(secrets.token_bytes(KEY_BYTES))
        try:
            os.link(part, path)  # a second server that starts now keeps the first one's key
        except FileExistsError:
            pass
        finally:
            part.unlink()
    key = path.read_bytes()
    if len(key) != KEY_BYTES:
        raise Told("bad-key", file=str(path), bytes=KEY_BYTES)
    return key
