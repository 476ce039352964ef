"""How bots play Winter Kingdom (see `hexholm.bots.levels.Planner`)."""

from hexholm.bots.winter.planning import plan

__all__ = ["plan"]
