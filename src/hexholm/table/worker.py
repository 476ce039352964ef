"""The process in which bots and advice are thought out: a request a line in, an answer a line out.

It ends when its input ends, so it does not outlive its server, however that one came to its end.
"""

import json
import os
import queue
import signal
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import IO, Any, Final

import hexholm
from hexholm import advice
from hexholm.bots import Sight, make_bot
from hexholm.bots.guard import crash, refusal
from hexholm.game import Action

NICENESS: Final = 5
"""So much the bots stand back behind the server, which answers people."""

Data = dict[str, Any]


class Failed(Exception):
    """The bot came up with nothing; one line says why."""


def plan(bot: str, data: Data, seat: int, seed: int, seconds: float | None) -> list[str]:
    """What a bot does, to the end of its turn or until something hidden shows.

    Data is a game imagined from what the seat knows: what would show there is not what is true.
    """
    game = hexholm.load_game(data)
    try:
        thinker = make_bot(bot, seed=seed)
    except hexholm.SetupError as error:
        raise Failed(f"crashed: {error}") from error
    sight = Sight(game, seat, seconds)
    actions: list[str] = []
    while game.player == seat:
        try:
            action = _next(thinker.choose, sight)
        except Failed:
            if not actions:
                raise
            break  # what it has chosen before is good; it will fail again when its turn goes on
        game.play(action)
        actions.append(str(action))
        if not game.can_undo:
            break
    return actions


def _next(choose: Any, sight: Sight) -> Action:
    try:
        answer = choose(sight)
    except (Exception, SystemExit) as error:
        raise Failed(crash(error)) from error
    action = Action.parse(answer) if isinstance(answer, str) else answer
    if action not in sight.options:
        raise Failed(refusal(sight, answer))
    assert isinstance(action, Action)
    return action


def hint(data: Data, seat: int, seconds: float, seed: int) -> Data:
    """The best turns of a seat."""
    return advice.analyse(hexholm.load_game(data), seat, seconds, seed=seed).to_dict()


def rate(
    data: Data, number: int, seat: int, start: int, actions: list[str], seconds: float
) -> Data:
    """What a turn that was played was worth, in short."""
    turn = advice.Played(number, seat, start, tuple(map(Action.parse, actions)))
    return advice.rate(hexholm.load_game(data), turn, seconds).in_short()


DEEDS: Final[dict[str, Callable[..., Any]]] = {"plan": plan, "hint": hint, "rate": rate}
"""What can be asked for."""


def _answer(do: str, **request: Any) -> Data:
    try:
        return {"answer": DEEDS[do](**request)}
    except Failed as error:
        return {"error": str(error)}
    except Exception as error:
        if do == "plan":
            raise
        return {"error": crash(error)}


def main() -> None:
    """Answer requests until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server
    with suppress(AttributeError, OSError):  # not every system has it
        os.nice(NICENESS)
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # a bot may print without harm
    requests: queue.SimpleQueue[str] = queue.SimpleQueue()
    threading.Thread(target=_read, args=(sys.stdin, requests), daemon=True).start()
    while True:
        answer = _answer(**json.loads(requests.get()))
        print(json.dumps(answer), file=answers, flush=True)


def _read(lines: IO[str], requests: "queue.SimpleQueue[str]") -> None:
    for line in lines:
        requests.put(line)
    os._exit(0)


if __name__ == "__main__":
    main()
