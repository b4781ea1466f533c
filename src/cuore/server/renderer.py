"""A position as one reader may know it: `TableView`, made from `Game.view` alone and from what surrounds the game.

What is no part of the game (who is here, clocks, undo) comes as `RoomView`, filled in by the room. Nothing here
looks into the game's state: a card that `view` does not show cannot get into a message.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Final, Literal, NamedTuple

import msgspec

from cuore.bots import LEVELS
from cuore.engine.cards import Card
from cuore.engine.game import Game
from cuore.engine.scoring import points_in_sight
from cuore.engine.seen import SeenSeat, SeenSpot, SeenStack, SpotZone, View
from cuore.engine.table import Table
from cuore.server.cards import cards_of
from cuore.server.messages import (
    AsideCard,
    CardsMessage,
    EndProgress,
    HandCard,
    Language,
    Lesson,
    OwnView,
    Pile,
    PuzzleAsked,
    RematchOffer,
    Result,
    SeatView,
    ShownCard,
    Spot,
    StackView,
    TableView,
    TalkRule,
    UndoAsk,
    UndoOffer,
)
from cuore.server.options import options_of, reach_of, stack_key
from cuore.server.reasons import Reasons
from cuore.server.table_words import TableWords
from cuore.words.catalogue import say
from cuore.words.position import known, standing
from cuore.words.prompts import prompt
from cuore.words.speech import listed

NO_UNDO = UndoOffer("none", 0, "")
MOST_TEXTS: Final = 64  # sets of cards, 25 to 35 kB each
MOST_TOWNS: Final = 16  # as they are just now, for all to whom no pile is open


class Occupant(NamedTuple):
    """Who sits in a seat, and whether they are here."""

    player: Literal["person", "bot", "empty"] = "person"
    bot: str | None = None
    stands_in: bool = False
    here: bool = True
    away_seconds: int | None = None
    may_be_given: bool = False
    clock_left: float | None = None
    claimed: bool = False  # the name is theirs alone


class Onlookers(NamedTuple):
    """Who looks on: names of those who have said one, and how many others."""

    names: tuple[str, ...] = ()
    unnamed: int = 0


class RoomView(NamedTuple):
    """What a room knows of a table beside the game, as one reader may know it."""

    code: str
    version: int
    occupants: tuple[Occupant, ...]
    mine: tuple[int, ...] = ()  # seats of the reader's browser
    commitment: str = ""
    auto: bool = False  # of the reader's seat
    undo: UndoOffer = NO_UNDO
    undo_ask: UndoAsk | None = None
    undo_declined: str | None = None
    lesson: Lesson | None = None
    puzzle: PuzzleAsked | None = None
    daily: str | None = None
    rated: bool = False
    may_be_advised: bool = False
    talk: TalkRule = "none"
    onlookers: Onlookers = Onlookers()
    rematch: RematchOffer | None = None
    result: Result | None = None  # of a game that is over


def cards_message(game: Game, lang: Language) -> CardsMessage:
    """What the card numbers of a game mean."""
    return CardsMessage(lang, cards_of(game.table, lang))


def cards_text(table: Table, lang: Language) -> bytes:
    """The same, encoded: once for all tables with the same pages."""
    pages = tuple(table.cards.values())
    key = (lang, table.sets, tuple(map(id, pages)))
    found = _texts.get(key)
    if found is None:
        if len(_texts) >= MOST_TEXTS:
            _texts.clear()
        text = msgspec.json.encode(CardsMessage(lang, cards_of(table, lang)))
        found = _texts[key] = (pages, text)  # the pages are kept, so that no other one gets the id of one of them
    return found[1]


_texts: Final[dict[tuple[str, tuple[str, ...], tuple[int, ...]], tuple[tuple[Card, ...], bytes]]] = {}


def table_message(game: Game, seat: int | None, lang: Language, room_view: RoomView) -> TableView:
    """The position as a seat may know it, `None` being a spectator."""
    return Scene(game, TableWords(game.table, lang), room_view).seen_by(seat, room_view)


class Scene:
    """A position and who sits around it, as everybody may know it, in one language.

    It is made once for all readers of that language: what a seat sees is this, with its own part put in. With an
    answer little changes: a part that is the same object in the view as it was before is not put into words again.
    """

    def __init__(self, game: Game, words: TableWords, around: RoomView, before: Scene | None = None) -> None:
        """Of `around` only what is the same for every reader counts here. `before` was shown at this table before."""
        self.game = game
        self.words = words
        self.around = around
        self.lang = words.lang
        self.view: View = game.view(None, earlier=None if before is None else (before.game, before.view))
        self.result = around.result or result_of(self.view, words.lang)
        self.over = self.result is not None  # by its rules, or because somebody has resigned
        # Of each seat the latest: what it was told while it waited, and what it saw.
        self.waiting: dict[int, Waiting] = {} if before is None else before.waiting
        self.looks: dict[int, tuple[Game, View]] = {} if before is None else before.looks
        like = before if before is not None and before.view["prices"] == self.view["prices"] else None
        self.piles: tuple[tuple[int, int, int], ...]
        self.piles = like.piles if like is not None and like.view["town"] is self.view["town"] else self._piles()
        # By why none of their cards can be used.
        self._stacks: dict[str, list[StackView]] = {}
        if like is not None and like.view["stacks"] is self.view["stacks"]:
            self._stacks = like._stacks
        self.told = self._told(before)

    def _piles(self) -> tuple[tuple[int, int, int], ...]:
        """Of each pile its card, cards left and price."""
        words, prices = self.words, self.view["prices"]
        piles = [
            (words.number[name], left, prices.get(name, words.cost[name])) for name, left in self.view["town"].items()
        ]
        return tuple(piles)

    def holds(self, game: Game, around: RoomView) -> bool:
        """Whether it still is as this shows it; with each answer the game is another."""
        mine = self.around
        return (
            self.game is game
            and (mine.version, mine.occupants, mine.rematch) == (around.version, around.occupants, around.rematch)
            and (mine.result, mine.onlookers) == (around.result, around.onlookers)
        )

    def seen_by(self, seat: int | None, room_view: RoomView) -> TableView:
        """The position as one reader may know it."""
        told = copy(self.told)
        if seat is not None:
            OwnPart(self, seat).put_into(told, room_view)
        told.mine = list(room_view.mine)
        told.hot_seat = len(room_view.mine) > 1
        told.undo = room_view.undo
        told.undo_ask = room_view.undo_ask
        told.undo_declined = room_view.undo_declined
        told.lesson = room_view.lesson
        told.puzzle = room_view.puzzle
        told.daily = room_view.daily
        told.rated = room_view.rated
        told.may_be_advised = room_view.may_be_advised
        told.talk = room_view.talk
        return told

    def _told(self, before: Scene | None) -> TableView:
        """The message to a spectator."""
        view, words, around = self.view, self.words, self.around
        why = Reasons(view, words, [])
        asked = None if self.over else view["asked"]
        return TableView(
            code=around.code,
            version=around.version,
            answers=self.game.answers,
            status="over" if self.over else "playing",
            lang=self.lang,
            seat=None,
            mine=[],
            hot_seat=False,
            sets=view["sets"],
            options_in_play=words.options_in_play,
            commitment=around.commitment,
            turn=view["turn"],
            active=view["active"],
            phase=view["phase"],
            phase_name=words.phase_name[view["phase"]],
            phases=words.phases,
            to_move=None if self.over else view["to_move"],
            prompt=prompt(asked, self.game.seats, self.lang),
            asked_by=words.number[asked["card"]] if asked and asked["card"] is not None else None,
            servings=view["servings"],
            love=view["love"],
            employments=view["employments"],
            imagination=view["imagination"],
            concentration=view["concentration"],
            effort=view["effort"],
            has_skills=view["first_master"] is not None,
            played=[words.number[name] for name in view["played"]],
            town=self.town(why),
            stacks=self.stacks(why),
            aside=self.aside(view),
            seats=[self._seat_since(before, seat, sitter) for seat, sitter in enumerate(around.occupants)],
            standing=self._standing(),
            last_turn=view["last_turn"],
            ending=self._ending_since(before),
            own=None,
            options=[],
            reach=[],
            undo=NO_UNDO,
            undo_ask=None,
            undo_declined=None,
            lesson=None,
            puzzle=None,
            daily=None,
            rated=False,
            may_be_advised=False,
            talk="none",
            onlookers=list(around.onlookers.names),
            unnamed=around.onlookers.unnamed,
            rematch=around.rematch,
            result=self.result,
        )

    def town(self, why: Reasons) -> list[Pile]:
        """The piles, with a reader's reasons."""
        if why.of_the_town is None:
            return self._town(why)
        key = (why.of_the_town, self.piles)  # then they are the same until a pile changes
        found = self.words.towns.get(key)
        if found is None:
            if len(self.words.towns) >= MOST_TOWNS:
                self.words.towns.clear()
            found = self.words.towns[key] = self._town(why)
        return found

    def _town(self, why: Reasons) -> list[Pile]:
        return [Pile(card, left, price, why.pile(card, left, price)) for card, left, price in self.piles]

    def stacks(self, why: Reasons) -> list[StackView]:
        """The stacks beside the town, with a reader's reasons."""
        if why.unasked is None:
            return self._stacks_seen(why)
        found = self._stacks.get(why.unasked)
        if found is None:
            found = self._stacks[why.unasked] = self._stacks_seen(why)
        return found

    def _stacks_seen(self, why: Reasons) -> list[StackView]:
        stacks = self.view["stacks"]
        return [self._stack(word, stacks[word], why) for word in self.words.stacks if word in stacks]

    def aside(self, view: View) -> list[AsideCard]:
        """What lies aside, as far as that view shows it."""
        return [AsideCard(self._known(card["card"]), card["owner"]) for card in view["aside"]]

    def _known(self, name: str | None) -> int | None:
        return None if name is None else self.words.number[name]

    def _stack(self, word: str, there: SeenStack, why: Reasons) -> StackView:
        prices, number = self.view["prices"], self.words.number
        shown = [ShownCard(number[name], prices.get(name), why.shown(word, number[name])) for name in there["shown"]]
        return StackView(stack_key(word), self.words.stack_name[word], there["left"], shown)

    def _seat_since(self, before: Scene | None, seat: int, sitter: Occupant) -> SeatView:
        """A seat; the very same as before where it has not changed, and nobody knows points yet."""
        if (
            before is not None
            and before.view["seats"][seat] is self.view["seats"][seat]
            and before.around.occupants[seat] == sitter
            and before.result is self.result is None
        ):
            return before.told.seats[seat]
        return self._seat(seat, sitter)

    def _seat(self, seat: int, sitter: Occupant) -> SeatView:
        there = self.view["seats"][seat]
        return SeatView(
            seat=seat,
            name=there["name"],
            player=sitter.player,
            bot=sitter.bot,
            bot_name=level_name(sitter.bot, self.lang),
            stands_in=sitter.stands_in,
            here=sitter.here,
            away_seconds=sitter.away_seconds,
            may_be_given=sitter.may_be_given,
            clock_left=sitter.clock_left,
            hand=there["hand"],
            deck=there["deck"],
            discard=there["discard"],
            discard_top=self._known(there["discard_top"]),
            quarters=[self.spot(spot, None) for spot in there["quarters"]],
            private=[self.spot(spot, None) for spot in there["private"]],
            beers=there["beers"],
            refined=self._known(there["refined"]),
            points=None if self.result is None else self.result.scores[seat],
            in_sight=self._in_sight(there),
            claimed=sitter.claimed,
        )

    def spot(self, spot: SeenSpot, why_not: str | None) -> Spot:
        """A card in private quarters."""
        number = self.words.number
        on = [number[name] for name in spot["on"]] if spot["on"] else []
        return Spot(number[spot["card"]], on, "under" in spot, self._known(spot.get("under")), why_not)

    def _in_sight(self, there: SeenSeat) -> int:
        number = self.words.number
        well: dict[int, int] = {}
        for spot in (*there["quarters"], *there["private"]):
            if not spot["on"]:
                card = number[spot["card"]]
                well[card] = well.get(card, 0) + 1
        return points_in_sight(self.words.table, well)

    def _ending_since(self, before: Scene | None) -> EndProgress | None:
        if before is not None and before.view["ending"] is self.view["ending"]:
            return before.told.ending
        return self._ending()

    def _ending(self) -> EndProgress:
        """The piles of maids and the stacks whose last card counts towards the end."""
        end, words = self.view["ending"], self.words
        left = {words.card_name[name]: count for name, count in end["piles"].items()}
        left |= {words.stack_name[word]: count for word, count in end["stacks"].items()}
        few = min([name for name, count in left.items() if count], key=left.__getitem__, default=None)
        return EndProgress(
            empty=[name for name, count in left.items() if not count],
            needed=end["needed"],
            next=few,
            next_left=0 if few is None else left[few],
        )

    def _standing(self) -> list[str]:
        lines = standing(self.view, self.lang)
        if self.view["last_turn"] and not self.view["over"]:
            key = "table-last-round" if self.words.table.has_rounds else "play-last-turn"
            lines.append(say(self.lang, key))
        replaced = [self.words.replaced(sitter.bot) for sitter in self.around.occupants if sitter.bot is not None]
        return lines + sorted({line for line in replaced if line})


class Waiting(NamedTuple):
    """What a seat was told of its own cards while somebody else was asked: that nothing can be done with any."""

    unasked: str  # why
    view: View
    open: SeatView  # as everybody saw the seat
    seat: SeatView
    own: OwnView


class OwnPart:
    """What a seat sees beyond what everybody sees."""

    def __init__(self, scene: Scene, seat: int) -> None:
        self.scene = scene
        self.seat = seat
        self.words = scene.words
        self.lang = scene.lang
        self.view: View = scene.game.view(seat, scene.view, scene.looks.get(seat))
        scene.looks[seat] = (scene.game, self.view)

    def put_into(self, told: TableView, room_view: RoomView) -> None:
        """Make a spectator's message this seat's. All readers share what is in it: it is replaced, never changed."""
        scene, view, seat = self.scene, self.view, self.seat
        told.seat = seat
        told.options = [] if scene.over else options_of(view, self.words)
        self.why = Reasons(view, self.words, told.options)
        told.town = scene.town(self.why)
        told.stacks = scene.stacks(self.why)
        if view["aside"]:
            told.aside = scene.aside(view)
        before = scene.waiting.get(seat)
        if before is not None and before.unasked != self.why.unasked:
            before = None
        open_ = told.seats[seat]
        if before is not None and before.open is open_ and before.view["seats"][seat] is view["seats"][seat]:
            there = before.seat
        else:
            there = self._own_seat(open_)
        told.seats = [*told.seats[:seat], there, *told.seats[seat + 1 :]]
        if before is not None and before.own.auto == room_view.auto and before.view["you"] is view["you"]:
            told.own = before.own
        else:
            told.own = self._own(room_view.auto)
        if self.why.unasked is not None:
            scene.waiting[seat] = Waiting(self.why.unasked, view, open_, there, told.own)
        asked = room_view.puzzle is not None and room_view.puzzle.right is None  # for one answer and no more
        if seat == view["to_move"] and not room_view.lesson and not asked:
            told.reach = reach_of(scene.game.reach(view), view, self.words)

    def _own_seat(self, told: SeatView) -> SeatView:
        there = self.view["seats"][self.seat]
        quarters, private = self._spots("quarters", there["quarters"]), self._spots("private", there["private"])
        return msgspec.structs.replace(told, quarters=quarters, private=private)

    def _spots(self, zone: SpotZone, spots: Sequence[SeenSpot]) -> list[Spot]:
        return [self.scene.spot(spot, self.why.spot(zone, index)) for index, spot in enumerate(spots)]

    def _own(self, auto: bool) -> OwnView:
        you, number = self.view["you"], self.words.number
        lines = [(number[line["card"]], line["copies"], line["points"]) for line in you["points_from"]]
        return OwnView(
            seat=self.seat,
            hand=[HandCard(card, self.why.held(card)) for card in (number[name] for name in you["hand"])],
            deck=sorted([number[name] for name in you["deck"]]),
            discard=[number[name] for name in you["discard"]],
            beers=sorted([number[name] for name in you["beers"]]),
            points=you["points"],
            points_from=self.words.points(tuple(lines)),
            known=known(self.view, self.lang) if you["known"] else [],
            auto=auto,
        )


def level_name(bot: str | None, lang: str) -> str | None:
    """A bot's level as the lobby says it; another bot has only its name."""
    return say(lang, f"lobby-bot-{bot}") if bot in LEVELS else bot


def result_of(view: View, lang: str) -> Result | None:
    """How the game ended, once it has."""
    if not view["over"]:
        return None
    return result([seat["name"] for seat in view["seats"]], view["scores"], view["winners"], lang)


def resignation(seats: Sequence[str], scores: Sequence[int], resigned: int, lang: str) -> Result:
    """Whoever has not resigned has won, however many points there are."""
    winners = [seat for seat in range(len(seats)) if seat != resigned]
    text = say(lang, "table-resigned", name=seats[resigned], winner=seats[winners[0]])
    return Result(list(scores), winners, text)


def result(seats: Sequence[str], scores: Sequence[int], winners: Sequence[int], lang: str) -> Result:
    """Who has won, with how many points."""
    names = [seats[seat] for seat in winners]
    points = scores[winners[0]]
    if len(names) == 1:
        text = say(lang, "table-winner", name=names[0], points=points)
    else:
        text = say(lang, "table-winners", names=listed(lang, names, "list-and"), points=points)
    return Result(list(scores), list(winners), text)
