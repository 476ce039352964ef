"""The server's key, from which the secrets of all tables are derived."""

import hashlib
import os
import secrets
from pathlib import Path
from typing import Final

from hexholm.table.storage.sql import SqlStorage
from hexholm.texts import Told

KEY_FILE: Final = "key"
KEY_BYTES: Final = 32
FACT: Final = "key"
"""The name of the fingerprint in the database."""


def load_key(folder: Path) -> bytes:
    """The server's key; the first start makes one that only this user can read."""
    folder.mkdir(parents=True, exist_ok=True)
    if not (folder / KEY_FILE).exists():
        _make(folder, secrets.token_bytes(KEY_BYTES))
    return read_key(folder)


async def agreed_key(folder: Path, storage: SqlStorage) -> bytes:
    """The key of all servers on a database, which knows its fingerprint but not the key.

    Where it is missing beside games, or is that of another database, all links would be dead.
    """
    known = await storage.fact(FACT)
    if not (folder / KEY_FILE).exists() and not (known is None and await storage.is_empty()):
        raise Told("no-key", file=str(folder / KEY_FILE))
    key = load_key(folder)
    fingerprint = hashlib.sha256(b"hexholm " + key).hexdigest()
    if await storage.fact(FACT, fingerprint) != fingerprint:
        raise Told("wrong-key", file=str(folder / KEY_FILE))
    return key


def read_key(folder: Path) -> bytes:
    """The key of a server that has been started before."""
    path = folder / KEY_FILE
    try:
        key = path.read_bytes()
    except FileNotFoundError:
        raise Told("no-key", file=str(path)) from None
    if len(key) != KEY_BYTES:
        raise Told("bad-key", file=str(path), bytes=KEY_BYTES)
    return key


def write_key(folder: Path, key: bytes) -> None:
    """Give a folder its key; another one that is already there stays, and is complained about."""
    folder.mkdir(parents=True, exist_ok=True)
    _make(folder, key)
    if read_key(folder) != key:
        raise Told("other-key", file=str(folder / KEY_FILE))


def _make(folder: Path, key: bytes) -> None:
    part = folder / f"{KEY_FILE}.{secrets.token_hex(8)}"
    with os.fdopen(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as file:
        file.write(key)
    try:
        os.link(part, folder / KEY_FILE)  # a second server that starts now keeps the first's key
    except FileExistsError:
        pass
    finally:
        part.unlink()
