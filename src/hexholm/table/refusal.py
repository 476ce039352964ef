"""Saying no, with a reason."""

from typing import Final

from hexholm.game import Reason
from hexholm.table.protocol import answers
from hexholm.table.protocol.answers import ErrorData

STATUS: Final = {
    "bad-secret": 401,
    "not-allowed": 403,
    "unknown-table": 404,
    "unknown-step": 404,
    "unknown-land": 404,
    "not-found": 404,
    "method-not-allowed": 405,
    "stale": 409,
    "not-your-turn": 409,
    "not-begun": 409,
    "no-open-seat": 409,
    "seat-taken": 409,
    "colour-taken": 409,
    "cannot-undo": 409,
    "nothing-to-take-back": 409,
    "no-takeback": 409,
    "still-running": 409,
    "still-here": 409,
    "hints-off": 409,
    "no-hint": 503,
    "too-big": 413,
    "illegal": 422,
    "too-fast": 429,
    "busy": 503,
    "not-stored": 503,
}
"""The HTTP status of each code; every other is 422."""


class Refusal(Exception):
    """A request that is not carried out; nothing has changed."""

    def __init__(self, code: str, text: str, *, reason: Reason | None = None) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.reason = reason

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS.get(self.code, 422)

    def data(self) -> ErrorData:
        """As plain data."""
        data: ErrorData = {"code": self.code, "text": self.text}
        if self.reason is not None:
            data["reason"] = reason_data(self.reason)
        return data


def reason_data(reason: Reason) -> answers.Reason:
    """A rule's no as plain data."""
    return {
        "rule": reason.rule,
        "key": reason.key,
        "text": reason.text,
        "args": dict(reason.args),
    }
