"""Who plays in a match: a bot of this hexholm, or one of another version, as `expert@WHERE`."""

from hexholm.bots import Bot, make_bot

AT = "@"
"""Between a bot's name and where its hexholm is."""


def make_entrant(name: str, *, seed: int) -> Bot:
    """A bot by its name, as `make_bot`, or of another version of hexholm."""
    bot, at, where = name.partition(AT)
    if not at:
        return make_bot(name, seed=seed)
    from hexholm.arena.elsewhere import BotElsewhere

    return BotElsewhere(name, bot, where, seed)


def of_version(bots: list[str], where: str) -> list[str]:
    """The same bots of another version."""
    return [f"{bot}{AT}{where}" for bot in bots]
