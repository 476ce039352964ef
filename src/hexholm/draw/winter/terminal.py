"""Winter Kingdom in a terminal: the snowflake, 100 columns wide, and a panel that sums it up.

Everything can be read without colour: a cell holds the letter of its terrain and a second sign, or
a building and the player's number; square brackets are legal hexes, braces highlighted ones, and a
bar before a hex is the border between two boards.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from hexholm.draw.land import letter_of
from hexholm.draw.panel import tile_line
from hexholm.draw.signs import TEXTURE, badges, frame_of, framed, frames, ground_style, owned
from hexholm.draw.terminal import CELL, MARGIN, entry, lines
from hexholm.draw.winter import words
from hexholm.draw.words import name
from hexholm.game import Data
from hexholm.hexes import Hexset
from hexholm.texts import spoken
from hexholm.winter import WinterKingdom
from hexholm.winter.boards import GROUNDS

SIGNS: Final = {"tunnel": "∩", "village": "∆", "castle": "♚"}
"""The second sign of the places, beside their letter."""
BUILDINGS: Final = {"houses": "⌂", "forts": "♜"}
"""Each stands before its owner's number."""
BORDER: Final = "│"


def sign(kind: str) -> str:
    """The two characters of a kind of hex."""
    letter = letter_of(kind, words.GAME)
    return letter + (SIGNS.get(kind) or TEXTURE[kind])


def board(game: WinterKingdom, *, legal: Hexset | None = None, highlight: Hexset = 0) -> Text:
    """The snowflake with its buildings and a legend; `legal` hexes are in brackets."""
    view, grid = game.view(None), game.board.grid
    standing = _standing(view)
    rows: dict[int, dict[int, Hexset]] = {}
    for hex_, (x, y) in grid.places.items():
        rows.setdefault(y, {})[x] = hex_
    part = {h: number for number, s in enumerate(game.board.parts) for h in grid.names if h & s}
    columns = max(x for row in rows.values() for x in row) // 2 + 1
    text = Text(no_wrap=True)
    text.append_text(_columns(columns))
    for y, row in sorted(rows.items()):
        text.append(f"{y + 1:>2} ", "dim")
        place = 0
        for x in sorted(row):
            hex_ = row[x]
            text.append(" " * (CELL // 2 * x - place))
            frame, kind = frame_of(hex_, legal, highlight), game.board.ground(hex_)
            if stands := standing.get(grid.names[hex_]):
                text.append_text(owned(*stands, kind, frame))
            else:
                is_border = x - 2 in row and part[row[x - 2]] != part[hex_]
                bare = (BORDER if is_border else " ") + " "
                text.append_text(framed(sign(kind), ground_style(kind), frame, bare))
            place = CELL // 2 * x + CELL
        text.append(f" {y + 1}\n", "dim")
    text.append_text(_columns(columns))
    text.append_text(_key(view, marked=legal is not None, lit=bool(highlight)))
    return text


def _standing(view: Data) -> dict[str, tuple[str, int]]:
    """What stands where: its sign and its owner; a house that is being moved is in the hand."""
    lifted = {task.get("lifted") for task in view["turn"]["tasks"] if not task.get("note")}
    return {
        where: (mark, seat)
        for seat, player in enumerate(view["players"])
        for kind, mark in BUILDINGS.items()
        for where in player[kind]
        if where not in lifted
    }


def _columns(count: int) -> Text:
    letters = "".join(f" {chr(ord('a') + column)}  " for column in range(count))
    return Text(f"{' ' * MARGIN}{letters}".rstrip() + "\n", "dim")


def _key(view: Data, *, marked: bool, lit: bool) -> Text:
    """What the signs mean: land and places, then players, then what is marked."""
    speaker = spoken(words.GAME)
    land = [entry(sign(kind), name(kind, words.GAME), ground_style(kind)) for kind in GROUNDS]
    last = badges(len(view["players"]))
    for kind, mark in BUILDINGS.items():
        last.append(Text(f" {mark} {speaker.name('piece', kind.removesuffix('s'))} "))
    last.append(Text(f" {BORDER} {speaker.say('key-border')} "))
    last += frames(marked=marked, lit=lit)
    told = [Text(f" {said} ") for said in marks(view["marks"])]
    parts = [*lines(land), *lines(last), *(lines(told) if told else ())]
    return Text("\n").join(parts)


def marks(marked: Mapping[str, Any]) -> Iterator[str]:
    """The boards and the direction that a card in play speaks of, in words."""
    speaker = spoken(words.GAME)
    for which in ("top", "bottom"):
        if f"{which}_board" in marked:
            yield speaker.say(f"mark-{which}", board=str(marked[f"{which}_board"]))
    if "direction" in marked:
        yield speaker.say("mark-direction", direction=marked["direction"])


def talents(mine: Mapping[str, Any], prices: Mapping[str, Sequence[int]]) -> Iterator[Text]:
    """The reader's cards: those that can be used, then those that can be bought."""
    speaker = spoken(words.GAME)
    state = "used" if mine["tunnel_used"] else "ready"
    yield Text(speaker.say("talents-own"))
    line = tile_line("tunnel", state, words.talent_text("tunnel"), words.GAME)
    yield Text(line, "dim" if state == "used" else "bold")
    for card in mine["bought"]:
        state = words.talent_state(card)
        shown = {"ready": "bold", "used": "dim", "new": "italic"}[state]
        slug = card["name"]
        upper, lower = speaker.say(f"location-{slug}-text"), speaker.say(f"lower-{slug}")
        if not card["upgraded"]:
            lower = speaker.say("talent-upgrade-for", n=prices[slug][1], text=lower)
        elif card["upgraded_now"]:
            lower = speaker.say("talent-next-turn", text=lower)
        both = speaker.say("talent-both", upper=upper, lower=lower)
        yield Text(tile_line(slug, state, f"{both} {words.talent_source(slug)}", words.GAME), shown)
    if mine["talents"]:
        yield Text(speaker.say("talents-to-buy"))
    for slug in mine["talents"] or ():
        yield Text(f"  {name(slug, words.GAME)}, {words.talent_text(slug, prices[slug])}")
