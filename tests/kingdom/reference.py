"""A slow second reading of the rules: what each action offers at a position of Kingdom Builder.

Written from the rules text. It reads a game's plain data only (view and board), so that any
position on any board, island, scouts, walls and warriors included, can be compared.
"""

from collections.abc import Iterable
from functools import cached_property
from typing import Any

import hexholm
from tests.kingdom.asking import acts, all_of, offered, play

LAND = {"grass", "canyon", "desert", "flower-field", "forest", "swamp", "farmland"}
SPECIAL = {"location", "castle", "nomad", "palace", "silo"}
STEPS = ((2, 0), (-2, 0), (1, 1), (1, -1), (-1, 1), (-1, -1))  # in half hexes and rows
NAMED = {  # the actions that build one settlement on one terrain
    "farm": "grass",
    "oasis": "desert",
    "garden": "flower-field",
    "foresters-lodge": "forest",
    "monastery": "canyon",
}
MOVED = {"harbor": "water", "ropebridge": "canyon", "tree-house": "forest"}
REPEATED = ("city-hall", "cathedral")
"""What the bazaar repeats in another way than it was used (H-bazaar-b)."""
BONUS = {"canoe-bonus": "canoe", "refuge-bonus": "refuge", "temple-bonus": "temple"}


class Position:
    """The position of the player to move, who has no task to finish."""

    def __init__(self, game: hexholm.Game) -> None:
        board = game.board_data()["hexes"]
        self.view: dict[str, Any] = game.view(None)
        self.ground = {h["name"]: h["ground"] for h in board}
        self.place = {h["name"]: (h.get("part", "main"), h["x"], h["y"]) for h in board}
        self.at = {place: name for name, place in self.place.items()}
        self.seat: int = self.view["to_move"]
        self.me: dict[str, Any] = self.view["players"][self.seat]
        self.card: str = self.view["turn"]["card"]
        setup = game.setup_data()
        self.edition: int = setup["edition"]
        self.all_pieces_move: bool = setup["options"]["pieces_move_as_settlements"]
        turn = self.view["turn"]
        self.pending = bool(turn["left"] + turn.get("due", 0)) or any(
            action.verb == "build" for action in game.legal_actions()
        )

    # --- the board ---------------------------------------------------------------------------

    def step(self, name: str, way: tuple[int, int], times: int = 1) -> str | None:
        part, x, y = self.place[name]
        return self.at.get((part, x + times * way[0], y + times * way[1]))

    def around(self, names: Iterable[str]) -> set[str]:
        """All hexes next to one of these."""
        return {n for name in names for way in STEPS if (n := self.step(name, way))}

    def of(self, *grounds: str) -> set[str]:
        return {name for name, ground in self.ground.items() if ground in grounds}

    @cached_property
    def beside_water(self) -> set[str]:
        """Q-island-b: the shore of the island too."""
        shore = {
            name
            for name, (part, _, _) in self.place.items()
            if part == "island" and len(self.around([name])) < 6
        }
        return self.around(self.of("water")) | shore

    @cached_property
    def edge(self) -> set[str]:
        """C-7.4, A-28: of the main board only."""
        main = {n: place for n, place in self.place.items() if place[0] == "main"}
        return {n for n, (_, x, y) in main.items() if x < 2 or x > 37 or y in (0, 19)}

    # --- pieces ------------------------------------------------------------------------------

    def pieces(self, seat: int) -> set[str]:
        """X-pieces: everything that counts as a settlement."""
        found = self.view["players"][seat]["pieces"]
        return {name for piece in found for name in piece.get("hexes", [piece["hex"]])}

    @cached_property
    def houses(self) -> set[str]:
        return set(self.me["settlements"])

    @cached_property
    def movable(self) -> set[str]:
        """A-12c: settlements only; by the option all that counts as one, but no city hall."""
        single = {self.me[key] for key in ("wagon", "ship") if key in self.me}
        others = {*self.me.get("warriors", ()), *single}
        return self.houses | others if self.all_pieces_move else self.houses

    @cached_property
    def own(self) -> set[str]:
        """A-42: with the scouts of this turn."""
        return self.pieces(self.seat) | set(self.view.get("scouts", ()))

    @cached_property
    def rivals(self) -> set[str]:
        seats = range(len(self.view["players"]))
        return {name for seat in seats if seat != self.seat for name in self.pieces(seat)}

    @cached_property
    def warriors(self) -> set[str]:
        return {h for player in self.view["players"] for h in player.get("warriors", ())}

    @cached_property
    def blocked(self) -> set[str]:
        """X-warrior."""
        return self.around(self.warriors)

    @cached_property
    def free(self) -> set[str]:
        """No piece, wall or scout, and no warrior next to it (A-13)."""
        return self.opened(set())

    def opened(self, lifted: set[str]) -> set[str]:
        """What is free once pieces are lifted: their hexes, and what a lifted warrior blocked."""
        taken = (self.own | self.rivals) - lifted | set(self.view.get("walls", ()))
        return self.ground.keys() - taken - self.around(self.warriors - lifted)

    @cached_property
    def for_scouts(self) -> set[str]:
        """A-38: those on the board are placed again, so their hexes are free."""
        free = self.free | set(self.view.get("scouts", ())) - self.blocked
        return self.of(*LAND, "water", "mountain") & free

    @cached_property
    def land(self) -> set[str]:
        return self.of(*LAND) & self.free

    def bound(self, hexes: set[str], own: set[str] | None = None) -> set[str]:
        """B-3.3."""
        return hexes & self.around(self.own if own is None else own) or hexes

    # --- actions -----------------------------------------------------------------------------

    def tiles(self, name: str) -> list[dict[str, Any]]:
        return [tile for tile in self.me["tiles"] if tile["name"] == name]

    def pair(self, name: str) -> bool:
        """M-bonus: two tiles, none of them of this turn."""
        return len([tile for tile in self.tiles(name) if not tile["new"]]) > 1

    def builds(self, name: str) -> set[str] | None:
        """Where an action may build its (first) settlement or piece; None for other actions."""
        free, own, land = self.free, self.own, self.land
        card = self.of(self.card) & free if self.card else set()
        match name:
            case "oracle":
                return self.bound(card)
            case "cathedral":
                return self.bound(card) if self.me.get("numbers") else set()
            case "quarry":
                return card & self.around(own) if len(self.view.get("walls", ())) < 25 else set()
            case "tower":
                return self.bound(land & self.edge)
            case "tavern":
                ends = {
                    end
                    for name in own
                    for way in STEPS
                    if {self.step(name, way), self.step(name, way, 2)} <= own
                    and (end := self.step(name, way, 3))
                }
                return land & ends
            case "village":
                return {h for h in land if len(self.around([h]) & own) >= 3}
            case "fountain":
                ground = land | (self.of("mountain") & free if self.pair("fountain") else set())
                quiet = {h for h in ground if len(self.around([h]) & own) == 1}
                return quiet - self.around(self.rivals)
            case "water-mill":
                return self.bound(land & self.beside_water)
            case "mountain-station":
                return self.bound(land & self.around(self.of("mountain")))
            case "watchtower":
                return self.bound(land & self.around(self.rivals))
            case "university":
                return self.bound(land & self.around(self.of(*SPECIAL)))
            case "farmland":
                return self.of("farmland") & free & self.around(own)
            case "canoe-bonus":
                grounds = self.of("swamp") & free, self.of("water") & free
                return self.bound(grounds[0]) | self.bound(grounds[1])
            case "scout-cabin":
                return self.for_scouts & self.around(self.pieces(self.seat))
            case "city-hall":
                if "city_hall" in self.me:
                    return set()
                fits = {h for h in land if len(self.around([h]) & land) == 6}
                return {h for h in fits if ({h} | self.around([h])) & self.around(own)}
            case "barracks":
                return self.bound(land) if len(self.me.get("warriors", ())) < 2 else set()
            case "wagon":
                ground = land | self.of("mountain") & free
                return set() if "wagon" in self.me else self.bound(ground)
            case "lighthouse":
                return set() if "ship" in self.me else self.bound(self.of("water") & free)
        if name in NAMED:
            return self.bound(self.of(NAMED[name]) & free)
        return None

    def halls(self) -> set[str]:
        """H-bazaar-b: the other centres for the city hall, its old place cleared first."""
        centre = self.me["city_hall"]
        old = {centre} | self.around([centre])
        land, beside = self.of(*LAND) & self.opened(old), self.around(self.own - old)
        fits = {h for h in land - {centre} if len(self.around([h]) & land) == 6}
        return {h for h in fits if ({h} | self.around([h])) & beside}

    def steps(self, name: str, start: str, here: str) -> set[str]:
        """Where a piece that set out from a hex may step next; A-06c: also back to it."""
        vehicles = {"wagon": (*LAND, "mountain"), "lighthouse": ("water",)}
        ground = self.of(*vehicles.get(name, LAND)) & self.opened({start})
        return self.around([here]) & ground - ({start} if self.edition == 1 else set())

    def puts(self, name: str, piece: str) -> set[str]:
        """Where an action may move a piece to."""
        lifted, rest = self.opened({piece}), self.own - {piece}
        land = self.of(*LAND) & lifted - {piece}
        match name:
            case "paddock":
                return {h for way in STEPS if (h := self.step(piece, way, 2))} & land
            case "refuge":
                return self.around([piece]) & land
            case "caravan":
                return {self.slide(piece, way, land) for way in STEPS} - {piece}
            case "refuge-bonus":
                return {h for way in STEPS if (h := self.jump(piece, way, land))}
            case "palisade":
                area, more = {piece}, {piece}
                while more := self.around(more) & self.own - area:
                    area |= more
                return self.around(area - {piece}) & land
            case "caves":
                beside = self.around(self.view.get("caves", ()))
                return beside & land if piece in beside else set()
        ground = MOVED.get(name, self.card)
        return self.bound(self.of(ground) & lifted, rest) - {piece} if ground else set()

    def slide(self, piece: str, way: tuple[int, int], land: set[str]) -> str:
        while (ahead := self.step(piece, way)) in land and ahead:
            piece = ahead
        return piece

    def jump(self, piece: str, way: tuple[int, int], land: set[str]) -> str | None:
        ahead = self.step(piece, way)
        while ahead and ahead not in land:
            ahead = self.step(ahead, way)
        return ahead

    MOVES = (
        *("barn", "harbor", "ropebridge", "tree-house", "paddock", "refuge", "caravan"),
        *("refuge-bonus", "palisade", "caves"),
    )

    def offers(self, name: str) -> set[str]:
        """The actions right after `use NAME`; none when it cannot be used."""
        if name in self.MOVES:
            return {f"take {piece}" for piece in self.movable if self.puts(name, piece)}
        if name == "temple":
            return {f"take {piece}" for piece in self.movable}
        if name == "resettlement":
            return {f"take {h}" for h in self.movable if self.steps(name, h, h)}
        if name == "sword":
            return {f"take {h}" for h in self.first_victim()}
        if name == "bazaar":
            return {f"choose {again}" for again in self.repeatable()}
        if name == "donation":
            kinds = [kind for kind in self.donations() if self.me["supply"]]
            if len(kinds) > 1:
                return {f"choose {kind}" for kind in kinds}
            return {f"build {h}" for kind in kinds for h in self.donations()[kind]}
        hexes = self.builds(name)
        assert hexes is not None, name
        found = {f"build {h}" for h in hexes}
        places_a_piece = ("quarry", "scout-cabin", "city-hall", "barracks", "wagon", "lighthouse")
        if name not in places_a_piece and not self.me["supply"]:
            found = set()
        numbers = sum(player.get("numbers", 0) for player in self.view["players"])
        if name == "cathedral" and numbers < 18:
            found |= {"choose number"}
        if name == "barracks":
            found |= {f"take {h}" for h in self.me.get("warriors", ())}
        for kind, key, ground in (
            ("wagon", "wagon", self.land | self.of("mountain") & self.free),
            ("lighthouse", "ship", self.of("water") & self.free),
        ):
            if name == kind and key in self.me:
                found |= {f"put {h}" for h in self.around([self.me[key]]) & ground}
                found |= {f"take {self.me[key]}"}
        return found

    def nomads(self) -> list[str]:
        """N-2: the nomad tiles of an earlier turn."""
        return [tile["name"] for tile in self.me.get("nomads", ()) if tile["ready"]]

    def donations(self) -> dict[str, set[str]]:
        """N-donation: the terrains of the tiles and where each may build first."""
        tiles = [name for name in self.nomads() if name.startswith("donation-")]
        grounds = [name.removeprefix("donation-") for name in tiles]
        hexes = {ground: self.bound(self.of(ground) & self.free) for ground in grounds}
        return {ground: found for ground, found in hexes.items() if found}

    def first_victim(self) -> set[str]:
        """N-sword-b, A-12: what can be hit of the next player who has anything but a city hall."""
        players = self.view["players"]
        for after in range(1, len(players)):
            pieces = players[(self.seat + after) % len(players)]["pieces"]
            if found := {piece["hex"] for piece in pieces if piece["kind"] != "city-hall"}:
                return found
        return set()

    def repeatable(self) -> set[str]:
        """H-bazaar, A-23, A-23c: used tiles that can do something again, and the crossroads."""
        used = {t["name"] for t in self.me["tiles"] if not t["new"] and not t["ready"]}
        found = {name for name in used - {"bazaar", "canoe", "crossroads"} if self.can_again(name)}
        held = {t["name"] for t in self.me["tiles"] if not t["new"]}
        return found | held & {"crossroads"}

    def again(self, name: str) -> set[str]:
        """H-bazaar-b: where the bazaar's city hall or cathedral may build."""
        if name == "city-hall":
            return self.halls()
        return self.builds(name) or set() if self.me["supply"] else set()

    def can_again(self, name: str) -> bool:
        """Whether the bazaar may repeat a used action."""
        if self.edition > 1 and name in REPEATED:
            return bool(self.again(name))
        return self.can(name)

    def can(self, name: str) -> bool:
        """Whether an action has anything to act on."""
        if name == "fort":
            cards = self.view["deck_size"] + sum(self.view["discards"].values())
            return bool(cards and self.me["supply"])
        if name in ("outpost", "temple-bonus"):
            hexes = self.of(self.card) & self.free if self.card else set()
            return self.pending and self.bound(hexes) != hexes
        return bool(self.offers(name))

    def usable(self) -> set[str]:
        """The actions that may be begun now."""
        ready = {tile["name"] for tile in self.me["tiles"] if tile["ready"]}
        ready |= {name.partition("-")[0] for name in self.nomads()}
        spent = self.view["turn"].get("spent", ())
        ready |= {name for name, tile in BONUS.items() if self.pair(tile) and name not in spent}
        ready |= {name for name in ("farmland", "caves") if name not in spent}
        return {name for name in ready - {"canoe", "crossroads"} if self.can(name)}


DRAWN = ("fort", "outpost", "temple-bonus")
"""What these offer depends on a card, or on the build that follows."""


def compare(game: hexholm.Game) -> int:
    """Every extra action on offer and what it offers first; how many there were."""
    here = Position(game)
    legal = acts(game)
    if here.pending and here.card:
        free = here.of(here.card) & here.free
        assert {a for a in legal if a.startswith("build ")} == all_of("build", here.bound(free))
    uses = {a.removeprefix("use ") for a in legal if a.startswith("use ")}
    assert uses == here.usable()
    for name in uses - set(DRAWN):
        used = play(game.copy(), f"use {name}")
        assert acts(used) - {"use outpost"} == here.offers(name), name
        if name in here.MOVES:
            for piece in here.movable:
                if here.puts(name, piece):
                    taken = play(used.copy(), f"take {piece}")
                    expected = all_of("put", here.puts(name, piece))
                    assert acts(taken) - {"use outpost"} == expected, (name, piece)
        compare_steps(here, name, used)
        for again in here.repeatable() & set(REPEATED) if name == "bazaar" else ():
            repeated = play(used.copy(), f"choose {again}")
            assert acts(repeated) - {"use outpost"} == all_of("build", here.again(again)), again
    return len(uses)


def compare_steps(here: Position, name: str, used: hexholm.Game) -> None:
    """N-resettlement, X-wagon, X-ship, A-06c: the first step of a way, and the second."""
    if name == "resettlement":
        starts = offered(used, "take")
    else:
        starts = {here.me[key] for key in ("wagon", "ship") if here.me.get(key)}
        starts &= offered(used, "take") if name in ("wagon", "lighthouse") else set()
    for start in starts:
        lifted = play(used.copy(), f"take {start}") if name == "resettlement" else used
        first = here.steps(name, start, start)
        assert offered(lifted, "put") == first, (name, start)
        for near in sorted(first)[:2]:
            stepped = play(lifted.copy(), f"put {near}")
            if stepped.player == here.seat and not offered(stepped, "choose"):
                assert offered(stepped, "put") == here.steps(name, start, near), (name, start, near)
