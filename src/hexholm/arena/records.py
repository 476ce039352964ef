"""Records of games in a file: one JSON object a line."""

import json
from collections.abc import Iterable
from contextlib import suppress
from os import SEEK_END, PathLike
from typing import IO

from hexholm.game import Data


def write_records(path: str | PathLike[str], records: Iterable[Data]) -> int:
    """Append records to a file, each as soon as it comes; gives their number.

    What cannot be written raises an `OSError` that names the file and how many records are in it;
    no half record stays behind.
    """
    written = 0
    with open(path, "a+b", buffering=0) as file:
        for record in records:
            line = json.dumps(record, separators=(",", ":"), ensure_ascii=False) + "\n"
            try:
                _append(file, line.encode())
            except OSError as error:
                why = f"cannot write record {written + 1}, {written} are written: {error.strerror}"
                raise OSError(error.errno, why, str(path)) from error
            written += 1
    return written


def _append(file: IO[bytes], line: bytes) -> None:
    """Write a whole line or nothing."""
    end = file.seek(0, SEEK_END)
    if end:
        file.seek(end - 1)
        if file.read(1) != b"\n":  # a run that was killed in the middle of a line
            line = b"\n" + line
    try:
        while line:
            line = line[file.write(line) :]
    except OSError:
        with suppress(OSError):
            file.truncate(end)
        raise
