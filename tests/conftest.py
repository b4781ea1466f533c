"""For all tests: what is started here can be interrupted, whoever started the tests."""

from __future__ import annotations

import signal

from cuore.bots.workers import think_with_one_thread

think_with_one_thread()  # tests run side by side as it is

# In the background (`nohup … &`) SIGINT is ignored, and every child inherits that: then nothing could be interrupted.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
