"""What stays the same in all games on the same boards with the same cards."""

from collections.abc import Mapping
from functools import lru_cache

from hexholm.bots.winter.worth import AIMED
from hexholm.hexes import Hexset, beside_at_least, neighbours, singles, within
from hexholm.winter import WinterKingdom
from hexholm.winter.boards import TERRAINS, Snowflake
from hexholm.winter.box import POINTS


class Site:
    """Hexsets and points that the cards in play ask for again and again."""

    def __init__(
        self,
        board: Snowflake,
        cards: tuple[str, ...],
        pays_for: Mapping[str, int],
        economy: str,
        top: int,
        bottom: int,
    ) -> None:
        grid = board.grid
        self.board = board
        self.cards = cards
        self.pays_for = pays_for
        """What each card pays for a thing it counts."""
        self.castles = tuple(grid.around[h] for h in singles(board.grounds["castle"]))
        self.villages = tuple(grid.around[h] for h in singles(board.grounds["village"]))
        self.tunnels = tuple(grid.around[h] for h in singles(board.grounds["tunnel"]))
        areas = board.areas("mountain")
        self.areas = tuple(neighbours(area) & grid.all for area in areas)
        self.near_areas = tuple(within(area, 2) & grid.all for area in areas)
        self.near_tunnels = tuple(within(h, 2) & grid.all for h in singles(board.grounds["tunnel"]))
        self.beside = {t: neighbours(board.grounds[t]) & grid.all for t in TERRAINS}
        """The hexes next to each terrain of the cards."""
        self.points = self._points(bottom)
        """What a house on each hex is worth by the cards that look at nothing else."""
        self.pays: Hexset = {
            "agriculture": board.beside("village"),
            "fur": board.parts[top],
            "export": board.edge,
        }.get(economy, 0)
        """Where every house is paid for."""

    def _points(self, bottom: int) -> dict[Hexset, float]:
        board = self.board
        where = {
            "mountaineers": beside_at_least(board.grounds["mountain"], 2),
            "nature-lovers": board.beside("forest") & ~board.grounds["forest"],
            "ice-fishers": board.grounds["ice"],
            "pioneers": board.parts[bottom],
            "scouts": board.edge,
        }
        paying = [(where[card], self.pays_for[card]) for card in self.cards if card in where]
        return {
            h: float(sum(points for hexes, points in paying if hexes & h)) for h in board.grid.names
        } | {0: 0.0}


@lru_cache(maxsize=256)
def _site(
    board: Snowflake,
    cards: tuple[str, ...],
    edition: int,
    aim: str,
    economy: str,
    top: int,
    bottom: int,
) -> Site:
    points = POINTS[edition]
    if aim:
        points = {**points, aim: AIMED * points[aim]}
    return Site(board, cards, points, economy, top, bottom)


def site_of(game: WinterKingdom, aim: str) -> Site:
    """The site of a game to a seat that may aim at a card."""
    s = game.setup
    return _site(game.board, s.cards, s.edition, aim, s.economy, s.top_board, s.bottom_board)
