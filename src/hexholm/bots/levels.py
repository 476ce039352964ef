"""The five levels: from a child's first game to the strongest we have."""

from typing import Final

from hexholm.bots.planner import Planner

LEVELS: Final = ("beginner", "easy", "normal", "hard", "expert")


class Beginner(Planner):
    """A child's first game: it sees what a hex gains, roughly, and forgets its tiles."""

    name = "beginner"


class Easy(Planner):
    """It takes a hex that gains a lot, and sees nothing but the next settlement."""

    name = "easy"


class Normal(Planner):
    """It compares a few whole turns."""

    name = "normal"


class Hard(Planner):
    """It compares many whole turns, and changes the best of them."""

    name = "hard"


class Expert(Planner):
    """It plays the best of them out to the end of the game, in many futures."""

    name = "expert"
