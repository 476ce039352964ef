"""Running the server."""

import contextlib
import errno
import ipaddress
import socket
import sys
import threading
import webbrowser
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from hexholm.table.http.app import create_app
from hexholm.table.logs import Logs
from hexholm.table.server import Server
from hexholm.table.settings import Settings
from hexholm.table.workers import Workers
from hexholm.texts import say

PORTS_TRIED: Final = 50
EVERYWHERE: Final = ("0.0.0.0", "::", "")


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    *,
    data: Path | str | None = None,
    database: str | None = None,
    bots: Sequence[str] = (),
    workers: int = 1,
    open_browser: bool = False,
    path: str = "/",
    logs: Logs | None = None,
    quiet: bool = False,
    settings: Settings | None = None,
) -> None:
    """Serve until Ctrl-C.

    If the port is taken, the next free one is used; port 0 is any free one. `path` is what the
    browser opens. Other devices can only connect when host isn't this machine alone, for example
    0.0.0.0. `bots` are offered besides the built-in ones: entry points, or package.module:Class.
    Several `workers` need PostgreSQL; they share the processes in which bots think.
    """
    settings = settings or Settings()
    logs = logs or Logs()
    logs.set_up()
    with listen(host, port) as listener:
        port = listener.getsockname()[1]
        here = f"http://{_written(_reach(host))}:{port}"
        addresses = tuple(f"http://{_written(ip)}:{port}" for ip in lan_addresses(host))
        settings = replace(
            settings,
            hosts=(*settings.hosts, host),
            data=Path(data) if data is not None else settings.data,
            database=database if database is not None else settings.database,
            bots=(*settings.bots, *bots),
            addresses=addresses,
            bot_workers=max(1, settings.bot_workers // workers),
        )

        def ready() -> None:
            if not quiet:
                print(say("serve-here", address=here + path.removesuffix("/")), flush=True)
                for address in addresses:
                    print(say("serve-network", address=address), flush=True)
                print(say("serve-stop"), flush=True)
            if open_browser:
                opening = threading.Thread(target=webbrowser.open, args=(here + path,), daemon=True)
                opening.start()

        if workers > 1:
            Workers(settings, workers, listener, ready, logs).run()
        else:
            with contextlib.suppress(KeyboardInterrupt):
                Server(create_app(settings), ready).run(sockets=[listener])


def listen(host: str, port: int) -> socket.socket:
    """A listening socket at the port, or at the next free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in range(port, min(port + PORTS_TRIED, 65536)):
        listener = socket.socket(family, socket.SOCK_STREAM)
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, number))
            listener.listen(128)
        except OSError as error:
            listener.close()
            if error.errno not in (errno.EADDRINUSE, errno.EACCES) or port == 0:
                raise
        else:
            return listener
    last = port + PORTS_TRIED - 1
    raise OSError(errno.EADDRINUSE, say("serve-no-port", first=str(port), last=str(last)))


def lan_addresses(host: str) -> list[str]:
    """Where other devices reach a server bound to a host; none for this machine alone."""
    if host not in EVERYWHERE:
        try:
            alone = ipaddress.ip_address(host).is_loopback
        except ValueError:
            alone = host == "localhost"
        return [] if alone else [host]
    found: dict[str, None] = {}
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # sends nothing: it only asks which way it would go
        found[probe.getsockname()[0]] = None
    with contextlib.suppress(OSError):
        for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET):
            found[str(info[4][0])] = None
    return [ip for ip in found if not ipaddress.ip_address(ip).is_loopback]


def _reach(host: str) -> str:
    """The address by which this machine reaches itself."""
    return {"0.0.0.0": "127.0.0.1", "": "127.0.0.1", "::": "::1"}.get(host, host)


def _written(host: str) -> str:
    return f"[{host}]" if ":" in host else host
