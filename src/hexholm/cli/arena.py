"""`hexholm arena` and `hexholm ladder`: bots against each other on the same deals."""

import json
import sys
from collections.abc import Iterable, Iterator
from contextlib import redirect_stdout
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

import hexholm
from hexholm.cli import Mistake, files
from hexholm.cli.console import open_console, progress
from hexholm.cli.options import Jobs, OneBot, Players, bot_names, option
from hexholm.cli.setup import Setup, takes_setup
from hexholm.texts import say, spoken

if TYPE_CHECKING:
    from hexholm.arena import Comparison, Standings
    from hexholm.arena.stopping import Rule

INTERRUPTED = 130
"""Exit code after Ctrl-C."""

Seed = Annotated[int, option("seed-of-deals", min=0)]
Cluster = Annotated[str | None, option("cluster", metavar="auto|ADDRESS")]
Records = Annotated[str | None, option("records", metavar="FILE.jsonl")]
Against = Annotated[str | None, option("against", metavar="PLACE")]
GAMES, MOST = 400, 10_000
"""Games of a match, and of one that ends when it is decided."""


def _until(name: str) -> Any:
    """An option in percent that says when to stop."""
    return option(name, metavar="PERCENT", rich_help_panel=say("panel-until"))


@takes_setup
def arena(
    bots: Annotated[str | None, option("arena-bots", metavar="A,B,...")] = None,
    bot: OneBot = None,
    against: Against = None,
    games: Annotated[int | None, option("arena-games", min=1, default="arena-games")] = None,
    until_width: Annotated[float | None, _until("until-width")] = None,
    decide: Annotated[float | None, _until("decide")] = None,
    better: Annotated[float | None, _until("better")] = None,
    than: Annotated[float | None, _until("than")] = None,
    players: Players = None,
    seed: Seed = 0,
    adjust: Annotated[bool, option("adjust", "--adjust")] = False,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    out: Records = None,
    as_json: Annotated[bool, option("json", "--json")] = False,
    *,
    setup: Setup,
) -> None:
    """Pit bots against each other on the same deals in all seatings, and rate them."""
    from hexholm.arena import Comparison, Contest
    from hexholm.arena.adjusting import FEW
    from hexholm.arena.entrants import of_version

    names = bot_names(bots, *(bot or ()))
    if not names:
        raise Mistake("arena-name-bots")
    names += [] if against is None else of_version(names, against)
    until = _rule(until_width, decide, better, than)
    wanted = games or (GAMES if until is None else MOST)
    contest = Contest.between(names, wanted, players, seed, adjusts=adjust, **setup)
    comparison = Comparison(contest, out, until=until)
    standings, is_over = _play(comparison, jobs, cluster, as_json=as_json)
    if adjust and not any(bot.adjusted for bot in standings.bots):
        print(say("arena-few-deals", few=FEW), file=sys.stderr if as_json else sys.stdout)
    if as_json:
        jury = comparison.jury
        verdict = jury and {"verdict": jury.verdict and jury.verdict.data()}
        print(json.dumps({**standings.data(), **(verdict or {})}, indent=1))
    if not is_over:
        raise typer.Exit(INTERRUPTED)


@takes_setup
def ladder(
    games: Annotated[int, option("ladder-games", min=1)] = 200,
    players: Annotated[int, option("players")] = 2,
    bots: Annotated[str | None, option("ladder-bots", metavar="A,B,...", default="levels")] = None,
    every: Annotated[bool, option("ladder-all", "--all")] = False,
    against: Against = None,
    seed: Seed = 0,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    records: Records = None,
    keep: Annotated[str | None, option("ladder-keep", metavar="FILE.jsonl")] = None,
    label: Annotated[str | None, option("ladder-label", metavar="NAME", default="version")] = None,
    out: Annotated[str, option("ladder-out", metavar="DIR")] = "docs",
    *,
    setup: Setup,
) -> None:
    """Pit every two levels against each other, and write a table and a picture of it."""
    from hexholm.arena import Comparison, Contest, history, ladder
    from hexholm.arena.entrants import of_version
    from hexholm.cli.command import shown, told

    names = _entrants(bots, every=every)
    names += [] if against is None else of_version(names, against)
    contest = Contest.round_robin(names, games, players, seed, **setup)
    past = [] if keep is None else history.history(keep, contest)  # or says what's wrong with it
    comparison, folder = Comparison(contest, records), Path(out)
    (folder / "pictures").mkdir(parents=True, exist_ok=True)  # before the games, should it fail
    if keep is not None:
        history.begin(keep)
    standings, is_over = _play(comparison, jobs, cluster)
    if not is_over:
        raise typer.Exit(INTERRUPTED)
    about = told(contest)
    given = {"bots": bots, "all": every, "against": against, "keep": keep, "label": label}
    command = shown("ladder", contest, given, setup)
    if keep is not None:
        called = label or hexholm.__version__
        history.keep(keep, history.kept(contest, standings, called))
        past = history.history(keep, contest)
    game = setup.get("game", "")
    drawing = "pictures/ladder.svg"
    files.write(folder / drawing, ladder.picture(standings, about))
    files.write(folder / "ladder.md", ladder.page(standings, about, command, drawing, game, past))
    print(say("ladder-written", page=str(folder / "ladder.md"), picture=str(folder / drawing)))


def _rule(
    width: float | None, decide: float | None, better: float | None, than: float | None
) -> "Rule | None":
    """The rule for stopping that was given in percent, if any."""
    from hexholm.arena import stopping

    if than is not None and better is None:
        raise Mistake("arena-than-alone")
    rules: list[Rule] = []
    if width is not None:
        rules.append(stopping.Narrow(width / 100))
    if decide is not None:
        rules.append(stopping.Decided(decide / 100))
    if better is not None:
        rules.append(stopping.Better(better / 100, 0.5 if than is None else than / 100))
    if len(rules) > 1:
        raise Mistake("arena-one-rule")
    return rules[0] if rules else None


def _entrants(bots: str | None, *, every: bool) -> list[str]:
    if bots is None:
        from hexholm.bots import BOTS, LEVELS

        return [*BOTS] if every else [*LEVELS]
    if every:
        raise Mistake("ladder-all-or-bots")
    return bot_names(bots)


def _play(
    comparison: "Comparison", jobs: int, cluster: str | None, *, as_json: bool = False
) -> tuple["Standings", bool]:
    """Play with a bar and print the tables; says also whether it was played to the end."""
    from hexholm.cli import standings as tables
    from hexholm.library import GAMES

    contest, is_over = comparison.contest, True
    try:
        bar = progress(contest.games, comparison.played)
        with redirect_stdout(sys.stderr), bar as advance:  # bots and Ray may print what they like
            comparison.play(jobs=jobs, cluster=cluster, on_progress=advance)
    except KeyboardInterrupt:
        is_over = False
    standings = comparison.standings()
    if standings.games and not as_json:
        console = open_console()
        for part in tables.parts(standings, contest.setup.get("game", GAMES[0])):
            console.print(part, highlight=False, markup=False)
    for line in _remarks(comparison, is_over=is_over):
        print(line, file=sys.stderr if as_json else sys.stdout)
    return standings, is_over


def _remarks(comparison: "Comparison", *, is_over: bool) -> Iterator[str]:
    """What else there is to say, line by line."""
    from hexholm.arena.statistics import in_percent

    contest, out, jury = comparison.contest, comparison.out, comparison.jury
    yield from _versions(contest.bots)
    if jury and jury.verdict:
        verdict = jury.verdict
        yield say(
            f"arena-{verdict.kind}",
            bot=contest.bots[0],
            games=verdict.games,
            limit=spoken().percent(verdict.limit, 1),
            won=in_percent(verdict.won),
        )
    elif jury and is_over:
        yield say("arena-undecided", bot=contest.bots[0], won=in_percent(jury.interval))
    elif contest.games_each != contest.wanted:
        yield say("arena-rounded", wanted=contest.wanted, games=contest.games_each)
    if out is not None:
        yield say("simulate-records", file=str(out))
    if not is_over:
        yield say("arena-interrupted", played=comparison.played, games=contest.games)
        yield say("arena-lost" if out is None else "arena-go-on")


def _versions(bots: Iterable[str]) -> Iterator[str]:
    """A line for each other version that has played."""
    from hexholm.arena.entrants import AT

    for where in dict.fromkeys(name.partition(AT)[2] for name in bots if AT in name):
        from hexholm.arena.elsewhere import peer_at

        peer = peer_at(where)
        yield say(
            "arena-version",
            where=where,
            version=peer.version,
            folder=str(peer.folder),
            compiled="yes" if peer.is_compiled else "no",
        )
