"""`hexholm edit`: whatever holds a position opens the editor; all else is refused in one line."""

import json
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

import hexholm
from hexholm import links
from hexholm.cli import main
from hexholm.position.cases import unpack_draft
from hexholm.position.editing import written
from hexholm.table import serve

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the browser is sent to; nothing is served."""
    paths: list[str] = []
    monkeypatch.setattr(serve, "serve", lambda **given: paths.append(given["path"]))
    return paths


def a_game() -> hexholm.Game:
    game = hexholm.new_game(preset="first-game", seed=1)
    for _ in range(6):
        game.play(game.legal_actions()[0])
    return game


def good(kind: str) -> Any:
    game = a_game()
    return {
        "save": game.to_dict(),
        "record": game.record(),
        "position": written(game),
        "case": {"format": "hexholm-case", "version": 1, "note": "", "position": written(game)},
        "puzzle": {"name": "own", "position": game.text()},
        "text": game.text(),
        "link": links.pack(game),
        "address": f"https://example.org/shelf#{links.pack(game)}",
    }[kind]


@pytest.mark.parametrize(
    "kind", ["save", "record", "position", "case", "puzzle", "text", "link", "address"]
)
def test_files_with_a_position(kind: str, tmp_path: Path, opened: list[str]) -> None:
    file, held = tmp_path / "file", good(kind)
    file.write_text(held if isinstance(held, str) else json.dumps(held), encoding="utf-8")
    assert main(["edit", str(file)]) == 0
    assert opened == [f"/position#{a_game().text()}"]


def test_a_position_text_itself_and_a_step_of_a_game(tmp_path: Path, opened: list[str]) -> None:
    assert main(["edit", a_game().text()]) == 0
    assert main(["edit", f"https://example.org/position#{quote(a_game().text())}"]) == 0
    file = tmp_path / "game.json"
    file.write_text(json.dumps(a_game().to_dict()), encoding="utf-8")
    assert main(["edit", str(file), "--to", "2"]) == 0
    assert opened == [f"/position#{game.text()}" for game in (a_game(), a_game(), a_game().at(2))]


def test_a_case_that_cannot_be_is_opened_with_its_problems(
    tmp_path: Path, opened: list[str], capsys: Capture
) -> None:
    data = written(a_game())
    data["players"][1]["settlements"] = ["d4"]
    case = {"format": "hexholm-case", "version": 1, "note": "See there", "position": data}
    file = tmp_path / "case.json"
    file.write_text(json.dumps(case), encoding="utf-8")
    assert main(["edit", str(file)]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said == ["See there", "Nobody can build on d4: it’s a castle (B-3.2)"]
    assert unpack_draft(opened[0].removeprefix("/position#")) == data | {"note": "See there"}


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('{"format": "hexholm"', "isn’t JSON"),
        ('{"a": 1}', "isn’t a saved game"),
        ("[" * 9999, "isn’t JSON"),
        ("null", "JSON object"),
        ("what is this", "no position here"),
        ("", "no position here"),
        ('{"format": "hexholm-case", "version": 7, "position": {}}', "version"),
        ('{"format": "hexholm-case", "version": 1, "position": {"players": 3}}', "saved game"),
        ('{"position": "kb2:x"}', "8 or 9 fields"),
        (json.dumps(good("save") | {"players": []}), "players: the set-up has 2"),
    ],
)
def test_files_without_one(
    text: str, says: str, tmp_path: Path, opened: list[str], capsys: Capture
) -> None:
    file = tmp_path / "file.json"
    file.write_text(text, encoding="utf-8")
    assert main(["edit", str(file)]) != 0
    (said,) = capsys.readouterr().err.splitlines()
    assert says in said
    assert str(file) in said
    assert opened == []
