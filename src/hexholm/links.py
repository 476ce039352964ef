"""A whole game as a short text that fits into a link: set-up, seed, actions, and who plays.

A link is letters and digits alone, so that no messenger breaks it:

    1 · 9 digits of what the game starts from · 6 check digits · one large number

The digits are of base 62. The first ten characters are the same in all links of one game
(`mark`). The number holds, in a mixed radix, who plays, what was chosen of the set-up (what the
seed draws isn't written), and each action as its place among the legal ones, sorted by their
notation: so a link depends on the rules alone, not on the order in which a program lists actions.
At the end stands a check of the position it all leads to. Where the rules or what a seed draws have
changed, it doesn't fit, and the link is refused instead of being read as another game.
"""

import hashlib
import json
import string
import zlib
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

from hexholm.game import FORMAT, Action, Data, Game, SaveError, SetupError
from hexholm.game import VERSION as SAVED
from hexholm.hexes import singles
from hexholm.library import GAMES, kind_of, replay
from hexholm.streams import FAIR, KEY_BYTES, Seed, is_seed, read_seed

if TYPE_CHECKING:
    from hexholm.kingdom import KingdomBuilder
    from hexholm.winter import WinterKingdom

VERSION: Final = "1"
"""The format of links: how each begins."""
LONGEST: Final = 8000
"""Characters of a link, at most."""

_DIGITS: Final = string.digits + string.ascii_uppercase + string.ascii_lowercase
_BASE: Final = len(_DIGITS)
_START: Final = 9
_CHECK: Final = 6
_HEAD: Final = len(VERSION) + _START + _CHECK
_END_SIDES: Final = 1 << 32
_UNFOLDED: Final = 100_000  # bytes that the written part may unfold to
_MOST_ACTIONS: Final = 10_000
_KEY_SIDES: Final = 1 << 8 * KEY_BYTES
_AFTER: Final = "~"  # between the parts of a seed that goes on from another
Kind = Literal["person", "bot", "open"]
_KINDS: Final[tuple[Kind, ...]] = ("person", "bot", "open")


class LinkSeat(NamedTuple):
    """Who plays a seat: a person, a bot, or whoever takes it."""

    kind: Kind = "open"
    name: str = ""
    colour: str = ""
    level: str = ""


class Linked(NamedTuple):
    """What a link holds."""

    game: "KingdomBuilder | WinterKingdom"
    seats: tuple[LinkSeat, ...] = ()
    """Empty: the link doesn't say who plays."""
    by_turns: bool = False
    """Whether the people play on devices of their own and send each other links."""


def pack(game: Game, seats: Sequence[LinkSeat] = (), *, by_turns: bool = False) -> str:
    """The link of a game as it stands; without what comes before it in an address.

    >>> import hexholm
    >>> from hexholm import links
    >>> game = hexholm.new_game(players=2, seed=7)
    >>> links.unpack(links.pack(game)).game == game
    True
    """
    start, log = _start(game), game.record()["log"]
    out = _Writer()
    _write_start(out, start, seats)
    out.put(by_turns, 2)
    out.count(len(log))
    then = game.at(len(game.log) - len(log))
    for action in log:
        legal = _legal(then)
        out.put(legal.index(action), len(legal))
        then.play(action)
    out.put(_end(game), _END_SIDES)
    begin, body = _mark(start), _write(out.number())
    link = begin + _digest([begin, body], _CHECK) + body
    if len(link) > LONGEST:
        raise SaveError("link-long", most=LONGEST, got=len(link))
    return link


def mark(game: Game) -> str:
    """How all links of a game begin, from its first action to its last."""
    return _mark(_start(game))


def unpack(link: str) -> Linked:
    """What a link holds; `SaveError` says what is wrong with it."""
    link = "".join(link.split())
    if not link[:1].isdigit() or not set(link) <= set(_DIGITS):
        raise SaveError("link-none")
    if len(link) > LONGEST:
        raise SaveError("link-long", most=LONGEST, got=len(link))
    if not link.startswith(VERSION):
        raise SaveError("link-version", got=repr(link[: len(VERSION)]))
    begin, check, body = link[: _HEAD - _CHECK], link[_HEAD - _CHECK : _HEAD], link[_HEAD:]
    if not body or body[0] == _DIGITS[0] or check != _digest([begin, body], _CHECK):
        raise SaveError("link-altered")
    given = _Reader(_read(body))
    start, seats = _read_start(given)
    if begin != _mark(start):
        raise SaveError("link-altered")
    by_turns = bool(given.take(2))
    return Linked(_replayed(given, start), seats, by_turns)


# --- what a game starts from -----------------------------------------------------------------


class _Start(NamedTuple):
    game: str
    seed: Seed
    written: list[Any]
    """What was chosen of the set-up; the position and the actions before it, where it doesn't
    follow from that."""


def _mark(start: _Start) -> str:
    return VERSION + _digest([start.game, start.seed, *start.written], _START)


def _start(game: Game) -> _Start:
    record = game.record()
    setup = dict(record["setup"])
    seed: Seed = setup.pop("seed")
    edited = [record["start"], record["past"]] if "start" in record else []
    return _Start(game.name, seed, [_chosen(game.name, seed, setup), *edited])


def _chosen(game: str, seed: Seed, setup: Data) -> Data:
    """The part of a set-up from which the seed draws the rest."""
    chosen: Data = {key: setup[key] for key in ("edition", "players")}
    try:
        while True:
            drawn = kind_of(game).new(seed, **chosen).setup_data()
            other = [key for key in setup if drawn.get(key) != setup[key]]
            if not other:
                return chosen
            chosen[other[0]] = _needed(setup[other[0]], drawn.get(other[0]), other[0] in chosen)
    except SetupError:  # this part alone is no set-up
        return setup


def _needed(value: Any, drawn: Any, is_tried: bool) -> Any:
    """Of many options only those that are set differently, unless that has been tried."""
    if is_tried or not isinstance(value, Mapping) or not isinstance(drawn, Mapping):
        return value
    return {key: one for key, one in value.items() if drawn.get(key) != one} or value


def _write_start(out: "_Writer", start: _Start, seats: Sequence[LinkSeat]) -> None:
    out.count(GAMES.index(start.game))
    _write_seed(out, start.seed)
    written = [[_KINDS.index(seat.kind), *_filled(seat[1:])] for seat in seats]
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = packer.compress(_json([written, *start.written]).encode()) + packer.flush()
    out.count(len(packed))
    out.put(int.from_bytes(packed), 1 << 8 * len(packed))


def _read_start(given: "_Reader") -> tuple[_Start, tuple[LinkSeat, ...]]:
    try:
        game = GAMES[given.count()]
        seed = _read_seed(given)
        length = given.count()
        if length > LONGEST:
            raise ValueError(length)
        packed = given.take(1 << 8 * length).to_bytes(length)
        text = zlib.decompressobj(-15).decompress(packed, _UNFOLDED)
        seats, chosen, *edited = json.loads(text)
        sitting = tuple(LinkSeat(_KINDS[kind], *map(str, rest)) for kind, *rest in seats)
        if not isinstance(chosen, dict) or len(edited) not in (0, 2) or not is_seed(seed):
            raise ValueError(seed)
        return _Start(game, seed, [chosen, *edited]), sitting
    except (ValueError, TypeError, IndexError, zlib.error, RecursionError):
        raise SaveError("link-altered") from None


def _write_seed(out: "_Writer", seed: Seed) -> None:
    """A number, or keys: each with how many draws come from what stands behind it."""
    while isinstance(seed, str):
        key, _, rest = seed.removeprefix(FAIR).partition(_AFTER)
        after, _, older = rest.partition(_AFTER)
        out.put(2 if older else 1, 3)
        out.put(int(key, 16), _KEY_SIDES)
        if not older:
            return
        out.count(int(after))
        seed = read_seed(older)
    out.put(0, 3)
    out.count(seed)


def _read_seed(given: "_Reader") -> Seed:
    keys = ""
    while kind := given.take(3):
        keys += FAIR + f"{given.take(_KEY_SIDES):0{2 * KEY_BYTES}x}"
        if kind == 1:
            return keys
        keys += f"{_AFTER}{given.count()}{_AFTER}"
    number = given.count()
    return f"{keys}{number}" if keys else number


# --- actions ---------------------------------------------------------------------------------


def _legal(game: Game) -> list[str]:
    """The legal actions in an order that depends on nothing but what is legal."""
    return sorted(map(str, game.options))


def _replayed(given: "_Reader", start: _Start) -> "KingdomBuilder | WinterKingdom":
    """The game of a link; one that doesn't lead where it should was made by other rules."""
    chosen, *edited = start.written
    data: Data = {"format": FORMAT, "version": SAVED, "game": start.game, "log": []}
    data["setup"] = {**chosen, "seed": start.seed}
    if edited:
        data["start"], data["past"] = edited
    try:
        game = replay(data)
    except SetupError as error:
        raise SaveError("link-setup", why=str(error)) from None
    count = given.count()
    if count > _MOST_ACTIONS:
        raise SaveError("link-altered")
    for _ in range(count):
        legal = _legal(game)
        if not legal:
            raise SaveError("link-rules")
        game.play(Action.parse(legal[given.take(len(legal))]))
    if given.take(_END_SIDES) != _end(game) or given.rest != 1:
        raise SaveError("link-rules")
    return game


def _end(game: Game) -> int:
    """A check of the position, of what any version can tell of it."""
    grounds = [game.board.ground(one) for one in singles(game.board.grid.all)]
    told = [grounds, game.log, game.scores(), game.player, game.draws, _legal(game)]
    return int.from_bytes(hashlib.sha256(_json(told).encode()).digest()) % _END_SIDES


# --- numbers and texts -----------------------------------------------------------------------


class _Writer:
    """Small numbers, each below its own number of sides, as one large number."""

    def __init__(self) -> None:
        self._parts: list[tuple[int, int]] = []

    def put(self, value: int, sides: int) -> None:
        """A number below `sides`."""
        self._parts.append((value, sides))

    def count(self, value: int) -> None:
        """Any number, a small one in few digits."""
        while value >= 64:
            self.put(64 + value % 64, 128)
            value //= 64
        self.put(value, 128)

    def number(self) -> int:
        """All of them."""
        number = 1  # on top, so that nothing is lost of what stands before it
        for value, sides in reversed(self._parts):
            number = number * sides + value
        return number


class _Reader:
    """The small numbers again, in the order in which they were put."""

    def __init__(self, number: int) -> None:
        self.rest = number

    def take(self, sides: int) -> int:
        """A number below `sides`."""
        self.rest, value = divmod(self.rest, sides)
        return value

    def count(self) -> int:
        """Any number."""
        value, factor = 0, 1
        while (part := self.take(128)) >= 64:
            value += (part - 64) * factor
            factor *= 64
        return value + part * factor


def _write(number: int, length: int = 0) -> str:
    digits = []
    while number:
        number, digit = divmod(number, _BASE)
        digits.append(_DIGITS[digit])
    return "".join(reversed(digits)).rjust(length, _DIGITS[0])


def _read(text: str) -> int:
    number = 0
    for digit in text:
        number = number * _BASE + _DIGITS.index(digit)
    return number


def _digest(what: Any, digits: int) -> str:
    number = int.from_bytes(hashlib.sha256(_json(what).encode()).digest())
    return _write(number % _BASE**digits, digits)


def _json(data: Any) -> str:
    return json.dumps(data, sort_keys=True, separators=(",", ":"))


def _filled(texts: Sequence[str]) -> list[str]:
    """Without the empty ones at the end."""
    last = max((place for place, text in enumerate(texts, 1) if text), default=0)
    return list(texts[:last])
