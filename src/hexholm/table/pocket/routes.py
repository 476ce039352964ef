"""What the page can ask for: each request, and the part of the core that answers it."""

import re
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple
from urllib.parse import unquote

import hexholm
from hexholm.draw.sprite import art
from hexholm.table.core import boards, calls, lessons, positions, puzzles, shelf
from hexholm.table.core.alerts import asking
from hexholm.table.core.calls import Caller
from hexholm.table.core.catalog import catalog
from hexholm.table.core.count import counted
from hexholm.table.core.glances import glance
from hexholm.table.core.guide import the_guide, the_picture
from hexholm.table.core.hub import Hub
from hexholm.table.core.kingdom import places
from hexholm.table.core.links import link_of, open_link, table_of
from hexholm.table.core.making import GAMES
from hexholm.table.core.positions import at_table
from hexholm.table.core.profiles import Profile
from hexholm.table.core.refusal import Refusal
from hexholm.table.core.winter import own_side
from hexholm.table.pocket.bodies import Given
from hexholm.table.pocket.writing import read
from hexholm.table.protocol.statuses import status as status_of
from hexholm.texts import ENGLISH, added, say

LONGEST_WAIT: Final = 25
PICTURE: Final = "image/svg+xml"
JSON: Final = "application/json"


class Ask(NamedTuple):
    """A request."""

    hub: Hub
    path: Given
    """What stands for the names in the path of its route."""
    query: Given
    text: str
    """The body as it came,"""
    body: Any
    """and when it was checked."""
    secret: str

    async def caller(self) -> Caller:
        """Who asks, at the table they name."""
        given = self.secret.split(",") if self.secret else []
        return await calls.call(self.hub, self.path.text("table"), given)

    async def profile(self) -> Profile:
        """Whose profile it is."""
        if not self.secret:
            raise Refusal("bad-profile")
        return await self.hub.profiles.open(self.secret)


class Reply(NamedTuple):
    """An answer that isn't what was asked for."""

    status: int
    data: Any


class Route(NamedTuple):
    """A request, and how it is answered."""

    method: str
    path: str
    answer: Callable[[Ask], Any]
    """The answer, or what it has to be waited for."""
    body: str = ""
    """The type of the body; empty: there is none, or it is read by the answer."""
    status: int = 200
    kind: str = JSON

    def match(self, path: str) -> Given | None:
        """What stands in a path for the names in this one's."""
        found = re.fullmatch(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", self.path), path)
        if found is None:
            return None
        return Given({name: unquote(value) for name, value in found.groupdict().items()})


def _at_table(
    method: str, path: str, what: Callable[[Caller, Ask], Any], body: str = "", status: int = 200
) -> Route:
    """A request at a table; who acts on an older state is told the current one."""

    async def answer(ask: Ask) -> Any:
        caller = await ask.caller()
        try:
            found = what(caller, ask)
            return await found if isinstance(found, Awaitable) else found
        except Refusal as no:
            if no.code != "stale":
                raise
            return Reply(status_of(no.code), {"error": no.data(), "state": caller.state()})

    return Route(method, f"/api/tables/{{table}}{path}", answer, body, status)


# --- answers that take more than a line ------------------------------------------------------


def _server(ask: Ask) -> Any:
    return {
        "version": hexholm.__version__,
        "open": False,
        "addresses": [],
        "games": list(GAMES),
        "bots": list(ask.hub.thinkers.offered),
        "lobby": ask.hub.settings.lobby,
    }


def _texts(_ask: Ask) -> Any:
    return [dict(zip(("language", "game", "text"), one, strict=True)) for one in added()]


def _guide(ask: Ask) -> Any:
    return the_guide(ask.path.text("game"), ask.query.text("language", most=16))


def _guide_picture(ask: Ask) -> str:
    return the_picture(ask.path.text("game"), ask.path.text("name"))


def _land(ask: Ask) -> Any:
    return calls.land(ask.hub, ask.path.text("kind", most=40), ask.query.number("seed"))


def _side(ask: Ask) -> Any:
    return calls.side(ask.hub, ask.path.text("kind", most=40), ask.query.number("seed"))


def _lessons(ask: Ask) -> Any:
    return lessons.listing(ask.query.text("language", ENGLISH, most=20))


def _lesson(ask: Ask) -> Any:
    return lessons.answer(ask.path.text("name"), ask.body["done"], ask.body["message"])


def _puzzle(ask: Ask) -> Any:
    return puzzles.answer(ask.path.text("name"), ask.body["done"], ask.body["message"])


def _verdict(ask: Ask) -> Any:
    return puzzles.judge(ask.hub, ask.path.text("name"), ask.body["done"], "")


def _solution(ask: Ask) -> Any:
    return puzzles.solution(ask.path.text("name"))


def _step(caller: Caller, ask: Ask) -> Any:
    return caller.step(ask.path.number("step"), ask.query.number("better", 0))


def _rematch(caller: Caller, ask: Ask) -> Any:
    return caller.rematch(**ask.body)


def _places(ask: Ask) -> Any:
    return places(ask.body["boxes"], without_none(ask.body["sections"]), ask.body["own"])


def _count(ask: Ask) -> Any:
    return counted(ask.body["game"], without_none(ask.body["setup"]), ask.body["seats"])


def _create(ask: Ask) -> Any:
    return calls.create(ask.hub, **ask.body | {"setup": without_none(ask.body["setup"])})


def _upload(ask: Ask) -> Any:
    try:
        data = read(ask.text)
    except ValueError as error:
        raise Refusal("bad-record", why=say("save-not-json", why=str(error))) from None
    return calls.upload(ask.hub, data)


def _games(ask: Ask) -> Any:
    return glance(ask.hub, {one["table"]: one["secrets"] for one in ask.body["games"]})


def _open_link(ask: Ask) -> Any:
    games = {one["table"]: one["secrets"] for one in ask.body["games"]}
    return open_link(ask.hub, ask.body["link"], games)


def _table_of_link(ask: Ask) -> Any:
    given = {key: value for key, value in ask.body.items() if key != "link"}
    return table_of(ask.hub, ask.body["link"], **given)


def _position(ask: Ask) -> Any:
    setup = without_none(ask.body["setup"])
    return positions.position(ask.hub, **{**ask.body, "setup": setup})


def _advice(ask: Ask) -> Any:
    return positions.advice(ask.hub, ask.body["data"] or {})


def _position_table(ask: Ask) -> Any:
    seats = without_none(ask.body["seats"])
    return positions.table(ask.hub, ask.body["data"], seats)


def _position_picture(ask: Ask) -> Any:
    return positions.picture(ask.body["data"] or {})


def _own_puzzle(ask: Ask) -> Any:
    return positions.puzzle(ask.hub, ask.body["data"] or {})


def _try_own(ask: Ask) -> Any:
    body = ask.body
    return positions.try_puzzle(body["puzzle"], body["done"], body["message"])


def _judge_own(ask: Ask) -> Any:
    return positions.judge_puzzle(ask.hub, ask.body["puzzle"], ask.body["done"])


def _state(caller: Caller, ask: Ask) -> Any:
    if "since" not in ask.query:
        return caller.state(board=True)
    return caller.news(ask.query.number("since"), ask.query.number("wait", 0, LONGEST_WAIT))


def _new_profile(ask: Ask) -> Any:
    return ask.hub.profiles.create(**ask.body)


async def _profile(ask: Ask) -> Any:
    return await (await ask.profile()).data()


async def _change_profile(ask: Ask) -> Any:
    profile = await ask.profile()
    await profile.change(**ask.body)
    return await profile.data()


async def _delete_profile(ask: Ask) -> Any:
    await (await ask.profile()).delete()
    return {"deleted": True}


async def _keep_seats(ask: Ask) -> Any:
    profile = await ask.profile()
    for one in ask.body["seats"]:
        await profile.keep(one["table"], one["secret"].split(","))
    return await profile.data()


async def _kept(ask: Ask) -> Any:
    return await (await ask.profile()).keepsakes(ask.path.text("kind", most=40))


async def _keep(ask: Ask) -> Any:
    kind, id_ = (ask.path.text(name, most=40) for name in ("kind", "keepsake"))
    return await (await ask.profile()).keep_keepsake(kind, id_, **ask.body)


async def _drop(ask: Ask) -> Any:
    kind, id_ = (ask.path.text(name, most=40) for name in ("kind", "keepsake"))
    return await (await ask.profile()).drop_keepsake(kind, id_)


def without_none(data: Any) -> Any:
    """What is left out counts as not said."""
    if isinstance(data, dict):
        return {key: without_none(value) for key, value in data.items() if value is not None}
    return [without_none(one) for one in data] if isinstance(data, list) else data


ROUTES: Final = (
    Route("GET", "/api/server", _server),
    Route("GET", "/api/catalog", lambda _: catalog()),
    Route("GET", "/api/art", lambda _: art(), kind=PICTURE),
    Route("GET", "/api/texts", _texts),
    Route("GET", "/api/guide/{game}/{name}.svg", _guide_picture, kind=PICTURE),
    Route("GET", "/api/guide/{game}", _guide),
    Route("GET", "/api/lands/{kind}", _land),
    Route("POST", "/api/boards/check", lambda ask: boards.checked(**ask.body), "BoardAsked"),
    Route("POST", "/api/sides", lambda ask: own_side(ask.body["text"]), "SideAsked"),
    Route("GET", "/api/sides/{kind}", _side),
    Route("POST", "/api/places", _places, "PlacesAsked"),
    Route("POST", "/api/count", _count, "CountAsked"),
    Route("GET", "/api/lessons", _lessons),
    Route("POST", "/api/lessons/{name}", _lesson, "LessonAsked"),
    Route("GET", "/api/puzzles", lambda ask: puzzles.listing(ask.hub)),
    Route("POST", "/api/puzzles/{name}", _puzzle, "PuzzleAsked"),
    Route("POST", "/api/puzzles/{name}/verdict", _verdict, "PuzzleTried"),
    Route("GET", "/api/puzzles/{name}/solution", _solution),
    Route("GET", "/api/shelf", lambda _: shelf.what_there_is()),
    Route("POST", "/api/shelf/draw", lambda ask: shelf.draw(ask.hub, ask.body), "DrawAsked"),
    Route("POST", "/api/shelf/open", lambda ask: shelf.laid_out(ask.body["link"]), "DrawnAsked"),
    Route("GET", "/api/lobby", lambda ask: ask.hub.lobby.news("", 0)),
    Route("GET", "/api/alerts", lambda ask: asking.offered(ask.hub)),
    Route("POST", "/api/profile", _new_profile, "ProfileAsked", 201),
    Route("GET", "/api/profile", _profile),
    Route("PUT", "/api/profile", _change_profile, "ProfileAsked"),
    Route("DELETE", "/api/profile", _delete_profile),
    Route("POST", "/api/profile/seats", _keep_seats, "SeatsKept"),
    Route("GET", "/api/profile/kept/{kind}", _kept),
    Route("PUT", "/api/profile/kept/{kind}/{keepsake}", _keep, "KeepsakeAsked"),
    Route("DELETE", "/api/profile/kept/{kind}/{keepsake}", _drop),
    Route("GET", "/api/tables", lambda ask: calls.listed(ask.hub)),
    Route("POST", "/api/tables", _create, "TableAsked", 201),
    Route("POST", "/api/records", _upload, status=201),
    Route("POST", "/api/games", _games, "GamesAsked"),
    Route("POST", "/api/links", _open_link, "LinkAsked"),
    Route("POST", "/api/links/tables", _table_of_link, "LinkSeatAsked", 201),
    Route("POST", "/api/positions", _position, "PositionAsked"),
    Route("POST", "/api/positions/advice", _advice, "PositionAsked"),
    Route("POST", "/api/positions/tables", _position_table, "PositionSeatsAsked", 201),
    Route("POST", "/api/positions/picture", _position_picture, "PositionAsked"),
    Route("POST", "/api/positions/puzzle", _own_puzzle, "PositionAsked"),
    Route("POST", "/api/positions/puzzle/turn", _try_own, "OwnPuzzleAsked"),
    Route("POST", "/api/positions/puzzle/verdict", _judge_own, "OwnPuzzleTried"),
    _at_table("GET", "", _state),
    _at_table("POST", "/join", lambda caller, ask: caller.join(**ask.body), "JoinAsked"),
    _at_table("POST", "/play", lambda caller, ask: caller.play(**ask.body), "PlayAsked"),
    _at_table("POST", "/undo", lambda caller, ask: caller.undo(**ask.body), "UndoAsked"),
    _at_table("POST", "/hint", lambda caller, _: caller.hint()),
    _at_table("POST", "/leave", lambda caller, _: caller.leave()),
    _at_table("POST", "/fill", lambda caller, ask: caller.fill(**ask.body), "FillAsked"),
    _at_table("POST", "/say", lambda caller, ask: caller.say(**ask.body), "SayAsked"),
    _at_table("POST", "/return", lambda caller, _: caller.sit_down()),
    _at_table("GET", "/steps/{step}", _step),
    _at_table("GET", "/record", lambda caller, _: caller.record()),
    _at_table("GET", "/ratings", lambda caller, _: caller.ratings()),
    _at_table("POST", "/fork", lambda caller, ask: caller.fork(**ask.body), "ForkAsked", 201),
    _at_table("POST", "/rematch", _rematch, "RematchAsked", 201),
    _at_table("POST", "/link", lambda caller, _: link_of(caller)),
    _at_table("POST", "/position", lambda caller, ask: at_table(caller, **ask.body), "StepAsked"),
)
"""Of two that fit a path, the first counts."""
