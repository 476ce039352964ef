"""A fair match: every deal is played in all seatings of the bots."""

import hashlib
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from functools import cached_property
from itertools import combinations, permutations
from math import ceil
from typing import Any, Self, Unpack

import hexholm
from hexholm.arena.luck import is_known
from hexholm.arena.match import Arrangement, Fixture
from hexholm.board import Section
from hexholm.game import Game, SetupError
from hexholm.library import GAMES, new_game
from hexholm.winter.boards import Side

LineUp = tuple[str, ...]
"""Who plays a deal; a bot with two seats stands there twice."""
Seating = tuple[int, ...]
"""By seat the place of its bot in the line-up."""


@dataclass(frozen=True)
class Contest:
    """The games of bots that meet on the same deals in all seatings.

    With fewer bots than players each gets as many seats as the others. Where that is impossible,
    all line-ups that give some of them one seat more rotate from deal to deal.
    """

    wanted: int
    """Number of games, or of games per pair of bots; rounded up to whole deals."""
    bots: tuple[str, ...]
    players: int
    seed: int = 0
    setup: Arrangement = field(default_factory=Arrangement)
    in_pairs: bool = False
    """Whether each deal is played by every two bots alone, not by all of them together."""
    adjusts: bool = False
    """Whether it is found out how lucky the bots were."""

    @classmethod
    def between(
        cls,
        bots: Sequence[str],
        games: int,
        players: int | None = None,
        seed: int = 0,
        *,
        adjusts: bool = False,
        **setup: Unpack[Arrangement],
    ) -> Self:
        """A contest of bots; without a number of players there are as many as bots, at least two.

        The set-up is given as to `hexholm.new_game`, or drawn for each deal.
        """
        seats = max(2, len(bots)) if players is None else players
        return cls(games, tuple(bots), seats, seed, setup, adjusts=adjusts)

    @classmethod
    def round_robin(
        cls,
        bots: Sequence[str],
        games: int,
        players: int = 2,
        seed: int = 0,
        **setup: Unpack[Arrangement],
    ) -> Self:
        """Every two of the bots meet in this many games."""
        return cls(games, tuple(dict.fromkeys(bots)), players, seed, setup, in_pairs=True)

    def __post_init__(self) -> None:
        if not self.bots:
            raise SetupError("match-no-bots")
        if self.in_pairs and len(self.bots) < 2:
            raise SetupError("match-one-bot", bot=self.bots[0])
        if len(self._tables[0]) > self.players:
            raise SetupError("match-seats", players=self.players, bots=len(self.bots))
        if self.wanted < 1:
            raise SetupError("match-games", least=1, got=str(self.wanted))
        game = self.sample()  # or says why it can't be played
        if self.adjusts and not is_known(game):
            raise SetupError("match-no-luck")

    def sample(self) -> Game:
        """A game as those of its deals."""
        setup: dict[str, Any] = {"game": GAMES[0], **self.setup}
        game: Game = new_game(players=self.players, seed=0, **setup)
        return game

    @property
    def games(self) -> int:
        """How many games it has: every deal is played out, every line-up comes as often."""
        return self._rounds * len(self._round)

    @property
    def games_each(self) -> int:
        """How many games each group of opponents plays: all of the bots, or every two."""
        return self.games // len(self._tables)

    @property
    def deals(self) -> int:
        """How many deals it has."""
        return self._rounds * self._ways

    @property
    def games_per_round(self) -> int:
        """How many games there are until every line-up has had a deal."""
        return len(self._round)

    def fixture(self, number: int) -> Fixture:
        """One of the games, from 0 on."""
        rounds, within = divmod(number, len(self._round))
        way, turn, line_up, seating = self._round[within]
        deal = rounds * self._ways + way
        marks = {"match": self.mark, "deal": deal, "seating": turn}
        bots = tuple(line_up[i] for i in seating)
        return Fixture(deal, bots, seating, marks, is_timed=True, tells_luck=self.adjusts)

    @cached_property
    def mark(self) -> str:
        """Tells this contest, of whatever length, from others."""
        setup = {"game": GAMES[0], **self.setup}
        what = [hexholm.__version__, self.bots, self.in_pairs, self.players, self.seed, setup]
        text = json.dumps(what, sort_keys=True, default=_plain)
        return hashlib.sha256(text.encode()).hexdigest()[:12]

    @cached_property
    def _tables(self) -> list[LineUp]:
        """Who meets whom."""
        return list(combinations(self.bots, 2)) if self.in_pairs else [self.bots]

    @cached_property
    def _round(self) -> list[tuple[int, int, LineUp, Seating]]:
        """The games until every line-up has had a deal: the deal, a number there, who sits how."""
        ways = zip(*(line_ups(table, self.players) for table in self._tables), strict=True)
        return [
            (way, number, line_up, seating)
            for way, deal in enumerate(ways)
            for number, (line_up, seating) in enumerate(
                (line_up, seating) for line_up in deal for seating in seatings(line_up)
            )
        ]

    @property
    def _ways(self) -> int:
        """How many deals a round has."""
        return self._round[-1][0] + 1

    @property
    def _rounds(self) -> int:
        return ceil(self.wanted * len(self._tables) / len(self._round))


def line_ups(bots: Sequence[str], players: int) -> list[LineUp]:
    """All ways to fill the seats with the bots as evenly as possible."""
    each, more = divmod(players, len(bots))
    ways = (
        tuple(bot for i, bot in enumerate(bots) for _ in range(each + (i in favoured)))
        for favoured in combinations(range(len(bots)), more)
    )
    return list(dict.fromkeys(ways))


def seatings(line_up: LineUp) -> list[Seating]:
    """The seatings that don't put the same bot in every seat."""
    found: dict[LineUp, Seating] = {}
    for seating in permutations(range(len(line_up))):
        found.setdefault(tuple(line_up[i] for i in seating), seating)
    return list(found.values())


def _plain(thing: Any) -> Any:
    if isinstance(thing, Section | Side):
        return asdict(thing)
    raise TypeError(f"not part of a set-up: {thing!r}")
