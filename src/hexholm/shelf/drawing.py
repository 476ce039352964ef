"""Drawing a set-up: the same seed, shelf and wishes give the same one."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import count
from typing import Any, Final, NamedTuple

from hexholm import links
from hexholm.chance import Draw, check_seed
from hexholm.game import Game, SetupError
from hexholm.library import kind_of
from hexholm.links import LinkSeat
from hexholm.shelf import balance
from hexholm.shelf.pools import Pool, ShelfError, ages_of
from hexholm.shelf.sheet import beginner, contents, first
from hexholm.shelf.wishes import Owned, Wishes
from hexholm.streams import Seed, roll
from hexholm.texts import Message

TRIES: Final = 150
"""Set-ups to look at before none is thought to be as it was wished for."""
LANDS: Final = 12
"""Lands to measure before none is thought to suit the cards."""
_NOTHING: Final = ""  # stands for what isn't a set-up
_USE: Final = 0x5E1F
_USE_FIRST: Final = 0x5E20
_SEEDS: Final = 1 << 40

Ages = Mapping[str, Mapping[str, int]]


class Drawn(NamedTuple):
    """A set-up, as a game that hasn't begun."""

    game: Game
    names: tuple[str, ...] = ()
    """Of those who play, as they sit; empty: they weren't named."""
    missed: tuple[Message, ...] = ()
    """What couldn't hold."""

    @property
    def link(self) -> str:
        """The set-up as a text for a link."""
        return links.pack(self.game, [LinkSeat(name=name) for name in self.names])


def opened(link: str) -> Drawn:
    """The set-up of a link, also of a game that has gone on. `SaveError` says what is wrong."""
    linked = links.unpack(link)
    game = kind_of(linked.game).new(**linked.game.setup_data())
    names = tuple(seat.name for seat in linked.seats)
    return Drawn(game, names if all(names) else ())


def draw(
    game: str,
    owned: Owned,
    *,
    players: int = 2,
    seed: Seed = 0,
    wishes: Wishes = Wishes(),  # noqa: B008 # it is never changed
    had: Sequence[str] = (),
    names: Sequence[str] = (),
    kept: str = "",
    again: Collection[str] = (),
) -> Drawn:
    """A set-up from what is owned.

    `had` are links of earlier set-ups, the last one first; those that can't be read any more count
    as not had. With a link `kept` everything stays as it is there but for the groups in `again`
    (`Sheet.groups`): who begins, too, where as many play.
    """
    check_seed(seed)
    if names and len(names) != players:
        raise ShelfError("shelf-names-number", players=players, got=len(names))
    shelf = kind_of(game).at("shelf").Shelf(owned, wishes)
    was = _kept(shelf, kept)
    stay = _staying(shelf, was, again)
    for pool in shelf.pools:
        if pool.key not in stay:
            pool.check(shelf.wishes)
    ages = ages_of(map(_had, had), wishes.fresh)
    unmet: list[list[str]] = []
    measured = 0
    for number in range(TRIES):
        dealt = seed if number == 0 else roll(seed, number, _SEEDS, _USE)
        if was is not None and was.seats == players:
            dealt = _with_first(dealt, players, first(was))
        attempt = _Attempt(shelf, stay, ages, players, dealt)
        missing = attempt.missing()
        if not missing and wishes.balanced:
            measured += 1
            missing = attempt.balanced()
        if not missing and attempt.game is not None:
            return Drawn(attempt.game, tuple(names), tuple(_missed(shelf, attempt.picked, ages)))
        unmet.append(missing)
        if measured == LANDS:
            raise ShelfError("shelf-unbalanced")
    raise _refusal(shelf.wishes, unmet)


class _Attempt:
    """A set-up that may be as it is wished for."""

    def __init__(
        self, shelf: Any, stay: Mapping[str, Any], ages: Ages, players: int, seed: Seed
    ) -> None:
        self.shelf, self.stay, self.ages, self.players, self.seed = shelf, stay, ages, players, seed
        self.dice = Draw(seed, _USE)
        self.picked: dict[Pool, list[str]] = {}
        self.setup: dict[str, Any] = {**shelf.always, **stay}
        for pool in shelf.pools:
            if pool.key not in stay:
                self._pick(pool)
        self.game = self._made()

    def _pick(self, pool: Pool, fitting: Collection[str] | None = None) -> None:
        ages = self.ages.get(pool.key, {})
        self.picked[pool] = some = pool.pick(self.shelf.wishes, ages, self.dice, fitting)
        self.setup[pool.key] = self.shelf.laid(pool.key, some, self.dice)

    def _made(self) -> Game | None:
        """The game of the set-up, if it is one."""
        new = kind_of(self.shelf.game).new
        try:
            made: Game = new(self.seed, players=self.players, **self.setup)
            if mended := self.shelf.mended(made, self.stay):
                made = new(self.seed, players=self.players, **self.setup | mended)
        except SetupError as error:
            if error.message.id == "setup-players":
                raise
            return None
        return made if self.shelf.is_sound(made) else None

    def missing(self) -> list[str]:
        """The wishes that don't hold, by the names they are about; all if it isn't a set-up."""
        wishes: Wishes = self.shelf.wishes
        if self.game is None:
            return [_NOTHING]
        there = {name for names in contents(self.game).values() for name in names}
        return [
            *(name for name in wishes.always if name not in there),
            *(name for name in wishes.never if name in there),
        ]

    def balanced(self) -> list[str]:
        """The same with cards that suit the land."""
        [pool] = [pool for pool in self.shelf.pools if pool.key == self.shelf.scored]
        fitting = balance.fitting(self.shelf, self.setup, pool.names)
        if pool.key in self.stay:
            return [_NOTHING] if set(self.stay[pool.key]) - set(fitting) else []
        self._pick(pool, fitting)
        if len(self.picked[pool]) < pool.number:
            return [_NOTHING]
        self.game = self._made()
        return self.missing()


def _kept(shelf: Any, link: str) -> Game | None:
    """The set-up of which something stays."""
    if not link:
        return None
    was = opened(link).game
    if was.name != shelf.game:
        raise ShelfError("shelf-other-game")
    return was


def _with_first(seed: Seed, players: int, wanted: int) -> Seed:
    """This seed, or the next one drawn from it, by which the same player begins."""
    return next(
        one
        for number in count()
        if beginner(one := roll(seed, number, _SEEDS, _USE_FIRST) if number else seed, players)
        == wanted
    )


def _staying(shelf: Any, was: Game | None, again: Collection[str]) -> dict[str, Any]:
    """What stays of a set-up, as arguments of `hexholm.new_game`."""
    if was is None:
        return {}
    groups: Mapping[str, Collection[str]] = shelf.groups
    going = {key for group in again for key in groups.get(group, ())}
    staying = {key for group in groups.values() for key in group} - going
    return {key: value for key, value in was.setup_data().items() if key in staying}


def _had(link: str) -> Mapping[str, Collection[str]]:
    try:
        return contents(opened(link).game)
    except ValueError:  # of an older version, or not a link
        return {}


def _missed(shelf: Any, picked: Mapping[Pool, list[str]], ages: Ages) -> Iterable[Message]:
    """What was there lately and is there again, because there isn't enough else."""
    for pool, names in picked.items():
        lately = ages.get(pool.key, {})
        old = [name for name in names if name in lately and name not in shelf.wishes.always]
        if old:
            yield Message("shelf-not-fresh", {"things": old, "number": len(old)})


def _refusal(wishes: Wishes, unmet: Sequence[Sequence[str]]) -> ShelfError:
    """Why nothing was found: the wishes that never held, or all of them together."""
    tried = [missing for missing in unmet if _NOTHING not in missing]
    never = [name for name in (*wishes.always, *wishes.never) if all(name in one for one in tried)]
    if tried and never:
        return ShelfError("shelf-never-met", things=list(dict.fromkeys(never)))
    return ShelfError("shelf-together")
