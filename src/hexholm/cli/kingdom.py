"""Kingdom Builder at the command line: its set-up, what is typed, what is next to the board."""

from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import hexholm
from hexholm import Action
from hexholm.cli import Mistake
from hexholm.cli.options import chosen, flag, own_parts
from hexholm.cli.options import words as split
from hexholm.draw import words
from hexholm.hexes import Hexset
from hexholm.kingdom import KingdomBuilder
from hexholm.kingdom.registry import BOXES, PRESETS, SECTIONS, usable, used_as
from hexholm.kingdom.registry import OPTIONS as RULES
from hexholm.texts import say, spoken

if TYPE_CHECKING:
    from rich.console import RenderableType

    from hexholm.arena.survey.results import Tile

__all__ = ["PRESETS"]

WIDTHS: Final = (88, 96)
"""Columns that the board needs, alone and with its legend."""
COMMANDS: Final[dict[str, Any]] = {}
"""What can be typed besides actions, in this game alone."""
WORTH: Final = False
"""Whether `hexholm stats --worth` is for this game."""

_chosen = partial(chosen, panel=KingdomBuilder.name)
OPTIONS: Final[dict[str, Any]] = {
    "boxes": _chosen("boxes", names=BOXES, show_default="base"),
    "sections": _chosen("sections", "A,B,C,D"),
    "tasks": _chosen("tasks"),
    "island": _chosen(
        "island", "NAME", names=[name for name, one in SECTIONS.items() if one.is_island]
    ),
    "capitols": _chosen("capitols"),
    "caves": _chosen("caves"),
    "nomads": _chosen("nomads", "HEX=TILE,..."),
    "removed": _chosen("removed", "TERRAIN"),
    "option": _chosen("option", "NAME", kind=list[str], names=RULES, show_default=False),
    "section_file": _chosen("section-file", "FILE", kind=list[Path], show_default=False),
}


def arrangement(
    *,
    sections: str | None = None,
    island: str | None = None,
    nomads: str | None = None,
    preset: str | None = None,
    removed: str | None = None,
    option: Iterable[str] | None = None,
    section_file: Iterable[Path] | None = None,
    **lists: str | None,
) -> dict[str, Any]:
    """The options as arguments of `hexholm.new_game`."""
    used = [*(split(sections) or ()), *(split(island) or ())]
    flags = (flag("sections"), flag("island"))
    return {name: split(text) for name, text in lists.items()} | {
        "sections": split(sections) if sections else None,
        "island": None if island is None else island.strip().lower(),
        "nomads": None if nomads is None else dict(map(_camp, split(nomads) or ())),
        "preset": preset,
        "removed": removed,
        "options": dict(_rule(name) for text in option or () for name in split(text) or ()) or None,
        "own": own_parts(hexholm.load_section, section_file, SECTIONS, used, *flags),
    }


def _camp(text: str) -> tuple[str, str]:
    hexname, equals, tile = (part.strip() for part in text.partition("="))
    if not (hexname and equals and tile):
        raise Mistake("cli-nomads", got=repr(text))
    return hexname, tile


def _rule(text: str) -> tuple[str, bool | int]:
    name, equals, state = (part.strip() for part in text.partition("="))
    if name not in RULES:
        return name, True  # the set-up refuses it, and names those there are
    valid = {_typed(choice): choice for choice in RULES[name].choices}
    state = state if equals else "on"
    if state not in valid:
        raise Mistake("cli-rule", ways_or=[f"{name}={one}" for one in valid], got=repr(text))
    return name, valid[state]


def _typed(choice: bool | int) -> str:
    """A choice of a rule option, as one types it."""
    return ("on" if choice else "off") if isinstance(choice, bool) else str(choice)


def use(_: KingdomBuilder, word: str) -> Action | None:
    """The action that the name of a tile or another extra action stands for."""
    name = used_as(word)
    return Action("use", name) if name in usable() else None


def hint(game: KingdomBuilder) -> list[str]:
    """What can be typed now, with an example of a hex."""
    named = game.board.grid.named
    hexes = {verb: named(s)[0] for verb, s in game.options.hexes if s}
    choices = [action.arg or action.verb for action in game.options.others]
    if len(hexes) > 1:
        ways = [say(f"hint-{verb}", hex=name) for verb, name in hexes.items()]
        choices.insert(0, say("hint-hex", ways_or=ways))
    elif hexes:
        choices.insert(0, say("hint-hex", ways_or=list(hexes.values())))
    return choices


def things(game: KingdomBuilder, _: int) -> Iterator[str]:
    """What everything in this game is for."""
    play, here, speaker = game.in_play, game.board.locations, spoken(game.name)
    paying = [name for name in game.scores()[0] if name not in (*game.setup.tasks, "total")]
    others = [*play.everybody, *(bonus for _, bonus in play.bonuses)]
    others += [f"{name}-bonus" for name, hexes in here.items() if hexes & play.drawing]
    if game.board.grounds["silo"]:
        others.append("silo")
    for heading, names in (
        ("cards", paying),
        ("tasks", game.setup.tasks),
        ("locations", here),
        ("nomads", sorted(set(play.camps.values()))),
        ("others", dict.fromkeys(others)),
    ):
        if names:
            yield speaker.say(f"things-{heading}")
            id_ = "thing" if heading in ("cards", "tasks") else "thing-typed"
            for name in names:
                yield speaker.say(id_, card=name, tile=name, text=words.text(name, game.name))


def besides(game: KingdomBuilder, seat: int) -> Iterator[str]:
    """What a player can do or has besides the tiles: one line each."""
    play, view, speaker = game.in_play, game.view(seat), spoken(game.name)
    mine, turn = view["players"][seat], view["turn"]
    spent = game.spent if seat == game.active else ()
    bonuses = [bonus for location, bonus in play.bonuses if game.holds_pair(seat, location)]
    bonuses += [
        f"{name}-bonus"
        for name, hexes in game.board.locations.items()
        if hexes & play.drawing and game.holds_pair(seat, name)
    ]
    for name in dict.fromkeys((*play.everybody, *bonuses)):
        told = {"what": words.name(name, game.name), "text": words.text(name, game.name)}
        yield speaker.say("beside-used" if name in spent else "beside-ready", **told)
    if game.setup.removed:
        yield speaker.say("beside-removed", terrain=game.setup.removed)
    if seat == game.active and (turn.get("due") or turn.get("due_pieces")):
        due = words.on_temple(turn.get("due", 0), turn.get("due_pieces", ()), game.name)
        yield speaker.say("beside-due", due=due)
    if mine.get("marks"):
        yield speaker.say("beside-marks", rows=mine["marks"])
    if "walls_left" in view:
        yield speaker.say("beside-walls", walls=view["walls_left"])


def news(_: KingdomBuilder, __: int) -> Iterator[str]:
    """What is said before each prompt."""
    return iter(())


def waiting(game: KingdomBuilder, seat: int) -> int | None:
    """Who waits for this seat in the middle of a turn."""
    return None if game.silo_step or game.active == seat else game.active


def pieces(game: KingdomBuilder) -> Hexset:
    """Every hex on which something stands."""
    return ~game.empty


def tiles(offered: "list[Tile]", unit: str) -> "Iterator[RenderableType]":
    """How location and nomad tiles are used, and what is associated with them."""
    from hexholm.arena.statistics import percent
    from hexholm.cli.survey import about, by_value
    from hexholm.cli.tables import new_table

    table = new_table("survey-tiles", unit=unit)
    for tile in by_value(offered, lambda tile: tile.worth.gold):
        table.add_row(
            words.name(tile.name, KingdomBuilder.name),
            spoken().number(tile.taken, 2),
            spoken().percent(tile.holders),
            about(tile.first),
            spoken().number(tile.uses, 1),
            about(tile.worth.gold),
            about(percent(tile.worth.win)),
        )
    yield table
    yield say("survey-tiles-taken")
    yield say("survey-tiles-worth", unit=unit)
