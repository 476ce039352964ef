"""Who may import whom, what the engine may touch (docs/architecture.md), and clean tools."""

import ast
import re
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "hexholm"
SCRIPTS = Path(sysconfig.get_path("scripts"))

ENGINE = (
    *(
        "hexes",
        "planes",
        "grid",
        "chance",
        "board",
        "lands",
        "game",
        "gamekind",
        "boxes",
        "tasks",
        "packing",
        "piles",
        "reading",
        "editing",
        "fields",
        "fluent",
        "streams",
        "texts",
        "telling",
    ),
    *("restoring", "kingdom", "winter"),
)
READERS = ("board.py", "boards.py", "finding.py", "texts.py")  # what comes along, and boxes

CLOCKS_AND_WIRES = {
    *("asyncio", "datetime", "sched", "signal", "threading", "time", "uuid"),
    *("http", "multiprocessing", "secrets", "socket", "sqlite3", "subprocess", "urllib"),
}
IO_CALLS = {"breakpoint", "input", "open", "print", "sleep", "write_bytes", "write_text"}
READ_CALLS = {"read_bytes", "read_text"}


def engine_files() -> list[Path]:
    files = []
    for name in ENGINE:
        module = PACKAGE / f"{name}.py"
        files += [module] if module.exists() else sorted((PACKAGE / name).rglob("*.py"))
    return files


def imports(tree: ast.AST) -> Iterator[str]:
    """Every absolute import, by its full name: `from a.b import c` gives a.b.c."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def calls(tree: ast.AST) -> Iterator[tuple[str, ast.Call]]:
    """Every call, by its dotted name as written; `x[0].f()` gives `.f`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            match node.func:
                case ast.Name(id=name):
                    yield name, node
                case ast.Attribute(value=ast.Name(id=owner), attr=name):
                    yield f"{owner}.{name}", node
                case ast.Attribute(attr=name):
                    yield f".{name}", node


def faults(source: str, *, may_read: bool = False) -> list[str]:
    """What the engine may not do, as found in one of its files."""
    tree = ast.parse(source)
    found = []
    for name in imports(tree):
        top = name.partition(".")[0]
        if top in CLOCKS_AND_WIRES:
            found.append(f"imports {name}: the engine has no clock, network or threads")
        elif top == "hexholm":
            if name.split(".")[1:2] and name.split(".")[1] not in ENGINE:
                found.append(f"imports {name}: not a part of the engine")
        elif top not in sys.stdlib_module_names:
            found.append(f"imports {name}: not in the standard library")
    for name, call in calls(tree):
        owner, _, last = name.rpartition(".")
        if last in IO_CALLS or (last in READ_CALLS and not may_read):
            found.append(f"line {call.lineno} calls {name}: the engine does no input or output")
        elif owner == "random" and last != "Random":
            found.append(f"line {call.lineno} calls {name}: that generator is everybody's")
        elif last == "Random" and not call.args and not call.keywords:
            found.append(f"line {call.lineno} calls {name}: seeded by the clock")
    return found


@pytest.mark.parametrize("path", engine_files(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_the_engine_is_pure(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert faults(source, may_read=path.name in READERS) == []


@pytest.mark.parametrize("name", ENGINE)
def test_every_engine_module_is_there(name: str) -> None:
    assert any(path.relative_to(PACKAGE).parts[0].split(".")[0] == name for path in engine_files())


@pytest.mark.parametrize(
    "source",
    [
        "import rich",
        "from rich.table import Table",
        "def f():\n    import numpy as np",
        "import time",
        "from datetime import datetime",
        "import urllib.request",
        "import hexholm.cli",
        "from hexholm import bots",
        "from hexholm.draw import svg",
        "print('hello')",
        "open('x')",
        "import io\nio.open('x')",
        "from pathlib import Path\nPath('x').write_text('')",
        "from pathlib import Path\nPath('x').read_text()",
        "import random\nrandom.shuffle([])",
        "import random\nrandom.seed(7)",
        "import random\nrandom.Random()",
    ],
)
def test_the_purity_check_finds(source: str) -> None:
    assert len(faults(source)) == 1


@pytest.mark.parametrize(
    "source",
    [
        "from collections.abc import Iterator",
        "from hexholm.hexes import Hexset",
        "from hexholm import hexes",
        "from . import board",
        "import random\nrandom.Random(7).shuffle([])",
    ],
)
def test_the_purity_check_lets_pass(source: str) -> None:
    assert faults(source) == []


def test_every_requirement_is_pinned() -> None:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pins = [line for line in lines if line and not line.startswith("#")]
    assert [pin for pin in pins if not re.fullmatch(r"[A-Za-z0-9._-]+==[0-9][0-9a-z.]*", pin)] == []

    def plain(requirement: str) -> str:
        return re.sub(r"[-_.]+", "-", re.split(r"[^A-Za-z0-9._-]", requirement)[0]).lower()

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = [
        *project["build-system"]["requires"],
        *project["project"]["dependencies"],
        *(line for extra in project["project"]["optional-dependencies"].values() for line in extra),
    ]
    assert {plain(line) for line in wanted} - {plain(pin) for pin in pins} == set()


def test_tests_speak_of_behaviour() -> None:
    """They touch nothing private, and no assertion stands where it may never be reached."""
    found = []
    for path in sorted((ROOT / "tests").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Attribute(value=ast.Name(id="self")) | ast.Attribute(attr="_replace"):
                    pass
                case ast.Attribute(attr=name) if re.match("_[^_]", name) and name != "_exit":
                    found.append(f"{path.name}:{node.lineno}: private: {name}")
                case ast.FunctionDef() | ast.AsyncFunctionDef() if node.name.startswith("test"):
                    branches = (inner for inner in ast.walk(node) if isinstance(inner, ast.If))
                    found += [
                        f"{path.name}:{inner.lineno}: asserts under an if"
                        for branch in branches
                        for inner in ast.walk(branch)
                        if isinstance(inner, ast.Assert)
                    ]
    assert found == []


@pytest.mark.parametrize(
    "command",
    ["ruff check", "ruff format --check", "mypy --strict", "lint-imports"],
)
def test_the_tools_have_no_complaint(command: str) -> None:
    program, *arguments = command.split()
    done = subprocess.run(
        [SCRIPTS / program, *arguments],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        pytest.fail(f"{command}:\n{done.stdout}", pytrace=False)
