"""Saying no, with a reason."""

from typing import TYPE_CHECKING

from hexholm.game import Reason

if TYPE_CHECKING:
    from hexholm.table.protocol import answers


class Refusal(Exception):
    """A request that is not carried out; nothing has changed."""

    def __init__(self, code: str, text: str, *, reason: Reason | None = None) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.reason = reason

    def data(self) -> "answers.ErrorData":
        """As plain data."""
        data: answers.ErrorData = {"code": self.code, "text": self.text}
        if self.reason is not None:
            data["reason"] = reason_data(self.reason)
        return data


def reason_data(reason: Reason) -> "answers.Reason":
    """A rule's no as plain data."""
    return {
        "rule": reason.rule,
        "key": reason.key,
        "text": reason.text,
        "args": dict(reason.args),
    }
