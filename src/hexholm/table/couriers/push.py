"""Web Push: a message that only the browser can read, by way of its maker's push service."""

import asyncio
import os
import struct
from typing import Final

import orjson

from hexholm.table.core.alerts.ports import Alert, Gone, Letter, Undelivered
from hexholm.table.couriers.posting import post
from hexholm.table.couriers.vapid import Vapid, decoded

KEPT: Final = 7 * 24 * 3600
"""Seconds for which a push service keeps a message for a device that is off."""
RECORD: Final = 4096
"""The size of a record; a message is one."""
GONE: Final = (404, 410)


class PushCourier:
    """Delivers to browsers."""

    def __init__(self, vapid: Vapid, *, private: bool) -> None:
        self._vapid = vapid
        self._private = private

    async def deliver(self, alert: Alert, letter: Letter) -> None:
        """Push a letter to a browser."""
        told = {
            "title": letter.title,
            "body": "\n".join(letter.lines),
            "path": letter.path,
            "tag": letter.tag,
        }
        headers, body = await asyncio.to_thread(self._sealed, alert, orjson.dumps(told))
        status, answer = await post(alert.address, headers, body, private=self._private)
        if status in GONE:
            raise Gone(f"push {status}")
        if status >= 300:
            after = answer.get("retry-after", "")
            raise Undelivered(f"push {status}", float(after) if after.isdecimal() else 0.0)

    def _sealed(self, alert: Alert, message: bytes) -> tuple[dict[str, str], bytes]:
        keys = alert.keys or {}
        try:
            body = encrypted(message, decoded(keys["p256dh"]), decoded(keys["auth"]))
        except (KeyError, ValueError):  # not a point of the curve
            raise Gone("bad keys") from None
        headers = {
            "Authorization": self._vapid.header(alert.address),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Urgency": "normal",
            "Topic": alert.id,  # of several that wait for a device, the last one counts
        }
        return headers, body


def encrypted(message: bytes, browser: bytes, auth: bytes) -> bytes:
    """A message for a browser's public key and secret (RFC 8291, in the coding of RFC 8188)."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    def derived(salt: bytes, given: bytes, info: bytes, length: int) -> bytes:
        return HKDF(SHA256(), length, salt, info).derive(given)

    curve = ec.SECP256R1()
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(curve, browser)
    ours = ec.generate_private_key(curve)
    point = ours.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    shared = ours.exchange(ec.ECDH(), theirs)
    secret = derived(auth, shared, b"WebPush: info\0" + browser + point, 32)
    salt = os.urandom(16)
    key = derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, message + b"\2", None)  # 2: the last record
    return salt + struct.pack(">IB", RECORD, len(point)) + point + sealed
