"""Ten thousand messages that no browser sends, over WebSocket and REST: none breaks anything, none tells anything.

Seeded, so a failure comes back. Half are changed from messages that would be right, because those come further in.
"""

from __future__ import annotations

import asyncio
import json
import logging
import random
from typing import Any

import pytest

from cuore.server.limits import Limits
from tests.server.visitor import Denied, Hall, Socket, Visitor, hall

MESSAGES, REQUESTS = 6000, 4000
ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    1,
    5,
    6,
    2**31,
    2**63,
    2**70,
    0.5,
    1e308,
    "",
    "x",
    "x" * 3000,
    "\x00",
    "\ud800",
    "<script>alert(1)</script>",
    "../../etc/passwd",
    "'; DROP TABLE games; --",
    [],
    [[]],
    {},
    {"type": "look"},
    "en",
    "base",
)
WORDS = (
    "type",
    "seat",
    "lang",
    "id",
    "at",
    "move",
    "ask",
    "agree",
    "on",
    "level",
    "step",
    "seats",
    "sets",
    "name",
    "town",
)


def mangled(value: Any, dice: random.Random) -> Any:
    """The value with something wrong in it, or right by chance."""
    if isinstance(value, dict) and value and dice.random() < 0.8:
        copy = dict(value)
        key = dice.choice(list(copy))
        change = dice.randrange(4)
        if change == 0:
            del copy[key]
        elif change == 1:
            copy[dice.choice(WORDS)] = dice.choice(ODD)
        else:
            copy[key] = mangled(copy[key], dice)
        return copy
    if isinstance(value, list) and value and dice.random() < 0.6:
        copied = list(value)
        copied[dice.randrange(len(copied))] = mangled(dice.choice(value), dice)
        return copied * dice.choice((1, 1, 1, 7))
    return dice.choice(ODD)


def written(value: Any, dice: random.Random) -> str:
    """As JSON, now and then damaged."""
    text = json.dumps(value, ensure_ascii=dice.random() < 0.5)
    damage = dice.random()
    if damage < 0.1:
        cut = dice.randrange(len(text) + 1)
        return text[:cut]
    if damage < 0.2 and text:
        place = dice.randrange(len(text))
        return text[:place] + chr(dice.choice((0, 34, 92, 123, 0x7F, 0x202E, 0x1F600))) + text[place + 1 :]
    return text


def message(dice: random.Random, state: Any) -> Any:
    """A message that would be right, more or less."""
    seat, at = dice.choice((0, 1, 2)), state["table"]["version"]
    moves = [option["move"] for option in state["table"]["options"]] or [0]
    id_ = f"fuzz-{dice.randrange(50):04}"
    return dice.choice(
        (
            {
                "type": "look",
                "seat": dice.choice((None, 0, 1)),
                "lang": dice.choice(("en", "fr", "ja")),
                "news": dice.random() < 0.3,
            },
            {"type": "answer", "id": id_, "seat": seat, "at": at, "move": dice.choice(moves)},
            {"type": "undo", "id": id_, "seat": seat, "at": at},
            {"type": "consent", "id": id_, "seat": seat, "ask": dice.randrange(5), "agree": dice.random() < 0.5},
            {"type": "auto", "seat": seat, "on": dice.random() < 0.5},
            {"type": "give-to-bot", "seat": seat, "level": dice.choice(("easy", "no-such", "os:system"))},
            {"type": "take-back", "seat": seat},
            {"type": "lesson-next", "step": dice.randrange(3)},
            {"type": "ping"},
        )
    )


async def line(visitor: Visitor, code: str, dice: random.Random, count: int, seen: dict[str, int]) -> None:
    """Send `count` messages; whenever the line is cut, open another."""
    socket: Socket | None = None
    state: Any = None
    for _ in range(count):
        if socket is None:
            socket = await visitor.connect(code)
            state = await socket.look(dice.choice((None, 0)))
        right = message(dice, state)
        sent = written(mangled(right, dice) if dice.random() < 0.6 else right, dice)
        await socket.send(sent.encode(errors="replace") if dice.random() < 0.02 else sent)
        await socket.taken()  # on a busy machine everything would be sent before the first line is cut
        for _ in range(3):
            await asyncio.sleep(0)
        for text in socket.waiting_or_closed():
            if text is None:
                assert socket.closed == 1008
                seen["cut"] = seen.get("cut", 0) + 1
                socket = None
                break
            answer = json.loads(text)
            kind = answer.get("problem", answer["type"])
            seen[kind] = seen.get(kind, 0) + 1
            if answer["type"] == "state":
                state = answer
    if socket is not None:
        await socket.drop()


async def requests(h: Hall, code: str, dice: random.Random, count: int, seen: dict[int, int]) -> None:
    """Ask for odd things."""
    laid = {"seats": [{"player": "here", "name": "Ann"}, {"player": "link"}], "sets": ["base"], "town": "random"}
    wish = {"sets": ["base"], "required": ["anise"], "banned": [], "costs": "2-3:3", "attacks": "none", "seed": 7}
    paths = ["about", "cards2", "tables", "mine", f"tables/{code}", f"tables/{code}/page", f"tables/{code}/replay"]
    paths += [f"tables/{code}/record", f"tables/{code}/events", "towns/TC1-2MFWR1DCF", "tables/%00", "tables/..%2f"]
    for number in range(count):
        visitor = h.visitor(cookies={"cuore-key": dice.choice(("", "x", "\u00e4" * 43, "A" * 43))})
        if number % 2:
            query = f"?{dice.choice(WORDS)}={dice.choice(('', '-1', '0', '1', '99999999999', 'x', 'ja', '%ff'))}"
            answer = await visitor.get(
                f"/api/{dice.choice(paths)}{query}", accept_language=dice.choice(("fr", "x;q=y"))
            )
        else:
            path, right = dice.choice(
                (("tables", laid), ("towns", wish), (f"tables/{code}/sit", {"name": "Bob", "seat": 1}))
            )
            # Laying hundreds of tables would prove nothing more: nearly all are wrong.
            body = written(mangled(right, dice), dice).encode(errors="replace")
            answer = await visitor.ask("POST", f"/api/{path}", body)
        seen[answer.status] = seen.get(answer.status, 0) + 1
        assert answer.status in {200, 400, 404, 409, 413}, (answer.status, answer.body)
        if answer.status != 200:
            assert answer.json["detail"]
            assert "\n" not in answer.json["detail"]


async def visit(dice: random.Random, messages: int, asked: int) -> tuple[dict[str, int], dict[int, int]]:
    """Odd messages and requests at one table, which is there and whole afterwards; what was answered, how often."""
    lines: dict[str, int] = {}
    statuses: dict[int, int] = {}
    async with hall(Limits(per_address=0)) as h:
        ann, bob = h.visitor(), h.visitor()
        code = await ann.lay({"player": "here", "name": "Ann"}, {"player": "link"})
        assert (await bob.post(f"/api/tables/{code}/sit", {"name": "Bob"})).status == 200
        await line(ann, code, dice, messages // 2, lines)
        await line(bob, code, dice, messages // 2, lines)
        await requests(h, code, dice, asked, statuses)
        with pytest.raises(Denied):
            await ann.connect("%00")
        room = await h.services.rooms.find(code)
        assert room is not None
        events, version = room.ledger.seq, room.version  # a seat that was given to a bot plays on meanwhile
        kept = await h.services.rooms.store.read(code)
        assert kept is not None
        socket = await ann.connect(code)
        assert version <= (await socket.look(0))["table"]["version"] <= room.version
        assert events <= len(kept.events) <= room.ledger.seq
        await socket.drop()
        assert h.services.rooms.in_memory()
    return lines, statuses


def test_ten_thousand_odd_messages(caplog: pytest.LogCaptureFixture) -> None:
    lines, statuses = asyncio.run(visit(random.Random(20_261_115), MESSAGES, REQUESTS))
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []
    # It went everywhere: messages that count, every kind of refusal, and lines that were cut.
    assert {"state", "done", "pong", "unreadable", "not-yours", "stale", "cut"} <= set(lines), lines
    assert {200, 400, 404, 409} <= set(statuses), statuses
