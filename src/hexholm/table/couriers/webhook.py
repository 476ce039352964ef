"""Webhooks: a little JSON that chat servers and programs understand."""

from typing import Final

import orjson

from hexholm.table.core.alerts.ports import Alert, Gone, Letter, Undelivered
from hexholm.table.couriers.posting import post

GONE: Final = (404, 410)


class WebhookCourier:
    """Delivers to webhooks."""

    def __init__(self, base: str, *, private: bool) -> None:
        self._base = base
        self._private = private

    async def deliver(self, alert: Alert, letter: Letter) -> None:
        """Post a letter."""
        link = self._base + letter.path
        text = "\n".join([letter.title, *letter.lines, link])
        told = {
            "text": text,  # what Slack and Mattermost show,
            "content": text,  # and Discord
            "title": letter.title,
            "table": alert.table,
            "seat": alert.seat,
            "link": link,
            "stop": f"{self._base}/alerts#stop={letter.stop}",
        }
        headers = {"Content-Type": "application/json", "User-Agent": "hexholm"}
        body = orjson.dumps(told)
        status, _ = await post(alert.address, headers, body, private=self._private)
        if status in GONE:
            raise Gone(f"webhook {status}")
        if status >= 300:
            raise Undelivered(f"webhook {status}")
