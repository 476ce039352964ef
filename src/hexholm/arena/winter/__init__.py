"""What talents are worth and scoring cards pay in Winter Kingdom, found by experiments.

A survey counts what is associated with a talent; here talents are handed out: in every game each
seat gets another talent for free, plain or upgraded, or none, and seats of one game are compared
with each other. In further games seats aim at different scoring cards.

>>> worth = measure(Experiment(games=2, players=2, bot="easy"))
>>> len(worth.talents), len(worth.cards)
(25, 18)
"""

from hexholm.arena.winter.measure import measure
from hexholm.arena.winter.results import CardWorth, Experiment, TalentWorth, Worth

__all__ = ["CardWorth", "Experiment", "TalentWorth", "Worth", "measure"]
