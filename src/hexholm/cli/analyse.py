"""`hexholm analyse`: where a game turned, and what would have been better."""

import json
from typing import TYPE_CHECKING, Annotated

import typer

from hexholm.cli import Mistake, files
from hexholm.cli.console import open_console, progress

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from hexholm.advice import RatedTurn

app = typer.Typer()

BARS = "▁▂▃▄▅▆▇█"


@app.command()
def analyse(
    record: Annotated[
        str,
        typer.Argument(
            metavar="RECORD", help="A record, a save, a .jsonl of records, or - for input."
        ),
    ],
    seconds: Annotated[
        float, typer.Option(help="How long to think about each turn.", min=0.01)
    ] = 0.5,
    samples: Annotated[
        int | None,
        typer.Option(
            help="Play so many futures of each turn instead: the same every time.",
            min=1,
            metavar="N",
        ),
    ] = None,
    seat: Annotated[
        int | None,
        typer.Option(help="Look at the turns of this player alone; 1 begins.", show_default="all"),
    ] = None,
    line: Annotated[
        int | None,
        typer.Option(help="Which line of a .jsonl file, from 1.", metavar="K", show_default="1"),
    ] = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print every turn as JSON instead.")
    ] = False,
) -> None:
    """Rate every turn of a game and print its turning points, with what was better and why."""
    from hexholm import advice

    stored = files.load(record, line=line)
    game, names = stored.game, stored.names
    if seat is not None and not 1 <= seat <= game.seats:
        raise Mistake(f"there is no seat {seat}; the seats are 1 to {game.seats}")
    played = [
        (turn, before) for turn, before in advice.turns(game) if seat in (None, turn.seat + 1)
    ]
    if not played:
        raise Mistake(f"{record}: it holds no turns to look at")
    rated = []
    with progress(len(played)) as advance:
        for turn, before in played:
            rated.append(advice.rate(before, turn, seconds, seed=turn.start, samples=samples))
            advance(len(rated), len(played))
    if as_json:
        found = {"players": names, "turns": [turn.to_dict() for turn in rated]}
        found |= {"over": game.over, "winners": game.winners, "scores": game.scores()}
        print(json.dumps(found, indent=1))
        return
    console = open_console()
    for told in (*_curve(rated, names, game.winners), *_points(rated, names)):
        console.print(told, markup=False, highlight=False, soft_wrap=True)


def _curve(
    rated: "Sequence[RatedTurn]", names: "Sequence[str]", winners: "Sequence[int]"
) -> "Iterator[str]":
    """The win chances turn by turn, a line a player."""
    from hexholm.advice.words import percent

    width = max(map(len, names))
    yield f"Win chance after each of {len(rated)} turns"
    for seat, name in enumerate(names):
        chances = [turn.done.chances[seat] for turn in rated]
        bars = "".join(BARS[min(int(chance * len(BARS)), len(BARS) - 1)] for chance in chances)
        end = "  won" if seat in winners else ""
        yield f"  {name:<{width}}  {bars}  {percent(chances[0])} … {percent(chances[-1])}{end}"


def _points(rated: "Sequence[RatedTurn]", names: "Sequence[str]") -> "Iterator[str]":
    from hexholm.advice import turning_points
    from hexholm.advice.words import brief, percent, why

    points = turning_points(rated)
    if not points:
        yield "No turn lost much against the best one found."
        return
    yield "Turning points"
    for turn in points:
        seat, done, best = turn.played.seat, turn.done, turn.best
        fall = f"{percent(best.win)} → {percent(done.win)}"
        yield f"  turn {turn.played.number}, {names[seat]} {turn.mark} win chance {fall}"
        yield f"    played  {brief(turn.played.actions)}"
        yield f"    better  {brief(best.actions)}"
        own = {card: -gold for card, gold in done.versus_best.items()}
        rivals = {card: -gold for card, gold in done.rivals_versus_best.items()}
        if reasons := why(own, rivals):
            yield f"    why     {reasons}"
