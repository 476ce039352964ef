"""The HTTP API: for the page, and for bots by other people."""

import time
from collections.abc import Iterable
from typing import Annotated, Any, Final
from zlib import crc32

import orjson
from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

import hexholm
from hexholm.board import SectionError
from hexholm.draw.sprite import art
from hexholm.game import Game, SaveError, SetupError
from hexholm.lands import kinds
from hexholm.table.advice import default_hints
from hexholm.table.catalog import catalog, land, own_side, places
from hexholm.table.hub import Hub, Rights, Table
from hexholm.table.limits import JSON_INTEGER, client_address
from hexholm.table.making import (
    GAMES,
    check_game,
    fork_game,
    fork_seats,
    new_seats,
    read_record,
    rematch_game,
)
from hexholm.table.protocol.answers import (
    ErrorAnswer,
    HintData,
    Joined,
    ListedTable,
    NewTable,
    Ratings,
    RecordData,
    SeatSecret,
    ServerInfo,
)
from hexholm.table.protocol.catalog import Catalog, LandData, PlacesData, SideData
from hexholm.table.protocol.document import reference
from hexholm.table.protocol.requests import (
    ForkAsked,
    JoinAsked,
    PlacesAsked,
    PlayAsked,
    RecordAsked,
    RematchAsked,
    SideAsked,
    TableAsked,
    UndoAsked,
)
from hexholm.table.protocol.tables import StateMessage, StepData
from hexholm.table.refusal import Refusal
from hexholm.table.room import Change
from hexholm.table.states import step_data

LONGEST_WAIT: Final = 25

Responses = dict[int | str, dict[str, Any]]


def _gives(kind: Any, *statuses: int | str) -> Responses:
    """An answer for the OpenAPI document alone; as a `response_model` it would slow the start."""
    content = {"application/json": {"schema": reference(kind)}}
    return {status: {"content": content} for status in statuses or (200,)}


router = APIRouter(prefix="/api", responses=_gives(ErrorAnswer, "4XX", "5XX"))
_bearer = HTTPBearer(
    auto_error=False, description="A secret of the table; several are separated by commas."
)


def _hub(request: Request) -> Hub:
    hub = request.app.state.hub
    assert isinstance(hub, Hub)
    return hub


HubOf = Annotated[Hub, Depends(_hub)]


def _limit_creating(request: Request) -> None:
    request.app.state.creating.take(client_address(request.scope))


CREATING: Final = [Depends(_limit_creating)]


class Caller:
    """A table and what the caller may do there."""

    def __init__(self, hub: Hub, table: Table, rights: Rights) -> None:
        self.hub = hub
        self.table = table
        self.rights = rights

    def one_seat(self) -> int:
        """The seat the caller acts for: the one to decide if it is theirs, else the first."""
        if not self.rights.seats:
            raise Refusal("not-allowed", "This needs the secret of a seat.")
        mover = self.table.room.game.player
        return mover if mover in self.rights.seats else self.rights.seats[0]

    def undoing_seat(self) -> int:
        """The seat that may undo: the caller's that played last, else the one they act for."""
        plays = self.table.room.plays
        last = plays[-1].seat if plays else None
        return last if last is not None and last in self.rights.seats else self.one_seat()

    async def change(self, change: Change | None) -> None:
        """Store and show a change; None: it was a repeated wish."""
        if change is not None:
            await self.hub.commit(self.table, change)

    def state(self, since: int | None, *, board: bool = False) -> bytes:
        """The state as the caller sees it."""
        return self.table.teller.state(
            self.table,
            self.hub.still(self.table, self.rights).seats,
            since=since,
            board=board,
            online=self.table.online(self.hub.settings.away),
        )


async def _caller(
    hub: HubOf,
    table: Annotated[str, Path(max_length=64, examples=["oak-river-7"])],
    credentials: Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)],
) -> Caller:
    found = await hub.table(table)
    given = credentials.credentials.split(",") if credentials else []
    rights = found.rights(given[:10])
    found.touch(rights.seats, call=True)
    return Caller(hub, found, rights)


CallerOf = Annotated[Caller, Depends(_caller)]


def _json(data: Any, status: int = 200) -> Response:
    return Response(
        data if isinstance(data, bytes) else orjson.dumps(data),
        status_code=status,
        media_type="application/json",
    )


def _made(table: Table, seats: Iterable[int], status: int = 201) -> Response:
    is_open = any(seat.kind == "open" for seat in table.room.seats)
    return _json(
        NewTable(
            table=table.room.id,
            seats=[SeatSecret(seat=seat, secret=table.secret(seat)) for seat in seats],
            invite=table.secrets["invite"] if is_open else None,
            watch=table.secrets["watch"],
        ),
        status,
    )


# --- the server ------------------------------------------------------------------------------


@router.get("/server", responses=_gives(ServerInfo))
async def server(hub: HubOf) -> Response:
    """About this server: its version, the games and the bots."""
    addresses = hub.settings.addresses
    return _json(
        ServerInfo(
            version=hexholm.__version__,
            open=bool(addresses),
            addresses=list(addresses),
            games=list(GAMES),
            bots=list(hub.pool.offered),
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


@router.get("/lands/{kind}", responses=_gives(LandData))
def new_land(
    kind: Annotated[str, Path(max_length=40, examples=["tavern"])],
    seed: Annotated[int, Query(ge=0, le=JSON_INTEGER)],
) -> Response:
    """A new section of a kind: the same seed gives the same land."""
    if kind not in kinds():
        raise Refusal("unknown-land", f"There is no such land; there are: {', '.join(kinds())}.")
    return _json(land(kind, seed))


@router.post("/sides", responses=_gives(SideData))
def read_side(asked: SideAsked) -> Response:
    """A board side of your own for Winter Kingdom, read from the text of its file."""
    try:
        return _json(own_side(asked.text))
    except SectionError as error:
        raise Refusal("bad-side", f"The file holds no board side: {error}.") from None


@router.post("/places", responses=_gives(PlacesData))
def possible_places(asked: PlacesAsked) -> Response:
    """Where capitols and caves can stand on a board, section by section."""
    given = asked.model_dump(exclude_none=True)
    try:
        return _json(places(given.get("boxes"), given["sections"]))
    except SetupError as error:
        raise Refusal("bad-setup", f"{error}.") from None


# --- tables ----------------------------------------------------------------------------------


@router.get("/tables", responses=_gives(list[ListedTable]))
async def listed_tables(hub: HubOf, listed: bool = True) -> Response:
    """The listed tables that are being played; only listed ones can be asked for."""
    tables = await hub.listed() if listed else []
    return _json(
        [
            ListedTable(
                table=table.room.id,
                names=[seat.name or seat.level or "" for seat in table.room.seats],
                turn=table.room.mover,
                watch=table.secrets["watch"],
            )
            for table in tables
        ]
    )


@router.post("/tables", status_code=201, responses=_gives(NewTable, 201), dependencies=CREATING)
async def create_table(hub: HubOf, asked: TableAsked) -> Response:
    """A new table; the answer holds the secret of each person's seat, all of them the caller's."""
    setup = asked.setup.model_dump(exclude_none=True)
    if setup.setdefault("players", len(asked.seats)) != len(asked.seats):
        raise Refusal("bad-setup", "There must be one seat for each player.")
    try:
        check_game(asked.game)
        game = hexholm.new_game(asked.game, **setup)
    except SetupError as error:
        raise Refusal("bad-setup", f"{error}.") from None
    seats = new_seats([seat.model_dump() for seat in asked.seats], hub.pool.offered)
    hints = default_hints(seats) if asked.hints is None else asked.hints
    table = await hub.create(game, seats, listed=asked.listed, hints=hints)
    return _made(table, [n for n, seat in enumerate(seats) if seat.kind == "person"])


@router.get("/tables/{table}", responses=_gives(StateMessage))
async def state(
    caller: CallerOf,
    since: Annotated[int | None, Query(ge=0, le=JSON_INTEGER)] = None,
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT)] = 0,
) -> Response:
    """The table as the secret may see it.

    With `since`, only later entries are told, and the board is left out; with `wait` too, the
    answer comes when there is a later entry, or after so many seconds. Needs any secret.
    """
    deadline = time.monotonic() + wait
    while since is not None and not caller.table.room.game.over:
        left = deadline - time.monotonic()
        if caller.table.room.number > since or left <= 0 or caller.hub.closing.is_set():
            break
        await caller.hub.changed(caller.table, left)
        caller.table.touch(caller.rights.seats, call=True)
    return _json(caller.state(since, board=since is None))


@router.post("/tables/{table}/join", responses=_gives(Joined))
async def join(caller: CallerOf, asked: JoinAsked) -> Response:
    """Take an open seat. Needs the invitation's secret."""
    if not caller.rights.invited:
        raise Refusal("not-allowed", "This needs the secret of the invitation.")
    table = caller.table
    async with table.lock:
        change = table.room.join(name=asked.name, colour=asked.colour, seat=asked.seat)
        await caller.change(change)
    seat = change.entries[0].seat
    assert seat is not None
    table.touch([seat], call=True)
    return _json(Joined(seat=seat, secret=table.secret(seat), watch=table.secrets["watch"]))


@router.post("/tables/{table}/play", responses=_gives(StateMessage))
async def play(caller: CallerOf, asked: PlayAsked) -> Response:
    """Play an action. Needs a seat's secret.

    `number` is the last entry known when the action was chosen. The same request again does
    nothing; one made at an older position is refused (409, with the current state).
    """
    seat = caller.one_seat()
    async with caller.table.lock:
        try:
            await caller.change(caller.table.room.play(seat, asked.number, asked.action))
        except Refusal as no:
            return _refused(caller, no)
    return _json(caller.state(asked.number))


@router.post("/tables/{table}/undo", responses=_gives(StateMessage))
async def undo(caller: CallerOf, asked: UndoAsked) -> Response:
    """Undo the last action of this turn. Needs a seat's secret."""
    seat = caller.undoing_seat()
    async with caller.table.lock:
        try:
            await caller.change(caller.table.room.undo(seat, asked.number))
        except Refusal as no:
            return _refused(caller, no)
    return _json(caller.state(asked.number))


@router.post("/tables/{table}/hint", responses=_gives(HintData))
async def hint(caller: CallerOf) -> Response:
    """The best turns of the seat to move, and why. Needs that seat's secret.

    It takes a second or two. A table that was set up without hints gives none.
    """
    seats = caller.hub.still(caller.table, caller.rights).seats
    return _json(await caller.hub.advisor.hint(caller.table, seats))


@router.post("/tables/{table}/leave", responses=_gives(StateMessage))
async def leave(caller: CallerOf) -> Response:
    """Leave the table; the others can let a bot play on. Needs a seat's secret."""
    caller.one_seat()
    number = caller.table.room.number
    for seat in caller.rights.seats:
        async with caller.table.lock:
            await caller.change(caller.table.room.leave(seat))
    return _json(caller.state(number))


def _refused(caller: Caller, no: Refusal) -> Response:
    if no.code != "stale":
        raise no
    state = orjson.Fragment(caller.state(None))
    return _json({"error": no.data(), "state": state}, no.status)


# --- looking back and playing on -------------------------------------------------------------


@router.get("/tables/{table}/steps/{step}", responses=_gives(StepData))
async def step(caller: CallerOf, step: Annotated[int, Path(ge=0, le=JSON_INTEGER)]) -> Response:
    """The game after so many actions, as a spectator saw it. Needs any secret."""
    room = caller.table.room
    game = _at(caller, step)
    return _json(
        StepData(step=step, first=room.first, steps=room.step, state=step_data(room, step, game))
    )


@router.get("/tables/{table}/record", responses=_gives(RecordData))
async def record(caller: CallerOf) -> Response:
    """The record of a finished game: set-up, seed and actions. Needs any secret."""
    game = caller.table.room.game
    if not game.over:
        raise Refusal("still-running", "The record can be had when the game is over.")
    return _json(game.record())


@router.get("/tables/{table}/ratings", responses=_gives(Ratings))
async def ratings(caller: CallerOf) -> Response:
    """What the turns of a finished game were worth. Needs any secret.

    The first call begins to rate them; call again until there are as many as `of` says.
    """
    return _json(caller.hub.advisor.ratings(caller.table))


@router.post(
    "/tables/{table}/fork",
    status_code=201,
    responses=_gives(NewTable, 201),
    dependencies=CREATING,
)
async def fork(caller: CallerOf, asked: ForkAsked) -> Response:
    """A new table that plays on from a step, all seats the caller's. Needs any secret.

    Of a running game, what is hidden from the caller is dealt anew.
    """
    _at(caller, asked.step)
    room = caller.table.room
    game, log = fork_game(room, asked.step, caller.rights.seats)
    origin = {"fork": room.id, "step": asked.step}
    table = await caller.hub.create(
        game, fork_seats(room.seats), log=log, origin=origin, hints=True
    )
    return _made(table, range(len(table.room.seats)))


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
async def upload(request: Request, hub: HubOf) -> Response:
    """A new table from a record or a saved game (at most 1 MB), all seats the caller's."""
    body = await request.body()
    try:
        game, log = read_record(body)
    except SaveError as error:
        raise Refusal("bad-record", f"{error}.") from None
    seats = new_seats([{"kind": "person"}] * game.seats)
    table = await hub.create(game, seats, log=log, origin={"upload": True}, hints=True)
    return _made(table, range(game.seats))


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
    seat = caller.one_seat()
    table = caller.table
    async with table.lock:
        if not table.room.game.over:
            raise Refusal("still-running", "A rematch begins when the game is over.")
        if table.room.rematch is None:
            new = await caller.hub.create(
                rematch_game(table.room.game, asked.board),
                new_seats(
                    [_again(who.__dict__) for who in table.room.seats], caller.hub.pool.offered
                ),
                listed=table.room.listed,
                origin={"rematch": table.room.id},
                hints=table.row.hints,
            )
            table.teller.rematch_secrets = new.secrets
            await caller.change(table.room.set_rematch(seat, new.room.id))
        else:
            new = await caller.hub.table(table.room.rematch)
    return _made(new, [s for s in caller.rights.seats if new.room.seats[s].kind == "person"])


def _again(who: dict[str, Any]) -> dict[str, Any]:
    return {key: who[key] for key in ("kind", "name", "colour", "level")}


def _at(caller: Caller, step: int) -> Game:
    room = caller.table.room
    if not room.first <= step <= room.step:
        raise Refusal("unknown-step", f"The steps of this game are {room.first} to {room.step}.")
    return room.game.at(step)
