"""By which names a server may be called, and from which pages.

A page of somebody else must not reach a server at home through the browser of whoever visits it:
neither by a name of its own that leads here (DNS rebinding: the `Host` is wrong) nor by sending
something across (the `Origin` is wrong).
"""

from collections.abc import Iterable
from contextlib import suppress
from ipaddress import ip_address
from socket import gethostname
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers

from hexholm.table.core.refusal import Refusal

ANY: Final = "*"
READS: Final = ("GET", "HEAD", "OPTIONS")
_PORTS: Final = (":80", ":443")


class Hosts:
    """The names that are good: every bare address, this machine's own, and those that are set."""

    def __init__(self, allowed: Iterable[str]) -> None:
        self._allowed = {_plain(name) for name in allowed}
        machine = gethostname().lower()
        self._own = {"localhost", machine, f"{machine}.local"}

    def check(self, headers: Headers, method: str) -> None:
        """Refuse a request that calls us by a wrong name, or comes from a page of somebody else."""
        if ANY in self._allowed:
            return
        host = headers.get("host", "")
        name = _name(host)
        if host and not (self._is_allowed(name) or self._is_ours(name)):
            raise Refusal("wrong-host", host=name[:100])
        origin = headers.get("origin")
        if origin is None or method in READS:
            return
        page = urlsplit(origin).netloc
        if not page or not (_plain(page) == _plain(host) or self._is_allowed(_name(page))):
            raise Refusal("wrong-origin")

    def _is_allowed(self, name: str) -> bool:
        return name in self._allowed

    def _is_ours(self, name: str) -> bool:
        if name in self._own or name.endswith(".localhost"):
            return True
        with suppress(ValueError):
            return bool(ip_address(name.strip("[]")))  # an address can't mislead as a name can
        return False


def _plain(host: str) -> str:
    """A host as it is compared: in lower case, without the usual port."""
    host = host.strip().lower().rstrip(".")
    for port in _PORTS:
        host = host.removesuffix(port)
    return host


def _name(host: str) -> str:
    """A host without its port."""
    host = host.strip().lower()
    if host.startswith("["):
        return host.partition("]")[0] + "]"
    return host.partition(":")[0].rstrip(".")
