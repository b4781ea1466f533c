"""The rows of version 1 once more, slowly and from `view`: what the writer is compared with, cell by cell.

What others own together is not in a view; it is taken from a game that the seat cannot tell from the true one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import cuore
from cuore.engine.kinds import Phase
from cuore.engine.seen import View
from cuore.engine.state import SEEN_CARD, owner_aside
from cuore.envs import writer
from cuore.envs.actions import MOST_SEATS, PHASES
from cuore.envs.layout import QUESTIONS, Layout


def row(layout: Layout, game: cuore.Game, seat: int) -> list[int]:
    """The cells of an observation."""
    view = game.view(seat)
    cells = [*_numbers(view, game), *_stacks(view, game), *_phase(view, game), *_question(view)]
    asks = [view["asked"]["card"]] if view["asked"] and view["asked"]["card"] else []
    you = view["you"]
    columns = [
        *(asks, you["hand"], you["deck"], you["discard"], view["played"]),
        [looked["card"] for looked in view["aside"] if looked["card"]],
        [name for name, left in view["town"].items() for _ in range(left)],
        [name for name, price in view["prices"].items() for _ in range(price)],
        [name for stack in view["stacks"].values() for name in stack["shown"]],
        [known["card"] for known in you["known"] if known["zone"] == "beer"],
    ]
    for names in columns:
        cells += _count(layout, names)
    count = len(game.seats)
    for away in range(MOST_SEATS):
        cells += _seat(layout, game, view, (seat + away) % count if away < count else None)
    return cells


def _count(layout: Layout, names: Iterable[str]) -> list[int]:
    cells = [0] * layout.cards
    for name in names:
        cells[layout.slot(name)] += 1
    return cells


def _one_of(size: int, place: int | None) -> list[int]:
    return [int(i == place) for i in range(size)]


def _numbers(view: View, game: cuore.Game) -> list[int]:
    ending, asked, stand = view["ending"], view["asked"], view["beer_stand"]
    empty = [*ending["piles"].values(), *ending["stacks"].values()].count(0)
    return [
        (view["turn"] - 1) // len(game.seats),
        *(view["servings"], view["love"], view["employments"]),
        *(view["imagination"], view["concentration"], view["effort"]),
        *(ending["needed"], empty, int(view["last_turn"]), int(view["over"]), len(view["seats"])),
        0 if stand is None else stand["turns"],
        int(asked is not None and asked["optional"]),
    ]


def _stacks(view: View, game: cuore.Game) -> list[int]:
    left = [0] * writer.STACKS
    for number, word in game.table.stack_words.items():
        if word in view["stacks"]:
            left[number] = view["stacks"][word]["left"]
    return left


def _phase(view: View, game: cuore.Game) -> list[int]:
    return _one_of(PHASES, int({**game.table.phases, "choose": Phase.CHOOSE}[view["phase"]]))


def _question(view: View) -> list[int]:
    if view["asked"] is None:
        return [0] * writer.QUESTIONS
    what = view["asked"]["what"] if view["asked"]["card"] else "turn"
    return _one_of(writer.QUESTIONS, QUESTIONS.index(what))


def _seat(layout: Layout, game: cuore.Game, view: View, seat: int | None) -> list[int]:
    if seat is None:
        return [0] * (writer.SEAT_NUMBERS + writer.SEAT_COLUMNS * layout.cards)
    me = view["seat"]
    assert me is not None
    there, you, asked, stand = view["seats"][seat], view["you"], view["asked"], view["beer_stand"]
    spots = [*there["quarters"], *there["private"]]
    owned = _owned(game.determinize(me, 1), seat)
    lying = [spot["card"] for spot in spots if not spot["on"]]
    beneath = [spot["under"] for spot in spots if spot.get("under")]
    seen_beers = [k["card"] for k in you["known"] if k["seat"] == seat and k["zone"] == "beers"]
    beers = you["beers"] if seat == me else seen_beers
    front = [spot["card"] for spot in there["private"][-1:]] + ([there["refined"]] if there["refined"] else [])
    known = [k["card"] for k in you["known"] if k["seat"] == seat and k["zone"] in ("hand", "deck")]
    open_to_me = [*beers, *(name for name in beneath if name)]
    numbers = [
        *(1, int(view["active"] == seat), int(view["to_move"] == seat)),
        int(asked is not None and asked["what"] == "looked" and asked["about"] == game.seats[seat]),
        *(there["hand"], there["deck"], there["discard"], there["beers"]),
        *(int(view["first_master"] == seat), int(view["next_master"] == seat)),
        int(stand is not None and stand["owner"] == seat),
        _printed(game, [*owned, *lying, *open_to_me]),
    ]
    columns: list[Sequence[str]] = [
        owned,
        [there["discard_top"]] if there["discard_top"] else [],
        lying,
        [spot["card"] for spot in spots for _ in spot["on"]],
        *(front, open_to_me, known),
    ]
    return [*numbers, *(cell for names in columns for cell in _count(layout, names))]


def _owned(dealt: cuore.Game, seat: int) -> list[str]:
    s, names = dealt.state, dealt.table.names
    aside = [entry & SEEN_CARD for entry in s.aside if owner_aside(entry) == seat]
    aside = [card for card in aside if not dealt.table.is_beer[card]]
    played = s.played if s.active == seat else ()
    return [names[card] for card in (*s.hand[seat], *s.deck[seat], *s.discard[seat], *aside, *played)]


def _printed(game: cuore.Game, names: Iterable[str]) -> int:
    points = {card.name: int(card.vp) for card in game.table.cards.values()}
    return sum(points[name] for name in names)
