"""The ladder of bots: a round robin as a page in Markdown and as a picture."""

from collections.abc import Iterable, Iterator, Sequence
from textwrap import wrap
from typing import Final

from hexholm.arena.history import Chapter, Rung
from hexholm.arena.standings import Standing, Standings
from hexholm.arena.statistics import Estimate, Z, in_percent, in_range
from hexholm.draw import chart
from hexholm.texts import say, spoken

_EDGE: Final = 28.0
_GAP: Final = 18.0
_HEAD: Final = 75.0  # above the panels, but for the lines of the note
_LINE: Final = 17.0
_LETTER: Final = 6.2  # width of a letter of a note
_TOP: Final = 92.0  # of a panel's rows
_ROW: Final = 34.0
_NAMES: Final = 108.0
_CELL: Final = 76.0
_AXIS: Final = 300.0  # the ratings' width
_FOOT: Final = 40.0


def ranked(standings: Standings) -> list[Standing]:
    """The bots, the strongest first."""
    return sorted(standings.bots, key=lambda bot: bot.rating.mu, reverse=True)


def page(
    standings: Standings,
    about: str,
    command: str,
    picture: str,
    game: str = "",
    past: Sequence[Chapter] = (),
) -> str:
    """The ladder as a page; `about` says what was played, `command` plays it again."""
    bots = ranked(standings)
    strengths = "\n".join(_strengths(bots, say("unit", game=game)))
    matrix = "\n".join(_matrix(standings, bots))
    parts: tuple[str, ...] = (
        f"# {say('ladder-title')}",
        say("ladder-about", about=about),
        f"```\n{command}\n```",
        f"![{say('ladder-picture')}]({picture})",
        strengths,
        say("ladder-strengths-note"),
        f"## {say('ladder-ahead')}",
        matrix,
        say("ladder-ahead-note"),
    )
    if past:
        over_time = "\n".join(_over_time(past))
        parts += (f"## {say('ladder-past')}", over_time, say("ladder-past-note"))
    return "\n\n".join(parts) + "\n"


def _strengths(bots: Sequence[Standing], unit: str) -> Iterator[str]:
    yield f"| {say('ladder-strengths-columns', unit=unit)} |"
    yield "|---|---|---|---|---|---|---|"
    for bot in bots:
        rating = " ± ".join(spoken().number(one, 1) for one in bot.rating)
        cells = [bot.name, rating, in_percent(bot.won), in_range(bot.seats.total)]
        yield f"| {' | '.join([*cells, *bot.times])} |"


def _matrix(standings: Standings, bots: Sequence[Standing]) -> Iterator[str]:
    yield f"| {' | '.join([say('ladder-ahead-of'), *(bot.name for bot in bots)])} |"
    yield "|---" * (len(bots) + 1) + "|"
    for one in bots:
        shares = [standings.ahead(one.name, other.name) for other in bots]
        cells = ["" if share is None else in_percent(share) for share in shares]
        yield f"| {' | '.join([one.name, *cells])} |"


def _over_time(past: Sequence[Chapter]) -> Iterator[str]:
    """A row for each ladder that was kept, the strongest bots of the last one first."""
    last = past[-1].bots
    names = list(dict.fromkeys(name for chapter in reversed(past) for name in chapter.bots))
    names.sort(key=lambda name: -last[name].rating.value if name in last else 0)
    yield f"| {' | '.join([say('ladder-past-version'), *names])} |"
    yield "|---" * (len(names) + 1) + "|"
    for chapter in past:
        cells = [_rung(chapter.bots[name]) if name in chapter.bots else "" for name in names]
        yield f"| {' | '.join([chapter.label, *cells])} |"


def _rung(rung: Rung) -> str:
    told = in_range(rung.rating, 0)
    return f"**{told}**" if rung.is_new else told


def picture(standings: Standings, about: str) -> str:
    """The ladder as SVG, light or dark: ratings with intervals, and who finishes ahead of whom."""
    bots = ranked(standings)
    left, right = _NAMES + _AXIS + 72, max(_NAMES + _CELL * len(bots) + 18, 320)
    second = _EDGE + left + _GAP
    width, tall = second + right + _EDGE, _TOP + _ROW * len(bots) + _FOOT
    lines = wrap(say("ladder-note", about=about), int((width - 2 * _EDGE) / _LETTER))
    top = _HEAD + _LINE * len(lines)
    body = [
        chart.text(_EDGE, 46, say("ladder-title"), "title"),
        *(chart.text(_EDGE, 70 + _LINE * i, line, "note") for i, line in enumerate(lines)),
        _panel(_EDGE, top, left, tall, "ladder-ratings", _ratings(bots)),
        _panel(second, top, right, tall, "ladder-heat", _heat(standings, bots)),
    ]
    return chart.figure(width, top + tall + _EDGE, f"{say('ladder-title')}. {about}", body)


def _panel(x: float, y: float, width: float, height: float, id_: str, body: Iterable[str]) -> str:
    return chart.panel(x, y, width, height, say(id_), say(f"{id_}-note"), body)


def _rows(bots: Sequence[Standing]) -> Iterator[tuple[float, Standing]]:
    """The middle of each row."""
    for number, bot in enumerate(bots):
        yield _TOP + _ROW * (number + 0.5), bot


def _ratings(bots: Sequence[Standing]) -> Iterator[str]:
    known = {bot.name: _spread(bot) for bot in bots}
    scale = chart.fitted((v for one in known.values() for v in one), _NAMES, _NAMES + _AXIS)
    yield chart.bottom_axis(scale, _TOP, _TOP + _ROW * len(bots) + 4)
    for y, bot in _rows(bots):
        value, low, high = known[bot.name]
        tip = f"{bot.name}: {in_range(known[bot.name])}"
        yield chart.text(_NAMES - 10, y + 4, bot.name, "label", "end")
        yield chart.interval(scale, y, low, high)
        yield chart.dot(scale, y, value, tip=tip)
        yield chart.text(_NAMES + _AXIS + 14, y + 4, spoken().number(value, 1), "figure")


def _heat(standings: Standings, bots: Sequence[Standing]) -> Iterator[str]:
    for number, bot in enumerate(bots):
        x = _NAMES + _CELL * (number + 0.5)
        yield chart.text(x, _TOP - 12, bot.name, "label", "middle")
    for y, one in _rows(bots):
        yield chart.text(_NAMES - 10, y + 4, one.name, "label", "end")
        for number, other in enumerate(bots):
            share = standings.ahead(one.name, other.name)
            if share is None:
                continue
            tip = say("ladder-tip", one=one.name, other=other.name, share=in_percent(share))
            words = spoken().number(100 * share.value, 1)
            x = _NAMES + _CELL * number
            lean = 1.5 * share.value - 0.75
            yield chart.cell(x + 1, y - _ROW / 2 + 1, _CELL - 2, _ROW - 2, lean, words, tip)


def _spread(bot: Standing) -> Estimate:
    mu, sigma = bot.rating
    return Estimate(mu, mu - Z * sigma, mu + Z * sigma)
