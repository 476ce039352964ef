"""Finding boxes: in the folders of `hexholm.kingdom.boxes`, in installed packages, anywhere else.

A box is a folder with a module ``rules`` that declares ``BOX``, its sections as text files in the
folder ``sections``, and its texts in ``en.ftl``. A package offers one by the entry point
``hexholm.boxes``; a folder is named to `add_box`, or in the environment variable HEXHOLM_BOXES.
"""

import os
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.machinery import ModuleSpec
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Final
from warnings import warn

from hexholm.board import Section, SectionError, read_sections
from hexholm.kingdom import boxes, registry
from hexholm.kingdom.kinds import Box
from hexholm.kingdom.registry import BoxError
from hexholm.texts import add_folder, say

GAME: Final = "kingdom-builder"
GROUP: Final = "hexholm.boxes"
FOLDERS: Final = "HEXHOLM_BOXES"
_PREFIX: Final = "hexholm_box_"


def add_box(source: str | Path | ModuleType) -> Box:
    """Add a box to those that can be played: a folder, or a package or its name.

    The folder is laid out like those of the boxes that come with hexholm: ``rules.py`` declares
    ``BOX``, and the text files in ``sections`` are its sections. Adding the same folder again
    changes nothing. A faulty box raises `BoxError`, and nothing is added. Processes that are
    started later know the box too.
    """
    package = source if isinstance(source, ModuleType) else _package(source)
    box = _add(package)
    named = _named()
    if (name := _told(package)) not in named:
        os.environ[FOLDERS] = os.pathsep.join([*named, name])
    return box


def _add(package: ModuleType) -> Box:
    for name, other in PACKAGES.items():
        if _folder(other) == _folder(package):
            return registry.BOXES[name]
    box, sections = _read(package)
    registry.add((box, sections))
    PACKAGES[box.name] = package
    add_folder(Path(str(_folder(package))), GAME)
    return registry.BOXES[box.name]


PACKAGES: Final[dict[str, ModuleType]] = {}
"""The package of each box, by the name of the box."""


def box_folders() -> dict[str, Traversable]:
    """The folder of each box, in their order."""
    return {name: _folder(PACKAGES[name]) for name in registry.BOXES}


def _package(source: str | Path) -> ModuleType:
    if isinstance(source, str) and all(map(str.isidentifier, source.split("."))):
        try:
            return import_module(source)
        except ModuleNotFoundError as error:
            if not Path(source).is_dir():
                raise BoxError("box-unfound", name=str(source), why=str(error)) from None
    folder = Path(source).resolve()
    if not (folder / "rules.py").is_file():
        raise BoxError("box-no-rules", name=str(source))
    name = _PREFIX + "".join(c if c.isalnum() else f"_{ord(c):x}_" for c in str(folder))
    if name in sys.modules:
        return sys.modules[name]
    init = folder / "__init__.py"
    spec = spec_from_file_location(name, init) if init.is_file() else ModuleSpec(name, None)
    assert spec
    spec.submodule_search_locations = [str(folder)]
    package = module_from_spec(spec)
    sys.modules[name] = package
    if spec.loader:
        spec.loader.exec_module(package)
    return package


def _read(package: ModuleType) -> tuple[Any, list[Section]]:
    name = package.__name__
    try:
        rules = import_module(f"{name}.rules")
    except Exception as error:
        where = getattr(package, "__path__", [name])
        told = f"{type(error).__name__}: {error}"
        raise BoxError("box-unloaded", name=str(next(iter(where))), why=told) from error
    if not hasattr(rules, "BOX"):
        raise BoxError("box-no-box", name=str(rules.__file__))
    try:
        return rules.BOX, read_sections(_folder(package) / "sections")
    except SectionError as error:
        known_as = getattr(rules.BOX, "name", name)
        raise BoxError("box-bad-section", name=known_as, why=str(error)) from None


def _folder(package: ModuleType) -> Traversable:
    """Where a package lies, with ``__init__.py`` or without."""
    return files(package) if package.__file__ else Path(next(iter(package.__path__)))


def _shipped() -> Iterator[ModuleType]:
    for folder in sorted(files(boxes).iterdir(), key=lambda folder: folder.name):
        if (folder / "rules.py").is_file():
            yield import_module(f"{boxes.__name__}.{folder.name}")


def _named() -> list[str]:
    return list(filter(None, os.environ.get(FOLDERS, "").split(os.pathsep)))


def _told(package: ModuleType) -> str:
    """How another process finds it: a folder, or the name of a package that is installed."""
    return str(_folder(package)) if package.__name__.startswith(_PREFIX) else package.__name__


def _others() -> Iterator[str]:
    """Folders that the environment names, and packages that are installed."""
    yield from _named()
    if any(_is_offered(Path(place)) for place in sys.path):
        from importlib.metadata import entry_points  # it takes as long as all of hexholm

        yield from (point.value for point in entry_points(group=GROUP))


def _is_offered(place: Path) -> bool:
    """Whether a package that is installed in a folder may offer a box."""
    lists = place.glob("*.*-info/entry_points.txt") if place.is_dir() else ()
    return any(f"[{GROUP}]" in one.read_text(encoding="utf-8") for one in lists)


def find_boxes() -> None:
    """Add every box that can be found; a faulty installed one is left out."""
    shipped = list(_shipped())
    registry.add(*map(_read, shipped))
    registry.SHIPPED.update(registry.BOXES)
    PACKAGES.update({_name(package): package for package in shipped})
    for source in _others():
        try:
            _add(_package(source))
        except BoxError as error:
            warn(say("box-left-out", why=str(error)), stacklevel=2)


def _name(package: ModuleType) -> str:
    return str(sys.modules[f"{package.__name__}.rules"].BOX.name)
