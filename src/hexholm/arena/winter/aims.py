"""Games in which each seat aims at another scoring card."""

import random
from typing import Final, NamedTuple

from hexholm import library
from hexholm.arena.play import SEEDS, play_game
from hexholm.arena.winter.results import Experiment
from hexholm.bots import Bot, make_bot
from hexholm.bots.winter.aiming import Aiming
from hexholm.chance import Draw
from hexholm.winter import WinterKingdom

_STREAM: Final = 0xA1F5


class Aimed(NamedTuple):
    """What a card in play paid, and whether the seat aimed at it."""

    card: str
    is_aimed: bool
    points: int


def play_aims(experiment: Experiment, number: int) -> list[Aimed]:
    """One game: what every card paid every seat."""
    draw = Draw(experiment.seed * SEEDS + number, _STREAM)
    game = library.new_game(
        WinterKingdom.name, players=experiment.players, seed=draw.below(SEEDS), **experiment.setup
    )
    assert isinstance(game, WinterKingdom)
    cards = draw.some(game.setup.cards, len(game.setup.cards))
    aims = (*cards, *[""] * game.seats)[: game.seats]  # a fourth seat aims at none
    bots: list[Bot] = []
    for card in aims:
        seed = draw.below(SEEDS)
        rng = random.Random(seed)
        bots.append(
            Aiming(experiment.bot, card, rng) if card else make_bot(experiment.bot, seed=seed)
        )
    scores = play_game(game, bots).scores()
    return [
        Aimed(card, card == aim, score[card])
        for aim, score in zip(aims, scores, strict=True)
        for card in game.setup.cards
    ]
