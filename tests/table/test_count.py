"""Counting a finished game at both doors: the server and the table in a browser answer the same."""

import asyncio
from typing import Any

import pytest

from tests.table.helpers import Api
from tests.table.pocket.browser import Browser, Refused

FIRST = {
    "sections": ["tavern", "paddock", "oasis", "farm"],
    "cards": ["hermits", "lords", "miners"],
}


def seat(**pieces: str) -> dict[str, Any]:
    return {"pieces": {key: hexes.split() for key, hexes in pieces.items()}, "numbers": {}}


def in_pocket(body: Any, language: str = "en") -> Any:
    async def ask() -> Any:
        async with Browser().page() as page:
            try:
                return await page.call("/api/count", body, language=language)
            except Refused as no:
                return no.data

    return asyncio.run(ask())


def test_both_doors_count_alike(api: Api) -> None:
    """Scores, hexes and mistakes; the mistakes in the language that is asked for."""
    seats = [seat(settlements="a1 b1 f1"), seat(settlements="b1 c3")]
    body = {"game": "kingdom-builder", "setup": FIRST, "seats": seats}
    answer = api.post("/api/count", body).json()
    assert answer == in_pocket(body)
    assert [one["text"] for one in answer["problems"] if one["wrong"]] == ["Two pieces on b1"]
    view = answer["state"]["view"]
    assert (view["over"], [score["hermits"] for score in view["scores"]]) == (True, [2, 1])
    assert answer["left"] == [{"settlements": 37}, {"settlements": 39}]
    assert {"kind": "settlement", "art": "house", "seat": 1, "at": ["c3"]} in answer["state"][
        "picture"
    ]["pieces"]
    assert in_pocket(body, "de")["problems"][0]["text"] == "Zwei Figuren auf b1"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"seats": [seat(settlements="z9"), seat()]}, "bad-count"),
        ({"seats": [seat(warriors="a1"), seat()]}, "bad-count"),
        ({"setup": {"cards": ["lords"]}}, "bad-setup"),
        ({"game": "chess"}, "bad-setup"),
        ({"seats": [seat()]}, "bad-request"),
    ],
)
def test_nonsense_is_refused_alike(api: Api, change: Any, code: str) -> None:
    body = {"game": "kingdom-builder", "setup": FIRST, "seats": [seat(), seat()]} | change
    answer = api.post("/api/count", body)
    assert answer.status_code == 422
    assert answer.json()["error"]["code"] == code
    assert in_pocket(body)["error"]["code"] == code


def test_winter_kingdom(api: Api) -> None:
    setup = {"cards": ["knights", "scouts", "miners"], "twist": "none", "seed": 4}
    seats = [seat(houses="k4"), {"pieces": {"forts": ["k5"]}, "numbers": {"coins": 3}}]
    body = {"game": "winter-kingdom", "setup": setup, "seats": seats}
    answer = api.post("/api/count", body).json()
    assert answer == in_pocket(body)
    assert [thing["key"] for thing in answer["things"]] == ["houses", "forts", "coins"]
    assert answer["missing"] == ["boards", "direction"]
