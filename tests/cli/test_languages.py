"""The command line in every language: nothing English is left, numbers are the language's own."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from hexholm.draw.land import LETTER_OF
from hexholm.draw.signs import code
from hexholm.kingdom.registry import EXTRAS
from hexholm.texts import LANGUAGE, speaker
from tests.leftovers import ids, leftovers

LANGUAGES: Final = ("de", "es", "nl")
TYPED: Final = "help\nscore\nc4\nbuild\ndance\nuse farm\nchoose x\nend\nlog\nundo\nwhy\nsave\n"
WALK: Final = """
import io, json, sys
import hexholm
from hexholm.cli import main

def say(*arguments, typed=""):
    sys.stdin = io.StringIO(typed)
    print("$", *arguments)
    try:
        main(list(arguments))
    except SystemExit:
        pass
    sys.stdout.flush()

games, typed, boxes = sys.argv[1:]
for command in ("", "play", "arena", "ladder", "sections", "stats", "analyse", "serve", "prune"):
    say(*command.split(), "--help")
for mistake in ("dance", "play --dance", "arena --games x", "serve --port 70000", "show", "new a",
                "play --seed", "play --terminal=1", "show /nowhere", "sections sell", "arena",
                "play --terminal --seat 9", "stats --worth", "new --cards lords"):
    say(*mistake.split())
for game in ("kingdom-builder", "winter-kingdom"):
    ways = ("--game", game, "--seed", "3")
    several = boxes.split() if game == "kingdom-builder" else []
    say("play", "--terminal", *ways, *several, "--bots", "greedy,random", typed=typed)
    out = f"{games}/{game}.jsonl"
    say("simulate", *ways, "--games", "2", "--bots", "random", "--out", out)
    for command in ("replay", "score", "show"):
        say(command, out)
    say("stats", "--from", out)
    say("show", out, "--to", "30", "--svg", "-")
    say("stats", "--from", out, "--plot", "-")
say("arena", "--bots", "random,greedy", "--games", "2")
game = hexholm.new_game("kingdom-builder", players=2, seed=1)
while len(game.log) < 8:
    game.play(game.legal_actions()[0])
say("analyse", "-", "--samples", "1", typed=json.dumps(game.to_dict()))
"""
BUT: Final = ("--",)
"""Options are the same in every language."""
NODE: Final = re.compile(r">([^<>]+)<")
CELLS: Final = re.compile(r"[│┃|╭╮]|\s{2,}")


def texts(out: str) -> Iterator[str]:
    """Lines and cells of tables, and the texts of pictures."""
    for line in out.splitlines():
        if line.startswith(("$", "> ")):
            continue
        if line.lstrip().startswith("<"):
            yield from NODE.findall(line)
        else:
            yield line
            yield from CELLS.split(line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_command_line(language: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", WALK, str(tmp_path), TYPED, "--boxes base,nomads,marshlands"],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "HEXHOLM_LANGUAGE": language, "COLUMNS": "260"},
    )
    assert done.returncode == 0, done.stderr
    said = list(texts(done.stdout + done.stderr))
    assert len(said) > 2000
    assert set(leftovers(said, language, BUT)) == set()
    assert set(ids(said)) == set()


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_signs_on_the_board_are_told_apart(language: str) -> None:
    token = LANGUAGE.set(language)
    codes = [code(location, EXTRAS) for location in EXTRAS]
    LANGUAGE.reset(token)
    assert len(set(codes)) == len(EXTRAS) > 25
    for game in ("kingdom-builder", "winter-kingdom"):
        spoken = speaker(language, game)
        land = [kind for kind in LETTER_OF if spoken.has(f"terrain-{kind}")]
        letters = [spoken.form("terrain", kind, "letter") or LETTER_OF[kind] for kind in land]
        places = {"castle", "palace", "silo", "nomad", "location"}  # these have signs of their own
        found = [letter for kind, letter in zip(land, letters, strict=True) if kind not in places]
        assert len(set(found)) == len(found) > 7


@pytest.mark.parametrize(
    ("language", "number", "signed", "share"),
    [
        ("en", "1,234.5", "−1.0", "48.3%"),
        ("de", "1.234,5", "−1,0", "48,3\N{NO-BREAK SPACE}%"),
        ("nl", "1.234,5", "−1,0", "48,3%"),
        ("es", "1.234,5", "−1,0", "48,3\N{NO-BREAK SPACE}%"),
    ],
)
def test_numbers(language: str, number: str, signed: str, share: str) -> None:
    spoken = speaker(language)
    assert spoken.number(1234.54, 1) == number
    assert spoken.number(-1, 1, signed=True) == signed
    assert spoken.number(0.25, signed=True).startswith("+0")
    assert spoken.percent(0.4827, 1) == share
