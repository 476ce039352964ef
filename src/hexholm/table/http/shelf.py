"""The part of the API about set-ups for the real table."""

from fastapi import APIRouter, Response

from hexholm.table.core.shelf import draw, laid_out, what_there_is
from hexholm.table.http.asking import AddressOf, HubOf, as_json, gives
from hexholm.table.protocol.shelf import DrawAsked, DrawnAsked, DrawnData, ShelfData

router = APIRouter(prefix="/shelf")


@router.get("", responses=gives(ShelfData))
async def the_shelf() -> Response:
    """What people can own and wish for."""
    return as_json(what_there_is())


@router.post("/draw", responses=gives(DrawnData))
async def drawn_setup(hub: HubOf, address: AddressOf, asked: DrawAsked) -> Response:
    """Draw a set-up for the real table from what somebody owns, as they wish."""
    return as_json(await draw(hub, asked.model_dump(), address))


@router.post("/open", responses=gives(DrawnData))
def opened_setup(asked: DrawnAsked) -> Response:
    """The set-up of a link, to lay out."""
    return as_json(laid_out(asked.link))
