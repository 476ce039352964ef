"""Plain data as a short text that fits into a URL: JSON, packed and in base64."""

import base64
import json
import zlib
from typing import Final

from hexholm.game import Data

_LARGEST: Final = 100_000  # bytes that a text may unfold to


def pack(data: Data) -> str:
    """The text of some data."""
    packed = zlib.compress(json.dumps(data, separators=(",", ":")).encode(), 9)
    return base64.urlsafe_b64encode(packed).decode().rstrip("=")


def unpack(text: str) -> Data | None:
    """The data of a text; None where it can't be read."""
    try:
        packed = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
        data = json.loads(zlib.decompressobj().decompress(packed, _LARGEST))
    except (ValueError, zlib.error, RecursionError):
        return None
    return data if isinstance(data, dict) else None
