"""Holds what a server says to the types of the protocol: no key more, no key less."""

from functools import cache
from typing import Any

from fastapi.routing import APIRoute
from pydantic import ConfigDict, TypeAdapter

from hexholm.table.http import api
from hexholm.table.protocol.answers import ErrorAnswer
from hexholm.table.protocol.document import EXCHANGED, REFERENCE
from hexholm.table.protocol.tables import StateMessage

PICTURE = ".svg"
NAMED = {kind.__name__: kind for kind in (*EXCHANGED, StateMessage)}


@cache
def _adapter(kind: Any) -> TypeAdapter[Any]:
    # in a list, for pydantic takes no settings beside a type that could have its own
    return TypeAdapter(list[kind], config=ConfigDict(extra="forbid", strict=True))


def check(kind: Any, text: str) -> None:
    """Raise `ValidationError` if a text is not JSON of this type."""
    _adapter(kind).validate_json(f"[{text}]")


def check_answer(method: str, path: str, status: int, text: str) -> None:
    """The same for an answer of the HTTP API, by the type that its route declares."""
    for route in api.router.routes:
        if not isinstance(route, APIRoute) or not route.path_regex.match(path):
            continue
        if route.methods and method in route.methods and not path.endswith(PICTURE):
            check(ErrorAnswer if status >= 400 else _declared(route, status), text)


def _declared(route: APIRoute, status: int) -> Any:
    schema = route.responses[status]["content"]["application/json"]["schema"]
    if "items" in schema:
        kind = _named(schema["items"])
        return list[kind]  # type: ignore[valid-type]
    return _named(schema)


def _named(reference: dict[str, str]) -> Any:
    return NAMED[reference["$ref"].removeprefix(REFERENCE)]
