"""Many games: matches between bots, their records and statistics.

>>> from hexholm.arena import simulate
>>> results = simulate(20, bots=["greedy", "random"], seed=7)
>>> results.bots[0].name, results.bots[0].win_rate.value > 0.9
('greedy', True)

>>> from hexholm.arena import Comparison, Contest
>>> standings = Comparison(Contest.between(["greedy", "random"], 20, seed=7)).play()
>>> standings.deals, standings.bots[0].won.low > 0.7
(10, True)
"""

from hexholm.arena.contest import Contest
from hexholm.arena.match import Match, play_match
from hexholm.arena.play import Played, play_game, play_turns
from hexholm.arena.records import write_records
from hexholm.arena.results import BotResult, Results, Tally
from hexholm.arena.simulation import Comparison, simulate
from hexholm.arena.standings import Standings
from hexholm.arena.statistics import Estimate, wilson
from hexholm.arena.workers import WorkerError

__all__ = ["BotResult", "Comparison", "Contest", "Estimate", "Match", "Played", "Results"]
__all__ += ["Standings", "Tally", "WorkerError", "play_game", "play_match", "play_turns"]
__all__ += ["simulate", "wilson", "write_records"]
