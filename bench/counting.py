"""How long it takes to enter a finished game: strokes, taps and seconds at a stated pace.

    python bench/counting.py [--games 30] [--players 3] [--level normal] [--boxes base,crossroads]

Bots play games to their end; each player's pieces are then entered as on the screen "Count the
points": one drag over each area of settlements, going back over those it has painted where an area
branches, and a tap for a single one. A brush is chosen for each other kind of piece, and the next
player is one tap away. `--phone` adds a tap for each section that a player has pieces in, and cuts
areas at its border.

The pace is that of an unhurried person: SEE to find the next area on the table and on the screen,
TAP for a tap or the beginning of a drag, GO for each hex that a drag goes over, LAY for each tap
that chooses the set-up by its pictures.
"""

import argparse
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import hexholm
from hexholm.arena import play_game
from hexholm.bots import make_bot
from hexholm.hexes import Hexset, neighbours, regions

SEE: Final = 0.9
TAP: Final = 0.4
GO: Final = 0.2
LAY: Final = 1.8
SETUP_TAPS: Final = 4 * 2 + 2 + 3 + 2
"""Four sections by their pictures, two of them turned, three cards, the players, and on."""


class Entry(NamedTuple):
    """What one game takes."""

    pieces: int
    drags: int
    taps: int
    seconds: float


def walk(area: Hexset) -> int:
    """Hexes a drag goes over: each once, and back where it has come to an end."""
    rest = area & -area
    here, seen, way, steps = rest, rest, [rest], 0
    while seen != area:
        ahead = neighbours(here) & area & ~seen
        if ahead:
            here = ahead & -ahead
            seen |= here
            way.append(here)
        else:
            way.pop()
            here = way[-1]
        steps += 1
    return steps


def areas(game: Any, hexes: Hexset, *, phone: bool) -> Iterator[Hexset]:
    """What one stroke covers."""
    for part in game.board.parts if phone else (game.board.grid.all,):
        yield from regions(hexes & part)


def entered(game: Any, *, phone: bool) -> Entry:
    """All players of a finished game."""
    pieces = drags = taps = 0
    seconds = 0.0
    for seat in range(game.seats):
        taps += 1  # whose turn it is to be entered
        others = [own[seat] for own in game.pieces.values() if own[seat]]
        pieces += game.settlements[seat].bit_count()
        if phone:
            zooms = sum(bool(part & game.settlements[seat]) for part in game.board.parts)
            taps += zooms
            seconds += zooms * TAP
        for area in areas(game, game.houses(seat), phone=phone):
            steps = walk(area)
            seconds += SEE + TAP + GO * steps
            drags += steps > 0
            taps += not steps
        for own in others:
            taps += 1 + own.bit_count()
            seconds += (SEE + 2 * TAP) * own.bit_count()
        seconds += TAP
    return Entry(pieces, drags, taps, seconds)


def main() -> None:
    """Print the mean and the worst of many games."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--level", default="normal")
    parser.add_argument("--boxes", default="base")
    parser.add_argument("--phone", action="store_true")
    asked = parser.parse_args()
    found = []
    for seed in range(asked.games):
        game = hexholm.new_game(players=asked.players, seed=seed, boxes=asked.boxes.split(","))
        bots = [make_bot(asked.level, seed=seed + n) for n in range(asked.players)]
        found.append(entered(play_game(game, bots), phone=asked.phone))
    lay = SETUP_TAPS * LAY
    for name, pick in (("mean", lambda all_: sum(all_) / len(all_)), ("most", max)):
        one = Entry(*(pick(values) for values in zip(*found, strict=True)))
        print(
            f"{name}: {one.pieces:.0f} pieces, {one.drags:.0f} drags, {one.taps:.0f} taps: "
            f"{one.seconds:.0f} s, with the set-up by picture {one.seconds + lay:.0f} s"
        )


if __name__ == "__main__":
    main()
