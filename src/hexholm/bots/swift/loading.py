"""The compiled library: where it is, and whether it fits."""

import platform
from ctypes import CDLL, c_char_p, c_int32, c_int64, c_void_p
from functools import cache
from pathlib import Path
from typing import Final

from hexholm.bots.swift.packing import BOARD_SIZE, POSITION_SIZE

SUFFIXES: Final = {"windows": ".dll", "darwin": ".dylib"}
_SAME: Final = {"amd64": "x86_64", "arm64": "aarch64"}
"""Names of machines that mean the same."""


def name() -> str:
    """The name of the library for this system and machine."""
    system, machine = platform.system().lower(), platform.machine().lower()
    return f"{system}-{_SAME.get(machine, machine)}{SUFFIXES.get(system, '.so')}"


@cache
def library() -> CDLL | None:
    """The library of this machine; None where there is none, or none that can be loaded."""
    file = Path(__file__).with_name(name())
    if not file.exists():
        return None
    try:
        found = _declared(CDLL(str(file)))
    except (OSError, AttributeError):  # of another machine, or older than this file
        return None
    sizes = found.swift_board_size(), found.swift_position_size()
    return found if sizes == (BOARD_SIZE, POSITION_SIZE) else None


def _declared(found: CDLL) -> CDLL:
    found.swift_board_size.restype = found.swift_position_size.restype = c_int32
    found.swift_table.argtypes, found.swift_table.restype = [c_char_p], c_void_p
    found.swift_forget.argtypes, found.swift_forget.restype = [c_void_p], None
    found.swift_futures.argtypes = [c_void_p, c_char_p, c_int32, c_void_p, c_int32, c_void_p]
    found.swift_game.argtypes = [c_void_p, c_char_p, c_char_p, c_void_p, c_void_p, c_void_p]
    found.swift_futures.restype = found.swift_game.restype = c_int64
    return found
