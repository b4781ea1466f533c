"""A position as one reader may know it: `TableView`, made from `Game.view` alone and from what surrounds the game.

What is no part of the game (who is here, clocks, undo) comes as `RoomView`, filled in by the room. Nothing here
looks into the game's state: a card that `view` does not show cannot get into a message.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from cuore import words
from cuore.bots import LEVELS
from cuore.boxes.registry import STACKS
from cuore.engine.game import Game
from cuore.engine.ruleset import Way
from cuore.engine.scoring import CardPoints, points_in_sight
from cuore.engine.seen import SeenSeat, SeenSpot, SpotZone, View
from cuore.engine.table import Table
from cuore.server import reasons
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
    RematchOffer,
    Result,
    SeatView,
    ShownCard,
    Spot,
    StackView,
    TableView,
    UndoAsk,
    UndoOffer,
)
from cuore.server.options import options_of, reach_of, stack_key
from cuore.server.points import lines_of
from cuore.words.catalogue import say
from cuore.words.pages import stack_name
from cuore.words.position import known, standing
from cuore.words.speech import listed

# What is employed lies nearest to the town's piles, what is won farthest.
SHELVES = (Way.EMPLOYED, Way.GAINED, Way.ACQUIRED, Way.DRAFTED, Way.WON)
NO_UNDO = UndoOffer("none", 0, "")


@dataclass(frozen=True)
class Occupant:
    """Who sits in a seat, and whether they are here."""

    player: Literal["person", "bot", "empty"] = "person"
    bot: str | None = None
    stands_in: bool = False
    here: bool = True
    away_seconds: int | None = None
    may_be_given: bool = False
    clock_left: float | None = None


@dataclass(frozen=True)
class RoomView:
    """What a room knows of a table beside the game, as one reader may know it."""

    code: str
    version: int
    occupants: tuple[Occupant, ...]
    mine: tuple[int, ...] = ()  # seats of the reader's browser
    commitment: str = ""
    auto: bool = False  # of the reader's seat
    undo: UndoOffer = field(default_factory=lambda: NO_UNDO)
    undo_ask: UndoAsk | None = None
    undo_declined: str | None = None
    lesson: Lesson | None = None
    rematch: RematchOffer | None = None
    result: Result | None = None  # of a game that is over


def cards_message(game: Game, lang: Language) -> CardsMessage:
    """What the card numbers of a game mean."""
    return CardsMessage(lang, cards_of(game.table, lang))


def table_message(game: Game, seat: int | None, lang: Language, room_view: RoomView) -> TableView:
    """The position as a seat may know it, `None` being a spectator."""
    return TableRenderer(game, seat, lang).table(room_view)


class TableRenderer:
    """One view being put into a message."""

    def __init__(self, game: Game, seat: int | None, lang: Language) -> None:
        self.view: View = game.view(seat)
        self.engine_table: Table = game.table
        self.answers = len(game.moves)
        self.seat = seat
        self.lang: Language = lang
        self.number = {card.name: number for number, card in game.table.cards.items()}
        self.ahead = game.reach() if seat is not None and seat == self.view["to_move"] else []

    def table(self, room_view: RoomView) -> TableView:
        """The whole message."""
        view, lang = self.view, self.lang
        result = room_view.result or result_of(view, lang)
        over = result is not None  # by its rules, or because somebody has resigned
        self.scores = [] if result is None else result.scores
        self.options = [] if over else options_of(view, self.engine_table, lang)
        self.why = reasons.Reasons(view, self.engine_table, self.options, lang)
        asked = None if over else view["asked"]
        return TableView(
            code=room_view.code,
            version=room_view.version,
            answers=self.answers,
            status="over" if over else "playing",
            lang=lang,
            seat=self.seat,
            mine=list(room_view.mine),
            hot_seat=len(room_view.mine) > 1,
            sets=list(view["sets"]),
            options_in_play=[say(lang, f"table-option-{name}") for name in view["options"]],
            commitment=room_view.commitment,
            turn=view["turn"],
            active=view["active"],
            phase=view["phase"],
            phase_name=words.phase_name(view["phase"], lang),
            phases=[words.phase_name(p, lang) for p in self._phases()],
            to_move=None if over else view["to_move"],
            prompt=words.prompt(asked, [there["name"] for there in view["seats"]], lang),
            asked_by=self.number[asked["card"]] if asked and asked["card"] is not None else None,
            servings=view["servings"],
            love=view["love"],
            employments=view["employments"],
            imagination=view["imagination"],
            concentration=view["concentration"],
            effort=view["effort"],
            has_skills=view["first_master"] is not None,
            played=[self.number[name] for name in view["played"]],
            town=[self._pile(name, left) for name, left in view["town"].items()],
            stacks=[self._stack(word) for word in sorted(view["stacks"], key=_place)],
            aside=[AsideCard(self._known(card["card"]), card["owner"]) for card in view["aside"]],
            seats=[self._seat(seat, room_view.occupants[seat]) for seat in range(len(view["seats"]))],
            standing=self._standing(),
            last_turn=view["last_turn"],
            ending=self._ending(),
            own=self._own(room_view.auto) if self.seat is not None else None,
            options=self.options,
            reach=[] if room_view.lesson else reach_of(self.ahead, view, self.engine_table, lang),
            undo=room_view.undo,
            undo_ask=room_view.undo_ask,
            undo_declined=room_view.undo_declined,
            lesson=room_view.lesson,
            rematch=room_view.rematch,
            result=result,
        )

    def _phases(self) -> tuple[str, ...]:
        return tuple(self.engine_table.phases)

    def _known(self, name: str | None) -> int | None:
        return None if name is None else self.number[name]

    def _price(self, card: int) -> int:
        page = self.engine_table.cards[card]
        return int(self.view["prices"].get(page.name, page.cost))

    def _pile(self, name: str, left: int) -> Pile:
        card = self.number[name]
        return Pile(card, left, self._price(card), self.why.pile(card))

    def _stack(self, word: str) -> StackView:
        there = self.view["stacks"][word]
        shown = [self.number[name] for name in there["shown"]]
        return StackView(
            stack=stack_key(word),
            name=stack_name(word, self.lang),
            left=there["left"],
            shown=[ShownCard(card, self._shown_cost(card), self.why.shown(word, card)) for card in shown],
        )

    def _shown_cost(self, card: int) -> int | None:
        return self._price(card) if self.engine_table.cards[card].name in self.view["prices"] else None

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
            quarters=[self._spot(seat, "quarters", i, spot) for i, spot in enumerate(there["quarters"])],
            private=[self._spot(seat, "private", i, spot) for i, spot in enumerate(there["private"])],
            beers=there["beers"],
            refined=self._known(there["refined"]),
            points=self.scores[seat] if self.scores else None,
            in_sight=self._in_sight(there),
        )

    def _in_sight(self, there: SeenSeat) -> int:
        well = (spot["card"] for spot in (*there["quarters"], *there["private"]) if not spot["on"])
        return points_in_sight(self.engine_table, Counter(self.number[name] for name in well))

    def _spot(self, seat: int, zone: SpotZone, index: int, spot: SeenSpot) -> Spot:
        return Spot(
            card=self.number[spot["card"]],
            on=[self.number[name] for name in spot["on"]],
            has_under="under" in spot,
            under=self._known(spot.get("under")),
            why_not=self.why.spot(zone, index) if seat == self.seat else None,
        )

    def _ending(self) -> EndProgress:
        """The piles of maids and the stacks whose last card counts towards the end."""
        end = self.view["ending"]
        left = {words.card_name(name, self.lang): count for name, count in end["piles"].items()}
        left |= {stack_name(word, self.lang): count for word, count in end["stacks"].items()}
        few = min((name for name, count in left.items() if count), key=lambda name: left[name], default=None)
        return EndProgress(
            empty=[name for name, count in left.items() if not count],
            needed=end["needed"],
            next=few,
            next_left=0 if few is None else left[few],
        )

    def _own(self, auto: bool) -> OwnView:
        assert self.seat is not None
        you = self.view["you"]
        return OwnView(
            seat=self.seat,
            hand=[HandCard(card, self.why.held(card)) for card in (self.number[name] for name in you["hand"])],
            deck=sorted(self.number[name] for name in you["deck"]),
            discard=[self.number[name] for name in you["discard"]],
            beers=sorted(self.number[name] for name in you["beers"]),
            points=you["points"],
            points_from=lines_of(self.engine_table, self._counted(), self.lang),
            known=known(self.view, self.lang),
            auto=auto,
        )

    def _counted(self) -> list[CardPoints]:
        lines = self.view["you"]["points_from"]
        return [CardPoints(self.number[line["card"]], line["copies"], line["points"]) for line in lines]

    def _standing(self) -> list[str]:
        lines = standing(self.view, self.lang)
        if self.view["last_turn"] and not self.view["over"]:
            lines.append(say(self.lang, "table-last-round" if self.engine_table.has_rounds else "play-last-turn"))
        return lines


def level_name(bot: str | None, lang: str) -> str | None:
    """A bot's level as the lobby says it; another bot has only its name."""
    return say(lang, f"lobby-bot-{bot}") if bot in LEVELS else bot


def _place(word: str) -> tuple[int, int]:
    """Where a stack lies beside the others."""
    return SHELVES.index(STACKS[word].way), STACKS[word].number


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
