"""One game between bots."""

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeVar

from hexholm.bots import Bot, Sight
from hexholm.bots.guard import FAILURES, Guarded, Lapse, Watch, crash, is_action, patience, refusal
from hexholm.game import Game, IllegalAction
from hexholm.texts import Told

G = TypeVar("G", bound=Game)
SEEDS: Final = 1 << 53
"""Seeds are drawn below this: JSON keeps such a number exactly."""


class Played(NamedTuple):
    """The outcome of a game, besides the game itself."""

    turns: int
    """How many turns were finished."""
    lapses: list[Lapse]
    """The turns that bots lost to the easy one, because they failed."""


def play_game(game: G, bots: Sequence[Bot], seconds: float | None = None) -> G:
    """Let the bots, one per seat, play a game from where it stands to its end.

    `seconds` is how long they may think about a turn; without it they think as long as they
    normally do. A bot that crashes, hangs or answers illegally loses that turn to the easy one.
    """
    play_turns(game, bots, seconds)
    return game


def play_turns(game: Game, bots: Sequence[Bot], seconds: float | None = None) -> Played:
    """The same; returns how many turns there were, and which of them were lost.

    A bot is asked directly, not by `Guarded.choose`, and what it answers is checked by playing it:
    that is faster.
    """
    if len(bots) != game.seats:
        raise Told("match-bots", seats=game.seats, got=len(bots))
    guards = [Guarded(bot) for bot in bots]
    trusted = [(bot.choose, Sight(game, seat, seconds)) for seat, bot in enumerate(bots)]
    seated = list(trusted)
    play, turns = game.play, 0
    with Watch(patience(seconds), needed=any(guard.may_hang for guard in guards)) as watch:
        while (seat := game.player) is not None:
            choose, sight = seated[seat]
            action = None
            try:
                watch.is_thinking = True
                action = choose(sight)
                watch.is_thinking = False
                play(action)
            except FAILURES as error:
                has_chosen, watch.is_thinking = not watch.is_thinking, False
                if has_chosen and is_action(action) and not isinstance(error, IllegalAction):
                    raise  # it isn't the bot's fault
                guard = guards[seat]
                guard.turn = turns + 1
                told = refusal(sight, action) if has_chosen else crash(error, watch.limit)
                play(guard.replace(sight, told))
                seated[seat] = guard.stand_in, sight
                watch.restart()
            for event in game.events:
                if event.kind == "turn-ended":
                    turns += 1
                    seated[:] = trusted
                    watch.restart()
                    break
    lapses = [lapse for guard in guards for lapse in guard.lapses]
    return Played(turns, sorted(lapses, key=lambda lapse: lapse.turn))
