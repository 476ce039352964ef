"""A number for each hex, for all hexes at once.

The numbers are kept as bit planes: plane k holds the hexes whose number has bit k set. Adding to a
set of hexes, or finding those with the highest number, takes a few operations on whole hexsets,
however many hexes there are.
"""

from typing import Final

from hexholm.hexes import Hexset

PLANES: Final = 10
UNIT: Final = 4
"""Gold is counted in quarters."""

Planes = list[Hexset]


def add(planes: Planes, hexes: Hexset, units: int) -> None:
    """Add a number to some hexes."""
    place = 0
    while units:
        if units & 1:
            carry, at = hexes, place
            while carry:
                planes[at], carry = planes[at] ^ carry, planes[at] & carry
                at += 1
        units >>= 1
        place += 1


def best(planes: Planes, hexes: Hexset) -> Hexset:
    """Of some hexes, those with the highest number."""
    for plane in reversed(planes):
        if more := hexes & plane:
            hexes = more
    return hexes


def ranking(planes: Planes, hexes: Hexset, most: int) -> list[Hexset]:
    """Of some hexes, at most `most` with the highest numbers, one by one."""
    found: list[Hexset] = []
    while hexes and len(found) < most:
        top = best(planes, hexes)
        top &= -top
        hexes ^= top
        found.append(top)
    return found


def least(planes: Planes, hexes: Hexset) -> Hexset:
    """Of some hexes, those with the lowest number."""
    for plane in reversed(planes):
        if less := hexes & ~plane:
            hexes = less
    return hexes


def value(planes: Planes, hex_: Hexset) -> int:
    """The number of one hex."""
    return sum([1 << place for place, plane in enumerate(planes) if plane & hex_])
