"""For tests that press Ctrl-C."""

import signal


def hear_control_c() -> None:
    """A test run started in the background is deaf to Ctrl-C and hands that on: begin with this."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
