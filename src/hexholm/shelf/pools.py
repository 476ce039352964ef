"""Drawing some of what there is, as it was wished for."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field

from hexholm.chance import Draw
from hexholm.shelf.wishes import Wishes
from hexholm.texts import Told


class ShelfError(Told):
    """A set-up that can't be drawn; the message says why in one line."""


@dataclass(frozen=True, eq=False)
class Pool:
    """Things of a kind, some of which a set-up has."""

    key: str
    """Their name among the arguments of `hexholm.new_game`."""
    names: Mapping[str, str]
    """Each with its box."""
    number: int
    """How many a set-up has."""
    apart: Mapping[str, str] = field(default_factory=dict)
    """Of those with the same word here, a set-up has one at most: the two sides of a board."""
    asked: Collection[str] = ()
    """What only those get who wish for it."""

    def word(self, name: str) -> str:
        """What it shares with those that it excludes."""
        return self.apart.get(name, name)

    def check(self, wishes: Wishes) -> None:
        """Whether the wishes can hold, or what is in the way."""
        left = self._left(wishes)
        must = [name for name in wishes.always if name in self.names]
        if len(must) > self.number:
            raise ShelfError(f"shelf-many-{self.key}", things=must, number=self.number)
        for name in must:
            others = [one for one in must if one != name and self.word(one) == self.word(name)]
            if others:
                raise ShelfError("shelf-apart", things=[name, *others])
        if not self._of_boxes():
            number, taken = self.number, set(map(self.word, left))
            if len(taken) < number:
                raise ShelfError(f"shelf-few-{self.key}", number=number, got=len(taken))
            return
        for box, least in wishes.at_least.items():
            has = sum(self.names[name] == box for name in left)
            if has < least:
                raise ShelfError("shelf-few-of-box", box=box, number=least, got=has)
        others = [name for name in must if self.names[name] not in wishes.at_least]
        if sum(wishes.at_least.values()) + len(others) > self.number:
            raise ShelfError("shelf-many-sections", things=must, number=self.number)
        if len(left) < self.number:
            raise ShelfError(f"shelf-few-{self.key}", number=self.number, got=len(left))

    def _of_boxes(self) -> bool:
        """Whether these are what `at_least` counts."""
        return self.key == "sections"

    def _left(self, wishes: Wishes) -> list[str]:
        return [
            name
            for name in self.names
            if name not in wishes.never and (name not in self.asked or name in wishes.always)
        ]

    def pick(
        self,
        wishes: Wishes,
        ages: Mapping[str, int],
        draw: Draw,
        fitting: Collection[str] | None = None,
    ) -> list[str]:
        """Some of them: what must be there, what a box must have, then the freshest.

        `ages` says how many set-ups ago something was there; what isn't in it is fresh. Fewer than
        the set-up needs if not enough are `fitting`.
        """
        left = self._left(wishes)
        if fitting is not None:
            left = [name for name in left if name in fitting]
        picked = [name for name in left if name in wishes.always]
        if self._of_boxes():
            for box, least in wishes.at_least.items():
                of_box = [name for name in left if self.names[name] == box]
                missing = least - sum(name in of_box for name in picked)
                picked += self._freshest(of_box, missing, picked, ages, draw)
        picked += self._freshest(left, self.number - len(picked), picked, ages, draw)
        return draw.some(picked, len(picked))

    def _freshest(
        self,
        some: Iterable[str],
        number: int,
        picked: Collection[str],
        ages: Mapping[str, int],
        draw: Draw,
    ) -> list[str]:
        never = 1 + max(ages.values(), default=0)
        rest, found = list(some), list[str]()
        taken = set(map(self.word, picked))
        while len(found) < number:
            rest = [name for name in rest if self.word(name) not in taken]
            if not rest:
                break
            oldest = max(ages.get(name, never) for name in rest)
            name = draw.some([one for one in rest if ages.get(one, never) == oldest], 1)[0]
            found.append(name)
            taken.add(self.word(name))
        return found


def ages_of(had: Iterable[Mapping[str, Collection[str]]], fresh: int) -> dict[str, dict[str, int]]:
    """By kind and name: how many set-ups ago it was there last, if lately."""
    ages: dict[str, dict[str, int]] = {}
    for age, contents in zip(range(fresh), had, strict=False):
        for key, names in contents.items():
            for name in names:
                ages.setdefault(key, {}).setdefault(name, age)
    return ages
