"""The panel beside the snowflake in a terminal: the ask, cards, talents, coins, points."""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.style import Style
from rich.table import Table
from rich.text import Text

from hexholm.draw import palette
from hexholm.draw.legend import deck_left
from hexholm.draw.panel import heading, whose
from hexholm.draw.signs import View, badge
from hexholm.draw.winter import words
from hexholm.draw.winter.terminal import sign, talents
from hexholm.draw.words import ask, name, player
from hexholm.texts import spoken
from hexholm.winter import WinterKingdom
from hexholm.winter.setup import twists_of


def summary(
    game: WinterKingdom, seat: int | None = None, names: Sequence[str] | None = None
) -> RenderableType:
    """What a seat (None: a spectator) knows besides the board."""
    view = game.view(seat)
    parts: list[RenderableType] = [Text(ask(view, names), "bold")]
    mover = view["to_move"]
    for who in dict.fromkeys(s for s in (seat, mover) if s is not None):
        for terrain in view["players"][who]["hand"] or ():
            parts.append(_card(who, seat, terrain, names))
    if seat is not None:
        parts += talents(view["players"][seat], view["prices"])
    parts += [Text(), _table(view, seat, names), Text(), *_rules(view, seat)]
    parts.append(Text(deck_left(view), "dim"))
    title = heading(mover, seat, names)
    return Panel(Group(*parts), title=title, title_align="left", border_style=palette.GOLD)


def _card(who: int, viewer: int | None, terrain: str, names: Sequence[str] | None) -> Text:
    style = Style(color=palette.INK, bgcolor=palette.ground(terrain), bold=True)
    return Text(f"{whose(who, viewer, names)} ").append(
        f" {sign(terrain)} {name(terrain, words.GAME)} ", style
    )


def _table(view: View, seat: int | None, names: Sequence[str] | None) -> Table:
    """Every player's points by card and in total, coins, supply, and the talents bought."""
    cards = [card for card in view["scores"][0] if card != "total"]
    table = Table(box=None, padding=(0, 1), pad_edge=False)
    table.add_column("")
    for head in (*cards, "total", "coins", "houses", "forts"):
        table.add_column(Text(name(head, words.GAME)), justify="right")
    table.add_column(Text(spoken().say("head-talents")))
    for one, (mine, score) in enumerate(zip(view["players"], view["scores"], strict=True)):
        bought = [
            f"{name(one['name'], words.GAME)}{' II' if one['upgraded'] else ''}"
            for one in mine["bought"]
        ]
        table.add_row(
            Text.assemble(badge(one), f" {player(one, seat, names)}"),
            *(str(score[card]) for card in (*cards, "total")),
            str(mine["coins"]),
            str(mine["supply"]["houses"]),
            str(mine["supply"]["forts"]),
            Text(", ".join(bought) or spoken().say("head-none")),
            style="bold" if one == view["to_move"] else None,
        )
    return table


def _rules(view: View, seat: int | None) -> Iterator[Text]:
    """What each card pays for, with the reader's points of now; economy and twists."""
    for card in (card for card in view["scores"][0] if card != "total"):
        now = "" if seat is None else f" {view['scores'][seat][card]}"
        text = words.card_text(card, view)
        yield Text.assemble((f"{name(card, words.GAME)}{now}", palette.GOLD), f"  {text}")
    economy = view["setup"]["economy"]
    coins = words.card_text(economy, view)
    yield Text.assemble((_named("economy", economy), palette.GOLD), f"  {coins}")
    for twist in twists_of(view["setup"]["twist"]):
        said = words.twist_text(twist)
        yield Text.assemble((_named("twist", twist), palette.GOLD), f"  {said}")


def _named(kind: str, card: str) -> str:
    speaker = spoken(words.GAME)
    return speaker.say(f"{kind}-line", name=speaker.say(f"{kind}-{card}"))
