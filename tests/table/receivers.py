"""What alerts are sent to in tests: a push service with a browser, a webhook, a mail server."""

import base64
import json
import socketserver
import struct
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

Data = dict[str, Any]


class Posted(NamedTuple):
    """One request that came in."""

    path: str
    headers: dict[str, str]
    body: bytes


class Receiver:
    """An HTTP server that takes everything, and answers as it is told."""

    def __init__(self) -> None:
        self.posted: list[Posted] = []
        self.answers: list[int] = []
        """The next statuses; then 201."""
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                headers = {key.lower(): value for key, value in self.headers.items()}
                receiver.posted.append(Posted(self.path, headers, body))
                self.send_response(receiver.answers.pop(0) if receiver.answers else 201)
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                """Nobody reads it."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self._server.server_port}"

    def has(self, number: int) -> bool:
        """Whether at least as many have come."""
        return len(self.posted) >= number

    @contextmanager
    def open(self) -> Iterator["Receiver"]:
        with _serving(self._server):
            yield self


@contextmanager
def _serving(server: socketserver.BaseServer) -> Iterator[None]:
    thread = threading.Thread(target=server.serve_forever, args=(0.02,))
    thread.start()
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """Reads what is pushed to it, written from RFC 8291 and 8292 once more."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen  letters"
        public = self._key.public_key()
        self._public = public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def keys(self) -> dict[str, str]:
        return {"p256dh": encoded(self._public), "auth": encoded(self._auth)}

    def read(self, posted: Posted) -> Data:
        """What a push says."""
        assert posted.headers["content-encoding"] == "aes128gcm"
        salt, (size, length) = posted.body[:16], struct.unpack(">IB", posted.body[16:21])
        assert len(posted.body) <= size
        point, sealed = posted.body[21 : 21 + length], posted.body[21 + length :]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        shared = self._key.exchange(ec.ECDH(), theirs)
        info = b"WebPush: info\0" + self._public + point
        secret = HKDF(SHA256(), 32, self._auth, info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        text = AESGCM(key).decrypt(nonce, sealed, None)
        assert text.endswith(b"\2")
        read: Data = json.loads(text[:-1])
        return read


def claims(posted: Posted, key: str) -> Data:
    """What a server says it is, signed by the key that the browser was told."""
    scheme, _, rest = posted.headers["authorization"].partition(" ")
    said = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, said["k"]) == ("vapid", key)
    head, body, signature = said["t"].split(".")
    raw = decoded(signature)
    pair = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
    try:
        public.verify(pair, f"{head}.{body}".encode(), ec.ECDSA(SHA256()))
    except InvalidSignature:
        raise AssertionError("not signed by the server's key") from None
    read: Data = json.loads(decoded(body))
    return read


class MailServer:
    """As much of SMTP as it takes to get mail."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refuses = ""
        """What it answers to every recipient, if not yes."""
        mails = self

        class Handler(socketserver.StreamRequestHandler):
            def handle(self) -> None:
                self.say("220 test")
                for line in iter(self.rfile.readline, b""):
                    word = line.strip().upper()
                    if word.startswith(b"RCPT") and mails.refuses:
                        self.say(mails.refuses)
                    elif word == b"DATA":
                        self.say("354 go on")
                        mails.take(iter(self.rfile.readline, b".\r\n"))
                        self.say("250 taken")
                    elif word == b"QUIT":
                        self.say("221 bye")
                        return
                    else:
                        self.say("250 fine")

            def say(self, text: str) -> None:
                self.wfile.write(f"{text}\r\n".encode())

        self._server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.address = f"smtp://127.0.0.1:{self._server.server_address[1]}"

    def take(self, lines: Iterator[bytes]) -> None:
        read: Callable[..., Any] = message_from_bytes
        self.mails.append(read(b"".join(lines), policy=default))

    @contextmanager
    def open(self) -> Iterator["MailServer"]:
        with _serving(self._server):
            yield self
