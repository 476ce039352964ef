"""Advice at the table: hints while a game is played, ratings of its turns when it is over.

All thinking is done by those who think for bots, who see to it that everybody gets their turn.
"""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakKeyDictionary

from hexholm import advice
from hexholm.table.core.limits import Budgets
from hexholm.table.core.ports import Asker, Failed, Row, Storage, Thinkers
from hexholm.table.core.refusal import Refusal
from hexholm.table.core.seals import seal_ratings
from hexholm.table.core.seats import Seat
from hexholm.table.core.table import Table
from hexholm.table.core.thinking import ask_hint, ask_rating

if TYPE_CHECKING:
    from hexholm.table.protocol.answers import AnalysisData, HintData, Rated, Ratings

LOG: Final = logging.getLogger("hexholm.table")
HINT_SECONDS: Final = 4.0
"""A hint takes less, but nobody waits longer for it: it is cut short then, and says so."""
RATING_WORK: Final = 1.0
"""How much to think about each turn to rate: never a matter of time."""
RATINGS_RANK: Final = 2


def default_hints(seats: Sequence[Seat]) -> bool:
    """Hints are for those who play against bots; several people would have to agree on them."""
    return sum(seat.kind != "bot" for seat in seats) <= 1


@dataclass
class Advice:
    """What is known of one table, and what is being thought about."""

    moved: int = -1
    """The entry up to which it is true."""
    hint: "asyncio.Task[AnalysisData] | None" = None
    turns: "list[Rated]" = field(default_factory=list)
    """The turns rated so far, in order."""
    gold: "list[list[dict[str, int]]]" = field(default_factory=list)
    """What every card pays each seat after each turn of the game."""
    rating: "asyncio.Task[None] | None" = None


class Advisor:
    """Answers those who ask for advice."""

    def __init__(
        self, thinkers: Thinkers, storage: Storage, budgets: Budgets, unwatched: float
    ) -> None:
        self._thinkers = thinkers
        self._storage = storage
        self._budgets = budgets
        self._unwatched = unwatched
        self._advice: WeakKeyDictionary[Table, Advice] = WeakKeyDictionary()
        self._tasks: set[asyncio.Task[Any]] = set()

    def close(self) -> None:
        """Stop thinking."""
        for task in self._tasks:
            task.cancel()

    # --- hints -------------------------------------------------------------------------------

    async def hint(self, table: Table, seats: Sequence[int], address: str) -> "HintData":
        """What the seat to move could do; only someone who acts for it may ask."""
        room = table.room
        if not room.hints:
            raise Refusal("hints-off")
        mover = room.mover
        if mover is None or mover not in seats:
            raise Refusal("not-your-turn", "hint-not-yours")
        known = self._known(table)
        if known.hint is None:
            self._budgets.spend("hints", address)
            asker = Asker(address, room.id)
            asked = ask_hint(self._thinkers, room.game, mover, HINT_SECONDS, asker)
            known.hint = self._begin(asked, f"hint at {room.id}")
        try:
            analysis = await asyncio.shield(known.hint)
        except asyncio.CancelledError:
            if known.hint is not None:
                raise
            raise Refusal("no-hint") from None  # it was given up
        except Failed as error:
            known.hint = None
            LOG.warning("hint at %s: %s", room.id, error)
            raise Refusal("no-hint") from None
        return {"number": known.moved, "seat": mover, "analysis": analysis}

    def give_up(self, table: Table) -> None:
        """Nobody wants the hint any more that is being thought about."""
        known = self._known(table)
        if known.hint is not None and not known.hint.done():
            known.hint.cancel()
            known.hint = None

    def _begin(self, work: Any, name: str) -> "asyncio.Task[Any]":
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _known(self, table: Table) -> Advice:
        """The hint already given for this very position."""
        known = self._advice.get(table)
        if known is None or known.moved != table.room.moved:
            known = self._advice[table] = Advice(table.room.moved)
        return known

    # --- ratings -----------------------------------------------------------------------------

    def ratings(self, table: Table, address: str) -> "Ratings":
        """The turns of a finished game that were rated so far; the rest is begun."""
        room = table.room
        if not room.game.over:
            raise Refusal("still-running", "rated-later")
        known = self._known(table)
        stored = self._stored(table)
        if stored is not None:
            turns = stored["turns"]
            return {"of": len(turns), "turns": turns, "gold": stored["gold"]}
        if not known.gold:
            befores = [before for _, before in advice.turns(room.game)]
            known.gold = [game.scores() for game in (*befores[1:], room.game)]
        if known.rating is None:
            known.rating = self._begin(self._rate(table, known, address), f"ratings of {room.id}")
        return {"of": len(known.gold), "turns": known.turns, "gold": known.gold}

    def better(self, table: Table, step: int) -> Sequence[str]:
        """The turn that would have been better than the one that begins at a step."""
        stored = self._stored(table)
        turns = self._known(table).turns if stored is None else stored["turns"]
        best = [turn["best"] for turn in turns if turn["start"] == step]
        return best[0]["actions"] if best and best[0] else []

    @staticmethod
    def _stored(table: Table) -> Row | None:
        """Finished ratings of the game as it is, done the way it is done now."""
        stored, moved = table.row.ratings, table.room.moved
        is_good = stored and (stored.get("version"), stored["number"]) == (advice.VERSION, moved)
        return stored if is_good else None

    async def _rate(self, table: Table, known: Advice, address: str) -> None:
        """Turn by turn, after the bots and hints of this address, as long as somebody looks.

        Those that are rated stay so.
        """
        asker = Asker(address, table.row.id, RATINGS_RANK)
        try:
            for turn, before in list(advice.turns(table.room.game))[len(known.turns) :]:
                if known is not self._known(table):
                    return  # the game goes on after all
                if not table.is_watched(self._unwatched):
                    known.rating = None  # who comes back has the rest rated
                    return
                rated = await ask_rating(self._thinkers, turn, before, RATING_WORK, asker)
                known.turns.append(rated)
            ratings: Row = {"version": advice.VERSION, "number": known.moved}
            ratings |= {"turns": known.turns, "gold": known.gold}
            ratings["seal"] = seal_ratings(ratings)
            await self._storage.set_ratings(table.row.id, ratings)
            table.row = table.row._replace(ratings=ratings)
        except Exception as error:  # a thinker that failed, or a disk that is full
            LOG.warning("ratings of %s: %s", table.row.id, error)
            known.rating = None
