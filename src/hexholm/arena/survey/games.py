"""What a survey looks at in one game: the record is played again, and its events are counted."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple, Protocol

from hexholm.arena.statistics import Estimate, Mean
from hexholm.game import Action, Event, Game, IllegalAction, SaveError
from hexholm.library import kind_of, replay
from hexholm.reading import a_list
from hexholm.restoring import LONGEST_GAME, same_scores
from hexholm.streams import Seed

_TAKEN: Final = ("tile-taken", "nomad-taken", "bought")


class Seat(NamedTuple):
    """How one seat played. Tiles are location and nomad tiles; in Winter Kingdom talents."""

    bot: str
    """Who sat there, if the record says so."""
    scores: dict[str, int]
    win: float
    """A win shared by k counts as 1/k."""
    offered: tuple[str, ...]
    """The tiles it could take: those on the board, or the talents it was dealt."""
    taken: Counter[str]
    first: dict[str, int]
    """The round in which it took its first one."""
    upgraded: tuple[str, ...]
    uses: Counter[str]
    """By tile, and by action that needs none."""
    coins: int
    placed: int
    """Settlements, or houses and forts, that left its supply."""


class Finished(NamedTuple):
    """A game that was played from its first turn to its end."""

    game: str
    deal: Seed
    """Its seed."""
    cards: tuple[str, ...]
    parts: dict[str, tuple[str, ...]]
    """What else was drawn for it: sections, or the economy card and the twists."""
    seats: list[Seat]
    rounds: int
    ender: int | None
    """The seat that used up its supply first; None where nobody could build any more."""


def look_at(record: Any) -> Finished | None:
    """Play a record again; None where the game isn't over, or begins in the middle."""
    if not isinstance(record, Mapping) or "log" not in record:
        replay(record)  # says what is wrong
    log = a_list(record, "log", most=LONGEST_GAME)
    game = replay({**record, "log": []})
    if "start" in record:
        return None
    watch = _Watch(game)
    for number, text in enumerate(log, start=1):
        try:
            watch.play(Action.parse(str(text)))
        except IllegalAction as error:
            raise SaveError("save-log", number=number, why=str(error)) from None
    if not game.over:
        return None
    finished = watch.finished(_bots(record, game.seats))
    recorded = record.get("scores")
    if recorded is not None and not same_scores(recorded, [s.scores for s in finished.seats]):
        raise SaveError("record-scores")
    return finished


class Counts(Protocol):
    """What a survey counts in a game: modules like `hexholm.arena.survey.kingdom`."""

    DEALT: bool
    """Whether tiles are dealt to the seats, and bought."""

    def supply(self, game: Any, seat: int) -> int:
        """The pieces that a seat has not built yet."""

    def offered(self, game: Any, seat: int) -> tuple[str, ...]:
        """The tiles that a seat can take."""

    def parts(self, game: Any) -> dict[str, tuple[str, ...]]:
        """What else was drawn for the game."""

    def used(self, name: str) -> str:
        """The name under which a tile is counted."""


def counts_in(game: Game | str) -> Counts:
    """What is counted in a game, by the game or its name."""
    found: Counts = kind_of(game).at("arena.survey")
    return found


class _Watch:
    """Counts what happens in a game."""

    def __init__(self, game: Any) -> None:
        seats = range(game.seats)
        self._game = game
        self._counts = counts_in(game)
        self._supply = [self._counts.supply(game, seat) for seat in seats]
        self._turns = 0
        self._ender: int | None = None
        self._coins = [0 for _ in seats]
        self._taken: list[Counter[str]] = [Counter() for _ in seats]
        self._first: list[dict[str, int]] = [{} for _ in seats]
        self._upgraded: list[list[str]] = [[] for _ in seats]
        self._uses: list[Counter[str]] = [Counter() for _ in seats]

    def play(self, action: Action) -> None:
        """Play one more action."""
        game = self._game
        seat = game.mover
        game.play(action)
        if action.verb == "use":
            self._uses[seat][self._counts.used(action.arg)] += 1
        for event in game.events:
            self._see(event)
        if game.last_round and self._ender is None:
            self._ender = seat

    def _see(self, event: Event) -> None:
        kind, seat, what, _, amount = event
        if kind == "turn-ended":
            self._turns += 1
        elif kind in _TAKEN:
            name = self._counts.used(what)
            self._taken[seat][name] += 1
            self._first[seat].setdefault(name, self._turns // self._game.seats + 1)
        elif kind == "upgraded":
            self._upgraded[seat].append(what)
        elif kind == "coins":
            self._coins[seat] += amount

    def finished(self, bots: list[str]) -> Finished:
        """All that was counted; the game must be over."""
        game, counts = self._game, self._counts
        winners = game.winners
        scores = game.scores()
        seats = [
            Seat(
                bots[seat],
                scores[seat],
                1 / len(winners) if seat in winners else 0.0,
                counts.offered(game, seat),
                self._taken[seat],
                self._first[seat],
                tuple(self._upgraded[seat]),
                self._uses[seat],
                self._coins[seat],
                self._supply[seat] - counts.supply(game, seat),
            )
            for seat in range(game.seats)
        ]
        cards = tuple(card for card in scores[0] if card != "total")
        rounds = self._turns // game.seats
        return Finished(game.name, game.seed, cards, counts.parts(game), seats, rounds, self._ender)


def _bots(record: Mapping[str, Any], seats: int) -> list[str]:
    bots = record.get("bots")
    return (
        [str(bot) for bot in bots]
        if isinstance(bots, list) and len(bots) == seats
        else [""] * seats
    )


def mean_of(games: Iterable[tuple[Finished, Iterable[float]]]) -> Estimate:
    """The mean of the values of some games; those of one deal hang together."""
    return _collected(games).estimate()


def share_of(games: Iterable[tuple[Finished, float]]) -> Estimate:
    """The share of some games in which something is so, by values from 0 to 1."""
    return _collected((game, [value]) for game, value in games).share()


def _collected(games: Iterable[tuple[Finished, Iterable[float]]]) -> Mean:
    mean = Mean()
    for game, values in games:
        for value in values:
            mean.add(value, game.deal)
    return mean
