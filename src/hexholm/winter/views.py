"""The position of Winter Kingdom as plain data, and what a seat may know of it.

Hidden are the terrain cards of the others until their turn, the talents they have not bought, the
talents nobody was dealt, the draw pile and the seed.
"""

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, TypeVar

from hexholm.fields import MOVER, NOBODY, OWNER, unseen, writing
from hexholm.game import Data
from hexholm.winter.box import CARDS, POINTS, TALENTS
from hexholm.winter.fields import PLAYER, TABLE
from hexholm.winter.inplay import ACTIONS
from hexholm.winter.mechanisms.using import THEN, Again
from hexholm.winter.telling import said

if TYPE_CHECKING:
    from hexholm.winter.turn import WinterKingdom

G = TypeVar("G", bound="WinterKingdom")


_position = writing(TABLE)
_SECRET: Final = unseen(TABLE, NOBODY)
_HIDDEN: Final = unseen(PLAYER, OWNER, MOVER)
_HIDDEN_IN_TURN: Final = unseen(PLAYER, OWNER)


def position(g: "WinterKingdom") -> Data:
    """The whole position, hidden things included."""
    return _position(g, 0)


def view(g: "WinterKingdom", seat: int | None) -> Data:
    """What a seat may know (None: a spectator), with what is useful to draw it."""
    return {**views(g, [seat])[0], "log": g.log}


def views(g: "WinterKingdom", seats: Sequence[int | None]) -> list[Data]:
    """What each of these seats may know, except the log, which all of them know."""
    known = position(g)
    for key in _SECRET:
        known.pop(key, None)
    players = known.pop("players")
    for player in players:
        for key in _HIDDEN:
            player[f"{key}_size"] = len(player[key])
    setup = g.setup_data()
    del setup["seed"]
    del setup["talents"]
    asked = asks(g)
    economy, cards = g.rules.economy, [CARDS[name] for name in g.setup.cards]
    needed = [economy.mark, *(card.mark for card in cards)]
    sources = {**{card.name: card.source for card in cards}, economy.name: economy.source}
    twists = {f"twist-{twist.name}": twist.source for twist in g.rules.twists}
    common = {
        **known,
        "deck_size": sum(g.deck.values()),
        "prices": {n: [g.price(n, upgrade=False), g.price(n, upgrade=True)] for n in TALENTS},
        "points": {name: POINTS[g.setup.edition][name] for name in g.setup.cards},
        "sources": sources | twists,  # who says what they say: printed, inferred, house
        "marks": {mark: getattr(g.setup, mark) for mark in needed if mark},  # W-18
        "scores": g.scores(),
        "winners": g.winners,
    }
    return [
        {
            "game": g.name,
            "setup": setup,
            "seat": seat,
            "players": [_seen(g, seat, other, player) for other, player in enumerate(players)],
            **common,
            "asks": {**asked, "says": said(g, asked, seat)},
        }
        for seat in seats
    ]


def _seen(g: "WinterKingdom", seat: int | None, other: int, player: Data) -> Data:
    if other == seat:
        return player
    return player | dict.fromkeys(_HIDDEN_IN_TURN if other == g.player else _HIDDEN)


def asks(g: "WinterKingdom") -> Data:
    """What is asked of the seat that decides."""
    if g.over:
        return {"kind": "over"}
    if g.tasks:
        task = g.tasks[-1]
        extra = ACTIONS[task.by]
        verbs = [verb for verb, s in extra.offer(g, task)[0] if s]
        kind = extra.asks if extra.asks != "build" or not verbs else verbs[0]
        asked = {"kind": kind, "by": task.note if isinstance(extra, Again) else task.by}
        return asked | {"left": task.left, "then": task.note == THEN}
    if g.demands:
        return {"kind": "mandatory", "terrain": g.terrain, "left": g.left, "begun": g.begun}
    return {"kind": "purchase" if not g.step else "end", "step": g.step}


def imagine(g: G, seat: int | None, rng: random.Random) -> G:
    """Deal again what the seat can't know, with a new seed."""
    new: G = g.copy()
    cards = [card for card, number in g.deck.items() for _ in range(number)]
    hidden = [other for other in range(g.seats) if other not in (seat, g.player)]
    for other in hidden:
        cards.extend(g.hands[other])
    cards.sort()  # the same shuffle wherever the hidden cards lie
    rng.shuffle(cards)
    for other in hidden:
        new.hands[other] = tuple(cards.pop() for _ in g.hands[other])
    new.deck = {card: cards.count(card) for card in g.deck}
    others = [other for other in range(g.seats) if other != seat]
    seen = {name for bought in g.bought for name in bought}
    seen |= set(g.talents[seat]) if seat is not None else set()
    unseen = [name for name in TALENTS if name not in seen]
    rng.shuffle(unseen)
    for other in others:
        new.talents[other] = tuple(unseen.pop() for _ in g.talents[other])
    dealt = [(*new.talents[other], *new.bought[other]) for other in range(g.seats)]
    new.setup = g.setup._replace(talents=tuple(dealt))
    new.seed, new.draws, new.next_cards = rng.getrandbits(53), 0, ()
    new._begin(g._actions, edited=True)
    new.events = g.events
    return new
