"""The command line in every language: nothing English is left, numbers are the language's own."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from hexholm.texts import speaker
from tests.leftovers import ids, leftovers

LANGUAGES: Final = ("de", "es", "nl")
TYPED: Final = "help\nscore\nc4\nbuild\ndance\nuse farm\nchoose x\nend\nlog\nundo\nwhy\nsave\n"
WALK: Final = '''
import io, json, sys
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
say("analyse", f"{games}/kingdom-builder.jsonl", "--samples", "1")
say("sections", "list")
'''
BUT: Final = (
    "kingdom-builder: ",  # lists of what can be typed
    "hexholm",  # commands
    "Kingdom Builder",
)


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
    lines = (done.stdout + done.stderr).splitlines()
    assert len(lines) > 500
    said = [line for line in lines if not line.startswith(("$", "> "))]
    assert list(leftovers(said, language, BUT)) == []
    assert list(ids(said)) == []
