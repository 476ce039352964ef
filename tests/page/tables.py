"""Games at a certain point, played by the API: where a test begins, never what it tests."""

import random
from contextlib import ExitStack

from tests.table.helpers import Api, Client, Made, play_turn, turn_of


def seat_path(made: Made, *seats: int, replay: bool = False) -> str:
    """The link of seats of a table."""
    secrets = ",".join(made.secrets[seat] for seat in seats or made.secrets)
    return f"/t/{made.id}{'/replay' if replay else ''}#seat={secrets}"


def watch_path(made: Made) -> str:
    return f"/t/{made.id}#watch={made.watch}"


def play(made: Made, rng: random.Random, turns: int | None = None) -> Made:
    """So many turns of each person, or to the end; then it is the first person's turn."""
    with ExitStack() as stack:
        clients = {
            seat: stack.enter_context(Client(made, secret)) for seat, secret in made.secrets.items()
        }
        played = 0
        while turns is None or played < turns:
            for seat, client in clients.items():
                client.until(turn_of(seat, None))
                if client.state["view"]["over"]:
                    return made
                play_turn(client, seat, rng)
            played += 1
        clients[0].until(turn_of(0, None))
    return made


def in_the_middle(
    api: Api,
    *seats: str,
    turns: int = 6,
    seed: int = 5,
    preset: str = "first-game",
    game: str = "kingdom-builder",
) -> Made:
    made = api.create(*seats, game=game, preset=preset, seed=seed)
    return play(made, random.Random(seed), turns)


def at_the_end(
    api: Api,
    *seats: str,
    seed: int = 5,
    preset: str = "first-game",
    game: str = "kingdom-builder",
) -> Made:
    return play(api.create(*seats, game=game, preset=preset, seed=seed), random.Random(seed))
