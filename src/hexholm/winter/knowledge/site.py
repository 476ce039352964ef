"""What stays the same in all games on the same boards with the same cards."""

from collections.abc import Mapping

from hexholm.hexes import Hexset, neighbours, singles, within
from hexholm.winter.boards import TERRAINS, Snowflake
from hexholm.winter.knowledge import Knowledge


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
        knowledge: Knowledge,
    ) -> None:
        grid = board.grid
        self.board = board
        self.cards = cards
        self.pays_for = pays_for
        """What each card pays for a thing it counts."""
        self.top, self.bottom = top, bottom
        """The boards that some cards are about."""
        self.castles = tuple(grid.around[h] for h in singles(board.grounds["castle"]))
        self.villages = tuple(grid.around[h] for h in singles(board.grounds["village"]))
        self.tunnels = tuple(grid.around[h] for h in singles(board.grounds["tunnel"]))
        areas = board.areas("mountain")
        self.areas = tuple(neighbours(area) & grid.all for area in areas)
        self.near_areas = tuple(within(area, 2) & grid.all for area in areas)
        self.near_tunnels = tuple(within(h, 2) & grid.all for h in singles(board.grounds["tunnel"]))
        self.beside = {t: neighbours(board.grounds[t]) & grid.all for t in TERRAINS}
        """The hexes next to each terrain of the cards."""
        known = [(knowledge.card(name), pays_for[name]) for name in cards]
        paying = [(card.spots(self), points) for card, points in known if card.spots]
        self.points = {h: float(sum(n for s, n in paying if s & h)) for h in grid.names} | {0: 0.0}
        """The points of a house on each hex by the cards that look at nothing else."""
        self.economy = knowledge.coins(economy)
        self.pays: Hexset = self.economy.spots(self) if self.economy.spots else 0
        """Where every house is paid for."""
        self.gains = [(card.gain, points) for card, points in known if card.gain]
        """What other cards make of a building, and their points."""
        links = [(name, card.links) for name, card in knowledge.cards.items() if card.links]
        self.links = [(kind, pays_for[name]) for name, kind in links if name in cards]
        """The kinds of places that pay when they are linked, and their points."""
