"""For all tests: what is started here can be interrupted, whoever started the tests."""

from __future__ import annotations

import os
import signal

from cuore.bots.workers import ONE_THREAD

# Tests run side by side as it is.
for name in ONE_THREAD:
    os.environ.setdefault(name, "1")

# In the background (`nohup … &`) SIGINT is ignored, and every child inherits that: then nothing could be interrupted.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
