"""The part of the API about finished games of the real table."""

from fastapi import APIRouter, Response

from hexholm.table.core.count import counted
from hexholm.table.http.asking import AddressOf, HubOf, as_json, gives
from hexholm.table.protocol.count import CountAsked, CountData

router = APIRouter()


@router.post("/count", responses=gives(CountData))
async def count(hub: HubOf, address: AddressOf, asked: CountAsked) -> Response:
    """Count a finished game: from its set-up and everybody's pieces, the scores and why.

    Nothing is kept here. What can't stand where it was entered is told among the problems, and the
    rest is counted without it.
    """
    await hub.turns.take(address)
    seats = [seat.model_dump() for seat in asked.seats]
    return as_json(counted(asked.game, asked.setup.model_dump(exclude_none=True), seats))
