"""Who may knock: host names, rates, sizes, connections, and the headers that every answer carries."""

from __future__ import annotations

import asyncio

import pytest

from cuore.server.guard import HEADERS, Site
from cuore.server.limits import AddressLimits, Bucket, Limits, address_of
from tests.server.visitor import Denied, Visitor, hall

HERE = Site(names=frozenset({"den"}))
LAN = Site("0.0.0.0", names=frozenset({"den", "den.local"}))
PUBLIC = Site("127.0.0.1", "https://cuore.example.org", names=frozenset())


@pytest.mark.parametrize(
    ("site", "host", "answers"),
    [
        (HERE, "127.0.0.1:8000", True),
        (HERE, "localhost:8000", True),
        (HERE, "[::1]:8000", True),
        (HERE, "LOCALHOST", True),
        (HERE, "evil.example:8000", False),
        (HERE, "den:8000", False),
        (HERE, "192.168.1.5:8000", False),
        (HERE, "localhost.evil.example", False),
        (HERE, "", False),
        (HERE, "[::1", False),
        (LAN, "192.168.1.5:8000", True),
        (LAN, "den.local:8000", True),
        (LAN, "[fe80::1]:8000", True),
        (LAN, "rebound.evil.example", False),
        (PUBLIC, "cuore.example.org", True),
        (PUBLIC, "localhost:8000", True),
        (PUBLIC, "example.org", False),
    ],
)
def test_a_server_answers_to_its_own_names(site: Site, host: str, answers: bool) -> None:
    assert site.answers_to(host) is answers


def test_a_wrong_host_is_refused_in_one_line() -> None:
    async def knock() -> None:
        async with hall() as h:
            answer = await h.visitor(host="evil.example:8000").get("/api/mine", accept_language="fr")
            assert answer.status == 400
            assert answer.headers["content-type"] == "application/problem+json"
            assert answer.json["code"] == "wrong-host"
            assert "--public-url" in answer.json["detail"]
            with pytest.raises(Denied) as denied:
                await h.visitor(host="evil.example").connect("AAAAAAAA")
            assert denied.value.status == 400

    asyncio.run(knock())


@pytest.mark.parametrize(("site", "status"), [(HERE, 400), (LAN, 200), (PUBLIC, 200)])
def test_a_proxy_asks_whether_a_server_is_well_by_its_own_name_for_it(site: Site, status: int) -> None:
    async def probe() -> None:
        async with hall(site=site) as h:
            proxy = h.visitor(host="one:8000")  # a service of deploy/compose.yaml
            for path in ("/healthz", "/readyz"):
                assert (await proxy.get(path)).status == status
            assert (await proxy.get("/api/mine")).status == 400

    asyncio.run(probe())


def test_a_bucket_gives_a_burst_and_then_its_rate() -> None:
    bucket = Bucket(rate=10, burst=5, now=0.0)
    assert [bucket.take(0.0) for _ in range(7)] == [True] * 5 + [False] * 2
    assert bucket.take(0.1)
    assert not bucket.take(0.1)
    assert [bucket.take(100.0) for _ in range(6)] == [True] * 5 + [False]


def test_what_is_known_of_addresses_is_bounded() -> None:
    addresses = AddressLimits(Limits(), clock=lambda: 0.0, capacity=100)
    for number in range(1000):
        assert addresses.may_ask(f"10.0.{number // 256}.{number % 256}")
    assert len(addresses.requests.buckets) == 100


def test_an_address_is_slowed_down_and_others_are_not() -> None:
    async def knock() -> None:
        async with hall(Limits(requests=1, requests_burst=10)) as h:
            hasty = h.visitor(address="192.0.2.7")
            answers = [await hasty.get("/api/about") for _ in range(12)]
            assert [answer.status for answer in answers] == [200] * 10 + [429] * 2
            assert answers[-1].headers["retry-after"]
            assert answers[-1].json["code"] == "too-fast"
            assert (await h.visitor(address="192.0.2.8").get("/healthz")).status == 200

    asyncio.run(knock())


def test_one_household_is_one_address() -> None:
    def of(address: str) -> str:
        return address_of({"type": "http", "client": (address, 1)})

    assert of("2001:db8:1:2:3::4") == of("2001:db8:1:2:ffff::1") != of("2001:db8:1:3::4")
    assert of("::ffff:192.0.2.1") == of("192.0.2.1") == "192.0.2.1"


def test_connections_are_counted_and_given_back() -> None:
    async def knock() -> None:
        async with hall(Limits(connections=3, per_address=2)) as h:
            owner = h.visitor()
            code = await owner.lay({"player": "here", "name": "Ann"}, {"player": "link"})
            first, second = await owner.connect(code), await owner.connect(code)
            await crowded(owner, code)
            other = h.visitor(address="192.0.2.9")
            third = await other.connect(code)
            await crowded(h.visitor(address="192.0.2.10"), code)
            await first.drop()
            again = await h.visitor(address="192.0.2.10").connect(code)
            for socket in (second, third, again):
                await socket.drop()

    async def crowded(visitor: Visitor, code: str) -> None:
        with pytest.raises(Denied) as denied:
            await visitor.connect(code)
        assert (denied.value.status, denied.value.json["code"]) == (503, "crowded")

    asyncio.run(knock())


@pytest.mark.parametrize("declared", [True, False])
def test_a_body_has_a_limit(declared: bool) -> None:
    async def knock() -> None:
        async with hall() as h:
            body = b'{"name": "' + b"x" * 100_000 + b'"}'
            more = {} if declared else {"content_length": "5"}
            answer = await h.visitor().ask("POST", "/api/tables", body, **more)
            assert (answer.status, answer.json["code"]) == (413, "too-large")

    asyncio.run(knock())


def test_every_answer_carries_the_headers() -> None:
    async def knock() -> None:
        async with hall() as h:
            visitor = h.visitor()
            asked = [
                await visitor.get(path)
                for path in ("/", "/api/about", "/api/nothing", "/metrics", "/assets/no.js", "/healthz")
            ]
            asked.append(await visitor.post("/api/tables", {"seats": []}))
            asked.append(await h.visitor(host="evil.example").get("/"))
            for answer in asked:
                assert {name: answer.headers.get(name.lower()) for name in HEADERS} == HEADERS

    asyncio.run(knock())


def test_the_policy_lets_nothing_in_from_elsewhere_and_nothing_inline() -> None:
    policy = HEADERS["Content-Security-Policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    for word in ("unsafe", "data:", "http:", "https:", "*"):
        assert word not in policy
