"""`hexholm site`: the whole game as a folder of static files."""

import shutil
from pathlib import Path
from typing import Annotated, Final

import typer

from hexholm.cli import Mistake
from hexholm.cli.usage import metavar
from hexholm.texts import say

Folder = Annotated[Path, typer.Argument(metavar=metavar("DIR"), help=say("flag-site-folder"))]

START: Final = "index.html"
OURS: Final = "<title>hexholm</title>"
"""What the first page of a site says, so that no other is replaced by mistake."""


def site(folder: Folder) -> None:
    """Write the site into a folder, in place of an older one."""
    from hexholm.table.settings import SITE

    if not (SITE / START).exists():
        raise Mistake("site-not-built")
    if (folder / START).exists() and OURS not in (folder / START).read_text(errors="replace"):
        raise Mistake("site-other", file=str(folder / START))
    files = _written(SITE, folder)
    size = sum(file.stat().st_size for file in files)
    print(say("site-written", folder=str(folder), n=len(files), mb=round(size / 1e6, 1)))
    print(say("site-try", command=f"python3 -m http.server --directory {folder}"))


def _written(site: Path, folder: Path) -> list[Path]:
    """Every file of the site, where it lies now.

    The folder may be served meanwhile: its first page is replaced when all else is there, and only
    then what an older site had besides is removed. Whatever isn't the site's stays.
    """
    parts = sorted(site.iterdir(), key=lambda part: part.name == START)
    kept = set()
    for part in parts:
        if part.is_dir():
            shutil.copytree(part, folder / part.name, dirs_exist_ok=True)
        else:
            folder.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(part, folder / part.name)
        found = [part, *part.rglob("*")]
        kept |= {folder / one.relative_to(site) for one in found if one.is_file()}
    for part in parts:
        for old in (folder / part.name).rglob("*"):
            if old.is_file() and old not in kept:
                old.unlink()
    return sorted(kept)
