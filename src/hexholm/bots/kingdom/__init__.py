"""How bots play Kingdom Builder (see `hexholm.bots.levels.Planner`)."""

from hexholm.bots.kingdom.planning import plan

__all__ = ["plan"]
