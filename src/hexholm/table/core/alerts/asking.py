"""What people can ask of alerts: to be told, to be left alone."""

import hashlib
import hmac
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from hexholm.table.core.alerts.alerter import Alerter
from hexholm.table.core.alerts.letters import read_token
from hexholm.table.core.alerts.ports import Alert, Kind, Quiet
from hexholm.table.core.alerts.quiet import check
from hexholm.table.core.alerts.whose import id_at, is_theirs
from hexholm.table.core.hub import Hub
from hexholm.table.core.refusal import Refusal
from hexholm.table.core.table import Table
from hexholm.texts import ENGLISH, languages

if TYPE_CHECKING:
    from hexholm.table.protocol.alerts import AlertAnswered, AlertData, AlertsOffered, Wish

MOST: Final[dict[Kind, int]] = {"push": 10, "mail": 2, "webhook": 2}
"""Alerts of a kind that a seat can have."""
UNANSWERED: Final = 3
"""How often an address is asked, for all tables together, before somebody answers."""
ADDRESS_LENGTH: Final = {"push": 1000, "mail": 254, "webhook": 500}

_MAIL: Final = re.compile(r"[^\s@<>(),:;\"\[\]\\]+@[^\s@<>(),:;\"\[\]\\]+\.[^\s@<>(),:;\"\[\]\\]+")


def _alerter(hub: Hub) -> Alerter:
    if hub.alerter is None:
        raise Refusal("no-alerts")
    return hub.alerter


async def offered(hub: Hub) -> "AlertsOffered":
    """How this server can tell people that it is their turn."""
    outlet = _alerter(hub).outlet
    return {
        "push": await outlet.push_key(),
        "mail": "mail" in outlet.couriers,
        "webhooks": list(outlet.webhooks),
    }


async def sign_up(
    hub: Hub,
    table: Table,
    seats: Sequence[int],
    *,
    kind: Kind,
    address: str,
    keys: dict[str, str] | None,
    language: str,
    quiet: Quiet | None,
    source: str = "",
) -> "list[AlertData]":
    """Tell the seats of somebody from now on when it is their turn; the alerts they have now."""
    alerter = _alerter(hub)
    _check(alerter, kind, address, keys)
    if quiet is not None:
        check(quiet)
    if not seats:
        raise Refusal("not-allowed", "no-seat")
    hub.budgets.spend("alerts", source)
    book, clock = alerter.outlet.book, hub.clock
    known = {alert.id: alert for alert in await _at(hub, table, seats)}
    language = language if language in languages() else ENGLISH
    for seat in seats:
        id_ = id_at(table, seat, kind, address)
        old = known.get(id_)
        if old is None:
            count = sum(one.kind == kind and one.seat == seat for one in known.values())
            if count >= MOST[kind]:
                raise Refusal("bad-alert", "alerts-full", most=MOST[kind])
        is_new = old is None and kind != "push"
        if is_new:
            await _check_stranger(hub, alerter, address, source)
        confirmed = kind == "push" if old is None else old.confirmed
        alert = Alert(id_, table.row.id, seat, kind, address, keys, language, quiet, confirmed)
        ask = clock.date() if is_new else None
        await book.keep(alert, at=clock.date(), ask=ask)
    return await kept(hub, table, seats)


def _check(alerter: Alerter, kind: Kind, address: str, keys: dict[str, str] | None) -> None:
    if kind not in alerter.outlet.couriers:
        raise Refusal("bad-alert", "alert-kind")
    if len(address) > ADDRESS_LENGTH[kind] or not address.isprintable():
        raise Refusal("bad-alert", "alert-address")
    if kind == "mail":
        if not _MAIL.fullmatch(address):
            raise Refusal("bad-alert", "alert-address")
        return
    try:
        parts = urlsplit(address)
        is_url = parts.scheme in ("https", "http") and bool(parts.hostname) and "@" not in address
    except ValueError:
        is_url = False
    if not is_url or (kind == "push" and keys is None):
        raise Refusal("bad-alert", "alert-address")
    allowed = alerter.outlet.webhooks
    if kind == "webhook" and not address.startswith(allowed):
        raise Refusal("bad-alert", "alert-webhook", names=", ".join(allowed))


async def _check_stranger(hub: Hub, alerter: Alerter, address: str, source: str) -> None:
    """A mail to somebody who has not asked for it: few of them, and none to who wants none."""
    hub.budgets.spend("mails", source)
    book = alerter.outlet.book
    if await book.is_blocked(_mark(alerter.key, address)):
        raise Refusal("bad-alert", "alert-blocked")
    if await book.unanswered(address) >= UNANSWERED:
        raise Refusal("bad-alert", "alert-unanswered")


def _mark(key: bytes, address: str) -> str:
    return hmac.new(key, f"blocked {address.lower()}".encode(), hashlib.sha256).hexdigest()


async def _at(hub: Hub, table: Table, seats: Sequence[int]) -> list[Alert]:
    """The alerts of whoever has these seats now."""
    found = await _alerter(hub).outlet.book.at(table.row.id, seats)
    return [alert for alert in found if is_theirs(alert, table)]


async def kept(hub: Hub, table: Table, seats: Sequence[int]) -> "list[AlertData]":
    """The mail addresses and webhooks of some seats; browsers aren't listed."""
    found = await _at(hub, table, seats)
    return [
        {
            "seat": alert.seat,
            "kind": alert.kind,
            "address": alert.address,
            "confirmed": alert.confirmed,
        }
        for alert in found
        if alert.kind != "push"
    ]


async def sign_off(
    hub: Hub, table: Table, seats: Sequence[int], *, kind: Kind, address: str
) -> "list[AlertData]":
    """Tell some seats no longer; the alerts they have now."""
    ids = [id_at(table, seat, kind, address) for seat in seats]
    await _alerter(hub).outlet.book.remove(ids)
    return await kept(hub, table, seats)


async def answer(hub: Hub, given: str, wish: "Wish") -> "AlertAnswered":
    """Whoever has an address confirms an alert, stops it, or wants nothing from this server."""
    alerter = _alerter(hub)
    book = alerter.outlet.book
    id_ = read_token(alerter.key, given, "confirm" if wish == "confirm" else "stop")
    alert = await book.find(id_) if id_ else None
    if id_ is None or (alert is None and wish != "stop"):
        raise Refusal("unknown-alert")
    if wish == "stop":
        await book.remove([id_])  # twice is as good as once
    elif alert is not None and wish == "confirm":
        await book.confirm(id_)
    elif alert is not None:
        await book.block(alert.address, _mark(alerter.key, alert.address))
    return {"wish": wish}
