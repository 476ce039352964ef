"""What explains the board: whose turn it is, the cards, the players; and the key of the land."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from math import ceil
from textwrap import wrap
from typing import Final

from hexholm.draw import palette, words
from hexholm.draw.land import letter_of, pictogram
from hexholm.draw.lettering import PAD, WIDTH, Panel, amount, heading, sans, serif, stacked
from hexholm.draw.sprite import swatch_symbol
from hexholm.draw.things import nomad_tile, piece
from hexholm.draw.xml import Attributes, group, hexagon, tag, title, use
from hexholm.game import Data
from hexholm.texts import Speaker, spoken

TILES_A_ROW: Final = 8
HOUSE: Final = "house"
LAND: Final = ("grass", "canyon", "desert", "flower-field", "forest", "water", "mountain")


def legend(view: Data) -> tuple[str, float]:
    """The panels below each other, and how high they are together."""
    text = partial(words.text, game=view["game"])
    return stacked((turn_panel(view), cards_panel(view, text), _players(view)))


def turn_panel(view: Data) -> Panel:
    """Whose turn it is, what is asked, and the terrain card."""
    seat = view["to_move"]
    hand = (view["players"][seat]["hand"] or []) if seat is not None else []
    lines = wrap(words.ask(view), 28 - 4 * len(hand) if hand else 34)
    speaker = spoken(view["game"])
    body = [heading(speaker.say("heading-turn" if seat is not None else "heading-end"))]
    if seat is not None:
        height = 23 * len(lines)
        fill = palette.PLAYERS[seat].fill
        body.append(tag("rect", width=6, height=height, y=42, rx=3, fill=fill))
    for i, line in enumerate(lines):
        body.append(serif(PAD, 60 + 23 * i, line, 18))
    y = 60 + 23 * len(lines)
    if view["asks"]["kind"] == "mandatory":
        left = view["asks"]["left"]
        every = max(left, 2 if view["asks"]["terrain"] == "swamp" else 3)
        built = every - left
        dots = speaker.say("ask-dots", done=built, all=every)
        for dot in range(every):
            filled = palette.PLAYERS[seat].fill if dot < built else "none"
            ring: Attributes = {"stroke": palette.PLAYERS[seat].fill, "stroke_width": 2.4}
            body.append(tag("circle", cx=PAD + 8 + 20 * dot, cy=y, r=6, fill=filled, **ring))
        body.append(sans(PAD + 6 + 20 * every, y + 4.5, dots))
    y += 24
    body.append(sans(PAD, y, deck_left(view)))
    for i, card in enumerate(hand):
        name = speaker.name("terrain", card.removeprefix("swamp-"))
        body += _terrain_card(card, name, WIDTH - 104 - 30 * (len(hand) - 1 - i), 22)
    return "turn", body, max(y + 18, 158 if hand else 0)


def deck_left(view: Data) -> str:
    """How many terrain cards are left, and whether this is the last round."""
    id_ = "deck-left-last" if view["last_round"] else "deck-left"
    return spoken(view["game"]).say(id_, n=view["deck_size"])


def _terrain_card(card: str, name: str, x: float, y: float) -> Iterator[str]:
    terrain = card.removeprefix("swamp-")
    style = {"fill": palette.PAPER, "stroke": "#8c7a52", "filter": "url(#lift)"}
    yield tag("rect", x=x, y=y, width=84, height=116, rx=9, **style)
    yield use(swatch_symbol(terrain), (x + 42, y + 50), 36)
    outline: Attributes = {"fill": "none", "stroke": palette.INK, "stroke_width": 1.6}
    yield tag("path", d=hexagon((x + 42, y + 50), 36), **outline)
    if terrain != card:
        yield use("terrain-swamp-1", (x + 19, y + 74), 15)
        yield tag("path", d=hexagon((x + 19, y + 74), 15), **outline)
    size = min(13, 160 / len(name))
    yield serif(x + 42, y + 105, name, size, text_anchor="middle", data_card=card)


def cards_panel(view: Data, text: Callable[[str], str]) -> Panel:
    """Everything that pays, with the gold or points of every player."""
    body, y = [heading(spoken(view["game"]).say("cards-title"))], 56.0
    for card in (card for card in view["scores"][0] if card != "total"):
        body.append(serif(PAD, y, words.name(card, view["game"]), data_scoring=card))
        golds = [str(score[card]) for score in view["scores"]]
        x = WIDTH - PAD - 4
        if 10.6 * len(card) + sum(9 * len(gold) + 32 for gold in golds) > x - PAD:
            y += 21
        for seat, gold in reversed([*enumerate(golds)]):
            body.append(amount(x, y, gold))
            body.append(piece(seat, x - 9 * len(gold) - 13, y - 6, 12))
            x -= 9 * len(gold) + 32
        for line in wrap(text(card), 52):
            y += 17
            body.append(sans(PAD, y, line))
        y += 30
    return "cards", body, y - 10


def _players(view: Data) -> Panel:
    speaker = spoken(view["game"])
    body, y = [heading(speaker.say("heading-players"))], 44.0
    for seat, player in enumerate(view["players"]):
        colour = palette.PLAYERS[seat]
        tiles = [_tile(speaker, tile) for tile in player["tiles"]]
        tiles += [_nomad(speaker, tile) for tile in player.get("nomads", ())]
        tiles += _stock(speaker, seat, player)
        height = 50.0 + 38 * ceil(len(tiles) / TILES_A_ROW)
        if seat == view["to_move"]:
            tint = {"fill": colour.fill, "fill_opacity": ".1", "stroke": colour.fill}
            body.append(
                tag(
                    "rect", x=8, y=y, width=WIDTH - 16, height=height, rx=10, stroke_width=2, **tint
                )
            )
        body.append(piece(seat, 38, y + 26, 24))
        body.append(serif(68, y + 23, words.player(seat), 16))
        about = speaker.say("supply-left", colour=colour.name, mark=colour.name, n=player["supply"])
        body.append(sans(68, y + 41, about))
        gold = str(view["scores"][seat]["total"])
        body.append(amount(WIDTH - PAD - 22, y + 33, gold, 22))
        coin: Attributes = {"fill": "#e0b24a", "stroke": palette.DARK_GOLD, "stroke_width": 1.4}
        body.append(tag("circle", cx=WIDTH - PAD - 9, cy=y + 26, r=8, **coin))
        for i, tile in enumerate(tiles):
            place = 80 + 36 * (i % TILES_A_ROW), y + 67 + 38 * (i // TILES_A_ROW)
            body.append(group([tile], transform=f"translate({place[0]} {place[1]:.0f})"))
        y += height + 6
    return "players", body, y + 6


def _stock(speaker: Speaker, seat: int, player: Data) -> Iterator[str]:
    """What else a player keeps: pieces on the temple tile, number tiles."""
    shown: Attributes = {"text_anchor": "middle", "fill": palette.INK, "font_weight": "700"}
    if player.get("owed"):
        parts = [title(speaker.say("owed-settlements")), piece(seat, 0, -3, 17)]
        yield group([*parts, sans(14, 16, str(player["owed"]), 12.5, **shown)], class_="owed")
    for kind in player.get("owed_pieces", ()):
        about = title(speaker.say("owed-piece", piece=kind))
        yield group([about, piece(seat, 0, -3, 17, f"piece-{kind}")], class_="owed")
    if player.get("numbers"):
        parts = [title(speaker.say("number-tiles")), use("number-tile", (0, 0), 20)]
        yield group([*parts, serif(0, 5.5, str(player["numbers"]), 17, **shown)], class_="numbers")


def _tile(speaker: Speaker, tile: Data) -> str:
    state = words.tile_state(tile)
    said = speaker.say(f"state-{state}")
    about = speaker.say("tile-from", tile=tile["name"], hex=tile["from"], state=said)
    shapes = (use("tile", (0, 0), 17), pictogram(tile["name"], (0, 0), 19))
    return _held("tile", state, about, shapes)


def _nomad(speaker: Speaker, tile: Data) -> str:
    state = "ready" if tile["ready"] else "new"
    about = speaker.say("tile-is", tile=tile["name"], state=speaker.say(f"state-{state}"))
    return _held("nomad-tile", state, about, nomad_tile(tile["name"], (0, 0), 19))


def _held(kind: str, state: str, about: str, shapes: Iterable[str]) -> str:
    """What a player holds; new and used ones are pale."""
    mark = sans(12, 17, "+" if state == "new" else "", 13, font_weight="700")
    opacity = None if state == "ready" else ".45"
    return group([title(about), *shapes, mark], class_=f"{kind} {state}", opacity=opacity)


# --- the key ---------------------------------------------------------------------------------


def key(seen: Data, kinds: set[str], game: str) -> list[tuple[str, float]]:
    """Strips with what is on the board, and how wide they are: land, then places and pieces."""
    land = [kind for kind in palette.TERRAIN if kind in kinds or kind in LAND]
    speaker = spoken(game)
    grounds = [(kind, speaker.name("terrain", kind), letter_of(kind, game)) for kind in land]
    strips = [strip([(swatch(kind), name, letter) for kind, name, letter in grounds])]
    places = {kind: kind for kind in palette.PLACES if kind in kinds and kind != "castle"}
    for place in seen["places"]:
        if "under" not in place and "tiles" not in place:
            places[place["what"]] = place["art"]
    others = [(use(art, (0, 0), 16), words.name(what, game), "") for what, art in places.items()]
    pieces = {one["kind"]: one for one in seen["pieces"] if one["art"] != HOUSE}
    others += [
        (_sample(one), speaker.say("piece-title", piece=kind), "") for kind, one in pieces.items()
    ]
    return [*strips, strip(others)] if others else strips


def swatch(kind: str) -> str:
    """A small hex of a terrain."""
    outline: Attributes = {"fill": "none", "stroke": palette.INK, "stroke_width": 1.2}
    shape = tag("path", d=hexagon((0, 0), 16), **outline)
    return use(swatch_symbol(kind), (0, 0), 16) + shape


def _sample(piece: Data) -> str:
    radius = 7 if "covers" in piece else 19
    return use(piece["art"], (0, 0), radius, color=palette.SOFT_INK)


def strip(items: list[tuple[str, str, str]]) -> tuple[str, float]:
    """Pictures with their names, and a letter where there is one."""
    parts, x = [], 0.0
    for picture, text, letter in items:
        parts.append(group([picture], transform=f"translate({x + 16:.0f} 0)"))
        if letter:
            parts.append(sans(x + 38, 4.5, letter, fill=palette.INK, font_weight="700"))
        parts.append(sans(x + (56 if letter else 38), 4.5, text, fill=palette.INK))
        x += (86 if letter else 69) + 6 * len(text)
    return group(parts, class_="key"), x - 30
