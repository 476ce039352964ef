"""What `train` has kept, as the file that the master reads.

python tools/players/weights.py RUN.kept src/hexholm/bots/native/master.weights
"""

import sys
from array import array
from pathlib import Path

from hexholm.bots.native import library
from hexholm.bots.native.weights import packed

if __name__ == "__main__":
    kept, file = map(Path, sys.argv[1:])
    compiled = library()
    assert compiled, "nothing was compiled"
    numbers = array("f", kept.read_bytes()[: compiled.native_weights_size()])
    file.write_bytes(packed(numbers, compiled.native_weights_rows()))
