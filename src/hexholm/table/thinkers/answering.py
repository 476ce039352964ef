"""What all share who think elsewhere: how long they may, and how their answers come back."""

from typing import Final

from hexholm.table.core.ports import Failed, Row
from hexholm.table.core.thinking import answer

PATIENCE: Final = {"rate": 12, "round": 12}
"""How many times the limit may pass: an amount of work takes as long as it takes."""


def answer_to(request: Row) -> Row:
    """The answer to a request of the core: what was found, or why nothing was."""
    try:
        return {"answer": answer(request)}
    except Failed as error:
        return {"error": [error.kind, str(error)]}
