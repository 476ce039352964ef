"""One POST to an address that a stranger has given: never into this machine's own network.

The name is looked up once, and the address that was found and checked is the one that is called, so
no second answer of a name server can lead elsewhere. Redirects aren't followed.
"""

import asyncio
import socket
import ssl
from collections.abc import Mapping
from functools import cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import urlsplit

from hexholm.table.core.alerts.ports import Gone, Undelivered

HEAD_BYTES: Final = 32 * 1024
_TRANSLATED: Final = IPv6Network("64:ff9b::/96")
"""IPv6 addresses that lead to IPv4 ones."""


async def post(
    url: str, headers: Mapping[str, str], body: bytes, *, private: bool
) -> tuple[int, dict[str, str]]:
    """Send something; the status and the headers of the answer, in lower case.

    `Gone` if nothing may be sent there, `Undelivered` if there is no answer. With `private`, also
    to this machine and its network, and without TLS.
    """
    parts = urlsplit(url)
    host = parts.hostname or ""
    if parts.scheme != "https" and not (private and parts.scheme == "http"):
        raise Gone("no TLS")
    try:
        port = parts.port or (443 if parts.scheme == "https" else 80)
        context = await asyncio.to_thread(_tls) if parts.scheme == "https" else None
        address = await _resolve(host, port, private=private)
        reader, writer = await asyncio.open_connection(
            address,
            port,
            ssl=context,
            server_hostname=host if context else None,
            limit=HEAD_BYTES,
        )
    except (OSError, ValueError) as error:
        raise Undelivered(f"{host}: {error}") from None
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        name = f"[{host}]" if ":" in host else host
        head = {"Host": name if parts.port is None else f"{name}:{port}", **headers}
        head |= {"Content-Length": str(len(body)), "Connection": "close"}
        lines = [f"POST {path} HTTP/1.1", *(f"{key}: {value}" for key, value in head.items())]
        writer.write("\r\n".join([*lines, "", ""]).encode("latin-1", "replace") + body)
        answer = await reader.readuntil(b"\r\n\r\n")
    except (OSError, EOFError, asyncio.LimitOverrunError) as error:
        raise Undelivered(f"{host}: {error!r}") from None
    finally:
        writer.close()
    return _read(answer, host)


def _read(answer: bytes, host: str) -> tuple[int, dict[str, str]]:
    first, *lines = answer.decode("latin-1").splitlines()
    _, _, rest = first.partition(" ")
    if not first.startswith("HTTP/") or not rest[:3].isdecimal():
        raise Undelivered(f"{host}: {first[:40]!r}")
    pairs = (line.partition(":") for line in lines if line)
    return int(rest[:3]), {key.strip().lower(): value.strip() for key, _, value in pairs}


async def _resolve(host: str, port: int, *, private: bool) -> str:
    """An address of a host; `Gone` if all of them are private."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(info[4][0]) for info in found]
    for address in addresses:
        if private or is_public(address):
            return address
    raise Gone("private network")


def is_public(text: str) -> bool:
    """Whether an address is one of the internet's.

    >>> is_public("1.1.1.1"), is_public("10.0.0.1"), is_public("::ffff:127.0.0.1")
    (True, False, False)
    """
    address: IPv4Address | IPv6Address = ip_address(text.partition("%")[0])
    if isinstance(address, IPv6Address):
        if address in _TRANSLATED or address.sixtofour or address.teredo:
            return False
        address = address.ipv4_mapped or address
    return address.is_global and not address.is_multicast


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()
