"""Many games: matches between bots, their records and statistics.

>>> from hexholm.arena import simulate
>>> results = simulate(20, bots=["greedy", "random"], seed=7)
>>> results.bots[0].name, results.bots[0].win_rate.value > 0.9
('greedy', True)
"""

from hexholm.arena.match import Match, play_match
from hexholm.arena.play import BotError, play_game
from hexholm.arena.records import write_records
from hexholm.arena.results import BotResult, Results, Tally
from hexholm.arena.simulation import simulate
from hexholm.arena.statistics import Estimate, wilson

__all__ = [
    "BotError",
    "BotResult",
    "Estimate",
    "Match",
    "Results",
    "Tally",
    "play_game",
    "play_match",
    "simulate",
    "wilson",
    "write_records",
]
