"""Editing a position: what can be changed in it, and all that is wrong with it.

A position that can't be is still looked at as far as possible: what a problem is about is left out,
and the rest is read again.
"""

from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from typing import Any, Final, NamedTuple

from hexholm.game import FORMAT, VERSION, Data, Game, SaveError
from hexholm.library import kind_of, load_game
from hexholm.position.cases import note_of, pack_draft
from hexholm.possible import Fault, impossible, on_board
from hexholm.reading import a_flag
from hexholm.texts import Message, spoken

MOST: Final = 12
"""So many problems are told at once."""
MADE_UP: Final = "made_up"
"""The key of a position that no game has to lead to: for study."""
_NAMING: Final = ("hex", "terrain", "name")
"""The arguments by which a message names one thing of several."""


class Problem(NamedTuple):
    """Why a position can't be."""

    message: Message
    game: str
    seat: int | None
    """Whose it is, if it is one player's."""
    key: str
    """The field of saved games that it is about; empty where that isn't known."""
    hexes: tuple[str, ...]

    @property
    def text(self) -> str:
        """The sentence: for those who look at the board, where there is one for them."""
        id_, args = self.message
        return spoken(self.game).say(f"problem-{id_} {id_}", **args)


class Edited(NamedTuple):
    """A position as somebody has edited it."""

    game: Game
    """The game there, without what the problems are about."""
    data: Data
    problems: list[Problem]
    mended: Data | None = None
    """The same with all that follows from the rest, where that would solve problems."""

    @property
    def text(self) -> str:
        """In one line, for a link: also where it can't be, or no game leads to it."""
        is_plain = not (self.problems or said(self.data))
        return self.game.text() if is_plain else pack_draft(self.data)


def written(game: Game) -> Data:
    """The position of a game alone: set-up and position, without a log."""
    head = {"format": FORMAT, "version": VERSION, "game": game.name, "setup": game.setup_data()}
    data = _without_auto(game, {**head, **game.position()})
    for part, key in (*((data["turn"], key) for key in [*data["turn"]]), (data, "last_round")):
        value = part.pop(key)
        if not _is_same(game, data):
            part[key] = value
    return data


def said(data: Mapping[str, Any]) -> Data:
    """What is said of a position besides itself: that it is made up, a note."""
    return ({MADE_UP: True} if a_flag(data, MADE_UP) else {}) | note_of(data)


def _is_same(game: Game, data: Data) -> bool:
    try:
        return load_game(data).position() == game.position()
    except SaveError:
        return False


def look_at(data: Mapping[str, Any]) -> Edited:
    """The game at a position, with everything that is wrong with it.

    What no game can lead to is wrong, too, unless the data says that the position is made up
    (`MADE_UP`): then it only has to be one that can be played on. `SaveError` where it is too far
    from a position to say more.

    >>> import hexholm
    >>> data = written(hexholm.new_game(preset="first-game", seed=1))
    >>> data["players"][0]["settlements"] = ["d4", "g18"]
    >>> data["players"][1]["settlements"] = ["g18"]
    >>> for problem in look_at(data).problems:
    ...     print(problem.seat, problem.text)
    0 Nobody can build on d4: it’s a castle (B-3.2)
    1 There are two pieces on g18 (B-3.1)
    >>> data["players"][0]["settlements"], data["players"][1]["settlements"] = ["g18"], []
    >>> found = look_at(data)
    >>> print(found.problems[0].text)
    Oasis f18: this player is next to it, so they have taken its tile (B-4.1)
    >>> look_at(found.mended).problems
    []
    """
    whole = {key: value for key, value in data.items() if key not in ("log", "start", "past")}
    besides = said(whole)
    made_up = MADE_UP in besides
    whole["log"] = []
    rest: Data = deepcopy(whole)
    problems: list[Problem] = []
    while True:
        try:
            game = load_game(rest)
            break
        except SaveError as error:
            if len(problems) == MOST or not _leave_out(rest, error):
                raise
            found = _problem(error, whole)
            if not any(_is_same_problem(found, one) for one in problems):
                problems.append(found)
    if problems:
        # what was left out may be all that is missing elsewhere: only the board is looked at
        problems += _told([] if made_up else on_board(game), problems)
        del whole["log"]
        return Edited(game, whole, problems)
    now = written(game) | besides
    faults = [] if made_up else impossible(game)
    return Edited(game, now, _told(faults, ()), _mended(now, faults))


def _told(faults: Sequence[Fault], before: Sequence[Problem]) -> list[Problem]:
    return [Problem(*one[:5]) for one in faults[: MOST - len(before)]]


def _mended(data: Data, faults: Sequence[Fault]) -> Data | None:
    mends = [one.mend for one in faults if one.mend]
    if not mends:
        return None
    found = deepcopy(data)
    for mend in mends:
        mend(found)
    return found


def edits(game: Game, *, made_up: bool = False) -> Iterator[Data]:
    """Each thing that can be edited: where it stands in the data, and what it can be."""
    position = game.position()
    for field in kind_of(game).at("position").fields(game):
        for seat in range(game.seats) if field.place == "player" else (None,):
            edit = field.edit and field.edit(game, seat or 0)
            if edit:
                entry = position if seat is None else position["players"][seat]
                if field.place == "turn":
                    entry = position["turn"]
                now = _now(_offered(edit, made_up=made_up), field.key, entry)
                yield {"place": field.place, "key": field.key, "seat": seat, **now}


def _offered(edit: Data, *, made_up: bool) -> Data:
    """What no game leads to is offered for made-up positions only."""
    if "choices" not in edit:
        return edit
    offered = [
        {key: value for key, value in one.items() if key != MADE_UP}
        for one in edit["choices"]
        if made_up or not one.get(MADE_UP)
    ]
    return {**edit, "choices": offered}


def _now(edit: Data, key: str, entry: Data) -> Data:
    """Of several to choose from, the one that is so now; of a flag, whether it is."""
    if edit["kind"] == "flag":
        return {**edit, "on": bool(entry[key])}
    if edit["kind"] != "choice":
        return edit
    told = [
        {key: value for key, value in one["sets"].items() if not isinstance(value, dict)}
        for one in edit["choices"]
    ]
    now = next((place for place, sets in enumerate(told) if sets.items() <= entry.items()), None)
    return {**edit, "now": now}


def _without_auto(game: Game, data: Data) -> Data:
    """What follows from the rest is left out, so that it follows the next change."""
    for edit in edits(game):
        if edit["seat"] is None:
            continue
        player = data["players"][edit["seat"]]
        value = player.get(edit["key"])
        if "auto" in edit and value == edit["auto"]:
            del player[edit["key"]]
        elif any("auto" in one for one in edit.get("names", ())):
            autos = {one["name"]: one["auto"] for one in edit["names"]}
            player[edit["key"]] = {
                name: number for name, number in value.items() if number != autos[name]
            }
    return data


def _problem(error: SaveError, data: Data) -> Problem:
    path, args = error.path, error.message.args
    is_seat = path[0] == "players" and len(path) > 2
    hexes = (args["hex"],) if isinstance(args.get("hex"), str) else ()
    seat = int(path[1]) if is_seat else None
    return Problem(error.message, data["game"], seat, str(path[-1]), hexes)


def _is_same_problem(one: Problem, other: Problem) -> bool:
    """Whether a problem was told before: more of it was left out, and only its numbers changed."""
    (id_, args), *where = one[:4]
    (other_id, other_args), *other_where = other[:4]
    names, other_names = (
        [value for value in each.values() if isinstance(value, str)] for each in (args, other_args)
    )
    return (id_, names, where) == (other_id, other_names, other_where)


def _leave_out(data: Data, error: SaveError) -> bool:
    """Leave out what an error is about: the one thing it names, else the whole value, else more."""
    *way, key = error.path or ("",)
    entry: Any = data
    for step in way:
        entry = entry[step]
    value, args = entry.get(key), error.message.args
    names = [args[name] for name in _NAMING if isinstance(args.get(name), str)]
    if isinstance(value, list):
        named = [place for place, one in enumerate(value) if _is_named(one, names)]
        if named:
            del value[named[-1]]
            return True
    elif isinstance(value, dict) and (found := [name for name in names if name in value]):
        del value[found[0]]
        return True
    if key == "to_move":
        entry.pop("over", None)
        entry.pop("turn", None)
    if key in entry:
        del entry[key]
    elif way and entry:
        entry.clear()  # it is too much with something else that stands there
    else:
        return bool(error.path and data.pop("turn", None))
    return True


def _is_named(one: Any, names: list[str]) -> bool:
    if isinstance(one, Mapping):
        return one.get("from") in names or one.get("name") in names
    return one in names
