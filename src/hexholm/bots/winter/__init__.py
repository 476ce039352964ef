"""How bots play Winter Kingdom (see `hexholm.bots.planner.HowToPlay`)."""

from hexholm.bots.winter.planning import plan

__all__ = ["plan"]
