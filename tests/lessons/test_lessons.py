"""Every lesson is played by what it expects, and with wrong clicks; its words are all there."""

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from hexholm.lessons import FOLDER, Lesson, lesson_texts, lessons, read_lesson
from hexholm.scenes import SceneError
from hexholm.table.core.lessons import NEXT, Learner, answer, listing
from hexholm.table.core.refusal import Refusal
from hexholm.table.core.solo import BACK
from hexholm.texts import languages, speaker

ALL = lessons()
PARTS = {"", "hand", "tiles", "cards", "end"}
WALKS = 12
each_lesson = pytest.mark.parametrize("lesson", ALL.values(), ids=list(ALL))


def meant(learner: Learner) -> list[str]:
    """All that would be right."""
    assert learner.step is not None
    if not learner.step.play:
        return [NEXT]
    legal = learner.meant()
    return [f"{verb} {hex_}" for verb, some in legal["hexes"].items() for hex_ in some] + list(
        legal["others"]
    )


def tell(learner: Learner, action: str) -> dict[str, Any]:
    """The last answer to an action."""
    return dict(learner.hear({"type": "play", "action": action})[-1])


def walk(lesson: Lesson, rng: random.Random) -> Iterator[Learner]:
    """The learner before each thing they do, until the lesson is over."""
    learner = Learner(lesson)
    while learner.step is not None:
        yield learner
        right = meant(learner)
        assert right, f"nothing to do at {learner.step.text}"
        told = tell(learner, rng.choice(right))
        assert told["type"] == "state"
        assert (told["legal"] or learner.meant()) == learner.meant()
    yield learner


@each_lesson
def test_a_lesson_is_played_to_its_end_by_its_own_expectations(lesson: Lesson) -> None:
    for seed in range(WALKS):
        last = [learner.step for learner in walk(lesson, random.Random(seed))][-1]
        assert last is None


@each_lesson
def test_a_wrong_click_is_explained_and_changes_nothing(lesson: Lesson) -> None:
    rng = random.Random(1)
    for learner in walk(lesson, rng):
        right, game, step = (
            meant(learner) if learner.step else [],
            learner.room.game,
            learner.told(),
        )
        shown = sorted(lesson.shown())
        clicks = [f"{verb} {hex_}" for verb in ("build", "take") for hex_ in rng.sample(shown, 6)]
        wrong = {*clicks, *map(str, game.legal_actions()[:40]), "end", "use tunnel", NEXT, "dance"}
        for action in sorted(wrong - set(right)):
            refused = tell(learner, action)
            assert refused["type"] == "refused", (step["text"], action)
            told = refused["reason"]["text"]
            assert " " in told, (step["text"], action, told)
            asked = learner.hear({"type": "why", "action": action})[0]
            assert action == NEXT or asked["reason"] == refused["reason"]
        assert (learner.room.game, learner.told()) == (game, step)


@each_lesson
def test_what_is_right_glows_and_what_is_pointed_at_is_there(lesson: Lesson) -> None:
    for learner in walk(lesson, random.Random(2)):
        told, game = learner.told(), learner.room.game
        state = learner.hear({"type": "hello", "secrets": []})[0]
        drawn = {hex_["name"] for hex_ in state["board"]["hexes"]}
        assert set(told["light"]) <= drawn
        kind, _, name = told["show"].partition(" ")
        assert kind in PARTS | {"card", "tile"}
        meant_hexes = {hex_ for some in learner.meant()["hexes"].values() for hex_ in some}
        is_dimmed = bool(told["light"]) or kind == "card"
        assert not is_dimmed or meant_hexes <= set(told["light"]), told["text"]
        view = game.view(0)
        cards = {*view["scores"][0], *(f"economy-{one}" for one in [view["setup"].get("economy")])}
        assert kind != "card" or name in cards
        assert kind != "tile" or name in str(view["players"][0]) + str(game.legal_actions())
        legal = state["legal"] or {"hexes": {}, "others": []}
        assert {hex_ for some in legal["hexes"].values() for hex_ in some} <= drawn


@each_lesson
def test_the_way_back_leads_to_the_start(lesson: Lesson) -> None:
    learner = list(walk(lesson, random.Random(3)))[-1]
    there = Learner(lesson, learner.done)
    assert (there.room.game, there.told()) == (learner.room.game, learner.told())
    for _ in range(len(learner.done)):
        assert learner.hear({"type": "undo"})[-1]["type"] == "state"
    assert learner.told()["number"] == 0
    assert learner.room.game == lesson.start()
    assert learner.hear({"type": "undo"})[0]["type"] == "refused"
    again = Learner(lesson, learner.done)
    assert again.room.number == learner.room.number


@each_lesson
def test_every_step_has_its_words(lesson: Lesson) -> None:
    said = speaker("en", lesson.game, FOLDER)
    steps = [step.text for step in lesson.steps]
    assert len(set(steps)) == len(steps)
    for text in ("title", "about", *steps):
        assert said.has(f"lesson-{lesson.name}-{text}")
    assert lesson.art


@pytest.mark.parametrize("language", languages())
def test_the_first_lesson_takes_eight_to_ten_minutes(language: str) -> None:
    """At 200 words a minute and 4 s a click; the others take two to four."""
    first = ALL["first-game"]
    say = speaker(language, first.game, FOLDER).say
    words = sum(len(say(f"lesson-first-game-{step.text}").split()) for step in first.steps)
    clicks = sum(step.times for step in first.steps)
    assert 8 <= words / 200 + clicks * 4 / 60 <= 10


def test_the_other_lessons_are_short() -> None:
    minutes = {name: lesson.minutes() for name, lesson in ALL.items()}
    assert 8 <= minutes.pop("first-game") <= 10
    assert set(minutes.values()) <= {2, 3, 4}, minutes


def test_every_word_belongs_to_a_step() -> None:
    ids = re.findall(r"^((?:reason-)?lesson-[\w-]+) =", lesson_texts("en"), re.M)
    known = {
        f"lesson-{name}-{text}"
        for name, lesson in ALL.items()
        for text in ("title", "about", *(step.text for step in lesson.steps))
    }
    general = {"lesson-other", "lesson-read", "lesson-start"}
    assert {id_.removeprefix("reason-") for id_ in ids} - known == general


def test_there_is_a_lesson_for_everything() -> None:
    games = [lesson.game for lesson in ALL.values()]
    assert next(iter(ALL)) == "first-game"
    assert set(games) == {"kingdom-builder", "winter-kingdom"}
    boxes = {"nomads", "crossroads", "marshlands", "harvest", "capitol", "caves", "island"}
    assert boxes <= set(ALL)


def test_what_was_done_counts_as_far_as_it_fits() -> None:
    lesson = ALL["first-game"]
    learner = Learner(lesson, [NEXT, NEXT, "build a1", NEXT])
    assert learner.done == [NEXT, NEXT]
    told = answer("first-game", [*[NEXT] * 4, "build b6"], {"type": "undo"})
    assert told["done"][-1] == BACK
    assert told["step"]["text"] == "first"
    with pytest.raises(Refusal):
        answer("last-game", [], {"type": "hello"})


def test_what_an_action_would_bring_is_told_of_those_that_are_meant() -> None:
    learner = Learner(ALL["first-game"], [NEXT] * 4)
    asked = {"type": "previews", "actions": ["build b6", "build a8", "nonsense"]}
    told = learner.hear(asked)[0]
    assert list(told["previews"]) == ["build b6"]
    assert told["previews"]["build b6"]["events"][0]["kind"] == "tile-taken"


def test_the_list_speaks_a_language_and_english() -> None:
    assert set(listing("de")["texts"]) == {"de", "en"}
    assert set(listing("../en")["texts"]) == {"en"}
    assert [one["name"] for one in listing("en")["lessons"]] == list(ALL)


GOOD = """
[scene]
land = "grass"
seats = [{}, {}]
[[steps]]
text = "hello"
"""


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (GOOD + 'plya = "end"\n', "plya"),
        ("title = 1\n" + GOOD, "title"),
        (GOOD.replace("seats = [{}, {}]", "seats = 2"), "seats"),
        (GOOD.replace('text = "hello"', "text = 1"), "text"),
        ("[", "mine"),
    ],
)
def test_a_faulty_lesson_is_refused_by_name(wrong: str, why: str) -> None:
    assert read_lesson("mine", GOOD, "kingdom-builder").steps[0].text == "hello"
    with pytest.raises(SceneError) as error:
        read_lesson("mine", wrong, "kingdom-builder")
    assert "mine" in str(error.value)
    assert why in str(error.value)


def test_a_legal_action_that_is_not_meant_is_refused_in_general_words() -> None:
    lesson = read_lesson("mine", GOOD + 'play = "build c4 c5; end"\n', "kingdom-builder")
    learner = Learner(lesson)
    assert meant(learner) == ["build c4", "build c5"]
    assert tell(learner, "build a1")["reason"]["key"] == "lesson-other"
