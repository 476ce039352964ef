"""Boards that people draw: checked, kept with a profile, played on; alike at both doors."""

import asyncio
from typing import Any

import pytest

import hexholm
from hexholm import lands
from hexholm.table.core.keepsakes import KINDS
from hexholm.table.core.making import rematch_game, with_own
from tests.table.helpers import Api, Data
from tests.table.pocket.browser import Browser, Refused

TAVERN = lands.new_section("tavern", 5, name="tavern")
SIDE = lands.new_side("3fe", 5, name="3fe")
HALF = "\n".join(["[mine]", ".GGGGGGGGG", *[".........."] * 9])
KINGDOM, WINTER = "kingdom-builder", "winter-kingdom"
FIRST = {"preset": "first-game"}


def ask(api: Api, method: str, path: str, secret: str, body: Any = None) -> Data:
    given = {"json": body} if body is not None else {}
    answer = api.client.request(
        method, path, headers={"Authorization": f"Bearer {secret}"}, **given
    )
    data: Data = answer.json()
    return data


def keep(api: Api, secret: str, board: str, text: str, game: str = KINGDOM, at: int = 1) -> Data:
    body = {"game": game, "text": text, "at": at}
    return ask(api, "PUT", f"/api/profile/kept/board/{board}", secret, body)


def profile(api: Api) -> str:
    secret: str = api.post("/api/profile", {"name": "Ada"}).json()["profile"]
    return secret


CHECKED = [
    (KINGDOM, TAVERN.text),
    (KINGDOM, HALF),
    (KINGDOM, "[mine"),
    (KINGDOM, ""),
    (KINGDOM, "tavern"),
    (WINTER, SIDE),
    (WINTER, SIDE.replace("E", ".")),
    ("chess", SIDE),
]


@pytest.mark.parametrize(("game", "text"), CHECKED)
def test_both_doors_say_the_same(api: Api, game: str, text: str) -> None:
    body = {"game": game, "text": text}
    answer = api.post("/api/boards/check", body)

    async def here() -> tuple[int, Any]:
        async with Browser().page() as page:
            try:
                return 200, await page.call("/api/boards/check", body)
            except Refused as no:
                return no.status, None

    status, told = asyncio.run(here())
    assert status == answer.status_code == (422 if game == "chess" else 200)
    assert told is None or told == answer.json()


def test_a_board_is_checked_in_words(api: Api) -> None:
    fine = api.post("/api/boards/check", {"game": KINGDOM, "text": HALF}).json()
    assert fine["text"].splitlines()[:2] == ["[mine] box=own locations= source=house", TOP]
    assert not fine["playable"]
    (empty,) = fine["problems"]
    assert (empty["text"], empty["refused"]) == ("91 hexes are still empty", True)
    bad = api.post("/api/boards/check", {"game": KINGDOM, "text": "[mine]\nGGQ"}).json()
    assert (bad["text"], bad["playable"]) == (None, False)
    assert bad["problems"][0]["text"].startswith("line 2, column 1: expected 10 lines")
    german = api.client.post(
        "/api/boards/check",
        json={"game": KINGDOM, "text": HALF},
        headers={"Accept-Language": "de"},
    ).json()
    assert german["problems"][0]["text"] == "91 Felder sind noch leer"


TOP = ". G G G G G G G G G"


def test_a_path_is_never_read(api: Api) -> None:
    for game in (KINGDOM, WINTER):
        body = {"game": game, "text": "/etc/hostname"}
        (problem,) = api.post("/api/boards/check", body).json()["problems"]
        assert problem["text"].startswith("line 1")
    made = api.client.post(
        "/api/tables",
        json={"setup": {"own": [{"text": "/etc/hostname"}]}, "seats": [{"kind": "person"}] * 2},
    )
    assert made.status_code == 422
    assert "line 1" in made.json()["error"]["text"]


def kept(api: Api, secret: str) -> list[Data]:
    found: list[Data] = ask(api, "GET", "/api/profile/kept/board", secret)["kept"]
    return found


def test_a_profile_keeps_boards(api: Api) -> None:
    ada, bob = profile(api), profile(api)
    assert kept(api, ada) == []
    assert keep(api, ada, "b1", HALF, at=2)["text"].splitlines()[1] == TOP
    keep(api, ada, "b2", SIDE, WINTER, at=1)
    assert [one["id"] for one in kept(api, ada)] == ["b2", "b1"]
    keep(api, ada, "b1", TAVERN.text, at=3)
    keep(api, ada, "b2", SIDE, WINTER)
    assert kept(api, ada)[1]["text"] == TAVERN.text
    assert kept(api, bob) == []
    assert ask(api, "DELETE", "/api/profile/kept/board/b1", ada) == {"deleted": True}
    assert len(kept(api, ada)) == 1
    for wrong in ("x", "x.y"):
        assert ask(api, "GET", "/api/profile/kept/board", wrong)["error"]["code"] == "bad-profile"


def test_what_a_profile_does_not_keep(api: Api) -> None:
    ada = profile(api)
    bad = keep(api, ada, "b1", "[mine]\nGG")["error"]
    assert bad["code"] == "bad-board"
    assert "line 2" in bad["text"]
    assert keep(api, ada, "b1", "x" * 25_000)["error"]["code"] == "bad-request"
    most = KINDS["board"].most
    for number in range(most):
        keep(api, ada, f"b{number}", HALF)
    assert keep(api, ada, "more", HALF)["error"]["code"] == "many-keepsakes"
    keep(api, ada, "b3", TAVERN.text)
    assert len(kept(api, ada)) == most


def own_rows(state: Data) -> list[str]:
    sections = state["view"]["setup"]["sections"]
    return [one["text"] for one in sections if not isinstance(one, str)]


def test_a_table_and_its_rematch_use_them(api: Api) -> None:
    own = [{"text": TAVERN.text}]
    made = api.create("person", "person", preset="first-game", own=own)
    assert own_rows(made.state()) == [TAVERN.text]
    hexes = {h["name"]: h["ground"] for h in made.state()["board"]["hexes"]}
    ours = hexholm.new_game(preset="first-game").board
    assert hexes != {ours.grid.names[h]: kind for h, kind in ours.landscape.items()}


def test_a_rematch_on_a_new_board_draws_from_them() -> None:
    game = hexholm.new_game(preset="first-game", seed=1, own=[TAVERN])
    barn = lands.new_section("barn", 5, name="barn")
    rows = {"tavern": TAVERN.rows, "barn": barn.rows}
    again = [rematch_game(game, "new", [{"text": barn.text}]) for _ in range(40)]
    drawn = [s for one in again for s in one.setup.sections]  # type: ignore[attr-defined]
    upright = {s.name: (s.turned() if s.is_turned else s).rows for s in drawn if s.name in rows}
    assert upright == rows
    (one,) = with_own([{"text": TAVERN.text}], [{"text": f"# mine\n{TAVERN.text}"}])
    assert one["text"].startswith("# mine"), "the caller's own counts more"


def test_new_sides(api: Api) -> None:
    side = api.get("/api/sides/3fe", seed=7).json()
    assert side == api.get("/api/sides/3fe", seed=7).json()
    assert side["text"] == lands.new_side("3fe", 7)
    assert api.get("/api/sides/tavern", seed=7).status_code == 404


def test_places_on_a_board_of_ones_own(api: Api) -> None:
    asked: Data = {"boxes": ["base", "caves"], "sections": ["tavern", "farm", "oracle", "oasis"]}
    ours = api.post("/api/places", asked).json()["caves"]
    own = api.post("/api/places", {**asked, "own": [{"text": TAVERN.text}]}).json()["caves"]
    assert ours[0] != own[0]
    assert ours[1:] == own[1:]


def test_the_door_in_a_browser_keeps_them_too() -> None:
    async def scene() -> None:
        async with Browser().page() as page:
            secret = (await page.call("/api/profile", {"name": "Ada"}))["profile"]
            body = {"game": KINGDOM, "text": HALF, "at": 1}
            at = "/api/profile/kept/board"
            kept = await page.call(f"{at}/b1", body, secret=secret, method="PUT")
            assert await page.call(at, secret=secret) == {"kept": [kept]}
            gone = await page.call(f"{at}/b1", secret=secret, method="DELETE")
            assert gone == {"deleted": True}
            assert await page.call(at, secret=secret) == {"kept": []}
            assert (await page.call("/api/sides/1s?seed=2"))["board"] == "F"
            text = lands.new_section("tavern", 6, name="tavern").text
            setup = {**FIRST, "own": [{"text": text}]}
            made = await page.new_table(
                {"kind": "person"}, {"kind": "bot", "level": "easy"}, setup=setup
            )
            state = await page.call(f"/api/tables/{made['table']}", secret=made["watch"])
            assert own_rows(state) == [text]

    asyncio.run(scene())
