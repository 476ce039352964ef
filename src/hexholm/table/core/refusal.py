"""Saying no, with a reason."""

from typing import TYPE_CHECKING, Any

from hexholm.game import Reason
from hexholm.texts import Told

if TYPE_CHECKING:
    from hexholm.table.protocol import answers


class Refusal(Told):
    """A request that isn't carried out; nothing has changed.

    The code says what kind of no it is; the message is `refusal-CODE` or another one by its id, and
    may give an error as the cause.
    """

    def __init__(
        self,
        code: str,
        id_: str = "",
        /,
        *,
        reason: Reason | None = None,
        cause: Told | None = None,
        retry: int = 2,
        **args: Any,
    ) -> None:
        super().__init__(f"refusal-{id_ or code}", **args, **({"why": str(cause)} if cause else {}))
        self.code = code
        self.reason = reason
        self.about = (cause or self).message
        self.retry = retry
        """Seconds after which it is worth another try, if the server is busy."""

    def data(self) -> "answers.ErrorData":
        """As plain data."""
        data: answers.ErrorData = {"code": self.code, "text": str(self)}
        if self.about.id != f"refusal-{self.code}":
            data["about"] = f"{self.about.id} {self.about.args.get('what', '')}".rstrip()
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
