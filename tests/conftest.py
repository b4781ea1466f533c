"""For all tests: what is started here can be interrupted, whoever started the tests."""

from __future__ import annotations

import signal

# In the background (`nohup … &`) SIGINT is ignored, and every child inherits that: then nothing could be interrupted.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
