"""One game between bots."""

from collections.abc import Sequence
from typing import TypeVar

from hexholm.bots import Bot, Sight
from hexholm.game import Game, IllegalAction

G = TypeVar("G", bound=Game)


class BotError(RuntimeError):
    """A bot chose something illegal; the message names the bot, its seat and the reason."""


def play_game(game: G, bots: Sequence[Bot]) -> G:
    """Let the bots, one a seat, play a game from where it stands to its end."""
    play_turns(game, bots)
    return game


def play_turns(game: Game, bots: Sequence[Bot]) -> int:
    """The same; gives the number of turns that were finished."""
    if len(bots) != game.seats:
        raise ValueError(f"{game.seats} seats need as many bots, not {len(bots)}")
    seated = [(bot.choose, Sight(game, seat)) for seat, bot in enumerate(bots)]
    play, turns = game.play, 0
    while (seat := game.player) is not None:
        choose, sight = seated[seat]
        try:
            play(choose(sight))
        except IllegalAction as error:
            raise BotError(f"bot {bots[seat].name} on seat {seat}: {error}") from error
        if game.events:
            turns += any(event.kind == "turn-ended" for event in game.events)
    return turns
