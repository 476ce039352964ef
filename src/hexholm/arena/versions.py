"""Finding another version of hexholm: a folder, a wheel, an environment or a revision of git."""

import hashlib
import io
import os
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

import hexholm
from hexholm.game import SetupError

PACKAGE: Final = Path("hexholm", "__init__.py")
PYTHONS: Final = (Path("bin", "python"), Path("Scripts", "python.exe"))
NEEDED: Final = ("src", "tools")
"""What is taken of a revision, as far as it has it."""


class Version(NamedTuple):
    """How to run it."""

    python: str
    folder: Path | None
    """Where its package is; None: the Python has it."""


@cache
def find_version(where: str) -> Version:
    """The version at a place; `SetupError` if there is none.

    A place is a checkout, or any other folder with the package in it; a wheel; a virtual
    environment in which it is installed; or a revision of the checkout that runs.
    """
    path = Path(where).expanduser().absolute()
    if path.suffix == ".whl" and path.is_file():
        return Version(sys.executable, _unpacked(path))
    for folder in (path / "src", path):
        if (folder / PACKAGE).is_file():
            return Version(_python(path / ".venv") or sys.executable, folder)
    if python := _python(path):
        return Version(python, None)
    if commit := _commit(where):
        folder = _checked_out(commit)
        if (folder / PACKAGE).is_file():
            return Version(sys.executable, folder)
    raise SetupError("version-none", where=where)


def _python(folder: Path) -> str | None:
    found = (folder / python for python in PYTHONS)
    return next((str(python) for python in found if python.is_file()), None)


def _unpacked(wheel: Path) -> Path:
    data = wheel.read_bytes()

    def unpack(folder: Path) -> None:
        with zipfile.ZipFile(io.BytesIO(data)) as packed:
            packed.extractall(folder)

    folder = _kept(hashlib.sha256(data).hexdigest()[:16], unpack)
    if not (folder / PACKAGE).is_file():
        raise SetupError("version-none", where=str(wheel))
    return folder


def _checked_out(commit: str) -> Path:
    def check_out(folder: Path) -> None:
        there = _git("ls-tree", "--name-only", commit, *NEEDED).decode().split()
        if not there:
            return
        packed = _git("archive", commit, *there)
        with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
            archive.extractall(folder, filter="data")
        compile_ = [sys.executable, str(folder / "tools" / "compile")]
        subprocess.run(compile_, capture_output=True, check=False)  # it can do without

    return _kept(commit, check_out) / "src"


def _commit(revision: str) -> str | None:
    try:
        return _git("rev-parse", "--verify", "--quiet", f"{revision}^{{commit}}").decode().strip()
    except (OSError, subprocess.CalledProcessError):
        return None


def _git(*words: str) -> bytes:
    here = Path(hexholm.__file__).parents[2]
    command = ["git", "-C", str(here), *words]
    return subprocess.run(command, capture_output=True, check=True).stdout


def _kept(key: str, fill: Callable[[Path], None]) -> Path:
    """A folder of the user's cache, filled once."""
    home = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA")
    cache_ = (Path(home) if home else Path.home() / ".cache") / "hexholm" / "versions"
    folder = cache_ / key
    if folder.is_dir():
        return folder
    cache_.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=cache_) as part:
        whole = Path(part, key)
        whole.mkdir()
        fill(whole)
        try:
            whole.rename(folder)
        except OSError:
            if not folder.is_dir():  # else another process was faster
                raise
    return folder
