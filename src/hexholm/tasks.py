"""What stands behind a task: an action of several clicks, one class per kind.

A `Task` on the stack of a game says which action was begun, who carries it out, and how far it has
come. The `Extra` behind it knows what the task offers next and what each click does.
"""

from typing import ClassVar, Generic, TypeVar

from hexholm.game import Action, Game, Task
from hexholm.hexes import Hexset
from hexholm.texts import say

__all__ = ["Extra", "Offer", "Task"]

G = TypeVar("G", bound=Game)

Offer = tuple[tuple[tuple[str, Hexset], ...], tuple[Action, ...]]
"""What can be done next: hexes by verb, and other actions."""


class Extra(Generic[G]):
    """An action of several clicks. The mover is the seat that decides now (`g.mover`)."""

    asks: ClassVar[str] = "build"
    """What is asked of the player, for the page."""
    may_stick: bool = False
    """Whether its task can come to a point where there is nothing left to do."""
    may_wait: ClassVar[bool] = True
    """Whether another task can come on top of one that may stick."""
    choices: tuple[str, ...] = ()
    """Every name that can ever stand after ``choose`` in its task."""

    def __init__(self, name: str, rule: str) -> None:
        self.name = name
        self.rule = rule

    def can(self, g: G) -> bool:
        """Whether it has anything to act on."""
        raise NotImplementedError

    def begin(self, g: G) -> None:
        """It is used: its task comes on top."""
        g.tasks = (*g.tasks, Task(self.name, g.mover))

    def offer(self, g: G, task: Task) -> Offer:
        """What its task offers next."""
        raise NotImplementedError

    def land(self, g: G, task: Task) -> Hexset:
        """The hexes it can ever be about, for the reasons of what isn't allowed."""
        return g.board.grid.all

    def is_stuck(self, g: G, task: Task) -> bool:
        """Whether nothing is left to do (only called where it `may_stick`)."""
        hexes, others = self.offer(g, task)
        return not others and not any(s for _, s in hexes)

    def build(self, g: G, task: Task, hex_: Hexset) -> None:
        """The player clicked ``build``."""
        raise NotImplementedError

    def take(self, g: G, task: Task, hex_: Hexset) -> None:
        """The player clicked ``take``."""
        raise NotImplementedError

    def put(self, g: G, task: Task, hex_: Hexset) -> None:
        """The player clicked ``put``."""
        raise NotImplementedError

    def choose(self, g: G, task: Task, choice: str) -> None:
        """The player clicked ``choose``."""
        raise NotImplementedError

    def end(self, g: G, task: Task) -> None:
        """The player finishes early, or nothing is left to do."""
        g.pop()

    def most(self, g: G) -> int:
        """How many settlements, steps ... its task has when it begins."""
        return 1

    def fault(self, g: G, task: Task) -> str:
        """What is wrong with a task that was read from data; nothing as a rule."""
        most = self.most(g)
        return "" if 0 < task.left <= most else say("fault-left", most=most)
