"""Write the page's types of what it says to the server and hears from it.

    python tools/protocol.py [FILE]

They are made from the schemas of src/hexholm/table/protocol, and committed, so that the page can be
built without Python.
"""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hexholm.table.protocol.document import REFERENCE, schemas

FILE = Path(__file__).resolve().parent.parent / "web/src/net/protocol.gen.ts"
HEADER = """\
/**
 * What the page and the server say to each other.
 *
 * Made from src/hexholm/table/protocol by `python tools/protocol.py`: edit those types, not these.
 */
"""
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


if __name__ == "__main__":
    where = Path(sys.argv[1]) if len(sys.argv) > 1 else FILE
    where.write_text(typescript(schemas()), encoding="utf-8")
