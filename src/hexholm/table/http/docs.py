"""The API's documentation at /docs: plain HTML made from the OpenAPI document."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import Any, Final

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response
from markdown_it import MarkdownIt

from hexholm.table.protocol.document import REFERENCE

router = APIRouter(include_in_schema=False)

INTRODUCTION: Final = """
Create a table, take a seat and play: everything the page does can be done by this API.

A **table** has a readable name such as `oak-river-7`, which gives no rights. Rights come from
**secrets**: one for each seat, one that invites to open seats, one to watch. They are sent as
`Authorization: Bearer SECRET`, never in an address.

What happens at a table are its **entries**, numbered from 1: actions, undos, people coming and
going. Each action is sent with the number of the last entry known when it was chosen. So an action
that is sent twice is played once, and one chosen at an older position is refused with the current
state.

A bot is a loop: `GET /api/tables/{table}?since=N&wait=25` until `legal` is not null, then
`POST /api/tables/{table}/play`. An error is `{"error": {"code": ..., "text": ...}}` with a 4xx
status; an illegal action has a `reason` with the rule that forbids it.

All keys of the set-up (`SetupAsked`) are optional; what is left out is drawn by the seed.

The seat that decides is `view.to_move`, and only for that seat `legal` is not null. It need not be
the seat whose turn it is: somebody may be asked in the middle of another's turn (`view.turn.seat`
is then the one whose turn goes on). `view.asks` says what is asked, `end` declines it.

## The websocket

At `/api/tables/{table}/socket`. Every message is a JSON object with a `type`, at most 16 KB.
"""

STYLE: Final = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
code, pre { font-family: ui-monospace, monospace; font-size: 0.9em; }
pre { overflow-x: auto; padding: 0.75rem; border: 1px solid #8886; border-radius: 0.5rem; }
table { border-collapse: collapse; display: block; overflow-x: auto; }
td p { margin: 0; }
td, th { border: 1px solid #8886; padding: 0.25rem 0.5rem; text-align: left; vertical-align: top; }
h2 { margin-top: 2.5rem; border-bottom: 1px solid #8886; }
h3 code { font-size: 1.05em; }
.method { display: inline-block; min-width: 3.5rem; font-weight: 700; }
"""


@router.get("/docs")
async def page(request: Request) -> Response:
    """The documentation; it takes a while to make, so it is made once."""
    state = request.app.state
    if not hasattr(state, "docs"):
        state.docs = render(request.app.openapi())
    return HTMLResponse(state.docs)


@router.get("/docs.css")
async def style() -> Response:
    """Its style, a file of its own because of the Content-Security-Policy."""
    return Response(STYLE, media_type="text/css")


def render(api: dict[str, Any]) -> str:
    """The OpenAPI document as a page to read."""
    schemas = api["components"]["schemas"]
    parts = [
        '<!doctype html><html lang="en"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width">',
        '<title>hexholm API</title><link rel="icon" href="/icon.svg" type="image/svg+xml">',
        '<link rel="stylesheet" href="/docs.css"></head><body>',
        f"<h1>hexholm {escape(api['info']['version'])}: the API</h1>",
        _text(api["info"]["description"]),
        '<p>The same for programs: <a href="/openapi.json">openapi.json</a>.</p>',
        "<h2>Requests</h2>",
    ]
    for path, methods in api["paths"].items():
        for method, call in methods.items():
            parts.append(_call(path, method, call))
    parts.append("<h2>Data</h2>")
    for name, schema in schemas.items():
        parts.append(_schema(name, schema))
    return "\n".join([*parts, "</body></html>"])


def kinds(schemas: dict[str, Any]) -> str:
    """The messages of the websocket and the entries, as Markdown to go after the introduction."""
    return "\n".join(
        [
            *_union(schemas, "ClientMessage", "client sends"),
            *_union(schemas, "ServerMessage", "server sends"),
            "\n## Entries\n\nEvery entry has `number`, `seat` and `kind`.",
            *_union(schemas, "Entry", "kind", but=("number", "seat")),
        ]
    )


def _union(
    schemas: dict[str, Any], name: str, title: str, but: Sequence[str] = ()
) -> Iterator[str]:
    """A table of the types among which one key tells."""
    yield f"\n| {title} | further keys | what for |\n|---|---|---|"
    tag = schemas[name]["discriminator"]["propertyName"]
    for reference in schemas[name]["oneOf"]:
        kind = schemas[_name(reference)]
        told = kind["properties"][tag]
        values = ", ".join(f"`{value}`" for value in told.get("enum") or [told["const"]])
        keys = ", ".join(f"`{key}`" for key in kind["properties"] if key not in (tag, *but))
        yield f"| {values} | {keys} | {kind.get('description', '')} |"


def _name(reference: dict[str, str]) -> str:
    return reference["$ref"].removeprefix(REFERENCE)


def _text(markdown: str) -> str:
    html: str = MarkdownIt("commonmark", {"html": False}).enable("table").render(markdown)
    return html


def _call(path: str, method: str, call: dict[str, Any]) -> str:
    lines = [
        f'<h3 id="{escape(call["operationId"])}"><span class="method">{method.upper()}</span> '
        f"<code>{escape(path)}</code></h3>",
        _text(call.get("description", "")),
    ]
    rows = [
        (where["name"], where["in"], _kind(where["schema"])) for where in call.get("parameters", [])
    ]
    body = call.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    if body is not None:
        rows.append(("", "body", _kind(body)))
    for status, answer in call["responses"].items():
        content = answer.get("content", {}).get("application/json", {}).get("schema")
        rows.append((status, "answer", _kind(content or {})))
    lines.append("<table>")
    lines += [
        f"<tr><td>{where}</td><td><code>{escape(name)}</code></td><td>{kind}</td></tr>"
        for name, where, kind in rows
    ]
    return "\n".join([*lines, "</table>"])


def _schema(name: str, schema: dict[str, Any]) -> str:
    lines = [f'<h3 id="{escape(name)}"><code>{escape(name)}</code></h3>']
    lines.append(_text(schema.get("description", "")))
    needed = schema.get("required", [])
    lines.append("<table>")
    for key, value in schema.get("properties", {}).items():
        must = "" if key in needed else "optional"
        lines.append(
            f"<tr><td><code>{escape(key)}</code></td><td>{_kind(value)}</td><td>{must}</td>"
            f"<td>{_text(value.get('description', ''))}</td></tr>"
        )
    if not schema.get("properties"):
        lines.append(f"<tr><td>{_kind(schema)}</td></tr>")
    return "\n".join([*lines, "</table>"])


def _kind(schema: dict[str, Any]) -> str:
    """A type in a few words, with links to the named ones."""
    if "$ref" in schema:
        name = escape(_name(schema))
        return f'<a href="#{name}">{name}</a>'
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return " or ".join(_kind(one) for one in schema[key])
    if "const" in schema:
        return f"<code>{escape(repr(schema['const']))}</code>"
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(one))}</code>" for one in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {_kind(schema.get('items', {}))}"
    if schema.get("type") == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"object of {_kind(schema['additionalProperties'])}"
    return escape(str(schema.get("type", "anything")))
