"""Write the page's types of what it says to the server and hears from it.

    python tools/protocol.py [FOLDER]

They are made from the schemas of src/hexholm/table/protocol, and committed, so that the page can be
built without Python. Beside them goes what the table in a browser checks requests by: the same
schemas of the bodies as data, for it has no framework there.
"""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hexholm.table.protocol.document import REFERENCE, schemas

ROOT = Path(__file__).resolve().parent.parent
TYPES = "web/src/net/protocol.gen.ts"
BODIES = "src/hexholm/table/pocket/bodies.json"
HEADER = """\
/**
 * What the page and the server say to each other.
 *
 * Made from src/hexholm/table/protocol by `python tools/protocol.py`: edit those types, not these.
 */
"""
SENT = ("Asked", "Kept", "Tried")
"""How the names of bodies end;"""
UNSENT = ("AlertAsked", "AnswerAsked", "RecordAsked", "StopAsked")
"""those that a table in a browser is never sent, or reads by itself."""
NAMED = ("GameName",)
"""Texts that the core checks itself, since it knows the names."""
LIMITS = {"ge": "minimum", "le": "maximum"}
"""How pydantic calls a limit where more is checked before it."""
NAMES = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean"}


def typescript(found: dict[str, Any]) -> str:
    """All types, in the order of their names."""
    return "\n".join([HEADER, *(line for name in sorted(found) for line in one(name, found[name]))])


def one(name: str, schema: dict[str, Any]) -> Iterator[str]:
    """One type with its comment."""
    yield from comment(schema, "")
    if "properties" not in schema:
        yield f"export type {name} = {kind(schema)};\n"
        return
    yield f"export interface {name} {{"
    needed = schema.get("required", ())
    for key, value in schema["properties"].items():
        yield from comment(value, "  ")
        shown = key if re.fullmatch(r"\w+", key) else json.dumps(key)
        yield f"  {shown}{'' if key in needed else '?'}: {kind(value)};"
    if schema.get("additionalProperties"):
        yield "  [key: string]: unknown;"
    yield "}\n"


def comment(schema: dict[str, Any], indent: str) -> Iterator[str]:
    """What the docstring says."""
    if text := schema.get("description"):
        yield f"{indent}/** {' '.join(text.split())} */"


def kind(schema: dict[str, Any]) -> str:
    """A type as TypeScript writes it."""
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(REFERENCE)
    if several := schema.get("anyOf") or schema.get("oneOf"):
        return " | ".join(dict.fromkeys(map(kind, several)))
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(map(json.dumps, schema["enum"]))
    match schema.get("type"):
        case "array" if "prefixItems" in schema:
            return f"[{', '.join(map(kind, schema['prefixItems']))}]"
        case "array":
            item = kind(schema["items"])
            return f"({item})[]" if " | " in item else f"{item}[]"
        case "object":
            values = schema["additionalProperties"]
            return f"Record<string, {kind(values) if isinstance(values, dict) else 'unknown'}>"
        case "null":
            return "null"
        case None:
            return "unknown"
        case plain:
            return NAMES[plain]


def bodies(found: dict[str, Any]) -> dict[str, Any]:
    """The schemas of what is sent in bodies, by name, and of all that they refer to."""
    kept: dict[str, Any] = {}
    wanted = [name for name in found if name.endswith(SENT) and name not in UNSENT]
    while wanted:
        name = wanted.pop()
        if name not in kept:
            kept[name] = {"type": "string"} if name in NAMED else plain(found[name])
            wanted += re.findall(f"{REFERENCE}(\\w+)", json.dumps(found[name]))
    return dict(sorted(kept.items()))


def plain(schema: dict[str, Any]) -> dict[str, Any]:
    """A schema in fewer words: without what only people read."""
    if "$ref" in schema:
        named = {"$ref": schema["$ref"].removeprefix(REFERENCE)}
        return named | ({"default": schema["default"]} if "default" in schema else {})
    if several := schema.get("discriminator"):
        kinds = several["mapping"].items()
        named = {kind: name.removeprefix(REFERENCE) for kind, name in kinds}
        return {"by": several["propertyName"], "kinds": named}
    made: dict[str, Any] = {}
    for key, value in schema.items():
        match key:
            case "title" | "description" | "examples":
                continue
            case "properties":
                made[key] = {name: plain(one) for name, one in value.items()}
            case "anyOf":
                made[key] = [plain(one) for one in value]
            case "const":
                made["enum"] = [value]
            case "items" | "additionalProperties" if isinstance(value, dict):
                made[key] = plain(value)
            case _:
                made[LIMITS.get(key, key)] = value
    return made


if __name__ == "__main__":
    where = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT
    made = schemas()
    (where / TYPES).write_text(typescript(made), encoding="utf-8")
    (where / BODIES).write_text(json.dumps(bodies(made)) + "\n", encoding="utf-8")
