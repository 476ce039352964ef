"""The process that thinks for bots and advice: one request per line in, one answer per line out.

It ends when its input ends, so it doesn't outlive its server, however the server ended.
"""

import json
import os
import queue
import signal
import sys
import threading
from contextlib import suppress
from typing import IO, Final

from hexholm.table.thinkers.answering import answer_to

NICENESS: Final = 5
"""How much lower the priority of bots is than that of the server, which answers people."""


def main() -> None:
    """Answer requests until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server
    with suppress(AttributeError, OSError):  # not every system has it
        os.nice(NICENESS)
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # a bot may print without harm
    requests: queue.SimpleQueue[str] = queue.SimpleQueue()
    threading.Thread(target=_read, args=(sys.stdin, requests), daemon=True).start()
    with suppress(BrokenPipeError):  # the server was killed meanwhile
        while True:
            print(json.dumps(answer_to(json.loads(requests.get()))), file=answers, flush=True)
    os._exit(0)


def _read(lines: IO[str], requests: "queue.SimpleQueue[str]") -> None:
    for line in lines:
        requests.put(line)
    os._exit(0)


if __name__ == "__main__":
    main()
