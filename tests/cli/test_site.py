"""`hexholm site` writes the folder that a static host serves, and spoils nothing there."""

from pathlib import Path

import pytest

from hexholm.cli import main
from hexholm.table import settings

Capture = pytest.CaptureFixture[str]
START = "<!doctype html><title>hexholm</title>"


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The files of a site, as `make site` leaves them."""
    folder = tmp_path / "built"
    monkeypatch.setattr(settings, "SITE", folder)
    fill(folder, {"index.html": START, "worker.js": "", "assets/index-2.js": "new"})
    return folder


def fill(folder: Path, texts: dict[str, str]) -> None:
    for name, text in texts.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)


def texts(folder: Path) -> dict[str, str]:
    files = [file for file in folder.rglob("*") if file.is_file()]
    return {str(file.relative_to(folder)): file.read_text() for file in files}


def test_a_folder_is_made(built: Path, tmp_path: Path, capsys: Capture) -> None:
    folder = tmp_path / "a" / "b"
    assert main(["site", str(folder)]) == 0
    assert texts(folder) == texts(built)
    out = capsys.readouterr().out
    assert f"The site is in {folder}: 3 files" in out
    assert f"python3 -m http.server --directory {folder}" in out


def test_an_older_site_is_replaced_and_nothing_else(built: Path, tmp_path: Path) -> None:
    folder, others = tmp_path / "site", {"CNAME": "games.example.org", ".git/config": "[core]"}
    older = {"index.html": f"{START}old", "assets/index-1.js": "old", "assets/fonts/old.woff2": ""}
    fill(folder, others | older)
    assert main(["site", str(folder)]) == 0
    assert texts(folder) == texts(built) | others


@pytest.mark.usefixtures("built")
def test_another_site_stays_as_it_is(tmp_path: Path, capsys: Capture) -> None:
    folder = tmp_path / "site"
    fill(folder, {"index.html": "<title>my flowers</title>"})
    assert main(["site", str(folder)]) == 2
    assert texts(folder) == {"index.html": "<title>my flowers</title>"}
    error = capsys.readouterr().err
    assert (
        error
        == f"hexholm: {folder / 'index.html'} belongs to another site; choose another folder\n"
    )


def test_without_its_files_it_says_where_they_come_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setattr(settings, "SITE", tmp_path / "none")
    assert main(["site", str(tmp_path / "site")]) == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert "make site" in error
    assert not (tmp_path / "site").exists()


@pytest.mark.usefixtures("built")
def test_a_file_in_its_place_is_a_mistake(tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / "taken").write_text("")
    assert main(["site", str(tmp_path / "taken")]) == 2
    assert str(tmp_path / "taken") in capsys.readouterr().err
