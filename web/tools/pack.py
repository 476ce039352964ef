"""Compile and pack the Python of the site; run inside Pyodide by pack.mjs."""

# What Pyodide itself needs to start is what it has loaded by now.
import sys

STARTED = frozenset(sys.modules)

import ast  # noqa: E402
import gzip  # noqa: E402
import io  # noqa: E402
import zipfile  # noqa: E402
from collections.abc import Iterator  # noqa: E402
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore # noqa: E402
from importlib.util import source_hash  # noqa: E402
from pathlib import Path  # noqa: E402

SOURCE = Path("/src")
OUT = Path("/out")

SERVER = (
    *("arena", "cli", "__main__.py"),
    *(f"table/{name}" for name in ("care", "couriers", "http", "page", "site", "storage/migrations")),
    *(f"table/{name}.py" for name in ("logs", "serve", "server", "workers")),
    *(f"table/storage/{name}.py" for name in ("database", "migrate", "postgres", "schema", "sql")),
)
"""What only a server or a terminal needs of hexholm."""
LATER = ("concurrent.futures.thread", "encodings.idna", "encodings.cp437")
"""Modules that the standard library imports by name."""

UNUSED = ("_pyrepl", "bdb", "cmd", "doctest", "pdb", "unittest", "xml")
"""Modules that the standard library imports for programmers."""


def compiled(text: bytes, name: str) -> bytes:
    """A module as Python keeps it, without asking whether its source has changed."""
    code = compile(text, name, "exec", dont_inherit=True, optimize=2)
    return bytes(_code_to_hash_pyc(code, source_hash(text), checked=False))


def ours() -> Iterator[tuple[str, bytes]]:
    """The files of hexholm."""
    for file in sorted((SOURCE / "hexholm").rglob("*")):
        name = file.relative_to(SOURCE / "hexholm").as_posix()
        if not file.is_file() or "__pycache__" in file.parts:
            continue
        if any(name == other or name.startswith(f"{other}/") for other in SERVER):
            continue
        if file.suffix in (".c", ".h", ".dylib", ".dll") or file.name == ".stamp":
            continue
        if file.suffix == ".so" and "emscripten" not in name:
            continue
        yield f"hexholm/{name}", file.read_bytes()


def imported(text: bytes, package: str, *, lazily: bool) -> Iterator[str]:
    """What a module imports; what it does so inside functions only if that is wanted."""
    waiting: list[ast.AST] = [ast.parse(text)]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.rsplit(".", node.level - 1)[0] if node.level else ""
            base = ".".join(filter(None, (above, node.module)))
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)
        elif lazily or not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            waiting += ast.iter_child_nodes(node)


def standard(wanted: set[str]) -> Iterator[tuple[str, bytes]]:
    """The files of the standard library that these modules are, or import."""
    with zipfile.ZipFile("/stdlib.zip") as packed:
        files = {}
        for file in packed.namelist():
            if file.endswith(".py"):
                files[file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")] = file
        found: set[str] = set()
        while wanted:
            module = wanted.pop()
            if "." in module:
                wanted |= {module.rpartition(".")[0]} - found
            if module in found or module not in files or module.split(".")[0] in UNUSED:
                continue
            found.add(module)
            is_package = files[module].endswith("/__init__.py")
            package = module if is_package else module.rpartition(".")[0]
            text = packed.read(files[module])
            wanted |= set(imported(text, package, lazily=False)) - found
        for module in sorted(found):
            yield files[module], packed.read(files[module])


def pack(files: Iterator[tuple[str, bytes]], target: Path) -> None:
    """Compressed as a whole, which takes less than file by file; the same files give the same."""
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_STORED) as packed:
        for name, data in files:
            if name.endswith(".py"):
                name, data = f"{name}c", compiled(data, name)
            packed.writestr(zipfile.ZipInfo(name), data)
    target.write_bytes(gzip.compress(whole.getvalue(), 9, mtime=0))


OUT.mkdir()
hexholm = dict(ours())
texts = [text for name, text in hexholm.items() if name.endswith(".py")]
pack(iter(hexholm.items()), OUT / "hexholm.pack")
needed = {name for text in texts for name in imported(text, "hexholm", lazily=True)}
pack(standard({*STARTED, *LATER, *needed}), OUT / "python.pack")
sys.path.insert(0, str(SOURCE))
from hexholm.draw.sprite import art  # noqa: E402

(OUT / "art.svg").write_text(art(), encoding="utf-8")
