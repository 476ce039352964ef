"""Write the Python of the static site: one zip of what the table in a browser needs.

    python tools/pocket.py FILE

It holds the engine, the bots, what advises and teaches, and the table's core with its door in a
browser; nothing of a server, of the command line or of contests between bots.
"""

import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "src"
LEFT_OUT = (
    *("__main__.py", "arena", "cli", "puzzles/making.py", "puzzles/mining.py"),
    *(f"table/{part}" for part in ("bus", "care", "couriers", "http", "page", "serve.py")),
    *(f"table/{part}" for part in ("logs.py", "server.py", "settings.py", "workers.py")),
    *("table/collecting.py", "table/thinkers/processes.py", "table/thinkers/worker.py"),
)
"""Folders and files that a browser has no use for."""
KINDS = (".ftl", ".json", ".jsonl", ".py", ".svg", ".toml", ".txt", "wasm32.so")


def files() -> Iterator[Path]:
    """The files that go in."""
    home = SOURCE / "hexholm"
    for path in sorted(home.rglob("*")):
        name = path.relative_to(home).as_posix()
        if path.name.endswith(KINDS) and not any(
            f"{name}/".startswith(f"{one}/") for one in LEFT_OUT
        ):
            yield path


def write(target: Path) -> None:
    """Write the zip: the same files give the same bytes."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in files():
            name = path.relative_to(SOURCE).as_posix()
            packed.writestr(zipfile.ZipInfo(name), path.read_bytes(), zipfile.ZIP_DEFLATED)


if __name__ == "__main__":
    write(Path(sys.argv[1]))
