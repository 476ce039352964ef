"""A static host: the folder of the site under some path, compressed as hosts do it, and no more."""

import gzip
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from hexholm.table.http.guard import POLICY
from hexholm.table.settings import SITE

UNDER = "/games/hexholm"
"""The site may lie anywhere."""
STRICT = POLICY.replace(
    "script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'"
)
"""As a header it counts for workers, too."""
SQUEEZED = (".css", ".html", ".js", ".svg", ".wasm", ".webmanifest")


@cache
def squeezed(file: Path, changed: float) -> bytes:
    """A file as it goes over the wire, and as it was after it had changed."""
    return gzip.compress(file.read_bytes(), 6)


class Host:
    """Where the site is served from, and what was asked of it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.sent: dict[str, int] = {}
        """The bytes of each answer, by the path in the folder."""
        host = self

        class Handler(SimpleHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self) -> None:
                self.answer(host)

            def answer(self, host: "Host") -> None:
                path = self.path.partition("?")[0]
                inside = path.removeprefix(UNDER).lstrip("/") or "index.html"
                file = host.folder / inside
                if path == "/favicon.ico":  # a browser asks for it beside a plain text
                    self.send_response(204)
                    self.end_headers()
                    return
                if not path.startswith(UNDER) or not file.is_file():
                    self.send_error(404)
                    return
                is_squeezed = file.suffix in SQUEEZED
                data = squeezed(file, file.stat().st_mtime) if is_squeezed else file.read_bytes()
                host.sent[inside] = host.sent.get(inside, 0) + len(data)
                self.send_response(200)
                self.send_header("Content-Type", self.guess_type(str(file)))
                self.send_header("Content-Length", str(len(data)))
                self.send_header("Cache-Control", "max-age=600")
                self.send_header("Content-Security-Policy", STRICT)
                if is_squeezed:
                    self.send_header("Content-Encoding", "gzip")
                self.end_headers()
                self.wfile.write(data)

            def log_message(self, *args: Any) -> None:
                """Nobody reads it."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self._thread = Thread(target=self.server.serve_forever, args=(0.05,), daemon=True)
        self._thread.start()
        self.address = f"http://127.0.0.1:{self.server.server_port}{UNDER}/"

    def stop(self) -> None:
        """Cut the network; once is enough."""
        if self._thread.is_alive():
            self.server.shutdown()
            self._thread.join()
            self.server.server_close()


@contextmanager
def changed(folder: Path, worker: str, script: str) -> Iterator[Host]:
    """Serve a copy of the site in which a worker begins with a script of ours."""
    copy = folder / "site"
    shutil.copytree(SITE, copy)
    for file in copy.glob(f"assets/{worker}-*.js"):
        file.write_text(script + file.read_text())
    with hosted(copy) as host:
        yield host


@contextmanager
def hosted(folder: Path) -> Iterator[Host]:
    """Serve a folder for a while."""
    host = Host(folder)
    try:
        yield host
    finally:
        host.stop()
