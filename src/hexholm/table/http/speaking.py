"""Answers in the language that is asked for (Accept-Language), errors above all."""

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from hexholm.texts import LANGUAGE, known_language


def accepted(header: str) -> str:
    """The language somebody likes best of those that are spoken here; empty: none of them.

    >>> accepted("fr, de-AT;q=0.8, en;q=0.9")
    'en'
    """
    wishes = []
    for wish in header.split(","):
        name, _, weight = wish.partition(";q=")
        if language := known_language(name.strip()):
            wishes.append((_weight(weight), language))
    return max(wishes, key=lambda wish: wish[0], default=(0.0, ""))[1]


def _weight(text: str) -> float:
    try:
        return float(text or 1)
    except ValueError:
        return 0.0


class Speaking:
    """Lets every request be answered in its language."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass it on, with its language set."""
        if scope["type"] in ("http", "websocket"):
            LANGUAGE.set(accepted(Headers(scope=scope).get("accept-language", "")))
        await self.app(scope, receive, send)
