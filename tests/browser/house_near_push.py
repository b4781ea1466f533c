"""`cuore serve`, but wherever a name leads, the push service of the tests is there: house_near_push.py PORT serve …

The real `pushing.send` runs, with its look at the address, TLS and the name in the certificate; only the resolver's
answer and the way to it are others. And nobody waits for the seconds in which somebody might just be reloading.
"""

from __future__ import annotations

import socket
import sys
from typing import Any

from cuore.cli import main
from cuore.server import noticing

OUT_THERE = "203.0.114.9"  # an address that is public; nothing is sent to it


def near(port: int) -> None:
    """Lead all names and that address to a port of this machine."""
    resolve, connect = socket.getaddrinfo, socket.create_connection

    def found(host: Any, *arguments: Any, **more: Any) -> list[Any]:
        known = host is None or host in {"127.0.0.1", "localhost", "::1"}
        return resolve(host, *arguments, **more) if known else [(0, 0, 0, "", (OUT_THERE, 443))]

    def connected(address: tuple[str, int], *arguments: Any, **more: Any) -> socket.socket:
        return connect(("127.0.0.1", port) if address == (OUT_THERE, 443) else address, *arguments, **more)

    setattr(socket, "getaddrinfo", found)  # noqa: B010 - mypy lets nobody replace a function
    setattr(socket, "create_connection", connected)  # noqa: B010 - the same


if __name__ == "__main__":
    near(int(sys.argv.pop(1)))
    setattr(noticing, "DELAY", 0)  # noqa: B010 - the same
    setattr(noticing, "EVERY", 0.1)  # noqa: B010 - the same
    sys.exit(main())
