"""What has happened, as a seat may know it: the events of a game in words, one line each.

Consecutive draws, discards, love cards and bonuses of one seat are one line. An answer is told where nothing that
follows tells it: "discard Kagari" is not, because the discard itself is. Saying yes, no or done, and ending a phase,
are not told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from cuore.engine import moves
from cuore.engine.cards import Card
from cuore.engine.events import UNSEEN, Event, EventKind
from cuore.engine.kinds import Kind, Resource
from cuore.engine.moves import (
    ACQUIRE,
    CARD_MASK,
    CHAMBER,
    CHOOSE,
    DISCARD,
    EMPLOY,
    KEEP,
    PLAY,
    PUT,
    REVEAL,
    SERVE,
    SHIFT,
    TARGET,
    TARGET_CARD,
    USE,
)
from cuore.engine.opcodes import ASK_ORDER, ASK_OWN_BEER, HOW_BITS, HOW_BOTTOM, HOW_KEEP, HOW_TOP
from cuore.engine.recorded import LogSource, Record
from cuore.engine.steps import GoToDiscard
from cuore.engine.table import Table
from cuore.words.catalogue import say
from cuore.words.moves import spot, target
from cuore.words.names import card_name
from cuore.words.pages import stack_name
from cuore.words.phrases import bonus
from cuore.words.speech import listed

# Texts of stretches by all that they depend on; for readers of one table and language.
Said = dict[tuple[object, ...], list[str]]

MOST_SAID: Final = 64  # stretches whose lines are remembered: those that other readers are about to want
MERGED: Final = (EventKind.DREW, EventKind.DISCARDED, EventKind.GAINED, EventKind.PLAYED, EventKind.REVEALED)
TOLD_MOVES: Final = {
    SERVE: "log-serve",
    CHAMBER: "log-chamber",
    USE: "log-use",
    ACQUIRE: "log-acquire",
    EMPLOY: "log-employ",
    KEEP: "log-keep",
    REVEAL: "log-reveal",
}
# An answer that nobody else may see, by what was asked.
SECRETS: Final = {
    HOW_KEEP: "log-keeps-one",
    HOW_TOP: "log-puts-on-top",
    HOW_BOTTOM: "log-puts-beneath",
    ASK_ORDER << HOW_BITS: "log-beer-on-pile",
    ASK_OWN_BEER << HOW_BITS: "log-beer-chosen",
}
# Told in view of the answer before them, and in view of more than events: who looked last, how the game ends.
AFTER_ANSWERS: Final = (EventKind.DISCARDED, EventKind.ENTERED)
ALONE: Final = (EventKind.LOOKED, EventKind.LEFT, EventKind.GAME_OVER)
# After these events a target needs no line of its own: they name it.
NAMES_TARGET: Final = (
    *(EventKind.LANDED, EventKind.EVENT_REMOVED, EventKind.LOOKED, EventKind.DISMISSED, EventKind.BEER_MOVED),
    *(EventKind.PLANTED, EventKind.ENTERED, EventKind.RETURNED),
)


def log_lines(game: LogSource, seat: int | None, lang: str) -> list[str]:
    """The log of the game so far for a reader, `None` being a spectator."""
    return _told(game, seat, lang, [event for chapter in game.chapters() for event in chapter])


def lines_since(game: LogSource, seat: int | None, lang: str, answers: int) -> list[str]:
    """What has happened after so many answers, for a reader; where turns begin is not said."""
    events = [event for chapter in game.chapters()[answers + 1 :] for event in chapter]
    return _told(game, seat, lang, [event for event in events if event.what is not EventKind.TURN_BEGAN])


def _told(game: LogSource, seat: int | None, lang: str, events: Sequence[Event]) -> list[str]:
    seen = [event.seen_by(seat) for event in events]
    log = Writer(game, lang, seen, seat)
    return [line for group in stretches(seen) for line in log.lines(group)]


def record_lines(record: Record, seat: int | None, lang: str) -> list[str]:
    """The log of a game as it was written down; where it was not, its moves in notation and the result."""
    if record.is_told:
        try:
            return log_lines(record, seat, lang)
        except KeyError:  # a card that the boxes do not have any more
            pass
    result = ["", say(lang, "log-result", result=record.result)] if record.result else []
    return [*record.lines, *result]


def stretches(events: Sequence[Event], start: int = 0) -> Iterator[slice]:
    """Stretches of events that make one line, from the event at `start` on."""
    while start < len(events):
        end = start + 1
        while end < len(events) and _together(events[start], events[end]):
            end += 1
        yield slice(start, end)
        start = end


def _together(first: Event, next_: Event) -> bool:
    if first.what is not next_.what or first.seat != next_.seat:
        return False
    return first.what in MERGED or (
        first.what is EventKind.MOVED and first.card >> SHIFT == PLAY == next_.card >> SHIFT
    )


@dataclass
class Writer:
    """Writes the lines of a stretch of events; knows what stands before and behind it."""

    game: LogSource
    lang: str
    events: Sequence[Event]
    reader: int | None
    looker: int = 0  # who looked last: the event of leaving a card names its owner only
    said: Said = field(default_factory=dict)  # shared by whoever writes for other readers of the same

    def lines(self, group: slice) -> list[str]:
        """The lines of a stretch, from memory where somebody who knows as much has had them written."""
        what = self.events[group.start].what
        if what in ALONE:
            return self._written(group)
        key: tuple[object, ...] = tuple(self.events[group])
        if what is EventKind.MOVED:
            key = (key, self.behind(group))
        elif what in AFTER_ANSWERS:
            key = (key, self.answered(group))
        found = self.said.get(key)
        if found is None:
            if len(self.said) >= MOST_SAID:
                self.said.clear()
            found = self.said[key] = self._written(group)
        return found

    def _written(self, group: slice) -> list[str]:
        first = self.events[group.start]
        writer = WRITERS.get(first.what)
        line = writer(self, group) if writer else None
        return [] if line is None else line.split("\n")

    # -- what the writers need ------------------------------------------------------------------------------

    @property
    def table(self) -> Table:
        return self.game.table

    def say(self, key: str, of: Event, /, **values: object) -> str:  # no value is called like these two, for mypyc
        return say(self.lang, key, player=self.name(of.seat), **values)

    def name(self, seat: int) -> str:
        return self.table.seats[seat]

    def card(self, number: int) -> str:
        if number == UNSEEN:
            return say(self.lang, "log-unseen", count=1)
        return card_name(self.table.cards[number].name, self.lang)

    def page(self, event: Event) -> Card | None:
        """The card of an event, if the reader may see it."""
        return None if event.card == UNSEEN else self.table.cards[event.card]

    def cards(self, group: slice) -> str:
        """The cards of a stretch, equal ones counted, those not seen last."""
        counts: dict[int, int] = {}
        for event in self.events[group]:
            number = event.card if event.card == UNSEEN else event.card & CARD_MASK
            counts[number] = counts.get(number, 0) + 1
        hidden = counts.pop(UNSEEN, 0)
        parts = [
            self.card(n) if count == 1 else say(self.lang, "log-copies", card=self.card(n), count=count)
            for n, count in counts.items()
        ]
        parts += [say(self.lang, "log-unseen", count=hidden)] if hidden else []
        return listed(self.lang, parts, "list-comma")

    def answered(self, group: slice) -> Event | None:
        """The answer, if one stands right before the stretch."""
        before = self.events[group.start - 1] if group.start else None
        return before if before is not None and before.what is EventKind.MOVED else None

    def behind(self, group: slice) -> EventKind | None:
        """What happens next."""
        return self.events[group.stop].what if group.stop < len(self.events) else None


# -- one writer per event -----------------------------------------------------------------------------------


def _turn_began(log: Writer, group: slice) -> str:
    event = log.events[group.start]
    return log.say("log-turn", event, turn=event.number)


def _moved(log: Writer, group: slice) -> str | None:
    event = log.events[group.start]
    move = event.card
    if move == UNSEEN:
        return log.say(SECRETS[event.number], event)
    verb = move >> SHIFT
    if verb in TOLD_MOVES:
        return log.say(TOLD_MOVES[verb], event, card=log.card(move & CARD_MASK))
    if verb == PLAY:
        return log.say("log-play", event, cards=log.cards(group))
    if verb == moves.NUMBER:
        return log.say("log-number", event, number=move & CARD_MASK)
    if verb == PUT:
        return log.say(f"{SECRETS[event.number]}-seen", event, card=log.card(move & CARD_MASK))
    if verb == CHOOSE:
        return log.say("log-chooses", event, card=log.card(move & CARD_MASK))
    if verb == TARGET_CARD and log.table.is_beer[move & CARD_MASK]:
        return log.say("log-beer-chosen-seen", event, card=log.card(move & CARD_MASK))
    if verb in (TARGET, TARGET_CARD) and log.behind(group) not in NAMES_TARGET:
        chosen = target(log.table, move)
        if verb == TARGET:
            return log.say("log-target", event, target=chosen)
        return log.say("log-target-card", event, target=chosen, card=spot(log.table, move, log.lang))
    return None


def _drew(log: Writer, group: slice) -> str:
    return log.say("log-draws", log.events[group.start], cards=log.cards(group))


def _played(log: Writer, group: slice) -> str:
    return log.say("log-play", log.events[group.start], cards=log.cards(group))


def _discarded(log: Writer, group: slice) -> str:
    event = log.events[group.start]
    answer = log.answered(group)
    if answer is not None and answer.seat != event.seat and answer.card >> SHIFT == DISCARD:
        # The card was looked at on top of another player's deck.
        return log.say("log-discards-of", answer, owner=log.name(event.seat), cards=log.cards(group))
    return log.say("log-discards", event, cards=log.cards(group))


def _gained(log: Writer, group: slice) -> str:
    event = log.events[group.start]
    amounts: dict[int, int] = {}
    for gain in log.events[group]:
        amounts[gain.card] = amounts.get(gain.card, 0) + gain.number
    new_cards = amounts.pop(Resource.NEW_CARDS, 0)
    lines = []
    if amounts:
        gains = listed(log.lang, [bonus(log.lang, Resource(r), n) for r, n in amounts.items()], "list-comma")
        lines.append(log.say("log-gains", event, bonuses=gains))
    if new_cards:
        lines.append(log.say("log-more" if new_cards > 0 else "log-fewer", event, count=abs(new_cards)))
    return "\n".join(lines)


def _took(log: Writer, group: slice) -> str:
    """A card from the town; one that not everybody sees is a beer off the pile."""
    event = log.events[group.start]
    card = log.page(event)
    if card is None:
        return log.say("log-takes-beer", event)
    return log.say("log-takes-beer-seen" if card.kind is Kind.BEER else "log-takes", event, card=log.card(event.card))


def _returned(log: Writer, group: slice) -> str:
    event = log.events[group.start]
    card = log.table.cards[event.card]
    if card.kind is Kind.BUILDING:  # its owner has not sent it back
        return log.say("log-razed", event, card=log.card(event.card))
    if card.kind is Kind.PRIVATE_MAID:
        return log.say("log-under-pile", event, card=log.card(event.card))
    where = "park" if log.table.has_rounds else "town"
    return log.say("log-returns", event, card=log.card(event.card), where=where)


def _revealed(log: Writer, group: slice) -> str:
    event = log.events[group.start]
    beer = log.table.cards[event.card].kind is Kind.BEER
    return log.say("log-beer-comes-up" if beer else "log-turns-up", event, cards=log.cards(group))


def _beer_moved(log: Writer, group: slice) -> str:
    event = log.events[group.start]
    key = "log-beer-moves" + ("" if event.card == UNSEEN else "-seen")
    return log.say(key, event, other=log.name(event.number), card=log.card(event.card))


def _planted(log: Writer, group: slice) -> str:
    event = log.events[group.start]
    own = "yes" if event.number == event.seat else "no"
    return log.say("log-plants", event, other=log.name(event.number), own=own, card=log.card(event.card))


def _entered(log: Writer, group: slice) -> str | None:
    event, answer = log.events[group.start], log.answered(group)
    if answer is not None and answer.card in (verb << SHIFT | event.card for verb in (CHAMBER, ACQUIRE)):
        return None  # the answer has told it
    card = log.table.cards[event.card]
    to_discard = any(isinstance(step, GoToDiscard) for step in card.placed)
    return log.say("log-to-discard" if to_discard else "log-enters", event, card=log.card(event.card))


def _landed(log: Writer, group: slice) -> str:
    return _event_at(log, "log-lands", log.events[group.start])


def _event_removed(log: Writer, group: slice) -> str:
    return _event_at(log, "log-leaves", log.events[group.start])


def _event_at(log: Writer, key: str, event: Event) -> str:
    """An event on a maid names her: the number is her card and one."""
    if event.number:
        return log.say(f"{key}-maid", event, event=log.card(event.card), card=log.card(event.number - 1))
    return log.say(key, event, event=log.card(event.card))


def _looked(log: Writer, group: slice) -> str:
    event = log.events[group.start]
    log.looker = event.seat
    owner, place = event.number >> 1, "hand" if event.number & 1 else "deck"
    own = "yes" if owner == event.seat else "no"
    key = f"log-looks-{place}" + ("" if event.card == UNSEEN else "-seen")
    return log.say(key, event, owner=log.name(owner), own=own, card=log.card(event.card))


def _left(log: Writer, group: slice) -> str:
    return say(log.lang, "log-puts-back", player=log.name(log.looker))


def _swapped(log: Writer, group: slice) -> str:
    event = log.events[group.start]
    key = "log-swaps" + ("" if event.card == UNSEEN else "-seen")
    return log.say(key, event, other=log.name(event.number), card=log.card(event.card))


def _last_turn(log: Writer, group: slice) -> str:
    """What has run out; More always plays its rounds to the end."""
    event = log.events[group.start]
    stack = log.table.stack_words.get(event.number - 1)
    key = "log-last-round" if log.table.has_rounds else "log-last-turn"
    if stack is None:
        return log.say(key, event, why="piles", stack="")
    return log.say(key, event, why="stack", stack=stack_name(stack, log.lang))


def _game_over(log: Writer, group: slice) -> str:
    winners = log.game.winners()
    names = listed(log.lang, [log.name(seat) for seat in winners], "list-comma")
    points = log.game.scores()[winners[0]]
    result = say(log.lang, "log-wins", players=names, count=len(winners), points=points)
    return f"{say(log.lang, 'log-over')}\n{result}"


def _plainly(key: str) -> Callable[[Writer, slice], str]:
    """An event that is told by who and which card."""

    def write(log: Writer, group: slice) -> str:
        event = log.events[group.start]
        return log.say(key, event, card=log.card(event.card))

    return write


WRITERS: Final[dict[int, Callable[[Writer, slice], str | None]]] = {
    EventKind.DREW: _drew,
    EventKind.SHUFFLED: _plainly("log-shuffles"),
    EventKind.DISCARDED: _discarded,
    EventKind.RETURNED: _returned,
    EventKind.TOOK: _took,
    EventKind.LANDED: _landed,
    EventKind.TURNED_AWAY: _plainly("log-turned-away"),
    EventKind.EVENT_REMOVED: _event_removed,
    EventKind.LOOKED: _looked,
    EventKind.SWAPPED: _swapped,
    EventKind.LEFT: _left,
    EventKind.GAINED: _gained,
    EventKind.REFILLED: _plainly("log-refilled"),
    EventKind.TURN_BEGAN: _turn_began,
    EventKind.LAST_TURN: _last_turn,
    EventKind.MOVED: _moved,
    EventKind.GAME_OVER: _game_over,
    EventKind.PLAYED: _played,
    EventKind.ACTED: _plainly("log-acts"),
    EventKind.DISMISSED: _plainly("log-dismisses"),
    EventKind.REVEALED: _revealed,
    EventKind.GONE: _plainly("log-gone"),
    EventKind.BEER_MOVED: _beer_moved,
    EventKind.PLANTED: _planted,
    EventKind.ENTERED: _entered,
    EventKind.FIRST_MASTER: _plainly("log-first-master"),
}
