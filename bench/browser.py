"""How fast bots think in a browser's Python, Pyodide, beside this one: python bench/browser.py.

Both run bench/programs/thinking.py, in turn; each figure is the best of some passes, because other
programs can only slow a pass down. It needs Node, and what `make test` compiles.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = ROOT / "bench" / "programs" / "thinking.py"


def figures(*command: str | Path) -> dict[str, float]:
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--passes", type=int, default=3)
    here, there = [], []
    for _ in range(parser.parse_args().passes):
        here.append(figures(sys.executable, PROGRAM))
        there.append(figures("node", ROOT / "tools" / "pyodide.mjs", PROGRAM))
    print("| what | here | in Pyodide | |")
    print("|---|---:|---:|---:|")
    for what in here[0]:
        best = max if what == "futures" else min
        one, other = best(each[what] for each in here), best(each[what] for each in there)
        if what == "futures":
            cells = ["compiled futures per second", f"{one:,.0f}", f"{other:,.0f}"]
        else:
            cells = [f"a turn of {what}", f"{one:.1f} ms", f"{other:.1f} ms"]
        print("|", " | ".join([*cells, f"{other / one:.2f}"]), "|")


if __name__ == "__main__":
    main()
