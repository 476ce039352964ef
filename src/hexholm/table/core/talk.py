"""Table talk: short texts where people know each other, a few friendly phrases where they don't.

What is said is an entry like any other, so it is kept with the game and reaches every server. It is
no part of the game: neither bots nor records get to know it.
"""

import unicodedata
from typing import TYPE_CHECKING, Final

from hexholm.table.core.entries import Change
from hexholm.table.core.refusal import Refusal
from hexholm.table.core.room import Room
from hexholm.table.core.seats import visible

if TYPE_CHECKING:
    from hexholm.table.protocol.tables import Talk

TEXT_LENGTH: Final = 200
PHRASES: Final = (
    *("hello", "good-luck", "nice-move", "well-played", "thanks"),
    *("sorry", "one-moment", "good-game", "again", "bye"),
)
"""What can be said at every table; each reads it in their own language."""
AT_ONCE: Final = 5
"""The most a seat can say within so many milliseconds,"""
WITHIN: Final = 10_000
MOST: Final = 300
"""and in all."""
MARKS: Final = 2
"""The most accents on one letter."""


def mode(room: Room) -> "Talk":
    """What can be said at a table: anything, phrases, or nothing at all."""
    if not room.talk:
        return "off"
    return "phrases" if room.listed else "free"


def say(room: Room, seat: int, *, text: str | None, phrase: str | None, at: int) -> Change:
    """A person says something, at a time in ms."""
    allowed = mode(room)
    if allowed == "off":
        raise Refusal("not-allowed", "talk-off")
    if (text is None) == (phrase is None):
        raise Refusal("bad-message", "text-or-phrase")
    if text is not None and allowed == "phrases":
        raise Refusal("not-allowed", "phrases-only")
    if phrase is not None and phrase not in PHRASES:
        raise Refusal("bad-message", "unknown-phrase", names=", ".join(PHRASES))
    mine = [entry.data["at"] for entry in room.said if entry.seat == seat]
    if len(mine) >= MOST:
        raise Refusal("too-many", "talk-enough")
    if len(mine) >= AT_ONCE and at - mine[-AT_ONCE] < WITHIN:
        raise Refusal("too-fast", "talk-too-fast", retry=WITHIN // 1000)
    said = {"phrase": phrase} if text is None else {"text": clean_text(text)}
    return Change((room.entry(seat, "said", **said, at=at),))


def clean_text(text: str) -> str:
    """A text that stays within its line: nothing invisible, nothing that turns or towers."""
    if len(text) > 10 * TEXT_LENGTH:
        raise Refusal("bad-message", "long-text", most=str(TEXT_LENGTH))
    kept: list[str] = []
    marks = 0
    for letter in visible(unicodedata.normalize("NFC", text)):
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks <= MARKS:
            kept.append(letter)
    clean = "".join(kept).strip()
    if not any(letter.isprintable() and not letter.isspace() for letter in clean):
        raise Refusal("bad-message", "empty-text")
    if len(clean) > TEXT_LENGTH:
        raise Refusal("bad-message", "long-text", most=str(TEXT_LENGTH))
    return clean
