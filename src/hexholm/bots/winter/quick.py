"""The quick way to play Winter Kingdom: always what gains most now, without trying it first.

It plays in the given game itself and copies nothing, so that a stronger bot can play a turn on,
many times.
"""

import random
from typing import Final

from hexholm.bots.winter.clicks import Clicks, card_of
from hexholm.bots.winter.levels import FORWARD, Skill
from hexholm.bots.winter.purchases import worth
from hexholm.game import END, Action, Options
from hexholm.hexes import Hexset, singles
from hexholm.winter import WinterKingdom
from hexholm.winter.inplay import USABLE, USES
from hexholm.winter.knowledge.placement import Taste
from hexholm.winter.knowledge.weights import TIE
from hexholm.winter.mechanisms.building import Build
from hexholm.winter.mechanisms.using import Use
from hexholm.winter.turn import AGAIN_COST

Clicked = tuple[float, tuple[Action, ...]]
"""What some actions in a row gain."""
NOTHING: Final[Clicked] = (TIE, ())
FREE: Final[Clicked] = (0.0, ())
WORST: Final[Clicked] = (float("-inf"), ())
NO_LUCK: Final = random.Random(0)
TASTE: Final = 0.01
"""The most that counts."""
AGAIN: Final = 2.0
"""How many times as much as one use three of them gain."""


def taste(game: WinterKingdom, rng: random.Random) -> Taste:
    """One for a whole future: what is played in it after two turns differs by what they change."""
    grid = game.board.grid
    likes = [0.0] * (1 + grid.all.bit_length())
    for h in grid.names:
        likes[h.bit_length()] = TASTE * rng.random()
    return likes


class QuickTurn(Clicks):
    """One turn of the player whose turn it is, played in the game itself."""

    def __init__(self, game: WinterKingdom, skill: Skill, taste: Taste) -> None:
        assert game.player is not None
        super().__init__(game, game.player, skill, NO_LUCK)
        self._taste = taste
        self._earned: tuple[tuple[Hexset, Hexset], dict[Hexset, float]] | None = None

    def play(self) -> int:
        """All of it; gives the number of surveys that took."""
        game, seat, done = self.game, self.seat, set[str]()
        while game.player == seat:
            if game.tasks:
                game.play(self._next())
            elif game.demands:
                game.play(self._build(game.options))
            else:
                for action in self._use(done) or self._purchase() or (END,):
                    game.play(action)
        return self.surveys

    def _next(self) -> Action:
        """What a task asks for."""
        game, task, options = self.game, self.game.tasks[-1], self.game.options
        hexes = [(verb, s) for verb, s in options.hexes if s]
        if not hexes:
            uses = [self._of(action) for action in options.others if action.verb == "use"]
            _, actions = max([NOTHING, *uses], key=_gain)
            return actions[0] if actions else END
        verb, where = hexes[0]
        if verb == "take":
            if task.by in USES:
                _, actions = self._move(task.by)
                return actions[1] if actions else options.on(verb, where & -where)
            return options.on(verb, self._spare(game, where, 1)[0])
        if verb == "put":
            p = self.survey_of(game, task.lifted)
            gain, h = p.best_house(where, self._taste, task.lifted)
            return END if END in options.others and gain <= TIE else options.on(verb, h)
        return self._build(options)

    def _build(self, options: Options) -> Action:
        """The best of the houses and forts that can be built now."""
        p, best, on = self.gains_now(self.game), WORST, options.on
        kept, fort = self.moment.weights.piece, self.moment.fort
        for verb, hexes in options.hexes:
            if hexes and verb == "build":
                gain, h = p.best_house(hexes, self._taste)
                best = max(best, (gain + kept, (on(verb, h),)), key=_gain)
            elif hexes:
                gain, h = p.best_fort(hexes, self._taste)
                best = max(best, (gain + kept - fort, (on(verb, h),)), key=_gain)
        return END if END in options.others and best[0] <= TIE else best[1][0]

    def _use(self, done: set[str]) -> tuple[Action, ...]:
        """The first card that gains, in its best way; each is looked at once."""
        ways: dict[str, list[Action]] = {}
        for action in self.game.options.others:
            if action.verb == "use":
                ways.setdefault(card_of(action), []).append(action)
        for card, uses in ways.items():
            if card not in done:
                done.add(card)
                _, actions = max(map(self._of, uses), key=_gain)
                if actions:
                    return actions
        return ()

    def _of(self, action: Action) -> Clicked:
        """What using a card gains, and how."""
        use = USABLE[action.arg]
        if not isinstance(use, Use):
            return NOTHING
        return self._with(action, use.act) if isinstance(use.act, Build) else self._move(action.arg)

    def _with(self, action: Action, act: Build) -> Clicked:
        game, m = self.game, self.moment
        p, options = self.survey_of(game), game.options
        hexes = game.bound(act.where(game), adjacent=act.adjacent)
        best, kept = NOTHING, m.weights.piece
        if not hexes:
            return best
        if game.house_supply[self.seat]:
            gain, h = p.best_house(hexes, self._taste)
            best = max(best, (gain + kept, (action, options.on("build", h))), key=_gain)
        if game.fort_supply[self.seat]:
            gain, h = p.best_fort(hexes, self._taste)
            best = max(best, (gain + kept - m.fort, (action, options.on("fort", h))), key=_gain)
        return best

    def _move(self, name: str) -> Clicked:
        game, act, best = self.game, USES[name].act, NOTHING
        assert not isinstance(act, Build)
        for house in self._spare(game, act.movable(game), self.skill.pieces):
            if where := act.reach(game, house):
                gain, h = self.survey_of(game, house).best_house(where, self._taste, house)
                if gain > best[0]:
                    on = game.options.on
                    best = (gain, (USES[name].action, on("take", house), on("put", h)))
        return best

    def shares(self, game: WinterKingdom, houses: Hexset) -> dict[Hexset, float]:
        """What each of some houses seems to earn; found once for all houses as they stand."""
        key = game.houses[self.seat], game.free
        if self._earned is None or self._earned[0] != key:
            self._earned = key, super().shares(game, game.houses[self.seat])
        shares = self._earned[1]
        return {h: shares[h] for h in singles(houses)}

    def _purchase(self) -> tuple[Action, ...]:
        game, best = self.game, FREE
        for action in game.options.others:
            if action.verb in ("buy", "upgrade"):
                best = max(best, (worth(self, game, action), (action,)), key=_gain)
            elif action.verb == "repeat" and action.arg in USES:
                uses = map(self._of, game.uses_of(self.seat, action.arg))
                gain = AGAIN * max(map(_gain, uses)) - AGAIN_COST * self.moment.coin
                best = max(best, (gain, (action,)), key=_gain)
        return best[1]


def play_on(game: WinterKingdom, rng: random.Random) -> WinterKingdom:
    """A game played to its end by quick players; what is given doesn't change."""
    game = game.copy()
    likes = taste(game, rng)
    while game.player is not None:
        QuickTurn(game, FORWARD, likes).play()
    return game


def _gain(clicked: Clicked) -> float:
    return clicked[0]
