"""What can't be so in a finished game, and what is unlikely, in words."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from hexholm.counting.things import Entered, Thing
from hexholm.game import Game
from hexholm.hexes import singles
from hexholm.possible import on_board
from hexholm.texts import Message, say


class Problem(NamedTuple):
    """A mistake, or something that may be one."""

    message: Message
    game: str
    seat: int | None = None
    key: str = ""
    """The thing it is about."""
    hexes: tuple[str, ...] = ()
    is_wrong: bool = True
    """False: it is possible, but unlikely."""

    def __str__(self) -> str:
        return say(self.message, game=self.game)


def check(
    game: Game, things: Sequence[Thing], entered: Sequence[Entered], door: Any
) -> list[Problem]:
    """What is impossible; it is taken out of what was entered."""
    found: list[Problem] = []
    taken: dict[int, Thing] = {}
    for seat, mine in enumerate(entered):
        for thing in things:
            if thing.holds == "hexes":
                found += _places(game, thing, seat, mine, taken, door)
    found += _numbers(game, things, entered)
    return found


def _places(
    game: Game, thing: Thing, seat: int, mine: Entered, taken: dict[int, Thing], door: Any
) -> Iterator[Problem]:
    grid, sound = game.board.grid, []
    for name in mine.places[thing.key]:
        hexes = grid.hexes[name]
        if thing.is_large:
            hexes |= grid.around[hexes]
        about = (game.name, seat, thing.key, (name,))
        twice = [hex_ for hex_ in singles(hexes) if hex_ in taken]
        bad = hexes & ~thing.where
        if thing.is_large and hexes.bit_count() < 7:
            yield Problem(Message("count-edge", {"hex": name}), *about)
        elif bad:
            first = bad & -bad
            told = {"hex": grid.names[first], "ground": game.board.ground(first), **thing.called}
            special = "count-special" if door.is_special(game, first) else "impossible-ground"
            yield Problem(Message(special, told), *about)
        elif twice:
            yield Problem(Message("count-twice", {"hex": grid.names[twice[0]]}), *about)
        else:
            sound.append(name)
            taken |= dict.fromkeys(singles(hexes), thing)
    mine.places[thing.key] = sound


def _numbers(game: Game, things: Sequence[Thing], entered: Sequence[Entered]) -> Iterator[Problem]:
    """More of something than there is."""
    for thing in things:
        for seat, mine in enumerate(entered):
            if thing.is_piece and not thing.supply:
                over = mine.used(things, thing.key) - thing.most
                told = {"n": over + thing.most, "most": thing.most, **thing.called}
                if over > 0:
                    yield Problem(Message("count-many", told), game.name, seat, thing.key)
                    _drop(things, mine, thing.key, over)
        if thing.holds == "rows":
            yield from _rows(game, thing, entered)
        total = sum(mine.numbers.get(thing.key, 0) for mine in entered)
        if thing.in_all and total > thing.in_all:
            told = {"n": total, "most": thing.in_all, **thing.called}
            yield Problem(Message("count-many-in-all", told), game.name, None, thing.key)


def _drop(things: Sequence[Thing], mine: Entered, key: str, over: int) -> None:
    """The last ones entered don't count."""
    for thing in reversed(things):
        if thing.is_piece and key in (thing.key, thing.supply):
            places = mine.places[thing.key]
            kept = max(0, len(places) - over)
            over -= len(places) - kept
            mine.places[thing.key] = places[:kept]


def _rows(game: Game, thing: Thing, entered: Sequence[Entered]) -> Iterator[Problem]:
    taken: set[str] = set()
    for seat, mine in enumerate(entered):
        for row in mine.places[thing.key]:
            if row in taken:
                told = Message("count-row-twice", {"where": row})
                yield Problem(told, game.name, seat, thing.key)
        mine.places[thing.key] = [row for row in mine.places[thing.key] if row not in taken]
        taken |= set(mine.places[thing.key])


def standing(game: Game) -> list[Problem]:
    """Pieces that can't stand as they do, though each of them could stand alone."""
    return [Problem(*fault[:5]) for fault in on_board(game)]


def unlikely(game: Game, things: Sequence[Thing], entered: Sequence[Entered]) -> list[Problem]:
    """Nobody has built everything, though that is what ends a game; or somebody has nothing."""
    pieces = [thing for thing in things if thing.is_piece and thing.ends]
    empty = [seat for seat, mine in enumerate(entered) if not any(mine.places.values())]
    found = [
        Problem(Message("count-nothing"), game.name, seat, pieces[0].key, is_wrong=False)
        for seat in empty
    ]
    is_out = any(
        all(mine.used(things, thing.key) >= thing.most for thing in pieces) for mine in entered
    )
    if not (empty or is_out):
        told = {"most": pieces[0].most, **pieces[0].called}
        found.append(Problem(Message("count-not-over", told), game.name, is_wrong=False))
    return found
