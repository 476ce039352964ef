"""How large a request may be, and which address it comes from."""

from collections.abc import Mapping
from contextlib import suppress
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any, Final

MESSAGE_BYTES: Final = 16 * 1024
"""The largest websocket message."""
BODY_BYTES: Final = 64 * 1024
"""The largest body of most requests."""
BODY_SECONDS: Final = 20.0
"""How long a client may take to send it."""


def client_address(scope: Mapping[str, Any]) -> str:
    """The address a request comes from, as budgets know it."""
    client = scope.get("client")
    return budget_address(str(client[0]) if client else "")


@lru_cache(maxsize=10_000)
def is_proxy(host: str, proxies: tuple[str, ...]) -> bool:
    """Whether a connection comes from one of these addresses or networks."""
    with suppress(ValueError):
        address = ip_address(host)
        return any(address in ip_network(proxy, strict=False) for proxy in proxies)
    return host in proxies


@lru_cache(maxsize=10_000)
def budget_address(host: str) -> str:
    """All addresses of one IPv6 network (/64) count as one; whatever has none counts together."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64] or "nowhere"
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is None:
            return str(ip_network((address, 64), strict=False))
        address = address.ipv4_mapped
    return str(address)
