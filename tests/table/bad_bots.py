"""Bots that fail, for the tables and matches of tests."""

import inspect
import os
import random
import sys
import time
from pathlib import Path
from typing import Any

from hexholm.bots import Sight
from hexholm.game import Action


class Bad:
    """Made like every bot."""

    name = "bad"

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng


class Crash(Bad):
    def choose(self, sight: Sight) -> Action:
        raise RuntimeError("I do not feel like it")


class Quit(Bad):
    def choose(self, sight: Sight) -> Action:
        sys.exit("no more of this")


class Die(Bad):
    def choose(self, sight: Sight) -> Action:
        os._exit(3)


class Hang(Bad):
    """It does not let itself be stopped by an ordinary exception, either."""

    def choose(self, sight: Sight) -> Action:
        while True:
            try:
                time.sleep(0.01)
            except Exception:
                continue


class Cheat(Bad):
    def choose(self, sight: Sight) -> Action:
        return Action("build", "z99")


class Babble(Bad):
    def choose(self, sight: Sight) -> Any:
        return ["end"]


class Speak(Bad):
    """A text is an action, too."""

    def choose(self, sight: Sight) -> Any:
        return str(sight.options[0])


class Peek(Bad):
    """It reaches for the game behind its sight, and fails where that is the true one."""

    def choose(self, sight: Sight) -> Action:
        ways = filter(callable, (getattr(sight, slot) for slot in Sight.__slots__))
        behind = [inspect.getclosurevars(way).nonlocals.get("game") for way in ways]
        game = next(one for one in behind if one is not None)
        data = game.to_dict()
        if data["setup"]["seed"] == 31 or data["start"]["draws"]:
            raise RuntimeError("the bot was told the seed")
        return sight.options[0]


class Tired(Bad):
    """It plays one action of each turn well, and fails at the next."""

    def __init__(self, rng: random.Random) -> None:
        super().__init__(rng)
        self.asked = 0

    def choose(self, sight: Sight) -> Action:
        self.asked += 1
        if self.asked % 2 == 0:
            raise RuntimeError("tired")
        return sight.options[0]


class Wordy(Bad):
    name = "a name that is far too long for a list of bots to choose from"

    def choose(self, sight: Sight) -> Action:
        return sight.options[0]


class Slow(Bad):
    """It takes its time over each action."""

    name = "slow"

    def choose(self, sight: Sight) -> Action:
        time.sleep(0.4)
        return sight.options[0]


class Planner(Bad):
    """Notes when it is made and when it plans, and plans its whole turn at once."""

    name = "planner"

    def __init__(self, rng: random.Random) -> None:
        super().__init__(rng)
        self.rest: list[Action] | None = None
        self.note("made")

    def choose(self, sight: Sight) -> Action:
        if self.rest is None:
            self.note(str(sight.seconds))
            game, self.rest = sight.imagine(self.rng), []
            while game.player == sight.seat:
                self.rest.append(game.options[0])
                game.play(self.rest[-1])
        return self.rest.pop(0)

    def note(self, text: str) -> None:
        if "NOTES" in os.environ and "worker" in sys.argv[0]:
            with Path(os.environ["NOTES"]).open("a") as notes:
                notes.write(f"{text}\n")
