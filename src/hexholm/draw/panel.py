"""The panel beside the board in a terminal: the ask, the reader's card and tiles, gold."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.style import Style
from rich.table import Table
from rich.text import Text

from hexholm.draw import palette, words
from hexholm.draw.land import LETTER_OF
from hexholm.draw.legend import deck_left
from hexholm.draw.signs import TEXTURE, View, badge
from hexholm.kingdom import KingdomBuilder
from hexholm.texts import spoken

MOST_COLUMNS: Final = 8


def summary(
    game: KingdomBuilder, seat: int | None = None, names: Sequence[str] | None = None
) -> RenderableType:
    """What a seat (None: a spectator) knows besides the board: ask, card, tiles, gold."""
    view = game.view(seat)
    parts: list[RenderableType] = [Text(words.ask(view, names), "bold")]
    mover = view["to_move"]
    for who in dict.fromkeys(s for s in (seat, mover) if s is not None):
        hand = view["players"][who]["hand"]
        if hand:
            parts.append(_hand(who, seat, hand, names))
    if seat is not None:
        parts += _tiles(view["players"][seat])
    parts += [Text(), _gold(view, seat, names), Text(), *_paying(view, seat)]
    parts.append(Text(deck_left(view), "dim"))
    return Panel(
        Group(*parts),
        title=heading(mover, seat, names),
        title_align="left",
        border_style=palette.GOLD,
    )


def heading(mover: int | None, viewer: int | None, names: Sequence[str] | None) -> Text:
    """Whose turn it is."""
    if mover is None:
        return Text(spoken().say("heading-end"))
    said = spoken().say("to-move", name=words.player(mover, viewer, names))
    return Text.assemble(badge(mover), f" {said}")


def whose(who: int, viewer: int | None, names: Sequence[str] | None, count: int = 1) -> str:
    """What precedes the cards of a hand."""
    own = "hand-own" if who == viewer else "hand-of"
    return spoken().say(own, n=count, name=words.player(who, viewer, names))


def _hand(who: int, viewer: int | None, cards: Sequence[str], names: Sequence[str] | None) -> Text:
    text = Text(whose(who, viewer, names, len(cards)))
    for card in cards:
        for number, terrain in enumerate(deck_terrains(card)):
            style = Style(color=palette.INK, bgcolor=palette.ground(terrain), bold=True)
            name = f" {LETTER_OF[terrain]}{TEXTURE[terrain]} {spoken().name('terrain', terrain)} "
            text.append(f" {spoken().say('hand-else')} " if number else " ").append(name, style)
    return text


def deck_terrains(card: str) -> tuple[str, ...]:
    """The terrains of a card: a swamp card has two."""
    return ("swamp", card.removeprefix("swamp-")) if card.startswith("swamp-") else (card,)


def _tiles(player: View) -> Iterator[Text]:
    tiles, nomads = player["tiles"], player.get("nomads", [])
    yield Text(spoken().say("tiles-own" if tiles or nomads else "tiles-own-none"))
    states = [words.tile_state(tile) for tile in tiles]
    states += ["ready" if tile["ready"] else "new" for tile in nomads]
    for tile, state in zip([*tiles, *nomads], states, strict=True):
        shown = {"ready": "bold", "used": "dim", "new": "italic"}[state]
        yield Text(tile_line(tile["name"], state, words.text(tile["name"])), shown)
    if owed := words.on_temple(player.get("owed", 0), player.get("owed_pieces", ())):
        yield Text(f"  {spoken().say('temple-line', what=owed)}")
    if player.get("numbers"):
        yield Text(f"  {spoken().say('numbers-line', n=player['numbers'])}")


def tile_line(tile: str, state: str, text: str, game: str = "") -> str:
    """A tile or talent with its state and what it does."""
    speaker = spoken(game)
    shown = {"state": speaker.say(f"state-{state}"), "state_id": state}
    return f"  {speaker.say('tile-line', tile=tile, text=text, **shown)}"


def _gold(view: View, seat: int | None, names: Sequence[str] | None) -> Table:
    """Everybody's gold by card and in total, tiles and supply; one line per player or card."""
    cards = _paid(view)
    heads = [Text(words.name(card)) for card in (*cards, "total", "tiles", "supply")]
    lines = [
        [
            *(str(score[card]) for card in (*cards, "total")),
            str(_held(player)),
            str(player["supply"]),
        ]
        for player, score in zip(view["players"], view["scores"], strict=True)
    ]
    who = [
        Text.assemble(badge(one), f" {words.player(one, seat, names)}") for one in range(len(lines))
    ]
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


def _held(player: View) -> int:
    return len(player["tiles"]) + len(player.get("nomads", ()))


def _paying(view: View, seat: int | None) -> Iterator[Text]:
    """What each card pays for, with the reader's gold of now."""
    for card in _paid(view):
        now = "" if seat is None else f" {view['scores'][seat][card]}"
        yield Text.assemble((f"{words.name(card)}{now}", palette.GOLD), f"  {words.text(card)}")


def _paid(view: View) -> list[str]:
    """Everything that pays in this game."""
    return [card for card in view["scores"][0] if card != "total"]
