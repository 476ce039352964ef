"""Short questions about a game, for the tests of the rules."""

import json
from collections.abc import Iterable
from typing import Any

import hexholm
from tests.kingdom.builder import BUILDABLE, PLAIN_CARDS, Land, Seat, position


def acts(game: hexholm.Game) -> set[str]:
    """All legal actions as text, each listed once."""
    listed = [str(action) for action in game.legal_actions()]
    assert len(listed) == len(set(listed))
    return set(listed)


def offered(game: hexholm.Game, verb: str) -> set[str]:
    """The arguments of the legal actions with this verb; other verbs may be legal too."""
    return {action.split(" ", 1)[1] for action in acts(game) if action.startswith(f"{verb} ")}


def just(game: hexholm.Game, verb: str) -> set[str]:
    """The arguments of all legal actions, none of which has another verb."""
    assert {action.split()[0] for action in acts(game)} <= {verb}
    return offered(game, verb)


def uses(game: hexholm.Game) -> set[str]:
    """The extra actions that may begin now."""
    return offered(game, "use")


def rule(game: hexholm.Game, action: str) -> str | None:
    """The id of the rule that forbids an action, None when it is legal."""
    reason = game.why_not(action)
    return None if reason is None else reason.rule


def all_of(verb: str, hexes: Iterable[str]) -> set[str]:
    """`build a1`, `build a2` … for a verb and hexes."""
    return {f"{verb} {h}" for h in hexes}


def open_hexes(where: Land, letters: str = BUILDABLE, *taken: str) -> set[str]:
    """All hexes with these letters that none of these (hexes, blanks between) names."""
    return where.hexes(letters) - set(" ".join(taken).split())


# --- playing --------------------------------------------------------------------------------------


def play(game: hexholm.Game, *actions: str) -> hexholm.Game:
    """Play some actions and hand the game back."""
    for action in actions:
        game.play(action)
    return game


def end_turn(game: hexholm.Game) -> None:
    """Do what must be done by the first legal choices and builds in name order, then end."""
    mover = game.player
    while game.player == mover and not game.over:
        legal = acts(game)
        must = [sorted(a for a in legal if a.startswith(v)) for v in ("choose ", "build ")]
        game.play((must[0] or must[1] or ["end"])[0])


def pass_turn(game: hexholm.Game) -> None:
    """End the turn as soon as possible; what must be done comes first, in name order."""
    mover = game.player
    while game.player == mover and not game.over:
        legal = acts(game)
        must = sorted(a for a in legal if not a.startswith("use "))
        game.play("end" if "end" in legal else must[0])


def kept(game: hexholm.Game) -> hexholm.Game:
    """A position survives saving, its text form and copying; the one that was saved and loaded."""
    loaded = hexholm.load_game(json.dumps(game.to_dict()))
    assert loaded == game
    again = hexholm.from_text(game.text())
    for other in (loaded, again, game.copy()):
        assert acts(other) == acts(game)
        assert other.player == game.player
        assert other.scores() == game.scores()
    left, right = (g.to_dict() for g in (again, game))
    for key in ("players", "walls", "nomads", "to_move", "discards", "removed"):
        assert left.get(key) == right.get(key)
    return loaded


# --- what there is --------------------------------------------------------------------------------


def seat(game: hexholm.Game, number: int) -> dict[str, Any]:
    """One player's part of the game dict."""
    found: dict[str, Any] = game.to_dict()["players"][number]
    return found


def card(game: hexholm.Game, number: int) -> str:
    """The one terrain card a player holds."""
    hand: list[str] = seat(game, number)["hand"]
    assert len(hand) == 1
    return hand[0]


def held(game: hexholm.Game, number: int) -> set[tuple[str, str]]:
    """The location tiles a player holds: (name, hex it came from)."""
    return {(t["name"], t["from"]) for t in seat(game, number)["tiles"]}


def bag(game: hexholm.Game, number: int) -> list[str]:
    """The nomad tiles a player holds, sorted."""
    return sorted(tile["name"] for tile in seat(game, number).get("nomads", []))


def houses(game: hexholm.Game, number: int) -> set[str]:
    """The hexes of a player's settlements."""
    return set(seat(game, number)["settlements"])


def piece(game: hexholm.Game, number: int, kind: str) -> Any:
    """One of the keys warriors, wagon, ship, city_hall; None when there is no such piece."""
    return seat(game, number).get(kind)


def supply(game: hexholm.Game, number: int) -> int:
    """How many settlements a player has left."""
    left: int = seat(game, number)["supply"]
    return left


def earned(game: hexholm.Game, number: int) -> int:
    """The gold a player got during the game."""
    got: int = seat(game, number).get("gold", 0)
    return got


def count(game: hexholm.Game, pile: str) -> dict[str, int]:
    """The discarded or removed terrain cards, zeros left out."""
    return {terrain: n for terrain, n in game.to_dict()[pile].items() if n}


def lying(game: hexholm.Game) -> dict[str, str]:
    """The nomad tiles that still lie on the board."""
    found: dict[str, str] = game.to_dict().get("nomads", {})
    return found


def walls(game: hexholm.Game) -> set[str]:
    """The hexes with a stone wall."""
    return set(game.to_dict().get("walls", []))


def last_round(game: hexholm.Game) -> bool:
    """Whether the end of the game was triggered."""
    return bool(game.to_dict()["last_round"])


# --- gold -----------------------------------------------------------------------------------------


def gold(game: hexholm.Game, name: str) -> list[int]:
    """What every seat gets for one card (or for castles, or in total)."""
    return [score[name] for score in game.scores()]


def paid(game: hexholm.Game, name: str) -> list[int]:
    """The same, 0 where it is not listed."""
    return [score.get(name, 0) for score in game.scores()]


def pays(name: str, land: Land, *areas: str, **more: Any) -> list[int]:
    """What one card pays every seat at the end; its explanation must add up to the same."""
    others = [other for other in PLAIN_CARDS if other != name][:2]
    players = [Seat(area) for area in (*areas, "")[: max(2, len(areas))]]
    more.setdefault("boxes", ("base", "marshlands", "harvest"))
    game = position(land, *players, cards=[name, *others], **more)
    found = gold(game, name)
    parts = [game.contributions(n)[name] for n in range(len(players))]
    assert [sum(part.gold for part in one) for one in parts] == found
    return found
