"""Secrets that give rights at a table.

They are derived from a key in the data folder, so they can be shown again, and none stands in the
database.
"""

import base64
import hashlib
import hmac
import os
import secrets
from pathlib import Path
from typing import Final

KEY_FILE: Final = "key"
KEY_BYTES: Final = 32
SECRET_BYTES: Final = 24


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
        raise ValueError(f"{path} is no key of {KEY_BYTES} bytes")
    return key


def new_salt() -> str:
    """A random part for each table, so that a table's name used again gives no old rights."""
    return secrets.token_hex(8)


def derive(key: bytes, table: str, salt: str, role: str) -> str:
    """The secret for a role at a table, safe in a URL."""
    digest = hmac.digest(key, f"{table}/{salt}/{role}".encode(), hashlib.sha256)
    return base64.urlsafe_b64encode(digest[:SECRET_BYTES]).decode()


def same(one: str, other: str) -> bool:
    """Whether two secrets are equal, in a time that does not tell how far."""
    return hmac.compare_digest(one.encode(errors="replace"), other.encode())
