"""Table talk: who can say what, how texts are cleaned, and where they don't go."""

import json
from typing import get_args

import pytest

from hexholm.table.core.refusal import Refusal
from hexholm.table.core.talk import AT_ONCE, MOST, PHRASES, TEXT_LENGTH, clean_text
from hexholm.table.protocol.tables import Phrase
from tests.table.helpers import Api, Client, Data, Made
from tests.table.test_core import until
from tests.table.test_others import person, run, servers, two_people


def test_the_phrases_are_those_of_the_protocol() -> None:
    assert get_args(Phrase.__value__) == PHRASES


@pytest.mark.parametrize(
    ("text", "clean"),
    [
        ("  well\tplayed \n", "well played"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),  # the page shows it as it is
        ("a\u202eb\u2066c\u200bd\x00e", "abcde"),
        ("Z\u0351\u0352\u0357\u035b\u0346a\u0301", "Z\u0351\u0352\u00e1"),
        ("\U0001f468\u200d\U0001f469", "\U0001f468\u200d\U0001f469"),
        ("x" * TEXT_LENGTH, "x" * TEXT_LENGTH),
    ],
)
def test_texts_stay_within_their_line(text: str, clean: str) -> None:
    assert clean_text(text) == clean


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "nothing to say"),
        (" \n\t", "nothing to say"),
        ("\u202e\u200b", "nothing to say"),
        ("x" * (TEXT_LENGTH + 1), "at most 200"),
        ("x" * 1_000_000, "at most 200"),
    ],
)
def test_texts_that_are_refused(text: str, why: str) -> None:
    with pytest.raises(Refusal, match=why):
        clean_text(text)


def _table(api: Api, *seats: str, listed: bool = False, talk: bool = True) -> Made:
    asked = [{"kind": kind} for kind in seats]
    answer = api.post("/api/tables", {"seats": asked, "listed": listed, "talk": talk})
    return Made(api, answer.json())


def said(state: Data) -> list[tuple[int, str]]:
    return [
        (one["seat"], one.get("text") or one["phrase"])
        for one in state["entries"]
        if one["kind"] == "said"
    ]


def test_free_talk_among_friends(api: Api) -> None:
    made = _table(api, "person", "person")
    with (
        Client(made, made.secrets[0]) as ada,
        Client(made, made.secrets[1]) as bob,
        Client(made, made.watch) as eve,
    ):
        assert ada.state["table"]["talk"] == "free"
        ada.send(type="say", seat=0, text="Hi \u202eBob")
        for one in (ada, bob, eve):
            one.until(said)
            assert said(one.state) == [(0, "Hi Bob")]
        bob.send(type="phrase", seat=1, phrase="hello")
        ada.until(lambda state: said(state) == [(1, "hello")])
        assert eve.refused(type="say", seat=0, text="boo")["code"] == "not-your-seat"
        assert ada.refused(type="say", seat=0, text=" ")["code"] == "bad-message"
        assert ada.refused(type="phrase", seat=0, phrase="damn")["code"] == "bad-message"
    answer = made.post("/say", made.secrets[1], {"phrase": "thanks"})
    assert answer.json()["entries"][-1]["phrase"] == "thanks"
    assert made.post("/say", made.secrets[1], {}).status_code == 422
    assert made.post("/say", made.watch, {"text": "boo"}).status_code == 403


def test_phrases_among_strangers_and_silence(api: Api) -> None:
    public = _table(api, "person", "person", listed=True)
    with Client(public, public.secrets[0]) as ada:
        assert ada.state["table"]["talk"] == "phrases"
        assert "phrases" in ada.refused(type="say", seat=0, text="hi")["text"]
        ada.send(type="phrase", seat=0, phrase="good-luck")
        ada.until(said)
    quiet = _table(api, "person", "person", talk=False)
    with Client(quiet, quiet.secrets[0]) as ada:
        assert ada.state["table"]["talk"] == "off"
        assert ada.refused(type="phrase", seat=0, phrase="hello")["code"] == "not-allowed"


def test_talk_is_no_part_of_the_game(api: Api) -> None:
    """An action chosen before somebody spoke is still good, and the record has none of it."""
    made = _table(api, "person", "person")
    with Client(made, *made.secrets.values()) as both:
        legal = both.state["legal"]["hexes"]["build"]
        number = both.state["number"]
        both.send(type="say", seat=1, text="a very special remark")
        both.until(said)
        both.send(type="play", seat=0, number=number, action=f"build {legal[0]}")
        both.until(lambda state: state["entries"][-1]["kind"] == "play")
        fork = Made(api, made.post("/fork", made.secrets[0], {"step": 1}).json())
        step = made.get("/steps/1").text
    assert "remark" not in step
    assert "remark" not in json.dumps(fork.state())


@run
async def test_talk_has_a_pace_that_no_server_gets_around() -> None:
    async with servers() as some:
        ada, bob = await two_people(some)
        there = await person(some.hubs[1], ada.table, *ada.secrets)
        for number in range(AT_ONCE):
            one = (ada, there)[number % 2]
            await one.says("say", seat=0, text=f"{number}")
            await until(lambda: ada.state["number"] == there.state["number"])
        assert (await ada.says("phrase", seat=0, phrase="bye"))["code"] == "too-fast"
        assert (await there.says("phrase", seat=0, phrase="bye"))["code"] == "too-fast"
        await bob.says("phrase", seat=1, phrase="bye")
        some.clock.time += 11
        await there.says("phrase", seat=0, phrase="bye")
        await until(lambda: bob.state["entries"][-1]["seat"] == 0)


@run
async def test_what_is_asked_outlives_talk() -> None:
    async with servers() as some:
        ada, bob = await two_people(some)
        await ada.act(ada.legal[0])
        await ada.says("takeback", seat=0, number=ada.state["number"])
        await ada.says("say", seat=0, text="please?")
        await until(lambda: bob.state["table"]["takeback"] is not None)
        await bob.says("answer", seat=1, yes=True)
        await until(lambda: ada.state["entries"][-1]["kind"] == "takeback")


@run
async def test_nobody_fills_the_storage_with_talk() -> None:
    async with servers(1) as some:
        name, secrets, _ = await some.table("person", "person")
        ada = await person(some.hubs[0], name, secrets[0])
        for _ in range(MOST):
            some.clock.time += 3
            await ada.says("phrase", seat=0, phrase="hello")
        assert (await ada.says("phrase", seat=0, phrase="hello"))["code"] == "too-many"
