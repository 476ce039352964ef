"""The HTTP status of a refusal; a websocket is closed with 4000 and that."""

from typing import Final

STATUS: Final = {
    "bad-secret": 401,
    "bad-profile": 401,
    "not-allowed": 403,
    "unknown-table": 404,
    "unknown-step": 404,
    "unknown-land": 404,
    "unknown-picture": 404,
    "unknown-lesson": 404,
    "no-lobby": 404,
    "unknown-alert": 404,
    "no-alerts": 404,
    "unknown-puzzle": 404,
    "not-found": 404,
    "method-not-allowed": 405,
    "stale": 409,
    "not-your-turn": 409,
    "not-begun": 409,
    "too-late": 409,
    "no-open-seat": 409,
    "seat-taken": 409,
    "bots-play": 409,
    "colour-taken": 409,
    "cannot-undo": 409,
    "nothing-to-take-back": 409,
    "no-takeback": 409,
    "still-running": 409,
    "still-here": 409,
    "hints-off": 409,
    "puzzle-open": 409,
    "no-hint": 503,
    "no-verdict": 503,
    "damaged": 500,
    "too-big": 413,
    "illegal": 422,
    "wrong-host": 421,
    "wrong-origin": 403,
    "too-slow": 408,
    "too-fast": 429,
    "too-many": 429,
    "busy": 503,
    "not-stored": 503,
}
"""By code; every other is 422."""


def status(code: str) -> int:
    """The status of a refusal with this code."""
    return STATUS.get(code, 422)
