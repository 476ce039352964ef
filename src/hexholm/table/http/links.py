"""The part of the API about games in links."""

from fastapi import APIRouter, Response

from hexholm.table.core.links import link_of, open_link, table_of
from hexholm.table.http.asking import CREATING, AddressOf, CallerOf, HubOf, as_json, gives
from hexholm.table.protocol.answers import NewTable
from hexholm.table.protocol.links import LinkAsked, LinkData, LinkFound, LinkSeatAsked

router = APIRouter()


@router.post("/links", responses=gives(LinkFound))
async def opened_link(hub: HubOf, address: AddressOf, asked: LinkAsked) -> Response:
    """Open the link of a game: what it holds, and where your own table of that game stands.

    A table of yours that the link continues is brought to where the link stands.
    """
    games = {one.table: one.secrets for one in asked.games}
    return as_json(await open_link(hub, asked.link, games, address))


@router.post(
    "/links/tables", status_code=201, responses=gives(NewTable, 201), dependencies=CREATING
)
async def table_by_link(hub: HubOf, address: AddressOf, asked: LinkSeatAsked) -> Response:
    """A new table that plays on where a link stands.

    By turns one seat is yours, any that no bot has; else all seats of people are.
    """
    made = await table_of(
        hub,
        asked.link,
        seat=asked.seat,
        name=asked.name,
        colour=asked.colour,
        address=address,
    )
    return as_json(made, 201)


@router.post("/tables/{table}/link", responses=gives(LinkData))
async def the_link(caller: CallerOf) -> Response:
    """The link of a table's game as it stands, with all that is hidden. Needs a seat's secret.

    Of a finished game any secret will do. A running one must be played by turns, or by the caller
    alone: then `seed_known` is true from now on.
    """
    return as_json(await link_of(caller))
