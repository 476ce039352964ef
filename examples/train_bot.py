"""Trains a bot for the base game with numpy alone, in minutes on one core (docs/training.md).

python train_bot.py --minutes 8                                    # writes train_bot.npz
hexholm arena --bots train_bot:TrainedBot,easy --games 200         # in this folder
hexholm --bot train_bot:TrainedBot                                 # in the browser
"""

import argparse
import random
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hexholm import Action
from hexholm.bots import Sight
from hexholm.library import kind_of
from hexholm.train import NativeBatch

WEIGHTS = Path(__file__).with_suffix(".npz")
Floats = NDArray[np.float64]
Words = NDArray[np.uint32]

CELLS, ROWS, CARDS, VERBS = 640, 20, 10, 3
# Planes, by their place in the layout (`Layout.planes` names them), for two players.
BOARD, TERRAINS, WATER, MOUNTAIN, CASTLE, LOCATION = 0, slice(1, 6), 6, 7, 8, 9
FREE, TILES_LEFT, OWN, OTHER, TAKEN = 18, 19, 24, 25, 30
SUPPLY = 45  # of the vector
END = VERBS * CELLS  # the first action without a hex


def moved(s: Words) -> list[Words]:
    """Sets of hexes moved by one in each of the six directions."""
    down, up = np.zeros_like(s), np.zeros_like(s)
    down[:, 1:], up[:, :-1] = s[:, :-1], s[:, 1:]
    return [s << 1, s >> 1, down, down >> 1, up, up << 1]


def beside(s: Words) -> Words:
    """The hexes next to a set."""
    return np.bitwise_or.reduce(moved(s))


def whole(rows: NDArray[np.bool_]) -> Words:
    """All bits where something is true of a row, or of a whole board."""
    return np.where(rows, np.uint32(0xFFFFFFFF), np.uint32(0))


def quarters() -> Words:
    """The four sections of the board."""
    found = np.zeros((4, ROWS), np.uint32)
    for row in range(ROWS):
        for column in range(20):
            found[row // 10 * 2 + column // 10, row] |= np.uint32(1 << 10 + column - row // 2)
    return found


QUARTERS = quarters()


def features(planes: Words) -> Words:
    """What a hex has to offer, as sets of hexes: for each match, feature and row a word."""
    own, other, free, board = (planes[:, n] for n in (OWN, OTHER, FREE, BOARD))
    places = planes[:, CASTLE] | planes[:, LOCATION]
    around = moved(own)
    one, two, three = np.zeros_like(own), np.zeros_like(own), np.zeros_like(own)
    for s in around:
        three |= two & s
        two |= one & s
        one |= s
    tiles = beside(planes[:, TILES_LEFT] & ~planes[:, TAKEN])
    reach = np.zeros_like(own)  # next to a terrain that nothing of one's own touches yet
    for terrain in planes[:, TERRAINS].transpose(1, 0, 2):
        is_new = ~((terrain & free & one).any(axis=1, keepdims=True))
        reach |= beside(terrain & free) & whole(is_new)
    spots = [beside(planes[:, n]) for n in (WATER, MOUNTAIN)] + [beside(places)]
    ways = [beside(spot & free & ~planes[:, WATER]) for spot in spots]  # one step from there
    in_row = np.bitwise_count(own)
    fullest = in_row.max(axis=1, keepdims=True)
    found = [
        *(board, one, two, three, beside(other), reach),
        *(*spots, *ways),
        *(planes[:, WATER], beside(planes[:, CASTLE] & ~one), beside(places & ~one)),
        *(beside(places & ~one) & one, tiles, beside(tiles & board) & ~tiles),
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


FEATURES = 26
CONTEXT = CARDS + 2


class Choices(NamedTuple):
    """The legal actions of some matches, one after the other."""

    match: NDArray[np.intp]
    action: NDArray[np.intp]
    inputs: Floats
    """What is known of each: the features of its hex, if it has one."""
    verb: NDArray[np.intp]
    """Its verb; an action without a hex has the last one."""


def choices(planes: Words, masks: NDArray[Any]) -> Choices:
    """The legal actions and what is known of them."""
    match, action = np.nonzero(masks.view(bool))
    verb = np.minimum(action // CELLS, VERBS)
    is_hex = verb < VERBS
    packed = features(planes)
    bits = np.unpackbits(packed.view(np.uint8), axis=-1, bitorder="little")
    cells = bits.reshape(len(planes), FEATURES, CELLS)
    inputs = np.zeros((len(action), FEATURES))
    inputs[is_hex] = cells[match[is_hex], :, action[is_hex] % CELLS]
    inputs[~is_hex, action[~is_hex] - VERBS * CELLS] = 1
    return Choices(match, action, inputs, verb)


class Policy:
    """How good each action seems: weights per verb and feature, for each card in play."""

    def __init__(self, weights: Floats | None = None) -> None:
        shape = (VERBS + 1, CONTEXT, FEATURES)
        self.weights = np.zeros(shape) if weights is None else weights

    def logits(self, found: Choices, context: Floats) -> Floats:
        """For each of the actions how good it seems; a card in play adds its own weights."""
        weights = np.einsum("nc,vcf->nvf", context, self.weights)
        return np.einsum("af,af->a", found.inputs, weights[found.match, found.verb])


def context(vector: NDArray[np.uint8]) -> Floats:
    """What weights depend on: nothing, the cards in play, and how far the game has come."""
    left = vector[:, SUPPLY : SUPPLY + 1] / 40
    return np.concatenate([np.ones((len(vector), 1)), vector[:, :CARDS], left], axis=1)


class Adam:
    """Steps uphill, each weight at its own pace."""

    def __init__(self, shape: tuple[int, ...], rate: float) -> None:
        self.mean, self.square, self.rate, self.time = np.zeros(shape), np.zeros(shape), rate, 0

    def step(self, gradient: Floats) -> Floats:
        """How far to go."""
        self.time += 1
        self.mean += 0.1 * (gradient - self.mean)
        self.square += 0.01 * (gradient**2 - self.square)
        mean, square = self.mean / (1 - 0.9**self.time), self.square / (1 - 0.99**self.time)
        step: Floats = self.rate * mean / (np.sqrt(square) + 1e-8)
        return step


class Training:
    """Policy gradient in games against oneself: what brings gold soon is done more often."""

    def __init__(self, matches: int = 128, steps: int = 32, seed: int = 1) -> None:
        self.batch = NativeBatch(matches, seed=seed, boards=256)
        self.steps, self.rng = steps, np.random.default_rng(seed)
        self.policy = Policy()
        self.adam = Adam(self.policy.weights.shape, 0.12)
        self.discount = 0.9
        """What gold is worth after the end of a turn, compared with gold before it."""
        self.gold: list[float] = []
        """The gold of those who finished a game, lately."""

    def choose(self) -> tuple[NDArray[np.intp], Floats, Floats]:
        """An action for each match by chance, the surprise in it, and what weights depend on."""
        batch = self.batch
        batch.observe()
        about, found = context(batch.vector), choices(batch.planes, batch.masks())
        logits = self.policy.logits(found, about)
        first = np.searchsorted(found.match, np.arange(batch.matches))
        top = np.maximum.reduceat(logits, first)
        chance = np.exp(logits - top[found.match])
        chance /= np.add.reduceat(chance, first)[found.match]
        luck = logits + self.rng.gumbel(size=len(logits))
        is_best = luck == np.maximum.reduceat(luck, first)[found.match]
        chosen = np.flatnonzero(is_best)
        surprise = np.zeros((batch.matches, VERBS + 1, FEATURES))
        np.add.at(surprise, (found.match, found.verb), -chance[:, None] * found.inputs)
        surprise[np.arange(batch.matches), found.verb[chosen]] += found.inputs[chosen]
        return found.action[chosen], surprise, about

    def improve(self) -> None:
        """Play some steps in every match, and learn from what they brought."""
        batch, told = self.batch, []
        every = np.arange(batch.matches)
        for _ in range(self.steps):
            before = batch.scores()
            seat = batch.player.copy()
            actions, surprise, about = self.choose()
            vector = batch.vector.astype(float)
            batch.step(actions)
            over = batch.over.astype(bool)[:, None]
            change = np.where(over, batch.gold, batch.scores()) - before
            later = np.where(actions[:, None] == END, self.discount, 1) * ~over
            told.append((seat, vector, surprise, about, change, later))
            self.gold += batch.gold[over[:, 0]].ravel().tolist()
        ahead, worths = np.zeros((batch.matches, 2)), []
        for seat, _, _, _, change, later in reversed(told):
            ahead = change + later * ahead
            worths.append(ahead[every, seat])
        worth = np.concatenate(worths[::-1])
        _, vectors, surprises, abouts, _, _ = (
            np.concatenate(some) for some in zip(*told, strict=True)
        )
        square = vectors.T @ vectors + np.eye(vectors.shape[1])
        worth -= vectors @ np.linalg.solve(square, vectors.T @ worth)  # what was to be expected
        weighted = surprises.reshape(len(worth), -1) * (worth / worth.std())[:, None]
        gradient = (abouts.T @ weighted).reshape(CONTEXT, VERBS + 1, FEATURES) / len(worth)
        self.policy.weights += self.adam.step(gradient.transpose(1, 0, 2))


def train(seconds: float, seed: int = 1, *, tells: bool = True) -> Policy:
    """A policy that has learned for some time."""
    training, begun, told = Training(seed=seed), perf_counter(), 0.0
    while (passed := perf_counter() - begun) < seconds:
        training.adam.rate = 0.004 + 0.12 * (1 - passed / seconds)  # ever smaller steps
        training.improve()
        if tells and passed - told >= 20:
            told, gold = passed, training.gold[-2000:]
            print(f"{passed:4.0f} s  {np.mean(gold):5.1f} gold", flush=True)
    return training.policy


class TrainedBot:
    """Does what seems best to the policy in `train_bot.npz`."""

    name = "trained"

    def __init__(self, rng: random.Random, policy: Policy | None = None) -> None:
        self.rng = rng
        self.policy = policy or Policy(np.load(WEIGHTS)["weights"])

    def choose(self, sight: Sight) -> Action:
        """Asked for every single action."""
        game = sight.imagine(self.rng)  # all that the seat may know looks the same in it
        look = kind_of(game).at("train").layout(game).look(game)
        seen = look.observe(sight.seat)
        packed = np.packbits(seen["planes"], axis=-1, bitorder="little").view(np.uint32)[..., 0]
        found = choices(packed[None], seen["action_mask"][None])
        logits = self.policy.logits(found, context(seen["vector"][None]))
        action: Action = look.action(int(found.action[np.argmax(logits)]))
        return action


def main() -> None:
    """Train, and keep the weights beside this file."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--minutes", type=float, default=8)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    np.savez(WEIGHTS, weights=train(60 * options.minutes, options.seed).weights)


if __name__ == "__main__":
    main()
