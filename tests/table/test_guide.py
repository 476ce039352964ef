"""The rules at hand over HTTP."""

import xml.etree.ElementTree as ET
from concurrent.futures import ThreadPoolExecutor

import pytest

from hexholm.library import GAMES
from hexholm.texts import languages
from tests.table.helpers import Api


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_the_guide_in_a_language(api: Api, game: str, language: str) -> None:
    answer = api.get(f"/api/guide/{game}", language=language)
    assert answer.status_code == 200
    said = answer.json()
    names = {entry["name"] for entry in said["entries"]}
    assert len(names) > 50
    assert {*said["things"].values(), *said["rules"].values()} <= names
    assert {entry["group"] for entry in said["entries"]} <= said["groups"].keys()


def test_many_ask_at_once(api: Api) -> None:
    """The pictures are drawn in several threads, and all of them speak."""
    entries = api.get("/api/guide/winter-kingdom").json()["entries"]
    names = [entry["name"] for entry in entries if entry["picture"]]
    paths = [f"/api/guide/winter-kingdom/{name}.svg" for name in names[:30]]
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(api.client.get, paths))
    assert {answer.status_code for answer in answers} == {200}


def test_an_unknown_language_is_english(api: Api) -> None:
    english, other = (
        api.get("/api/guide/kingdom-builder", language=language).json()
        for language in ("en", "tlh")
    )
    assert english == other
    assert english["things"]["card-lords"] == english["rules"]["K-lords"] == "lords"


def test_a_picture_can_be_kept_for_a_while(api: Api) -> None:
    answer = api.get("/api/guide/kingdom-builder/oracle.svg")
    assert answer.status_code == 200
    assert answer.headers["Content-Type"] == "image/svg+xml"
    assert answer.headers["Cache-Control"] == "public, max-age=3600"
    assert ET.fromstring(answer.text).tag.endswith("svg")
    assert api.get("/api/guide/kingdom-builder/location-oracle.svg").text == answer.text


@pytest.mark.parametrize(
    ("path", "language", "status"),
    [
        ("chess", "en", 422),
        ("chess/oracle.svg", "en", 422),
        ("kingdom-builder/nothing.svg", "en", 404),
        ("kingdom-builder", "x" * 17, 422),
    ],
)
def test_what_there_is_not(api: Api, path: str, language: str, status: int) -> None:
    assert api.get(f"/api/guide/{path}", language=language).status_code == status
