"""Thinking about Winter Kingdom."""

import random
from collections.abc import Hashable, Sequence
from typing import Final

from hexholm.bots.search.beam import Beam
from hexholm.bots.search.chances import Calibration, calibration
from hexholm.bots.search.outcomes import Reached
from hexholm.bots.search.turns import Candidate, Effort, Turn, lead_now
from hexholm.bots.winter.candidates import whole_turns
from hexholm.bots.winter.evaluate import with_prospects
from hexholm.bots.winter.levels import SKILLS
from hexholm.bots.winter.lines import Line, Search
from hexholm.bots.winter.quick import play_on
from hexholm.texts import Message
from hexholm.winter import WinterKingdom
from hexholm.winter.setup import HOUSES

BOTS: Final = "hexholm.bots.winter"
CLOSE: Final = 6
"""With this few houses in somebody's supply every step counts."""
ACTION: Final = 0.7
"""What an action costs when a game is played out, compared with quick players of other games."""


def calibrated(game: WinterKingdom) -> Calibration:
    """How the futures of a game are read."""
    return calibration(BOTS, "all")


def time_left(game: WinterKingdom) -> float:
    """What is left of the game."""
    return min(game.house_supply) / HOUSES


class Mind:
    """The expert's whole turns; on the last turn of the game also a beam search over points."""

    trust = 60.0

    def __init__(self, game: WinterKingdom, seat: int, rng: random.Random) -> None:
        self._rng = rng
        self.played, self.cut = 0.0, False
        self.calibration = calibrated(game)

    def candidates(
        self, game: WinterKingdom, seat: int, effort: Effort, given: Turn = ()
    ) -> list[Candidate]:
        """Turns worth considering; the search knows what its own gain, but no others."""
        ahead = lead_now(game, seat)
        found: list[Candidate] = []
        for level in ("hard", "expert"):
            search = Search(game, seat, SKILLS[level], self._rng, effort.deadline)
            lines = with_prospects(search, whole_turns(search, Line((), game)))
            found += [Candidate(line.turn, ahead + line.gain) for line in lines]
            self.cut = effort.over
            if self.cut:
                return found
        if game.last_round or min(game.house_supply) <= CLOSE:
            beam = Beam(
                game, seat, lead=lambda after: lead_now(after, seat), key=self.key, kind=_kind
            )
            found += beam.search(effort, effort.last)
            self.cut = effort.over
        return found

    def compiled(self, reached: Sequence[Reached]) -> None:
        """Nothing is compiled for this game."""

    def play_on(self, game: WinterKingdom, rng: random.Random) -> WinterKingdom:
        """The game played out for all seats to its end."""
        after = play_on(game, rng)
        self.played += ACTION * (len(after.log) - len(game.log))
        return after

    def shut_out(self, before: WinterKingdom, after: WinterKingdom) -> tuple[Message, ...]:
        """Others can buy the same, and build beside any place."""
        return ()

    def key(self, game: WinterKingdom) -> Hashable:
        """What makes two positions of one turn the same."""
        cards = (*game.bought, *game.upgraded)
        own = (*game.houses, *game.forts, *game.coins, *game.house_supply)
        return own, cards, game.used, game.tasks, game.left, game.terrain, game.step, game.line

    def time_left(self, game: WinterKingdom) -> float:
        """What is left of the game."""
        return time_left(game)


def _kind(game: WinterKingdom) -> Hashable:
    """What is left to do in the turn."""
    tasks = tuple((task.by, task.left, bool(task.lifted)) for task in game.tasks)
    return game.used, game.left, game.terrain, game.step, tasks
