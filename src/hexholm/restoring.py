"""Bringing a saved game back: by its log, or at the position somebody has edited."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, Final, Generic, NamedTuple, TypeVar

from hexholm.game import Action, Game, IllegalAction, SaveError, SetupError
from hexholm.piles import Piles
from hexholm.reading import a_flag, a_list, a_mapping, a_seat, check_depth
from hexholm.streams import Seed

LONGEST_GAME: Final = 10_000
"""Actions: many times as many as any game has."""
_LONGEST_ACTION: Final = 80  # characters

G = TypeVar("G", bound=Game)
S = TypeVar("S")


class Reader(NamedTuple, Generic[G, S]):
    """What a game knows of its own saves."""

    read_setup: Callable[[Any], tuple[S, Seed]]
    deal: Callable[[S, Seed], G]
    load_position: Callable[[S, Seed, Mapping[str, Any]], G]


def load(data: Mapping[str, Any], reader: Reader[G, S]) -> G:
    """A saved game or record.

    Where the data holds a position that doesn't follow from its log, somebody has edited it: the
    game then begins at that position, with an empty log.
    """
    check_depth(data)
    try:
        setup, seed = reader.read_setup(data.get("setup"))
    except SetupError as error:
        raise SaveError("save-setup", why=str(error)) from None
    past, log = _actions(data, "past"), _actions(data, "log")

    def replayed() -> G:
        game = _first(setup, seed, data, past, reader)
        for number, action in enumerate(log, start=1):
            try:
                game.play(action)
            except IllegalAction as error:
                raise SaveError("save-log", number=number, why=str(error)) from None
        return game

    if "players" not in data:
        return replayed()
    given = reader.load_position(setup, seed, data)
    with suppress(SaveError):
        game = replayed()
        if game.position() == given.position():
            return game
    given._begin(edited=True)
    return given


def _first(
    setup: S, seed: Seed, data: Mapping[str, Any], past: list[Action], reader: Reader[G, S]
) -> G:
    """The position that the log begins with."""
    if "start" not in data:
        return reader.deal(setup, seed)
    game = reader.load_position(setup, seed, a_mapping(data["start"], "start"))
    for number, action in enumerate(past, start=1):
        if action.verb not in game.verbs:
            raise SaveError("save-action", what=f"past {number}", got=repr(str(action)))
    game._begin(past, edited=True)
    return game


def _actions(data: Mapping[str, Any], key: str) -> list[Action]:
    """The actions of a log; those that are the same are one object."""
    found: dict[Action, Action] = {}
    actions = []
    for number, text in enumerate(a_list(data, key, most=LONGEST_GAME), start=1):
        if not isinstance(text, str) or len(text) > _LONGEST_ACTION:
            raise SaveError("save-action", what=f"{key} {number}", got=repr(text))
        action = Action.parse(text)
        actions.append(found.setdefault(action, action))
    return actions


def read_mover(game: Game, data: Mapping[str, Any]) -> None:
    """Whether it is over, and else who decides now."""
    game.ended = a_flag(data, "over")
    mover = data.get("to_move", None if game.ended else 0)
    if game.ended != (mover is None):
        raise SaveError("save-to-move")
    game.mover = game.seats - 1 if mover is None else a_seat(mover, game.seats, "to_move")
    game.player = None if mover is None else game.mover


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
