"""`big-love`: save up love, employ chiefs. A priority list, and the opponent of one's first games.

Serve with every maid who gives something, chamber whoever may with the servings that are left, play all love, buy the
best thing the love allows: a maid chief, then love cards, then a chambermaid; near the end only what scores. Where a
box has more to win, it wins that too: reminiscences whenever the hand can pay, beer where it is cheap, buildings when
love is short of chiefs, and in More the preparations, with maids of the skill they take. It knows cards by what is
printed on them, not by name, so it plays every box and answers every question with something legal.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from cuore.bots.seat import Seat
from cuore.bots.valuation import all_steps, gives_from_town
from cuore.engine.cards import Card, EventPlacement
from cuore.engine.kinds import Kind, Resource
from cuore.engine.moves import (
    ACQUIRE,
    BEER,
    CARD_MASK,
    CHAMBER,
    CHOOSE,
    CHOOSE_BONUS,
    DISCARD,
    DONE,
    EMPLOY,
    END_PHASE,
    KEEP,
    NO,
    NUMBER,
    PLAY,
    PLAY_ALL,
    PUT,
    RETURN,
    REVEAL,
    SEAT_SHIFT,
    SERVE,
    SHIFT,
    TAKE,
    TARGET,
    TARGET_CARD,
    USE,
    YES,
)
from cuore.engine.points import Counted, EachCounts, EachInstead, Most, Sets
from cuore.engine.setup import copies
from cuore.engine.standing import Counting
from cuore.engine.steps import (
    ChooseBonus,
    Discard,
    Draw,
    EndGame,
    EndServing,
    Gain,
    GainBeer,
    May,
    PayServing,
    Return,
    StealBeer,
    Step,
    Take,
    TakeFirstMaster,
)

NEVER: Final = -1_000
STOP: Final = 0  # what ending a phase or declining is worth: do anything better first
LAST_CHIEFS: Final = 4  # the end is near when so few maid chiefs are left …
LAST_MAIDS: Final = 4  # … or so few cards in each of the maid piles that must be empty
LAST_MAIDS_OF_MORE: Final = 3  # whose piles are small from the beginning
MAIDS_WAITING: Final = 2  # chambermaids in the deck; a turn has one serving, so more would only wait
BAR_MAIDS: Final = 2  # as many as are good for a deck …
RICH: Final = 2  # … that has so many better love cards
LONG: Final = 50  # turns each, after which whoever can brings the end about
POOR: Final = 9  # love in the deck, below which no love card is given up
UNSEEN_BEER: Final = 3  # what the top one of the pile is worth, by and large
CARD_VERBS: Final = (SERVE, CHAMBER, USE, ACQUIRE, EMPLOY, CHOOSE, DISCARD, RETURN, TAKE, KEEP, PUT)


class BigLove:
    """Takes the answer that it wishes for most; of equals the first."""

    def __init__(self, seed: int = 0) -> None:
        """The seed is taken, as by every bot, and not needed: nothing here is left to chance."""

    def choose(self, seat: Seat) -> int:
        """The most wished for of the legal answers."""
        legal = seat.legal
        if len(legal) == 1:
            return legal[0]
        wishes = _Wishes(seat)
        return max(legal, key=wishes.of)


class _Wishes:
    """How much each answer to one decision is wished for."""

    def __init__(self, seat: Seat) -> None:
        self.me = seat.number
        self.table = seat.table
        self.cards: Mapping[int, Card] = seat.table.cards
        self.view = seat.view
        self.phase: str = self.view["phase"]
        asked = self.view["asked"]
        assert asked is not None
        self.what = asked["what"]
        self.optional = asked["optional"]
        self.asking = self._named(asked["card"])  # the card that asks, if one does
        # The stacks that are won, and the skill that each takes.
        self.skills = {
            rule.word: rule.skill.name.lower() for rule in self.table.stacks.values() if rule.skill is not None
        }
        self.owner = self.me  # of the card that an effect has turned up, if any
        for looked in self.view["aside"]:
            if looked["owner"] is not None:
                self.owner = looked["owner"]

    def _named(self, name: str | None) -> Card | None:
        return next((card for card in self.cards.values() if card.name == name), None)

    def of(self, move: int) -> int:
        """The wish for one move; ending a phase and declining stand at zero."""
        verb = move >> SHIFT
        if verb in CARD_VERBS:
            return self._of_card(verb, self.cards[move & CARD_MASK])
        if verb in (PLAY, PLAY_ALL):
            return 900 + verb if self.phase == "employ" else NEVER  # till then a hand may be worth more unplayed
        if self.what == "own-beer" and verb == TARGET_CARD:
            return self._of_choosing(self.cards[move & CARD_MASK])
        if verb in (TARGET, TARGET_CARD):
            return self._of_target(move >> SEAT_SHIFT & 7)
        if verb == BEER:
            return self._of_beer(shown=bool(move & CARD_MASK))
        if verb == NUMBER:
            return self._of_number(move & CARD_MASK)
        if verb == CHOOSE_BONUS:
            return 10 if move & CARD_MASK == Resource.LOVE else 5
        if verb in (YES, REVEAL):
            return 10
        if verb in (END_PHASE, DONE, NO):
            return STOP
        return STOP if self.phase == "employ" else NEVER  # end the turn

    def _of_card(self, verb: int, card: Card) -> int:
        if verb == SERVE:
            return _of_serving(card) + 40 * self._skill(card)
        if verb == CHAMBER:
            return 80 if card.chamber == 1 else 20
        if verb == USE:
            return self._of_using(card)
        if verb == ACQUIRE:
            return self._of_acquiring(card)
        if verb == EMPLOY:
            return self._of_employing(card)
        if verb == CHOOSE:
            return self._of_choosing(card)
        if verb == TAKE:
            return self._of_taking(card)
        if verb == KEEP:
            return _use_in_hand(card)
        if verb == RETURN:
            return NEVER if self.what == "return-this" else 30 - _use_in_hand(card)
        if verb == PUT:  # a beer for somebody else to draw, or a card that can wait
            return -1 - (self._worth_of_beer(card) if card.kind is Kind.BEER else _use_in_hand(card))
        return self._of_discarding(card)

    def _of_discarding(self, card: Card) -> int:
        if self.owner != self.me:  # somebody else's card lies open: away with the good ones
            return _use_in_hand(card) - 5
        if self.what == "discard" and self._brings(GainBeer, StealBeer):
            return 10 - _use_in_hand(card)
        if self.optional and self._brings(Draw):  # for another card
            return 1 - 2 * _use_in_hand(card)
        return -1 - _use_in_hand(card)  # one's own: only when it must be, and then the worst

    def _brings(self, *kinds: type[Step]) -> bool:
        """Whether the card that asks has such a step."""
        return self.asking is not None and any(isinstance(step, kinds) for step in all_steps(self.asking))

    def _of_taking(self, card: Card) -> int:
        """The best card from the town; another private maid only if she is of more use than one's own."""
        if card.kind is Kind.PRIVATE_MAID:
            private = self.view["seats"][self.me]["private"]
            own = self._named(private[-1]["card"]) if private else None
            return 10 if _helps_at_start(card) and not (own and _helps_at_start(own)) else NEVER
        return 10 + _use_in_hand(card) + card.vp

    def _of_target(self, seat: int) -> int:
        """Whatever is sent goes to somebody else; whatever is cured, moved away or given for nothing is one's own."""
        own = self.what in ("own-event", "movable") or (
            self.what == "player" and self.asking is not None and gives_from_town(self.asking)
        )
        return 10 if (seat == self.me) == own else NEVER

    def _of_number(self, number: int) -> int:
        """The cost of a card that somebody else must discard: what most decks hold many of."""
        common = 4 if self.view["turn"] > 8 * len(self.view["seats"]) else 1
        return 10 - abs(number - common)

    # -- abilities ------------------------------------------------------------------------------------------

    def _of_using(self, card: Card) -> int:
        if self.what == "turned-up":  # somebody's card, for nothing: unless it ends the phase too soon
            ends = any(isinstance(step, EndServing) for step in card.served)
            return NEVER if ends and self.view["servings"] else 50
        hand = self._hand()
        match card.in_service[:1] if self.phase == "serve" else ():
            case (May(step=Return(), then=(Take(), *_)),):
                return 60
            case (May(step=PayServing(count=count)),):  # who costs points goes home
                return 90 if self.view["servings"] >= count else NEVER
            case (_, *_):
                return NEVER  # a chambermaid would leave for it
        match card.at_start[:1]:
            case (May(step=Discard(match=match), then=then),) if card.kind is not Kind.EVENT:
                idle = [held for held in hand if not _use_in_hand(held) and self.table.match_of(match)[held.id]]
                maids = [held for held in hand if _of_serving(held) > 0]
                useful = len(maids) > 1 if any(isinstance(s, Gain) for s in then) else True
                return 10 if idle and useful else NEVER
            case (May(step=Discard(), then=then),) if any(isinstance(step, StealBeer) for step in then):
                return 10
            case (May(step=Return(), then=(Gain(), *_)),):
                return 10 if self._love_owned() > POOR else NEVER
            case (May(step=TakeFirstMaster()),):
                return 10
        return 10 if _helps_at_start(card) else NEVER

    def _love_owned(self) -> int:
        you = self.view["you"]
        names = [name for zone in ("hand", "deck", "discard") for name in you[zone]]
        return sum(names.count(card.name) * card.love for card in self.cards.values() if card.kind is Kind.LOVE)

    def _hand(self) -> list[Card]:
        held: list[str] = self.view["you"]["hand"]
        return [card for name in held for card in self.cards.values() if card.name == name]

    # -- reminiscences, beer, preparations ------------------------------------------------------------------

    def _of_acquiring(self, card: Card) -> int:
        """What is paid comes back with the next shuffle, so it is always cheap; but who is behind ends no game."""
        if any(isinstance(step, EndGame) for step in card.gained) and not self._is_ahead(card.vp):
            return NEVER
        return 200 + 10 * card.vp

    def _is_ahead(self, more: int) -> bool:
        """Whether the others can hardly have as many points: the town shows what has left it."""
        view, you = self.view, self.view["you"]
        mine = [*you["hand"], *you["deck"], *you["discard"], *view["played"]]
        mine += [spot["card"] for spot in view["seats"][self.me]["quarters"]]
        points = 0
        for card in self.cards.values():
            if card.name in view["town"]:
                points += card.vp * (copies(self.table, card) - view["town"][card.name] - mine.count(card.name))
        for seat, there in enumerate(view["seats"]):
            if seat != self.me:
                spots = (self._named(spot["card"]) for spot in there["quarters"])
                points += sum(card.vp for card in spots if card and card.kind is Kind.REMINISCENCE)
        others = len(view["seats"]) - 1
        share = points if others == 1 else 2 * points // others
        return bool(you["points"] + more > share)

    def _of_beer(self, *, shown: bool) -> int:
        """Points that never come in the way of a hand: better than all but a chief."""
        worth = UNSEEN_BEER
        if shown:
            card = self._named(self.view["stacks"]["beer"]["shown"][-1])
            worth = self._worth_of_beer(card) if card else 0
        if self.what == "employ":
            return 100 * worth
        return worth

    def _worth_of_beer(self, card: Card) -> int:
        """The points that one more of it brings, roughly."""
        beers: list[str] = self.view["you"]["beers"]
        have = beers.count(card.name)
        for score in card.score:
            match score:
                case EachCounts():
                    counts = self.table.counting_as((card.name,), Counting.POINTS)
                    return have + 1 + sum(counts[page.id] for page in map(self._named, beers) if page)
                case Sets(sets=sets):
                    return max(points for _, points in sets) // max(size for size, _ in sets)
                case EachInstead(points=points, when=when) if when.counted is Counted.MAID_CHIEFS:
                    return points
        return int(card.vp)

    def _skill(self, card: Card) -> int:
        """What a maid gives towards the preparation that this turn's refined maid leads to."""
        leader = self._named(self.view["seats"][self.me]["refined"])
        if leader is None or not leader.leads or not self._top_of(leader.leads):
            return 0
        return int(getattr(card, self.skills[leader.leads]))

    def _top_of(self, pile: str) -> Card | None:
        there = self.view["stacks"].get(pile)
        return self._named(there["shown"][-1]) if there and there["shown"] else None

    def _of_choosing(self, card: Card) -> int:
        if card.kind is Kind.REFINED_MAID:
            return self._of_refined(card)
        if card.kind is Kind.BEER:  # into safety with the good ones; away with the others
            worth = self._worth_of_beer(card)
            return 1 + worth if self.asking and self.asking.kind is Kind.BUILDING else -1 - worth
        return 10 - card.vp - _use_in_hand(card)

    def _of_refined(self, card: Card) -> int:
        """The one whose preparation the hand can win; else the one who gives most."""
        hand = self._hand()
        if card.leads:
            top = self._top_of(card.leads)
            if top is None:
                return 0
            short = top.skill - _reach(hand, self.skills[card.leads])
            if short <= 0:
                return 100 + 10 * top.vp
            hopes = sum(held.draw for held in hand if held.serving or held.draw)
            return 45 + 10 * (hopes - 2 * short)
        match card.at_start[:1]:
            case (May(step=Gain(love=love)),) if love:
                return 40
            case (May(step=Return(match=match)),):
                there = any(self.table.match_of(match)[held.id] for held in hand)
                return 42 if there and self._love_owned() > POOR else 1
            case (May(step=Draw()),):
                return 30
            case (May(step=Discard()),):
                return 35 if sum(_of_serving(held) > 0 for held in hand) > 1 else 2
            case (May(step=TakeFirstMaster()),):
                return 20
            case _:
                return 10

    # -- employing ------------------------------------------------------------------------------------------

    def _of_employing(self, card: Card) -> int:
        if card.kind is Kind.EVENT or card.placement is not EventPlacement.NOWHERE:
            return NEVER
        if card.kind is Kind.MAID_CHIEF:
            return 800 + card.vp
        if self._near_the_end():
            points = card.vp + self._majority(card)
            if points > 0:
                return 400 + 100 * points + card.cost
            if self._ends_the_game(card):
                return 40 - int(self.view["town"][card.name])
            if not self.table.has_rounds:  # where chiefs are left, love will still buy some
                return 5 * card.love if card.kind is Kind.LOVE and card.love > 1 else NEVER
        if card.kind is Kind.LOVE:
            return 100 * card.love if card.love > 1 else NEVER
        if card.kind is Kind.BUILDING:
            return 195 + card.vp if card.vp > 1 else NEVER
        if card.kind is Kind.PRIVATE_MAID:
            alone = not self.view["seats"][self.me]["private"]
            return 250 if alone and _helps_at_start(card) and card.vp >= 0 else NEVER
        if card.kind is not Kind.GENERAL_MAID:
            return NEVER
        if card.bar_maid:
            rich = self._owned(lambda other: other.kind is Kind.LOVE and other.love > 1) >= RICH
            return 210 if rich and self._owned(lambda other: other.bar_maid) < BAR_MAIDS else NEVER
        if self.table.has_rounds and (skill := self._skill_in_demand(card)):
            return 190 + 40 * skill + 80 * bool(card.draw and card.serving)
        if self.table.has_rounds and card.vp > 1:
            return 100 * card.vp
        if card.chamber == 1 and self._owned(lambda other: other.chamber == 1) < MAIDS_WAITING:
            return 150 + card.cost
        return NEVER

    def _skill_in_demand(self, card: Card) -> int:
        """Skill points that some preparation still takes."""
        return sum(int(getattr(card, skill)) for pile, skill in self.skills.items() if self._top_of(pile))

    def _near_the_end(self) -> bool:
        town: dict[str, int] = self.view["town"]
        maids = {card.name: card for card in self.cards.values() if card.is_maid and card.name in town}
        chiefs = [town[name] for name, card in maids.items() if card.kind is Kind.MAID_CHIEF]
        count = int(self.table.empty_piles_to_end)
        smallest = sum(sorted(town[name] for name in maids)[:count])
        if self.table.has_rounds:
            left = [self.view["stacks"].get(pile) for pile in self.skills]
            return smallest <= LAST_MAIDS_OF_MORE or any(pile is None or pile["left"] == 1 for pile in left)
        return smallest <= LAST_MAIDS * count or min(chiefs, default=LAST_CHIEFS + 1) <= LAST_CHIEFS

    def _ends_the_game(self, card: Card) -> bool:
        """Whether it brings the end nearer, and that is welcome: one is ahead, or this has lasted long enough."""
        town: dict[str, int] = self.view["town"]
        maids = {c.name for c in self.cards.values() if c.is_maid}
        smallest = min((left for name, left in town.items() if name in maids and left), default=0)
        if self.view["turn"] > LONG * len(self.view["seats"]):
            return card.name in maids and card.name in town
        return card.name in maids and town.get(card.name) == smallest and self._is_ahead(0)

    def _owned(self, fits: Callable[[Card], bool]) -> int:
        """Such cards on their way through one's own deck."""
        you = self.view["you"]
        names = {card.name for card in self.cards.values() if fits(card)}
        return sum(name in names for zone in ("hand", "deck", "discard") for name in you[zone])

    def _majority(self, card: Card) -> int:
        """A rough share of what the most copies bring."""
        return max((score.points // 4 for score in card.score if isinstance(score, Most)), default=0)


def _of_serving(card: Card) -> int:
    """Those who give servings back come first, then (80) chambermaids, then draws and the rest; never for nothing."""
    if card.serving:
        return 100 + 10 * card.serving + card.draw
    skill = card.imagination + card.concentration + card.effort
    given = 5 * card.draw + 2 * card.love + card.employment + skill
    return 50 + given if given else 30 if card.served else NEVER


def _use_in_hand(card: Card) -> int:
    """What a card is worth in the hand this turn."""
    skill = card.imagination + card.concentration + card.effort
    return 3 * card.love + 3 * card.draw + 2 * card.serving + card.employment + 2 * skill


def _reach(hand: list[Card], skill: str) -> int:
    """The skill points that a hand is good for: whoever gives a serving back is free, of the others one serves."""
    points = [(card.serving, int(getattr(card, skill))) for card in hand]
    servings = 1 + sum(serving - 1 for serving, _ in points if serving > 1)
    free = sum(point for serving, point in points if serving)
    return free + sum(sorted((point for serving, point in points if not serving), reverse=True)[:servings])


def _helps_at_start(card: Card) -> bool:
    """Whether the text of the starting phase brings love or cards and takes nothing."""
    match card.at_start[:1]:
        case (Gain(love=love) | ChooseBonus(love=love),):
            return love > 0
        case (May(step=Draw() | Gain()),):
            return True
        case _:
            return False
