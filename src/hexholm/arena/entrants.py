"""Who plays in a match: a bot of this hexholm, or one of another version, as `expert@WHERE`."""

from hexholm.bots import Bot, make_bot
from hexholm.game import Game

AT = "@"
"""Between a bot's name and where its hexholm is."""


def make_entrant(name: str, *, seed: int) -> Bot:
    """A bot by its name, as `make_bot`, or of another version of hexholm."""
    bot, at, where = name.partition(AT)
    if not at:
        return make_bot(name, seed=seed)
    from hexholm.arena.elsewhere import BotElsewhere

    return BotElsewhere(name, bot, where, seed)


def check_entrant(name: str, game: Game) -> None:
    """Refuse a bot that doesn't exist, or whose version of hexholm can't read such games."""
    bot = make_entrant(name, seed=0)
    if AT in name:
        from hexholm.arena.elsewhere import BotElsewhere

        assert isinstance(bot, BotElsewhere)
        bot.check(game)


def of_version(bots: list[str], where: str) -> list[str]:
    """The same bots of another version."""
    return [f"{bot}{AT}{where}" for bot in bots]
