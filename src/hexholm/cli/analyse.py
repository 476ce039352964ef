"""`hexholm analyse`: where a game turned, and what would have been better."""

import json
from typing import TYPE_CHECKING, Annotated

from hexholm.cli import Mistake, files
from hexholm.cli.console import open_console, progress
from hexholm.cli.options import Line, Source, option
from hexholm.texts import say, spoken

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from hexholm.advice import RatedTurn

BARS = "▁▂▃▄▅▆▇█"


def analyse(
    record: Source,
    work: Annotated[float, option("work", min=0.01)] = 1.0,
    seat: Annotated[int | None, option("one-seat", default="all")] = None,
    line: Line = None,
    as_json: Annotated[bool, option("json", "--json")] = False,
) -> None:
    """Rate every turn of a game and print its turning points, with what was better and why."""
    from hexholm import advice

    stored = files.load(record, line=line)
    game, names = stored.game, stored.names
    if seat is not None and not 1 <= seat <= game.seats:
        raise Mistake("cli-no-seat", seat=str(seat), seats=game.seats)
    played = [
        (turn, before) for turn, before in advice.turns(game) if seat in (None, turn.seat + 1)
    ]
    if not played:
        raise Mistake("analyse-no-turns", file=record)
    rated = []
    with progress(len(played)) as advance:
        for turn, before in played:
            rated.append(advice.rate(before, turn, work))
            advance(len(rated), len(played))
    if as_json:
        found = {"players": names, "turns": [turn.to_dict() for turn in rated]}
        found |= {"over": game.over, "winners": game.winners, "scores": game.scores()}
        print(json.dumps(found, indent=1))
        return
    console = open_console()
    for told in (*_curve(rated, names, game.winners), *_points(rated, names, game.name)):
        console.print(told, markup=False, highlight=False, soft_wrap=True)


def _curve(
    rated: "Sequence[RatedTurn]", names: "Sequence[str]", winners: "Sequence[int]"
) -> "Iterator[str]":
    """The win chances turn by turn, one line per player."""
    percent, width = spoken().percent, max(map(len, names))
    yield say("analyse-chances", turns=len(rated))
    for seat, name in enumerate(names):
        chances = [turn.done.chances[seat] for turn in rated]
        bars = "".join(BARS[min(int(chance * len(BARS)), len(BARS) - 1)] for chance in chances)
        end = f"  {say('analyse-won')}" if seat in winners else ""
        yield f"  {name:<{width}}  {bars}  {percent(chances[0])} … {percent(chances[-1])}{end}"


def _points(rated: "Sequence[RatedTurn]", names: "Sequence[str]", game: str) -> "Iterator[str]":
    from hexholm.advice import turning_points
    from hexholm.advice.words import brief, sentences

    points, percent = turning_points(rated), spoken().percent
    if not points:
        yield say("analyse-no-points")
        return
    yield say("analyse-points")
    for turn in points:
        seat, done, best = turn.played.seat, turn.done, turn.best
        yield say(
            "analyse-turn",
            turn=turn.played.number,
            name=names[seat],
            sign=turn.mark,
            best=percent(best.win),
            done=percent(done.win),
            gold=round(turn.gold_loss),
        )
        yield say("analyse-played", actions=brief(turn.played.actions, game))
        yield say("analyse-better", actions=brief(best.actions, game))
        if told := sentences(turn.better, names, game):
            yield say("analyse-why", reasons=told)
