"""Why a card cannot be used now, in words: from the view and the printed facts, so that nothing hidden shows.

A reason is only as sharp as what the view proves. Where it leaves two explanations, the sentence names both or stays
general: a false reason is worse than a vague one.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from cuore.engine.cards import Card, EventPlacement
from cuore.engine.kinds import Kind, Resource, Timing
from cuore.engine.prices import can_be_paid
from cuore.engine.quarters import keeps_events_away
from cuore.engine.ruleset import StackRule, Way
from cuore.engine.seen import SeenSeat, SeenSpot, SpotZone, View
from cuore.engine.zones import zone
from cuore.server.messages import Option
from cuore.server.table_words import TableWords
from cuore.words.catalogue import say
from cuore.words.pages import conditions, phase_name, skill_name
from cuore.words.position import skills

ZONES = ("hand", "town", "shown", "quarters", "private")
SKILL_WORDS = {skill: skill.name.lower() for skill in Resource}


class Reasons:
    """The reasons of one moment for one reader; `None` is no reason: the card can be used."""

    def __init__(self, view: View, words: TableWords, options: Sequence[Option]) -> None:
        self.view = view
        self.words = words
        self.table = words.table
        self.lang = words.lang
        self.seat = view["seat"]
        self.phase = view["phase"]
        self.page = words.page
        asked = view["asked"]
        self.asks = asked["card"] if asked else None  # the card with an open question
        self.unasked = self._not_asked()  # why nothing at all can be used, by whoever is not asked
        self.offered: set[tuple[str, int | None]] = set()
        self.spots: set[tuple[str, int | None]] = set()
        self.zones: set[str] = set()
        self._dear: dict[int, str] = {}  # by price: many piles have the same
        self._common: dict[str, str | None]
        self._shut: str | None = None  # why nothing at all can be employed now
        self.of_the_town: str | None  # why no pile can be used, but for empty ones; none: it is not the same for all
        if self.unasked is not None:  # two of three readers
            self._common = dict.fromkeys(ZONES, self.unasked)
            self.of_the_town = self.unasked
            return
        for option in options:
            self.offered.add((option.zone, option.card))
            self.zones.add(option.zone)
            if option.seat == self.seat:
                self.spots.add((option.zone, option.index))
                for also in option.also:
                    self.spots.add((option.zone, also))
        self._common = {zone: self._is_not_meant(zone) for zone in ZONES}
        self._shut = self._is_shut()
        self.of_the_town = None if "town" in self.zones else self._common["town"] or self._shut

    # -- the four places --------------------------------------------------------------------------------------

    def held(self, card: int) -> str | None:
        """Of a card in one's own hand."""
        if ("hand", card) in self.offered:
            return None
        return self._common["hand"] or self._held()

    def pile(self, card: int, left: int, price: int) -> str | None:
        """Of a pile of the town with so many cards left, at that price."""
        if ("town", card) in self.offered:
            return None
        if not left and not self.view["over"]:
            return self._say("empty")
        common = self._common["town"]
        if common is not None:
            return common
        return self._dear.get(price) or self._employed(self.table.cards[card])

    def shown(self, word: str, card: int) -> str | None:
        """Of a card beside a stack, which has that word in the view."""
        if ("shown", card) in self.offered:
            return None
        return self._common["shown"] or self._on_show(self.table.rules.stack(word), self.table.cards[card])

    def spot(self, zone: SpotZone, index: int) -> str | None:
        """Of a card in one's own private quarters."""
        if (zone, index) in self.spots:
            return None
        assert self.seat is not None
        spots = self.view["seats"][self.seat][zone]
        page = self.page[spots[index]["card"]]
        covered = zone == "private" and index < len(spots) - 1
        return self._at_rest(page, spots[index], covered=covered) or self._common[zone] or self._ability(page)

    # -- who is asked, and what -------------------------------------------------------------------------------

    def _not_asked(self) -> str | None:
        """The game is over, or somebody else is asked."""
        view = self.view
        if view["over"]:
            return self._say("over")
        if self.seat is None:
            return self._say("watching")
        to_move = view["to_move"]
        if to_move is not None and to_move != self.seat:
            others_turn = to_move == view["active"] and self.asks is None
            name = view["seats"][to_move]["name"]
            return self._say("turn" if others_turn else "not-asked", player=name)
        return None

    def _is_not_meant(self, zone: str) -> str | None:
        """A question is open that is not about these cards."""
        if self.asks is not None:
            return self._say("other-card" if zone in self.zones else "question", card=self.asks)
        return self._say("choose") if self.phase == "choose" and zone != "shown" else None

    # -- in one's own turn, with no question open -------------------------------------------------------------

    def _held(self) -> str:
        """Love can be played at any time, so this is a maid."""
        if self.phase == "start":
            return self._say("serve-later")
        if self.phase == "serve" and not self.view["servings"]:
            return self._say("no-servings")
        return self._say("serving-over" if self._is_between("serve", "discard") else "not-now")

    def _employed(self, page: Card) -> str:
        """Of a card that is employed: from a pile, a private maid, a visiting maid."""
        if self._shut is not None:
            return self._shut
        price = self.view["prices"].get(page.name, int(page.cost))
        if price > self.view["love"]:
            return self._too_dear(price)
        if page.employ_if is not None:
            return self._say("condition", text=" ".join(conditions(page, self.lang)))
        return self._nowhere(page) if page.kind is Kind.EVENT else self._say("not-now")

    def _is_shut(self) -> str | None:
        if self.phase != "employ":
            return self._say("employ-later" if self._is_between("choose", "employ") else "not-now")
        return None if self.view["employments"] else self._say("no-employments")

    def _too_dear(self, price: int) -> str:
        found = self._dear.get(price)
        if found is None:
            missing = price - self.view["love"]
            key = "love-in-hand" if self._love_in_hand >= missing else "love-missing"
            found = self._dear[price] = self._say(key, price=price, missing=missing)
        return found

    @cached_property
    def _love_in_hand(self) -> int:
        held = (self.page[name] for name in self.view["you"]["hand"])
        return sum(int(page.love) for page in held if page.kind is Kind.LOVE)

    def _nowhere(self, event: Card) -> str:
        """No place where an event may lie. If cards keep events away, no maid or building is spoken of."""
        if any(self._is_shielded(there) for there in self.view["seats"]):
            return self._say("nowhere")
        keys = {
            EventPlacement.FREE: "no-maid-well",
            EventPlacement.ON_MAID: "no-maid",
            EventPlacement.ON_BUILDING: "no-building",
        }
        return self._say(keys.get(event.placement, "nowhere"))

    def _is_shielded(self, there: SeenSeat) -> bool:
        well = zone([self.page[spot["card"]].id for spot in there["quarters"] if not spot["on"]])
        return keeps_events_away(self.table, well)

    def _on_show(self, stack: StackRule, page: Card) -> str:
        match stack.way:
            case Way.EMPLOYED:
                return self._say("choose") if self.phase == "choose" else self._employed(page)
            case Way.ACQUIRED:
                return self._acquired(stack, page)
            case Way.WON:
                return self._won(stack, page)
            case Way.DRAFTED:
                return self._say("drafted")
            case Way.GAINED:
                return self._beer()

    def _beer(self) -> str:
        if self.view["beer_stand"] is None or self.phase != "employ":
            return self._say("beer")
        price = int(self.table.stall_price)
        missing = price - self.view["love"]
        return self._say("beer-love", price=price, missing=missing) if missing > 0 else self._say("beer-bought")

    def _acquired(self, stack: StackRule, page: Card) -> str:
        if self.phase != stack.phase:
            return self._other_phase(stack)
        hand = zone([self.page[name].id for name in self.view["you"]["hand"]])
        if not can_be_paid(self.table, hand, page.id):
            return self._say("acquire-pay", text=" ".join(conditions(page, self.lang)))
        return self._say("acquired-enough", count=stack.per_turn)

    def _is_between(self, after: str, before: str) -> bool:
        """Whether the phase lies between two others; one that this table does not have lies before all."""
        order = self.words.order
        first = order.index(after) if after in order else -1
        return first < order.index(self.phase) < order.index(before)

    def _other_phase(self, stack: StackRule) -> str:
        """Of a card that is had in another phase than this one."""
        order = self.words.order
        key = "acquire-later" if order.index(self.phase) < order.index(stack.phase) else "acquire-over"
        return self._say(key, phase=phase_name(stack.phase, self.lang))

    def _won(self, stack: StackRule, page: Card) -> str:
        assert self.seat is not None
        refined = self.view["seats"][self.seat]["refined"]
        if self.phase == "choose":
            return self._other_phase(stack)
        if refined is None or self.page[refined].leads != stack.word:
            return self._say("not-led")
        missing = int(page.skill) - skills(self.view)[SKILL_WORDS[stack.skill]] if stack.skill is not None else 0
        if missing <= 0 or self.phase == "employ":
            return self._other_phase(stack)
        skill = skill_name(stack.word, self.lang)
        return self._say("skill-missing", missing=missing, skill=skill, phase=phase_name(stack.phase, self.lang))

    # -- private quarters -------------------------------------------------------------------------------------

    def _at_rest(self, page: Card, spot: SeenSpot, *, covered: bool) -> str | None:
        """What holds of a card there whoever is asked."""
        if self.view["over"]:
            return None
        if spot["on"]:
            return self._say("stormed" if page.kind is Kind.BUILDING else "ill")
        if covered:
            return self._say("covered")
        key = self.words.resting[page.name]
        return None if key is None else self._say(key)

    def _ability(self, page: Card) -> str:
        """Of a card with an ability that waits for its owner's word."""
        timing = "start" if page.steps_at(Timing.START) else "serve"
        if self.phase == timing:
            return self._say("spent")
        return self._say(f"only-{timing}")

    def _say(self, key: str, **values: object) -> str:
        if values:
            return say(self.lang, f"why-{key}", **values)
        found = self.words.whys.get(key)
        if found is None:
            found = self.words.whys[key] = say(self.lang, f"why-{key}")
        return found
