"""PostgreSQL and nginx for tests, started when needed, each of its own and gone afterwards."""

import contextlib
import os
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

DOCS = Path(__file__).resolve().parent.parent.parent / "docs"


def program(name: str) -> str:
    """Where a program is; `make test` installs it (tools/servers)."""
    places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)
    places.append(Path("/usr/sbin") / name)
    found = shutil.which(name) or next((str(path) for path in places if path.exists()), None)
    if found is None:
        pytest.skip(f"{name} is not installed (see tools/servers)")
    return found


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def is_open(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


class Postgres:
    """A private PostgreSQL server."""

    def __init__(self, folder: Path, *, fsync: bool = False) -> None:
        self._fsync = fsync
        self._server, initdb = program("postgres"), program("initdb")
        self._psql = program("psql")
        self._folder = folder
        self._user = None
        if os.geteuid() == 0:  # it refuses to run as root
            self._user = "postgres"
            shutil.chown(folder, self._user)
        self.port = free_port()
        data = ["-D", str(folder / "data"), "-A", "trust", "-U", "hexholm", "-E", "UTF8", "-N"]
        self._run([initdb, *data])
        self.databases = 0
        self.start()

    def _run(self, command: list[str], stdout: int = subprocess.DEVNULL) -> str:
        quiet: Any = {"stdout": stdout, "stderr": subprocess.DEVNULL, "cwd": self._folder}
        return str(subprocess.run(command, check=True, user=self._user, text=True, **quiet).stdout)

    def start(self) -> None:
        where = ["-p", str(self.port), "-k", str(self._folder), "-h", "127.0.0.1"]
        self._process = subprocess.Popen(
            [self._server, "-D", str(self._folder / "data"), *where, "-c", f"fsync={self._fsync}"],
            user=self._user,
            cwd=self._folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        for _ in range(400):
            with contextlib.suppress(subprocess.CalledProcessError):
                self.do("SELECT 1")
                return
            time.sleep(0.05)
        raise TimeoutError("PostgreSQL did not start")

    def stop(self, how: int = signal.SIGINT) -> None:
        """SIGINT: without waiting until all have gone; SIGQUIT: without even tidying up."""
        self._process.send_signal(how)
        self._process.wait()

    def do(self, statement: str, database: str = "postgres") -> str:
        """Carry out a statement; what it answers."""
        where = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "hexholm", "-d", database]
        command = [self._psql, *where, "-Atqc", statement]
        return self._run(command, subprocess.PIPE).strip()

    def new_database(self) -> str:
        """The URL of an empty database."""
        self.databases += 1
        name = f"games{self.databases}"
        self.do(f"CREATE DATABASE {name}")
        return f"postgresql://hexholm@127.0.0.1:{self.port}/{name}"


@contextlib.contextmanager
def a_postgres() -> Iterator[Postgres]:
    pytest.importorskip("asyncpg")
    with contextlib.ExitStack() as stack:
        folder = Path(tempfile.mkdtemp(prefix="hexholm-pg-"))
        stack.callback(shutil.rmtree, folder)
        server = Postgres(folder)
        stack.callback(server.stop)
        yield server


def documented_site(port: int, addresses: Sequence[str]) -> str:
    """The configuration for nginx in the documentation, with our own ports."""
    page = (DOCS / "hosting.md").read_text(encoding="utf-8")
    found = re.search(r"```nginx\n(.*?)```", page, re.DOTALL)
    assert found is not None
    site = re.sub(r"listen \d+;", f"listen 127.0.0.1:{port};", found[1])
    for number, address in enumerate(addresses, 1):
        site = site.replace(f"10.0.0.{number}:8000", address.removeprefix("http://"))
    return site


@contextlib.contextmanager
def an_nginx(configuration: str, folder: Path, port: int) -> Iterator[None]:
    """nginx with a configuration for a server, as Debian includes it from sites-enabled."""
    (folder / "site.conf").write_text(configuration, encoding="utf-8")
    temporary = "".join(
        f"{kind}_temp_path {folder / kind};"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    main = folder / "nginx.conf"
    main.write_text(
        f"daemon off; pid {folder / 'pid'}; error_log {folder / 'error.log'};"
        f"events {{ worker_connections 4096; }}"
        f"http {{ access_log off; {temporary} include {folder / 'site.conf'}; }}",
        encoding="utf-8",
    )
    command = [program("nginx"), "-e", str(folder / "error.log"), "-c", str(main)]
    process = subprocess.Popen(command, cwd=folder)
    try:
        for _ in range(400):
            if is_open(port) or process.poll() is not None:
                break
            time.sleep(0.02)
        log = folder / "error.log"
        assert process.poll() is None, log.read_text() if log.exists() else "it did not start"
        yield
    finally:
        process.terminate()
        process.wait()
