"""Nobody at a table can know the cards to come; where somebody may, everybody is told."""

import random
import re
from typing import Any

import hexholm
from tests.table.helpers import Api, Client, Made, actions

FAIR = r"2-[0-9a-f]{32}"


def seed_of(made: Made) -> Any:
    return made.get("/record").json()["setup"]["seed"]


def finished(made: Made) -> Made:
    rng = random.Random(1)
    with Client(made, *made.secrets.values()) as all_:
        while not all_.state["view"]["over"]:
            all_.play(all_.state["view"]["to_move"], rng.choice(actions(all_.state)))
    return made


def new_table(api: Api, **setup: Any) -> Made:
    body = {"seats": [{"kind": "person"}] * 2, "setup": setup}
    return Made(api, api.post("/api/tables", body).json())


def test_a_table_without_a_seed_gets_one_nobody_can_guess(api: Api) -> None:
    tables = [finished(new_table(api, preset="first-game")) for _ in range(2)]
    seeds = [seed_of(made) for made in tables]
    assert all(re.fullmatch(FAIR, seed) for seed in seeds)
    assert seeds[0] != seeds[1]
    assert not any(made.state()["table"]["seed_known"] for made in tables)


def test_a_chosen_seed_is_told_to_everybody(api: Api) -> None:
    made = new_table(api, seed=7, preset="first-game")
    for secret in (*made.secrets.values(), made.watch):
        assert made.state(secret)["table"]["seed_known"] is True
    assert seed_of(finished(made)) == 7


def test_forks_and_rematches_get_a_new_seed(api: Api) -> None:
    made = finished(new_table(api, seed=7, preset="first-game"))
    for path, body in (("/fork", {"step": 30}), ("/rematch", {"board": "same"})):
        other = Made(api, made.post(path, ",".join(made.secrets.values()), body).json())
        assert other.state()["table"]["seed_known"] is False
        assert re.match(FAIR, seed_of(finished(other)))


def test_a_fork_of_a_running_game_gets_a_new_seed(api: Api) -> None:
    made = new_table(api, seed=7, preset="first-game")
    fork = Made(api, made.post("/fork", made.secrets[0], {"step": 0}).json())
    assert fork.state()["table"]["seed_known"] is False
    assert re.fullmatch(FAIR, seed_of(finished(fork)))


def test_an_uploaded_game_may_be_known(api: Api) -> None:
    record = hexholm.new_game(preset="first-game", seed=hexholm.fair_seed()).record()
    made = Made(api, api.post("/api/records", record).json())
    assert made.state()["table"]["seed_known"] is True
