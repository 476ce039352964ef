"""What set-ups share: random choices by a seed, and names that must be known."""

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from hexholm.game import EDITION, FIRST_EDITION, SetupError
from hexholm.streams import Seed, is_seed, roll

T = TypeVar("T")


class Draw:
    """The random choices of a set-up, kept apart from those of the game by their use."""

    def __init__(self, seed: Seed, use: int) -> None:
        self.seed = seed
        self.use = use
        self.draws = 0

    def below(self, sides: int) -> int:
        """A whole number below `sides`."""
        self.draws += 1
        return roll(self.seed, self.draws, sides, self.use)

    def some(self, pool: Sequence[T], count: int) -> list[T]:
        """Some of a pool, without replacement."""
        rest = list(pool)
        return [rest.pop(self.below(len(rest))) for _ in range(count)]


def check_seed(seed: Any) -> None:
    """A whole number, or a text of `hexholm.fair_seed`."""
    if not is_seed(seed):
        raise SetupError("seed-bad", got=repr(seed))


def check_edition(given: Any) -> int:
    """The edition of the rules: the newest unless another one is named."""
    if given is None:
        return EDITION
    if type(given) is not int or not FIRST_EDITION <= given <= EDITION:
        raise SetupError("setup-edition", first=FIRST_EDITION, last=EDITION, got=repr(given))
    return given


def known(what: str, names: Iterable[Any], valid: Iterable[str]) -> None:
    """Names that are all among the valid ones, or an error that lists those."""
    for name in names:
        if not isinstance(name, str) or name not in valid:
            raise SetupError(
                "setup-unknown", what=what, got=repr(name), names=", ".join(sorted(valid))
            )


def check_names(what: str, names: Any, valid: Iterable[str]) -> tuple[str, ...]:
    """A list of valid names, none of them twice."""
    if isinstance(names, str) or not isinstance(names, Sequence):
        raise SetupError("setup-names", what=what, got=repr(names))
    known(what, names, valid)
    for name in names:
        if list(names).count(name) > 1:
            raise SetupError("setup-twice", what=what, name=name)
    return tuple(names)
