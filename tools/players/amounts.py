"""Which gains of quick players should be larger or smaller with boxes: all of them changed at once.

    python tools/players/amounts.py SECONDS FIRST_DEAL STEP [write]

In every deal, with one box or all, each gain is multiplied by STEP for one player and divided by it
for the other, or the other way round, by lot; both seats are played in some futures. Least squares
then tells for each gain how much more gold the larger one brings. With `write` the factors in
`bots/native/boxes.toml` move that way, the more certain the further. It plays in as many processes
as there are cores, or as $JOBS says.
"""

import os
import random
import subprocess
import sys
from ctypes import CDLL, c_char_p, c_int32, c_uint64, c_void_p
from functools import partial
from multiprocessing import Pool
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

import numpy as np

from hexholm import new_game
from hexholm.bots.native import actions
from hexholm.bots.native.packing import AMOUNTS, PAYING, board_bytes, position_bytes
from hexholm.bots.native.rollout import box_factors

HERE = Path(__file__).resolve().parent
NATIVE = HERE.parents[1] / "src" / "hexholm" / "bots" / "native"
FILE = NATIVE / "boxes.toml"
HEAD = """# What the gains of compiled quick players are multiplied by with boxes in play.
# tools/players/amounts.py has found them; docs/opponents.md tells how.

"""
BOXES = ["nomads", "crossroads", "marshlands", "harvest", "capitol", "caves", "island"]
FUTURES = 6
SURE = 1.7


def compiled(folder):
    """The file of a library with the function `duel`."""
    sources = [str(one) for one in NATIVE.glob("*.c") if one.name != "native.c"]
    file = Path(folder) / "amounts.so"
    command = ["cc", "-O3", "-march=native", "-std=gnu11", "-shared", "-fPIC", "-o", str(file)]
    subprocess.run([*command, str(HERE / "amounts.c"), *sources, "-lm"], check=True)
    return str(file)


def loaded(file):
    """The library."""
    library = CDLL(file)
    library.native_table.argtypes, library.native_table.restype = [c_char_p], c_void_p
    library.native_forget.argtypes, library.native_forget.restype = [c_void_p], None
    library.duel.argtypes = [c_void_p, c_void_p, c_char_p, c_uint64]
    library.duel.restype = c_int32
    return library


def gains_of(game):
    """The gains that matter in a game: not those of cards that aren't in play."""
    others = {*PAYING} - {*game.setup.cards, *game.setup.tasks}
    yield from (name for name in AMOUNTS if not others & {*name.split(": ")})
    for row, (name, action) in actions.rows_of(game).items():
        if row < actions.BONUSES and action.how:
            yield f"tile: {name}"
        elif row >= actions.NOMADS:
            yield f"camp: {name}"


def play(library, deal, step, factors):
    """The signs of one deal, and the mean lead of the player who has them."""
    rng = random.Random(deal)
    boxes = rng.choice([*([box] for box in BOXES[:4]), BOXES, BOXES])
    game = new_game("kingdom-builder", players=2, seed=deal, boxes=["base", *boxes])
    signs = {name: rng.choice((-1, 1)) for name in gains_of(game)}
    tables = []
    for way in (1, -1):
        changed = {name: factors.get(name, 1.0) * step ** (way * s) for name, s in signs.items()}
        tables.append(library.native_table(board_bytes(game, factors | changed)))
    position = position_bytes(game, 0)
    leads = []
    for _ in range(FUTURES):
        luck = rng.getrandbits(64)
        leads.append(library.duel(*tables, position, luck))
        leads.append(-library.duel(*tables[::-1], position, luck))
    for table in tables:
        library.native_forget(table)
    return signs, sum(leads) / len(leads)


def work(first, jobs, until, step, factors, file):
    """Every so many deals, until the time is up."""
    library, deal, found = loaded(file), first, []
    while monotonic() < until:
        found.append(play(library, deal, step, factors))
        deal += jobs
    return found


def main():
    """Play until the time is up, then print every gain with what the larger one brings."""
    seconds, deal, step, *write = sys.argv[1:]
    deal, step = int(deal), float(step)
    places, rows, leads, factors = {}, [], [], dict(box_factors())
    jobs = int(os.environ.get("JOBS", "0")) or os.cpu_count()
    with TemporaryDirectory() as folder, Pool(jobs) as pool:
        told = {"file": compiled(folder), "step": step, "factors": factors}
        told["until"] = monotonic() + float(seconds)
        found = pool.map(partial(work, jobs=jobs, **told), range(deal, deal + jobs), 1)
        for signs, lead in (one for some in found for one in some):
            for name in signs:
                places.setdefault(name, len(places))
            rows.append({places[name]: sign for name, sign in signs.items()})
            leads.append(lead)
    seen = np.zeros((len(rows), len(places)))
    for at, row in enumerate(rows):
        for place, sign in row.items():
            seen[at, place] = sign
    inverse = np.linalg.inv(seen.T @ seen + np.eye(len(places)))
    slopes = inverse @ seen.T @ np.array(leads)
    error = np.std(np.array(leads) - seen @ slopes) * np.sqrt(np.diag(inverse))
    print(f"{len(rows)} deals, {2 * FUTURES} games each")
    for name, place in sorted(places.items(), key=lambda one: -abs(slopes[one[1]] / error[one[1]])):
        sure = slopes[place] / error[place]
        factor = factors.get(name, 1.0)
        if abs(sure) > SURE:
            factors[name] = factor * step ** max(-1.0, min(1.0, sure / 5))
        told = f"{slopes[place]:+.2f} +- {error[place]:.2f}  {name} {factor:.2f}"
        print(f"{sure:+6.1f}  {told} -> {factors.get(name, 1.0):.2f}")
    if write:
        lines = [f'"{name}" = {factor:.2f}\n' for name, factor in sorted(factors.items())]
        FILE.write_text(HEAD + "".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
