"""How lucky everybody was with the cards: a match judged with less of it.

At the end of a turn a terrain card is drawn. What each card that could have come would have meant
is known: compiled quick players play the game on after every one of them, in the same futures, and
their totals are read as chances of winning (`hexholm.bots.search.chances`). The chance after the
card that came, minus the mean over all that could, is luck. Its expectation is 0, whatever these
players are worth: so a result without it is right on average, and varies less.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from hexholm.game import END, Action, Game
from hexholm.library import kind_of

_DIGITS = 4


class Draw(NamedTuple):
    """A card is drawn."""

    card: str
    weights: Mapping[str, int]
    """How many of each could have come."""
    chances: Mapping[str, Sequence[float]]
    """Everybody's chance of winning after each of them."""

    def luck(self, seat: int) -> float:
        """What the card is worth to a seat, compared with the others."""
        mean = sum([many * self.chances[card][seat] for card, many in self.weights.items()])
        return self.chances[self.card][seat] - mean / sum(self.weights.values())


class Judge(Protocol):
    """Knows what cards mean in one game."""

    def draw(self, before: Any) -> Draw | None:
        """What the end of this turn draws; None where that can't be told, whatever it is."""


def luck(game: Game) -> list[float] | None:
    """By seat, what the cards of a finished game were worth, as chances of winning.

    None where no compiled players know the game.
    """
    judge: Judge | None = kind_of(game).at("arena.luck").judge(game)
    if judge is None:
        return None
    draws = [draw for before in _ends(game) if (draw := judge.draw(before))]
    return [round(sum([draw.luck(seat) for draw in draws]), _DIGITS) for seat in range(game.seats)]


def is_known(game: Game) -> bool:
    """Whether luck can be told in such a game."""
    return kind_of(game).at("arena.luck").judge(game) is not None


def _ends(game: Game) -> Iterator[Game]:
    """The game before each end of a turn."""
    now = game.at(len(game.record().get("past", ())))
    for line in game.log[len(now.log) :]:
        action = Action.parse(line)
        if action == END:
            yield now
        now.play(action)
