"""The undo policy: what one may take back freely, and what needs the others' consent.

One press takes back one's own last answer, with those that were given along only to lead there, and whatever was
answered since by bots, by auto-answers or by others. It is free while that concerned nobody but oneself and showed
nobody anything: no card was drawn, turned up or looked at, no shuffle fell, nobody else was touched or asked. Past
that the other persons at the table are asked; bots always agree. For somebody who is away nobody can agree, so while
a bot stands in for them only what is free can be taken back. A game that is over stays over: its secret is out.
docs/table-policies.md says the same to players.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from cuore.engine.events import EVERYBODY
from cuore.engine.moves import SEAT_SHIFT, SHIFT, TARGET, TARGET_CARD
from cuore.engine.state import SEEN_SHIFT, State
from cuore.engine.zones import Still, Zone, as_list, same

By = Literal["person", "bot", "auto"]


class Answer(NamedTuple):
    """An answer in the line of play, and whether it showed anybody something, or touched anybody else."""

    move: int
    seat: int
    by: By
    revealed: bool
    leads: bool = False  # it was given along with the next one, only to lead there


class Offer(NamedTuple):
    """What pressing undo would do for a seat. `keep` is how many answers would stay."""

    kind: Literal["none", "free", "consent"]
    keep: int = 0
    answers: int = 0
    of: tuple[int, ...] = ()  # the seats whose consent it takes
    why: Literal["", "revealed", "acted", "away"] = ""  # `away`: it would take the consent of seats that are not here


NOTHING = Offer("none")


def offer(line: Sequence[Answer], seat: int, others: Sequence[int], absent: Sequence[int] = ()) -> Offer:
    """What undo would do for a seat in a game that goes on.

    `others` are the seats that other persons play now, `absent` those whose persons were replaced while away.
    """
    keep = len(line) - 1
    while keep >= 0 and (line[keep].seat != seat or line[keep].by != "person"):
        keep -= 1
    if keep < 0:
        return NOTHING
    while keep and line[keep - 1].leads:
        keep -= 1
    back = line[keep:]
    acted = concerns_others = False
    for answer in back:
        concerns_others = concerns_others or answer.revealed or answer.seat != seat
        acted = acted or (answer.seat != seat and answer.by == "person")
    if not concerns_others:
        return Offer("free", keep, len(back))
    if absent:
        return Offer("none", of=tuple(absent), why="away")
    return Offer("consent", keep, len(back), tuple(others), "acted" if acted else "revealed")


def reveals(before: State, move: int, after: State) -> bool:
    """Whether an answer showed anybody something hidden, or touched or asked anybody but the seat that gave it.

    It errs on the careful side: whatever could have told something counts as having told it. The answer itself would
    be enough where it names another player: what may be asked next can depend on what they hold.
    """
    seat = int(before.to_move)
    if move >> SHIFT in (TARGET, TARGET_CARD) and move >> SEAT_SHIFT & 7 != seat:
        return True
    if before.chance.plain() != after.chance.plain() or after.over:
        return True
    if after.to_move != seat:
        return True  # somebody else is asked, perhaps because of what they hold
    hidden = zip((*before.deck, *before.stacks), (*after.deck, *after.stacks), strict=True)
    for old, new in hidden:  # nearly always the same: comparing comes before what takes longer, here as below
        if not same(old, new) and not _only_added(as_list(old), as_list(new)):
            return True
    return _touched_others(before, after, seat) or _looked(before, after, seat)


def _only_added(old: list[int], new: list[int]) -> bool:
    """Whether a pile is as it was, but for cards put on top of it or under it."""
    more = len(new) - len(old)
    return new == old or (more > 0 and (new[: len(old)] == old or new[more:] == old))


def _touched_others(before: State, after: State, seat: int) -> bool:
    for other in range(len(before.hand)):
        if other != seat:
            if before.refined[other] != after.refined[other]:
                return True
            if not all(map(same, _before(before, other), _before(after, other))):
                return True
    return False


def _before(s: State, seat: int) -> list[Zone | Still]:
    """What lies before a seat or is known of it."""
    zones = (s.hand, s.deck, s.discard, s.quarters, s.private, s.beers, s.known_hand, s.known_deck)
    return [zone[seat] for zone in zones]


def _looked(before: State, after: State, seat: int) -> bool:
    """Whether anybody knows a card now that they did not; one of one's own, shown to all, is one's own affair."""
    for zone in ("known_deck", "beers"):
        then, now = getattr(before, zone)[seat], getattr(after, zone)[seat]
        if not same(now, then) and not set(now) <= set(then):
            return True
    if not same(after.known_beer, before.known_beer) and not set(after.known_beer) <= set(before.known_beer):
        return True
    then, now = before.known_hand[seat], after.known_hand[seat]
    if not same(now, then) and any(entry >> SEEN_SHIFT & EVERYBODY != EVERYBODY for entry in {*now} - {*then}):
        return True
    return not same(after.aside, before.aside)
