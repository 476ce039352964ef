"""What a set-up brings into play: found out once a game, so that a turn asks for nothing else."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from hexholm.board import Board
from hexholm.hexes import Hexset
from hexholm.kingdom.boxes import BASE
from hexholm.kingdom.kinds import Watch
from hexholm.kingdom.mechanisms.building import Reaction
from hexholm.kingdom.mechanisms.camps import TREASURE
from hexholm.kingdom.mechanisms.choosing import DrawMore
from hexholm.kingdom.setup import ACTIONS, BONUSES, CARDS, EVERYBODY, Setup


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
    camps: Mapping[Hexset, str]
    """Nomad hexes and the tiles on them at first."""
    pieces_move: bool
    """Whether moves lift warriors, wagons and ships too (option `pieces_move_as_settlements`)."""
    gold: bool
    """Whether gold can be collected that no card in play pays: treasures, or an edited position."""


def in_play(setup: Setup, board: Board) -> InPlay:
    """What a set-up brings into play."""
    pieces_move = setup.option("pieces_move_as_settlements")
    return _in_play(board, setup.cards, setup.caves, setup.nomads, pieces_move)


@lru_cache(maxsize=1024)
def _in_play(
    board: Board,
    names: tuple[str, ...],
    caves: Hexset,
    nomads: tuple[tuple[Hexset, str], ...],
    pieces_move: bool,
) -> InPlay:
    cards, here = [CARDS[name] for name in names], board.locations
    everybody = tuple(name for name, where in EVERYBODY.items() if where(board, caves))
    bonuses = tuple((place, name) for place, name in BONUSES.items() if place in here)
    found = InPlay(
        is_base=False,
        built=tuple(card.built for card in cards if card.built),
        arrived=tuple(card.arrived for card in cards if card.arrived),
        mandatory=tuple(card.mandatory for card in cards if card.mandatory),
        everybody=everybody,
        bonuses=bonuses,
        pairs=tuple(place for place, _ in bonuses),
        tileless=(*everybody, *(name for _, name in bonuses)),
        reactions=tuple((n, s) for n, s in here.items() if isinstance(ACTIONS[n], Reaction)),
        drawing=sum(s for n, s in here.items() if isinstance(ACTIONS[n], DrawMore)),
        camps=dict(nomads),
        pieces_move=pieces_move,
        gold=any(tile == TREASURE for _, tile in nomads),
    )
    more = (found.built, found.arrived, found.mandatory, found.everybody, nomads)
    base = not any(more) and not board.grounds["silo"] and here.keys() <= _BASE
    return replace(found, is_base=base)


_BASE = {extra.name for extra in BASE.extras}
