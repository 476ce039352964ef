"""The panel beside the board in a terminal: the ask, the reader's card and tiles, gold."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.style import Style
from rich.table import Table
from rich.text import Text

from hexholm.draw import palette, words
from hexholm.draw.land import letter_of
from hexholm.draw.legend import deck_left
from hexholm.draw.signs import TEXTURE, badge
from hexholm.game import Data
from hexholm.kingdom import KingdomBuilder
from hexholm.texts import spoken

MOST_COLUMNS: Final = 8


def summary(
    game: KingdomBuilder, seat: int | None = None, names: Sequence[str] | None = None
) -> Panel:
    """What a seat (None: a spectator) knows besides the board: ask, card, tiles, gold."""
    view = game.view(seat)
    tiles = () if seat is None else _tiles(view["players"][seat], game.name)
    text = partial(words.text, game=game.name)
    return panel(view, names, tiles, _gold(view, seat, names), paying(view, text))


def panel(
    view: Data,
    names: Sequence[str] | None,
    tiles: Iterable[Text],
    gold: Table,
    rules: Iterable[Text],
) -> Panel:
    """The ask, the cards of the reader and the mover, then what the game shows besides."""
    seat, mover, speaker = view["seat"], view["to_move"], spoken(view["game"])
    parts: list[RenderableType] = [Text(words.ask(view, names), "bold")]
    for who in dict.fromkeys(s for s in (seat, mover) if s is not None):
        if hand := view["players"][who]["hand"]:
            own = "hand-own" if who == seat else "hand-of"
            name = words.player(who, seat, names)
            parts.append(_hand(speaker.say(own, n=len(hand), name=name), hand, view["game"]))
    parts += [*tiles, Text(), gold, Text(), *rules, Text(deck_left(view), "dim")]
    if mover is None:
        heading = Text(speaker.say("heading-end"))
    else:
        said = speaker.say("to-move", **words.person(mover, seat, names))
        heading = Text.assemble(badge(mover), f" {said}")
    return Panel(Group(*parts), title=heading, title_align="left", border_style=palette.GOLD)


def _hand(whose: str, cards: Sequence[str], game: str) -> Text:
    text, speaker = Text(whose), spoken(game)
    named, other = speaker.name, speaker.say("hand-else")
    for card in cards:
        for number, terrain in enumerate(deck_terrains(card)):
            style = Style(color=palette.INK, bgcolor=palette.ground(terrain), bold=True)
            sign = f"{letter_of(terrain, game)}{TEXTURE[terrain]}"
            name = f" {sign} {named('terrain', terrain)} "
            text.append(f" {other} " if number else " ").append(name, style)
    return text


def deck_terrains(card: str) -> tuple[str, ...]:
    """The terrains of a card: a swamp card has two."""
    return ("swamp", card.removeprefix("swamp-")) if card.startswith("swamp-") else (card,)


def _tiles(player: Data, game: str) -> Iterator[Text]:
    tiles, nomads, speaker = player["tiles"], player.get("nomads", []), spoken(game)
    yield Text(speaker.say("tiles-own" if tiles or nomads else "tiles-own-none"))
    states = [words.tile_state(tile) for tile in tiles]
    states += ["ready" if tile["ready"] else "new" for tile in nomads]
    for tile, state in zip([*tiles, *nomads], states, strict=True):
        shown = {"ready": "bold", "used": "dim", "new": "italic"}[state]
        text = words.text(tile["name"], game)
        yield Text(tile_line(tile["name"], state, text, game), shown)
    if owed := words.on_temple(player.get("owed", 0), player.get("owed_pieces", ()), game):
        yield Text(f"  {speaker.say('temple-line', what=owed)}")
    if player.get("numbers"):
        yield Text(f"  {speaker.say('numbers-line', n=player['numbers'])}")


def tile_line(tile: str, state: str, text: str, game: str) -> str:
    """A tile or talent with its state and what it does."""
    speaker = spoken(game)
    shown = {"state": speaker.say(f"state-{state}"), "state_id": state}
    return f"  {speaker.say('tile-line', tile=tile, text=text, **shown)}"


def _gold(view: Data, seat: int | None, names: Sequence[str] | None) -> Table:
    """Everybody's gold by card and in total, tiles and supply; one line per player or card."""
    cards = [*view["scores"][0]]
    heads = [Text(words.name(card, view["game"])) for card in (*cards, "tiles", "supply")]
    held = [len(one["tiles"]) + len(one.get("nomads", ())) for one in view["players"]]
    lines = [
        [*(str(score[card]) for card in cards), str(tiles), str(player["supply"])]
        for player, score, tiles in zip(view["players"], view["scores"], held, strict=True)
    ]
    who = [named(one, seat, names) for one in range(len(lines))]
    table = Table(box=None, padding=(0, 1), pad_edge=False)
    table.add_column("")
    if len(heads) <= MOST_COLUMNS:
        for head in heads:
            table.add_column(head, justify="right")
        for one, line in enumerate(lines):
            table.add_row(who[one], *line, style="bold" if one == view["to_move"] else None)
        return table
    for name in who:
        table.add_column(name, justify="right")
    for number, head in enumerate(heads):
        table.add_row(head, *(line[number] for line in lines))
    return table


def named(seat: int, viewer: int | None, names: Sequence[str] | None) -> Text:
    """A seat's house and its name."""
    return Text.assemble(badge(seat), f" {words.player(seat, viewer, names)}")


def paying(view: Data, text: Callable[[str], str]) -> Iterator[Text]:
    """What each card pays for, with the reader's gold or points of now."""
    seat, game = view["seat"], view["game"]
    for card in (card for card in view["scores"][0] if card != "total"):
        now = "" if seat is None else f" {view['scores'][seat][card]}"
        yield Text.assemble((f"{words.name(card, game)}{now}", palette.GOLD), f"  {text(card)}")
