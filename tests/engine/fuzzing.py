"""Saves, records and one-line texts as damage or malice leave them.

Whatever it is, it loads or raises the documented error; what loads is a game that plays on, and
comes back as it is when it is saved again. `bench/fuzz.py` does this for as long as one likes.
"""

import json
import random
import time
from collections import Counter
from copy import deepcopy
from typing import Any

import hexholm
from hexholm.position.editing import edits, look_at
from tests.engine.saved import at, places, played, put, saved

JUNK: tuple[Any, ...] = (
    *(None, True, False, -1, 0, 1, 3, 99, 10**7, 10**30, 2.5, float("inf"), "", "x", "a1", "grass"),
    *([], {}, [[]], [{}], {"a": []}, ["x", {}], {"a1": 1}, "é²\u0663\n:", "9" * 5000, "z" * 300),
)
LETTERS = "abz09.:,=/~@+*-_ \n²\u0663é\x00Gg"
SLOWEST = 2.0
"""Seconds of the processor that no load may take; on a quiet machine none takes 0.1."""


class Fuzz:
    """A corpus of honest saves, and what came of damaging them."""

    def __init__(self, seed: int, games: int = 16, each: int = 6) -> None:
        self.rng = random.Random(seed)
        self.games = [
            game.copy()
            for number in range(games)
            for place, game in enumerate(played(number))
            if place % 37 == seed % 37
        ][: games * each]
        self.saves = [saved(game) for game in self.games]
        self.texts = [game.text() for game in self.games]
        self.words = sorted({word for save in self.saves for word in _words(save)})
        self.figures: Counter[str] = Counter()
        self.slowest = 0.0
        self.largest = 0

    def once(self) -> None:
        """Damage something and load it."""
        kind = self.rng.choice(("save", "save", "record", "json", "text"))
        sent = getattr(self, f"_{kind}")()
        load = {"record": hexholm.replay, "text": hexholm.from_text}.get(kind, hexholm.load_game)
        start = time.process_time()
        game, said = None, ""
        try:
            game = load(sent)
        except hexholm.SaveError as error:
            said = str(error)
        assert len(said) < 5000, "an error is a sentence"
        took = time.process_time() - start
        assert took < SLOWEST, f"{took:.1f} s to read a {kind}"
        self.slowest = max(self.slowest, took)
        self.figures[f"{kind}: {'refused' if game is None else 'loaded'}"] += 1
        if game is not None:
            self._play_on(game)

    def look(self) -> None:
        """Damage a save and look at it as an editor does: nothing of it is lost."""
        data = self._save()
        try:
            found = look_at(data)
        except hexholm.SaveError:
            self.figures["look: refused"] += 1
            return
        self.figures[f"look: {'wrong' if found.problems else 'fine'}"] += 1
        assert all(0 < len(problem.text) < 5000 for problem in found.problems)
        assert list(edits(found.game))
        if found.data["players"] != data["players"]:  # it could be read, and is written anew
            sent = {key: data[key] for key in data.keys() - {"log", "start", "past"}} | {"log": []}
            assert found.game.position() == hexholm.load_game(sent).position()

    def _play_on(self, game: hexholm.Game) -> None:
        """What was loaded is a game like any other."""
        again = json.dumps(game.to_dict())
        self.largest = max(self.largest, len(again))
        assert hexholm.load_game(again) == game
        hexholm.from_text(game.text())
        game.view(None)
        for _ in range(4):
            if not game.over:
                game.play(self.rng.choice(game.legal_actions()))
        game.scores()
        hexholm.load_game(game.to_dict())

    # --- what is sent ------------------------------------------------------------------------

    def _save(self) -> Any:
        data = deepcopy(self.rng.choice(self.saves))
        if self.rng.random() < 0.5:  # the position alone, so that no log says otherwise
            for key in ("start", "past"):
                data.pop(key, None)
            data["log"] = []
        for _ in range(self.rng.choice((1, 1, 1, 2, 5))):
            self._damage(data)
        return data

    def _record(self) -> Any:
        data = deepcopy(self.rng.choice(self.games).record())
        for _ in range(self.rng.choice((1, 1, 2))):
            self._damage(data)
        return data

    def _json(self) -> str | bytes:
        text = self._scrambled(json.dumps(self.rng.choice(self.saves)))
        return text.encode() if self.rng.random() < 0.5 else text

    def _text(self) -> str:
        text = self.rng.choice(self.texts)
        if self.rng.random() < 0.4:
            fields, others = text.split(":"), self.rng.choice(self.texts).split(":")
            fields[self.rng.randrange(len(fields))] = self.rng.choice(others)
            return ":".join(fields)
        return self._scrambled(text)

    def _scrambled(self, text: str) -> str:
        rng = self.rng
        for _ in range(rng.choice((1, 1, 2, 8))):
            i, j = rng.randrange(len(text) + 1), rng.randrange(len(text) + 1)
            middle = rng.choice(
                (
                    rng.choice(LETTERS),
                    "",
                    text[min(i, j) : max(i, j)],
                    text[i : i + 5] * rng.choice((2, 1000)),
                    rng.choice(self.words),
                )
            )
            text = text[:i] + middle + text[i + rng.choice((0, 1, 1, 5)) :]
        return text

    def _damage(self, data: Any) -> None:
        rng = self.rng
        ways = list(places(data))[1:]
        keys = sorted({str(way[0]) for way in ways} - {"log", "past"})
        top = rng.choice((*keys, "log"))  # each part as often as another one
        ways = [way for way in ways if way[0] == top] or ways
        way = rng.choice(ways)
        value = at(data, way)
        match rng.randrange(8):
            case 0:
                put(data, way, rng.choice(JUNK))
            case 1:
                del at(data, way[:-1])[way[-1]]
            case 2:
                other = rng.choice(self.saves)
                put(data, way, deepcopy(at(other, rng.choice(list(places(other))))))
            case 3:
                other = rng.choice(self.saves)
                same = [one for one in places(other) if one[-1:] == way[-1:]]
                put(data, way, deepcopy(at(other, rng.choice(same or [()]))))
            case 4 if isinstance(value, list):
                put(data, way, value * rng.choice((2, 1000)))
            case 4 | 5 if isinstance(value, int):
                put(data, way, value + rng.choice((-1, 1, 2, -value)))
            case 6 if isinstance(value, dict):
                value[rng.choice(self.words)] = rng.choice((*JUNK, *self.words))
            case _:
                put(data, way, rng.choice(self.words))


def _words(data: Any) -> set[str]:
    """Every key and text."""
    keys = {key for way in places(data) for key in way if isinstance(key, str)}
    found = {at(data, way) for way in places(data) if isinstance(at(data, way), str)}
    return keys | {word for word in found if len(word) < 40}
