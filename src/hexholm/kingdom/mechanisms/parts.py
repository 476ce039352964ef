"""What set-ups decide besides sections and cards: hexes, nomad tiles, task cards, an island."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hexholm.board import Section
from hexholm.chance import Draw, check_names, known
from hexholm.game import SetupError
from hexholm.hexes import Hexset, singles
from hexholm.kingdom.kinds import Part
from hexholm.kingdom.registry import BOXES
from hexholm.kingdom.setup import Setup, check_locations, island_pool, read_section, section_data


def one_in_each_section(
    box: str,
    key: str,
    places: Callable[[Setup], Sequence[Hexset]],
    *,
    order: int,
    shows: str = "",
    scores: bool = False,
    only_one: Callable[[Setup], bool] = lambda setup: False,
) -> Part:
    """One of these hexes by section, while the box is in the game; maybe in one section only."""

    def read(setup: Setup, given: Any, draw: Draw) -> Hexset:
        if given is not None:
            return chosen(setup, given)
        if box not in setup.boxes:
            return 0
        found = [some for some in places(setup) if some]
        if only_one(setup):
            found = draw.some(found, 1) if len(found) > 1 else found
        return sum(draw.some(tuple(singles(some)), 1)[0] for some in found)

    def chosen(setup: Setup, given: Any) -> Hexset:
        grid, found, hexes = setup.board.grid, places(setup), 0
        for name in check_names(key, given, grid.hexes):
            if not any(grid.hexes[name] & some for some in found):
                valid = ", ".join(n for some in found for n in grid.named(some)) or "none"
                raise SetupError("setup-place", what=key, hex=name, names=valid)
            hexes |= grid.hexes[name]
        if any((hexes & some).bit_count() > 1 for some in found):
            raise SetupError("setup-one-each", what=key)
        if only_one(setup) and hexes.bit_count() > 1:
            raise SetupError("setup-one-in-all", what=key, got=hexes.bit_count())
        return hexes

    def data(setup: Setup) -> list[str] | None:
        hexes: Hexset = getattr(setup, key)
        if hexes or (box in setup.boxes and any(places(setup))):
            return setup.board.grid.named(hexes)
        return None

    return Part(key, read, data, blank=0, order=order, places=places, shows=shows, scores=scores)


def camp_part(box: str, key: str, *, order: int) -> Part:
    """A random tile on each nomad hex (S-N): one of the box, or of another one in the game."""

    def tiles(setup: Setup) -> list[str]:
        return [tile for name in _with(setup, box) for tile in BOXES[name].camps]

    def read(setup: Setup, given: Any, draw: Draw) -> tuple[tuple[Hexset, str], ...]:
        board = setup.board
        hexes = tuple(singles(board.grounds["nomad"]))
        if given is None and not hexes:
            return ()
        pool = tiles(setup)
        if given is None:
            return tuple(zip(hexes, draw.some(pool, min(len(hexes), len(pool))), strict=False))
        if not isinstance(given, Mapping):
            raise SetupError("setup-camps", what=key, got=repr(given))
        known(key, given, board.grid.named(board.grounds["nomad"]))
        known(key, given.values(), pool)
        for tile in given.values():
            if list(given.values()).count(tile) > pool.count(tile):
                raise SetupError("setup-camp-tiles", what=key, most=pool.count(tile), tile=tile)
        names = board.grid.names
        return tuple((camp, given[names[camp]]) for camp in hexes if names[camp] in given)

    def data(setup: Setup) -> dict[str, str] | None:
        board = setup.board
        if not board.grounds["nomad"]:
            return None
        return {board.grid.names[camp]: tile for camp, tile in getattr(setup, key)}

    return Part(key, read, data, blank=(), order=order)


def task_part(box: str, key: str, *, order: int) -> Part:
    """One task card for each section of the box in play (S-X)."""

    def read(setup: Setup, given: Any, draw: Draw) -> tuple[str, ...]:
        number = [section.box for section in setup.sections].count(box)
        if given is None and not number:
            return ()
        pool = [card.name for name in _with(setup, box) for card in BOXES[name].tasks]
        if given is None:
            return tuple(draw.some(pool, number))
        tasks = check_names(key, given, pool)
        if len(tasks) != number:
            raise SetupError("setup-tasks", box=box, number=number, got=len(tasks))
        return tasks

    def data(setup: Setup) -> list[str] | None:
        return list(getattr(setup, key)) or None

    return Part(key, read, data, blank=(), order=order, scores=True)


def side_part(box: str, key: str, *, order: int) -> Part:
    """One of the sides of a small second board (S-Q3)."""

    def read(setup: Setup, given: Any, draw: Draw) -> Section | None:
        if given is None and box not in setup.boxes:
            return None
        drawn, sides = island_pool(setup, _with(setup, box))
        if given is None:
            return draw.some(tuple(drawn.values()), 1)[0]
        side = read_section(given, sides)
        if not side.is_island:
            raise SetupError("setup-not-island", name=side.name)
        check_locations(side)
        return side

    def data(setup: Setup) -> Any:
        side = getattr(setup, key)
        return section_data(side) if side else None

    return Part(key, read, data, blank=None, order=order, is_side=True, scores=True)


def _with(setup: Setup, box: str) -> tuple[str, ...]:
    """The box, in the game or not, and the others of the game."""
    return (box, *(name for name in setup.boxes if name != box))
