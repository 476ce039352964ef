"""Who this server is for push services (RFC 8292): a key pair, made of the server's own key.

All servers on one database have the same key, so any of them can send what a browser has asked
another for; and whoever restores a backup keeps the subscriptions.
"""

import asyncio
import base64
import time
from functools import cached_property
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import orjson

if TYPE_CHECKING:  # cryptography is loaded when somebody needs it
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256."""
VALID: Final = 12 * 3600
"""Seconds for which a push service is told that we are who we are."""


def encoded(data: bytes) -> str:
    """Base64 for URLs, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The reverse."""
    return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


class Vapid:
    """The key pair, and what is signed with it."""

    def __init__(self, key: bytes, contact: str) -> None:
        self._key = key
        self._contact = contact

    @cached_property
    def _private(self) -> "EllipticCurvePrivateKey":
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.hashes import SHA256
        from cryptography.hazmat.primitives.kdf.hkdf import HKDF

        wide = HKDF(SHA256(), 48, salt=None, info=b"hexholm vapid").derive(self._key)
        number = 1 + int.from_bytes(wide) % (ORDER - 1)
        return ec.derive_private_key(number, ec.SECP256R1())

    async def public(self) -> str:
        """The public key, as browsers want it."""
        return await asyncio.to_thread(lambda: self._public)

    @cached_property
    def _public(self) -> str:
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        public = self._private.public_key()
        return encoded(public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def header(self, endpoint: str) -> str:
        """What to say to a push service as `Authorization`."""
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
        from cryptography.hazmat.primitives.hashes import SHA256

        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + VALID,
            "sub": self._contact,
        }
        said = [{"typ": "JWT", "alg": "ES256"}, claims]
        token = ".".join(encoded(orjson.dumps(one)) for one in said)
        signature = self._private.sign(token.encode(), ec.ECDSA(SHA256()))
        both = b"".join(part.to_bytes(32) for part in decode_dss_signature(signature))
        return f"vapid t={token}.{encoded(both)}, k={self._public}"
