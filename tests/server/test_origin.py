"""The Origin matrix: which pages may change something here, by request and by WebSocket."""

from __future__ import annotations

import asyncio

import pytest

from cuore.server.guard import Site
from tests.server.visitor import Denied, hall

LOOPBACK = Site(names=frozenset())
PUBLIC = Site("127.0.0.1", "https://cuore.example.org", names=frozenset())
PUBLIC_PORT = Site("0.0.0.0", "https://cuore.example.org:8443", names=frozenset())
LAN = Site("0.0.0.0", names=frozenset({"den.local"}))

MATRIX = [
    (LOOPBACK, "127.0.0.1:8000", "http://127.0.0.1:8000", True),
    (LOOPBACK, "localhost:8000", "http://localhost:8000", True),
    (LOOPBACK, "localhost:8000", "http://LOCALHOST:8000", True),
    (LOOPBACK, "localhost:8000", "http://127.0.0.1:8000", False),  # another name is another site
    (LOOPBACK, "127.0.0.1:8000", "http://127.0.0.1:8001", False),  # another program on this machine
    (LOOPBACK, "127.0.0.1:8000", "http://127.0.0.1", False),
    (LOOPBACK, "127.0.0.1:8000", "http://evil.example", False),
    (LOOPBACK, "127.0.0.1:8000", "http://127.0.0.1:8000.evil.example", False),
    (LOOPBACK, "127.0.0.1:8000", "http://evil.example:8000", False),
    (LOOPBACK, "127.0.0.1:8000", "http://user@127.0.0.1:8000", False),
    (LOOPBACK, "127.0.0.1:8000", "http://127.0.0.1:8000/path", False),
    (LOOPBACK, "127.0.0.1:8000", "null", False),
    (LOOPBACK, "127.0.0.1:8000", "", False),
    (LOOPBACK, "127.0.0.1:8000", "file://", False),
    (LOOPBACK, "127.0.0.1:8000", "chrome-extension://abcdef", False),
    (LOOPBACK, "127.0.0.1:8000", "http://[", False),
    (LOOPBACK, "[::1]:8000", "http://[::1]:8000", True),
    (LOOPBACK, "127.0.0.1:8000", None, True),  # a program
    (PUBLIC, "cuore.example.org", "https://cuore.example.org", True),
    (PUBLIC, "cuore.example.org", "https://cuore.example.org:443", True),
    (PUBLIC, "127.0.0.1:8000", "https://cuore.example.org", True),  # a proxy that does not pass the host on
    (PUBLIC, "127.0.0.1:8000", "http://cuore.example.org", False),
    (PUBLIC, "127.0.0.1:8000", "https://cuore.example.org:8443", False),
    (PUBLIC, "cuore.example.org", "https://evil.example.org", False),
    (PUBLIC, "cuore.example.org", "https://example.org", False),
    (PUBLIC_PORT, "cuore.example.org:8443", "https://cuore.example.org:8443", True),
    (PUBLIC_PORT, "cuore.example.org:8443", "https://cuore.example.org", False),
    (LAN, "192.168.1.5:8000", "http://192.168.1.5:8000", True),
    (LAN, "den.local:8000", "http://den.local:8000", True),
    (LAN, "192.168.1.5:8000", "http://192.168.1.6:8000", False),
]


def test_the_matrix() -> None:
    async def knock() -> None:
        for site in (LOOPBACK, PUBLIC, PUBLIC_PORT, LAN):
            async with hall(site=site) as h:
                owner = h.visitor(origin=None)
                code = await owner.lay({"player": "here", "name": "Ann"}, {"player": "link"})
                for _, host, origin, allowed in (row for row in MATRIX if row[0] is site):
                    visitor = h.visitor(host=host, origin=origin)
                    answer = await visitor.post(f"/api/tables/{code}/leave")
                    # A stranger has no seat to leave: that is found out only by whoever was let in.
                    assert answer.json["code"] == ("not-yours" if allowed else "wrong-origin"), (host, origin)
                    if allowed:
                        await (await visitor.connect(code)).drop()
                    else:
                        with pytest.raises(Denied) as denied:
                            await visitor.connect(code)
                        assert (denied.value.status, denied.value.json["code"]) == (403, "wrong-origin")

    asyncio.run(knock())


def test_reading_needs_no_origin_and_gives_nothing_to_other_pages() -> None:
    async def knock() -> None:
        async with hall() as h:
            answer = await h.visitor(origin="http://evil.example").get("/api/mine")
            assert answer.status == 200
            assert not any(name.startswith("access-control-") for name in answer.headers)

    asyncio.run(knock())


@pytest.mark.parametrize(("site", "status"), [("cross-site", 403), ("same-site", 403), ("same-origin", 200)])
def test_without_an_origin_the_browser_may_still_say_where_it_comes_from(site: str, status: int) -> None:
    async def knock() -> None:
        async with hall() as h:
            visitor = h.visitor(origin=None, headers={"sec-fetch-site": site})
            answer = await visitor.post("/api/tables", {"seats": [{"player": "here"}] * 2, "sets": ["base"]})
            assert answer.status == status

    asyncio.run(knock())


def test_a_preflight_is_not_answered() -> None:
    async def knock() -> None:
        async with hall() as h:
            visitor = h.visitor(origin="http://evil.example")
            answer = await visitor.ask("OPTIONS", "/api/tables", access_control_request_method="POST")
            assert answer.status == 405
            assert not any(name.startswith("access-control-") for name in answer.headers)

    asyncio.run(knock())
