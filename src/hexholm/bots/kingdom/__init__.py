"""How bots play Kingdom Builder (see `hexholm.bots.planner.HowToPlay`)."""

from hexholm.bots.kingdom.planning import plan

__all__ = ["plan"]
