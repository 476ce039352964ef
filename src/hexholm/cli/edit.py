"""`hexholm edit`: a position in the editor of the page."""

import json
import re
from typing import Annotated, Final

import hexholm
from hexholm.cli import files
from hexholm.cli.options import EditedSource, Line, To, option
from hexholm.game import SaveError
from hexholm.position.cases import note_of, open_case
from hexholm.position.editing import Edited, look_at, written
from hexholm.table.core.making import read_position

_ADDRESS: Final = re.compile(r"https?://")


def edit(
    file: EditedSource,
    to: To = None,
    line: Line = None,
    port: Annotated[int, option("port", min=0, max=65535)] = 8000,
    data: Annotated[str | None, option("data", metavar="DIR", default="data")] = None,
    open_browser: Annotated[bool, option("open", "--open/--no-open")] = True,
) -> None:
    """Open a position in the browser; what is wrong with it is told here, too."""
    from hexholm.table.serve import serve

    found = _read(file, to, line)
    for note in note_of(found.data).values():
        print(note)
    for problem in found.problems:
        print(problem.text)
    serve(port=port, data=data, open_browser=open_browser, path=f"/position#{found.text}")


def _read(source: str, to: int | None, line: int | None) -> Edited:
    """The position of a save, record, case, puzzle, text or link."""
    if files.is_position(source):
        return look_at(written(hexholm.from_text(source)))
    text = source if _ADDRESS.match(source) else files.read(source)
    is_json = True
    try:
        case = json.loads(text)
    except (ValueError, RecursionError):
        case, is_json = None, text.lstrip().startswith(("{", "["))
    position = case.get("position") if isinstance(case, dict) else None
    try:
        if not is_json and not files.is_lines(text):
            return look_at(read_position(text))
        if isinstance(position, str):
            return look_at(read_position(position))
        if isinstance(case, dict) and "players" in (whole := open_case(case)) and to is None:
            return look_at(whole)
    except SaveError as error:
        raise SaveError("in-file", file=source, why=str(error)) from None
    return look_at(written(files.load(source, line=line, to=to).game))
