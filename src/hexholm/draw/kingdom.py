"""Kingdom Builder drawn as SVG."""

from hexholm.board import Section
from hexholm.draw import words
from hexholm.draw.land import draw_land
from hexholm.draw.layout import Land, board_land, legal_hexes
from hexholm.draw.legend import key, legend
from hexholm.draw.svg import RADIUS, Picture
from hexholm.draw.things import draw_pieces, draw_places, lifted
from hexholm.kingdom import KingdomBuilder
from hexholm.kingdom.picture import picture as everything
from hexholm.texts import spoken


def picture(game: KingdomBuilder, coordinates: bool, letters: bool) -> Picture:
    """What is drawn of a position."""
    view, seen, land = game.view(None), everything(game), land_of(game)
    return Picture(
        land,
        "heading-sections",
        [_section_name(section, game.name) for section in game.setup.sections],
        *layers(game, land, coordinates=coordinates, letters=letters),
        legal_hexes(game),
        legend(view),
        key(seen, set(land.grounds.values()), game.name),
    )


def _section_name(section: Section, game: str) -> str:
    """A section as it lies on the board."""
    speaker = spoken(game)
    name = speaker.name("tile", section.name)
    return speaker.say("section-turned", name=name) if section.is_turned else name


def land_of(game: KingdomBuilder) -> Land:
    """What is under the pieces."""
    return board_land(game.board)


def layers(
    game: KingdomBuilder, land: Land, *, coordinates: bool, letters: bool
) -> tuple[list[str], list[str]]:
    """What is drawn of some land, under and over the hexes that are lit up."""
    seen = everything(game)
    stock = {place["hex"]: place["tiles"] for place in seen["places"] if "tiles" in place}
    return [
        draw_land(land, RADIUS, game.name, stock=stock, coordinates=coordinates, letters=letters),
        draw_places(land, seen, RADIUS),
    ], [draw_pieces(land, seen, lifted(game.view(None)), RADIUS)]


def card_says(game: KingdomBuilder, name: str) -> str:
    """What a card or task pays for; in a game without some terrain it may name it."""
    speaker, removed = spoken(game.name), game.setup.removed
    own = f"card-{name}-removed"
    return speaker.say(own, terrain=removed) if removed and speaker.has(own) else words.text(name)
