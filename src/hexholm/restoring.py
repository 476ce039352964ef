"""Bringing a saved game back: by its log, or at the position somebody has edited."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, Generic, NamedTuple, TypeVar

from hexholm.game import Action, Game, IllegalAction, SaveError, SetupError
from hexholm.piles import Piles
from hexholm.reading import a_list, a_mapping

G = TypeVar("G", bound=Game)
S = TypeVar("S")


class Reader(NamedTuple, Generic[G, S]):
    """What a game knows of its own saves."""

    read_setup: Callable[[Any], tuple[S, int]]
    deal: Callable[[S, int], G]
    load_position: Callable[[S, int, Mapping[str, Any]], G]


def load(data: Mapping[str, Any], reader: Reader[G, S]) -> G:
    """A saved game or record.

    Where the data holds a position that doesn't follow from its log, somebody has edited it: the
    game then begins at that position, with an empty log.
    """
    try:
        setup, seed = reader.read_setup(data.get("setup"))
    except SetupError as error:
        raise SaveError("save-setup", why=str(error)) from None
    log = a_list(data, "log")
    if "players" not in data:
        return _replay(setup, seed, data, log, reader)
    given = reader.load_position(setup, seed, data)
    with suppress(SaveError):
        game = _replay(setup, seed, data, log, reader)
        if game.position() == given.position():
            return game
    given._begin(edited=True)
    return given


def _replay(
    setup: S, seed: int, data: Mapping[str, Any], log: list[Any], reader: Reader[G, S]
) -> G:
    if "start" in data:
        past = a_list(data, "past")
        game = reader.load_position(setup, seed, a_mapping(data["start"], "start"))
        game._begin([Action.parse(str(text)) for text in past], edited=True)
    else:
        game = reader.deal(setup, seed)
    for number, text in enumerate(log, start=1):
        try:
            game.play(str(text))
        except IllegalAction as error:
            raise SaveError("save-log", number=number, why=str(error)) from None
    return game


def take_out(g: Piles, card: Any, number: int, what: str) -> None:
    """Cards that somebody holds, or that lie elsewhere, aren't in the deck."""
    if not isinstance(card, str) or card not in g.deck:
        told = {"got": repr(card), "names": ", ".join(g.deck)}
        raise SaveError("save-unknown-terrain", what=what, **told)
    if g.deck[card] < number:
        raise SaveError("save-too-many-cards", what=what, terrain=card)
    g.deck[card] -= number


def read_next(g: Piles, data: Mapping[str, Any]) -> tuple[str, ...]:
    """The next cards of an edited position, out of the deck until the hands are dealt."""
    cards = a_list(data, "next_cards")
    for card in cards:
        take_out(g, card, 1, "next_cards")
    return tuple(cards)


def lay_on_top(g: Piles, cards: tuple[str, ...]) -> None:
    """They are the next ones."""
    g.next_cards = cards
    for card in cards:
        g.deck[card] += 1


def same_scores(recorded: Any, scores: list[dict[str, int]]) -> bool:
    """Whether these are the recorded scores; older records leave out ``gold`` if nobody had any."""
    if isinstance(recorded, list) and all(isinstance(one, Mapping) for one in recorded):
        recorded = [{"gold": 0, **one} for one in recorded]
    return bool(recorded == [{"gold": 0, **one} for one in scores])
