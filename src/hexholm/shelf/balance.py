"""What "balanced" means: cards that pay for what the land has.

How well a card suits a land is measured, not guessed. Games are played there by two players who
choose any legal action with the same chance, and all cards are scored at the end, in play or not.
What a card pays here, divided by what it pays on average on lands from the same shelf, is how it
suits the land: 1 is average, and a card that looks at mountains gets more where there are more of
them. A card that is the same everywhere stays at 1. A set-up is balanced when each of its cards
pays at least nine tenths of its average here. Cards that can't be scored from the board suit every
land.
"""

from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache
from typing import Any, Final

from hexholm.chance import Draw
from hexholm.game import Game
from hexholm.library import kind_of
from hexholm.shelf.wishes import Owned, Wishes
from hexholm.streams import roll
from hexholm.texts import Told

LEAST: Final = 0.9
"""What a card must pay of its average."""
GAMES: Final = 24
"""Games on the land in question,"""
LANDS: Final = 8
"""lands that the average is taken from,"""
GAMES_EACH: Final = 12
"""and games on each of them."""
PLAYERS: Final = 2
_USE: Final = 0xBA1A


def fitting(shelf: Any, setup: Mapping[str, Any], cards: Collection[str]) -> list[str]:
    """The cards that suit the land of a set-up."""
    return [card for card, worth in suits(shelf, setup, cards).items() if worth >= LEAST]


def suits(
    shelf: Any, setup: Mapping[str, Any], cards: Collection[str], games: int = GAMES
) -> dict[str, float]:
    """How well each card suits a land."""
    average = _average(shelf.game, shelf.owned)
    here = pays(shelf, setup, [card for card in cards if average.get(card)], games)
    return {card: here[card] / average[card] if card in here else 1.0 for card in cards}


@lru_cache(maxsize=64)
def _average(game: str, owned: Owned) -> Mapping[str, float]:
    """What each card pays on a land of this shelf."""
    shelf = kind_of(game).at("shelf").Shelf(owned, Wishes())
    lands = []
    for seed in range(LANDS):
        dice, setup = Draw(seed, _USE), dict(shelf.always)
        for pool in shelf.pools:
            setup[pool.key] = shelf.laid(pool.key, pool.pick(shelf.wishes, {}, dice), dice)
        lands.append(pays(shelf, setup, shelf.cards, GAMES_EACH))
    return {card: sum(land[card] for land in lands) / LANDS for card in lands[0]}


def pays(
    shelf: Any, setup: Mapping[str, Any], cards: Iterable[str], games: int
) -> dict[str, float]:
    """What cards pay a player on average, but for those that can't be scored from the board."""
    kind, about_cards = kind_of(shelf.game), shelf.groups[shelf.scored]
    land = {key: value for key, value in setup.items() if key not in about_cards}
    ends = [_end(kind.new(number, players=PLAYERS, **land), number) for number in range(games)]
    scored = [card for card in cards if _is_scored(kind, ends[0], card)]
    gold = dict.fromkeys(scored, 0)
    for end in ends:
        for score in kind.score(end, scored):
            for card in scored:
                gold[card] += score[card]
    return {card: total / (games * PLAYERS) for card, total in gold.items()}


def _is_scored(kind: Any, end: Game, card: str) -> bool:
    try:
        kind.score(end, [card])
    except Told:
        return False
    return True


def _end(game: Game, seed: int) -> Game:
    """The end of a game in which everybody does anything that is legal."""
    number = 0
    while not game.over:
        options, number = game.options, number + 1
        game.play(options[roll(seed, number, len(options), _USE)])
    return game
