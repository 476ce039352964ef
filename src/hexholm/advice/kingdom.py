"""Thinking about Kingdom Builder."""

import random
from collections.abc import Hashable, Iterator, Sequence
from functools import partial
from typing import ClassVar, Final

from hexholm.bots.kingdom.candidates import Search
from hexholm.bots.kingdom.features import time_left
from hexholm.bots.kingdom.foresight import foresee
from hexholm.bots.kingdom.levels import SKILLS
from hexholm.bots.kingdom.rollout import QuickPlayer
from hexholm.bots.native import NativeRollout, native_rollout
from hexholm.bots.search.beam import Beam
from hexholm.bots.search.chances import Calibration, calibration
from hexholm.bots.search.outcomes import Ending, Reached
from hexholm.bots.search.turns import Candidate, Effort, Turn, is_past, lead_now
from hexholm.game import END
from hexholm.hexes import Hexset, singles
from hexholm.kingdom import KingdomBuilder
from hexholm.texts import Message

BOTS: Final = "hexholm.bots.kingdom"
EXPERT: Final = SKILLS["expert"]
THOUGHT: Final = 12.0
"""How many futures the value of a turn counts as, at the beginning of a game."""
JUDGED: Final = 100.0
"""The same for the judgement of compiled players, which comes from more futures."""
TRIES: Final = (0, 1, 2, 3, 4)
"""Bits of noise in the turns a seat tries in the last round."""
CLOSE: Final = 6
"""With this few settlements in somebody's supply every step counts."""
SEATS: Final = 2
"""A step is tried for all seats; with more of them fewer are, so that a turn costs the same."""
COMPILED: Final = 1 / 40
"""What an action of a compiled player costs, compared with one in Python."""


def calibrated(game: KingdomBuilder) -> Calibration:
    """How the futures of a game are read."""
    return calibration(BOTS, "plain" if game.in_play.is_base else "boxes")


class Mind:
    """Quick players find turns, a beam search finds more of them, and quick players play on.

    Where these are compiled, the turns are first judged as the expert does it.
    """

    def __init__(self, game: KingdomBuilder, seat: int, rng: random.Random) -> None:
        self._search = Search(game, seat, rng)
        self._placement = self._search.placement
        self._native = native_rollout(game, seat, self._search.after)
        self.trust = THOUGHT if self._native is None else JUDGED
        self.played, self.cut = 0.0, False
        self.calibration = calibrated(game)

    def candidates(
        self, game: KingdomBuilder, seat: int, effort: Effort, given: Turn = ()
    ) -> list[Candidate]:
        """Turns worth considering, and one that is given."""
        search = self._search
        found = {one.turn: one for one in self._found(game, seat, effort)}
        if given and (self._native is None or given[-1] == END):
            found.setdefault(given, Candidate(given, search.value.lead(search.after(given), seat)))
        candidates = list(found.values())
        if self._native is None or len(candidates) == 1:
            return candidates
        depth = EXPERT.native._replace(work=round(effort.part * EXPERT.native.work))
        judged = foresee(search, candidates, self._native, depth, effort.judged)
        self.cut = self.cut or is_past(effort.judged)
        return judged

    def _found(self, game: KingdomBuilder, seat: int, effort: Effort) -> list[Candidate]:
        climbs = EXPERT.climbs if self._native else 0
        found = self._search.candidates(
            quick=effort.quick, refined=effort.quick, climbs=climbs, deadline=effort.deadline
        )
        beam = Beam(
            game, seat, lead=partial(self._search.value.lead, seat=seat), key=self.key, kind=_kind
        )
        steps = effort.last if _is_close(game) else effort.steps
        found += beam.search(effort, round(steps * SEATS / game.seats))
        self.cut = effort.over
        return found

    def compiled(self, reached: Sequence[Reached]) -> "Compiled | None":
        """Compiled players; towards the end those who play the last round with care are better."""
        if self._native is None or _is_close(self._search.game):
            return None
        are_whole = all(one.whole for one in reached)
        return Compiled(self._native, self._search.game) if are_whole else None

    def play_on(self, game: KingdomBuilder, rng: random.Random) -> KingdomBuilder:
        """The game played out for all seats to its end; in the last round with more care."""
        player = QuickPlayer(self._placement, rng)
        while game.player is not None:
            if game.last_round and not game.tasks:
                game = self._last_turn(game, rng)
            else:
                game.play(player.action(game))
                self.played += 1
        return game

    def _last_turn(self, game: KingdomBuilder, rng: random.Random) -> KingdomBuilder:
        """The best of several quick turns, by the gold it leaves."""
        seat = game.active
        best, most = game, float("-inf")
        for noise in TRIES:
            after, player = game.copy(), QuickPlayer(self._placement, rng, noise)
            while after.player is not None and after.active == seat and not after.silo_step:
                after.play(player.action(after))
                self.played += 1
            if (lead := lead_now(after, seat)) > most:
                best, most = after, lead
        return best

    def shut_out(self, before: KingdomBuilder, after: KingdomBuilder) -> Iterator[Message]:
        """Locations and castles that somebody else could reach before a turn, but not after it."""
        board, seat = before.board, self._search.seat
        around, rivals = board.grid.around, [s for s in range(before.seats) if s != seat]

        def open_to(game: KingdomBuilder, place: Hexset) -> Hexset:
            return around[place] & game.free & board.buildable

        for site, tile in board.site_names.items():
            was = open_to(before, site) and site & before.stocked
            if was and not (open_to(after, site) and site & after.stocked):
                others = [rival for rival in rivals if not before.taken[rival] & site]
                if others:
                    args = {"seats": others, "n": len(others), "tile": tile}
                    yield Message("fact-shut-location", args)
        for castle in singles(board.grounds["castle"]):
            if open_to(before, castle) and not open_to(after, castle):
                own = before.settlements
                others = [rival for rival in rivals if not own[rival] & around[castle]]
                if others:
                    yield Message("fact-shut-castle", {"seats": others, "n": len(others)})

    def key(self, game: KingdomBuilder) -> Hashable:
        """What makes two positions of one turn the same."""
        own = (*game.settlements, *game.held, *game.gold, *game.ready, *game.supply)
        turn = (game.tasks, game.left, game.due, game.walls, game.scouts, game.card)
        if game.in_play.is_base:
            return own, turn
        kept = (*game.nomads, *game.new_nomads, *game.owed, *game.numbers, *game.pieces.items())
        return own, turn, kept, game.spent, game.extra_cards, game.loose, game.line

    def time_left(self, game: KingdomBuilder) -> float:
        """What is left of the game."""
        return time_left(game)


class Compiled:
    """The futures of the base game."""

    at_once: ClassVar[int] = 64
    most: ClassVar[int] = 1024

    def __init__(self, rollout: NativeRollout, game: KingdomBuilder) -> None:
        self._rollout, self._seats = rollout, game.seats
        self._names = [name for name in game.scores()[0] if name != "total"]

    @property
    def cost(self) -> float:
        """The work done so far."""
        return self._rollout.played * COMPILED

    def endings(self, reached: Reached, numbers: Sequence[int]) -> Iterator[Ending]:
        """How the game ends after a turn, in each of these futures."""
        for paid in self._rollout.endings(reached.turn, numbers, self._seats):
            scores = [{name: one[name] for name in self._names} for one in paid]
            for score in scores:
                score["total"] = sum(score.values())
            most = max([score["total"] for score in scores])
            winners = [seat for seat, score in enumerate(scores) if score["total"] == most]
            yield Ending(scores, winners)


def _is_close(game: KingdomBuilder) -> bool:
    return game.last_round or min(game.supply) <= CLOSE


def _kind(game: KingdomBuilder) -> Hashable:
    """What is left to do in the turn."""
    seat = game.mover
    tasks = [(task.by, task.left, bool(task.lifted)) for task in game.tasks]
    tiles = (game.ready[seat] & ~game.fresh[seat], game.nomads[seat], game.spent)
    return tiles, game.left, game.due, tuple(tasks), game.card, game.loose
