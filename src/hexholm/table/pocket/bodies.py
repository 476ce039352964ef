"""What comes with a request, checked: a body by the types of the protocol, and a query.

The types are those of `hexholm.table.protocol.requests`, which need a framework; `bodies.json` says
the same as data, and is made from them by `tools/protocol.py`.
"""

import json
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from hexholm.table.core.refusal import Refusal
from hexholm.table.pocket.writing import read
from hexholm.table.protocol import JSON_INTEGER

if TYPE_CHECKING:
    from hexholm.table.protocol.answers import ErrorData

Schema = Mapping[str, Any]
Where = tuple[str | int, ...]

_FILE: Final = Path(__file__).with_name("bodies.json")
_LIKE: Final = {"maxProperties": "maxItems"}
_TYPES: Final[Mapping[str, type]] = {
    "array": list,
    "boolean": bool,
    "integer": int,
    "null": type(None),
    "object": dict,
    "string": str,
}


class BadRequest(Refusal):
    """Something in a request isn't what it should be."""

    def __init__(self, where: Where, id_: str, **args: Any) -> None:
        super().__init__("bad-request", id_, **args)
        self.where = ".".join(map(str, where))
        self.is_close = "limit" in args
        """Whether it is of the right kind, and only too large or too small."""

    def data(self) -> "ErrorData":
        """As plain data: what is wrong, and where."""
        text = f"{self.where}: {self}" if self.where else str(self)
        return {"code": self.code, "text": text, "about": self.where}


class Given:
    """What is said in an address, by name."""

    def __init__(self, texts: Mapping[str, str]) -> None:
        self._texts = texts

    def __contains__(self, name: str) -> bool:
        return name in self._texts

    def text(self, name: str, default: str = "", most: int = 128) -> str:
        """A text of at most so many characters."""
        found = self._texts.get(name, default)
        _check_size((name,), found, {"maxLength": most})
        return found

    def number(self, name: str, default: int | None = None, most: int = JSON_INTEGER) -> int:
        """A whole number; without a default it must be there."""
        if name not in self:
            if default is None:
                raise BadRequest((name,), "body-missing")
            return default
        found = self.text(name)
        if not found.isdecimal():
            raise BadRequest((name,), "body-integer")
        _check_size((name,), int(found), {"maximum": most})
        return int(found)


def checked(kind: str, text: str) -> Any:
    """The body of a request of a kind, with what it leaves out."""
    try:
        data = read(text or "null")
    except ValueError:
        raise BadRequest((), "body-json") from None
    return _check((), data, {"$ref": kind})


@cache
def _schemas() -> Mapping[str, Schema]:
    known: Mapping[str, Schema] = json.loads(_FILE.read_text("utf-8"))
    return known


def _check(where: Where, data: Any, schema: Schema) -> Any:
    """Data as a schema has it, or the first thing that is wrong with it."""
    if "$ref" in schema:
        return _check(where, data, _schemas()[schema["$ref"]])
    if "by" in schema:
        return _check(where, data, _variant(where, data, schema))
    if "anyOf" in schema:
        return _check_any(where, data, schema["anyOf"])
    if "enum" in schema and data not in schema["enum"]:
        raise BadRequest(where, "body-enum", names=", ".join(map(repr, schema["enum"])))
    kind = schema["type"]
    if kind == "integer" and isinstance(data, float) and data.is_integer():
        data = int(data)  # for JSON 7.0 is the whole number 7
    if type(data) is not _TYPES[kind]:
        raise BadRequest(where, f"body-{kind}")
    _check_size(where, data, schema)
    inside = _INSIDE.get(kind)
    return inside(where, data, schema) if inside else data


def _variant(where: Where, data: Any, schema: Schema) -> Schema:
    if not isinstance(data, dict):
        raise BadRequest(where, "body-object")
    by, kinds = schema["by"], schema["kinds"]
    found = data.get(by)
    if not isinstance(found, str) or found not in kinds:
        raise BadRequest(where, "body-variant", key=by, names=", ".join(map(repr, kinds)))
    return {"$ref": kinds[found]}


def _check_any(where: Where, data: Any, schemas: list[Schema]) -> Any:
    wrong: list[BadRequest] = []
    for schema in schemas:
        try:
            return _check(where, data, schema)
        except BadRequest as no:
            wrong.append(no)
    raise max(wrong, key=lambda no: (len(no.where), no.is_close))


def _check_size(where: Where, data: Any, schema: Schema) -> None:
    size = data if isinstance(data, int) else len(data) if hasattr(data, "__len__") else 0
    for key, most in schema.items():
        is_least = key in ("minimum", "minLength", "minItems")
        is_most = key in ("maximum", "maxLength", "maxItems", "maxProperties")
        if (is_least and size < most) or (is_most and size > most):
            raise BadRequest(where, f"body-{_LIKE.get(key, key).lower()}", limit=most)


def _items(where: Where, data: list[Any], schema: Schema) -> list[Any]:
    return [_check((*where, place), one, schema["items"]) for place, one in enumerate(data)]


def _fields(where: Where, data: dict[str, Any], schema: Schema) -> dict[str, Any]:
    more = schema.get("additionalProperties", True)
    if isinstance(more, dict):
        for key in data:
            _check_size((*where, key), key, schema.get("propertyNames", {}))
        return {key: _check((*where, key), value, more) for key, value in data.items()}
    if "properties" not in schema:
        return data
    found = {}
    for key, one in schema["properties"].items():
        if key in data:
            found[key] = _check((*where, key), data[key], one)
        elif key in schema.get("required", ()):
            raise BadRequest((*where, key), "body-missing")
        else:
            found[key] = _check((*where, key), one["default"], one)
    if more is False and (unknown := [key for key in data if key not in found]):
        raise BadRequest((*where, unknown[0]), "body-extra")
    return found


_INSIDE: Final[Mapping[str, Callable[[Where, Any, Schema], Any]]] = {
    "array": _items,
    "object": _fields,
}
