"""What to lay out: everything that a set-up is made of, in the order in which one takes it."""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from hexholm.game import Data, Game
from hexholm.library import kind_of
from hexholm.streams import Seed, roll
from hexholm.texts import spoken

_USE: int = 0x57A27  # who begins


class Laid(NamedTuple):
    """A board as it is laid down."""

    names: tuple[str, ...]
    """Its locations, by which it is known; without any, or of a side, its name."""
    place: int
    """Its place, as in the message `place-N`; -1: beside the others."""
    turns: int
    """In sixths of a full turn, clockwise; 3: upside down."""
    source: str
    """Whether it is as printed."""
    is_own: bool


class Shown(NamedTuple):
    """A card that lies beside the board."""

    kind: str
    """How the message of its name begins."""
    name: str
    group: str
    """What to draw again for another one."""


class Item(NamedTuple):
    """What else to take out of the box."""

    kind: str
    """How the message of its name begins."""
    name: str
    number: int
    art: str
    is_each: bool = False
    """Whether each player gets so many."""
    hexes: tuple[str, ...] = ()
    """Where it goes, if it lies on the board."""
    by_turn: tuple[int, ...] = ()
    """How many each player gets, if it depends on the order of play."""


class Things(NamedTuple):
    """Things that wishes can be about."""

    key: str
    kind: str
    """How the messages of their names begin."""
    names: Mapping[str, str]
    """Each with its box."""
    called: Mapping[str, Sequence[str]] = {}
    """What it is called by, if not by its name: the locations of a section."""


class Sheet(NamedTuple):
    """A set-up to lay out."""

    boards: tuple[Laid, ...]
    cards: tuple[Shown, ...]
    items: tuple[Item, ...]
    setup: Data
    """To play it here: arguments of `hexholm.new_game`."""
    groups: tuple[str, ...]
    """What can be drawn again by itself."""


def sheet(game: Game) -> Sheet:
    """What to lay out for a game."""
    laid: Sheet = kind_of(game).at("shelf").sheet(game)
    return laid


def contents(game: Game) -> Mapping[str, Collection[str]]:
    """What is in a set-up, by kind and name: sections, cards, tiles, the boxes they come from …"""
    found: Mapping[str, Collection[str]] = kind_of(game).at("shelf").contents(game)
    return found


def things(game: str) -> Sequence[Things]:
    """Everything that wishes can be about."""
    found: Sequence[Things] = kind_of(game).at("shelf").things()
    return found


def first(game: Game) -> int:
    """Who begins, where the players have names: drawn by the seed."""
    return beginner(game.seed, game.seats)


def beginner(seed: Seed, players: int) -> int:
    """The same, before there is a game."""
    return roll(seed, 1, players, _USE)


def board_name(game: Game, board: Laid) -> str:
    """What a board is called."""
    speaker = spoken(game.name)
    return speaker.row([speaker.name("location", name) for name in board.names])


def item_name(game: Game, item: Item) -> str:
    """What something to take out is called."""
    speaker = spoken(game.name)
    known = f"item-{item.name}"
    return speaker.say(known) if speaker.has(known) else speaker.name(item.kind, item.name)


def terrain_items(deck: Mapping[str, int], removed: Mapping[str, int]) -> list[Item]:
    """The terrain cards to shuffle, and those that stay in the box."""
    counts = {"terrain-cards": sum(deck.values()), "terrain-cards-out": sum(removed.values())}
    return [Item("item", name, number, "cards") for name, number in counts.items() if number]


def piece_items(each: Sequence[tuple[str, int, str]]) -> list[Item]:
    """Pieces that every player gets: kind, number, art."""
    return [Item("piece", kind, number, art, is_each=True) for kind, number, art in each]
