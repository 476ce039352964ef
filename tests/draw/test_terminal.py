"""The board and the summary in a terminal, and the sentences of `hexholm.draw.words`."""

import random
import re
from io import StringIO

import pytest
from rich.console import Console, RenderableType

from hexholm.board import LETTERS
from hexholm.draw import palette, words
from hexholm.draw.deeds import play_and_tell
from hexholm.draw.land import LETTER_OF
from hexholm.draw.layout import legal_hexes
from hexholm.draw.signs import TEXTURE, Signs, code, nomad_code, piece_sign
from hexholm.draw.terminal import board, summary
from hexholm.game import END, Action, Event
from hexholm.kingdom import KingdomBuilder
from hexholm.kingdom.registry import ACTIONS, CARDS, EXTRAS, TASKS
from hexholm.telling import deed, message
from hexholm.texts import spoken
from tests.draw.test_svg import NOMAD_TILES, boxed, crowded, played, until


def printed(thing: RenderableType, *, colour: bool = False, width: int = 100) -> str:
    out = StringIO()
    Console(
        file=out,
        width=width,
        force_terminal=colour,
        color_system="truecolor" if colour else None,
        no_color=False,
    ).print(thing)
    return out.getvalue()


def cells(picture: str) -> dict[str, str]:
    """The four characters of every hex, by its name."""
    found = {}
    for row, line in enumerate(picture.splitlines()[1:21]):
        start = 3 + 2 * (row % 2)
        assert line[:2].strip() == line[start + 80 :].strip() == str(row + 1)
        for column in range(20):
            cell = line[start + 4 * column : start + 4 * column + 4]
            found[f"{chr(97 + column)}{row + 1}"] = cell
    return found


@pytest.fixture(scope="module")
def game() -> KingdomBuilder:
    return played(players=5, seed=3, moves=230)


def test_every_hex_can_be_read_without_colour(game: KingdomBuilder) -> None:
    shown = cells(printed(board(game)))
    letter = {kind: letter for letter, kind in LETTERS.items()}
    owner = {n: s for s, own in enumerate(game.settlements) for n in game.board.grid.named(own)}
    locations = game.view(None)["locations"]
    assert len(shown) == 400
    grounds = {game.board.grid.names[hex_]: kind for hex_, kind in game.board.landscape.items()}
    special = {name: " ♜♜ " for name, kind in grounds.items() if kind == "castle"}
    special |= {name: f" {code(site['name'])}{site['tiles']}" for name, site in locations.items()}
    special |= {name: f"▐⌂{seat + 1}▌" for name, seat in owner.items()}
    plain = {name: letter[kind] for name, kind in grounds.items() if name not in special}
    assert special.keys() | plain.keys() == shown.keys()
    assert {name: shown[name] for name in special} == special
    assert {name: shown[name][1] for name in plain} == plain
    assert sum("⌂" in cell for cell in shown.values()) == len(owner) > 80


def test_columns_stand_over_their_hexes(game: KingdomBuilder) -> None:
    lines = printed(board(game)).splitlines()
    for column in range(20):
        assert lines[0][3 + 4 * column + 1] == chr(97 + column)
        assert lines[21][5 + 4 * column + 1] == chr(97 + column)


def test_the_board_fits_into_a_hundred_columns(game: KingdomBuilder) -> None:
    text = board(game, legal=legal_hexes(game), highlight=1)
    assert max(len(line) for line in text.plain.splitlines()) <= 100


@pytest.mark.parametrize("kind", ["mandatory", "build", "take", "put", "end"])
def test_legal_hexes_stand_in_brackets_and_no_others(kind: str) -> None:
    game = until(kind)
    legal = {a.arg for a in game.legal_actions() if a.verb in ("build", "take", "put")}
    shown = cells(printed(board(game, legal=legal_hexes(game))))
    assert {name for name, cell in shown.items() if cell[0] + cell[3] == "[]"} == legal
    assert bool(legal) == (kind != "end")
    assert "[" not in "".join(cells(printed(board(game))).values())


def test_highlighted_hexes_stand_in_braces(game: KingdomBuilder) -> None:
    lit = game.settlements[2] | game.board.sites
    shown = cells(printed(board(game, highlight=lit)))
    assert {n for n, cell in shown.items() if cell[0] + cell[3] == "{}"} == set(
        game.board.grid.named(lit)
    )


def test_terrain_and_players_have_their_colours(game: KingdomBuilder) -> None:
    text = printed(board(game), colour=True)
    for kind in ("grass", "canyon", "desert", "flower-field", "forest", "water", "mountain"):
        r, g, b = (int(palette.TERRAIN[kind][i : i + 2], 16) for i in (1, 3, 5))
        assert f"48;2;{r};{g};{b}m" in text
    for player in palette.PLAYERS:
        r, g, b = (int(player.fill[i : i + 2], 16) for i in (1, 3, 5))
        assert f"48;2;{r};{g};{b}m" in text


def test_the_summary_tells_card_tiles_gold_and_supply(game: KingdomBuilder) -> None:
    text = printed(summary(game, 2))
    view = game.view(2)
    assert f"Your card:  {text_of_card(view['players'][2]['hand'][0])}" in text
    for tile in view["players"][2]["tiles"]:
        assert f"{words.name(tile['name'])}, {words.tile_state(tile)}" in text
    for seat, score in enumerate(game.scores()):
        line = next(
            x
            for x in text.splitlines()
            if f"⌂{seat + 1} " in x and "Supply" not in x and "move" not in x
        )
        numbers = [int(word) for word in line.split("  ", 2)[2].split() if word.isdigit()]
        wanted = [*score.values(), len(view["players"][seat]["tiles"]), game.supply[seat]]
        assert numbers[-len(wanted) :] == wanted
    for card in game.setup.cards:
        assert f"{words.name(card)} {game.scores()[2][card]}  {words.text(card)}" in text
    assert f"{sum(game.deck.values())} terrain cards left" in text


def text_of_card(terrain: str) -> str:
    return f"{LETTER_OF[terrain]}{TEXTURE[terrain]} {words.name(terrain)}"


@pytest.mark.parametrize("moves", [0, 25, 90, 10_000])
@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_nothing_hidden_is_shown(moves: int, seat: int | None) -> None:
    """What a seat cannot know can be dealt again without changing what it is shown."""
    game = played(players=3, seed=11, moves=moves)

    def shown(game: KingdomBuilder) -> str:
        return printed(board(game, legal=legal_hexes(game))) + printed(summary(game, seat))

    assert {shown(game.imagine(seat, random.Random(n))) for n in range(6)} == {shown(game)}


# --- what the boxes add ----------------------------------------------------------------------


def test_every_location_is_told_apart_by_its_letters() -> None:
    every = list(EXTRAS)
    codes = {code(location, every) for location in every}
    assert len(codes) == len(every)
    assert len({c[0] + c[-1] for c in codes}) == len(every), "in brackets too"
    assert code("barn", ["barn", "farm"]) == "Ba"
    assert code("barn", ["barn", "barracks", "bazaar"]) == "Brn"
    assert code("bazaar", ["barn", "bazaar"]) == "Baz"


def test_pieces_walls_and_marks_can_be_read_without_colour() -> None:
    game = boxed("base", sections=["tower", "farm", "oasis", "barn"])
    seen = crowded(game)
    signs = Signs(game, seen)
    hexes = game.board.grid.hexes
    shown = {name: signs.cell(hexes[name], "").plain for name in hexes}
    for one in seen["pieces"][:5]:
        for name in one.get("covers", [one["at"]])[0]:
            assert shown[name] == f"▐{piece_sign(one['kind'])}2▌"
    assert shown["p3"] == shown["d6"] == " ## "
    assert shown["q9"] == f"▐{piece_sign('scout')}{game.mover + 1}▌"
    assert {name for name, cell in shown.items() if cell[3] == "!"} == {"c5", "d5", "b6"}
    signs_ = [piece_sign(one["kind"]) for one in seen["pieces"][:-1]]
    assert len(set(signs_)) == len(signs_)


def test_nomads_caves_and_capitols_have_their_signs() -> None:
    sections = ["oracle", "quarry", "harbor", "village"]
    game = boxed("base", "nomads", "capitol", "caves", sections=sections)
    text = printed(board(game))
    shown, view = cells(text), game.view(None)
    for name, tile in view["nomads"].items():
        assert shown[name] == f" {nomad_code(tile)}n"
        assert f"{nomad_code(tile)}  {words.name(tile)}" in text
    assert {name for name, cell in shown.items() if cell == " M∩ "} == set(view["caves"])
    assert {name for name, cell in shown.items() if cell == " ♛♛ "} == set(view["capitols"])
    for sign, what in ((" M∩ ", "Cave"), (" ♛♛ ", "Capitol"), (" N^ ", "Nomad hex")):
        assert f"{sign} {what}" in text
    assert len({nomad_code(tile) for tile in NOMAD_TILES}) == len(NOMAD_TILES)


def test_the_island_is_printed_below_the_board() -> None:
    game = boxed("base", "island")
    text = printed(board(game, legal=legal_hexes(game)))
    rows = [line for line in text.splitlines() if re.match(r" +i\.\d ", line)]
    assert [line.strip()[:3] for line in rows] == [f"i.{n}" for n in range(1, 6)]
    letter = {kind: letter for letter, kind in LETTERS.items()}
    ground, places = game.board.ground, game.board.grid.island_cells
    plain = {place: hex_ for place, hex_ in places.items() if ground(hex_) in palette.TERRAIN}
    assert len(plain) > 20
    for (row, place), hex_ in plain.items():
        start = 28 + 2 * (6 - (4, 5, 6, 5, 4)[row]) + 4 * place
        cell = rows[row][start : start + 4]
        assert cell[1] == letter[ground(hex_)]
        assert (cell[0] == "[") == bool(hex_ & legal_hexes(game))
    assert "the island" in text


@pytest.mark.parametrize("box", ["nomads", "crossroads", "marshlands", "harvest"])
def test_boards_of_every_box_explain_themselves(box: str) -> None:
    game = boxed(box, moves=100)
    text = board(game, legal=legal_hexes(game), highlight=1).plain
    assert max(len(line) for line in text.splitlines()) <= 100
    for location in game.board.locations:
        assert f" {code(location, game.board.locations)}  {words.name(location)} " in text
    for kind in palette.TERRAIN:
        assert (f" {words.name(kind)} " in text) == bool(game.board.grounds[kind])
    for seat in range(3):
        told = printed(summary(game, seat))
        assert all(words.name(card) in told for card in game.scores()[seat])


@pytest.mark.parametrize("box", ["nomads", "crossroads", "marshlands", "harvest", "island"])
def test_whatever_is_asked_or_done_has_its_words(box: str) -> None:
    game = boxed("base", box, "caves") if box == "island" else boxed(box)
    rng = random.Random(2)
    asked = set()
    while not game.over and len(game.log) < 250:
        view, seat = game.view(game.player), game.player
        assert seat is not None
        asked.add(view["asks"]["kind"])
        assert re.fullmatch(r"[A-Z][^.{}$]+", words.ask(view)), view["asks"]
        assert re.fullmatch(r"Player \d [^.{}$]+", words.ask(game.view(None)))
        actions = game.legal_actions()
        action = rng.choice([a for a in actions if a.verb in ("use", "choose")] or actions)
        said = play_and_tell(game, [action], viewer=seat)
        assert re.match(r"You [a-z][^{}$]+", said)
    assert len(asked) > 3


# --- words -----------------------------------------------------------------------------------


def test_every_location_and_card_has_its_sentence() -> None:
    asked_otherwise = {"give-up", "row"}
    for slug in (*EXTRAS, *ACTIONS.keys() - asked_otherwise):
        assert re.fullmatch(r"[A-Z1-9][^.]+\.", words.text(slug)), slug
    for slug in (*CARDS, *TASKS, "castles", "palaces", "capitols", "gold"):
        assert re.fullmatch(r"[A-Z1-9][^.]+", words.text(slug)), slug


@pytest.mark.parametrize(
    ("action", "events", "viewer", "sentence"),
    [
        (
            "build i8",
            [Event("tile-taken", 0, "tavern", "h7")],
            0,
            "You built on i8 and took a Tavern tile",
        ),
        ("build i8", [], 1, "Player 1 built on i8"),
        ("use oasis", [], 0, "You used the Oasis"),
        ("end", [], 0, "You ended the turn"),
        (
            "build d6",
            [Event("tile-lost", 0, "oracle", "a1"), Event("tile-taken", 0, "barn", "a9")],
            0,
            "You built on d6, lost the Oracle tile and took a Barn tile",
        ),
        (
            "end",
            [
                Event("turn-ended", 0),
                Event("card-removed", 1, "flower-field"),
                Event("card-drawn", 1, "grass"),
            ],
            0,
            "You ended the turn. Player 2 drew a grass card. "
            "Player 2’s flower field card had no empty hex and left the game",
        ),
    ],
)
def test_an_action_in_words(action: str, events: list[Event], viewer: int, sentence: str) -> None:
    done = Action.parse(action)
    assert words.describe(done, deed(done), events, 0, viewer=viewer) == sentence


@pytest.mark.parametrize("location", sorted(EXTRAS))
def test_a_tile_has_its_article(location: str) -> None:
    said = words.describe(END, deed(END), [Event("tile-taken", 0, location, "a1")], 0)
    sounds_open = location[0] in "aeio"  # a University, but no other u
    assert f" took {'an' if sounds_open else 'a'} {words.name(location)} tile" in said


def test_players_can_have_names() -> None:
    said = words.describe(END, deed(END), [], 1, viewer=0, names=["Ann", "Mira"])
    assert said == "Mira ended the turn"


@pytest.mark.parametrize(
    ("kind", "mine", "theirs"),
    [
        (
            "mandatory",
            r"Build (anywhere )?on [\w ,]+ · 3 left · \d+ hexes possible",
            r"Player \d builds on \w+",
        ),
        (
            "build",
            r"\w+: build one more settlement",
            r"Player \d uses the \w+",
        ),
        (
            "take",
            r"\w+: choose a settlement to move",
            r"Player \d uses the \w+",
        ),
        (
            "put",
            r"\w+: choose where it goes",
            r"Player \d uses the \w+",
        ),
        ("end", r"All built: end your turn", r"Player \d (to move|ends the turn)"),
    ],
)
def test_what_is_asked_in_words(kind: str, mine: str, theirs: str) -> None:
    game = until(kind)
    assert re.match(mine, words.ask(game.view(game.player)))
    assert re.match(theirs, words.ask(game.view(None)))


def test_the_end_in_words() -> None:
    game = played(moves=10_000)
    assert game.over
    gold = max(score["total"] for score in game.scores())
    (winner,) = game.winners
    assert words.ask(game.view(winner)) == f"The game is over: you win with {gold} gold"
    said = f"The game is over: Player {winner + 1} wins with {gold} gold"
    assert words.ask(game.view(1 - winner)) == said
    tie = message("ask-over-tied", n=gold, seats=[0, 1])
    said = f"The game is over: Player 1 and Player 2 share the victory with {gold} gold each"
    assert words.tell(tie, spoken(game.name)) == said
