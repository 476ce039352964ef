"""`hexholm stats`: what many games say about cards, seats and tiles."""

import json
from typing import TYPE_CHECKING, Annotated

from hexholm.cli import Mistake, files
from hexholm.cli.console import open_console, progress
from hexholm.cli.options import Jobs, Out, Players, flag, option
from hexholm.cli.setup import Setup, start, takes_setup
from hexholm.cli.tables import unit_of
from hexholm.library import GAMES, KINDS
from hexholm.texts import say

if TYPE_CHECKING:
    from hexholm.arena.survey import Survey

BOT = "greedy"
GAMES_PLAYED = 500


@takes_setup
def stats(
    source: Annotated[str | None, option("from", "--from", metavar="FILE.jsonl")] = None,
    games: Annotated[int | None, option("games", min=1, show_default=str(GAMES_PLAYED))] = None,
    players: Players = None,
    bot: Annotated[str | None, option("bot-on-all", metavar="NAME", show_default=BOT)] = None,
    seed: Annotated[int | None, option("seed-of-games", min=0, show_default="0")] = None,
    jobs: Jobs = 1,
    out: Out = None,
    worth: Annotated[bool, option("worth", "--worth")] = False,
    plot: Annotated[str | None, option("plot", metavar="FILE.svg")] = None,
    as_json: Annotated[bool, option("json", "--json")] = False,
    *,
    setup: Setup,
) -> None:
    """Survey many games of one bot: gold by card, seats, tiles, length."""
    if worth:
        left_out = {"from": source, "out": out, "plot": plot}
        _measure(games, players, bot, seed, jobs, setup, left_out, as_json=as_json)
        return
    if as_json and plot == "-":
        raise Mistake("stats-json-or-plot")
    if source is None:
        bot, games, players = bot or BOT, games or GAMES_PLAYED, 2 if players is None else players
        survey = _play(games, players, bot, seed or 0, jobs, out, setup)
        about = say("stats-by-bot", bot=bot)
    else:
        given = {"games": games, "bot": bot, "seed": seed, "out": out, **setup}
        survey = _read(source, players, jobs, given)
        about = say("stats-from", file=source)
    _show(survey, about, plot, as_json=as_json)


def _play(
    games: int, players: int, bot: str, seed: int, jobs: int, out: str | None, setup: Setup
) -> "Survey":
    from hexholm.arena import Match
    from hexholm.arena.survey import survey_match

    start(players, seed, setup)  # a set-up that can't be played is refused here
    match = Match(games, (bot,) * players, seed, setup=setup)  # type: ignore[arg-type]
    with progress(games) as advance:
        return survey_match(match, jobs=jobs, out=out, on_progress=advance)


def _read(source: str, players: int | None, jobs: int, given: Setup) -> "Survey":
    from hexholm.arena.survey import survey_file

    game = given.pop("game", None)
    for name, value in given.items():
        if value is not None:
            raise Mistake("stats-from-alone", flag=flag(name))
    with progress(0) as advance:
        return survey_file(source, game=game, players=players, jobs=jobs, on_progress=advance)


def _measure(
    games: int | None,
    players: int | None,
    bot: str | None,
    seed: int | None,
    jobs: int,
    setup: Setup,
    given: dict[str, str | None],
    *,
    as_json: bool,
) -> None:
    from hexholm.arena.survey import data
    from hexholm.arena.winter import Experiment, measure
    from hexholm.cli.worth import tables

    for name, value in given.items():
        if value is not None:
            raise Mistake("stats-worth-alone", flag=flag(name))
    measured = [name for name, kind in KINDS.items() if kind.at("cli").WORTH]
    if setup.get("game", GAMES[0]) not in measured:
        raise Mistake("stats-worth-game", names_or=measured)
    many = 2 if players is None else players
    start(many, seed, setup)  # a set-up that can't be played is refused here
    rest = {key: value for key, value in setup.items() if key != "game"}
    experiment = Experiment(games or GAMES_PLAYED, many, bot or "normal", seed or 0, rest)
    with progress(2 * experiment.games) as advance:
        found = measure(experiment, jobs=jobs, on_progress=advance)
    if as_json:
        print(json.dumps(data(found), indent=1))
        return
    console = open_console()
    for part in tables(found):
        console.print(part, highlight=False, soft_wrap=isinstance(part, str))


def _show(survey: "Survey", about: str, plot: str | None, *, as_json: bool) -> None:
    if plot is not None:
        from hexholm.arena.survey import figure

        files.write(plot, figure(survey, about))
    if as_json:
        from hexholm.arena.survey import data

        print(json.dumps(data(survey), indent=1))
    elif plot != "-":
        from hexholm.cli import survey as tables

        console = open_console()
        for part in tables.parts(survey, about, unit_of(survey.game)):
            console.print(part, highlight=False, soft_wrap=isinstance(part, str))
