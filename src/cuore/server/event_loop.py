"""The event loop that a server runs in: uvloop's, where it is installed, else Python's own.

With uvloop an answer takes a tenth less of the server's time (docs/speed.md). It comes with the extra `server`, but
not on Windows; nothing else here knows which of the two it is.
"""

from __future__ import annotations

import asyncio
import os


def new() -> asyncio.AbstractEventLoop:
    """A loop."""
    # Without io_uring there is no thread of the kernel that polls for its work, beside bots and database.
    os.environ.setdefault("UV_USE_IO_URING", "0")
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()
