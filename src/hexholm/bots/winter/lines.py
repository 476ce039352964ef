"""The steps of a turn, each carried out to its end, and what they gain."""

import random
from collections.abc import Iterable, Iterator
from heapq import nlargest
from typing import NamedTuple

from hexholm.bots.search.turns import is_past
from hexholm.bots.winter.clicks import Clicks
from hexholm.bots.winter.levels import Skill
from hexholm.game import END, Action
from hexholm.hexes import Hexset
from hexholm.winter import WinterKingdom


class Line(NamedTuple):
    """Actions of one turn, where they lead, and what they gain."""

    actions: tuple[Action, ...]
    game: WinterKingdom
    gain: float = 0.0
    end: tuple[Action, ...] = ()
    """What ends the turn; it isn't played, because it would show the next card."""

    @property
    def turn(self) -> tuple[Action, ...]:
        """All actions to the end of the turn."""
        return self.actions + self.end

    def then(self, gain: float, *actions: Action) -> "Line":
        """The same with some more actions."""
        game = self.game.copy()
        for action in actions:
            game.play(action)
        return Line((*self.actions, *actions), game, self.gain + gain)


def best(found: Iterable[Line], number: int) -> list[Line]:
    """Those that gain most, the best first."""
    if number == 1:
        first = max(found, key=lambda line: line.gain, default=None)
        return [first] if first else []
    return nlargest(number, found, key=lambda line: line.gain)


class Search(Clicks):
    """The steps of one turn of a seat."""

    def __init__(
        self,
        game: WinterKingdom,
        seat: int,
        skill: Skill,
        rng: random.Random,
        until: float | None = None,
    ) -> None:
        super().__init__(game, seat, skill, rng)
        self.most = skill.surveys
        self._until = until
        self._noticed: dict[str, bool] = {}

    def is_late(self) -> bool:
        """Whether enough was considered, or time is up."""
        return self.surveys >= self.most or is_past(self._until)

    # --- tasks -------------------------------------------------------------------------------

    def complete(self, line: Line, ways: int) -> list[Line]:
        """Carry out what was begun, in the best ways."""
        done: list[Line] = []
        front = [line]
        while front:
            found: list[Line] = []
            for before in front:
                game = before.game
                if not game.tasks or game.player != self.seat:
                    done.append(before)
                else:
                    found += self._clicks(before, ways)
            front = best(found, ways)
        return best(done, ways)

    def _clicks(self, line: Line, ways: int) -> Iterator[Line]:
        game, task = line.game, line.game.tasks[-1]
        options = game.options
        verbs = {verb for verb, hexes in options.hexes if hexes}
        if "take" in verbs:
            if task.by == "remove":
                takes = dict(options.hexes)["take"]
                for loss, house in self.losses(game, takes, 6)[:1]:
                    yield line.then(-loss, options.on("take", house))
                return
            for gain, take, put in nlargest(ways, self.moves(game)):
                yield line.then(gain, take, put)
        elif "put" in verbs:
            s = self.placement(game, task.lifted)
            now = s.house_gains(task.lifted)[task.lifted]
            found = [
                (gain - now + self.misjudged(), options.on("put", h))
                for h, gain in s.house_gains(dict(options.hexes)["put"]).items()
            ]
            for gain, put in nlargest(ways, found):
                yield line.then(gain, put)
        elif verbs:
            for gain, build in nlargest(ways, self.placings(game)):
                yield line.then(gain, build)
        for action in options.others:
            if action == END:
                yield line.then(0.0, END)
            else:
                yield from self._clicks(line.then(0.0, action), ways)

    # --- the parts of a turn -----------------------------------------------------------------

    def mandatory(self, start: Line, width: int) -> list[Line]:
        """The mandatory action as a whole, by a beam search."""
        front, done = [start], list[Line]()
        while front:
            found: dict[tuple[Hexset, Hexset, str], tuple[float, Line, Action]] = {}
            for line in front:
                game = line.game
                hexes, row, forts = game.board.grid.hexes, game.line, game.forts[self.seat]
                for gain, action in self.placings(game):
                    h = hexes[action.arg]
                    key = (row | h, forts | h if action.verb == "fort" else forts, game.terrain)
                    total = line.gain + gain
                    if key not in found or found[key][0] < total:
                        found[key] = (total, line, action)
            front = []
            for total, line, action in nlargest(width, found.values(), key=lambda f: f[0]):
                after = line.then(total - line.gain, action)
                for whole in self.complete(after, 1) if after.game.tasks else (after,):
                    (front if whole.game.demands else done).append(whole)
        return best(done, width)

    def uses(self, game: WinterKingdom) -> list[Action]:
        """The talents that can be used now, as far as they aren't overlooked."""
        found = []
        for action in game.options.others:
            if action.verb == "use":
                if action.arg not in self._noticed:
                    self._noticed[action.arg] = self.rng.random() >= self.skill.forgets
                if self._noticed[action.arg]:
                    found.append(action)
        return found

    def use(self, line: Line, action: Action, ways: int) -> list[Line]:
        """A talent used to its end; the terrain to the right with what is built there."""
        begun = line.then(0.0, action)
        if begun.game.tasks:
            return self.complete(begun, ways)
        return self.mandatory(begun, self.skill.width)[:ways] if begun.game.demands else []

    def free(self, line: Line, action: Action) -> list[Line]:
        """A talent that frees the mandatory action from adjacency, whatever the move costs."""
        begun = line.then(0.0, action)
        verbs = [verb for verb, hexes in begun.game.options.hexes if hexes]
        if not begun.game.tasks or verbs != ["take"]:
            return []
        moves = nlargest(1, self.freeing(begun.game))
        return [
            after
            for gain, take, put in moves
            for after in self.complete(begun.then(gain, take, put), 1)
        ]
