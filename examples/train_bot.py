"""Trains a bot for the base game with numpy alone, in ten minutes on two cores (docs/training.md).

python train_bot.py --minutes 10                                   # writes train_bot.npz
hexholm arena --bots train_bot:TrainedBot,easy --games 200         # in this folder
hexholm --bot train_bot:TrainedBot                                 # in the browser

It learns prices: what a tile, a place beside the water, a new row … is worth, in gold. It plays
against itself and does what seems to be worth most, but not always; how far ahead it was in the end
then says what the things were worth that it did rather than others.
"""

import argparse
import random
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hexholm import Action, new_game
from hexholm.bots import Sight
from hexholm.kingdom import KingdomBuilder
from hexholm.library import kind_of
from hexholm.train import Look, NativeBatch

WEIGHTS = Path(__file__).with_suffix(".npz")
Floats = NDArray[np.float32]
Words = NDArray[np.uint32]

GAME = new_game(players=2, seed=0)
LAYOUT = kind_of(GAME).at("train").layout(GAME)
PLANE = {name: number for number, name in enumerate(LAYOUT.planes)}
TERRAINS = [PLANE[name] for name in ("grass", "flower-field", "forest", "canyon", "desert")]
TILES = [number for name, number in PLANE.items() if name.startswith("location: ")]
CARDS = [n for n, name in enumerate(LAYOUT.vector) if name.startswith("card in play: ")]
SUPPLY = LAYOUT.vector.index("supply, seat 0")
CELLS, VERBS, OTHERS = LAYOUT.cells, len(LAYOUT.verbs), len(LAYOUT.others)
END = VERBS * CELLS  # the first action without a hex
SIGNS = np.array([1, -1, 1], np.float32)  # what is taken away is lost, what is put there is gained
SETTLEMENTS = 40

# --- what can be seen of a hex ------------------------------------------------------------------


def moved(s: Words) -> list[Words]:
    """Sets of hexes moved by one in each of the six directions."""
    down, up = np.zeros_like(s), np.zeros_like(s)
    down[:, 1:], up[:, :-1] = s[:, :-1], s[:, 1:]
    one = np.uint32(1)
    return [s << one, s >> one, down, down >> one, up, up << one]


def beside(s: Words) -> Words:
    """The hexes next to a set."""
    found: Words = np.bitwise_or.reduce(moved(s))
    return found


def whole(rows: NDArray[np.bool_]) -> Words:
    """All bits where something is true of a row, or of a whole board."""
    return np.where(rows, np.uint32(0xFFFFFFFF), np.uint32(0))


def quarters() -> Words:
    """The four sections of the board."""
    found = np.zeros((4, LAYOUT.rows), np.uint32)
    for row in range(LAYOUT.rows):
        for column in range(20):
            found[row // 10 * 2 + column // 10, row] |= np.uint32(1 << 10 + column - row // 2)
    return found


QUARTERS = quarters()


def features(planes: Words) -> Words:
    """What a hex has to offer, as sets of hexes: for each match, feature and row a word."""
    board, free, water = (planes[:, PLANE[name]] for name in ("board", "free", "water"))
    own, other = (planes[:, PLANE[f"settlements, seat {seat}"]] for seat in (0, 1))
    places = planes[:, PLANE["castle"]] | planes[:, PLANE["location"]]
    one, two, three = np.zeros_like(own), np.zeros_like(own), np.zeros_like(own)
    for s in moved(own):  # how many settlements of one's own are beside it
        three |= two & s
        two |= one & s
        one |= s
    reach, wide = np.zeros_like(own), np.zeros_like(own)
    for terrain in (planes[:, number] & free for number in TERRAINS):
        touched = np.bitwise_or.reduce(terrain & one, axis=1, keepdims=True)
        new = beside(terrain) & whole(touched == 0)  # nothing of one's own touches it yet
        wide |= reach & new
        reach |= new
    spots = [beside(s) for s in (water, planes[:, PLANE["mountain"]], places)]
    left = planes[:, PLANE["tiles left"]] & ~planes[:, PLANE["tiles taken, seat 0"]]
    in_row = np.bitwise_count(own)
    fullest = in_row.max(axis=1, keepdims=True)
    found = [
        *(one, two, three, beside(other), reach, wide),
        *(*spots, *(beside(spot & free & ~water) for spot in spots)),  # there, or one step away
        *(beside(planes[:, PLANE["castle"]] & ~one), beside(places & ~one) & one),
        *(beside(left & planes[:, tile]) for tile in TILES),
        beside(beside(left) & board) & ~beside(left),
        *(whole(in_row == 0), whole(in_row == fullest), whole(in_row == fullest - 1)),
    ]
    mine, theirs = (
        np.stack([np.bitwise_count(s & q).sum(axis=1) for q in QUARTERS], axis=1)
        for s in (own, other)
    )
    fewest = mine == mine.min(axis=1, keepdims=True)
    lead = mine.astype(int) - theirs
    for state in (fewest, lead < -2, (lead < 0) & (lead >= -2), lead == 0, (lead > 0) & (lead < 4)):
        found.append(np.bitwise_or.reduce(whole(state)[:, :, None] & QUARTERS, axis=1))
    return np.stack(found, axis=1)


FEATURES = features(np.zeros((1, len(PLANE), LAYOUT.rows), np.uint32)).shape[1]
INPUTS = 1 + FEATURES + VERBS + OTHERS
CONTEXT = 2 + len(CARDS)


class Choices(NamedTuple):
    """The legal actions of some matches, one after the other."""

    match: NDArray[np.intp]
    action: NDArray[np.intp]
    inputs: Floats
    """What is known of each: the gold it brings at once, the features of its hex, what it is."""


def choices(planes: Words, masks: NDArray[Any], gains: NDArray[np.int32]) -> Choices:
    """The legal actions and what is known of them."""
    match, action = np.nonzero(masks.view(bool))
    inputs = np.zeros((len(action), INPUTS), np.float32)
    inputs[:, 0] = gains[match, action]
    on_hex = np.flatnonzero(action < END)
    verb, cell = np.divmod(action[on_hex], CELLS)
    words = features(planes)[match[on_hex], :, cell // 32]
    bits = words >> (cell % 32).astype(np.uint32)[:, None] & 1
    inputs[on_hex, 1 : 1 + FEATURES] = bits * SIGNS[verb, None]
    kind = np.where(action < END, action // CELLS, action - END + VERBS)
    inputs[np.arange(len(action)), 1 + FEATURES + kind] = 1
    return Choices(match, action, inputs)


def context(vector: NDArray[np.uint8]) -> Floats:
    """What prices depend on: nothing, how far the game has come, and the cards in play."""
    left = vector[:, SUPPLY : SUPPLY + 1] / SETTLEMENTS
    return np.hstack([np.ones_like(left), left, vector[:, CARDS]]).astype(np.float32)


def worths(prices: Floats, found: Choices, about: Floats) -> Floats:
    """What each of the actions is worth, in gold."""
    worth: Floats = np.einsum("af,af->a", found.inputs, (about @ prices)[found.match])
    return worth


# --- learning -----------------------------------------------------------------------------------


class Step(NamedTuple):
    """One action in every match."""

    seat: NDArray[np.int32]
    before: Floats
    """What was known without looking at the board: a part of the luck comes from there."""
    about: Floats
    surprise: Floats
    """What was done, minus what would have been done on average."""
    lead: Floats
    """By how much the seat was further ahead after it."""
    is_last: NDArray[np.bool_]


class Seen(NamedTuple):
    """What some games have shown: the sums of least squares."""

    squares: NDArray[np.float64]
    sums: NDArray[np.float64]
    gold: list[int]
    """What everybody had in the end."""
    seconds: float
    """Of the processor."""


class Table:
    """Many matches of a player against itself."""

    def __init__(self, matches: int = 64, steps: int = 512, seed: int = 1) -> None:
        self.batch = NativeBatch(matches, seed=seed, boards=512)
        self.steps, self.rng = steps, np.random.default_rng(seed)

    def play(self, prices: Floats, heat: float) -> Seen:
        """Play on in every match; what was done in games that have ended counts."""
        begun, gold = process_time(), list[int]()
        played = [self.step(prices, heat, gold) for _ in range(self.steps)]
        ahead, has_ended = np.zeros(self.batch.matches), np.zeros(self.batch.matches, bool)
        leads, are_over = [], []
        for step in reversed(played):  # how far the first seat is ahead in the end, from here on
            sign = 1 - 2 * step.seat
            ahead = np.where(step.is_last, 0, ahead) + sign * step.lead
            has_ended = has_ended | step.is_last
            leads.append(sign * ahead)
            are_over.append(has_ended)
        lead, is_over = np.array(leads[::-1]), np.array(are_over[::-1])
        known = np.concatenate([step.before for step in played])[is_over.ravel()]
        expected = np.linalg.lstsq(known, lead[is_over], rcond=None)[0]
        squares, sums = np.zeros((prices.size, prices.size)), np.zeros(prices.size)
        for step, led, over in zip(played, lead, is_over, strict=True):
            done = step.about[over, :, None] * step.surprise[over, None, :]
            rows = done.reshape(over.sum(), prices.size)
            squares += rows.T @ rows
            sums += rows.T @ (led[over] - step.before[over] @ expected)
        return Seen(squares, sums, gold, process_time() - begun)

    def step(self, prices: Floats, heat: float, gold: list[int]) -> Step:
        """An action in every match: the more it is worth, the more often it is done."""
        batch, every = self.batch, np.arange(self.batch.matches)
        batch.observe()
        about, seat, now = context(batch.vector), batch.player.copy(), batch.scores()
        found = choices(batch.planes, batch.masks(), batch.gains())
        wish = worths(prices, found, about) / heat
        first = np.searchsorted(found.match, every)
        chance = np.exp(wish - np.maximum.reduceat(wish, first)[found.match])
        chance /= np.add.reduceat(chance, first)[found.match]
        drawn = wish + self.rng.gumbel(size=len(wish))
        best = np.flatnonzero(drawn == np.maximum.reduceat(drawn, first)[found.match])
        average = np.add.reduceat(found.inputs * chance[:, None], first)
        own, other = now[every, seat], now[every, 1 - seat]
        before = np.column_stack([batch.vector, own, other]).astype(np.float32)
        batch.step(found.action[best])
        is_last = batch.over.astype(bool)
        after = np.where(is_last[:, None], batch.gold, batch.scores())
        lead = after[every, seat] - own - (after[every, 1 - seat] - other)
        gold += batch.gold[is_last].ravel().tolist()
        surprise = found.inputs[best] - average
        return Step(seat, before, about, surprise, lead.astype(np.float32), is_last)


class Training:
    """Prices by least squares: how far ahead is a seat in the end that did this, not that?"""

    LUCK = 100.0  # gold squared: how much leads differ by luck alone
    GUESS = (1.0, 0.3)  # gold: how much prices may differ from 0, and from card to card
    MEMORY = 0.94  # what was seen before the last games counts a little less each time
    HEAT = (1.2, 0.2)  # gold: what is worth so much less is done e times as rarely

    def __init__(self) -> None:
        self.prices = np.zeros((CONTEXT, INPUTS), np.float32)
        self.prices[0, 0] = 1  # gold is worth gold: that much is known
        trust = np.repeat([self.GUESS[0]] * 2 + [self.GUESS[1]] * len(CARDS), INPUTS)
        self.doubt = np.diag(self.LUCK / trust**2)
        self.squares, self.sums = np.zeros_like(self.doubt), np.zeros(len(trust))
        self.seconds = 0.0
        """How long it has learned, in processor time of each core."""

    def heat(self, part: float) -> float:
        """Ever less curious, as a part of the time has passed."""
        first, last = self.HEAT
        return float(first * (last / first) ** min(1.0, part))

    def learn(self, games: Sequence[Seen]) -> None:
        """Better prices, from what has been seen."""
        self.squares = self.MEMORY * self.squares + sum(seen.squares for seen in games)
        self.sums = self.MEMORY * self.sums + sum(seen.sums for seen in games)
        prices = np.linalg.solve(self.squares + self.doubt, self.sums)
        self.prices = prices.reshape(self.prices.shape).astype(np.float32)
        self.seconds += max(seen.seconds for seen in games)

    def save(self, file: Path) -> None:
        """Keep the prices, and all that is needed to go on."""
        part = file.with_suffix(".part.npz")
        np.savez(part, **vars(self))
        part.replace(file)

    def load(self, file: Path) -> None:
        """Go on with what was kept."""
        with np.load(file) as kept:
            for name in vars(self):
                setattr(self, name, kept[name][()])  # a number as a number


tables: list[Table] = []
"""The table of a process that plays."""


def sit_down(seed: int) -> None:
    """A process begins to play."""
    tables.append(Table(seed=seed))


def play_on(prices: Floats, heat: float) -> Seen:
    """In such a process."""
    return tables[0].play(prices, heat)


def train(seconds: float, jobs: int = 1, seed: int = 1, file: Path = WEIGHTS) -> None:
    """Learn for some time; a training that was stopped goes on."""
    training, told = Training(), 0.0
    if file.exists():
        training.load(file)
    seeds = range(seed, seed + jobs)
    cores = [ProcessPoolExecutor(1, initializer=sit_down, initargs=(each,)) for each in seeds]
    while training.seconds < seconds:
        heat = training.heat(training.seconds / seconds)
        games = [core.submit(play_on, training.prices, heat) for core in cores]
        seen = [game.result() for game in games]
        training.learn(seen)
        training.save(file)
        gold = np.mean([total for one in seen for total in one.gold])
        if training.seconds - told >= 20:
            told = training.seconds
            print(f"{told:4.0f} s  {gold:5.1f} gold", flush=True)
    for core in cores:
        core.shutdown()


# --- playing ------------------------------------------------------------------------------------


class TrainedBot:
    """Does what is worth most by the prices in `train_bot.npz`."""

    name = "trained"

    def __init__(self, rng: random.Random, prices: Floats | None = None) -> None:
        self.rng = rng
        self.prices = np.load(WEIGHTS)["prices"] if prices is None else prices

    def choose(self, sight: Sight) -> Action:
        """Asked for every single action."""
        found, about, look = self.see(sight)
        worth = worths(self.prices, found, about)
        best = look.action(int(found.action[np.argmax(worth)]))
        assert best is not None
        return best

    def see(self, sight: Sight) -> tuple[Choices, Floats, Look[KingdomBuilder]]:
        """What it can do, as it has learned to see it."""
        game = sight.imagine(self.rng)  # all that the seat may know looks the same in it
        look = LAYOUT.look(game)
        seen = look.observe(sight.seat)
        packed = np.packbits(seen["planes"], axis=-1, bitorder="little").view(np.uint32)[..., 0]
        gains = np.zeros((1, LAYOUT.actions), np.int32)
        for action in game.options:
            if action.verb in LAYOUT.verbs:
                gains[0, look.number(action)] = game.preview(action).gold.get("total", 0)
        found = choices(packed[None], seen["action_mask"][None], gains)
        return found, context(seen["vector"][None]), look


def main() -> None:
    """Train, and keep the prices beside this file; run it again to go on."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--minutes", type=float, default=10, help="of processor time of each core")
    parser.add_argument("--jobs", type=int, default=2, help="cores")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    train(60 * options.minutes, options.jobs, options.seed)


if __name__ == "__main__":
    main()
