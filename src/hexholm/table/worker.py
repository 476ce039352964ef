"""The process in which bots think: a request a line in, an answer a line out.

It ends when its input ends, so it does not outlive its server, however that one came to its end.
"""

import json
import os
import queue
import signal
import sys
import threading
from collections.abc import Callable
from importlib import import_module
from typing import IO, Any, Final

import hexholm
from hexholm.bots import Sight, make_bot

CHOOSER: Final = "hexholm.table.worker:choose"

Data = dict[str, Any]


def choose(level: str, data: Data, seat: int, seed: int) -> str:
    """A bot's action; data is a game imagined from what the seat knows."""
    game = hexholm.load_game(data)
    return str(make_bot(level, seed=seed).choose(Sight(game, seat)))


def main(chooser: str = CHOOSER) -> None:
    """Answer requests until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # a bot may print without harm
    module, _, name = chooser.partition(":")
    function: Callable[[str, Data, int, int], Any] = getattr(import_module(module), name)
    requests: queue.SimpleQueue[str] = queue.SimpleQueue()
    threading.Thread(target=_read, args=(sys.stdin, requests), daemon=True).start()
    while True:
        asked = json.loads(requests.get())
        try:
            answer = {
                "action": function(asked["level"], asked["game"], asked["seat"], asked["seed"])
            }
        except Exception as error:
            answer = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(answer), file=answers, flush=True)


def _read(lines: IO[str], requests: "queue.SimpleQueue[str]") -> None:
    for line in lines:
        requests.put(line)
    os._exit(0)


if __name__ == "__main__":
    main(*sys.argv[1:])
