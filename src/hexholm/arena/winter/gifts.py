"""Games in which each seat has a free talent, or none."""

from typing import Final

from hexholm import library
from hexholm.arena.play import SEEDS, play_game
from hexholm.arena.survey.fit import Sample, Sitting
from hexholm.arena.winter.results import Experiment
from hexholm.bots import make_bot
from hexholm.chance import Draw
from hexholm.winter import WinterKingdom
from hexholm.winter.box import TALENTS
from hexholm.winter.setup import TALENTS_EACH

UPGRADE: Final = "upgrade "
_KINDS: Final = ("none", "plain", "plain", "upgraded", "upgraded")
_STREAM: Final = 0x61F7


def play_gifts(experiment: Experiment, number: int) -> Sitting:
    """One game: what each seat was given, and its points."""
    draw = Draw(experiment.seed * SEEDS + number, _STREAM)
    gifts = draw.some(tuple(TALENTS), experiment.players)
    kinds = [draw.some(_KINDS, 1)[0] for _ in gifts]
    dealt = draw.some([name for name in TALENTS if name not in gifts], len(gifts) * TALENTS_EACH)
    hands = [dealt[at : at + TALENTS_EACH] for at in range(0, len(dealt), TALENTS_EACH)]
    seed = draw.below(SEEDS)
    game = library.new_game(
        WinterKingdom.name,
        players=experiment.players,
        seed=seed,
        **{**experiment.setup, "talents": hands},
    )
    data = game.to_dict()
    for player, gift, kind in zip(data["players"], gifts, kinds, strict=True):
        if kind != "none":
            player["bought"] = [{"name": gift, "upgraded": kind == "upgraded"}]
    bots = [make_bot(experiment.bot, seed=draw.below(SEEDS)) for _ in gifts]
    scores = play_game(library.load_game(data), bots).scores()
    seats = []
    for seat, (gift, kind, score) in enumerate(zip(gifts, kinds, scores, strict=True)):
        had = {f"seat {seat}": 1.0}
        if kind != "none":
            had[gift] = 1.0
        if kind == "upgraded":
            had[UPGRADE + gift] = 1.0
        seats.append(Sample(had, [score["total"]]))
    return Sitting(number, seats)
