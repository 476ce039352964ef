"""The couriers that a server has, by its settings."""

import re
from typing import Final
from urllib.parse import urlsplit

from hexholm.game import SetupError
from hexholm.table.core.alerts.alerter import Outlet
from hexholm.table.core.alerts.ports import Courier, Kind
from hexholm.table.couriers.mail import MailCourier
from hexholm.table.couriers.push import PushCourier
from hexholm.table.couriers.vapid import Vapid
from hexholm.table.couriers.webhook import WebhookCourier
from hexholm.table.settings import CourierSettings, Settings
from hexholm.table.storage.alerts import SqlBook
from hexholm.table.storage.sql import SqlStorage

NOBODY: Final = "mailto:nobody@hexholm.invalid"
"""Whom a push service can ask about this server, if that isn't set."""
_BEGINNING: Final = re.compile(r"https?://([^/@\s]+/\S*)?")


def check_couriers(settings: CourierSettings) -> None:
    """Complain about settings that don't fit together."""
    url = urlsplit(settings.address)
    if settings.address and (url.scheme not in ("http", "https") or not url.hostname):
        raise SetupError("bad-address", got=repr(settings.address))
    if settings.mail_server:
        if urlsplit(settings.mail_server).scheme not in ("smtp", "smtps"):
            raise SetupError("bad-mail-server")
        if "@" not in settings.mail_from:
            raise SetupError("no-mail-from")
    if (settings.mail_server or settings.webhooks) and not settings.address:
        raise SetupError("no-address")
    for one in settings.webhooks:
        if not _BEGINNING.fullmatch(one):
            raise SetupError("bad-webhook", got=repr(one))


def open_outlet(settings: Settings, storage: SqlStorage, key: bytes) -> Outlet:
    """The way alerts take from a server."""
    given = settings.couriers
    contact = f"mailto:{given.mail_from}" if given.mail_from else NOBODY
    vapid = Vapid(key, given.address if given.address.startswith("https:") else contact)
    couriers: dict[Kind, Courier] = {"push": PushCourier(vapid, private=given.private)}
    base = given.address.rstrip("/")
    if given.mail_server:
        couriers["mail"] = MailCourier(given.mail_server, given.mail_from, base)
    if given.webhooks:
        couriers["webhook"] = WebhookCourier(base, private=given.private)
    return Outlet(SqlBook(storage.database), couriers, vapid.public, given.webhooks)
