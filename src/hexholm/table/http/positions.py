"""The part of the API about positions that somebody edits."""

from fastapi import APIRouter, Response

from hexholm.table.core import positions
from hexholm.table.http.asking import CREATING, AddressOf, CallerOf, HubOf, as_json, gives
from hexholm.table.protocol.answers import NewTable
from hexholm.table.protocol.positions import (
    OwnPuzzleAsked,
    OwnPuzzleMade,
    OwnPuzzleTried,
    PositionAdvice,
    PositionAsked,
    PositionData,
    PositionPicture,
    PositionSeatsAsked,
    StepAsked,
)
from hexholm.table.protocol.puzzles import PuzzleAnswer, PuzzleVerdict

router = APIRouter()


@router.post("/positions", responses=gives(PositionData))
async def look_at(hub: HubOf, address: AddressOf, asked: PositionAsked) -> Response:
    """A position: how to draw it, what can be edited in it, and all that is wrong with it.

    Nothing is kept here: send the data, or a text, or only a game and a set-up to begin from.
    """
    found = await positions.position(
        hub,
        data=asked.data,
        text=asked.text,
        game=asked.game,
        setup=asked.setup.model_dump(exclude_none=True),
        address=address,
    )
    return as_json(found)


@router.post("/positions/advice", responses=gives(PositionAdvice))
async def advice(hub: HubOf, address: AddressOf, asked: PositionAsked) -> Response:
    """The best turns of the player to move, and why; it takes a second or two."""
    return as_json(await positions.advice(hub, asked.data or {}, address))


@router.post(
    "/positions/tables", status_code=201, responses=gives(NewTable, 201), dependencies=CREATING
)
async def play_on(hub: HubOf, address: AddressOf, asked: PositionSeatsAsked) -> Response:
    """A new table that plays on from a position, with these seats."""
    seats = [seat.model_dump() for seat in asked.seats]
    return as_json(await positions.table(hub, asked.data, seats, address), 201)


@router.post("/positions/picture", responses=gives(PositionPicture))
def picture(asked: PositionAsked) -> Response:
    """A drawing of a position, as SVG."""
    return as_json(positions.picture(asked.data or {}))


@router.post("/positions/puzzle", responses=gives(OwnPuzzleMade))
async def as_puzzle(hub: HubOf, address: AddressOf, asked: PositionAsked) -> Response:
    """A position as a puzzle: with its best turn, by advice, and tempting ones that are worse.

    `as_good` says how many others are as good, so that there is no clear solution.
    """
    return as_json(await positions.puzzle(hub, asked.data or {}, address))


@router.post("/positions/puzzle/turn", responses=gives(PuzzleAnswer))
async def try_own(hub: HubOf, address: AddressOf, asked: OwnPuzzleAsked) -> Response:
    """Send a message to a puzzle of your own, with all that was done there before."""
    await hub.turns.take(address)
    told = positions.try_puzzle(asked.puzzle, asked.done, asked.message.model_dump())
    return as_json(told)


@router.post("/positions/puzzle/verdict", responses=gives(PuzzleVerdict))
async def judge_own(hub: HubOf, address: AddressOf, asked: OwnPuzzleTried) -> Response:
    """How good a whole turn at a puzzle of your own is; ask again until `worth` is there."""
    await hub.turns.take(address)
    return as_json(await positions.judge_puzzle(hub, asked.puzzle, asked.done, address))


@router.post("/tables/{table}/position", responses=gives(PositionData))
async def of_table(caller: CallerOf, asked: StepAsked) -> Response:
    """The position of a table's game, to be edited: of a finished one, or of one you play alone.

    Of a running game, what is hidden from you is dealt again.
    """
    return as_json(await positions.at_table(caller, asked.step))
