"""Advice: what a seat could do, how good it is and why; and where a game turned.

>>> import hexholm
>>> game = hexholm.new_game(players=2, seed=7)
>>> analysis = hexholm.analyse(game, 0, work=0.1)
>>> round(sum(analysis.chances), 9), len(analysis.turns) > 0
(1.0, True)
"""

from hexholm.advice.analysis import Analysis, Suggestion
from hexholm.advice.review import (
    VERSION,
    Played,
    RatedTurn,
    played,
    rate,
    turning_points,
    turns,
)
from hexholm.advice.think import CannotAnalyse, analyse

__all__ = [
    "VERSION",
    "Analysis",
    "CannotAnalyse",
    "Played",
    "RatedTurn",
    "Suggestion",
    "analyse",
    "played",
    "rate",
    "turning_points",
    "turns",
]
