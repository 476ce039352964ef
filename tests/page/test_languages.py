"""Every screen in every language: nothing untranslated, nothing English, nothing cut off."""

from collections.abc import Iterator
from contextlib import closing
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.leftovers import ids, leftovers
from tests.page.conftest import Visit
from tests.page.cut import cut
from tests.page.visitor import DESKTOP, NARROW, PHONE, ZOOMED
from tests.page.walk import Stop, stops
from tests.table.helpers import Api

LOOKS: Final = (
    (
        (DESKTOP, ("de",)),
        (ZOOMED, ("de",)),
        (PHONE, ("de", "nl")),
        (DESKTOP, ("nl", "es", "en")),
    ),
    (
        (DESKTOP, ("de",)),
        (NARROW, ("de",)),
        (PHONE, ("de", "es")),
        (DESKTOP, ("es", "nl", "en")),
    ),
)
"""Screens take turns. German has the longest words; zoomed to 200 % and 400 % it speaks for all.
English last: then every screen opens in English, and what doesn't change is found."""
BUT: Final = ("hexholm", "Kingdom Builder", "Winter Kingdom")
"""Names that are the same everywhere."""

# Ends when the page speaks it.
_SWITCH = """async (language) => {
  const one = document.querySelector(".language-switch select");
  one.value = language;
  one.dispatchEvent(new Event("change", { bubbles: true }));
  do await new Promise((done) => setTimeout(done, 10));
  while (document.documentElement.lang !== language || document.querySelector("[aria-busy=true]"));
}"""

# All texts of the page, seen or heard; what has a language of its own says so itself.
_TEXTS = """() => {
  const found = new Set();
  const scope = document.querySelector("dialog[open]") ?? document.body;
  const walk = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode())
    if (!node.parentElement.closest("[lang]:not(html), script, style, .player-name, kbd"))
      found.add(node.data.trim());
  for (const one of scope.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
    for (const name of ["aria-label", "title", "placeholder", "alt"])
      found.add(one.getAttribute(name)?.trim() ?? "");
  found.add(document.title);
  found.delete("");
  return [...found];
}"""

PARTS = 5
"""How many tests share the walk through the screens."""


@pytest.fixture(scope="module")
def everything(server: Any) -> list[Stop]:
    with closing(Api(server.address)) as api:
        return stops(api)


def speak(page: Page, language: str) -> None:
    page.evaluate(_SWITCH, language)


def findings(page: Page, language: str) -> Iterator[str]:
    """What is wrong with the words of a screen."""
    texts: list[str] = page.evaluate(_TEXTS)
    yield from (f"an id: {text}" for text in ids(texts))
    if language != "en":
        yield from (f"English: {text}" for text in leftovers(texts, language, BUT))


@pytest.mark.parametrize("part", range(PARTS))
def test_every_screen_in_every_language(visit: Visit, everything: list[Stop], part: int) -> None:
    ada = visit(viewport=DESKTOP)
    ada.without_land()
    page, found = ada.page, []
    for number, stop in enumerate(everything[part::PARTS]):
        if stop.faulty:
            ada.expect_fault(r"status 40\d|console error")
        ada.open(stop.path)
        expect(page.locator(stop.ready).first).to_be_visible()
        stop.act(page)
        for size, languages in LOOKS[(number + part) % 2]:
            page.set_viewport_size(size)
            for language in languages:
                speak(page, language)
                wrong = cut(page)
                if size == DESKTOP:
                    wrong += findings(page, language)
                found += [f"{stop.name}, {language}, {size['width']}: {one}" for one in wrong]
    assert not found, "\n".join(found)


def test_the_language_is_switched_by_keyboard_and_kept(visit: Visit) -> None:
    ada = visit(locale="nl-NL")
    page = ada.go("/")
    start = page.locator("main button").first
    expect(page.locator("html")).to_have_attribute("lang", "nl")
    switch = page.locator(".language-switch select")
    expect(switch).to_have_accessible_name("Taal")
    switch.focus()
    page.keyboard.press("d")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(switch).to_have_accessible_name("Sprache")
    expect(start).to_be_visible()
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    ada.go("/new")
    expect(page.locator(".top-title")).to_have_text("Neuer Tisch")


def test_the_server_answers_in_the_language(server: Any) -> None:
    with closing(Api(server.address)) as api:
        api.client.headers["Accept-Language"] = "fr, de-AT;q=0.8, nl;q=0.5"
        answer = api.post("/api/tables", {"game": "kingdom-builder", "seats": [{"kind": "person"}]})
    assert answer.status_code >= 400
    assert not list(leftovers([answer.json()["error"]["text"]], "de"))


def test_the_check_finds_what_is_wrong(visit: Visit) -> None:
    ada = visit(locale="de-DE")
    ada.expect_fault(r"status 404|console error")
    page = ada.go("/nowhere-else")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    heading = page.locator("main h1")
    expect(heading).to_be_visible()
    assert cut(page) == []
    for text, told in (("Nothing is built here", "English"), ("unknown-title", "an id")):
        heading.evaluate("(one, text) => { one.textContent = text; }", text)
        assert any(told in one for one in findings(page, "de"))
    heading.evaluate("(one) => { one.style.cssText = 'width: 40px; overflow: hidden'; }")
    assert any("holds" in one for one in cut(page))
