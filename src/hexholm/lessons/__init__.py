"""Lessons: a scene and the steps of somebody who learns there, as data in the folder of a box.

A file ``lessons/NAME.toml`` holds the scene (`hexholm.scenes`) and the steps, the texts are in
``lessons/en.ftl`` and its like. A step says what the learner is told, what is lit or shown, what
they are meant to play, and what the others play then::

    art = "box-nomads"

    [scene]
    ...

    [[steps]]
    text = "welcome"               # lesson-NAME-welcome; without `play` they read on

    [[steps]]
    text = "build"
    play = "build c4 c5; build d4" # any of these
    times = 2
    light = "c4 c5"
    show = "hand"
    then = "build k7 k8 k9; end"   # all of these, by the others
"""

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, NamedTuple

from hexholm.game import Action, Game
from hexholm.library import KINDS
from hexholm.reading import Entry, a_list, a_mapping, a_number, a_text
from hexholm.scenes import Scene, blamed, read_scene, read_tables
from hexholm.texts import ENGLISH, speaker

FOLDER: Final = "lessons"
WORDS_PER_MINUTE: Final = 200
SECONDS_PER_CLICK: Final = 4
"""Finding the hex or the button, on average."""


class Step(NamedTuple):
    """One idea."""

    text: str
    """The end of the message's id."""
    play: tuple[Action, ...]
    """What is meant: an action without an argument stands for all with its verb. Empty: read on."""
    times: int
    """How often."""
    light: tuple[str, ...]
    """Hexes that stand out."""
    show: str
    """What else is pointed at: a part of the page, or a card or tile by name."""
    then: tuple[Action, ...]
    """What the others play afterwards."""


class Lesson(NamedTuple):
    """A scene, and what is learnt there step by step."""

    name: str
    game: str
    box: str
    """Where it comes from; empty: the game has no boxes."""
    order: int
    art: str
    """The picture in a list of lessons, by the id of its symbol."""
    scene: Scene
    steps: tuple[Step, ...]

    def minutes(self) -> int:
        """How long it takes: its words at reading speed, and every click."""
        return _minutes(self)

    def start(self) -> Game:
        """The game as the lesson begins."""
        return _start(self).copy()

    def shown(self) -> frozenset[str]:
        """The hexes that can be seen: those of the scene, and what lies beside the main board."""
        return _shown(self)


@cache
def _minutes(lesson: Lesson) -> int:
    say = speaker(ENGLISH, lesson.game, FOLDER).say
    told = [say(f"lesson-{lesson.name}-{step.text}") for step in lesson.steps]
    words = sum(len(text.split()) for text in told)
    clicks = sum(step.times for step in lesson.steps)
    return max(1, round(words / WORDS_PER_MINUTE + clicks * SECONDS_PER_CLICK / 60))


@cache
def _start(lesson: Lesson) -> Game:
    return lesson.scene.game()


@cache
def _shown(lesson: Lesson) -> frozenset[str]:
    game = _start(lesson)
    beside = (hex_["name"] for hex_ in game.board_data()["hexes"] if "part" in hex_)
    return frozenset((*game.board.grid.named(lesson.scene.shown(game)), *beside))


def lessons() -> Mapping[str, Lesson]:
    """Every lesson by name, in the order in which they are best taken."""
    found = [
        lesson
        for kind in KINDS.values()
        for box, folder in kind.boxes().items()
        for lesson in _lessons(Path(str(folder)), kind.name, box)
    ]
    return {lesson.name: lesson for lesson in sorted(found, key=lambda lesson: lesson.order)}


def lesson_texts(language: str) -> str:
    """What the lessons say, as one Fluent file."""
    folders = [folder / FOLDER for kind in KINDS.values() for folder in kind.boxes().values()]
    return _texts(language, (files(__name__), *folders))


@lru_cache(maxsize=8)
def _texts(language: str, folders: tuple[Traversable, ...]) -> str:
    texts = [folder / f"{language}.ftl" for folder in folders]
    return "\n".join(file.read_text(encoding="utf-8") for file in texts if file.is_file())


@cache
def _lessons(folder: Path, game: str, box: str) -> tuple[Lesson, ...]:
    place = folder / FOLDER
    if not place.is_dir():
        return ()
    there = sorted(place.iterdir(), key=lambda file: file.name)
    return tuple(
        read_lesson(file.name.removesuffix(".toml"), file.read_text(encoding="utf-8"), game, box)
        for file in there
        if file.name.endswith(".toml")
    )


def read_lesson(name: str, text: str, game: str, box: str = "") -> Lesson:
    """The lesson of a file."""
    data = read_tables(text, name)
    with blamed(name):
        whole = Entry(data, "lesson")
        steps = tuple(
            _step(one, f"steps[{number}]") for number, one in enumerate(a_list(whole, "steps"))
        )
        lesson = Lesson(
            name,
            game,
            box,
            a_number(whole, "order", 100),
            a_text(whole, "art"),
            read_scene(name, whole.get("scene"), game),
            steps,
        )
        whole.done()
    return lesson


def _step(data: Any, what: str) -> Step:
    step = Entry(a_mapping(data, what), what)
    read = Step(
        a_text(step, "text", what),
        tuple(_actions(a_text(step, "play", what))),
        a_number(step, "times", 1, what),
        tuple(a_text(step, "light", what).split()),
        a_text(step, "show", what),
        tuple(_actions(a_text(step, "then", what))),
    )
    step.done()
    return read


def _actions(text: str) -> Iterator[Action]:
    """``build c4 c5; end`` is build c4, build c5, end."""
    for phrase in filter(None, map(str.split, text.split(";"))):
        verb, *args = phrase
        yield from (Action(verb, arg) for arg in args or [""])
