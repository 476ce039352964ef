"""What another version of hexholm runs, in a process of its own, so that its bots can play here.

This text is handed to the other version's Python (see `elsewhere`), which may be older than this
file: it uses nothing but `load_game`, `Sight` and `make_bot`. Each line of its input is a request,
each line of its output the answer, both in JSON:

    {"do": "seat", "id": 1, "bot": "expert", "seed": 7}
    {"do": "read", "game": {...}}
    {"do": "choose", "id": 1, "game": {...}, "seat": 0, "seconds": null}

A game is imagined for the seat, so that nothing hidden is in it. Its first line, before any
request, tells which version it is.
"""

import json
import os
import signal
import sys
from time import process_time
from typing import Any, TextIO

SEATS = 16
"""Bots that are kept; a game has fewer seats, and one is played at a time."""


def main() -> None:
    """Answer until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who asks hears it, and closes the input
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # bots may print what they like
    try:
        import hexholm
        from hexholm.bots import make_bot

        folder = os.path.dirname(os.path.abspath(hexholm.__file__))
        about = {"version": hexholm.__version__, "folder": folder, "compiled": _is_compiled()}
        _tell(answers, about)
    except Exception as error:
        _tell(answers, {"error": f"{type(error).__name__}: {error}"})
        return
    bots: dict[int, Any] = {}
    for line in sys.stdin:
        request = json.loads(line)
        try:
            if request["do"] == "seat":
                bots[request["id"]] = make_bot(request["bot"], seed=request["seed"])
                if len(bots) > SEATS:
                    del bots[min(bots)]
                _tell(answers, {})
            elif request["do"] == "read":
                hexholm.load_game(request["game"])
                _tell(answers, {})
            else:
                _tell(answers, _chosen(bots[request["id"]], request))
        except Exception as error:
            _tell(answers, {"error": f"{type(error).__name__}: {error}"})


def _chosen(bot: Any, request: Any) -> dict[str, Any]:
    import hexholm
    from hexholm.bots import Sight

    sight = Sight(hexholm.load_game(request["game"]), request["seat"], request["seconds"])
    started = process_time()
    action = str(bot.choose(sight))
    return {"action": action, "seconds": process_time() - started}


def _is_compiled() -> bool:
    try:
        from hexholm.bots.native import library

        return library() is not None
    except ImportError:
        return False


def _tell(answers: TextIO, answer: dict[str, Any]) -> None:
    answers.write(json.dumps(answer) + "\n")
    answers.flush()


if __name__ == "__main__":
    main()
