"""What the routes of the API share: who asks, and how they are answered."""

from typing import Annotated, Any, Final

from fastapi import Depends, Path, Request, Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from hexholm.table.core import calls
from hexholm.table.core.calls import Caller
from hexholm.table.core.hub import Hub
from hexholm.table.http.limits import client_address
from hexholm.table.http.writing import write
from hexholm.table.protocol.document import reference

LONGEST_WAIT: Final = 25

Responses = dict[int | str, dict[str, Any]]


def gives(kind: Any, *statuses: int | str) -> Responses:
    """An answer for the OpenAPI document alone; as a `response_model` it would slow the start."""
    content = {"application/json": {"schema": reference(kind)}}
    return {status: {"content": content} for status in statuses or (200,)}


bearer = HTTPBearer(
    auto_error=False, description="A secret of the table; several are separated by commas."
)


async def _hub(request: Request) -> Hub:
    hub = request.app.state.hub
    assert isinstance(hub, Hub)
    return hub


HubOf = Annotated[Hub, Depends(_hub)]


async def _address(request: Request) -> str:
    return client_address(request.scope)


AddressOf = Annotated[str, Depends(_address)]


async def _limit_creating(hub: HubOf, address: AddressOf) -> None:
    hub.budgets.spend("tables", address)


CREATING: Final = [Depends(_limit_creating)]


async def _caller(
    hub: HubOf,
    address: AddressOf,
    table: Annotated[str, Path(max_length=64, examples=["oak-river-7"])],
    credentials: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)],
) -> Caller:
    given = credentials.credentials.split(",") if credentials else []
    return await calls.call(hub, table, given, address)


CallerOf = Annotated[Caller, Depends(_caller)]


def as_json(data: Any, code: int = 200) -> Response:
    """An answer."""
    return Response(write(data), code, media_type="application/json")
