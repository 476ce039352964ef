"""The lobby: tables at which anybody may take a seat."""

from typing_extensions import TypedDict

from hexholm.table.protocol.board import GameName
from hexholm.table.protocol.pace import PaceData
from hexholm.table.protocol.tables import Sitter, Talk


class OpenTable(TypedDict):
    """A table that waits for players, and lets anybody in."""

    table: str
    game: GameName
    boxes: list[str]
    seats: list[Sitter]
    pace: PaceData
    hints: bool
    talk: Talk
    seed_known: bool
    invite: str
    """The secret to join with."""


class LobbyData(TypedDict):
    """All open tables; `mark` is for the next call, which waits until there is something new."""

    mark: str
    tables: list[OpenTable]
