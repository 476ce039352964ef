"""Sentences from message ids and arguments."""

import json
import pickle
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hexholm import texts
from hexholm.texts import LANGUAGE, Message, Told, add_folder, say, speaker

CASES = json.loads((Path(__file__).parent / "texts-cases.json").read_text(encoding="utf-8"))
GAME = "test-game"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of texts of a game of its own."""
    (tmp_path / "en.ftl").write_text("\n".join(CASES["messages"]), encoding="utf-8")
    monkeypatch.setattr(texts, "FOLDERS", [])
    add_folder(tmp_path, GAME)
    yield tmp_path
    texts.read_again()


@pytest.mark.parametrize(("id_", "args", "text"), CASES["cases"])
def test_cases_shared_with_the_page(
    folder: Path, id_: str, args: dict[str, Any], text: str
) -> None:
    assert speaker("en", GAME).say(id_, **args) == text


def test_a_game_may_say_things_its_own_way(folder: Path) -> None:
    (folder / "en.ftl").write_text("list-and = { $rest } & { $last }\n", encoding="utf-8")
    texts.read_again()
    assert say("list-and", rest="a", last="b") == "a and b"
    assert say("list-and", game=GAME, rest="a", last="b") == "a & b"
    assert say("list-or", game=GAME, rest="a", last="b") == "a or b"


def test_a_language_is_a_file_and_english_where_it_is_silent(folder: Path) -> None:
    german = "location-oasis = Oase\n    .a = eine Oase\ntook = { who } nahm { $tile_a }\n"
    (folder / "de.ftl").write_text(german, encoding="utf-8")
    texts.read_again()
    assert {"de", "en"} <= set(texts.languages())
    args = {"person": "you", "name": "", "tile": "oasis"}
    assert say(Message("took", args), "de", GAME) == "You nahm eine Oase"
    token = LANGUAGE.set("de")
    assert say("location-oasis", game=GAME) == "Oase"
    assert say("plain", game=GAME) == "Nothing to fill in."
    LANGUAGE.reset(token)
    assert say("location-oasis", game=GAME) == "Oasis"


def test_a_topic_is_spoken_of_by_those_who_ask_for_it(folder: Path) -> None:
    (folder / "guide").mkdir()
    (folder / "guide" / "en.ftl").write_text("guide-oasis = About { location-oasis }.\n")
    texts.read_again()
    assert say("guide-oasis", game=GAME) == "guide-oasis"
    assert speaker("en", GAME, "guide").say("guide-oasis") == "About Oasis."
    assert speaker("de", GAME, "guide").say("guide-oasis") == "About Oasis."


def test_names(folder: Path) -> None:
    assert speaker("en", GAME).name("tile", "oasis") == "Oasis"
    assert speaker("en", GAME).name("tile", "salt-works") == "Salt works"


class Refused(Told):
    game = GAME


def test_an_error_speaks_when_it_is_shown(folder: Path) -> None:
    error = Refused("took", person="you", tile="oasis")
    assert str(error) == "You took an Oasis tile"
    assert error.message == Message("took", {"person": "you", "tile": "oasis"})
    assert str(pickle.loads(pickle.dumps(error))) == str(error)
    assert isinstance(error, ValueError)


def test_a_number_too_long_for_fluent_is_text() -> None:
    number = 10**40
    assert say("location-any", name=number) == str(number)
