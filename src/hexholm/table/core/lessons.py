"""Lessons at the table: a room of one learner, without storage.

Nothing is kept between two calls: who learns sends what they have done so far, and the room is
played up to there again. So a lesson can be left and resumed anywhere, and costs nobody a table.
What is asked and answered are the messages of a connection (`messages.Client`).
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

from hexholm.game import Action, Game
from hexholm.lessons import FOLDER, Lesson, Step, lesson_texts, lessons
from hexholm.table.core.entries import Change, play_data
from hexholm.table.core.ports import Message
from hexholm.table.core.refusal import Refusal, reason_data
from hexholm.table.core.room import Room
from hexholm.table.core.seats import COLOURS, Seat
from hexholm.table.core.states import Teller, There, legal_data, preview_data
from hexholm.texts import ENGLISH, languages, speaker, spoken

if TYPE_CHECKING:
    from hexholm.table.protocol.answers import Reason
    from hexholm.table.protocol.lessons import LessonAnswer, LessonList, LessonStep
    from hexholm.table.protocol.tables import Legal

LEARNER: Final = 0
"""The seat of who learns; the others play what the lesson says."""
NEXT: Final = "next"
BACK: Final = "back"
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
                "minutes": lesson.minutes,
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


class Learner:
    """Somebody in a lesson: the room, and how far they have come."""

    def __init__(self, lesson: Lesson, done: Sequence[str] = ()) -> None:
        """As far as what was done still fits the lesson."""
        self.lesson = lesson
        self.room = _room(lesson)
        self.done: list[str] = []
        self._place = 0
        self._times = 0
        self._past: list[_Moment] = []
        self._teller = Teller({"invite": "", "watch": ""})
        self._states: list[Message] = []
        for one in done:
            if self._refused(one) is not None:
                break
            self._do(one)

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

    def hear(self, message: Data) -> list[Message]:
        """The answers to a message; its door has checked its shape."""
        self._states = []
        match message:
            case {"type": "play", "action": action}:
                return self._try(action)
            case {"type": "undo"}:
                return self._try(BACK)
            case {"type": "why", "action": action}:
                return [{"type": "why", "action": action, "reason": self.why_not(action)}]
            case {"type": "previews", "actions": actions}:
                return [self._previews(actions)]
        return [self._state(None, board=True)]

    # --- what is meant -----------------------------------------------------------------------

    def meant(self) -> "Legal":
        """The legal actions that are meant."""
        step, legal = self.step, legal_data(self.room.game)
        if step is None or self.room.game.player != LEARNER:
            return {"hexes": {}, "others": []}
        hexes = {
            verb: [hex_ for hex_ in some if self._is_meant(step, Action(verb, hex_))]
            for verb, some in legal["hexes"].items()
        }
        return {
            "hexes": {verb: some for verb, some in hexes.items() if some},
            "others": [one for one in legal["others"] if self._is_meant(step, Action.parse(one))],
        }

    def _is_meant(self, step: Step, action: Action) -> bool:
        """Whether a legal action is meant: never one on a hex that can't be seen."""
        hexes = self.room.game.board.grid.hexes
        if action.arg in hexes and action.arg not in self.lesson.shown():
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
        if self._is_meant(step, Action.parse(action)):
            return None
        own = f"lesson-{self.lesson.name}-{step.text}"
        is_there = speaker(ENGLISH, game.name, FOLDER).has(f"reason-{own}")
        return self._reason(own if is_there else OTHER)

    def _reason(self, key: str) -> "Reason":
        """The lesson's own no."""
        text = spoken(self.lesson.game, FOLDER).say(f"reason-{key}")
        return {"rule": "", "key": key, "text": text, "args": {}}

    def _refused(self, wish: str) -> "Reason | None":
        if wish == BACK:
            return None if self._past else self._reason(START)
        if wish == NEXT:
            return None if self.step and not self.step.play else self._reason(OTHER)
        return self.why_not(wish)

    # --- going on ----------------------------------------------------------------------------

    def _try(self, wish: str) -> list[Message]:
        reason = self._refused(wish)
        if reason is not None:
            return [
                {"type": "refused", "code": "illegal", "text": reason["text"], "reason": reason}
            ]
        before = self.room.number
        self._do(wish, tells=True)
        return self._states or [self._state(before)]

    def _do(self, wish: str, *, tells: bool = False) -> None:
        self.done.append(wish)
        if wish == BACK:
            self._go_back(tells=tells)
            return
        self._past.append(_Moment(self._place, self._times, self.room.step))
        step = self.lesson.steps[self._place]
        is_done = self._times + 1 >= step.times
        self._place, self._times = self._place + is_done, 0 if is_done else self._times + 1
        actions = [] if wish == NEXT else [Action.parse(wish)]
        for action in (*actions, *(step.then if is_done else ())):
            self._play(action, tells=tells)

    def _play(self, action: Action, *, tells: bool) -> None:
        room = self.room
        seat, game = room.game.player, room.game.copy()
        game.play(action)
        entry = room.entry(seat, "play", **play_data(room.game, action, game, room.step + 1))
        self._apply(Change((entry,), game), tells=tells)

    def _go_back(self, *, tells: bool) -> None:
        self._place, self._times, step = self._past.pop()
        room = self.room
        if step != room.step:
            entry = room.entry(LEARNER, "undo", to=step)
            self._apply(Change((entry,), room.game.at(step)), tells=tells)

    def _apply(self, change: Change, *, tells: bool) -> None:
        before = self.room.number
        self.room.apply(change)
        if tells:
            self._states.append(self._state(before))

    # --- what is told ------------------------------------------------------------------------

    def _state(self, since: int | None, *, board: bool = False) -> Message:
        room = self.room
        told: Data = dict(
            self._teller.state(room, (LEARNER,), since=since, there=There((LEARNER,)))
        )
        if board:
            told["board"] = self._board()
        told["legal"] = self.meant() if room.mover == LEARNER else None
        told["can_undo"] = bool(room.plays)
        return told

    def _board(self) -> Data:
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

    def _previews(self, asked: Sequence[str]) -> Message:
        game, legal = self.room.game, self.meant()
        known = {f"{verb} {hex_}" for verb, some in legal["hexes"].items() for hex_ in some}
        previews = {one: preview_data(game, one) for one in asked if one in known}
        return {"type": "previews", "number": self.room.number, "previews": previews}


def _room(lesson: Lesson) -> Room:
    game: Game = lesson.start()
    seats = [Seat("person", "", COLOURS[LEARNER])]
    seats += [Seat("bot", "", colour) for colour in COLOURS[1 : game.seats]]
    room = Room(table=lesson.name, game=game, seats=seats)
    room.apply(Change((room.entry(None, "begun"),)))
    return room


def _moved(hexes: list[Data], left: int) -> list[Data]:
    """Hexes of one board, with their first column and row there."""
    x, y = (min((hex_[key] for hex_ in hexes), default=0) for key in ("x", "y"))
    return [{**hex_, "x": hex_["x"] - x + left, "y": hex_["y"] - y} for hex_ in hexes]
