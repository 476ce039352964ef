"""Set-ups for the real table at both doors: a server, and a table inside a browser (issue 23)."""

import asyncio
from typing import Any

import pytest

from hexholm import shelf
from hexholm.kingdom.registry import SECTIONS
from hexholm.table.core.keepsakes import KINDS
from tests.table.helpers import Api
from tests.table.pocket.browser import Browser, Page, Refused

BOXES = ["base", "nomads", "crossroads", "marshlands", "harvest", "capitol", "caves", "island"]
WISHES = {"never": ["lords"], "always": ["farm"], "at_least": {"nomads": 2}, "balanced": True}
BODIES: list[dict[str, Any]] = [
    {"game": "kingdom-builder", "players": 3, "seed": 1, "boxes": BOXES, "wishes": WISHES},
    {"game": "winter-kingdom", "players": 4, "seed": 2, "names": ["A", "B", "C", "D"]},
    {"game": "kingdom-builder", "players": 2, "seed": 3, "boxes": ["nomads"]},
    {"game": "kingdom-builder", "players": 5, "seed": 3, "boxes": BOXES, "had": ["1nothing"]},
    {"game": "winter-kingdom", "players": 5, "seed": 2},
    {"game": "chess", "players": 2, "seed": 2},
    {"game": "kingdom-builder", "players": 9, "seed": 3},
    {"game": "kingdom-builder", "players": 2, "seed": 3, "wishes": {"nevr": []}},
]
MALFORMED = {7: "players", 8: "wishes.nevr"}


def test_both_doors_draw_the_same(api: Api) -> None:
    """What a server answers, a page without one answers too, refusals included."""

    async def answer(page: Page, path: str, body: Any = None) -> tuple[int, Any]:
        try:
            return 200, await page.call(path, body)
        except Refused as no:
            return no.status, no.data

    async def pocket() -> list[Any]:
        async with Browser().page() as page:
            told = [await answer(page, "/api/shelf")]
            for body in BODIES:
                told.append(await answer(page, "/api/shelf/draw", body))
            told.append(await answer(page, "/api/shelf/open", {"link": told[1][1]["link"]}))
            told.append(await answer(page, "/api/shelf/open", {"link": "1nonsense"}))
            return told

    here = asyncio.run(pocket())
    drawn = [api.post("/api/shelf/draw", body) for body in BODIES]
    opened = [api.post("/api/shelf/open", {"link": drawn[0].json()["link"]})]
    opened.append(api.post("/api/shelf/open", {"link": "1nonsense"}))
    there = [(one.status_code, one.json()) for one in (api.get("/api/shelf"), *drawn, *opened)]
    for place, about in MALFORMED.items():  # a framework has its own words for these
        words = [one[place][1]["error"].pop("text") for one in (here, there)]
        assert all(text.startswith(about) for text in words)
    assert here == there
    refused = [place for place, (status, _) in enumerate(there) if status == 422]
    assert refused == [3, 5, 6, *MALFORMED, 10]
    assert there[-2][1] == {**there[1][1], "missed": []}
    assert "without the Base game" in there[3][1]["error"]["text"]


def test_a_hundred_draws_hold_every_wish(api: Api) -> None:
    had: list[str] = []
    for seed in range(100):
        body = {**BODIES[0], "seed": seed, "had": had[:3]}
        body["wishes"] = {**WISHES, "balanced": seed % 10 == 0, "fresh": 3}
        told = api.post("/api/shelf/draw", body)
        assert told.status_code == 200, told.text
        found = told.json()
        now = shelf.contents(shelf.opened(found["link"]).game)
        assert "lords" not in now["cards"]
        assert "farm" in now["sections"]
        assert len({"quarry", "caravan", "village", "garden"} & set(now["sections"])) >= 2
        for link in had[:3]:
            before = shelf.contents(shelf.opened(link).game)
            assert not set(before["cards"]) & set(now["cards"])
        had.insert(0, found["link"])


def test_all_boards_that_a_profile_keeps_can_be_drawn_and_played(api: Api) -> None:
    text = SECTIONS["farm"].text
    own = [text.replace("[farm]", f"[mine-{n}]") for n in range(KINDS["board"].most)]
    told = api.post("/api/shelf/draw", {**BODIES[2], "boxes": ["base"], "own": own})
    assert told.status_code == 200, told.text
    setup = {"own": [{"text": one} for one in own]}
    table = {"seats": [{"kind": "person"}, {"kind": "bot"}], "setup": setup}
    assert api.post("/api/tables", table).status_code == 201


@pytest.mark.parametrize("body", BODIES[:2])
def test_what_was_drawn_can_be_played_here(api: Api, body: dict[str, Any]) -> None:
    found = api.post("/api/shelf/draw", body).json()
    seats = [{"kind": "person", "name": name or "X"} for name in found["names"] or "XYZ"]
    made = api.post("/api/tables", {"game": found["game"], "seats": seats, "setup": found["setup"]})
    assert made.status_code == 201, made.text
    secret = made.json()["seats"][0]["secret"]
    at = f"/api/tables/{made.json()['table']}"
    setup = api.get(at, secret).json()["view"]["setup"]
    assert {key: setup[key] for key in found["setup"]} == found["setup"]
