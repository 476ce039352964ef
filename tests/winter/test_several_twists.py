"""More than one twist: set-up, refusals, saving, and where two of them bite (W-twists)."""

import json
import random
import re
from itertools import combinations
from typing import Any

import pytest

import hexholm
from tests.winter.helpers import (
    ALL,
    CONTRADICTING,
    TWISTS,
    Land,
    Seat,
    acts,
    around,
    builds,
    coins,
    cost,
    distance,
    fits,
    houses,
    me,
    must,
    neighbours,
    paid,
    play,
    position,
    rule,
    spots,
    supply,
    targets,
    uses,
    within,
    yard,
)

PAIRS = list(combinations(TWISTS, 2))
GOOD = [pair for pair in PAIRS if fits(pair)]


def winter(**setup: Any) -> hexholm.Game:
    """A new game of two players unless told otherwise."""
    game: hexholm.Game = hexholm.new_game("winter-kingdom", **{"players": 2, "seed": 1, **setup})
    return game


def twists(game: hexholm.Game) -> set[str]:
    """The twists of a game, which its set-up names once each."""
    listed = game.setup.twists  # type: ignore[attr-defined]
    assert isinstance(listed, tuple)
    assert len(set(listed)) == len(listed)
    return set(listed)


def refusal(**setup: Any) -> str:
    """The one line that says why a game cannot be set up so."""
    with pytest.raises(hexholm.SetupError) as caught:
        winter(**setup)
    said = str(caught.value)
    assert "\n" not in said
    return said


def names(said: str, *words: str) -> bool:
    """Whether a sentence names these things, written with a hyphen or a blank."""
    flat = said.lower().replace("-", " ")
    return all(word.replace("-", " ") in flat for word in words)


# --- set-up ----------------------------------------------------------------------------------


@pytest.mark.parametrize("pair", GOOD, ids="+".join)
def test_two_twists_can_be_played_together(pair: tuple[str, str]) -> None:
    """9, several twists: 27 of the 28 pairs, in either order, to the end of a first turn."""
    for some in (list(pair), list(reversed(pair))):
        game = winter(twist=some)
        assert twists(game) == set(pair)
        named = game.setup_data()["twist"]
        assert isinstance(named, list)
        assert sorted(named) == sorted(pair)
        while game.player == 0:
            game.play(game.legal_actions()[0])


def test_there_are_28_pairs() -> None:
    """9, several twists: one pair contradicts itself."""
    assert (len(PAIRS), len(GOOD)) == (28, 27)


@pytest.mark.parametrize("more", [(), ("bargain",), ("keep-away", "long-tunnels")])
def test_twists_that_contradict_each_other_are_refused(more: tuple[str, ...]) -> None:
    """9: overreach and hospitality: one hands out buildings beyond three, the other punishes
    them; the refusal names both."""
    for some in ([*CONTRADICTING, *more], [*more, *sorted(CONTRADICTING, reverse=True)]):
        said = refusal(twist=some)
        assert names(said, *CONTRADICTING)
        assert "unknown" not in said


def test_all_but_one_at_once() -> None:
    """9, several twists: seven of the eight."""
    for one in CONTRADICTING:
        some = [twist for twist in TWISTS if twist != one]
        assert twists(winter(twist=some)) == set(some)


@pytest.mark.parametrize(
    ("given", "held", "written"),
    [
        (None, (), "none"),
        ("none", (), "none"),
        (["none"], (), "none"),
        ("bargain", ("bargain",), "bargain"),
        (["bargain"], ("bargain",), "bargain"),
    ],
)
def test_none_and_one_twist_are_written_as_before(given: Any, held: Any, written: str) -> None:
    """9, several twists: a name alone, as in saves of the first edition."""
    game = winter(twist=given)
    assert game.setup.twists == held  # type: ignore[attr-defined]
    assert game.setup_data()["twist"] == written


@pytest.mark.parametrize("edition", [1, 2])
def test_a_twist_that_is_not_named_is_drawn(edition: int) -> None:
    """9, W-18: one is the recommendation of the rulebook, so one is drawn; each of the eight."""
    drawn = [twists(winter(seed=seed, edition=edition)) for seed in range(80)]
    assert {len(some) for some in drawn} == {1}
    assert set().union(*drawn) == set(TWISTS)
    assert twists(winter(twist="", seed=3)) == twists(winter(seed=3))


@pytest.mark.parametrize("some", [["plot"], ["bargain", "plot"], ["bargain", ""], ["none", "x"]])
def test_an_unknown_twist_among_several(some: list[str]) -> None:
    """9, several twists: the refusal lists the valid names."""
    assert names(refusal(twist=some), *TWISTS)


@pytest.mark.parametrize(
    "some",
    [
        ["bargain", "bargain"],
        ["bargain", "keep-away", "bargain"],
        ["none", "bargain"],
        ["bargain", None],
        ["bargain", 3],
        [["bargain", "keep-away"]],
        {"bargain": True},
        3,
        True,
    ],
)
def test_bad_twists_are_refused(some: Any) -> None:
    """9, several twists: named twice, none beside another, no names."""
    refusal(twist=some)


def test_the_refusal_says_which_twist_is_named_twice() -> None:
    """9, several twists."""
    assert names(refusal(twist=["keep-away", "bargain", "keep-away"]), "keep-away")


# --- cards a twist makes pointless -----------------------------------------------------------

POINTLESS = {"keep-away": "followers", "separate-lands": "royalty"}
REPLACED = {**POINTLESS, "long-reach": "loners"}


@pytest.mark.parametrize("more", [[], ["bargain"]])
@pytest.mark.parametrize("twist", POINTLESS)
def test_a_pointless_card_is_refused_with_its_reason(twist: str, more: list[str]) -> None:
    """9: followers with keep-away, royalty with separate-lands, chosen by hand: not as an
    unknown card; one line names card and twist and says why."""
    card = POINTLESS[twist]
    said = refusal(twist=[twist, *more] if more else twist, cards=[card, "miners", "scouts"])
    assert names(said, card, twist)
    assert "unknown" not in said
    assert "choose from:" not in said
    assert len(said) > len(f"{card} {twist}") + 15


@pytest.mark.parametrize("twist", POINTLESS)
def test_a_card_that_is_unknown_is_still_unknown(twist: str) -> None:
    """9: only the pointless card has that reason."""
    said = refusal(twist=twist, cards=["lords", "miners", "scouts"])
    assert names(said, "lords", "wanderers")


def test_loners_may_be_chosen_for_long_reach() -> None:
    """9: loners with long-reach is replaced at random set-ups only."""
    chosen = ["loners", "miners", "scouts"]
    assert winter(twist="long-reach", cards=chosen).setup_data()["cards"] == chosen


@pytest.mark.parametrize("twist", REPLACED)
def test_a_drawn_card_is_replaced(twist: str) -> None:
    """W-twists: loners with long-reach, followers with keep-away, royalty with separate-lands."""
    for seed in range(80):
        for some in (twist, [twist, "bargain"]):
            cards = winter(seed=seed, twist=some).setup_data()["cards"]
            assert REPLACED[twist] not in cards
            assert len(set(cards)) == 3


def test_all_three_cards_are_replaced_together() -> None:
    """9: loners, followers and royalty with the three twists at once."""
    for seed in range(80):
        cards = winter(seed=seed, twist=list(REPLACED)).setup_data()["cards"]
        assert not set(cards) & set(REPLACED.values())


def test_no_random_set_up_has_a_replaced_card() -> None:
    """9: cards and twist both drawn, over many seeds."""
    for seed in range(400):
        setup = winter(seed=seed).setup_data()
        assert REPLACED.get(setup["twist"]) not in setup["cards"]


def test_the_first_edition_left_loners_in() -> None:
    """9: loners with long-reach could be drawn in the first edition."""
    drawn = [winter(seed=s, twist="long-reach", edition=1).setup_data() for s in range(60)]
    assert any("loners" in setup["cards"] for setup in drawn)
    assert any("loners" in winter(seed=s, twist="bargain").setup_data()["cards"] for s in range(60))


def test_a_drawn_twist_leaves_chosen_cards_their_point() -> None:
    """9: the card is chosen, the twist is not: another twist is drawn instead of a refusal."""
    chosen = ["followers", "royalty", "crowd"]
    for seed in range(60):
        setup = winter(seed=seed, cards=chosen).setup_data()
        assert setup["cards"] == chosen
        assert setup["twist"] not in POINTLESS


# --- saving ----------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [2, 3, 7])
def test_several_twists_are_saved(number: int) -> None:
    """9, several twists: save, JSON, text, record, replay, copy, undo, imagined games."""
    some = [twist for twist in TWISTS if twist != "overreach"][:number]
    rng = random.Random(number)
    game = winter(players=3, seed=number, twist=some)
    for _ in range(60):
        game.play(rng.choice(game.legal_actions()))
    data = json.loads(json.dumps(game.to_dict()))
    record = json.loads(json.dumps(game.record()))
    again = hexholm.load_game(data)
    assert again == game
    assert again.to_dict() == game.to_dict()
    assert hexholm.replay(record).to_dict() == game.to_dict()
    text = hexholm.from_text(game.text())
    assert text.setup_data() == game.setup_data()
    assert acts(text) == acts(game)
    for other in (again, text, hexholm.replay(record), game.copy(), game.imagine(0, rng)):
        assert twists(other) == set(some)
    assert set(game.view(0)["setup"]["twist"]) == set(some)
    assert {f"twist-{twist}" for twist in some} <= set(game.view(0)["sources"])


def test_two_games_with_other_twists_are_two_games() -> None:
    """9, several twists: a twist more makes another game."""
    boards = winter().setup_data()["boards"]
    same: dict[str, Any] = {"boards": boards, "cards": ["crowd", "miners", "scouts"]}
    one = winter(twist="bargain", **same)
    assert one != winter(twist=["bargain", "long-tunnels"], **same)
    assert one == winter(twist=["bargain"], **same)


@pytest.mark.parametrize(
    "some", [["bargain", "bargain"], ["overreach", "hospitality"], ["bargain", "plot"], 7]
)
def test_a_file_with_bad_twists_is_refused(some: Any) -> None:
    """9, several twists: one line, as in a set-up."""
    data = winter(twist=["bargain", "long-tunnels"]).to_dict()
    data["setup"]["twist"] = some
    with pytest.raises(ValueError, match=r".") as caught:
        hexholm.load_game(data)
    assert "\n" not in str(caught.value)


# --- where two of them bite ------------------------------------------------------------------


def study(*more: str, **seat: Any) -> hexholm.Game:
    """Before the purchase step with Bargain and Quick study."""
    mine = Seat("044", hand="snowscape", **{"coins": 20, **seat})
    return must(position(yard(Land()), mine, twist=["bargain", "quick-study", *more]))


def test_bargain_and_quick_study_use_each_card_bought() -> None:
    """bargain, quick-study: any number of purchases, each card used at once."""
    game = study(talents="mule pasture guide")
    play(game, "buy mule")
    assert coins(game) == 20 - (cost("mule") - 1)
    assert "mule" in uses(game)
    play(game, "use mule", "take 044", "put 045")
    assert {"buy pasture", "buy guide", "upgrade mule"} <= acts(game)
    play(game, "buy pasture", "use pasture", "build 046")
    assert {"045", "046"} <= houses(game)
    assert {"buy guide", "end"} <= acts(game)


def test_bargain_and_quick_study_a_card_upgraded_after_its_use_is_not_used_again() -> None:
    """bargain, quick-study, 9: bought, used at once, then upgraded: once is once."""
    game = study(talents="mule")
    play(game, "buy mule", "use mule", "take 044", "put 045", "upgrade mule")
    assert uses(game) == set()
    assert rule(game, "use mule") is not None


def test_bargain_and_quick_study_a_card_bought_and_upgraded_is_used_once() -> None:
    """bargain, quick-study, 9: bought, upgraded, then used at once with both actions, only once.

    "At once" is right after a purchase: who upgrades first passes up the use that buying gave.
    """
    game = study(talents="mule")
    play(game, "buy mule", "end", "upgrade mule")
    assert uses(game) == {"mule"}
    play(game, "use mule", "take 044", "put 045", "put 046")
    assert "046" in houses(game)
    assert uses(game) == set()
    assert "end" in acts(game)


def test_bargain_and_quick_study_not_for_a_card_used_before() -> None:
    """bargain, quick-study: unless it was already used this turn; another card is not shut."""
    game = study(bought="pasture", talents="mule")
    play(game, "use pasture", "build 045", "upgrade pasture")
    assert uses(game) == set()
    play(game, "buy mule")
    assert uses(game) == {"mule"}


def test_bargain_and_quick_study_leave_five_coins_out() -> None:
    """bargain, quick-study, W-6: the five-coin option replaces all purchases."""
    game = study(bought="pasture", talents="mule")
    after = play(game.copy(), "buy mule", "use mule", "take 044", "put 045")
    assert spots(after, "repeat") == set()
    play(game, "repeat pasture")
    assert spots(game, "buy") == spots(game, "upgrade") == set()


def test_quick_study_and_overreach() -> None:
    """quick-study, overreach: a house built at once counts among the buildings of the turn."""
    land = yard(Land())
    mine = Seat("044", hand="snowscape", bought="outpost", talents="pasture", coins=9)
    game = must(position(land, mine, twist=["quick-study", "overreach"]))
    play(game, "use outpost", "build 045", "buy pasture", "use pasture", "build 046", "end")
    assert game.player == 0
    assert {action.split()[0] for action in acts(game)} == {"take"}


def test_long_reach_and_keep_away() -> None:
    """long-reach, keep-away: within two hexes, but nowhere next to a rival."""
    pair = ["long-reach", "keep-away"]
    game = position(Land(), Seat("044"), Seat("046"), twist=pair)
    assert builds(game) == within({"044"}, 2) - {"046"} - neighbours("046")
    assert rule(game, "build 045") == "twist-keep-away"


def test_long_reach_looks_only_at_hexes_that_keep_away_allows() -> None:
    """long-reach, keep-away: all hexes within two are next to rivals: elsewhere."""
    land = Land("G", {"S": "046 600 601"})
    mine = Seat("044", hand="snowscape")
    pair = ["long-reach", "keep-away"]
    assert builds(position(land, mine, Seat("047"), twist=pair)) == {"600", "601"}
    assert builds(position(land, mine, Seat("040"), twist=pair)) == {"046"}


def test_long_reach_and_separate_lands() -> None:
    """long-reach, separate-lands: two hexes away over a border is not near."""
    pair = ["long-reach", "separate-lands"]
    game = position(Land(), Seat("000"), twist=pair)
    near = {h for h in ALL if 0 < distance(h, "000") <= 2}
    assert {h[0] for h in near} > {"0"}
    assert builds(game) == {h for h in near if h[0] == "0"}


def test_keep_away_and_separate_lands() -> None:
    """keep-away, separate-lands: a rival over the border is not next to the hex."""
    over = min(n for n in neighbours("000") if n[0] != "0")
    pair = ["keep-away", "separate-lands"]
    assert "000" in builds(position(Land(), Seat(), Seat(over), twist=pair))
    assert "000" not in builds(position(Land(), Seat(), Seat(over), twist="keep-away"))
    assert "000" not in builds(position(Land(), Seat(), Seat("001"), twist=pair))


def test_separate_lands_and_long_tunnels() -> None:
    """separate-lands, long-tunnels, tunnel: the tunnel crosses borders, the hex after it does
    not."""
    beside = "200"
    land = Land("G", {"N": "044 201"})
    for twist in (["separate-lands", "long-tunnels"], "long-tunnels"):
        game = position(land, Seat("043"), twist=twist)
        play(game, "use tunnel", "take 043")
        assert beside in spots(game, "put")
        play(game, f"put {beside}")
        assert spots(game, "put") == neighbours(beside, isinstance(twist, list)) - {"201"}
    assert neighbours(beside) != neighbours(beside, apart=True)


def test_keep_away_and_long_tunnels() -> None:
    """keep-away, long-tunnels, tunnel: neither the end of the tunnel nor the hex after it may be
    next to a rival."""
    land = Land("G", {"N": "044 244"})
    game = position(land, Seat("043"), Seat("241"), twist=["keep-away", "long-tunnels"])
    shut = neighbours("241")
    assert targets(game, "tunnel", "043") == neighbours("244") - shut
    play(game, "use tunnel", "take 043", "put 243")
    assert "242" not in spots(game, "put")
    assert spots(game, "put") == neighbours("243") - {"244"} - shut


def test_hospitality_and_keep_away() -> None:
    """hospitality, keep-away: the guest house may not stand next to a rival."""
    pair = ["hospitality", "keep-away"]
    game = position(Land("G", {"V": "044"}), Seat(), Seat("032"), twist=pair)
    play(game, "build 053")
    assert "end" in acts(game)
    assert builds(game) == neighbours("053") - {"044"} - neighbours("032")


def test_no_guest_house_where_keep_away_leaves_no_hex() -> None:
    """hospitality, keep-away: no hex is left for it, so the mandatory action goes on."""
    land = Land("M", {"V": "044", "G": "043 042 600 601"})
    pair = ["hospitality", "keep-away"]
    game = play(position(land, Seat(), Seat("041"), twist=pair), "build 043")
    assert game.to_dict()["turn"]["left"] == 2
    assert builds(game) == {"600", "601"}
    assert "end" not in acts(game)
    open_ = play(position(land, Seat(), twist="hospitality"), "build 043")
    assert builds(open_) == {"042"}


def test_hospitality_and_long_reach() -> None:
    """hospitality, long-reach: the guest house stands next to an own building, not two away."""
    pair = ["hospitality", "long-reach"]
    game = play(position(Land("G", {"V": "044"}), Seat(), twist=pair), "build 043")
    assert builds(game) == neighbours("043") - {"044"}
    play(game, "end")
    assert builds(game) == within({"043"}, 2) - {"044"}


def test_hospitality_and_separate_lands() -> None:
    """hospitality, separate-lands: a village over the border doesn't count as next to it."""
    over = min(n for n in neighbours("000") if n[0] != "0")
    land = Land("G", {"V": over})
    pair = ["hospitality", "separate-lands"]
    assert "end" not in acts(play(position(land, Seat(), twist=pair), "build 000"))
    assert "end" in acts(play(position(land, Seat(), twist="hospitality"), "build 000"))


def test_bargain_and_overreach() -> None:
    """bargain, overreach: all purchases first, then one house leaves the game."""
    mine = Seat("044", hand="snowscape", bought="pasture garden", talents="mule guide", coins=9)
    land = yard(Land("G", {"F": "034"}))
    game = must(position(land, mine, twist=["bargain", "overreach"]))
    play(game, "use pasture", "build 045", "use garden", "build 034", "buy mule", "buy guide")
    assert coins(game) == 9 - cost("mule", "guide") + 2
    play(game, "end")
    assert game.player == 0
    assert acts(game) == {f"take {h}" for h in ("044", "045", "034", "400", "401", "402")}
    play(game, "take 400")
    assert game.player == 1
    assert {card["name"] for card in me(game)["bought"]} == {"pasture", "garden", "mule", "guide"}
    assert (me(game)["out"], supply(game)) == (1, (32 - 6, 4))


def test_each_twist_says_where_it_bites() -> None:
    """keep-away, separate-lands, W-1: the reason names the one of several twists that forbids."""
    pair = ["keep-away", "bargain"]
    game = position(Land(), Seat(), Seat("044"), twist=pair)
    assert rule(game, "build 045") == "twist-keep-away"
    assert rule(game, "build 044") == "W-1"
    prices = game.view(0)["prices"]
    assert prices["mine"][0] == cost("mine") - 1


def test_guests_pay_no_coins_with_other_twists() -> None:
    """W-7b, hospitality, bargain: one twist more changes nothing of the other."""
    pair = ["bargain", "hospitality"]
    game = position(Land("G", {"V": "044"}), Seat(), twist=pair, economy="agriculture")
    assert paid(game, "build 043", "build 033") == 1


def test_marks_are_words() -> None:
    """9: every twist has its mark, also beside another."""
    view = winter(twist=["bargain", "long-reach"]).view(0)
    for twist in ("bargain", "long-reach"):
        assert re.fullmatch("printed|inferred|house", view["sources"][f"twist-{twist}"])


def test_around_is_not_over_a_border() -> None:
    """separate-lands, hospitality: the guest house of a corner stays on its board."""
    land = Land("G", {"V": "011"})
    game = play(position(land, Seat(), twist=["hospitality", "separate-lands"]), "build 000")
    assert builds(game) == around({"000"}, apart=True) - {"011"}
