"""Reading a position back from plain data: saves, records, and positions somebody has edited."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from hexholm import restoring
from hexholm.game import SaveError
from hexholm.hexes import Hexset, neighbours
from hexholm.kingdom import camps, deck, pieces
from hexholm.kingdom.choosing import NUMBERS, Repeat
from hexholm.kingdom.deck import BUILDS
from hexholm.kingdom.kinds import Task
from hexholm.kingdom.scoring import other_gold
from hexholm.kingdom.setup import ACTIONS, CAMPS, CARDS, Setup, read_setup
from hexholm.kingdom.tiles import TILES_PER_HEX
from hexholm.kingdom.turn import SETTLEMENTS, KingdomBuilder
from hexholm.kingdom.views import SINGLE_PIECES
from hexholm.reading import a_flag, a_list, a_mapping, a_number, a_seat
from hexholm.restoring import Reader

HAND = 3
"""The most terrain cards anybody can have in hand."""


def load(data: Mapping[str, Any]) -> KingdomBuilder:
    """A saved game or record; an edited position begins a log of its own."""
    return restoring.load(data, Reader(read_setup, KingdomBuilder.dealt, load_position))


def load_position(setup: Setup, seed: int, data: Mapping[str, Any]) -> KingdomBuilder:
    """The game at a position; what the data leaves out is as at the start of a turn."""
    game = KingdomBuilder.blank(setup, seed)
    game.draws = a_number(data, "draws", 0)
    players = a_list(data, "players")
    if len(players) != setup.players:
        raise SaveError(f"players: the set-up has {setup.players}, the position {len(players)}")
    turn = a_mapping(data.get("turn", {}), "turn")
    _read_mover(game, data, turn)
    for seat, player in enumerate(players):
        _read_player(game, seat, a_mapping(player, f"player {seat}"))
    game.walls = _hexes(game, data, "walls")
    game.scouts = _hexes(game, data, "scouts")
    game.free &= ~(game.walls | game.scouts | game.blocked)
    game.clear_near(game.active)
    if game.walls.bit_count() > pieces.WALLS or game.scouts.bit_count() > pieces.SCOUTS:
        raise SaveError(f"there are {pieces.WALLS} walls and {pieces.SCOUTS} scouts")
    _read_camps(game, data)
    _read_turn(game, data, turn)
    if game.has_more:
        game.in_play = replace(game.in_play, is_base=False)
    _read_cards(game, data, players)
    _check_tiles(game)
    game._resume(a_number(turn, "left", 0, "turn") if "left" in turn else None)
    return game


def _read_player(game: KingdomBuilder, seat: int, data: Mapping[str, Any]) -> None:
    who = f"player {seat}"
    grid = game.board.grid
    game.settlements[seat] = _hexes(game, data, "settlements", who)
    houses = game.settlements[seat].bit_count()
    _read_pieces(game, seat, data, who)
    game.owed[seat] = a_number(data, "owed", 0, who)
    for name in a_list(data, "marks", who):
        if name not in grid.row_names:
            raise SaveError(f"{who}: marks: {name!r} is no row; there are: 1 to 20, i.1 to i.5")
        game.marks[seat] |= 1 << grid.row_names.index(name)
    used = houses + game.owed[seat] + game.marks[seat].bit_count()
    used += game.due if seat == game.active else 0
    game.supply[seat] = a_number(data, "supply", max(0, SETTLEMENTS - used), who)
    if used + game.supply[seat] > SETTLEMENTS:
        raise SaveError(
            f"{who}: {used} settlements on the board and {game.supply[seat]} in the supply "
            f"are more than {SETTLEMENTS}"
        )
    game.near[seat] = neighbours(game.settlements[seat]) & grid.all
    _read_gold(game, seat, data, who)
    game.numbers[seat] = a_number(data, "numbers", 0, who)
    if sum(game.numbers) > NUMBERS:
        raise SaveError(f"{who}: numbers: all number tiles together are worth {NUMBERS}")
    for tile in a_list(data, "nomads", who):
        _read_nomad(game, seat, a_mapping(tile, f"{who}: nomads"))
    for tile in a_list(data, "tiles", who):
        _read_tile(game, seat, a_mapping(tile, f"{who}: tile"))
    for name in a_list(data, "lost", who):
        site = _hex(game, name, f"{who}: lost")
        if not site & game.board.sites or site & game.taken[seat]:
            raise SaveError(f"{who}: lost: {name} is no other location hex")
        game.taken[seat] |= site


def _read_pieces(game: KingdomBuilder, seat: int, data: Mapping[str, Any], who: str) -> None:
    """Warriors, wagon, ship and city hall; they count as settlements."""
    found = {pieces.WARRIOR: _hexes(game, data, "warriors", who)}
    if found[pieces.WARRIOR].bit_count() > pieces.WARRIORS:
        raise SaveError(f"{who}: warriors: a player has {pieces.WARRIORS}")
    for kind in SINGLE_PIECES:
        if data.get(kind) is not None:
            found[kind] = _hexes(game, {kind: [data[kind]]}, kind, who)
    if data.get("city_hall") is not None:
        centre = _hex(game, data["city_hall"], f"{who}: city_hall")
        ring = game.board.grid.around[centre]
        if ring.bit_count() < 6:
            raise SaveError(f"{who}: city_hall: {data['city_hall']} has no ring of six hexes")
        names = game.board.grid.named(centre | ring)
        found[pieces.CITY_HALL] = _hexes(game, {"city_hall": names}, "city_hall", who)
    for kind, hexes in found.items():
        if hexes:
            pieces.change(game, kind, seat, hexes)
            game.settlements[seat] |= hexes


def _read_gold(game: KingdomBuilder, seat: int, data: Mapping[str, Any], who: str) -> None:
    game.gold[seat] = a_number(data, "gold", 0, who)
    earned = a_mapping(data.get("earned", {}), f"{who}: earned")
    for card in earned:
        paid = a_number(earned, card, 0, f"{who}: earned")
        if card == camps.TREASURE:
            continue  # older saves name it; it is gold that no card has paid
        if card not in CARDS or not CARDS[card].pays_in_play:
            valid = ", ".join(name for name, one in CARDS.items() if one.pays_in_play)
            raise SaveError(f"{who}: earned: {card!r} does not pay in play; these do: {valid}")
        now = game.earned.get(card) or (0,) * game.seats
        game.earned[card] = (*now[:seat], paid, *now[seat + 1 :])
    if sum(by_seat[seat] for by_seat in game.earned.values()) > game.gold[seat]:
        raise SaveError(f"{who}: earned: more than the gold collected in play")
    if other_gold(game, seat):
        game.in_play = replace(game.in_play, gold=True)


def _read_nomad(game: KingdomBuilder, seat: int, tile: Mapping[str, Any]) -> None:
    name = tile.get("name")
    if name not in CAMPS:
        raise SaveError(f"player {seat}: nomads: unknown tile {name!r}")
    if a_flag(tile, "ready", default=True):
        game.nomads[seat] += (str(name),)
    else:
        game.new_nomads[seat] += (str(name),)


def _read_camps(game: KingdomBuilder, data: Mapping[str, Any]) -> None:
    """The nomad tiles that still lie on the board; what is not said is as in the set-up."""
    if "nomads" not in data:
        return
    lying = a_mapping(data["nomads"], "nomads")
    for name, tile in lying.items():
        camp = _hex(game, name, "nomads")
        if game.in_play.camps.get(camp) != tile:
            raise SaveError(f"nomads: the set-up has no {tile!r} on {name}")
    for camp in game.in_play.camps:
        if game.board.grid.names[camp] not in lying:
            game.stocked ^= camp


def _read_tile(game: KingdomBuilder, seat: int, tile: Mapping[str, Any]) -> None:
    who, name = f"player {seat}: tile", tile.get("name")
    sites = game.board.locations.get(str(name), 0)
    if not sites:
        known = ", ".join(sorted(game.board.locations))
        raise SaveError(f"{who}: no {name!r} on this board; there are: {known}")
    site = _hex(game, tile.get("from"), f"{who} {name}")
    if not site & sites:
        raise SaveError(f"{who} {name}: {tile['from']} is no {name} hex")
    if site & game.taken[seat]:
        raise SaveError(f"{who} {name}: two tiles from {tile['from']}")
    game.taken[seat] |= site
    game.held[seat] |= site
    if tile.get("ready", True):
        game.ready[seat] |= site
    elif tile.get("new", False):
        game.fresh[seat] |= site


def _check_tiles(game: KingdomBuilder) -> None:
    for site, name in game.board.site_names.items():
        takers = sum(bool(site & taken) for taken in game.taken)
        where = game.board.grid.names[site]
        if takers > TILES_PER_HEX:
            raise SaveError(
                f"{takers} tiles were taken from {name} {where}; it has {TILES_PER_HEX}"
            )
        if takers == TILES_PER_HEX:
            game.stocked ^= site


def _read_cards(game: KingdomBuilder, data: Mapping[str, Any], players: list[Any]) -> None:
    """The deck is what is left after discards, cards out of the game and hands."""
    for pile, cards in (("discards", game.discards), ("removed", game.removed)):
        for terrain, number in a_mapping(data.get(pile, {}), pile).items():
            if type(number) is not int or number < 0:
                raise SaveError(f"{pile}: {terrain}: {number!r} is no number of cards")
            out = cards.get(terrain, 0)  # cards of a removed terrain are out from the beginning
            _from_deck(game, terrain, max(0, number - out), pile)
            cards[terrain] = max(number, out)
    for seat, player in enumerate(players):
        hand = player.get("hand")
        if hand is not None:
            hand = a_list(player, "hand", f"player {seat}")
            most = max(HAND, 1 + game.in_play.drawing.bit_count() + _repeats(game))
            if len(hand) > most:
                raise SaveError(f"player {seat}: hand: {len(hand)} terrain cards, at most {most}")
            for terrain in hand:
                _from_deck(game, terrain, 1, f"player {seat}: hand")
            game.hands[seat] = tuple(hand)
    for seat, player in enumerate(players):
        if player.get("hand") is None:
            deck.draw(game, seat)


def _from_deck(game: KingdomBuilder, terrain: Any, number: int, what: str) -> None:
    if not isinstance(terrain, str) or terrain not in game.deck:
        raise SaveError(f"{what}: unknown terrain {terrain!r}; there are: {', '.join(game.deck)}")
    if game.deck[terrain] < number:
        raise SaveError(f"{what}: more {terrain} cards than there are")
    game.deck[terrain] -= number


def _read_mover(game: KingdomBuilder, data: Mapping[str, Any], turn: Mapping[str, Any]) -> None:
    game.ended = a_flag(data, "over")
    mover = data.get("to_move", None if game.ended else 0)
    if game.ended != (mover is None):
        raise SaveError("to_move is a seat while the game goes on, and null when it is over")
    game.mover = game.seats - 1 if mover is None else a_seat(mover, game.seats, "to_move")
    game.player = None if mover is None else game.mover
    game.active = a_seat(turn.get("seat", game.mover), game.seats, "turn: seat")
    game.due = a_number(turn, "due", 0, "turn")
    if game.due > SETTLEMENTS:
        raise SaveError(f"turn: due: a player has {SETTLEMENTS} settlements")


def _read_turn(game: KingdomBuilder, data: Mapping[str, Any], turn: Mapping[str, Any]) -> None:
    game.silo_step = a_flag(data, "silo_step")
    game.left = a_number(turn, "left", 0 if game.ended or game.silo_step else BUILDS, "turn")
    if game.left > BUILDS:
        raise SaveError(f"turn: left: at most {BUILDS} settlements are built")
    game.begun = a_flag(turn, "begun")
    game.built = a_flag(turn, "built", default=bool(game.player))
    game.card = str(turn.get("card", ""))
    if game.card and game.card not in game.board.grounds:
        raise SaveError(f"turn: card: there is no terrain {game.card!r}")
    game.spent = tuple(map(str, a_list(turn, "spent", "turn")))
    game.extra_cards = a_number(turn, "extra_cards", 0, "turn")
    if game.extra_cards > max(1, _repeats(game)):
        raise SaveError(f"turn: extra_cards: {game.extra_cards} are more than can be drawn")
    for index in a_list(turn, "roved", "turn"):
        if type(index) is not int or index not in range(len(game.board.quarters)):
            raise SaveError(f"turn: roved: {index!r} is no section; there are 0 to 3")
        game.roved |= 1 << index
    for name in a_list(turn, "line", "turn"):
        game.line |= _hex(game, name, "turn: line")
    game.loose = a_flag(turn, "free")
    game.last_round = a_flag(data, "last_round") or 0 in game.supply
    for task in a_list(turn, "tasks", "turn"):
        game.push(_read_task(game, a_mapping(task, "turn: task")))
    for task in game.tasks[:-1]:
        extra = ACTIONS[task.by]
        if not (extra.may_stick and extra.may_wait):
            raise SaveError(f"turn: tasks: {task.by} cannot wait for another task")
    if game.tasks and game.tasks[-1].seat != game.player:
        raise SaveError("turn: tasks: the last one belongs to the seat to_move")
    if game.silo_step and not game.tasks:
        raise SaveError("silo_step: there is no silo left to use")


def _repeats(game: KingdomBuilder) -> int:
    """How often an action can be repeated in a turn."""
    return sum(
        sites.bit_count()
        for name, sites in game.board.locations.items()
        if isinstance(ACTIONS[name], Repeat)
    )


def _read_task(game: KingdomBuilder, data: Mapping[str, Any]) -> Task:
    name = data.get("task")
    if not isinstance(name, str) or name not in ACTIONS:
        raise SaveError(f"turn: unknown task {dict(data)!r}")
    what = f"turn: {name}"
    task = Task(
        name,
        a_seat(data.get("seat", game.mover), game.seats, what),
        a_number(data, "left", 1, what),
        _maybe_hex(game, data, "lifted", what),
        _maybe_hex(game, data, "from", what),
        sum(_hex(game, one, what) for one in set(a_list(data, "done", what))),
        str(data.get("note", "")),
    )
    if task.lifted and not task.lifted & game.settlements[task.seat]:
        raise SaveError(f"{what}: {data['lifted']} cannot have been lifted")
    fault = ACTIONS[name].fault(game, task)
    if fault:
        raise SaveError(f"{what}: {fault}")
    return task


def _maybe_hex(game: KingdomBuilder, data: Mapping[str, Any], key: str, what: str) -> Hexset:
    return 0 if data.get(key) is None else _hex(game, data[key], what)


def _hexes(game: KingdomBuilder, data: Mapping[str, Any], key: str, who: str = "") -> Hexset:
    """Hexes with a piece or wall each; they are no longer free."""
    found, what = 0, f"{who}: {key}" if who else key
    for name in a_list(data, key, who):
        hex_ = _hex(game, name, what)
        if not hex_ & game.free:
            raise SaveError(f"{what}: two pieces on {name}")
        if hex_ & game.board.special:
            raise SaveError(f"{what}: {name} is a {game.board.ground(hex_)} hex")
        found |= hex_
        game.free ^= hex_
    return found


def _hex(game: KingdomBuilder, name: Any, what: str) -> Hexset:
    hex_ = game.board.grid.hexes.get(name) if isinstance(name, str) else None
    if hex_ is None:
        raise SaveError(f"{what}: there is no hex {name!r} on this board")
    return hex_
