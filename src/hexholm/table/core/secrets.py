"""Secrets that give rights at a table.

They are derived from a key that the server keeps, so they can be shown again, and none is stored.
"""

import base64
import hashlib
import hmac
import secrets
from collections.abc import Iterable
from typing import Final

from hexholm.table.core.ports import TableRow

SECRET_BYTES: Final = 24


def new_salt() -> str:
    """A random part for each table, so that a table's name used again gives no old rights."""
    return secrets.token_hex(8)


def derive(key: bytes, table: str, salt: str, role: str) -> str:
    """The secret for a role at a table, safe in a URL."""
    digest = hmac.digest(key, f"{table}/{salt}/{role}".encode(), hashlib.sha256)
    return base64.urlsafe_b64encode(digest[:SECRET_BYTES]).decode()


def of_table(key: bytes, row: TableRow, seats: Iterable[int]) -> dict[str, str]:
    """All secrets of a table, by role."""
    roles = ("invite", "watch", *(f"seat-{seat}" for seat in seats))
    return {role: derive(key, row.id, row.salt, role) for role in roles}


def same(one: str, other: str) -> bool:
    """Whether two secrets are equal, in a time that doesn't tell how far."""
    return hmac.compare_digest(one.encode(errors="replace"), other.encode())
