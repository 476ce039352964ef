"""Secrets that give rights at a table.

They are derived from a key that the server keeps, so they can be shown again, and none is stored.
"""

import base64
import hashlib
import hmac
import secrets
from collections.abc import Sequence
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


def of_table(key: bytes, row: TableRow, vacated: Sequence[int]) -> dict[str, str]:
    """All secrets of a table, by role; vacated: how often each seat was given up."""
    seats = {
        f"seat-{seat}": of_seat(key, row.id, row.salt, seat, n) for seat, n in enumerate(vacated)
    }
    return {role: derive(key, row.id, row.salt, role) for role in ("invite", "watch")} | seats


def of_seat(key: bytes, table: str, salt: str, seat: int, vacated: int) -> str:
    """The secret of a seat, which is another one whenever somebody has given the seat up."""
    return derive(key, table, salt, f"seat-{seat}.{vacated}" if vacated else f"seat-{seat}")


def of_profile(key: bytes, profile: str) -> str:
    """The secret of a profile, with its id before it."""
    return f"{profile}.{derive(key, profile, '', 'profile')}"


def new_profile() -> str:
    """A new profile's id."""
    return secrets.token_hex(8)


def same(one: str, other: str) -> bool:
    """Whether two secrets are equal, in a time that doesn't tell how far."""
    return hmac.compare_digest(one.encode(errors="replace"), other.encode())
