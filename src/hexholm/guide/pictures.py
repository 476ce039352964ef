"""The pictures of the guide: scenes, played and scored by the engine."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

from hexholm.draw.deeds import play_and_tell
from hexholm.draw.layout import legal_hexes
from hexholm.draw.scene import Panel, draw_scene
from hexholm.game import Action, Game
from hexholm.guide.entries import Entry, GuideError, Show, tell
from hexholm.library import kind_of
from hexholm.texts import Told, spoken

ARRIVALS = ("build", "fort", "put")
"""Verbs that set something down."""
SEAT = 0
"""Whom the pictures are about."""
BEGUN = ("use", "take")
"""Verbs that only begin what the next action tells."""
WORD: Final = re.compile(r"[\w.]*\w")


class Played(NamedTuple):
    """A scene after it was played."""

    before: Game
    after: Game
    """The same where nothing is played."""
    says: tuple[str, ...]
    """What was done between the pictures, and why something else is not allowed."""
    gold: int
    """What the card paid: by what was played, or for the whole position."""


def play(entry: Entry, show: Show) -> Played:
    """Play the actions of a scene."""
    game = show.scene.game()
    show.scene.shown(game)  # a window without hexes is a fault
    seat, card = SEAT, show.pays
    earned = kind_of(game).at("guide").earned
    had = earned(game, seat, card) if card and show.play else 0
    before: Game = game
    says = []
    for number, text in enumerate(show.play):
        if number == show.first:
            before = game.copy()
        action = Action.parse(text)
        if no := game.why_not(action):
            raise GuideError("guide-wrong", name=entry.name, why=f"{text}: {no}")
        told = play_and_tell(game, [action], viewer=seat)
        is_last = number == len(show.play) - 1
        if number >= show.first and (is_last or action.verb not in BEGUN):
            says.append(told)
    reasons: dict[str, list[str]] = {}
    for text, rule in show.refused.items():
        no = before.why_not(text)
        if no is None or no.rule != rule:
            raise GuideError("guide-wrong", name=entry.name, why=f"{text}: {no} ({rule})")
        reasons.setdefault(no.text, []).append(Action.parse(text).arg)
    speaker = spoken(game.name, "guide")
    says += [
        why if hexes[0] in WORD.findall(why) else speaker.say("guide-refused", hexes=hexes, why=why)
        for why, hexes in reasons.items()
    ]
    gold = earned(game, seat, card) - had if card else 0
    if gold != show.gold:
        raise GuideError("guide-wrong", name=entry.name, why=f"gold: {gold} ({show.gold})")
    if card and not show.play:
        id_ = "guide-pays-total" if card == "total" else "guide-pays"
        says.append(speaker.say(id_, card=card, n=gold))
    return Played(before, game, tuple(says), gold)


def caption(entry: Entry) -> str:
    """What is to be seen in the picture of an entry, in the current language."""
    return "" if entry.show is None else ". ".join((*play(entry, entry.show).says, ""))[:-1]


@contextmanager
def excused(entry: Entry) -> Iterator[None]:
    """Log what is wrong with a picture: a faulty box must not keep people from reading the rest."""
    try:
        yield
    except Told as error:
        tell(entry.box, error)
    except Exception as error:  # its rules can do anything
        why = f"{type(error).__name__}: {error}"
        tell(entry.box, GuideError("guide-wrong", name=entry.name, why=why))


def draw(entry: Entry) -> str:
    """The picture of an entry as SVG; empty without one."""
    if entry.show is None:
        return ""
    show, played = entry.show, play(entry, entry.show)
    total = played.gold if show.pays else None
    return draw_scene(list(_panels(show, played)), entry.name, total)


def _panels(show: Show, played: Played) -> Iterator[Panel]:
    named = played.after.board.grid.named
    shown = frozenset(named(show.scene.shown(played.after)))
    refused = [Action.parse(text).arg for text in show.refused]
    if not show.play:
        paid = kind_of(played.after).at("guide").paid(played.after, SEAT, show.pays)
        legal = () if show.pays else named(legal_hexes(played.after))
        yield Panel(played.after, shown, legal, (), refused, paid)
        return
    yield Panel(played.before, shown, named(legal_hexes(played.before)), (), refused)
    later = map(Action.parse, show.play[show.first :])
    yield Panel(played.after, shown, (), [one.arg for one in later if one.verb in ARRIVALS])
