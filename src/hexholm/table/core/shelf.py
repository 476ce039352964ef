"""Set-ups for people who own the game, for every door."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from hexholm import shelf
from hexholm.game import SaveError
from hexholm.library import kind_of
from hexholm.shelf import ShelfError
from hexholm.table.core.catalog import catalog
from hexholm.table.core.hub import Hub
from hexholm.table.core.ports import Asker, Failed
from hexholm.table.core.refusal import Refusal
from hexholm.texts import Message, say

if TYPE_CHECKING:
    from hexholm.table.protocol.shelf import DrawnData, ShelfData


def what_there_is() -> "ShelfData":
    """What can be owned and wished for."""
    return {
        "games": {
            name: {
                "players": game["players"],
                "things": [
                    {
                        "key": one.key,
                        "kind": one.kind,
                        "names": dict(one.names),
                        "called": {name: list(words) for name, words in one.called.items()},
                    }
                    for one in shelf.things(name)
                ],
            }
            for name, game in _games().items()
        }
    }


def _games() -> Mapping[str, Any]:
    return cast("Mapping[str, Any]", catalog()["games"])


async def draw(hub: Hub, asked: Mapping[str, Any], address: str = "") -> "DrawnData":
    """Draw a set-up; it may take a while to find one, so that isn't done here."""
    try:
        found = await hub.thinkers.ask({"do": "draw", "asked": dict(asked)}, Asker(address))
    except Failed:
        raise Refusal("busy") from None
    if "refused" in found:
        id_, args = found["refused"]
        raise Refusal("bad-setup", "no-draw", cause=ShelfError(id_, **args))
    missed = [Message(id_, args) for id_, args in found["missed"]]
    return laid_out(found["link"], missed)


def laid_out(link: str, missed: Sequence[Message] = ()) -> "DrawnData":
    """The set-up of a link, to lay out."""
    try:
        drawn = shelf.opened(link)
    except SaveError as error:
        raise Refusal("bad-link", cause=error) from None
    game, sheet = drawn.game, shelf.sheet(drawn.game)
    found = {
        "link": drawn.link,
        "game": game.name,
        "players": game.seats,
        "names": list(drawn.names),
        "first": shelf.first(game),
        "boards": [one._asdict() for one in sheet.boards],
        "cards": [one._asdict() for one in sheet.cards],
        "items": [one._asdict() for one in sheet.items],
        "groups": list(sheet.groups),
        "setup": {key: value for key, value in sheet.setup.items() if key != "edition"},
        "points": game.view(None).get("points", {}),
        "board": game.board_data(),
        "picture": kind_of(game).picture(game),
        "missed": [say(one, game=game.name) for one in missed],
    }
    return cast("DrawnData", found)
