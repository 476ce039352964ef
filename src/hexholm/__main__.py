"""``python -m hexholm`` is the command line."""

import sys

from hexholm.cli import main

if __name__ == "__main__":
    sys.exit(main())
