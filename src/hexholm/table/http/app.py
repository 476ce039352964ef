"""The application: API, websocket, documentation and page under one roof."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException

import hexholm
from hexholm.table.bus import open_bus
from hexholm.table.clock import SystemClock
from hexholm.table.collecting import collect_when_quiet
from hexholm.table.core.hub import Hub
from hexholm.table.core.refusal import Refusal
from hexholm.table.core.thinking import offered_bots
from hexholm.table.couriers.opening import check_couriers, open_outlet
from hexholm.table.http import api, docs, operations, socket
from hexholm.table.http.guard import Guard, more_headers
from hexholm.table.http.pages import add_page, index_page, wants_page
from hexholm.table.http.speaking import Speaking
from hexholm.table.protocol.answers import ErrorAnswer, ErrorData
from hexholm.table.protocol.document import schemas
from hexholm.table.protocol.statuses import status
from hexholm.table.settings import Settings
from hexholm.table.storage.key import agreed_key
from hexholm.table.storage.opening import open_storage
from hexholm.table.storage.sql import SqlStorage
from hexholm.table.thinkers.processes import ProcessThinkers

LOG: Final = logging.getLogger("hexholm.table")

_CODES: Final = {404: "not-found", 405: "method-not-allowed"}


class Application(FastAPI):
    """The server; its OpenAPI document has the messages of the websocket, too."""

    def openapi(self) -> dict[str, Any]:
        """The document, generated on first use."""
        if self.openapi_schema is None:
            document, found = super().openapi(), schemas()
            document["components"]["schemas"] |= found
            document["info"]["description"] += docs.kinds(found)
        return super().openapi()


def create_app(settings: Settings | None = None) -> FastAPI:
    """The server as an ASGI application; `SetupError` if a bot or a setting can't be used."""
    settings = settings or Settings()
    offered = offered_bots(settings.bots)
    check_couriers(settings.couriers)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        storage, key = await _open(settings)
        try:
            bus = await open_bus(settings.database_url)
        except BaseException:
            await storage.close()
            raise
        thinkers = ProcessThinkers(offered, workers=settings.bot_workers, limit=settings.bot_limit)
        clock = SystemClock()
        outlet = open_outlet(settings, storage, key)
        app.state.hub = Hub(storage, thinkers, clock, key, settings, bus, outlet)
        collecting = asyncio.create_task(collect_when_quiet(app.state.hub.meter, clock))
        try:
            yield
        finally:
            collecting.cancel()
            await app.state.hub.close()

    app = Application(
        title="hexholm",
        version=hexholm.__version__,
        description=docs.INTRODUCTION,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        lifespan=lifespan,
    )
    app.state.settings = settings
    app.include_router(api.router)
    app.include_router(socket.router)
    app.include_router(docs.router)
    app.include_router(operations.router)
    add_page(app, settings.page)
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http_error(settings.page))
    app.add_exception_handler(Exception, _broken)
    app.add_middleware(Guard, settings=settings)
    app.add_middleware(Speaking)
    return app


async def _open(settings: Settings) -> tuple[SqlStorage, bytes]:
    settings.folder.mkdir(parents=True, exist_ok=True)
    storage = await open_storage(settings.database_url)
    try:
        return storage, await agreed_key(settings.folder, storage)
    except BaseException:
        await storage.close()
        raise


async def check_start(settings: Settings) -> None:
    """See whether a server can start: an exception tells what is in its way."""
    offered_bots(settings.bots)
    storage, _ = await _open(settings)
    await storage.close()


def _error(code: int, data: ErrorData, headers: Any = None) -> Response:
    return JSONResponse(ErrorAnswer(error=data), code, headers)


async def _refused(request: Request, no: Exception) -> Response:
    assert isinstance(no, Refusal)
    request.app.state.hub.meter.refused[no.code] += 1
    return _error(status(no.code), no.data(), more_headers(no))


async def _invalid(_request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"] if part not in ("body", "query", "path"))
    text = f"{where}: {first['msg']}." if where else f"{first['msg']}."
    return _error(422, {"code": "bad-request", "text": text, "about": where})


def _http_error(page: Path) -> Callable[[Request, Exception], Awaitable[Response]]:
    async def answer(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        code, headers = error.status_code, dict(error.headers or {})
        if code == 404 and wants_page(request):
            return index_page(page, code)
        if code == 405 and (methods := _methods(request.url.path)):
            headers["Allow"] = ", ".join(sorted(methods))
        data = ErrorData(code=_CODES.get(code, "bad-request"), text=f"{error.detail}.")
        return _error(code, data, headers)

    return answer


def _methods(path: str) -> set[str]:
    """What can be done with an address of the API."""
    return {
        method
        for route in api.router.routes
        if isinstance(route, APIRoute) and route.path_regex.match(path)
        for method in route.methods or ()
    }


async def _broken(request: Request, _error_: Exception) -> Response:
    request.app.state.hub.meter.failures += 1
    return _error(500, Refusal("server-error").data())
