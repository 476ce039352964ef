"""What must hold in any game of any boxes, from one action to the next.

A `Watch` reads positions as plain data only; who is next to whom it finds out from the places of
the hexes, not from the engine's own sets.
"""

import random
from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Any

import hexholm
from hexholm.kingdom import KingdomBuilder

BOXES = ("base", "nomads", "crossroads", "marshlands", "harvest", "capitol", "caves", "island")
LAND = {"grass", "canyon", "desert", "flower-field", "forest", "swamp", "farmland"}
NATURE = {*LAND, "water", "mountain"}

Board = dict[str, frozenset[str]]

OPTIONS: dict[str, tuple[bool | int, ...]] = {
    "lords_need_settlement": (False, True),
    "island_knights": (False, True),
    "crossroads_removed_terrain": (False, True),
    "pieces_move_as_settlements": (False, True),
    "canoe_own": (False, True),
    "swamp_cards": (False, True),
    "capitols": (1, 2),
}


def random_options(rng: random.Random) -> dict[str, bool | int]:
    """A value for every option."""
    return {name: rng.choice(values) for name, values in OPTIONS.items()}


def pick(game: hexholm.Game, rng: random.Random) -> hexholm.Action:
    """A random action; rare verbs are as likely as common ones, and so are rare uses."""
    listed = game.legal_actions()
    verb = rng.choice(sorted({action.verb for action in listed}))
    if verb == "end" and len(listed) > 1 and rng.random() < 0.5:
        return rng.choice(listed)
    return rng.choice([action for action in listed if action.verb == verb])


def play_some(game: KingdomBuilder, rng: random.Random, steps: int) -> None:
    for _ in range(steps):
        if game.over:
            return
        game.play(pick(game, rng))


LOCATIONS = sorted(
    {name for section in hexholm.printed_sections().values() for name in section.locations}
    - {"crossroads"}
)


def wild_section(rng: random.Random, number: int) -> hexholm.Section:
    """A section like no other: small patches, two locations three times each, all that is special.

    No crossroads: with several of them a save holds more cards than it may
    (test_a_hand_of_four_cards_is_saved).
    """
    one, two = rng.sample(LOCATIONS, 2)
    rows = [[rng.choice("GCDFTSAWM") for _ in range(10)] for _ in range(10)]
    for r, c in [(rng.randrange(9), rng.randrange(9)) for _ in range(12)]:
        for row in rows[r : r + 3]:
            row[c : c + 3] = rng.choice("GCDFTSAWM") * len(row[c : c + 3])
    for place, letter in zip(rng.sample(range(100), 17), "LLLKKKXXPPOONNNNN", strict=True):
        rows[place // 10][place % 10] = letter
    box = rng.choice(["base", "crossroads"])
    head = f"[wild-{number}] box={box} locations={one},{two} source=house"
    return hexholm.load_section("\n".join([head, *map(" ".join, rows), ""]))


def neighbours_of(game: KingdomBuilder) -> Board:
    """The hexes around each hex (C-7.2), from where they lie."""
    return _neighbours(
        tuple((h["name"], h.get("part"), h["x"], h["y"]) for h in game.board_data()["hexes"])
    )


@cache
def _neighbours(places: tuple[tuple[str, str, int, int], ...]) -> Board:
    at = {(part, x, y): name for name, part, x, y in places}
    steps = ((2, 0), (-2, 0), (1, 1), (1, -1), (-1, 1), (-1, -1))
    return {
        name: frozenset(
            at[part, x + dx, y + dy] for dx, dy in steps if (part, x + dx, y + dy) in at
        )
        for name, part, x, y in places
    }


def turn_of(data: dict[str, Any]) -> int | None:
    """The seat whose turn it is, of a position."""
    seat: int | None = data["turn"].get("seat", data["to_move"])
    return seat


def pieces_of(player: dict[str, Any]) -> list[str]:
    """The hexes of settlements, warriors, wagon and ship; the city hall by its centre."""
    single = [player[key] for key in ("wagon", "ship") if key in player]
    return [*player["settlements"], *player.get("warriors", ()), *single]


def of_kind(player: dict[str, Any], kind: str) -> list[str]:
    """The hexes of a player's warriors, wagon or ship."""
    if kind == "warrior":
        return list(player.get("warriors", ()))
    return [player[kind]] if kind in player else []


def owed_pieces(data: dict[str, Any], seat: int) -> list[str]:
    """The kinds of the warriors, wagons and ships that a player owes to the temple."""
    due = data["turn"].get("due_pieces", ()) if seat == turn_of(data) else ()
    return [*data["players"][seat].get("owed_pieces", ()), *due]


def row_of(name: str) -> str:
    """The row of a hex: 4 for c4, i.3 for i.b3."""
    return f"i.{name[3:]}" if name.startswith("i.") else name[1:]


class Watch:
    """The position of a game after its last action, to be compared with the next one."""

    def __init__(self, game: KingdomBuilder) -> None:
        board = game.board_data()["hexes"]
        self.ground = {h["name"]: h["ground"] for h in board}
        self.section = {h["name"]: h["section"] for h in board}
        self.sites = [h["name"] for h in board if h["ground"] == "location"]
        self.around = neighbours_of(game)
        setup = game.setup_data()
        self.cards = setup["cards"]
        self.seats = range(setup["players"])
        self.tiles = Counter(setup.get("nomads", {}).values())
        self.options, self.edition = setup["options"], setup["edition"]
        self.deck = 30 if self.has_swamp_cards(game) else 25
        self.data = game.position()
        self.takes = self.cathedrals()
        """The number tiles that may still be chosen in this turn, one with each cathedral."""
        self.roved = set(self.data["turn"].get("roved", ()))
        self.standing(game)

    def see(self, game: KingdomBuilder) -> None:
        """An action was played: look at what has become of the position."""
        before, self.data = self.data, game.position()
        action = game.log[-1]
        self.standing(game)
        self.changed(before, action)
        self.kinds(before, action)
        self.numbered(before, action, game.events)
        self.paid(before, action)
        self.turned(before, action, [event.kind for event in game.events])

    def has_swamp_cards(self, game: KingdomBuilder) -> bool:
        """S-M, `swamp_cards`: with the box; switched off, only with one of its sections."""
        setup = game.setup_data()
        printed = hexholm.printed_sections()
        names = [s.removesuffix(":turned") for s in setup["sections"] if isinstance(s, str)]
        marsh = any(printed[name].box == "marshlands" for name in names)
        return "marshlands" in setup["boxes"] and (self.options["swamp_cards"] or marsh)

    # --- one position ------------------------------------------------------------------------

    def standing(self, game: KingdomBuilder) -> None:
        """Everything is where it can be, and nothing twice."""
        self.settlements()
        self.hexes()
        self.stocks()
        if not self.data["turn"]["tasks"] and not self.data.get("silo_step") and not game.over:
            self.tiles_and_marks()
        tasks, to_move = self.data["turn"]["tasks"], self.data["to_move"]
        if tasks:
            assert tasks[-1]["seat"] == to_move
        elif not self.data["over"]:
            assert to_move == turn_of(self.data), "without a task the player of the turn decides"
        assert (to_move is None) == self.data["over"] == game.over
        assert bool(game.options) != game.over

    def settlements(self) -> None:
        """Forty of each player, on the board or beside it."""
        mover = turn_of(self.data)
        for seat, player in enumerate(self.data["players"]):
            number = len(player["settlements"]) + player["supply"] + player.get("owed", 0)
            number += len(player.get("marks", ()))
            number += self.data["turn"].get("due", 0) if seat == mover else 0
            assert number == 40, f"seat {seat} has {number} settlements"
            assert len(player.get("warriors", ())) <= 2
            assert self.data["last_round"] or player["supply"], "B-6.1"

    def hexes(self) -> None:
        """B-3.1, B-3.2: one thing a hex, and none on special hexes."""
        for player in self.data["players"]:
            for name in pieces_of(player):
                assert self.ground[name] in NATURE
            if not self.options["pieces_move_as_settlements"]:
                assert {self.ground[name] for name in player.get("warriors", ())} <= LAND
                assert self.ground.get(player.get("wagon")) in {*LAND, "mountain", None}
                assert self.ground.get(player.get("ship")) in {"water", None}
            if "city_hall" in player:
                assert {self.ground[name] for name in self.city_hall(player)} <= LAND
                assert len(self.city_hall(player)) == 7
        things = self.things(self.data)
        assert len(things) == len(set(things)), "two pieces on a hex"
        assert {self.ground[name] for name in self.data.get("walls", ())} <= LAND
        assert {self.ground[name] for name in self.data.get("scouts", ())} <= NATURE

    def city_hall(self, player: dict[str, Any]) -> list[str]:
        centre = player.get("city_hall")
        return [centre, *self.around[centre]] if centre else []

    def things(self, data: dict[str, Any]) -> list[str]:
        """The hexes of all pieces, walls and scouts."""
        own = [h for p in data["players"] for h in (*pieces_of(p), *self.city_hall(p))]
        return [*own, *data.get("walls", ()), *data.get("scouts", ())]

    def stocks(self) -> None:
        """There are 25 walls, 2 scouts, number tiles worth 18, two tiles a location hex."""
        players = self.data["players"]
        assert len(self.data.get("walls", ())) <= 25
        assert len(self.data.get("scouts", ())) <= 2
        assert self.numbers() <= 18
        taken = Counter(tile["from"] for player in players for tile in player["tiles"])
        taken.update(where for player in players for where in player["lost"])
        assert max(taken.values(), default=0) <= 2
        marks = [row for player in players for row in player.get("marks", ())]
        assert len(marks) == len(set(marks)), "nobody marks a row twice"
        assert "mayors" in self.cards or not marks
        gone = self.gone(self.data)
        assert min(gone.values(), default=0) >= 0, "more nomad tiles than there were"
        found = [player["gold"] - sum(player.get("earned", {}).values()) for player in players]
        assert min(found) >= 0
        assert sum(found) == 3 * gone["treasure"], "N-treasure: gold at once, the tile is gone"

    def tiles_and_marks(self) -> None:
        """B-4.1, B-4.5, N-1, A-33b between two actions: who stands where has what."""
        players = self.data["players"]
        taken = Counter(tile["from"] for player in players for tile in player["tiles"])
        taken.update(where for player in players for where in player["lost"])
        marked = {row for player in players for row in player.get("marks", ())}
        for player in players:
            own = self.own(player)
            held = {tile["from"] for tile in player["tiles"]}
            beside = {site for site in self.sites if self.around[site] & own}
            assert held <= beside, "a tile stays while a piece stands beside its hex"
            for site in beside - held - set(player["lost"]):
                assert taken[site] == 2, "a tile is taken while there is one"
            for camp in self.data.get("nomads", ()):
                assert not self.around[camp] & own, "a nomad tile is taken at once"
            if "mayors" in self.cards and not self.data["last_round"]:
                rows = Counter(row_of(name) for name in own)
                assert {row for row in rows if rows[row] >= 4} <= marked, "A-33b: marked at once"

    def own(self, player: dict[str, Any]) -> set[str]:
        """Every hex with a piece of a player."""
        return {*pieces_of(player), *self.city_hall(player)}

    def gone(self, data: dict[str, Any]) -> Counter[str]:
        """The nomad tiles of the set-up that neither lie on their hex nor are held."""
        gone = self.tiles.copy()
        gone.subtract(data.get("nomads", {}).values())
        for player in data["players"]:
            gone.subtract(tile["name"] for tile in player.get("nomads", ()))
        return gone

    # --- two positions -----------------------------------------------------------------------

    def changed(self, before: dict[str, Any], action: str) -> None:
        """What an action cannot do."""
        now = self.data
        war = {h for player in before["players"] for h in player.get("warriors", ())}
        war -= {task.get("lifted") for task in before["turn"]["tasks"][-1:]}
        blocked = {h for warrior in war for h in self.around[warrior]}
        new = set(self.things(now)) - set(self.things(before))
        assert not new & blocked, "X-warrior: nothing comes next to a warrior"
        assert not new or action.split(maxsplit=1)[0] in ("build", "put")
        assert set(before.get("walls", ())) <= set(now.get("walls", ())), "A-48: walls stay"
        assert now.get("nomads", {}).items() <= before.get("nomads", {}).items(), "never refilled"
        gone = self.gone(now) - self.gone(before)
        verb = action.split(maxsplit=1)[0]
        assert verb in ("use", "choose", "end") or set(gone) <= {"treasure"}, "N-2"
        assert verb != "use" or gone.total() <= 1
        assert now["last_round"] >= before["last_round"], "B-6.2"
        for old, player in zip(before["players"], now["players"], strict=True):
            assert player["gold"] >= old["gold"]
            assert set(old.get("marks", ())) <= set(player.get("marks", ())), "a mark stays"
            assert set(old["lost"]) <= set(player["lost"]), "B-4.3: a lost tile stays lost"
            if "city_hall" in old and player["city_hall"] != old["city_hall"]:
                assert self.edition > 1, "X-cityhall: it stays"
                assert action == f"build {player['city_hall']}", "H-bazaar-b: it is placed again"
                used = [t for t in player["tiles"] if t["name"] == "bazaar" and not t["ready"]]
                assert used or "bazaar" in {t["name"] for t in old["tiles"]}

    def kinds(self, before: dict[str, Any], action: str) -> None:
        """C-3, A-12c, M-temple: a piece stays what it is, on the board or on a temple."""
        task = before["turn"]["tasks"][-1:]
        by = task[0]["task"] if task else ""
        for seat in self.seats:
            for kind, most in (("warrior", 2), ("wagon", 1), ("ship", 1)):
                (stood, owed), (stands, owes) = (
                    (len(of_kind(data["players"][seat], kind)), owed_pieces(data, seat).count(kind))
                    for data in (before, self.data)
                )
                assert stands + owes <= most, f"too many {kind}s"
                if owes > owed:
                    assert (by, stands) == ("temple", stood - 1), "M-temple"
                    assert self.options["pieces_move_as_settlements"], "A-12c"
                elif owes < owed:
                    assert (by, owes, stands) == ("", owed - 1, stood + 1), "M-temple"
                    assert not before["turn"]["left"] + before["turn"].get("due", 0), "at last"
                elif stands > stood:
                    assert by == {"warrior": "barracks", "ship": "lighthouse"}.get(kind, kind)
                elif stands < stood:
                    assert action.startswith("take ")

    def numbered(
        self, before: dict[str, Any], action: str, events: Iterable[hexholm.Event]
    ) -> None:
        """H-cathedral: a number tile for each cathedral tile, or chosen; one back for a build."""
        task = before["turn"]["tasks"][-1:]
        by_cathedral = bool(task) and task[0]["task"] == "cathedral"
        self.takes -= action == "choose number"
        assert self.edition == 1 or self.takes >= 0, "H-bazaar-b"
        if turn_of(self.data) != turn_of(before):
            self.takes = self.cathedrals()
        for seat, player in enumerate(self.data["players"]):
            change = player.get("numbers", 0) - before["players"][seat].get("numbers", 0)
            if by_cathedral and seat == before["to_move"]:
                change -= action == "choose number"
                change += action.startswith("build ")
            taken = [e for e in events if e[:3] == ("tile-taken", seat, "cathedral")]
            assert change == len(taken) or (0 <= change < len(taken) and self.numbers() == 18)

    def cathedrals(self) -> int:
        """The cathedral tiles of the seat whose turn it is."""
        seat = turn_of(self.data)
        tiles = [] if seat is None else self.data["players"][seat]["tiles"]
        return sum(tile["name"] == "cathedral" for tile in tiles)

    def numbers(self) -> int:
        return sum(player.get("numbers", 0) for player in self.data["players"])

    def paid(self, before: dict[str, Any], action: str) -> None:
        """K-shepherds, K-ambassadors, K-rovers: gold for every new piece, and for nothing else."""
        builder, mover, now = before["to_move"], turn_of(before), self.data
        new: set[str] = set()
        halls = [data["players"][builder].get("city_hall") for data in (before, now)]
        is_moved = halls[0] and halls[0] != halls[1]  # H-bazaar-b: a move pays nothing
        if action.startswith("build ") and not before.get("silo_step") and not is_moved:
            new = self.own(now["players"][builder]) - self.own(before["players"][builder])
        taken = set(self.things(now))
        foreign = {
            h for seat in self.seats if seat != builder for h in self.own(now["players"][seat])
        }
        full = [h for h in new if not self.alike(h) - taken]
        sections = {self.section[h] for h in new} & {0, 1, 2, 3} if builder == mover else set()
        expected = {
            "shepherds": 2 * len(full),
            "ambassadors": sum(bool(self.around[h] & foreign) for h in new),
            "rovers": len(sections - self.roved),
        }
        self.roved |= sections
        if turn_of(now) != mover:
            self.roved = set()
        for seat in self.seats:
            old, paid = (data["players"][seat].get("earned", {}) for data in (before, now))
            for card in expected.keys() & set(self.cards):
                gold = expected[card] if seat == builder else 0
                assert paid.get(card, 0) - old.get(card, 0) == gold, card

    def alike(self, name: str) -> set[str]:
        """The neighbours of the same terrain."""
        return {h for h in self.around[name] if self.ground[h] == self.ground[name]}

    def turned(self, before: dict[str, Any], action: str, events: Iterable[str]) -> None:
        """Turns go 0, 1, 2 ...; whoever interrupts hands the turn back."""
        now, seat, following = self.data, turn_of(before), turn_of(self.data)
        assert seat is not None
        if before.get("silo_step"):
            assert now["over"] or now["to_move"] >= before["to_move"], "A-22: in turn order"
            return
        if "turn-ended" not in events:
            assert following == seat
            between = before["turn"]["begun"] and before["turn"]["left"] and before["turn"]["card"]
            if between and not before["turn"]["tasks"]:
                assert action == "use outpost" or action.startswith("build "), "B-1.3"
            return
        assert action == "end"
        assert before["to_move"] == seat
        assert not before["turn"]["tasks"]
        assert not before["turn"]["left"] + before["turn"].get("due", 0), "B-1.1"
        assert "scouts" not in now, "H-scouts: they leave at the end of the turn"
        fresh = [t["name"] for t in before["players"][seat].get("nomads", ()) if not t["ready"]]
        nomads = [{"name": name, "ready": True} for name in fresh]
        assert now["players"][seat].get("nomads", []) == nomads, "N-2: the others are gone"
        for player in now["players"]:
            assert all(tile["ready"] and not tile["new"] for tile in player["tiles"]), "B-1.4"
        if now["over"] or now.get("silo_step"):
            assert seat == self.seats[-1], "B-6.1: the round is finished"
            assert before["last_round"] or not before["turn"]["built"]
        else:
            assert following == (seat + 1) % len(self.seats)
            assert now["to_move"] == following
            assert seat != self.seats[-1] or not before["last_round"]

    # --- now and then ------------------------------------------------------------------------

    def counted(self, game: KingdomBuilder) -> None:
        """Terrain cards and location tiles are all there; the scores are sums."""
        view = game.view(None)
        cards = sum(self.data["discards"].values()) + sum(self.data["removed"].values())
        cards += sum(len(player["hand"]) for player in self.data["players"])
        assert cards + view["deck_size"] == self.deck
        players = self.data["players"]
        taken = [tile["from"] for player in players for tile in player["tiles"]]
        taken += [where for player in players for where in player["lost"]]
        for where, location in view["locations"].items():
            assert taken.count(where) + location["tiles"] == 2
        for seat, score in enumerate(game.scores()):
            assert score["total"] == sum(gold for name, gold in score.items() if name != "total")
            parts = game.contributions(seat)
            assert set(score) - {"total"} == set(parts)
            for name, groups in parts.items():
                assert sum(group.gold for group in groups) == score[name], name
