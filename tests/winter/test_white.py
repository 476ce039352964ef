"""Which buildings pay coins: the mandatory action and white actions, nothing else (W-7b)."""

import pytest

import hexholm
from tests.winter.helpers import (
    ECONOMY,
    FIELDS,
    Land,
    Seat,
    Twist,
    builds,
    coins,
    edge,
    forts,
    houses,
    must,
    neighbours,
    paid,
    play,
    position,
    two_away,
    yard,
)
from tests.winter.reference import Reading
from tests.winter.reference import coins as due

PAYING = [card for card in ECONOMY if card not in ("marble", "salvage")]
RIM = min(h for h in edge() if neighbours(h) - edge())
INLAND = min(neighbours(RIM) - edge())
GUESTS = {
    # the land, own forts, where to build beside the village, the guest house
    "agriculture": (Land("G", {"V": "044"}), "", "043", "033"),
    "weapons": (Land("G", {"V": "044"}), "042", "043", "032"),
    "fur": (Land("G", {"V": "144"}), "", "143", "133"),
    "export": (Land("G", {"V": min(neighbours(INLAND) - {RIM})}), "", INLAND, RIM),
    "cattle": (Land("G", {"V": "044", "F": "033"}), "", "043", "033"),
}
LEFT = {
    # the land, own forts, the hex that the caravan leaves
    "agriculture": (Land("G", {"V": "034"}), "", "044"),
    "weapons": (Land(), "043", "044"),
    "fur": (Land(), "", "144"),
    "export": (Land(), "", RIM),
    "cattle": (Land("G", {"F": "044"}), "", "044"),
    "hunting": (Land(), "", "044"),
}
VILLAGES = Land(
    "G",
    {
        "V": "022 066 142",
        "X": "043",
        "M": "045",
        "I": "034",
        "T": "053 010",
        "F": "054 011",
        "E": "063 012",
        "U": "055 013",
        "S": "400 401 402 403 404 410",
    },
)
WHITE = (
    *FIELDS,
    *"port port-2 mine mine-2 market market-2 farm farm-2 barracks barracks-2 tavern".split(),
    *"tavern-2 outpost outpost-2 tower homestead crossroads".split(),
)


@pytest.mark.parametrize("verb", ["build", "fort"])
@pytest.mark.parametrize("economy", GUESTS)
def test_a_guest_house_pays_nothing(economy: str, verb: str) -> None:
    """W-7b, hospitality: whatever the economy card; the building that brought it pays as ever.
    In the first edition the guest house paid too."""
    land, forts_, first, guest = GUESTS[economy]
    for edition, worth in ((1, {"build": 1, "fort": 2}[verb]), (2, 0)):
        game = position(
            land, Seat("", forts_), twist="hospitality", economy=economy, edition=edition
        )
        before = paid(game, f"build {first}")
        assert paid(game, f"build {first}", f"{verb} {guest}") == before + worth


def test_the_mandatory_action_goes_on_paying_after_a_guest_house() -> None:
    """W-7b, hospitality: each building of the mandatory action pays."""
    game = position(Land("G", {"V": "044"}), Seat(), twist="hospitality", economy="agriculture")
    play(game, "build 043", "build 033", "build 034", "build 045", "fort 054", "end")
    assert coins(game) == 4


def moved(economy: str, edition: int, twist: Twist = None, **seat: object) -> hexholm.Game:
    """A caravan has just left the hex that would pay."""
    land, forts_, left = LEFT[economy]
    mine = Seat(left, forts_, hand="snowscape", bought="caravan+", **seat)  # type: ignore[arg-type]
    game = position(yard(land), mine, twist=twist, economy=economy, edition=edition)
    if mine.coins:
        play(must(game), "repeat caravan")
    goal = min(h for h in two_away(left) if h not in {forts_, *yard(land).spots["S"].split()})
    return play(game, "use caravan", f"take {left}", f"put {goal}")


@pytest.mark.parametrize("repeated", [False, True])
@pytest.mark.parametrize("verb", ["build", "fort"])
@pytest.mark.parametrize("economy", PAYING)
def test_caravans_second_house_pays_nothing(economy: str, verb: str, repeated: bool) -> None:
    """W-7b, caravan: its lower build is orange; also when repeated for five coins (W-6). In the
    first edition it paid."""
    left = LEFT[economy][2]
    for edition, worth in ((1, {"build": 1, "fort": 2}[verb]), (2, 0)):
        game = moved(economy, edition, coins=5 if repeated else 0)
        assert paid(game, f"{verb} {left}") == worth


def test_caravan_used_at_once_pays_nothing() -> None:
    """W-7b, quick-study, caravan: the lower build stays orange."""
    mine = Seat("044", hand="snowscape", bought="caravan", coins=9)
    game = must(position(yard(Land()), mine, twist="quick-study", economy="hunting"))
    play(game, "upgrade caravan", "use caravan", "take 044", "put 046")
    assert paid(game, "build 044") == 0


@pytest.mark.parametrize("repeated", [False, True])
@pytest.mark.parametrize("talent", WHITE)
def test_every_white_action_pays(talent: str, repeated: bool) -> None:
    """W-7b, W-6: an extra house by a white action pays as before, also for five coins: all of
    pasture ... crossroads, the lower actions too; a fort pays double."""
    card, at, seen = talent.removesuffix("-2"), VILLAGES.letters(), set()
    purse = 5 if repeated else 0
    mine = Seat("044 033 032 031 021", "065", "snowscape", f"{card}+", coins=purse)
    for economy in PAYING:
        game = position(VILLAGES, mine, Seat("140 141", "143 144 145"), economy=economy)
        if repeated:
            play(must(game), f"repeat {card}")
        play(game, f"use {talent}")
        own, strong, rivals = houses(game), forts(game), [houses(game, 1) | forts(game, 1)]
        worth = {
            h: due(economy, Reading(at, own | {h}, strong, rivals), h, fort=False)
            for h in sorted(builds(game))
        }
        best = max(worth, key=lambda h: worth[h])
        assert paid(game, f"build {best}") == worth[best], economy
        assert paid(game, f"fort {best}") == 2 * worth[best], economy
        seen.add(worth[best])
    assert 1 in seen
