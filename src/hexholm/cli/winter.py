"""What stands on the screen of `hexholm play` beside the snowflake of Winter Kingdom."""

from collections.abc import Iterator
from typing import Final

from hexholm.draw import words
from hexholm.draw.winter.terminal import talents
from hexholm.draw.winter.words import card_text, talent_text, twist_text
from hexholm.texts import spoken
from hexholm.winter import WinterKingdom
from hexholm.winter.turn import AGAIN_COST, SELL

HELP: Final = """\
You play by typing an action:
  build k12    build a house; k12 alone will do
  fort k12     build a fort there instead: it counts as two houses and never moves
  use mine     use a talent or the tunnel; mine alone will do where nothing else is meant
  use port-2   use the lower action of an upgraded talent
  take k12     pick up the house you want to move, or sell a building (Salvage) ...
  put l13      ... and set it down; again the hex alone will do
  buy mine     after your buildings: buy a talent
  upgrade mine ... or get its lower action, from your next turn on
  repeat mine  ... or pay five coins to use it up to three times
  end          finish your turn, or an action that need not go on; decline what is offered
You can also type:
  why k12      which rule forbids an action
  talents      your talents, their costs, and what you can afford
  undo         take back your last action of this turn
  score        the points so far, by card
  board        draw the board again
  log          what has happened so far
  save FILE    save the game
  quit         leave (so do Ctrl-D and Ctrl-C)"""


def help_lines(game: WinterKingdom, seat: int) -> Iterator[str]:
    """What can be typed, and what every card this seat may know of is for."""
    yield HELP
    view = game.view(seat)
    yield "Scoring cards of this game:"
    for card in (*game.setup.cards, "castles"):
        yield f"  {words.name(card)}: {card_text(card, view)}"
    economy = game.setup.economy
    yield f"Economy: {words.name(economy)}: {card_text(economy, view)}"
    for twist in game.setup.twists:
        yield f"Twist: {words.name(twist)}: {twist_text(twist)}"
    known = dict.fromkeys(name for bought in game.bought for name in bought)
    known |= dict.fromkeys((*game.talents[seat], "tunnel"))
    yield "Talents you know of:"
    for name in known:
        yield f"  {words.name(name)}, {talent_text(name, view['prices'].get(name))}"


def talent_lines(game: WinterKingdom, seat: int) -> Iterator[str]:
    """The seat's talents with what they do and cost, and what it can afford."""
    view = game.view(seat)
    for text in talents(view["players"][seat], view["prices"]):
        yield text.plain
    yield purse(game, seat)


def purse(game: WinterKingdom, seat: int) -> str:
    """The coins, and what they are enough for in a purchase step."""
    coins = game.coins[seat]
    ways = [
        f"buy {name} ({price})"
        for name in game.talents[seat]
        if (price := game.price(name, upgrade=False)) <= coins
    ]
    ways += [
        f"upgrade {name} ({price})"
        for name in game.bought[seat]
        if name not in game.upgraded[seat] and (price := game.price(name, upgrade=True)) <= coins
    ]
    if coins >= AGAIN_COST and (not is_purchase(game) or _can_repeat(game)):
        ways.append(f"repeat a talent ({AGAIN_COST})")
    have = "You have 1 coin" if coins == 1 else f"You have {coins or 'no'} coins"
    enough = f"enough for: {', '.join(ways)}" if ways else "too few to buy anything"
    return f"{have}, {enough}."


def besides(game: WinterKingdom, seat: int) -> Iterator[str]:
    """What the panel does not say: what the coins will be good for."""
    if not is_purchase(game):
        yield purse(game, seat)


def is_purchase(game: WinterKingdom) -> bool:
    """Whether the purchase step has come and is not over."""
    if game.over or game.tasks or game.demands:
        return False
    return game.step in ("", SELL) or any(
        action.verb in ("buy", "upgrade") for action in game.options.others
    )


def _can_repeat(game: WinterKingdom) -> bool:
    return any(action.verb == "repeat" for action in game.options.others)


def hint(game: WinterKingdom) -> str:
    """What can be typed now, in one line."""
    named = game.board.grid.named
    hexes = {verb: named(s)[0] for verb, s in game.options.hexes if s}
    choices = [str(action) for action in game.options.others]
    if hexes:
        verb, first = next(iter(hexes.items()))
        example = first if verb != "take" or game.tasks else f"take {first} to sell it"
        choices.insert(0, f"{example} (or another hex in brackets)")
    if "build" in hexes and "fort" in hexes:
        choices.insert(1, f"fort {hexes['fort']}")
    return f"Type {spoken().list([*choices, 'help'], 'list-or')}."
