"""Lessons at the table: what somebody who learns is told and may do."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

from hexholm.game import Action
from hexholm.lessons import FOLDER, Lesson, Step, lesson_texts, lessons
from hexholm.table.core.refusal import Refusal, reason_data
from hexholm.table.core.solo import BACK, Solo
from hexholm.texts import ENGLISH, languages, speaker, spoken

if TYPE_CHECKING:
    from hexholm.table.protocol.answers import Reason
    from hexholm.table.protocol.lessons import LessonAnswer, LessonList, LessonStep

NEXT: Final = "next"
GAP: Final = 5
"""Half hexes between a window of the main board and another board."""
OTHER: Final = "lesson-other"
FIRST_READ: Final = "lesson-read"
START: Final = "lesson-start"

Data = dict[str, Any]


def listing(language: str) -> "LessonList":
    """All lessons, and what they say in a language; what it doesn't say, they say in English."""
    texts = {ENGLISH, language} & set(languages())
    return {
        "lessons": [
            {
                "name": lesson.name,
                "game": lesson.game,
                "box": lesson.box,
                "minutes": lesson.minutes(),
                "steps": len(lesson.steps),
                "art": lesson.art,
            }
            for lesson in lessons().values()
        ],
        "texts": {one: lesson_texts(one) for one in sorted(texts)},
    }


def answer(name: str, done: Sequence[str], message: Data) -> "LessonAnswer":
    """What the lesson says to a message of somebody who has done that much."""
    lesson = lessons().get(name)
    if lesson is None:
        raise Refusal("unknown-lesson", names=", ".join(lessons()))
    learner = Learner(lesson, done)
    told = learner.hear(message)
    return {"done": list(learner.done), "step": learner.told(), "messages": cast("Any", told)}


class _Moment(NamedTuple):
    """Where the learner stood before they did something."""

    place: int
    times: int
    step: int


class Learner(Solo):
    """Somebody in a lesson, and how far they have come; the others play what the lesson says."""

    def __init__(self, lesson: Lesson, done: Sequence[str] = ()) -> None:
        """As far as what was done still fits the lesson."""
        super().__init__(lesson.name, lesson.start())
        self.lesson = lesson
        self._place = 0
        self._times = 0
        self._past: list[_Moment] = []
        self.redo(done)

    @property
    def step(self) -> Step | None:
        """What is to be done now; None: the lesson is over."""
        steps = self.lesson.steps
        return steps[self._place] if self._place < len(steps) else None

    def told(self) -> "LessonStep":
        """The step for clients."""
        step = self.step
        return {
            "number": self._place,
            "of": len(self.lesson.steps),
            "entry": self.room.number,
            "text": step.text if step else "",
            "left": step.times - self._times if step and step.play else 0,
            "reads": bool(step and not step.play),
            "light": list(step.light) if step else [],
            "show": step.show if step else "",
        }

    # --- what is meant -----------------------------------------------------------------------

    def is_meant(self, action: Action) -> bool:
        """Whether a legal action is meant: never one on a hex that can't be seen."""
        step, hexes = self.step, self.room.game.board.grid.hexes
        if step is None or (action.arg in hexes and action.arg not in self.lesson.shown()):
            return False
        return action in step.play or Action(action.verb) in step.play

    def why_not(self, action: str) -> "Reason | None":
        """Which rule forbids an action, or why the lesson means another one."""
        step, game = self.step, self.room.game
        if step is None or not step.play:
            return self._reason(FIRST_READ)
        reason = game.why_not(action)
        if reason is not None:
            return reason_data(reason)
        if self.is_meant(Action.parse(action)):
            return None
        own = f"lesson-{self.lesson.name}-{step.text}"
        is_there = speaker(ENGLISH, game.name, FOLDER).has(f"reason-{own}")
        return self._reason(own if is_there else OTHER)

    def _reason(self, key: str) -> "Reason":
        """The lesson's own no."""
        text = spoken(self.lesson.game, FOLDER).say(f"reason-{key}")
        return {"rule": "", "key": key, "text": text, "args": {}}

    def refused(self, wish: str) -> "Reason | None":
        """Why something can't be done now."""
        if wish == BACK:
            return None if self._past else self._reason(START)
        if wish == NEXT:
            return None if self.step and not self.step.play else self._reason(OTHER)
        return self.why_not(wish)

    # --- going on ----------------------------------------------------------------------------

    def do(self, wish: str, *, tells: bool) -> None:
        """Read on, go back, or play what is meant and then what the others play."""
        if wish == BACK:
            self._place, self._times, step = self._past.pop()
            self.go_back(step, tells=tells)
            return
        self._past.append(_Moment(self._place, self._times, self.room.step))
        now = self.lesson.steps[self._place]
        is_done = self._times + 1 >= now.times
        self._place, self._times = self._place + is_done, 0 if is_done else self._times + 1
        actions = [] if wish == NEXT else [Action.parse(wish)]
        for action in (*actions, *(now.then if is_done else ())):
            self.play(action, tells=tells)

    def board(self) -> Data:
        """What is seen of the board, from its own corner; other boards stay beside it."""
        shown, board = self.lesson.shown(), self.room.game.board_data()
        hexes = [hex_ for hex_ in board["hexes"] if hex_["name"] in shown]
        main = _moved([hex_ for hex_ in hexes if "part" not in hex_], 0)
        wide = max(hex_["x"] for hex_ in main)
        moved = main + _moved([hex_ for hex_ in hexes if "part" in hex_], wide + GAP)
        return {
            "hexes": moved,
            "width": max(hex_["x"] for hex_ in moved) + 2,
            "height": max(hex_["y"] for hex_ in moved) + 1,
        }


def _moved(hexes: list[Data], left: int) -> list[Data]:
    """Hexes of one board, with their first column and row there."""
    x, y = (min((hex_[key] for hex_ in hexes), default=0) for key in ("x", "y"))
    return [{**hex_, "x": hex_["x"] - x + left, "y": hex_["y"] - y} for hex_ in hexes]
