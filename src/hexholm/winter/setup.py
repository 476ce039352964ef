"""Setting up Winter Kingdom: boards, cards, economy, twist, talents (W-setup)."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from hexholm.board import SectionError
from hexholm.chance import Draw, check_edition, check_names, check_seed, known
from hexholm.game import EDITION, FIRST_EDITION, Data, SetupError
from hexholm.streams import Seed
from hexholm.winter.boards import (
    DIRECTIONS,
    PLACES,
    Side,
    Snowflake,
    assemble,
    house_sides,
    load_side,
)
from hexholm.winter.box import CARDS, ECONOMY, TALENTS, TWISTS

SEATS: Final = range(2, 5)
TALENTS_EACH: Final = 5
HOUSES: Final = 32
FORTS: Final = 4
BUILDS: Final = 3
"""Buildings of the mandatory action."""
START_COINS: Final = {2: (1, 2), 3: (1, 1, 2), 4: (1, 1, 2, 2)}
PRESETS: Final = ("first-game",)
"""The first game has no twist."""
NO_TWIST: Final = "none"
_USE: Final = 0x3_1_4_2_0


class Setup(NamedTuple):
    """Everything decided before the first card is dealt, except the seed."""

    players: int
    boards: tuple[Side, ...]
    cards: tuple[str, ...]
    economy: str
    twists: tuple[str, ...]
    direction: str
    top_board: int
    bottom_board: int
    talents: tuple[tuple[str, ...], ...]
    """Dealt to each seat, hidden from the others."""
    edition: int = EDITION

    @property
    def board(self) -> Snowflake:
        """The seven boards; a twist can lay them apart."""
        return assemble(self.boards, is_apart=any(TWISTS[name].apart for name in self.twists))

    def data(self, seed: Seed) -> Data:
        """As plain data; a user's own side travels with its text."""
        return {
            "edition": self.edition,
            "players": self.players,
            "seed": seed,
            "boards": [
                {"text": side.text, "turns": side.turns} if side.is_own else side.label
                for side in self.boards
            ],
            "cards": list(self.cards),
            "economy": self.economy,
            "twist": list(self.twists)
            if len(self.twists) > 1
            else next(iter(self.twists), NO_TWIST),
            "direction": self.direction,
            "top_board": self.top_board,
            "bottom_board": self.bottom_board,
            "talents": [list(hand) for hand in self.talents],
        }


def twists_of(data: str | Sequence[str]) -> tuple[str, ...]:
    """The twists of a set-up as data: ``"none"``, a name, or a list of names."""
    if isinstance(data, str):
        return () if data == NO_TWIST else (data,)
    return tuple(data)


def excluded_by(name: str) -> list[str]:
    """The twists that can't be in one game with another one."""
    pairs = [(one.name, one.contradicts) for one in TWISTS.values() if one.contradicts]
    return [one for pair in pairs if name in pair for one in pair if one != name]


def make_setup(
    *,
    edition: int | None = None,
    players: int = 2,
    seed: Seed = 0,
    boards: Sequence[str | Side | Mapping[str, Any]] | None = None,
    cards: Sequence[str] | None = None,
    economy: str | None = None,
    twist: str | Sequence[str] | None = "",
    direction: str | None = None,
    top_board: int | None = None,
    bottom_board: int | None = None,
    talents: Sequence[Sequence[str]] | None = None,
    preset: str | None = None,
    own: Sequence[Side | Mapping[str, Any]] | None = None,
) -> Setup:
    """A checked set-up; what isn't chosen is drawn by the seed."""
    if type(players) is not int or players not in SEATS:
        raise SetupError("setup-players", names_or=[str(n) for n in SEATS], got=repr(players))
    check_seed(seed)
    edition, draw = check_edition(edition), Draw(seed, _USE)
    if preset is not None:
        known("preset", [preset], PRESETS)
        twist = None
    seven = _read_boards(boards, _read_own(own), draw)
    twists, three = _read_rules(twist, cards, edition, draw)
    top = _read_outer("top_board", top_board, draw)
    return Setup(
        players,
        seven,
        three,
        _read_one("economy card", economy, tuple(ECONOMY), draw),
        twists,
        _read_one("direction", direction, DIRECTIONS, draw),
        top,
        _read_outer("bottom_board", bottom_board, draw, but=top),
        _read_talents(players, talents, draw),
        edition,
    )


def read_setup(data: Any) -> tuple[Setup, Seed]:
    """The set-up and seed of saved data."""
    if not isinstance(data, Mapping):
        raise SetupError("setup-missing")
    unknown = sorted(set(data) - ({*Setup._fields, "seed", "twist"} - {"twists"}))
    if unknown:
        raise SetupError("setup-unknown-keys", names=", ".join(map(str, unknown)))
    return make_setup(**{"edition": FIRST_EDITION, **data}), data.get("seed", 0)


def _read_own(given: Any) -> dict[str, Side]:
    """A user's own sides by name; what takes the place of a side belongs to its board."""
    if given is None:
        return {}
    if isinstance(given, str) or not isinstance(given, Sequence):
        raise SetupError("setup-own", got=repr(given))
    own: dict[str, Side] = {}
    for one in given:
        if not isinstance(one, Side | Mapping):
            raise SetupError("setup-own", got=repr(one))
        side = _read_side(one, {})
        if side.name in own:
            raise SetupError("setup-twice", what="own", name=side.name)
        ours = house_sides().get(side.name)
        own[side.name] = replace(side, turns=0, board=ours.board if ours else side.board)
    return own


def _read_boards(given: Any, own: Mapping[str, Side], draw: Draw) -> tuple[Side, ...]:
    ours = house_sides()
    pool = {name: own.get(name, side) for name, side in ours.items()} if own else ours
    if given is None:
        letters = draw.some(sorted({side.board for side in pool.values()}), len(PLACES))
        both = [[side for side in pool.values() if side.board == letter] for letter in letters]
        return tuple(sides[draw.below(len(sides))].turned(draw.below(6)) for sides in both)
    if isinstance(given, str) or not isinstance(given, Sequence) or len(given) != len(PLACES):
        raise SetupError("setup-boards", number=len(PLACES))
    sides = tuple(_read_side(one, {**own, **pool}) for one in given)
    for side in sides:
        if [other.board for other in sides].count(side.board) > 1:
            raise SetupError("setup-board-twice", letter=side.board, side=side.name)
    return sides


def _read_side(given: Any, pool: Mapping[str, Side]) -> Side:
    if isinstance(given, Side):
        return given
    if isinstance(given, Mapping):
        try:
            side = load_side(str(given.get("text", "")) + "\n")
        except SectionError as error:
            raise SetupError("setup-own-side", why=str(error)) from None
        turns = given.get("turns", 0)
    else:
        name, _, turns = str(given).partition(":")
        known("boards", [name], pool)
        side = pool[name]
    if str(turns) not in ("", "0", "1", "2", "3", "4", "5"):
        raise SetupError("setup-side-turns", side=side.name, got=repr(turns))
    return side.turned(int(turns or 0))


def _read_rules(
    twist: Any, cards: Any, edition: int, draw: Draw
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The twists and the scoring cards; drawn ones fit those that were chosen."""
    chosen = None if cards is None else check_names("cards", cards, CARDS)
    is_first = edition == FIRST_EDITION
    if twist == "":
        taken = () if is_first or chosen is None else chosen
        fitting = [name for name, one in TWISTS.items() if one.avoids not in taken]
        twists = tuple(draw.some(fitting, 1))
    else:
        twists = _read_twists(twist)
    if chosen is None:
        rules = [TWISTS[name] for name in twists]
        away = [one.replaces if is_first else one.avoids for one in rules]
        return twists, tuple(draw.some([card for card in CARDS if card not in away], 3))
    for name in twists:
        if (one := TWISTS[name]).replaces in chosen:
            raise SetupError(f"setup-pointless-{name}", card=one.replaces, twist=name)
    if len(chosen) != 3:
        raise SetupError("setup-scoring-cards", got=len(chosen))
    return twists, chosen


def _read_twists(given: Any) -> tuple[str, ...]:
    if given is None:
        return ()
    names = twists_of(given) if isinstance(given, str | list | tuple) else (given,)
    if names == (NO_TWIST,):
        return ()
    if NO_TWIST in names:
        raise SetupError("setup-no-twist", none=NO_TWIST, names=", ".join(TWISTS))
    twists = check_names("twists", names, tuple(TWISTS))
    for one in twists:
        if TWISTS[one].contradicts in twists:
            raise SetupError(f"setup-contradiction-{one}", one=one, other=TWISTS[one].contradicts)
    return twists


def _read_one(what: str, given: Any, pool: tuple[str, ...], draw: Draw) -> str:
    if given is None:
        return draw.some(pool, 1)[0]
    known(what, [given], pool)
    return str(given)


def _read_outer(what: str, given: Any, draw: Draw, but: int = 0) -> int:
    """An outer board; drawn, it is another one than `but`."""
    if given is None:
        return draw.some([place for place in range(1, len(PLACES)) if place != but], 1)[0]
    if type(given) is not int or not 1 <= given < len(PLACES):
        raise SetupError("setup-outer-board", what=what, got=repr(given))
    return given


def _read_talents(players: int, given: Any, draw: Draw) -> tuple[tuple[str, ...], ...]:
    if given is None:
        dealt = draw.some(tuple(TALENTS), players * TALENTS_EACH)
        return tuple(
            tuple(dealt[seat * TALENTS_EACH : (seat + 1) * TALENTS_EACH]) for seat in range(players)
        )
    if isinstance(given, str) or not isinstance(given, Sequence) or len(given) != players:
        raise SetupError("setup-talent-hands", players=players)
    hands = tuple(check_names("talents", hand, tuple(TALENTS)) for hand in given)
    for hand in hands:
        if len(hand) != TALENTS_EACH:
            raise SetupError("setup-talents", number=TALENTS_EACH, got=len(hand))
    for name in TALENTS:
        if sum(name in hand for hand in hands) > 1:
            raise SetupError("setup-talent-twice", name=name)
    return hands
