"""Compile and pack the Python of the site; run inside Pyodide by pack.mjs."""

# What Pyodide itself needs to start is what it has loaded by now.
import sys

STARTED = frozenset(sys.modules)

import ast  # noqa: E402
import gzip  # noqa: E402
import io  # noqa: E402
import zipfile  # noqa: E402
from collections.abc import Callable, Iterable, Iterator  # noqa: E402
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore # noqa: E402
from importlib.util import cache_from_source, source_hash  # noqa: E402
from pathlib import Path  # noqa: E402
from types import CodeType  # noqa: E402

sys.path += ["/tools", "/src"]

from pocket import SOURCE, files  # type: ignore # noqa: E402

from hexholm.draw.sprite import art  # noqa: E402

OUT = Path("/out")

LATER = (
    *("concurrent.futures.thread", "encodings.idna", "encodings.cp437", "numbers"),
    *("ctypes._layout", "_sysconfigdata__emscripten_wasm32-emscripten"),
)
"""Modules that the standard library imports by name, or in C."""
UNUSED = (
    *("_pydatetime", "_pyrepl", "argparse", "bdb", "cmd", "difflib", "doctest"),
    *("email", "ftplib", "html", "http", "mimetypes", "multiprocessing", "netrc", "pdb"),
    *("pickletools", "plistlib", "pydoc", "runpy", "smtplib", "socketserver", "statistics"),
    *("tarfile", "tracemalloc", "unittest", "urllib.request", "xml", "xmlrpc"),
    *(f"asyncio.{part}" for part in ("proactor_events", "sslproto", "windows_events")),
    *("asyncio.windows_utils", "asyncio.__main__", "concurrent.futures.process", "ssl"),
)
"""Modules that the standard library imports for what nobody does here."""


NOWHERE, MOST = 0xF8, 8
"""In a table of lines: that up to eight instructions stand in no line (CPython's locations.md)."""


def compiled(text: bytes, name: str, change: Callable[[CodeType], CodeType] | None = None) -> bytes:
    """A module as Python keeps it, without asking whether its source has changed."""
    code = compile(text, name, "exec", dont_inherit=True, optimize=2)
    code = change(code) if change else code
    return bytes(_code_to_hash_pyc(code, source_hash(text), checked=False))


def unnumbered(code: CodeType) -> CodeType:
    """Without the numbers of lines, which only a trace of a fault in it would tell."""
    consts = [unnumbered(one) if isinstance(one, CodeType) else one for one in code.co_consts]
    whole, rest = divmod(len(code.co_code) // 2, MOST)
    lines = [NOWHERE + MOST - 1] * whole + [NOWHERE + rest - 1] * bool(rest)
    return code.replace(co_consts=tuple(consts), co_linetable=bytes(lines))


def imported(text: bytes, package: str) -> Iterator[str]:
    """What a module imports, at once or later."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.rsplit(".", node.level - 1)[0] if node.level else ""
            base = ".".join(filter(None, (above, node.module)))
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)


def standard(wanted: set[str]) -> Iterator[tuple[str, bytes]]:
    """The files of the standard library that these modules are, or import."""
    with zipfile.ZipFile("/stdlib.zip") as packed:
        files = {}
        for file in packed.namelist():
            if file.endswith(".py"):
                files[file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")] = file
        found: set[str] = set()
        unused = tuple(name for name in UNUSED if not any(_is_in(one, name) for one in wanted))
        while wanted:
            module = wanted.pop()
            if "." in module:
                wanted |= {module.rpartition(".")[0]} - found
            if module in found or module not in files:
                continue
            found.add(module)
            is_package = files[module].endswith("/__init__.py")
            package = module if is_package else module.rpartition(".")[0]
            text = packed.read(files[module])
            others = set(imported(text, package)) - found
            wanted |= {name for name in others if not any(_is_in(name, one) for one in unused)}
        for module in sorted(found):
            file = files[module]
            yield f"{file}c", compiled(packed.read(file), file, unnumbered)


def _is_in(name: str, module: str) -> bool:
    return f"{name}.".startswith(f"{module}.")


def _kind(path: Path) -> tuple[str, str]:
    """Texts of a language and compiled files have much in common with each other."""
    return path.suffix, path.stem if path.suffix == ".ftl" else ""


def ours() -> Iterator[tuple[str, bytes]]:
    """The files of hexholm; the sources are empty, since what is compiled is believed."""
    for path in sorted(files(), key=_kind):
        name, data = path.relative_to(SOURCE).as_posix(), path.read_bytes()
        if path.suffix == ".py":
            yield cache_from_source(name), compiled(data, name)
            data = b""
        yield name, data


def pack(files: Iterable[tuple[str, bytes]], target: Path) -> None:
    """Compressed as a whole, which takes less than file by file; the same files give the same."""
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_STORED) as packed:
        for name, data in files:
            packed.writestr(zipfile.ZipInfo(name), data)
    target.write_bytes(gzip.compress(whole.getvalue(), 9, mtime=0))


OUT.mkdir()
pack(ours(), OUT / "hexholm.pack")
texts = [path.read_bytes() for path in files() if path.suffix == ".py"]
needed = {name for text in texts for name in imported(text, "hexholm")}
pack(standard({*STARTED, *LATER, *needed}), OUT / "python.pack")
(OUT / "art.svg").write_text(art(), encoding="utf-8")
