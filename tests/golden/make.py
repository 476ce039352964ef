"""Rewrite the golden files: python -m tests.golden.make (then read what changed, and why)."""

import json
import random
from pathlib import Path

import hexholm
from hexholm.arena import play_game
from hexholm.bots import make_bot
from tests.golden.playthrough import playthrough

HERE = Path(__file__).parent
LEVELS = ("greedy", "random")


def perft(game: hexholm.Game, depth: int) -> int:
    """How many sequences of `depth` actions there are."""
    if depth == 1 or game.over:
        return len(game.options)
    total = 0
    for action in game.legal_actions():
        after = game.copy()
        after.play(action)
        total += perft(after, depth - 1)
    return total


def positions() -> dict[str, str]:
    """Five positions: the start, the middle, tiles of all kinds in hand, a crowd, the end."""
    found = {"first game, first turn": hexholm.new_game(preset="first-game", seed=1).text()}
    wanted = {
        "two players, middle": (2, 60, ["tavern", "tower", "barn", "paddock"]),
        "a turn with moving tiles": (2, 75, ["harbor", "barn", "paddock", "oracle"]),
        "five players, late": (5, 260, ["farm", "oasis:turned", "tower", "tavern:turned"]),
        "three players, near the end": (3, 175, ["oracle", "harbor:turned", "farm", "barn"]),
    }
    for name, (players, steps, sections) in wanted.items():
        game = hexholm.new_game(players=players, seed=steps, sections=sections)
        rng = random.Random(steps)
        while (
            len(game.log) < steps
            or game.begun
            or not game.to_dict()["players"][game.mover]["tiles"]
        ):
            game.play(rng.choice(game.options))
        found[name] = game.text()
    return found


def main() -> None:
    """Write all files."""
    counts = [
        {
            "name": name,
            "position": text,
            "counts": [perft(hexholm.from_text(text), d) for d in (1, 2, 3)],
        }
        for name, text in positions().items()
    ]
    (HERE / "perft.json").write_text(json.dumps(counts, indent=1) + "\n", encoding="utf-8")
    lines = []
    for number in range(20):
        players = 2 + number % 4
        options = {"lords_need_settlement": number % 5 == 4}
        game = hexholm.new_game(players=players, seed=1000 + number, options=options)
        bots = [make_bot(LEVELS[(number + seat) % 2], seed=seat) for seat in range(players)]
        play_game(game, bots)
        lines.append(json.dumps({**game.record(), "scores": game.scores()}))
    (HERE / "games.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")
    game = hexholm.new_game(preset="first-game", seed=5)
    play_game(game, [make_bot("greedy", seed=1), make_bot("greedy", seed=2)])
    (HERE / "first-game.json").write_text(json.dumps(game.record()) + "\n", encoding="utf-8")
    (HERE / "first-game.txt").write_text(playthrough(game), encoding="utf-8")


if __name__ == "__main__":
    main()
