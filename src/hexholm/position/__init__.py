"""Writing down a position in a few lines: for analysis, puzzles and tests."""

from collections.abc import Mapping, Sequence
from typing import Any, Self, TypedDict, Unpack

from hexholm.fields import at
from hexholm.game import Data, SetupError
from hexholm.kingdom import KingdomBuilder
from hexholm.kingdom.registry import FIELDS
from hexholm.library import kind_of, load_game, new_game
from hexholm.reading import split
from hexholm.winter import WinterKingdom
from hexholm.winter.fields import FIELDS as WINTER_FIELDS

Words = str | Sequence[str]
"""Names, as a list or as a string separated by spaces."""
Things = Words | Sequence[str | Mapping[str, Any]]
"""The same; a thing with more to say than its name is written as in `Game.to_dict`."""


class Seat(TypedDict, total=False):
    """What a player has. All of it may be left out; a card in hand is then drawn."""

    hand: Words
    # Kingdom Builder
    settlements: Words
    supply: int | Mapping[str, int]
    """By default what isn't on the board; in Winter Kingdom houses and forts."""
    tiles: Things
    """Ready location tiles: ``"barn"``, or ``"barn@h13"`` for the one from a certain hex."""
    used: Words
    """Those used in this turn."""
    new: Words
    """Those taken in this turn."""
    lost: Words
    """Location hexes whose tile was taken and lost."""
    gold: int
    earned: Mapping[str, int]
    nomads: Things
    warriors: Words
    wagon: str
    ship: str
    city_hall: str
    owed: int
    owed_pieces: Words
    numbers: int
    marks: Words
    # Winter Kingdom
    houses: Words
    forts: Words
    coins: int
    bought: Things
    """Talents: ``"mine"``, or ``"mine+"`` for an upgraded one."""
    talents: Words
    """Those not bought yet; without five in all the rest is dealt."""
    out: int
    out_forts: int
    tunnel_used: bool


class State(TypedDict, total=False):
    """What lies on the table, and whose turn it is; None is the same as left out."""

    to_move: int | None
    turn: Mapping[str, Any] | None
    last_round: bool | None
    over: bool
    silo_step: bool
    next_cards: Words
    """The next cards of the draw pile, in this order."""
    discards: Mapping[str, int] | None
    deck: Mapping[str, int] | None
    """All that the draw pile holds; what is nowhere else is out of the game."""
    tiles_left: Mapping[str, int]
    """How many tiles lie on a location hex."""
    nomads: Mapping[str, str] | None
    """Nomad tiles that still lie on the board; by default all."""
    walls: Words
    scouts: Words


class Position:
    """A position, written seat by seat. Every method returns a new one, so it can be varied.

    The arguments are those of `hexholm.new_game`; instead of sections or boards `land` names one
    ground for all hexes, and `spots` other grounds and locations with their hexes. The keys of
    `seat` and `state` are those of `Game.to_dict` (docs/positions.md); several names can be one
    string, separated by spaces.

    >>> import hexholm
    >>> position = (
    ...     hexholm.Position(
    ...         land="grass",
    ...         spots={"desert": "c4 d4 e4 f4", "barn": "k8"},
    ...         cards=["hermits", "knights", "lords"],
    ...     )
    ...     .seat(settlements="c4 j8", tiles="barn", hand="desert")
    ...     .seat(settlements="p3")
    ... )
    >>> game = position.game()
    >>> game.targets("build"), hexholm.score(game, cards=["hermits"])[0]["total"]
    ({'d4'}, 2)
    >>> position.state(to_move=1, next_cards="desert forest").game().player
    1
    """

    __slots__ = ("_name", "_seats", "_setup", "_state")

    def __init__(
        self,
        game: str = KingdomBuilder.name,
        *,
        land: str | None = None,
        spots: Mapping[str, str] | None = None,
        **setup: Any,
    ) -> None:
        if spots and land is None:
            raise SetupError("position-spots-alone")
        if land is not None:
            door = kind_of(game).at("position")
            if door.BOARDS in setup:
                raise SetupError("position-land", key=door.BOARDS)
            setup[door.BOARDS] = door.land(land, spots or {})
        self._name = game
        self._setup: Data = {"seed": 1, **setup}
        self._seats: tuple[Data, ...] = ()
        self._state: Data = {}

    def seat(self, **player: Unpack[Seat]) -> Self:
        """One more player."""
        new = self._copy()
        new._seats += (_read(player),)
        return new

    def state(self, **state: Unpack[State]) -> Self:
        """What lies on the table, and whose turn it is."""
        known = [*State.__annotations__, *(field.key for field in at(FIELDS, "table"))]
        for key in state:
            if key not in known:
                told = {"got": repr(key), "names": ", ".join(dict.fromkeys(known))}
                raise SetupError("save-unknown-key", what="state", **told)
        new = self._copy()
        new._state |= {key: value for key, value in _read(state).items() if value is not None}
        return new

    def _copy(self) -> Self:
        new = self.__class__.__new__(self.__class__)
        new._name, new._setup, new._seats = self._name, self._setup, self._seats
        new._state = dict(self._state)
        return new

    def game(self) -> KingdomBuilder | WinterKingdom:
        """The game at this position; one line says what is wrong with it."""
        door = kind_of(self._name).at("position")
        setup, seats = door.dealt(self._setup, list(self._seats))
        game = new_game(self._name, players=len(seats), **setup)
        data = game.to_dict()
        for key in ("turn", "log", "last_round", "over"):
            del data[key]
        state = dict(self._state)
        deck = state.pop("deck", None)
        data |= {"to_move": 0, "discards": {}} | state
        door.fill(game, data, seats, deck)
        return load_game(data)


def _read(given: Mapping[str, Any]) -> Data:
    """Texts become lists where a list is meant."""
    lists = {field.key for field in (*FIELDS, *WINTER_FIELDS) if field.words}
    return {key: split(value) if key in lists else value for key, value in given.items()}
