"""Which files of hexholm the static site has: what the table in a browser needs.

The engine, the bots, what advises and teaches, and the table's core with its door in a browser;
nothing of a server, of the command line, of print or of contests between bots. web/tools/pack.py
packs them.
"""

from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "src"
LEFT_OUT = (
    *("__main__.py", "arena", "cli", "puzzles/making.py", "puzzles/mining.py", "table", "train"),
    *(f"draw/{part}" for part in ("chart.py", "panel.py", "pdf", "qr.py", "sheet.py", "terminal")),
    *(f"draw/winter/{part}.py" for part in ("panel", "terminal")),
)
"""Folders and files that a browser has no use for,"""
KEPT = (
    *(f"table/{part}" for part in ("__init__.py", "clock.py", "core", "pocket")),
    *(f"table/{language}.ftl" for language in ("de", "en", "es", "nl")),
    *(f"table/protocol/{part}.py" for part in ("__init__", "statuses")),
    *(f"table/storage/{part}.py" for part in ("__init__", "keyed", "keyed_people", "store")),
    *(f"table/thinkers/{part}.py" for part in ("__init__", "answering")),
)
"""but for these."""
KINDS = (".ftl", ".json", ".jsonl", ".py", ".svg", ".toml", ".txt", ".weights", "wasm32.so")


def files() -> Iterator[Path]:
    """The files of the site."""
    home = SOURCE / "hexholm"
    for path in sorted(home.rglob("*")):
        name = path.relative_to(home).as_posix()
        if path.name.endswith(KINDS) and (_is_in(name, KEPT) or not _is_in(name, LEFT_OUT)):
            yield path


def _is_in(name: str, some: tuple[str, ...]) -> bool:
    return any(f"{name}/".startswith(f"{one}/") for one in some)
