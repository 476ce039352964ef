"""What many games say about cards, seats, tiles and length, every figure with its 95% interval.

>>> from hexholm.arena import Match
>>> survey = survey_match(Match(20, ("random", "random")))
>>> survey.games, survey.players, len(survey.seats)
(20, 2, 2)
"""

from hexholm.arena.survey.figure import figure
from hexholm.arena.survey.results import Survey, data
from hexholm.arena.survey.sources import survey_file, survey_match
from hexholm.arena.survey.tally import SurveyTally, take_survey

__all__ = ["Survey", "SurveyTally", "data", "figure", "survey_file", "survey_match"]
__all__ += ["take_survey"]
