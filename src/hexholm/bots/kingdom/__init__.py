"""How bots play Kingdom Builder (see `hexholm.bots.levels.Planner`)."""

from hexholm.bots.kingdom.planning import has_learned, plan

__all__ = ["has_learned", "plan"]
