"""Variants of the expert against the expert, on the same deals with seats swapped.

    python tools/players/match.py OUT SECONDS FIRST_DEAL NAME='{"native": {...}, ...}' ...

What a variant changes of the expert's skill, or of that of another level ("of"), is given as JSON;
"factors" is a file in place of `bots/native/boxes.toml`. Until the time is up, deal after deal is
played by every variant, in as many processes as there are cores or as $JOBS says; the result of
each game is a line of OUT. $PRESETS are the set-ups, with commas between them (otherwise it is the
base game), $AGAINST is the other bot.
"""

import json
import os
import random
import sys
import tomllib
from multiprocessing import Process, Queue
from time import monotonic, process_time

from hexholm import new_game
from hexholm.bots import Sight
from hexholm.bots.kingdom.levels import SKILLS
from hexholm.bots.levels import Planner
from hexholm.bots.native import rollout

AGAINST = os.environ.get("AGAINST", "expert")
PRESETS = os.environ.get("PRESETS", "").split(",")
SHIPPED = rollout.box_factors()
FACTORS = {}


def skill(name, changes):
    """A level's skill with some changes."""
    base = SKILLS[changes.pop("of", "expert")]
    if file := changes.pop("factors", None):
        with open(file, "rb") as factors:
            FACTORS[name] = tomllib.load(factors)
    depths = {}
    for kind in ("native", "boxed"):
        depth = dict(changes.pop(kind, {}))
        if "stages" in depth:
            depth["stages"] = tuple(map(tuple, depth["stages"]))
        depths[kind] = getattr(base, kind)._replace(**depth)
    return base._replace(**changes, **depths)


def play(name, preset, deal, seat):
    """One game: the lead of the variant, and each player's seconds per turn and longest turn."""
    game = new_game("kingdom-builder", players=2, seed=deal, preset=preset or None)
    names = [AGAINST, AGAINST]
    names[seat] = name
    bots = [Planner(n, random.Random(f"{deal} {n}")) for n in names]
    sights = [Sight(game, s) for s in (0, 1)]
    spent, longest, turns, thought = [0.0, 0.0], [0.0, 0.0], 0, 0.0
    while (player := game.player) is not None:
        factors, active = FACTORS.get(names[player], SHIPPED), game.active
        rollout.box_factors = lambda factors=factors: factors
        began = process_time()
        action = bots[player].choose(sights[player])
        thought += process_time() - began
        game.play(action)
        if game.active != active or game.player is None:
            turns += 1
            spent[active] += thought
            longest[active] = max(longest[active], thought)
            thought = 0.0
    scores = game.scores()
    totals = [score["total"] for score in scores]
    return {
        "name": name,
        "preset": preset,
        "deal": deal,
        "seat": seat,
        "lead": totals[seat] - totals[1 - seat],
        "gold": totals[seat],
        "ms": round(2000 * spent[seat] / turns),
        "other_ms": round(2000 * spent[1 - seat] / turns),
        "longest": round(1000 * longest[seat]),
    }


def work(variants, todo, done, until):
    """Play games until there are none, or the time is up."""
    for name, changes in variants.items():
        SKILLS[name] = skill(name, dict(changes))
    while monotonic() < until and (task := todo.get()) is not None:
        done.put(play(*task))
    done.put(None)


def summary(games):
    """A line per variant and set-up; pairs of games of a deal are one observation."""
    kinds = dict.fromkeys((game["name"], game["preset"]) for game in games)
    for name, preset in kinds:
        mine = [game for game in games if (game["name"], game["preset"]) == (name, preset)]
        pairs = {}
        for game in mine:
            pairs.setdefault(game["deal"], []).append(game)
        whole = [p for p in pairs.values() if len(p) == 2]
        n = len(whole)
        if n < 2:
            continue
        leads = [sum(g["lead"] for g in p) / 2 for p in whole]
        wins = [sum((g["lead"] > 0) + (g["lead"] == 0) / 2 for g in p) / 2 for p in whole]
        out = []
        for numbers in (leads, wins):
            mean = sum(numbers) / n
            error = (sum((x - mean) ** 2 for x in numbers) / (n - 1) / n) ** 0.5
            out += [mean, error]
        ms = sum(g["ms"] for g in mine) / len(mine)
        other = sum(g["other_ms"] for g in mine) / len(mine)
        print(
            f"{name:12} {preset:10} {n:4} pairs  lead {out[0]:+.2f} +- {out[1]:.2f}"
            f"  won {100 * out[2]:.1f} +- {100 * out[3]:.1f} %"
            f"  {ms:.0f} : {other:.0f} ms, longest {max(g['longest'] for g in mine)}",
            flush=True,
        )


def main():
    """Play."""
    out, seconds, first, *rest = sys.argv[1:]
    variants = {n: json.loads(c) for n, _, c in (r.partition("=") for r in rest)}
    jobs = int(os.environ.get("JOBS", "0")) or os.cpu_count()
    todo, done, until = Queue(), Queue(), monotonic() + float(seconds)
    for deal in range(int(first), int(first) + 1000):
        for preset in PRESETS:
            for name in variants:
                for seat in (0, 1):
                    todo.put((name, preset, deal, seat))
    workers = [Process(target=work, args=(variants, todo, done, until)) for _ in range(jobs)]
    for worker in workers:
        worker.daemon = True
        worker.start()
    games, ended = [], 0
    with open(out, "w") as file:
        while ended < jobs:
            game = done.get()
            if game is None:
                ended += 1
                continue
            games.append(game)
            file.write(json.dumps(game) + "\n")
            file.flush()
    todo.cancel_join_thread()
    summary(games)


if __name__ == "__main__":
    main()
