"""The HTTP API: for the page, and for bots by other people."""

from typing import Annotated
from zlib import crc32

import orjson
from fastapi import APIRouter, Path, Query, Request, Response

import hexholm
from hexholm.draw.sprite import art
from hexholm.table.core import boards, calls, lessons, puzzles
from hexholm.table.core.calls import Caller
from hexholm.table.core.catalog import catalog
from hexholm.table.core.guide import the_guide, the_picture
from hexholm.table.core.kingdom import places
from hexholm.table.core.making import GAMES
from hexholm.table.core.refusal import Refusal
from hexholm.table.core.winter import own_side
from hexholm.table.http.alerts import router as alerts_router
from hexholm.table.http.asking import CREATING, LONGEST_WAIT, AddressOf, CallerOf, HubOf
from hexholm.table.http.asking import as_json as _json
from hexholm.table.http.asking import gives as _gives
from hexholm.table.http.count import router as count_router
from hexholm.table.http.links import router as links_router
from hexholm.table.http.people import router as people_router
from hexholm.table.http.positions import router as positions_router
from hexholm.table.http.shelf import router as shelf_router
from hexholm.table.protocol import JSON_INTEGER
from hexholm.table.protocol.answers import (
    AddedTexts,
    ErrorAnswer,
    HintData,
    Joined,
    ListedTable,
    NewTable,
    Ratings,
    RecordData,
    ServerInfo,
)
from hexholm.table.protocol.board import GameName
from hexholm.table.protocol.boards import BoardChecked
from hexholm.table.protocol.catalog import Catalog, LandData, PlacesData, SideData
from hexholm.table.protocol.document import reference
from hexholm.table.protocol.guide import GuideData
from hexholm.table.protocol.lessons import LessonAnswer, LessonList
from hexholm.table.protocol.puzzles import (
    PuzzleAnswer,
    PuzzleList,
    PuzzleVerdict,
    SolutionData,
)
from hexholm.table.protocol.requests import (
    BoardAsked,
    FillAsked,
    ForkAsked,
    JoinAsked,
    LessonAsked,
    PlacesAsked,
    PlayAsked,
    PuzzleAsked,
    PuzzleTried,
    RecordAsked,
    RematchAsked,
    SayAsked,
    SideAsked,
    TableAsked,
    UndoAsked,
)
from hexholm.table.protocol.statuses import status
from hexholm.table.protocol.tables import StateMessage, StepData
from hexholm.texts import ENGLISH, added, say

router = APIRouter(prefix="/api", responses=_gives(ErrorAnswer, "4XX", "5XX"))
router.include_router(people_router)
router.include_router(alerts_router)
router.include_router(links_router)
router.include_router(shelf_router)
router.include_router(positions_router)
router.include_router(count_router)


# --- the server ------------------------------------------------------------------------------


@router.get("/server", responses=_gives(ServerInfo))
async def server(request: Request, hub: HubOf) -> Response:
    """About this server: its version, the games and the bots."""
    addresses = request.app.state.settings.addresses
    return _json(
        ServerInfo(
            version=hexholm.__version__,
            open=bool(addresses),
            addresses=list(addresses),
            games=list(GAMES),
            bots=list(hub.thinkers.offered),
            lobby=hub.settings.lobby,
        )
    )


@router.get("/catalog", responses=_gives(Catalog))
async def what_there_is() -> Response:
    """All sections, cards and options."""
    return _json(catalog())


@router.get("/art", response_class=Response, responses={200: {"content": {"image/svg+xml": {}}}})
async def the_art(request: Request) -> Response:
    """The symbols of everything that can be seen, as one SVG file."""
    headers = {"Cache-Control": "no-cache", "ETag": f'"{crc32(art().encode()):x}"'}
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(status_code=304, headers=headers)
    return Response(art(), headers=headers, media_type="image/svg+xml")


@router.get("/texts", responses=_gives(list[AddedTexts]))
async def the_texts() -> Response:
    """What boxes by others call their things, in every language they speak."""
    return _json(
        [AddedTexts(language=language, game=game, text=text) for language, game, text in added()]
    )


Game = Annotated[GameName, Path(examples=["kingdom-builder"])]


@router.get("/guide/{game}", responses=_gives(GuideData))
def rules_at_hand(
    game: Game, language: Annotated[str, Query(max_length=16, examples=["de"])] = ""
) -> Response:
    """The guide: everything there is in a game and how it works, in a language."""
    return _json(the_guide(game, language))


@router.get(
    "/guide/{game}/{name}.svg",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {}}}},
)
def guide_picture(
    game: Game, name: Annotated[str, Path(max_length=128, examples=["oracle"])]
) -> Response:
    """The picture of an entry of the guide, by its name or by a thing it is about."""
    headers = {"Cache-Control": "public, max-age=3600"}
    return Response(the_picture(game, name), headers=headers, media_type="image/svg+xml")


@router.get("/lands/{kind}", responses=_gives(LandData))
async def new_land(
    kind: Annotated[str, Path(max_length=40, examples=["tavern"])],
    seed: Annotated[int, Query(ge=0, le=JSON_INTEGER)],
    hub: HubOf,
    address: AddressOf,
) -> Response:
    """A new section of a kind: the same seed gives the same land."""
    return _json(await calls.land(hub, kind, seed, address))


@router.post("/boards/check", responses=_gives(BoardChecked))
async def check_board(asked: BoardAsked) -> Response:
    """What is wrong with a board that is being edited, in words and with its hexes."""
    return _json(boards.checked(asked.game, asked.text))


@router.post("/sides", responses=_gives(SideData))
async def read_side(asked: SideAsked) -> Response:
    """A board side of your own for Winter Kingdom, read from the text of its file."""
    return _json(own_side(asked.text))


@router.get("/sides/{kind}", responses=_gives(SideData))
async def new_side(
    kind: Annotated[str, Path(max_length=40, examples=["3fe"])],
    seed: Annotated[int, Query(ge=0, le=JSON_INTEGER)],
    hub: HubOf,
    address: AddressOf,
) -> Response:
    """A new side of a kind for Winter Kingdom: the same seed gives the same land."""
    return _json(await calls.side(hub, kind, seed, address))


@router.post("/places", responses=_gives(PlacesData))
async def possible_places(asked: PlacesAsked) -> Response:
    """Where capitols and caves can stand on a board, section by section."""
    given = asked.model_dump(exclude_none=True)
    return _json(places(given.get("boxes"), given["sections"], given.get("own")))


# --- lessons ---------------------------------------------------------------------------------


@router.get("/lessons", responses=_gives(LessonList))
async def all_lessons(
    language: Annotated[str, Query(max_length=20, examples=["de"])] = ENGLISH,
) -> Response:
    """All lessons, and what they say in a language and in English."""
    return _json(lessons.listing(language))


@router.post("/lessons/{lesson}", responses=_gives(LessonAnswer))
async def take_lesson(
    lesson: Annotated[str, Path(max_length=64, examples=["first-game"])],
    asked: LessonAsked,
    hub: HubOf,
    address: AddressOf,
) -> Response:
    """Send a message to a lesson, with all that was done there before: nothing is kept here."""
    await hub.turns.take(address)
    return _json(lessons.answer(lesson, asked.done, asked.message.model_dump()))


# --- puzzles ---------------------------------------------------------------------------------

PuzzleName = Annotated[str, Path(max_length=64, examples=["base-1-0"])]


@router.get("/puzzles", responses=_gives(PuzzleList))
async def all_puzzles(hub: HubOf) -> Response:
    """All puzzles, and the one of the day."""
    return _json(puzzles.listing(hub))


@router.post("/puzzles/{puzzle}", responses=_gives(PuzzleAnswer))
async def try_puzzle(
    puzzle: PuzzleName, asked: PuzzleAsked, hub: HubOf, address: AddressOf
) -> Response:
    """Send a message to a puzzle, with all that was done there before: nothing is kept here."""
    await hub.turns.take(address)
    return _json(puzzles.answer(puzzle, asked.done, asked.message.model_dump()))


@router.post("/puzzles/{puzzle}/verdict", responses=_gives(PuzzleVerdict))
async def judge_puzzle(
    puzzle: PuzzleName, asked: PuzzleTried, hub: HubOf, address: AddressOf
) -> Response:
    """How good a whole turn is compared with the best one, or how far it has been judged.

    That takes a few seconds: ask again until `worth` is there.
    """
    await hub.turns.take(address)
    return _json(await puzzles.judge(hub, puzzle, asked.done, address))


@router.get("/puzzles/{puzzle}/solution", responses=_gives(SolutionData))
async def solution(puzzle: PuzzleName) -> Response:
    """The best turn, why it is the best, and what else was tempting."""
    return _json(puzzles.solution(puzzle))


# --- tables ----------------------------------------------------------------------------------


@router.get("/tables", responses=_gives(list[ListedTable]))
async def listed_tables(hub: HubOf, listed: bool = True) -> Response:
    """The listed tables that are being played; only listed ones can be asked for."""
    return _json(await calls.listed(hub) if listed else [])


@router.post("/tables", status_code=201, responses=_gives(NewTable, 201), dependencies=CREATING)
async def create_table(hub: HubOf, address: AddressOf, asked: TableAsked) -> Response:
    """A new table; the answer holds the secret of each person's seat, all of them the caller's."""
    made = await calls.create(
        hub,
        game=asked.game,
        setup=asked.setup.model_dump(exclude_none=True),
        seats=[seat.model_dump() for seat in asked.seats],
        listed=asked.listed,
        hints=asked.hints,
        talk=asked.talk,
        pace=asked.pace.model_dump(),
        by_turns=asked.by_turns,
        address=address,
    )
    return _json(made, 201)


@router.get("/tables/{table}", responses=_gives(StateMessage))
async def state(
    caller: CallerOf,
    since: Annotated[int | None, Query(ge=0, le=JSON_INTEGER)] = None,
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT)] = 0,
) -> Response:
    """The table as the secret may see it.

    With `since`, only later entries are told, and the board is left out; with `wait` too, the
    answer comes when there is a later entry, or after that many seconds. Needs any secret.
    """
    if since is None:
        return _json(caller.state(board=True))
    return _json(await caller.news(since, wait))


@router.post("/tables/{table}/join", responses=_gives(Joined))
async def join(caller: CallerOf, asked: JoinAsked) -> Response:
    """Take an open seat. Needs the invitation's secret."""
    return _json(await caller.join(name=asked.name, colour=asked.colour, seat=asked.seat))


@router.post("/tables/{table}/play", responses=_gives(StateMessage))
async def play(caller: CallerOf, asked: PlayAsked) -> Response:
    """Play an action. Needs a seat's secret.

    `number` is the last entry known when the action was chosen. The same request again does
    nothing; one made at an older position is refused (409, with the current state).
    """
    try:
        return _json(await caller.play(asked.number, asked.action))
    except Refusal as no:
        return _refused(caller, no)


@router.post("/tables/{table}/undo", responses=_gives(StateMessage))
async def undo(caller: CallerOf, asked: UndoAsked) -> Response:
    """Undo the last action of this turn. Needs a seat's secret."""
    try:
        return _json(await caller.undo(asked.number))
    except Refusal as no:
        return _refused(caller, no)


@router.post("/tables/{table}/hint", responses=_gives(HintData))
async def hint(caller: CallerOf) -> Response:
    """The best turns of the seat to move, and why. Needs that seat's secret.

    It takes a second or two. A table that was set up without hints gives none.
    """
    return _json(await caller.hint())


@router.post("/tables/{table}/leave", responses=_gives(StateMessage))
async def leave(caller: CallerOf) -> Response:
    """Leave the table; the others can let a bot play on. Needs a seat's secret.

    Before the game has begun the seat is free again, and its secret opens nothing any more.
    """
    return _json(await caller.leave())


@router.post("/tables/{table}/fill", responses=_gives(StateMessage))
async def fill(caller: CallerOf, asked: FillAsked) -> Response:
    """Let bots take the open seats, or one of them. Needs a seat's secret."""
    return _json(await caller.fill(asked.level, asked.seat))


@router.post("/tables/{table}/say", responses=_gives(StateMessage))
async def talk(caller: CallerOf, asked: SayAsked) -> Response:
    """Say something to the others: a text, or at a listed table a phrase. Needs a seat's secret."""
    return _json(await caller.say(asked.text, asked.phrase))


@router.post("/tables/{table}/return", responses=_gives(StateMessage))
async def sit_down(caller: CallerOf) -> Response:
    """Take your seat back from the bot that plays there. Needs the seat's secret."""
    return _json(await caller.sit_down())


def _refused(caller: Caller, no: Refusal) -> Response:
    if no.code != "stale":
        raise no
    return _json({"error": no.data(), "state": caller.state()}, status(no.code))


# --- looking back and playing on -------------------------------------------------------------


@router.get("/tables/{table}/steps/{step}", responses=_gives(StepData))
async def step(
    caller: CallerOf,
    step: Annotated[int, Path(ge=0, le=JSON_INTEGER)],
    better: Annotated[int, Query(ge=0, le=JSON_INTEGER)] = 0,
) -> Response:
    """The game after this many actions, as a spectator saw it. Needs any secret.

    `better` plays on by this many actions of the better turn that its ratings tell of.
    """
    return _json(caller.step(step, better))


@router.get("/tables/{table}/record", responses=_gives(RecordData))
async def record(caller: CallerOf) -> Response:
    """The record of a finished game: set-up, seed and actions. Needs any secret."""
    return _json(caller.record())


@router.get("/tables/{table}/ratings", responses=_gives(Ratings))
async def ratings(caller: CallerOf) -> Response:
    """What the turns of a finished game were worth. Needs any secret.

    The first call begins to rate them; call again until there are as many as `of` says.
    """
    return _json(caller.ratings())


@router.post(
    "/tables/{table}/fork",
    status_code=201,
    responses=_gives(NewTable, 201),
    dependencies=CREATING,
)
async def fork(caller: CallerOf, asked: ForkAsked) -> Response:
    """A new table that plays on from a step. Needs any secret.

    Unless you say who sits where, bots stay bots and all other seats are yours. Of a running game,
    what is hidden from the caller is dealt again.
    """
    seats = None if asked.seats is None else [seat.model_dump() for seat in asked.seats]
    return _json(await caller.fork(asked.step, seats), 201)


@router.post(
    "/records",
    status_code=201,
    responses=_gives(NewTable, 201),
    dependencies=CREATING,
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {"application/json": {"schema": reference(RecordAsked)}},
        },
    },
)
async def upload(request: Request, hub: HubOf, address: AddressOf) -> Response:
    """A new table from a record or a saved game (at most 64 KB), all seats the caller's."""
    try:
        data = orjson.loads(await request.body())
    except orjson.JSONDecodeError as error:
        raise Refusal("bad-record", why=say("save-not-json", why=str(error))) from None
    return _json(await calls.upload(hub, data, address), 201)


@router.post(
    "/tables/{table}/rematch",
    status_code=201,
    responses=_gives(NewTable, 201),
    dependencies=CREATING,
)
async def rematch(caller: CallerOf, asked: RematchAsked) -> Response:
    """The same seats once more. Needs a seat's secret.

    The answer holds the new secrets of the caller's seats; the others find theirs in the state of
    this table. Asking again leads to the same table.
    """
    return _json(await caller.rematch(**asked.model_dump()), 201)
