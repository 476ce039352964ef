"""Random positions against the second reading, and whole random games that are watched."""

import random
import re
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hexholm
from tests.winter.helpers import (
    ARROW,
    AXES,
    CHOOSE,
    ECONOMY,
    LETTERS,
    SUITABLE,
    TALENTS,
    TERRAINS,
    TWISTS,
    Land,
    Seat,
    Twist,
    acts,
    around,
    beyond,
    builds,
    codes,
    fits,
    forts,
    groups,
    houses,
    me,
    only,
    play,
    position,
    prices,
    spots,
    uses,
)
from tests.winter.reference import Reading, coins, random_buildings, random_land

BUILDERS = (
    "pasture sawmill garden monastery hot-springs hunting-lodge port port-2 mine mine-2 market "
    "market-2 farm farm-2 barracks barracks-2 tavern tavern-2 outpost outpost-2 tower homestead "
    "crossroads"
).split()
REASON = re.compile(
    r"W-([1-9]|1[0-8])|W-(7|15|16)b|notation"
    rf"|talent-({'|'.join((*TALENTS, 'tunnel'))})"
    rf"|twist-({'|'.join(TWISTS)})|economy-({'|'.join(ECONOMY)})"
)
PLACES = ((), ("keep-away",), ("separate-lands",), ("keep-away", "separate-lands"))
"""Twists that say where a building may stand."""
WHERE = {*PLACES, *((*some, "long-reach") for some in PLACES)}
MOVERS = (
    "mule toboggan toboggan-2 horse horse-2 caravan dog-sled dog-sled-2 guide wagon wagon-2 "
    "sleigh sleigh-2 carriage tunnel"
).split()


def one_or_more(twists: Sequence[str]) -> Twist:
    """Twists as a set-up takes them: none, a name, or a list."""
    return list(twists) if len(twists) > 1 else next(iter(twists), None)


def several(first: str, number: int) -> Twist:
    """One to three twists that can be played together, beginning with this one."""
    at = TWISTS.index(first)
    some = [TWISTS[(at + step) % len(TWISTS)] for step in (0, 1, 3)][:number]
    assert fits(some)
    return one_or_more(some)


SOME = (None, *(several(twist, 1 + at % 3) for at, twist in enumerate(TWISTS)))
"""No twist, one, two and three of them, each twist more than once."""


def reading(rng: random.Random, *twists: str) -> tuple[Land, Reading, list[Seat]]:
    """A random position of three players with seat 0 to move."""
    land = random_land(rng)
    at = land.letters()
    pieces = random_buildings(rng, at, 3)
    read = Reading(at, *pieces[0], [h | f for h, f in pieces[1:]])
    read.twists = frozenset(twists)
    read.card = rng.choice([t for t in TERRAINS if read.empty(LETTERS[t])])
    seats = [Seat(" ".join(sorted(h)), " ".join(sorted(f)), read.card) for h, f in pieces]
    return land, read, seats


def check_builder(game: hexholm.Game, read: Reading, talent: str) -> None:
    """A build talent is offered exactly where the reading says."""
    found = read.building(talent)
    assert (talent in uses(game)) == bool(found), talent
    if found:
        used = play(game.copy(), f"use {talent}")
        assert spots(used, "build") | spots(used, "fort") == found, talent


def check_mover(game: hexholm.Game, read: Reading, talent: str, reads_as: str) -> None:
    """A move talent takes and puts exactly what the reading says."""
    ways = {h: read.moving(reads_as, h) for h in read.houses}
    offered = talent in uses(game)
    if any(sure for sure, _ in ways.values()):
        assert offered, talent
    if not offered:
        return
    used = play(game.copy(), f"use {talent}")
    taken = only(used, "take")
    assert {h for h, (sure, _) in ways.items() if sure} <= taken, talent
    for h in taken:
        sure, perhaps = ways[h]
        found = only(play(used.copy(), f"take {h}"), "put")
        assert sure <= found <= perhaps, (talent, h)


@pytest.mark.parametrize("twists", sorted(WHERE), ids="+".join)
@pytest.mark.parametrize("seed", range(6))
def test_legal_actions_of_a_random_position(seed: int, twists: tuple[str, ...]) -> None:
    """W-1, W-2, W-11 - W-17, W-15b, W-16b and every talent's actions, with keep-away,
    separate-lands and long-reach, alone and together."""
    rng = random.Random(f"{seed} {twists}")
    land, read, seats = reading(rng, *twists)
    cards = list(TALENTS)
    rng.shuffle(cards)
    for start in range(0, 25, 5):
        hand = cards[start : start + 5]
        mine = Seat(seats[0].houses, seats[0].forts, read.card, " ".join(f"{t}+" for t in hand))
        game = position(land, mine, *seats[1:], twist=one_or_more(twists))
        assert builds(game) == read.mandatory()
        guided = "guide" in hand
        for talent in BUILDERS:
            if talent.removesuffix("-2") in hand:
                check_builder(game, read, talent)
        for talent in MOVERS:
            if talent.removesuffix("-2") in hand:
                check_mover(game, read, talent, talent)
        check_mover(game, read, "tunnel", "guide-2" if guided else "tunnel")
        allowed = {f"{t}-2" for t in CHOOSE} | {"crossroads-2"} | {*TALENTS, "tunnel"}
        assert uses(game) <= allowed
        right = read.mandatory(read.right()) if "crossroads" in hand else set()
        can = "crossroads-2" in uses(game)
        assert can == bool(right)
        assert (builds(play(game.copy(), "use crossroads-2")) if can else set()) == right


@pytest.mark.parametrize("twists", PLACES, ids="+".join)
@pytest.mark.parametrize("seed", range(6))
def test_arrows_of_a_random_position(seed: int, twists: tuple[str, ...]) -> None:
    """W-5, MB, MD, T12: what follows directly on the upper action."""
    rng = random.Random(f"arrow {seed} {twists}")
    land, read, seats = reading(rng, *twists)
    for talent in set(ARROW) - {"caravan"}:
        mine = Seat(seats[0].houses, seats[0].forts, read.card, f"{talent}+")
        game = position(land, mine, *seats[1:], twist=one_or_more(twists))
        if talent not in uses(game):
            continue
        play(game, f"use {talent}")
        left = ""
        if spots(game, "take"):
            left = rng.choice(sorted(spots(game, "take")))
            play(game, f"take {left}")
            new = rng.choice(sorted(spots(game, "put")))
            play(game, f"put {new}")
        else:
            new = rng.choice(sorted(builds(game)))
            play(game, f"build {new}")
        after = Reading(read.at, (read.houses - {left}) | {new}, read.forts, read.others)
        after.twists, after.card = read.twists, read.card
        free = after.empty("FGUESTI")
        if talent == "homestead":
            open_ = {h for h in after.at if h[0] == "0"} - after.own - after.foreign | {new}
            expected = next(g for g in groups(open_, apart=True) if new in g) & free - {new}
        else:
            expected = free & after.near(new)
        # The rules do not say whether a moved house may go straight back.
        assert spots(game, "put") - {left} == expected - {left}, talent
        assert "end" in acts(game) or not expected - {left}


@pytest.mark.parametrize("twists", PLACES, ids="+".join)
@pytest.mark.parametrize("seed", range(6))
def test_caravan_of_a_random_position(seed: int, twists: tuple[str, ...]) -> None:
    """W-5, T12, caravan: exactly the hex just left, where that is suitable."""
    rng = random.Random(f"caravan {seed} {twists}")
    land, read, seats = reading(rng, *twists)
    mine = Seat(seats[0].houses, seats[0].forts, read.card, "caravan+")
    game = position(land, mine, *seats[1:], twist=one_or_more(twists))
    check_mover(game, read, "caravan", "caravan")
    movable = spots(play(game.copy(), "use caravan"), "take") if "caravan" in uses(game) else set()
    for left in movable:
        moved = play(game.copy(), "use caravan", f"take {left}")
        new = rng.choice(sorted(spots(moved, "put")))
        play(moved, f"put {new}")
        after = Reading(read.at, read.houses - {left} | {new}, read.forts, read.others)
        after.twists = read.twists
        is_suitable = left in after.empty(SUITABLE)
        assert (f"build {left}" in acts(moved)) == is_suitable
        assert (acts(moved) - {f"build {left}", f"fort {left}"} == {"end"}) == is_suitable


class Watcher:
    """Plays a game at random and checks after each action what must always hold."""

    def __init__(self, game: hexholm.Game, rng: random.Random) -> None:
        self.game, self.rng = game, rng
        setup = game.to_dict()["setup"]
        self.economy = setup["economy"]
        named = setup["twist"]
        self.twists = frozenset([named] if isinstance(named, str) else named) - {"none"}
        self.top, self.seats = setup["top_board"], setup["players"]
        self.at = {codes()[h["name"]]: LETTERS[h["ground"]] for h in game.board_data()["hexes"]}
        self.new_turn()

    def new_turn(self) -> None:
        """Forget what was done."""
        self.uses: Counter[str] = Counter()
        self.repeats = self.built = 0
        self.buying = self.taken = False
        self.line: list[str] = []
        self.talent = self.moved = ""

    def reading(self) -> Reading:
        """The position as its mover sees it."""
        game, number = self.game, self.game.player or 0
        rest = [houses(game, n) | forts(game, n) for n in range(self.seats) if n != number]
        read = Reading(self.at, houses(game, number), forts(game, number), rest)
        read.twists = self.twists
        read.card = me(game, number)["hand"][0]
        return read

    def always(self) -> None:
        """Pieces and coins add up in every position."""
        data = self.game.to_dict()
        for p in data["players"]:
            stand, strong = len(p["houses"]), len(p["forts"])
            assert stand + p["supply"]["houses"] + p["out"] == 32
            assert strong + p["supply"]["forts"] + p["out_forts"] == 4
            assert p["coins"] >= 0
            assert len(p["hand"]) == 1
            assert len(p["talents"]) + len(p["bought"]) == 5
            assert len({c["name"] for c in p["bought"]} | set(p["talents"])) == 5
        flat = [h for p in data["players"] for h in p["houses"] + p["forts"]]
        assert len(flat) == len(set(flat))
        assert all(self.at[codes()[h]] in "FGUESTIM" for h in flat)
        cards = Counter(t for p in data["players"] for t in p["hand"])
        cards.update({t: n for t, n in data["discards"].items() if n})
        assert all(cards[t] <= 5 for t in TERRAINS)

    def offers(self, legal: set[str]) -> None:
        """What may be built or bought now, where nothing is under way."""
        game, number = self.game, self.game.player
        assert number is not None
        mine, turn = me(game, number), game.to_dict()["turn"]
        verbs = {a.split()[0] for a in legal}
        if self.buying or turn["tasks"]:
            return
        left = 3 - len(self.line)
        stock = sum(mine["supply"].values())
        can = self.reading().mandatory(turn["terrain"]) if left and stock else set()
        if "end" in verbs:
            assert not can, "W-8: as many of the three as possible"
            rate = "bargain" in self.twists
            price = {t: [max(0, c - rate) for c in both] for t, both in prices().items()}
            wallet = mine["coins"]
            assert {a for a in legal if a.startswith("buy ")} == {
                f"buy {t}" for t in mine["talents"] if price[t][0] <= wallet
            }
            assert {a for a in legal if a.startswith("upgrade ")} == {
                f"upgrade {c['name']}"
                for c in mine["bought"]
                if not c["upgraded"] and price[c["name"]][1] <= wallet
            }
            assert ("repeat" in verbs) <= (wallet >= 5)
        else:
            assert spots(game, "build") | spots(game, "fort") == can
        if len(self.line) in (0, 3) and self.rng.random() < 0.1:
            self.talents(mine, bool(stock))

    def talents(self, mine: dict[str, Any], stock: bool) -> None:
        """Every talent not used this turn does what the second reading says, and no other."""
        game, read = self.game, self.reading()
        cards = {c["name"]: c["upgraded"] for c in mine["bought"] if not self.uses[c["name"]]}
        can = {*cards} | {f"{t}-2" for t in CHOOSE if cards.get(t)} | {"tunnel"}
        for talent in can:
            if talent in MOVERS and talent != "tunnel":
                check_mover(game, read, talent, talent)
            elif talent in BUILDERS and stock:
                check_builder(game, read, talent)
        if not self.uses["tunnel"]:
            all_of = {c["name"]: c["upgraded"] for c in mine["bought"]}
            check_mover(game, read, "tunnel", "guide-2" if all_of.get("guide") else "tunnel")
        assert uses(game) <= can | {"crossroads-2"}

    def step(self) -> None:
        """One random action and its consequences."""
        game, number = self.game, self.game.player
        assert number is not None
        legal = sorted(acts(game))
        assert legal, "there is always something to do"
        self.offers(set(legal))
        liked = ("use", "buy", "upgrade", "repeat", "put")
        action = self.rng.choices(legal, [3 if a.startswith(liked) else 1 for a in legal])[0]
        verb, _, arg = action.partition(" ")
        before, strong, left = me(game, number), forts(game, number), self.left()
        last = verb == "take" and {a.split()[0] for a in legal} == {"take"}
        self.taken |= last and "overreach" in self.twists and not self.talent
        play(game, action)
        over = game.player != number or game.over
        gained = me(game, number)["coins"] - before["coins"]
        if verb == "use":
            self.on_use(arg)
        elif verb in ("build", "fort"):
            self.on_build(arg, verb == "fort", gained, self.left() < left)
        elif verb == "put":
            assert gained == 0
        elif verb == "repeat":
            assert gained == -5
            self.repeats, self.buying = 3, True
        elif verb in ("buy", "upgrade"):
            assert gained <= 0
            self.buying = True
        elif verb == "take" and gained:
            assert self.economy == "salvage"
            assert gained == (2 if arg in strong else 1)
            self.buying = True
        if verb not in ("take", "fort"):
            assert forts(game, number) == strong, "forts never move"
        if verb in ("put", "build", "fort"):
            self.talent = ""
        if over:
            if "overreach" in self.twists:
                assert self.taken == (self.built > 4 and bool(before["houses"]))
            self.new_turn()

    def left(self) -> int:
        """The buildings of the mandatory action still to be built."""
        found: int = self.game.to_dict()["turn"]["left"]
        return found

    def on_build(self, h: str, fort: bool, gained: int, mandatory: bool) -> None:
        """W-7, W-7b: coins for this building, unless it is a guest house or Caravan's second;
        Marble for the third of the mandatory action."""
        read = self.reading()
        self.built += 1
        if mandatory and not self.talent:
            self.line.append(h)
        white = mandatory or bool(self.talent)
        due = coins(self.economy, read, h, fort, self.top) if white else 0
        if self.economy == "marble" and mandatory and len(self.line) == 3:
            forts = sum(one in read.forts for one in self.line)
            due = 2 + forts if self.straight() else 0
        assert gained == due, (h, fort)
        near = any(self.at[n] == "V" for n in read.near(h))
        stock = sum(me(self.game, self.game.player or 0)["supply"].values())
        guest = read.empty(SUITABLE) & around(read.own, read.apart)
        if "hospitality" in self.twists and mandatory and near and stock and guest:
            assert spots(self.game, "build") | spots(self.game, "fort") == guest
            assert "end" in acts(self.game)

    def straight(self) -> bool:
        """Whether the three buildings of the mandatory action are adjacent in a line."""
        apart = "separate-lands" in self.twists
        for h in self.line:
            for one, _ in AXES:
                if {h, *list(beyond(h, one, apart))[:2]} == set(self.line):
                    return True
        return False

    def on_use(self, arg: str) -> None:
        """W-4, W-6: each card once per turn, three times for five coins, once by Quick study."""
        self.talent = "" if arg == "crossroads-2" else arg
        if self.repeats:
            self.repeats -= 1
            return
        card = "crossroads-2" if arg == "crossroads-2" else arg.removesuffix("-2")
        self.uses[card] += 1
        assert self.uses[card] == 1, arg

    def play_out(self) -> None:
        """To the end of the game, with all that must hold on the way."""
        for _ in range(3000):
            if self.game.over:
                break
            self.step()
            if self.game.player == 0:
                self.always()
        assert self.game.over, "no game runs for ever"
        self.always()


def new_game(seed: int, players: int, **more: Any) -> hexholm.Game:
    """A game with the seat's talents drawn."""
    game: hexholm.Game = hexholm.new_game("winter-kingdom", players=players, seed=seed, **more)
    return game


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("economy", "twist"), list(zip(ECONOMY, TWISTS, strict=True)))
def test_a_whole_random_game(players: int, economy: str, twist: str) -> None:
    """W-3, W-4, W-7, W-7b, W-10: every economy card and twist, two to four players, to the end;
    with three players two twists, with four three."""
    game = new_game(players, players, economy=economy, twist=several(twist, players - 1))
    watch = Watcher(game, random.Random(f"{players} {twist}"))
    watch.play_out()
    totals = [s["total"] for s in game.scores()]
    assert game.winners == [n for n, t in enumerate(totals) if t == max(totals)]
    assert game.log.count("end") >= players
    replayed = hexholm.replay(game.record())
    assert replayed.to_dict() == game.to_dict()
    assert hexholm.load_game(game.to_dict()) == game


@settings(max_examples=12, deadline=None)
@given(
    st.integers(0, 2**32),
    st.integers(2, 4),
    st.sampled_from(ECONOMY),
    st.lists(st.sampled_from(TWISTS), unique=True, max_size=7).filter(fits),
)
def test_any_random_game(seed: int, players: int, economy: str, twists: list[str]) -> None:
    """W-3, W-4, W-7, W-7b, W-10: whatever is combined, to the end."""
    game = new_game(seed, players, economy=economy, twist=one_or_more(twists))
    watch = Watcher(game, random.Random(seed))
    watch.play_out()
    assert hexholm.load_game(game.to_dict()) == game


@pytest.mark.parametrize(("economy", "twist"), list(pairwise([*ECONOMY, *TWISTS])))
def test_names_are_known(economy: str, twist: str) -> None:
    """Sections 4 and 5: all names can be given at set-up."""
    names = {"economy": economy} if economy in ECONOMY else {"twist": economy}
    names |= {"economy": twist} if twist in ECONOMY else {"twist": twist}
    setup = new_game(1, 2, **names).to_dict()["setup"]
    assert all(setup[key] == value for key, value in names.items())


def rich(rng: random.Random, twist: Twist) -> hexholm.Game:
    """Four players with four upgraded talents each and many coins."""
    land = random_land(rng)
    cards = list(TALENTS)
    rng.shuffle(cards)
    seats = [
        Seat(
            bought=" ".join(f"{t}+" for t in cards[5 * n : 5 * n + 4]),
            talents=cards[5 * n + 4],
            coins=30,
            hand=rng.choice(TERRAINS),
        )
        for n in range(4)
    ]
    return position(land, *seats, economy=rng.choice(ECONOMY), twist=twist)


@pytest.mark.parametrize("twist", SOME, ids=str)
def test_a_rich_game(twist: Twist) -> None:
    """W-4, W-5, W-6: many coins and bought talents, so that all of them are used."""
    rng = random.Random(f"rich {twist}")
    game = rich(rng, twist)
    watch = Watcher(game, rng)
    for _ in range(3000):
        if game.over:
            break
        watch.step()
        if rng.random() < 0.05:
            watch.always()
    assert game.over
    watch.always()


@pytest.mark.parametrize("seed", range(6))
def test_every_legal_action_plays_and_others_do_not(seed: int) -> None:
    """The contract: legal actions play, all others raise and change nothing; undo is exact."""
    rng = random.Random(seed)
    game = new_game(seed, 2 + seed % 3, twist=TWISTS[seed], economy=ECONOMY[-1 - seed])
    wrong = ["end", "use tunnel", "repeat tunnel", *(f"use {t}" for t in TALENTS)]
    wrong += [f"{v} {h}" for v in ("build", "fort", "take", "put") for h in ("044", "333", "622")]
    wrong += [f"{v} {t}" for v in ("buy", "upgrade", "repeat") for t in TALENTS]
    undone = refused = 0
    for _ in range(60):
        if game.over:
            break
        legal = sorted(acts(game))
        before = game.to_dict()
        tries = [play(game.copy(), action) for action in rng.sample(legal, min(4, len(legal)))]
        assert all(tried.to_dict() != before for tried in tries)
        for tried in (tried for tried in tries if tried.can_undo):
            tried.undo()
            undone += 1
            assert tried.to_dict() == before
        for action in set(rng.sample(wrong, 12)).difference(legal):
            with pytest.raises(hexholm.IllegalAction) as caught:
                play(game, action)
            refused += 1
            assert REASON.fullmatch(caught.value.reason.rule), caught.value.reason.rule
        assert game.to_dict() == before
        play(game, rng.choice(legal))
    assert min(undone, refused) > 20


@pytest.mark.parametrize("twist", SOME, ids=str)
def test_every_state_of_a_turn_can_be_saved(twist: Twist) -> None:
    """The contract: also in the middle of a talent, of a repeat, of Quick study or Hospitality."""
    game = rich(random.Random(f"saved {twist}"), twist)
    rng = random.Random(7)
    for _ in range(90):
        legal = sorted(acts(game))
        for other in (hexholm.load_game(game.to_dict()), hexholm.from_text(game.text())):
            assert sorted(acts(other)) == legal
            action = rng.choice(legal)
            played = play(game.copy(), action)
            play(other, action)
            assert sorted(acts(other)) == sorted(acts(played))
            assert other.to_dict()["players"] == played.to_dict()["players"]
        liked = ("use", "repeat", "put", "buy", "upgrade")
        play(game, rng.choices(legal, [4 if a.startswith(liked) else 1 for a in legal])[0])


@settings(max_examples=15)
@given(
    seed=st.integers(0, 10**6),
    players=st.integers(2, 4),
    choices=st.lists(st.integers(0, 10**6), min_size=5, max_size=120),
)
def test_a_game_is_its_record(seed: int, players: int, choices: list[int]) -> None:
    """Save, text, replay, at: any prefix of any game."""
    game = new_game(seed, players)
    for choice in choices:
        if game.over:
            break
        legal = game.options
        game.play(legal[choice % len(legal)])
    data = game.to_dict()
    assert hexholm.load_game(data).to_dict() == data
    assert hexholm.replay(game.record()).to_dict() == data
    assert game.at(len(game.log)).to_dict() == data
    assert hexholm.from_text(game.text()).to_dict()["players"] == data["players"]
    half = game.at(len(game.log) // 2)
    for action in game.log[len(game.log) // 2 :]:
        half.play(action)
    assert half.to_dict() == data
