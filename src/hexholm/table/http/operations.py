"""For those who watch over a server: is it well, and what has it done?"""

import ipaddress
from collections.abc import Iterator
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, PlainTextResponse, Response

from hexholm.table.core.hub import Hub
from hexholm.table.core.refusal import Refusal

router = APIRouter(include_in_schema=False)

QUANTILES: Final = (0.5, 0.99)


@router.get("/health")
async def health(request: Request) -> Response:
    """Whether games can be played: the database answers."""
    hub: Hub = request.app.state.hub
    try:
        await hub.storage.listed(1)
    except Exception:
        return JSONResponse({"status": "database away"}, 503)
    return JSONResponse({"status": "stopping" if hub.is_closing else "ok"})


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """Figures for Prometheus; for this machine only, unless the server was told otherwise."""
    if not (request.app.state.settings.open_metrics or _is_here(request)):
        raise Refusal("not-found")
    text = "\n".join(_lines(request.app.state.hub))
    return PlainTextResponse(text + "\n", media_type="text/plain; version=0.0.4")


def _is_here(request: Request) -> bool:
    if "x-forwarded-for" in request.headers:  # by a proxy here, for somebody elsewhere
        return False
    try:
        return request.client is not None and ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False


def _lines(hub: Hub) -> Iterator[str]:
    meter, tables = hub.meter, list(hub.tables)
    yield from _figure("tables", "gauge", len(tables))
    yield from _figure("sockets", "gauge", sum(len(one.connections) for one in tables))
    yield from _figure("thinking", "gauge", hub.thinkers.busy)
    yield from _figure("waiting_to_think", "gauge", hub.thinkers.waiting)
    yield from _figure("failures_total", "counter", meter.failures)
    yield _type("refusals_total", "counter")
    for code, count in sorted(meter.refused.items()):
        yield f'hexholm_refusals_total{{code="{code}"}} {count}'
    yield _type("action_seconds", "summary")
    for share in QUANTILES:
        yield f'hexholm_action_seconds{{quantile="{share}"}} {meter.quantile(share):.6f}'
    yield f"hexholm_action_seconds_sum {meter.seconds:.6f}"
    yield f"hexholm_action_seconds_count {meter.actions}"


def _figure(name: str, kind: str, value: int) -> tuple[str, str]:
    return _type(name, kind), f"hexholm_{name} {value}"


def _type(name: str, kind: str) -> str:
    return f"# TYPE hexholm_{name} {kind}"
