"""The panel beside the snowflake in a terminal: the ask, cards, talents, coins, points."""

from collections.abc import Iterator, Sequence
from functools import partial

from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from hexholm.draw import palette
from hexholm.draw.panel import named, panel, paying
from hexholm.draw.winter import words
from hexholm.draw.winter.terminal import talents
from hexholm.draw.words import name
from hexholm.game import Data
from hexholm.texts import spoken
from hexholm.winter import WinterKingdom
from hexholm.winter.setup import twists_of


def summary(
    game: WinterKingdom, seat: int | None = None, names: Sequence[str] | None = None
) -> Panel:
    """What a seat (None: a spectator) knows besides the board."""
    view = game.view(seat)
    own = () if seat is None else talents(view["players"][seat], view["prices"])
    return panel(view, names, own, _table(view, seat, names), _rules(view))


def _table(view: Data, seat: int | None, names: Sequence[str] | None) -> Table:
    """Every player's points by card and in total, coins, supply, and the talents bought."""
    cards, speaker = [*view["scores"][0]], spoken(words.GAME)
    table = Table(box=None, padding=(0, 1), pad_edge=False)
    table.add_column("")
    for head in (*cards, "coins", "houses", "forts"):
        table.add_column(Text(name(head, words.GAME)), justify="right")
    table.add_column(Text(speaker.say("head-talents")))
    for one, (mine, score) in enumerate(zip(view["players"], view["scores"], strict=True)):
        bought = [
            f"{name(one['name'], words.GAME)}{' II' if one['upgraded'] else ''}"
            for one in mine["bought"]
        ]
        table.add_row(
            named(one, seat, names),
            *(str(score[card]) for card in cards),
            str(mine["coins"]),
            str(mine["supply"]["houses"]),
            str(mine["supply"]["forts"]),
            Text(speaker.row(bought) or speaker.say("head-none")),
            style="bold" if one == view["to_move"] else None,
        )
    return table


def _rules(view: Data) -> Iterator[Text]:
    """What each card pays for, with the reader's points of now; economy and twists."""
    yield from paying(view, partial(words.card_text, view=view))
    speaker, setup = spoken(words.GAME), view["setup"]
    economy = setup["economy"]
    told = [("economy", economy, words.card_text(economy, view))]
    told += [("twist", twist, words.twist_text(twist)) for twist in twists_of(setup["twist"])]
    for kind, card, text in told:
        line = speaker.say(f"{kind}-line", name=speaker.say(f"{kind}-{card}"))
        yield Text.assemble((line, palette.GOLD), f"  {text}")
