"""Positions that are handed on though they may not be finished: drafts in links, cases in files.

A case is a position with a text about it, for a bug report::

    {"format": "hexholm-case", "version": 1, "hexholm": "0.9", "note": "...", "position": {...}}
"""

from collections.abc import Mapping
from typing import Any, Final

from hexholm.game import Data, SaveError
from hexholm.packing import pack, unpack
from hexholm.reading import a_mapping, a_text, check_depth

FORMAT: Final = "hexholm-case"
VERSION: Final = 1
NOTE: Final = "note"
"""The key of what is said of a position."""
LONGEST_NOTE: Final = 2000
DRAFT: Final = "draft:"
"""What the text of a position begins with that may not be possible yet."""


def open_case(data: Any) -> Any:
    """The position of a case, with what is said of it; any other data is left as it is."""
    if not isinstance(data, Mapping) or data.get("format") != FORMAT:
        return data
    if data.get("version") != VERSION:
        raise SaveError("save-version", got=repr(data.get("version")), version=VERSION)
    position = a_mapping(data.get("position"), "position")
    return {**position, **note_of(data)}


def note_of(data: Mapping[str, Any]) -> Data:
    """What is said of a position, by its key; nothing where nothing is said."""
    note = a_text(data, NOTE, most=LONGEST_NOTE).strip()
    return {NOTE: note} if note else {}


def pack_draft(data: Data) -> str:
    """Any position as a text for a link, whether it is possible or not."""
    return DRAFT + pack(data)


def unpack_draft(text: str) -> Data | None:
    """The data of such a text; None where it is another one."""
    if not text.startswith(DRAFT):
        return None
    data = unpack(text.removeprefix(DRAFT))
    if data is None:
        raise SaveError("save-draft")
    check_depth(data)
    return data
