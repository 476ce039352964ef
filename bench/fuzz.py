"""Damaged saves, records and one-line texts of both games: does anything but an error come of it?

    python bench/fuzz.py [--times 100000] [--seed 1]

Each one loads and plays on, or raises the documented error; anything else is printed at the end.
"""

import argparse
import sys
import time
import traceback
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.engine.fuzzing import Fuzz


def main() -> None:
    """Run it, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    fuzz, faults, start = Fuzz(given.seed), Counter[str](), time.process_time()
    for _ in range(given.times):
        try:
            fuzz.once()
        except Exception as error:  # that is what is looked for
            where = traceback.extract_tb(error.__traceback__)[-1]
            faults[f"{type(error).__name__} in {where.name}, {where.filename}:{where.lineno}"] += 1
    for what, number in sorted(fuzz.figures.items()):
        print(f"{number:8,} {what}")
    took = time.process_time() - start
    print(f"{took:.0f} s, slowest {1000 * fuzz.slowest:.0f} ms, largest {fuzz.largest:,} bytes")
    for fault, number in faults.most_common():
        print(f"{number:8,} {fault}")
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
