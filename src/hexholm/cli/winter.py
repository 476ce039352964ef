"""Winter Kingdom at the command line: its set-up, what is typed, what is next to the board."""

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
from hexholm.draw.winter.terminal import talents
from hexholm.draw.winter.words import card_text, talent_text, twist_text
from hexholm.hexes import Hexset
from hexholm.texts import say, spoken
from hexholm.winter import WinterKingdom
from hexholm.winter.boards import DIRECTIONS
from hexholm.winter.box import TALENTS
from hexholm.winter.inplay import USABLE
from hexholm.winter.setup import NO_TWIST, PRESETS
from hexholm.winter.turn import AGAIN_COST, SELL

if TYPE_CHECKING:
    from rich.console import RenderableType

    from hexholm.arena.survey.results import Tile

__all__ = ["PRESETS"]

WIDTHS: Final = (100, 100)
"""Columns that the board needs, alone and with its legend."""
WORTH: Final = True
"""Whether `hexholm stats --worth` is for this game."""

_chosen = partial(chosen, panel=WinterKingdom.name)
OPTIONS: Final[dict[str, Any]] = {
    "boards": _chosen("boards", "A,B,C,D,E,F,G"),
    "economy": _chosen("economy", "NAME"),
    "twist": _chosen("twist", "NAME", kind=list[str]),
    "direction": _chosen("direction", "NAME", names=DIRECTIONS),
    "top_board": _chosen("top-board", "N", kind=int),
    "bottom_board": _chosen("bottom-board", "N", kind=int),
    "side_file": _chosen("side-file", "FILE", kind=list[Path], show_default=False),
}


def arrangement(
    *,
    boards: str | None = None,
    cards: str | None = None,
    twist: Iterable[str] | None = None,
    side_file: Iterable[Path] | None = None,
    **others: str | int | None,
) -> dict[str, Any]:
    """The options as arguments of `hexholm.new_game`."""
    named = split(boards)
    ours = hexholm.house_sides()
    own = own_parts(hexholm.load_side, side_file, ours, named or (), flag("boards"))
    twists = [name for text in twist or () for name in split(text) or ()]
    if others.get("preset") and twists not in ([], [NO_TWIST]):
        raise Mistake("cli-preset-twist")
    found = {
        key: one.strip().lower() if isinstance(one, str) else one for key, one in others.items()
    }
    picked = twists[0] if len(twists) == 1 else twists or None
    return {**found, "boards": named, "cards": split(cards), "twist": picked, "own": own}


def use(game: WinterKingdom, word: str) -> Action | None:
    """The action that the name of a talent or another extra action stands for."""
    if word not in USABLE:
        return None
    is_for_sale = word in TALENTS and word in game.talents[game.mover]
    return Action("buy" if is_for_sale else "use", word)


def hint(game: WinterKingdom) -> list[str]:
    """What can be typed now, with an example of a hex."""
    named = game.board.grid.named
    hexes = {verb: named(s)[0] for verb, s in game.options.hexes if s}
    choices = [str(action) for action in game.options.others]
    if hexes:
        verb, first = next(iter(hexes.items()))
        is_sale = verb == "take" and not game.tasks
        example = say("hint-sell", hex=first) if is_sale else first
        choices.insert(0, say("hint-hex", ways_or=[example]))
    if "build" in hexes and "fort" in hexes:
        choices.insert(1, f"fort {hexes['fort']}")
    return choices


def things(game: WinterKingdom, seat: int) -> Iterator[str]:
    """What every card this seat may know about is for."""
    view, speaker = game.view(seat), spoken(game.name)
    yield say("things-cards")
    for card in (*game.setup.cards, "castles"):
        yield speaker.say("thing", card=card, text=card_text(card, view))
    economy = game.setup.economy
    yield say("things-economy", what=words.name(economy, game.name), text=card_text(economy, view))
    for twist in game.setup.twists:
        yield say("things-twist", what=words.name(twist, game.name), text=twist_text(twist))
    known = dict.fromkeys(name for bought in game.bought for name in bought)
    known |= dict.fromkeys((*game.talents[seat], "tunnel"))
    yield say("things-talents")
    for name in known:
        text = talent_text(name, view["prices"].get(name))
        yield speaker.say("thing-typed", tile=name, text=text)


def talent_lines(game: WinterKingdom, seat: int) -> Iterator[str]:
    """The seat's talents with what they do and cost, and what it can afford."""
    view = game.view(seat)
    for text in talents(view["players"][seat], view["prices"]):
        yield text.plain
    yield purse(game, seat)


COMMANDS: Final = {"talents": talent_lines}
"""What can be typed besides actions, in this game alone."""


def purse(game: WinterKingdom, seat: int) -> str:
    """The coins, and what they can buy in a purchase step."""
    coins = game.coins[seat]
    speaker = spoken(game.name)
    ways = [
        speaker.say("purse-buy", tile=name, n=price)
        for name in game.talents[seat]
        if (price := game.price(name, upgrade=False)) <= coins
    ]
    ways += [
        speaker.say("purse-upgrade", tile=name, n=price)
        for name in game.bought[seat]
        if name not in game.upgraded[seat] and (price := game.price(name, upgrade=True)) <= coins
    ]
    if coins >= AGAIN_COST and (not _is_purchase(game) or _can_repeat(game)):
        ways.append(speaker.say("purse-repeat", coins=AGAIN_COST))
    id_ = "purse-enough" if ways else "purse-short"
    return speaker.say(id_, coins=coins, ways=speaker.row(ways))


def besides(game: WinterKingdom, seat: int) -> Iterator[str]:
    """What the panel doesn't say: what the coins will be good for."""
    if not _is_purchase(game):
        yield purse(game, seat)


def news(game: WinterKingdom, seat: int) -> Iterator[str]:
    """What is said before each prompt: in the purchase step, what the coins can buy."""
    if _is_purchase(game):
        yield purse(game, seat)


def _is_purchase(game: WinterKingdom) -> bool:
    """Whether the purchase step has come and isn't over."""
    if game.over or game.tasks or game.demands:
        return False
    return game.step in ("", SELL) or any(
        action.verb in ("buy", "upgrade") for action in game.options.others
    )


def _can_repeat(game: WinterKingdom) -> bool:
    return any(action.verb == "repeat" for action in game.options.others)


def waiting(_: WinterKingdom, __: int) -> int | None:
    """Who waits for this seat in the middle of a turn: nobody ever does."""
    return None


def pieces(game: WinterKingdom) -> Hexset:
    """Every hex on which something stands."""
    return game.everybody


def tiles(offered: "list[Tile]", unit: str) -> "Iterator[RenderableType]":
    """How talents are used, and what being dealt, buying and upgrading them is worth."""
    from hexholm.cli.survey import about, by_value
    from hexholm.cli.tables import new_table

    table = new_table("survey-talents")
    for tile in by_value(offered, lambda tile: tile.dealt.gold):
        talent = TALENTS[tile.name]
        table.add_row(
            words.name(tile.name, WinterKingdom.name),
            f"{talent.cost} + {talent.upgrade}",
            spoken().percent(tile.holders),
            about(tile.first),
            spoken().number(tile.uses, 1),
            about(tile.dealt.gold),
            about(tile.worth.gold),
            spoken().percent(tile.upgraded),
            about(tile.upgrade.gold),
        )
    yield table
    yield say("survey-if-dealt", unit=unit)
    yield say("survey-if-bought", unit=unit)
