"""Records of games in a file: one JSON object per line."""

import json
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from io import FileIO
from os import SEEK_END, PathLike
from pathlib import Path
from typing import IO

from hexholm.game import Data, SaveError
from hexholm.texts import say, system_error


def write_records(
    path: str | PathLike[str], records: Iterable[Data], *, drop_half: bool = False
) -> int:
    """Append records to a file, each as soon as it comes; gives their number.

    What can't be written raises an `OSError` that names the file and how many records are in it;
    no half record stays behind. With `drop_half` half a record, of a run that was killed, is
    removed first; without it the records begin on a new line.
    """
    written = 0
    with open(path, "a+b", buffering=0) as file:
        _claim(file, path)
        if drop_half:
            _drop_half_line(path)
        for record in records:
            line = json.dumps(record, separators=(",", ":"), ensure_ascii=False) + "\n"
            try:
                _append(file, line.encode())
            except OSError as error:
                why = say(
                    "record-unwritten",
                    number=written + 1,
                    written=written,
                    why=system_error(error),
                )
                raise OSError(error.errno, why, str(path)) from error
            written += 1
    return written


def read_records(path: str | PathLike[str]) -> Iterator[Data]:
    """The records of a file in order; half a record at its end, of a killed run, is left out.

    A missing file has none, nor does a pipe or a device.
    """
    if not Path(path).is_file():
        return
    with open(path, "rb") as file:
        for number, line in enumerate(file, start=1):
            if not _is_half(line):
                yield _record(line, str(path), number)


def _claim(file: FileIO, path: str | PathLike[str]) -> None:
    """Keep other programs from writing to the file until it is closed, except on Windows."""
    if sys.platform == "win32":
        return
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        raise OSError(error.errno, say("record-claimed"), str(path)) from None
    except OSError:  # this kind of file can't be claimed
        return


def _drop_half_line(path: str | PathLike[str]) -> None:
    if not Path(path).is_file():
        return
    with open(path, "r+b") as file:
        whole = sum(len(line) for line in file if not _is_half(line))
        if file.tell() > whole:
            file.truncate(whole)


def _is_half(line: bytes) -> bool:
    """Whether it is the beginning of a record; whatever else has no end isn't ours to remove."""
    if line.endswith(b"\n") or not line.startswith(b"{"):
        return False
    try:
        json.loads(line)
    except (ValueError, RecursionError):
        return True
    return False


def _record(line: bytes, path: str, number: int) -> Data:
    try:
        record = json.loads(line)
    except (ValueError, RecursionError):
        raise SaveError("record-none", file=path, line=number) from None
    if not isinstance(record, dict):
        raise SaveError("record-none", file=path, line=number)
    return record


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
