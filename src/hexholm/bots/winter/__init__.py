"""How bots play Winter Kingdom (see `hexholm.bots.levels.Planner`)."""

from hexholm.bots.winter.planning import has_learned, plan

__all__ = ["has_learned", "plan"]
