"""The functions of ``import hexholm``: start, load and replay a game of either kind."""

import json
import secrets
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Literal, Protocol, overload, runtime_checkable

from hexholm.game import FORMAT, VERSION, Game, SaveError, SetupError
from hexholm.gamekind import GameKind
from hexholm.streams import FAIR, KEY_BYTES, Seed

if TYPE_CHECKING:
    from hexholm.board import Section
    from hexholm.kingdom import KingdomBuilder
    from hexholm.lands.drafts import Problem
    from hexholm.winter import WinterKingdom
    from hexholm.winter.boards import Side

_PARTS: Final = {"kingdom-builder": "kingdom", "winter-kingdom": "winter"}
GAMES: Final = tuple(_PARTS)
"""The names of the games."""


class _Kinds(Mapping[str, GameKind[Any]]):
    """Each game is loaded when it is first asked for: a game of one kind doesn't need the other."""

    def __getitem__(self, name: str) -> GameKind[Any]:
        kind: GameKind[Any] = import_module(f"hexholm.{_PARTS[name]}.kind").KIND
        return kind

    def __iter__(self) -> Iterator[str]:
        return iter(GAMES)

    def __len__(self) -> int:
        return len(GAMES)


KINDS: Final = _Kinds()
"""The games, by name."""


def kind_of(game: Game | str) -> GameKind[Any]:
    """Which game it is, by a game or its name."""
    name = game if isinstance(game, str) else game.name
    if name not in GAMES:
        raise SetupError("unknown-game", got=repr(name), names=", ".join(GAMES))
    return KINDS[name]


@overload
def new_game(
    game: Literal["kingdom-builder"] = "kingdom-builder",
    *,
    players: int = 2,
    seed: Seed | None = None,
    boxes: Sequence[str] | None = None,
    sections: "Sequence[str | Section | Mapping[str, Any]] | None" = None,
    cards: Sequence[str] | None = None,
    options: Mapping[str, bool | int] | None = None,
    tasks: Sequence[str] | None = None,
    island: "str | Section | Mapping[str, Any] | None" = None,
    capitols: Sequence[str] | None = None,
    caves: Sequence[str] | None = None,
    nomads: Mapping[str, str] | None = None,
    removed: str | None = None,
    preset: str | None = None,
    own: "Sequence[Section | Mapping[str, Any]] | None" = None,
) -> "KingdomBuilder": ...
@overload
def new_game(
    game: Literal["winter-kingdom"],
    *,
    players: int = 2,
    seed: Seed | None = None,
    boards: "Sequence[str | Side | Mapping[str, Any]] | None" = None,
    cards: Sequence[str] | None = None,
    economy: str | None = None,
    twist: str | Sequence[str] | None = "",
    direction: str | None = None,
    top_board: int | None = None,
    bottom_board: int | None = None,
    talents: Sequence[Sequence[str]] | None = None,
    preset: str | None = None,
    own: "Sequence[Side | Mapping[str, Any]] | None" = None,
) -> "WinterKingdom": ...
@overload
def new_game(game: str, **setup: Any) -> "KingdomBuilder | WinterKingdom": ...
def new_game(
    game: str = "kingdom-builder", *, seed: Seed | None = None, **setup: Any
) -> "KingdomBuilder | WinterKingdom":
    """Set up a game.

    Whatever you leave out is drawn by the seed; without a seed there is a new one each time.

    Kingdom Builder: four sections of the boxes, each turned or not, and three cards. Sections stand
    top left, top right, bottom left, bottom right; ``"oasis:turned"`` is turned by 180 degrees, and
    a `Section` of your own (`load_section`) can replace a name. What other boxes need can be
    chosen too: the task cards, the side of the island, the hexes of capitols and caves, the tiles
    on nomad hexes (by hex), and the terrain that the card Scouts removes. ``preset="first-game"``
    is the suggested first game.

    Winter Kingdom: seven board sides, the centre first, then clockwise from the top; ``"3fe:2"`` is
    turned by two sixths. ``twist=None`` plays without a twist, a list of names with several; the
    rulebook recommends one.

    In both, boards in ``own`` take the place of those of the same name, drawn or named; one with a
    new name can be named too, but isn't drawn.
    """
    kind = kind_of(game)
    try:
        made: KingdomBuilder | WinterKingdom = kind.new(
            secrets.randbits(53) if seed is None else seed, **setup
        )
    except TypeError as error:
        if "unexpected keyword" not in str(error):
            raise
        key = str(error).partition("argument ")[2]
        raise SetupError("setup-unknown-key", of=game, got=key) from None
    return made


def check_board(text: str, game: str = "kingdom-builder") -> "list[Problem]":
    """All problems of a board that is being edited, as the text of its file; none: it is fine.

    Hexes may still be empty (``.``). What `is_refused` can't be played; the rest is how it differs
    from other boards of its kind.
    """
    return kind_of(game).check(text).problems


def fair_seed() -> str:
    """A seed that nobody can guess, and none of whose cards tells anything of the next.

    Seeds that are numbers serve for games one wants to have again; strangers play by this.

    >>> new_game(seed=fair_seed()).seed == new_game(seed=fair_seed()).seed
    False
    """
    return FAIR + secrets.token_hex(KEY_BYTES)


def load_game(data: Mapping[str, Any] | str | bytes) -> "KingdomBuilder | WinterKingdom":
    """The game of `Game.to_dict`, as data or as JSON; an edited position is welcome."""
    found = _checked(data)
    return _load(kind_of(found["game"]), found)


def replay(record: Mapping[str, Any] | str | bytes) -> "KingdomBuilder | WinterKingdom":
    """The game that a record (`Game.record`: set-up, seed and actions) leads to."""
    data = _checked(record)
    if "log" not in data:
        raise SaveError("save-no-log")
    return _load(kind_of(data["game"]), {key: data[key] for key in _RECORD if key in data})


def from_text(text: str) -> "KingdomBuilder | WinterKingdom":
    """The game of a one-line position text (`Game.text`)."""
    _check_length(text)
    tag = text.strip()
    kind = next((kind for kind in KINDS.values() if tag.startswith(kind.tag)), KINDS[GAMES[0]])
    return _load(kind, kind.read(text))


@runtime_checkable
class Written(Protocol):
    """A position that a game can be made of: `hexholm.Position`."""

    def game(self) -> Game:
        """The game at this position."""
        ...


def score(
    position: Game | Written | Mapping[str, Any] | str, cards: Sequence[str]
) -> list[dict[str, int]]:
    """What any cards pay at a position, one dict per seat, as `Game.scores` has it.

    The position is a game, a `hexholm.Position`, the data of `Game.to_dict`, or a text
    (`Game.text`, or JSON). The cards need not be in play, nor the boxes they come from; task cards,
    ``castles``, ``palaces`` and ``capitols`` can be asked for too. What Families, Shepherds,
    Ambassadors and Rovers have paid can't be seen on the board: they are refused unless they are
    in play. Scouts is refused where no terrain was removed. Mayors pays for the rows that are
    marked.

    >>> score(new_game(preset="first-game", seed=1), cards=["hermits", "road"])
    [{'hermits': 0, 'road': 0, 'total': 0}, {'hermits': 0, 'road': 0, 'total': 0}]
    """
    game = position
    if isinstance(position, str):
        is_text = not position.lstrip().startswith("{")
        game = from_text(position) if is_text else load_game(position)
    elif isinstance(position, Mapping):
        game = load_game(position)
    elif isinstance(position, Written):
        game = position.game()
    if not isinstance(game, Game):
        raise SaveError("score-position", got=repr(position))
    return kind_of(game).score(game, cards)


_LARGEST: Final = 1_000_000  # characters of a save; the longest games have a few thousand
_RECORD: Final = ("game", "setup", "start", "past", "log")


def _load(kind: GameKind[Any], data: Mapping[str, Any]) -> "KingdomBuilder | WinterKingdom":
    game: KingdomBuilder | WinterKingdom = kind.load(data)
    return game


def _check_length(text: str | bytes) -> None:
    if len(text) > _LARGEST:
        raise SaveError("save-large", most=_LARGEST, got=len(text))


def _checked(data: Mapping[str, Any] | str | bytes) -> Mapping[str, Any]:
    if isinstance(data, str | bytes):
        _check_length(data)
        try:
            data = json.loads(data)
        except (ValueError, RecursionError) as error:
            raise SaveError("save-not-json", why=str(error)) from None
    if not isinstance(data, Mapping):
        raise SaveError("save-not-object")
    if data.get("format") != FORMAT:
        raise SaveError("save-format", format=FORMAT, got=repr(data.get("format")))
    if data.get("version") != VERSION:
        raise SaveError("save-version", got=repr(data.get("version")), version=VERSION)
    if data.get("game") not in GAMES:
        raise SaveError("unknown-game", got=repr(data.get("game")), names=", ".join(GAMES))
    return data
