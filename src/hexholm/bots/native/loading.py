"""The compiled library: where it is, and whether it was compiled for the Python beside it."""

import logging
import platform
from ctypes import CDLL, c_char_p, c_float, c_int32, c_int64, c_uint64, c_void_p
from functools import cache
from itertools import zip_longest
from pathlib import Path
from typing import Final

from hexholm.bots.native.packing import BOARD_SIZE, POSITION_SIZE, description

LOG: Final = logging.getLogger("hexholm.bots")
SUFFIXES: Final = {"windows": ".dll", "darwin": ".dylib"}
_SAME: Final = {"amd64": "x86_64", "arm64": "aarch64"}
"""Names of machines that mean the same."""


def name() -> str:
    """The name of the library for this system and machine."""
    system, machine = platform.system().lower(), platform.machine().lower()
    return f"{system}-{_SAME.get(machine, machine)}{SUFFIXES.get(system, '.so')}"


@cache
def library() -> CDLL | None:
    """The library of this machine; None where there isn't one, or none that can be used."""
    file = Path(__file__).with_name(name())
    if not file.exists():
        return None
    try:
        found = _declared(CDLL(str(file)))
        fault = _difference(found)
    except (OSError, AttributeError) as error:  # of another machine, or older than this file
        fault = str(error)
    if fault:
        LOG.warning("%s is not used: %s", file.name, " ".join(fault.split()))
    return None if fault else found


def _difference(found: CDLL) -> str:
    """The first thing that differs between what the library was compiled for and this Python."""
    there = f"{found.native_description().decode()}{found.native_board_size()} bytes for a board\n"
    there += f"{found.native_position_size()} bytes for a position\n"
    here = f"{description()}{BOARD_SIZE} bytes for a board\n{POSITION_SIZE} bytes for a position\n"
    for one, other in zip_longest(there.splitlines(), here.splitlines(), fillvalue="nothing"):
        if one != other:
            return f"it was compiled for '{one}', and Python has '{other}' there"
    return ""


def _declared(found: CDLL) -> CDLL:
    found.native_description.restype = c_char_p
    found.native_board_size.restype = found.native_position_size.restype = c_int32
    found.native_table.argtypes, found.native_table.restype = [c_char_p], c_void_p
    found.native_forget.argtypes, found.native_forget.restype = [c_void_p], None
    found.native_mind.argtypes = [c_void_p, c_char_p, c_int32]
    found.native_mind.restype = c_void_p
    found.native_forget_mind.argtypes, found.native_forget_mind.restype = [c_void_p], None
    found.native_weights_size.restype = found.native_weights_rows.restype = c_int32
    found.native_turn.argtypes = [c_void_p, c_void_p, c_char_p, c_uint64, c_float, c_int32]
    found.native_turn.argtypes += [c_void_p, c_int32]
    found.native_futures.argtypes = [c_void_p, c_void_p, c_char_p, c_int32]
    found.native_futures.argtypes += [c_void_p, c_int32, c_void_p]
    found.native_endings.argtypes = [c_void_p, c_char_p, c_void_p, c_int32, c_void_p]
    found.native_game.argtypes = [c_void_p, c_char_p, c_char_p, c_void_p, c_void_p, c_void_p]
    found.native_record.argtypes = [c_void_p, c_char_p, c_uint64, c_int32, c_void_p, c_void_p]
    found.native_proposal.argtypes = [c_void_p, c_char_p, c_uint64, c_int32, c_void_p, c_void_p]
    found.native_proposal.restype = None
    found.native_scores.argtypes = [c_void_p, c_char_p, c_void_p]
    found.native_record.restype = found.native_scores.restype = None
    for played in (found.native_futures, found.native_endings, found.native_game):
        played.restype = c_int64
    return found
