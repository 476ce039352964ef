"""The HTTP API of alerts, and of games at a glance: for who isn't at the table just now."""

from typing import Annotated

from fastapi import APIRouter, Query, Response

from hexholm.table.core.alerts import asking
from hexholm.table.core.alerts.ports import Quiet
from hexholm.table.core.glances import glance
from hexholm.table.http.asking import AddressOf, CallerOf, HubOf, as_json, gives
from hexholm.table.protocol.alerts import (
    AlertAnswered,
    AlertAsked,
    AlertData,
    AlertsOffered,
    AnswerAsked,
    StopAsked,
)
from hexholm.table.protocol.glances import GameGlance, GamesAsked

router = APIRouter()


@router.post("/games", responses=gives(list[GameGlance]))
async def games(hub: HubOf, address: AddressOf, asked: GamesAsked) -> Response:
    """Games at a glance, each by its table and the secrets for it: whose turn it is, since when.

    Whoever only asks for this isn't online at the table.
    """
    wanted = {one.table: one.secrets for one in asked.games}
    return as_json(await glance(hub, wanted, address))


@router.get("/alerts", responses=gives(AlertsOffered))
async def alerts_offered(hub: HubOf) -> Response:
    """How this server can tell people that it is their turn."""
    return as_json(await asking.offered(hub))


@router.get("/tables/{table}/alerts", responses=gives(list[AlertData]))
async def alerts(caller: CallerOf) -> Response:
    """The mail addresses and webhooks of the caller's seats. Needs a seat's secret."""
    return as_json(await asking.kept(caller.hub, caller.table, caller.rights.seats))


@router.post("/tables/{table}/alerts", responses=gives(list[AlertData]))
async def sign_up(caller: CallerOf, asked: AlertAsked) -> Response:
    """Be told when it is the turn of the caller's seats. Needs a seat's secret.

    A mail address or webhook gets a message first, and counts when its link was followed.
    """
    quiet = None
    if asked.quiet is not None:
        quiet = Quiet(asked.quiet.start, asked.quiet.end, asked.quiet.zone)
    kept = await asking.sign_up(
        caller.hub,
        caller.table,
        caller.rights.seats,
        kind=asked.kind,
        address=asked.address,
        keys=asked.keys.model_dump() if asked.keys is not None else None,
        language=asked.language,
        quiet=quiet,
        source=caller.address,
    )
    return as_json(kept)


@router.post("/tables/{table}/alerts/stop", responses=gives(list[AlertData]))
async def sign_off(caller: CallerOf, asked: StopAsked) -> Response:
    """Be told there no longer. Needs a seat's secret."""
    kept = await asking.sign_off(
        caller.hub, caller.table, caller.rights.seats, kind=asked.kind, address=asked.address
    )
    return as_json(kept)


@router.post("/alerts/answer", responses=gives(AlertAnswered))
async def answer(hub: HubOf, asked: AnswerAsked) -> Response:
    """Confirm alerts to an address, or stop them, with the secret that was sent there."""
    return as_json(await asking.answer(hub, asked.token, asked.wish))


@router.post("/alerts/stop", responses=gives(AlertAnswered))
async def stop(hub: HubOf, token: Annotated[str, Query(max_length=200)]) -> Response:
    """Stop alerts with one click in a mail program (RFC 8058)."""
    return as_json(await asking.answer(hub, token, "stop"))
