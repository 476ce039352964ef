"""What a set-up brings into play: found out once per game, so that a turn asks for nothing else."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from hexholm.board import Board
from hexholm.hexes import Hexset
from hexholm.kingdom import registry
from hexholm.kingdom.kinds import Card, Earnings, Place, Watch
from hexholm.kingdom.mechanisms.building import Reaction
from hexholm.kingdom.mechanisms.choosing import DrawMore
from hexholm.kingdom.registry import ACTIONS, CARDS, PLACES, TASKS
from hexholm.kingdom.setup import Setup

if TYPE_CHECKING:
    from hexholm.kingdom.turn import KingdomBuilder


@dataclass(frozen=True, slots=True)
class InPlay:
    """The mechanisms beyond the base game that a board and its cards need."""

    is_base: bool
    """None of them."""
    built: tuple[Watch, ...]
    arrived: tuple[Watch, ...]
    mandatory: tuple[Watch, ...]
    """What looks at new settlements, at those that arrive, and at the mandatory action."""
    everybody: tuple[str, ...]
    """Actions that need no tile."""
    bonuses: tuple[tuple[str, str], ...]
    """Locations of which a pair brings an action, and that action."""
    reactions: tuple[tuple[str, Hexset], ...]
    """Locations whose owners act in another's turn, and their hexes."""
    drawing: Hexset
    """Locations that let their owner draw one more card."""
    pairs: tuple[str, ...]
    """Those locations."""
    tileless: tuple[str, ...]
    """Actions that need no location tile of their own."""
    terrains: tuple[Callable[["KingdomBuilder", tuple[str, ...]], Sequence[str]], ...]
    """What a hand of several cards may stand for besides the terrains it shows."""
    finales: tuple[Callable[["KingdomBuilder"], None], ...]
    """What is still done after the last turn."""
    paying: tuple[tuple[str, Callable[["KingdomBuilder", int], Earnings] | None], ...]
    """Cards, tasks and places, and what they pay at the end; None where a card pays in play."""
    camps: Mapping[Hexset, str]
    """Nomad hexes and the tiles on them at first."""
    blockers: tuple[str, ...]
    """The kinds of pieces that let nobody come next to them."""
    large: tuple[str, ...]
    """Those that lie on seven hexes."""
    lasting: tuple[str, ...]
    """Those that stay for good."""
    movable: frozenset[str]
    """Those that moves lift like settlements."""
    pieces_move: bool
    """Whether there are any."""
    gold: bool
    """Whether gold can be collected that no card in play pays: treasures, or an edited position."""


@lru_cache(maxsize=1024)
def in_play(setup: Setup, board: Board) -> InPlay:
    """What a set-up brings into play."""
    cards, here = [CARDS[name] for name in setup.cards], board.locations
    built = tuple([card.built for card in cards if card.built])
    arrived = tuple([card.arrived for card in cards if card.arrived])
    mandatory = tuple([card.mandatory for card in cards if card.mandatory])
    everybody = tuple([name for name, where in registry.EVERYBODY.items() if where(board, setup)])
    bonuses = tuple([(place, name) for place, name in registry.BONUSES.items() if place in here])
    finales = tuple([finale.begin for finale in registry.FINALES if finale.where(board)])
    nomads = setup.nomads
    paying: list[Card | Place] = [*cards, *(TASKS[name] for name in setup.tasks)]
    paying += [place for place in PLACES.values() if place.exists(board, setup)]
    more = (built, arrived, mandatory, everybody, finales, nomads)
    return InPlay(
        is_base=not any(more) and here.keys() <= _base(),
        built=built,
        arrived=arrived,
        mandatory=mandatory,
        everybody=everybody,
        bonuses=bonuses,
        pairs=tuple([place for place, _ in bonuses]),
        tileless=(*everybody, *[name for _, name in bonuses]),
        reactions=tuple([(n, s) for n, s in here.items() if isinstance(ACTIONS[n], Reaction)]),
        drawing=sum([s for n, s in here.items() if isinstance(ACTIONS[n], DrawMore)]),
        finales=finales,
        paying=tuple([(one.name, one.earnings) for one in paying]),
        camps=dict(nomads),
        gold=any(tile in registry.TREASURES for _, tile in nomads),
        **_common(setup.options),
    )


@lru_cache(maxsize=256)
def _common(options: tuple[tuple[str, bool | int], ...]) -> dict[str, Any]:
    """What the boards of all games with the same options share."""
    pieces = registry.PIECES.values()
    movable = frozenset(piece.kind for piece in pieces if (piece.moves_with, True) in options)
    return {
        "terrains": tuple(box.terrains for box in registry.BOXES.values() if box.terrains),
        "blockers": tuple(piece.kind for piece in pieces if piece.blocks),
        "large": tuple(piece.kind for piece in pieces if piece.is_large),
        "lasting": tuple(piece.kind for piece in pieces if piece.stays),
        "movable": movable,
        "pieces_move": bool(movable),
    }


@cache
def _base() -> frozenset[str]:
    return frozenset(extra.name for extra in registry.core().extras)


registry.watch(_base.cache_clear)
registry.watch(_common.cache_clear)
registry.watch(in_play.cache_clear)
