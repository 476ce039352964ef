"""What a thinking worker does: a request of the core in, its answer out."""

import json

from hexholm.table.thinkers.answering import answer_to


def answer(text: str) -> str:
    """The answer to a request, both as JSON."""
    return json.dumps(answer_to(json.loads(text)))
