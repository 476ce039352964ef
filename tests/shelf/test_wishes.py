"""Every wish holds in every draw, and nothing appears that isn't owned (issue 23)."""

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from hexholm import links, load_section, shelf
from hexholm.kingdom.registry import BOXES, CARDS, SECTIONS, TASKS
from hexholm.library import GAMES
from hexholm.shelf import Drawn, Owned, ShelfError, Wishes
from hexholm.winter.boards import house_sides

KINGDOM, WINTER = GAMES
DRAWS = range(100)
ALL = tuple(BOXES)
EVERYTHING = Owned(ALL)
NONE = Wishes()


def draws(
    game: str, owned: Owned, wishes: Wishes = NONE, seeds: Iterable[int] = DRAWS, **more: Any
) -> Iterable[tuple[Drawn, Mapping[str, Any]]]:
    """A hundred set-ups, each a game that can be played and has its link."""
    for seed in seeds:
        drawn = shelf.draw(game, owned, players=2 + seed % 3, seed=seed, wishes=wishes, **more)
        assert drawn.game.seats == 2 + seed % 3
        assert len(drawn.game.legal_actions()) > 0
        yield drawn, {key: list(some) for key, some in shelf.contents(drawn.game).items()}


def there(contents: Mapping[str, Any]) -> set[str]:
    return {name for names in contents.values() for name in names}


@pytest.mark.parametrize(
    "name", ["lords", "farm", "fort", "fortress", "sword", "ropebridge", "nomads", "caves"]
)
def test_never(name: str) -> None:
    for _, contents in draws(KINGDOM, EVERYTHING, Wishes(never=(name,))):
        assert name not in there(contents)


@pytest.mark.parametrize(
    "name", ["lords", "farm", "fort", "fortress", "sword", "ropebridge", "nomads", "capitol"]
)
def test_always(name: str) -> None:
    for _, contents in draws(KINGDOM, EVERYTHING, Wishes(always=(name,))):
        assert name in there(contents)


@pytest.mark.parametrize(("box", "number"), [("nomads", 2), ("harvest", 4), ("base", 3)])
def test_so_many_sections_of_a_box(box: str, number: int) -> None:
    for _, contents in draws(KINGDOM, EVERYTHING, Wishes(at_least={box: number})):
        assert sum(SECTIONS[name].box == box for name in contents["sections"]) >= number


def test_what_is_not_owned_never_appears() -> None:
    few = ("farm", "barn", "oasis", "tower", "quarry")
    for owned in (Owned(("base",)), Owned(("base", "crossroads")), Owned(("base",), few)):
        for _, contents in draws(KINGDOM, owned):
            assert {CARDS[name] for name in contents["cards"]} <= {
                card for box in owned.boxes for card in BOXES[box].cards
            }
            for name in contents["sections"]:
                assert SECTIONS[name].box in owned.boxes if owned.sections is None else name in few
            assert not any(contents[key] for key in ("island", "caves", "capitols"))
            assert set(contents["tasks"]) <= (set(TASKS) if "crossroads" in owned.boxes else set())


def test_winter_wishes_hold() -> None:
    wishes = Wishes(
        never=("3fe", "knights", "fur"), always=("1g", "miners", "bargain"), balanced=False
    )
    for _, contents in draws(WINTER, Owned(), wishes):
        assert there(contents) >= set(wishes.always)
        assert not there(contents) & set(wishes.never)
    for drawn, contents in draws(WINTER, Owned(), Wishes(always=("none",)), range(10)):
        assert contents["twist"] == ["none"]
        assert drawn.game.setup_data()["twist"] == "none"
    for _, contents in draws(WINTER, Owned(), seeds=range(10)):
        assert contents["twist"] != ["none"], "the rulebook recommends one"
        assert len({house_sides()[name].board for name in contents["boards"]}) == 7


def test_the_same_seed_draws_the_same_and_others_differ() -> None:
    for game in GAMES:
        found = [drawn.link for drawn, _ in draws(game, EVERYTHING)]
        assert found == [drawn.link for drawn, _ in draws(game, EVERYTHING)]
        assert len(set(found)) == len(found)


# --- not what we had -------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_nothing_of_the_last_three_comes_back_while_there_is_enough(game: str) -> None:
    """ "Not what we had the last three times": 24 sections and 25 cards are enough for it."""
    pools = {KINGDOM: ("sections", "cards"), WINTER: ("cards", "economy", "twist")}[game]
    had: list[str] = []
    for seed in range(40):
        drawn = shelf.draw(game, EVERYTHING, seed=seed, wishes=Wishes(fresh=3), had=had)
        before = [shelf.contents(shelf.opened(link).game) for link in had[:3]]
        now = shelf.contents(drawn.game)
        for key in pools:
            assert not set(now[key]) & {name for one in before for name in one[key]}
        assert not any("cards" in str(one) for one in drawn.missed)
        had.insert(0, drawn.link)


def test_where_there_is_not_enough_the_oldest_comes_back_and_it_is_said() -> None:
    """The base game alone has eight sections: two set-ups ago is as far as it goes."""
    base, wishes = Owned(("base",)), Wishes(fresh=3)
    had = [shelf.draw(KINGDOM, base, seed=100).link]
    had.insert(0, shelf.draw(KINGDOM, base, seed=101, wishes=wishes, had=had).link)
    for seed in range(20):
        drawn = shelf.draw(KINGDOM, base, seed=seed, wishes=wishes, had=had)
        now = set(shelf.contents(drawn.game)["sections"])
        assert not now & set(shelf.contents(shelf.opened(had[0]).game)["sections"])
        assert now <= {name for one in drawn.missed for name in one.args["things"]}
        had.insert(0, drawn.link)


def test_what_must_be_there_is_not_held_against_it() -> None:
    first = shelf.draw(KINGDOM, EVERYTHING, seed=1, wishes=Wishes(always=("farm",)))
    again = Wishes(always=("farm",), fresh=1)
    for drawn, contents in draws(KINGDOM, EVERYTHING, again, range(20), had=[first.link, "broken"]):
        assert "farm" in contents["sections"]
        assert not drawn.missed


# --- single parts ----------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_other_cards_on_the_same_land_and_the_other_way_round(game: str) -> None:
    land = {KINGDOM: "sections", WINTER: "boards"}[game]
    first = shelf.draw(game, EVERYTHING, players=3, seed=1)
    was = first.game.setup_data()
    changed = {"cards": 0, land: 0}
    for seed in range(10):
        for group, stays, goes in (("cards", land, "cards"), ("land", "cards", land)):
            drawn = shelf.draw(
                game, EVERYTHING, players=3, seed=seed, kept=first.link, again=[group]
            )
            data = drawn.game.setup_data()
            assert data[stays] == was[stays]
            changed[goes] += data[goes] != was[goes]
    assert min(changed.values()) >= 9


@pytest.mark.parametrize("game", GAMES)
def test_who_begins_stays_with_what_is_not_drawn_again(game: str) -> None:
    names = ("Ada", "Ben", "Cleo")
    first = shelf.draw(game, EVERYTHING, players=3, seed=1, names=names)
    for seed in range(10):
        for group in ("cards", "land"):
            drawn = shelf.draw(
                game,
                EVERYTHING,
                players=3,
                seed=seed,
                names=names,
                kept=first.link,
                again=[group],
            )
            assert shelf.first(drawn.game) == shelf.first(first.game)
    others = (shelf.draw(game, EVERYTHING, players=3, seed=seed).game for seed in range(10))
    assert {shelf.first(one) for one in others} == {0, 1, 2}


def test_wishes_hold_for_what_is_kept_too() -> None:
    first = shelf.draw(KINGDOM, EVERYTHING, seed=1, wishes=Wishes(always=("lords",)))
    with pytest.raises(ShelfError, match="Lords"):
        shelf.draw(
            KINGDOM, EVERYTHING, wishes=Wishes(never=("lords",)), kept=first.link, again=["land"]
        )


# --- what can't be ---------------------------------------------------------------------------

IMPOSSIBLE = {
    "nothing is called 'dragons'": Wishes(never=("dragons",)),
    "Lords can’t be both always and never there": Wishes(never=("lords",), always=("lords",)),
    "Farm can’t be both always and never there": Wishes(never=("base",), always=("farm",)),
    "Caves can’t always be there: you don’t own it": Wishes(always=("caves",)),
    "you wish for 3 sections of it, but only 2 can be had": Wishes(
        never=("quarry", "village"), at_least={"nomads": 3}
    ),
    "you wish for a section of it, but there is none": Wishes(
        never=("quarry", "village", "caravan", "garden"), at_least={"nomads": 1}
    ),
    "4 sections make a land: your wishes ask for more": Wishes(
        always=("farm", "barn"), at_least={"nomads": 3}
    ),
    "a game has 3 cards: Lords, Farmers, Miners and Workers are too many": Wishes(
        always=("lords", "farmers", "miners", "workers")
    ),
    "with these wishes only 2 are left": Wishes(
        never=tuple(name for name, card in CARDS.items() if name not in ("lords", "miners"))
    ),
    "no set-up from your shelf fits all your wishes at once": Wishes(
        always=("treasure", "sword", "outpost"), never=("caravan", "garden", "quarry")
    ),
}


@pytest.mark.parametrize("says", IMPOSSIBLE)
def test_what_can_not_be_is_refused_in_one_sentence(says: str) -> None:
    with pytest.raises(ShelfError) as error:
        shelf.draw(KINGDOM, Owned(("base", "nomads")), wishes=IMPOSSIBLE[says])
    assert says in str(error.value)
    assert "\n" not in str(error.value)


def test_the_shelf_itself_may_be_wrong() -> None:
    for owned, says in (
        (Owned(), "without the Base game"),
        (Owned(("base", "moon")), "nothing is called 'moon'"),
        (Owned(("base",), ("farm", "moon")), "nothing is called 'moon'"),
        (Owned(("base",), ("farm", "barn")), "with these wishes only 2 are left"),
        (Owned(("base",), own=("[a] box=base",)), "one of your boards can’t be read"),
    ):
        with pytest.raises(ShelfError, match=says):
            shelf.draw(KINGDOM, owned)
    with pytest.raises(ShelfError, match="2 players, but 1 names"):
        shelf.draw(KINGDOM, Owned(("base",)), names=["Anna"])
    with pytest.raises(ShelfError, match="are on the same board"):
        shelf.draw(WINTER, Owned(), wishes=Wishes(always=("1g", "3fl")))


# --- links -----------------------------------------------------------------------------------


def test_a_set_up_is_a_link_that_holds_who_plays_and_own_boards() -> None:
    own = SECTIONS["canoe"].text.replace("[canoe]", "[my-canoe]")
    owned = Owned(ALL, own=(own, SECTIONS["farm"].text.replace("G", "T", 1)))
    wishes = Wishes(always=("my-canoe", "farm"))
    names = ("Anna", "Ben", "Cleo")
    drawn = shelf.draw(KINGDOM, owned, players=3, seed=5, wishes=wishes, names=names)
    found = shelf.opened(drawn.link)
    assert found.game == drawn.game
    assert found.names == names
    assert links.unpack(drawn.link).game == drawn.game
    own_boards = {board.names for board in shelf.sheet(found.game).boards if board.is_own}
    assert own_boards == {("canoe",), ("farm",)}
    land = load_section("[my-land] box=own\n" + "G" * 10 + ("\n" + "G" * 10) * 9 + "\n").text
    drawn = shelf.draw(KINGDOM, Owned(ALL, own=(land,)), wishes=Wishes(always=("my-land",)))
    own_boards = {board.names for board in shelf.sheet(drawn.game).boards if board.is_own}
    assert own_boards == {("my-land",)}, "without a location it is known by its name"
    begins = {
        shelf.first(one.game) for one, _ in draws(KINGDOM, EVERYTHING, seeds=range(1, 100, 3))
    }
    assert begins == {0, 1, 2}
