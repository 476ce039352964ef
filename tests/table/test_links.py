"""Play by link: each has a table of their own, and only the links connect them (issue 21)."""

import random
from pathlib import Path
from typing import Any

import pytest

import hexholm
from hexholm import links
from tests.table.helpers import Api, Client, Data, Made, actions, running, wait_until, with_data

ANNA, BEN, CLEO = range(3)


class Player:
    """Somebody with tables of their own, who opens links and sends them on."""

    def __init__(self, api: Api, name: str) -> None:
        self.api = api
        self.name = name
        self.tables: list[Made] = []
        self.rng = random.Random(name)

    @property
    def made(self) -> Made:
        return self.tables[-1]

    @property
    def secret(self) -> str:
        return next(iter(self.made.secrets.values()))

    @property
    def state(self) -> Data:
        """Without the time."""
        return {k: v for k, v in self.made.state(self.secret).items() if k != "now"}

    def begin(self, *seats: Data, by_turns: bool = True, **setup: Any) -> None:
        mine = {"kind": "person", "name": self.name}
        body = {"seats": [mine, *seats], "setup": setup, "by_turns": by_turns}
        answer = self.api.post("/api/tables", body)
        assert answer.status_code == 201, answer.text
        self.tables.append(Made(self.api, answer.json()))

    def open(self, link: str) -> Data:
        games = [{"table": one.id, "secrets": list(one.secrets.values())} for one in self.tables]
        answer = self.api.post("/api/links", {"link": link, "games": games})
        assert answer.status_code == 200, answer.text
        found: Data = answer.json()
        return found

    def sit(self, link: str, seat: int | None = None, **more: Any) -> None:
        body = {"link": link, "seat": seat, "name": self.name, **more}
        answer = self.api.post("/api/links/tables", body)
        assert answer.status_code == 201, answer.text
        self.tables.append(Made(self.api, answer.json()))

    def play_turn(self) -> None:
        state = self.state
        seat = state["view"]["to_move"]
        with Client(self.made, self.secret) as client:
            while client.state["view"]["to_move"] == seat:
                client.play(seat, self.rng.choice(actions(client.state)))

    def link(self) -> str:
        answer = self.made.post("/link", self.secret)
        assert answer.status_code == 200, answer.text
        text: str = answer.json()["link"]
        return text

    def send(self) -> str:
        self.play_turn()
        return self.link()

    def log(self) -> list[str]:
        return links.unpack(self.link()).game.log


OPEN = {"kind": "open"}


@pytest.fixture
def three(api: Api) -> list[Player]:
    """Three people; the first has played one turn, the second taken a seat with that link."""
    people = [Player(api, name) for name in ("Anna", "Ben", "Cleo")]
    people[ANNA].begin(OPEN, OPEN, seed=5)
    people[BEN].sit(people[ANNA].send(), BEN)
    return people


def error(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


def test_a_game_goes_round_by_links(three: list[Player]) -> None:
    anna, ben, cleo = three
    link = ben.send()
    found = cleo.open(link)
    assert (found["standing"], found["turn"], found["table"]) == ("new", CLEO, None)
    assert [seat["kind"] for seat in found["seats"]] == ["person", "person", "open"]
    cleo.sit(link, CLEO, colour="purple")
    for _ in range(2):
        link = cleo.send()
        for player in (anna, ben):
            found = player.open(link)
            assert (found["standing"], found["table"]) == ("here", player.made.id)
            link = player.send()
        assert cleo.open(link)["standing"] == "here"
    assert cleo.log() == ben.log()
    seats = [[seat["name"] for seat in player.state["table"]["seats"]] for player in three]
    assert seats == [["Anna", "Ben", "Cleo"]] * 3
    assert anna.open(link)["standing"] == "here"
    assert [seat["colour"] for seat in anna.state["table"]["seats"]][CLEO] == "purple"


def test_each_sees_what_their_seat_may_see_and_plays_that_seat_alone(three: list[Player]) -> None:
    for seat, player in enumerate(three[:2]):
        state = player.state
        assert [one["mine"] for one in state["table"]["seats"]] == [
            place == seat for place in range(3)
        ]
        seen = {place for place, one in enumerate(state["view"]["players"]) if one["hand"]}
        assert seen == {seat, BEN}  # the card of whoever plays lies open
        assert set(player.made.secrets) == {seat}
        table = state["table"]
        assert (table["begun"], table["by_turns"], table["seed_known"]) == (True, True, True)
        assert (table["invite"], table["talk"], table["listed"]) == (None, "off", False)
        assert [one["away"] for one in table["seats"]] == [None] * 3


def test_the_link_begins_as_the_table_says(three: list[Player]) -> None:
    marks = {player.state["table"]["link"] for player in three[:2]}
    assert marks == {three[ANNA].link()[:10]}


def test_an_older_link_changes_nothing(three: list[Player]) -> None:
    anna, ben, _ = three
    old = anna.link()
    ben.play_turn()
    before = ben.state
    found = ben.open(old)
    assert (found["standing"], found["table"]) == ("older", ben.made.id)
    assert (found["common"], found["steps"]) == (len(links.unpack(old).game.log),) * 2
    assert found["table_steps"] == len(links.unpack(ben.link()).game.log)
    assert ben.state == before


def test_a_link_that_went_another_way_changes_nothing_and_can_be_a_game_of_its_own(
    three: list[Player],
) -> None:
    anna, ben, _ = three
    other = Player(anna.api, "Bernd")
    other.sit(anna.link(), BEN)
    theirs = other.send()
    ben.play_turn()
    mine, before = ben.made, ben.state
    found = ben.open(theirs)
    assert (found["standing"], found["table"]) == ("other", mine.id)
    assert found["common"] < found["table_steps"]
    assert ben.state == before
    ben.sit(theirs, BEN)
    assert ben.log() == other.log()
    assert ben.open(theirs) | {"standing": "here", "table": ben.made.id} == ben.open(theirs)


def test_nobody_changes_the_table_of_another_by_a_link(three: list[Player]) -> None:
    anna, ben, _ = three
    link, before = ben.send(), anna.state
    for secrets in ([], ["wrong"], [anna.made.watch], [ben.secret]):
        games = [{"table": anna.made.id, "secrets": secrets}]
        found = anna.api.post("/api/links", {"link": link, "games": games}).json()
        assert (found["standing"], found["table"]) == ("new", None)
    assert anna.state == before


def test_the_bots_play_before_the_link_is_sent(api: Api) -> None:
    anna, ben = Player(api, "Anna"), Player(api, "Ben")
    bot = {"kind": "bot", "level": "greedy"}
    anna.begin(bot, OPEN, bot, seed=2)
    anna.play_turn()
    wait_until(lambda: anna.state["view"]["to_move"] == 2)
    link = anna.link()
    found = ben.open(link)
    assert [seat["level"] for seat in found["seats"]] == [None, "greedy", None, "greedy"]
    refused = api.post("/api/links/tables", {"link": link, "seat": 1})
    assert error(refused) == (409, "no-open-seat")
    ben.sit(link, 2)
    ben.play_turn()
    wait_until(lambda: ben.state["view"]["to_move"] == 0)
    assert anna.open(ben.link())["standing"] == "here"
    played = [entry["seat"] for entry in anna.state["entries"] if entry["kind"] == "play"]
    assert list(dict.fromkeys(played)) == [0, 1, 2, 3]


def test_a_seat_that_was_taken_can_be_played_on_another_device(three: list[Player]) -> None:
    anna, _, _ = three
    phone = Player(anna.api, "Anna")
    phone.sit(anna.link(), ANNA, colour=None)
    assert set(phone.made.secrets) == {ANNA}
    assert (
        phone.state["view"]["players"][ANNA]["hand"]
        == (anna.state["view"]["players"][ANNA]["hand"])
    )


def test_no_turn_is_taken_back_that_may_have_been_sent(three: list[Player]) -> None:
    anna = three[ANNA]
    with Client(anna.made, anna.secret) as client:
        refused = client.refused(type="takeback", seat=ANNA, number=client.state["number"])
    assert refused["code"] == "no-takeback"


def test_a_rematch_is_played_by_turns_too(three: list[Player]) -> None:
    anna, ben, _ = three
    game = links.unpack(ben.link()).game
    while not game.over:
        game.play(game.legal_actions()[-1])
    seats = links.unpack(ben.link()).seats
    over = links.pack(game, seats, by_turns=True)
    assert anna.open(over)["turn"] is None
    again = anna.made.post("/rematch", anna.secret, {"board": "new"}).json()
    anna.tables.append(Made(anna.api, again))
    state = anna.state["table"]
    assert (state["by_turns"], state["over"]) == (True, False)
    assert state["link"] != over[:10]
    assert ben.open(anna.send())["standing"] == "new"
    watcher = Player(anna.api, "")
    answer = watcher.api.post("/api/links/tables", {"link": over})
    assert answer.status_code == 201
    assert answer.json()["seats"] == []


# --- from a server to a pocket and back ------------------------------------------------------


def test_whoever_plays_alone_takes_the_game_along_and_back(api: Api) -> None:
    home, pocket = Player(api, "Anna"), Player(api, "Anna")
    home.begin({"kind": "bot", "level": "greedy"}, by_turns=False, players=2)
    assert home.state["table"]["seed_known"] is False
    assert home.state["table"]["link"] is None
    link = home.link()
    table = home.state["table"]
    assert (table["seed_known"], table["link"], table["by_turns"]) == (True, link[:10], False)
    assert home.state["entries"][-1]["kind"] == "shared"
    pocket.sit(link)
    assert [seat["level"] for seat in pocket.state["table"]["seats"]] == [None, "greedy"]
    pocket.play_turn()
    wait_until(lambda: pocket.state["view"]["to_move"] == 0)
    assert home.open(pocket.link())["standing"] == "here"
    assert home.log() == pocket.log()
    assert home.link() == link[:10] + home.link()[10:]


def test_a_running_game_of_several_is_not_given_away(api: Api) -> None:
    anna = Player(api, "Anna")
    anna.begin(OPEN, by_turns=False)
    assert error(anna.made.post("/link", anna.secret)) == (409, "not-begun")
    assert anna.made.invite is not None
    joined = anna.made.post("/join", anna.made.invite, {"name": "Ben"}).json()
    assert error(anna.made.post("/link", anna.secret)) == (409, "still-running")
    assert error(anna.made.post("/link", anna.made.watch)) == (403, "not-allowed")
    anna.made.post("/leave", joined["secret"])
    assert error(anna.made.post("/link", anna.secret)) == (409, "still-running")
    assert anna.state["table"]["seed_known"] is False


def test_a_finished_game_is_for_everybody(api: Api) -> None:
    made = api.create("greedy", "greedy", seed=3)
    wait_until(lambda: made.state()["table"]["over"])
    link = made.post("/link", made.watch).json()["link"]
    assert links.unpack(link).game.record() == made.get("/record").json()


def test_a_link_of_the_library_can_be_opened(api: Api) -> None:
    player = Player(api, "Anna")
    link = links.pack(hexholm.new_game("winter-kingdom", players=3, seed=1))
    assert player.open(link)["by_turns"] is False
    player.sit(link)
    assert set(player.made.secrets) == {0, 1, 2}


def test_a_game_that_does_not_fit_into_a_link(api: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    player = Player(api, "Anna")
    player.begin({"kind": "bot", "level": "greedy"}, by_turns=False)
    monkeypatch.setattr(links, "LONGEST", 60)
    refused = player.made.post("/link", player.secret)
    assert error(refused) == (422, "no-link")
    assert "at most 60" in refused.json()["error"]["text"]


@pytest.mark.parametrize("change", ["", "x!", "{}a", "2{}", "{:.30}"])
def test_what_is_no_link_is_refused_in_words(api: Api, change: str) -> None:
    text = change.format(links.pack(hexholm.new_game(seed=1))) or " "
    answer = api.post("/api/links", {"link": text, "games": []})
    assert error(answer) == (422, "bad-link")
    assert "link" in answer.json()["error"]["text"]


def test_it_is_all_still_there_after_a_restart(tmp_path: Path) -> None:
    with running(with_data(tmp_path)) as address:
        anna = Player(Api(address), "Anna")
        anna.begin(OPEN)
        link, before = anna.send(), anna.state
        anna.api.close()
    with running(with_data(tmp_path)) as address:
        anna.api = anna.made.api = Api(address)
        assert anna.state["table"] == before["table"]
        assert anna.open(link)["standing"] == "here"
        assert anna.link() == link
        anna.api.close()
