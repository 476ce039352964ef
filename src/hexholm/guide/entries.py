"""The entries of the guide as they are written: `guide/entries.toml` of a game and its boxes.

An entry has a name and belongs to a group. It says what it is about (the ids under which things are
called: ``location-oracle``), the rules it stands on, those of each of its points, and what is drawn
with it. A point is a question and its answer; one that is easier to see than to say has a scene of
its own, ``case.NUMBER``, which takes over what it doesn't say from the scene of the entry. The
texts are in the Fluent files beside it: ``guide-NAME``, ``guide-NAME-1`` ..., and a
``guide-NAME-title`` unless it is called like the first thing it is about.
"""

import logging
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache, partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, NamedTuple

from hexholm.library import kind_of
from hexholm.reading import Entry as Table
from hexholm.reading import a_list, a_mapping, a_number, a_text
from hexholm.scenes import Scene, SceneError, read_scene, read_tables
from hexholm.texts import Told

GROUPS: Final = (
    *("rules", "places", "locations", "tiles", "pieces", "cards", "tasks"),
    *("talents", "economy", "twists"),
)
"""The groups of entries, in the order in which they are shown."""
TOPIC: Final = "guide"
MOST_POINTS: Final = 9
LOG: Final = logging.getLogger("hexholm.guide")

Blame = Callable[[Exception], None]
"""What is done with a fault."""


class GuideError(Told):
    """An entry that can't be read; the message names it and says what is wrong."""


class Show(NamedTuple):
    """A scene, what is played in it and what it pays."""

    scene: Scene
    play: tuple[str, ...] = ()
    """Actions that lead from the first picture to the second."""
    first: int = 0
    """How many of them are played before the first picture."""
    pays: str = ""
    """The card whose gold or points are shown."""
    gold: int = 0
    """How much that is."""
    refused: Mapping[str, str] = {}
    """Actions that aren't legal in the first picture, with the rule that forbids each."""


class Entry(NamedTuple):
    """One entry."""

    game: str
    box: str
    """The box it comes from; empty for what belongs to the game as a whole."""
    group: str
    name: str
    about: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    points: tuple[tuple[str, ...], ...] = ()
    """The rules of each point."""
    show: Show | None = None
    """What is drawn with it."""
    cases: Mapping[int, Show] = {}
    """What is drawn with some of its points, by their numbers."""
    sign: str = ""
    """A symbol of the sprite that stands for it where what it is about has none."""

    def case(self, point: int) -> "Entry":
        """A point with a picture, as an entry of its own."""
        return self._replace(name=f"{self.name}.{point}", show=self.cases.get(point), cases={})

    def pictured(self) -> Iterator["Entry"]:
        """Everything of it that is drawn, each with the name of its picture."""
        yield from (one for one in (self, *map(self.case, self.cases)) if one.show)


def entries(game: str) -> tuple[Entry, ...]:
    """All entries of a game: its own, then those of its boxes; things without one have a short one.

    What is wrong with an entry is logged: it stays without a picture, or is left out.

    >>> [entry.about for entry in entries("kingdom-builder") if entry.name == "oracle"]
    [('location-oracle',)]
    """
    kind = kind_of(game)
    return _read(game, kind.part, tuple(kind.boxes().items()))


@lru_cache(maxsize=8)
def _read(game: str, part: str, boxes: tuple[tuple[str, Traversable], ...]) -> tuple[Entry, ...]:
    found = [
        entry
        for box, folder in (("", files(f"hexholm.{part}")), *boxes)
        if (file := folder / TOPIC / "entries.toml").is_file()
        for entry in read_entries(game, box, file, partial(tell, box))
    ]
    told = {thing for entry in found for thing in entry.about}
    names = {entry.name for entry in found}
    for box, group, thing in kind_of(game).at("guide").things():
        if thing not in told:
            name = thing.partition("-")[2]
            found.append(Entry(game, box, group, name if name not in names else thing, (thing,)))
    order = ["", *(name for name, _ in boxes if name)]
    found.sort(key=lambda entry: (order.index(entry.box), GROUPS.index(entry.group)))
    return tuple(found)


def tell(box: str, error: Exception) -> None:
    """Log a fault, so that everything else of a game can still be read up."""
    LOG.warning("box %s: %s", box or "-", error)


def blame(error: Exception) -> None:
    """Raise it."""
    raise error


def read_entries(game: str, box: str, file: Traversable, fault: Blame = blame) -> Iterator[Entry]:
    """The entries of one file; an entry with a faulty scene has none."""
    try:
        groups = read_tables(file.read_text(encoding="utf-8"), str(file))
    except SceneError as error:
        return fault(error)
    for group, tables in groups.items():
        if group not in GROUPS:
            fault(GuideError("guide-group", file=str(file), got=group, names=", ".join(GROUPS)))
            continue
        for name, table in tables.items():
            try:
                yield _entry(game, box, group, name, table, fault)
            except SceneError as error:
                fault(error)
            except Told as error:
                fault(GuideError("guide-wrong", name=name, why=str(error)))


def _entry(game: str, box: str, group: str, name: str, data: Any, fault: Blame) -> Entry:
    table = Table(data, name)
    about, rules = a_text(table, "about").split(), a_text(table, "rules").split()
    points = tuple(tuple(str(one).split()) for one in a_list(table, "points", most=MOST_POINTS))
    sign, scene = a_text(table, "sign"), table.get("scene", {})
    show = _show(game, name, table, scene, fault)
    cases: dict[int, Show] = {}
    numbers = {str(number): number for number in range(1, len(points) + 1)}
    for key, told in a_mapping(table.get("case", {}), "case").items():
        if key not in numbers:
            raise GuideError("guide-case", got=key, names=", ".join(numbers) or "-")
        case = Table(told, f"case.{key}")
        own = {**scene, **a_mapping(case.get("scene", {}), "scene")}
        if shown := _show(game, f"{name}.{key}", case, own, fault):
            cases[numbers[key]] = shown
        case.done()
    table.done()
    return Entry(game, box, group, name, tuple(about), tuple(rules), points, show, cases, sign)


def _show(game: str, name: str, table: Table, scene: Any, fault: Blame) -> Show | None:
    play = tuple(str(action) for action in a_list(table, "play"))
    refused = a_mapping(table.get("refused", {}), "refused")
    first = a_number(table, "first", max(len(play) - 1, 0))
    pays, gold = a_text(table, "pays"), a_number(table, "gold", 0)
    rules = {action: a_text(refused, action, "refused") for action in refused}
    if scene == {}:
        return None
    try:
        return Show(read_scene(name, scene, game), play, first, pays, gold, rules)
    except SceneError as error:
        fault(error)
        return None


def by_thing(found: tuple[Entry, ...]) -> Mapping[str, str]:
    """The entry of each thing."""
    return {thing: entry.name for entry in reversed(found) for thing in entry.about}


def by_rule(found: tuple[Entry, ...]) -> Mapping[str, str]:
    """The entry of each rule: the one that stands on it, or else the first that mentions it."""
    rules = {
        rule: entry.name
        for entry in reversed(found)
        for point in reversed(entry.points)
        for rule in point
    }
    return rules | {rule: entry.name for entry in reversed(found) for rule in entry.rules}
