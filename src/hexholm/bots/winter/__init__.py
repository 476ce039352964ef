"""How bots play Winter Kingdom: whole turns, judged by points and by what promises some."""

from hexholm.bots.winter.aiming import Aiming
from hexholm.bots.winter.levels import SKILLS, Skill
from hexholm.bots.winter.planning import plan

__all__ = ["SKILLS", "Aiming", "Skill", "plan"]
