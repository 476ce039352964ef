"""Counting a finished game of the real table, for every door; nothing is kept here."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

import hexholm
from hexholm.counting import Count, CountError, Thing
from hexholm.game import SaveError, SetupError
from hexholm.library import kind_of
from hexholm.table.core.refusal import Refusal
from hexholm.table.core.states import contribution_data, view_data

if TYPE_CHECKING:
    from hexholm.table.protocol.count import CountData, CountThing


def counted(
    game: str, setup: Mapping[str, Any], seats: Sequence[Mapping[str, Mapping[str, Any]]]
) -> "CountData":
    """The scores of a finished game, what is wrong with it, and what can be entered."""
    chosen = {key: value for key, value in setup.items() if key != "players"}
    entered = [{**seat["pieces"], **seat["numbers"]} for seat in seats]
    try:
        return _data(hexholm.count(game, seats=entered, **chosen))
    except SetupError as error:
        raise Refusal("bad-setup", cause=error) from None
    except (CountError, SaveError) as error:
        raise Refusal("bad-count", cause=error) from None


def _data(found: Count) -> "CountData":
    game = found.game
    state: Any = {
        "view": view_data(game.view(None)),
        "picture": kind_of(game).picture(game),
        "contributions": contribution_data(game),
        "entries": [],
    }
    return {
        "board": cast("Any", game.board_data()),
        "state": state,
        "things": [_thing(found, thing) for thing in found.things],
        "left": found.left,
        "problems": [
            {
                "seat": one.seat,
                "key": one.key,
                "hexes": list(one.hexes),
                "text": str(one),
                "wrong": one.is_wrong,
            }
            for one in found.problems
        ],
        "missing": found.missing,
        "choices": found.choices,
        "contests": {
            card: [
                {"at": list(one.at), "hexes": list(one.hexes), "counts": list(one.counts)}
                for one in some
            ]
            for card, some in found.contests.items()
        },
        "rule": found.rule,
    }


def _thing(found: Count, thing: Thing) -> "CountThing":
    return {
        "key": thing.key,
        "holds": thing.holds,
        "names": thing.names,
        "name": thing.name,
        "art": thing.art,
        "most": thing.most,
        "supply": thing.supply,
        "large": thing.is_large,
        "choices": list(thing.choices),
        "where": found.game.board.grid.named(thing.where),
        "worth": thing.worth,
        "scores": thing.scores,
    }
