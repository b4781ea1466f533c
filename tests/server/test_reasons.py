"""Why a card cannot be used now: always said, never wrong."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from cuore import Game
from cuore.engine.beer import offers
from cuore.engine.kinds import Kind, Phase
from cuore.engine.marks import STAND_MARK
from cuore.engine.prices import can_be_paid, may_employ, price
from cuore.engine.quarters import has_somewhere_to_go
from cuore.server.messages import TableView
from cuore.words.catalogue import say
from cuore.words.pages import conditions
from tests.cards.oktoberfest.festival import beer
from tests.cards.oktoberfest.test_beers import stand
from tests.cards.table import CardTable, has, table
from tests.properties.walk import EVEN, HOUSE, ODD, OKTOBERFEST, VACATION, Case, decisions, sampled
from tests.server.messages_of import table_of
from tests.stacks import WORK, Stack

Found = tuple[str, int, int | None, str | None]  # zone, card, index, why not


def reasons(message: TableView) -> Iterator[Found]:
    """Every card that has a reason or could have one."""
    for pile in message.town:
        yield "town", pile.card, None, pile.why_not
    for stack in message.stacks:
        for shown in stack.shown:
            yield "shown", shown.card, None, shown.why_not
    if message.own is None:
        return
    for held in message.own.hand:
        yield "hand", held.card, None, held.why_not
    own = message.seats[message.own.seat]
    for zone, spots in (("quarters", own.quarters), ("private", own.private)):
        for index, spot in enumerate(spots):
            yield zone, spot.card, index, spot.why_not


def check_reasons(message: TableView) -> None:
    """A reason where there is no answer, and only there."""
    for zone, card, index, why in reasons(message):
        offered = any(
            option.zone == zone
            and option.card == card
            and (index is None or (option.seat == message.seat and index in (option.index, *option.also)))
            for option in message.options
        )
        assert (why is None) == offered, (zone, card, why)
        assert why is None or why.strip()


@pytest.mark.parametrize("case", EVEN, ids=str)
def test_every_card_without_an_answer_has_a_reason_and_no_other(case: Case) -> None:
    for number, game in enumerate(sampled(case, 0.05, inside=0.3)):
        for seat in {game.to_move, number % len(game.seats)}:
            check_reasons(table_of(game, seat, ("en", "fr", "ja")[number % 3]))
        check_reasons(table_of(game, None))


# -- no reason is false: each is held against the whole state, which the reasons never see -------------------


def pattern(key: str) -> re.Pattern[str]:
    """A message of the catalogue as a pattern with its values as groups."""
    values = {
        "player": "⟨p⟩",
        "card": "⟨c⟩",
        "price": "⟨r⟩",
        "missing": "⟨m⟩",
        "text": "⟨t⟩",
        "skill": "⟨s⟩",
        "phase": "⟨f⟩",
    }
    text = re.escape(say("en", f"why-{key}", count=1, **values))
    for name, mark in values.items():
        text = text.replace(mark, f"(?P<{name}>.+)")
    return re.compile(text)


KEYS = (
    *("over", "watching", "turn", "not-asked", "question", "other-card", "choose", "serve-later", "no-servings"),
    *("serving-over", "empty", "employ-later", "no-employments", "love-missing", "love-in-hand", "condition"),
    *("no-maid-well", "no-maid", "no-building", "nowhere", "beer", "beer-love", "beer-bought"),
    *("acquire-later", "acquire-over", "acquire-pay", "acquired-enough", "drafted"),
    *("not-led", "skill-missing", "ill", "stormed", "covered", "by-herself", "at-rest"),
    *("only-start", "only-serve", "spent", "not-now"),
)
PATTERNS = {key: pattern(key) for key in KEYS}


def read(why: str) -> tuple[str, dict[str, str]]:
    """Which message it is, and its values."""
    for key in sorted(KEYS, key=lambda key: -len(PATTERNS[key].pattern)):
        found = PATTERNS[key].fullmatch(why)
        if found:
            return key, found.groupdict()
    raise AssertionError(why)


def is_true(game: Game, seat: int, zone: str, card: int, index: int | None, why: str) -> bool:
    """Whether a reason holds in the game as the referee sees it."""
    s, page = game.state, game.table.cards[card]
    key, values = read(why)
    turn = seat == game.to_move and seat == game.active and not s.frames  # one is asked what to do in one's turn
    skills = {Stack.FOOD: s.imagination, Stack.DECORATION: s.concentration, Stack.CLEANING: s.effort}
    hand_love = sum(game.table.love[c] for c in s.hand[seat] if game.table.is_love[c])
    match key:
        case "over":
            return game.over
        case "turn":
            return game.to_move == game.active != seat and values["player"] == game.seats[game.active]
        case "not-asked":
            return game.to_move != seat and values["player"] == game.seats[game.to_move]
        case "question" | "other-card":
            asked = game.view(None)["asked"]
            return game.to_move == seat and asked is not None and values["card"] == asked["card"]
        case "choose":
            return turn and s.phase == Phase.CHOOSE
        case "serve-later":
            return turn and s.phase == Phase.START
        case "no-servings":
            return turn and s.phase == Phase.SERVE and not s.servings
        case "serving-over":
            return turn and s.phase in (WORK, Phase.EMPLOY)
        case "empty":
            return s.piles[game.table.pile_of[card]] == 0
        case "employ-later":
            return turn and s.phase in (Phase.START, Phase.SERVE, WORK)
        case "no-employments":
            return turn and s.phase == Phase.EMPLOY and not s.employments
        case "love-missing" | "love-in-hand":
            missing = price(s, card) - s.love
            right = (int(values["price"]), int(values["missing"])) == (price(s, card), missing)
            return turn and missing > 0 and right and (hand_love >= missing) == (key == "love-in-hand")
        case "condition":
            return turn and not may_employ(s, seat, card) and values["text"] == " ".join(conditions(page, "en"))
        case "no-maid-well" | "no-maid" | "no-building" | "nowhere":
            return turn and price(s, card) <= s.love and s.employments > 0 and not has_somewhere_to_go(s, card)
        case "beer":
            return page.kind is Kind.BEER
        case "beer-love":
            right = int(values["missing"]) == int(values["price"]) - s.love
            return turn and s.phase == Phase.EMPLOY and right and s.love < 4
        case "beer-bought":
            return turn and bool(s.turn_marks[STAND_MARK]) and s.love >= 4 and bool(offers(s))
        case "acquire-pay":
            return turn and s.phase == Phase.SERVE and not can_be_paid(s.table, s.hand[seat], card)
        case "acquired-enough":
            return (
                turn and s.phase == Phase.SERVE and bool(s.turn_marks[5]) and can_be_paid(s.table, s.hand[seat], card)
            )
        case "drafted":
            return page.kind is Kind.REFINED_MAID and s.phase != Phase.CHOOSE
        case "not-led":
            return bool(page.skill) and game.table.leads.get(s.refined[seat], -1) != game.table.stack_of[card]
        case "acquire-later" if page.skill:
            return s.phase in (Phase.CHOOSE, Phase.START, Phase.SERVE)
        case "acquire-later":
            return turn and s.phase == Phase.START
        case "acquire-over":
            return s.phase == Phase.EMPLOY
        case "skill-missing":
            missing = page.skill - skills[Stack(game.table.stack_of[card])]
            return (
                turn and s.phase in (Phase.START, Phase.SERVE) and missing > 0 and int(values["missing"]) == missing
            )
        case "ill" | "stormed":
            assert index is not None
            spot = game.view(seat)["seats"][seat]["quarters" if zone == "quarters" else "private"][index]
            return bool(spot["on"]) and (page.kind is Kind.BUILDING) == (key == "stormed")
        case "covered":
            return zone == "private" and index != len(s.private[seat]) - 1
        case "by-herself":
            return page.kind is Kind.PRIVATE_MAID and f"use {page.name}" not in map(game.text, game.legal())
        case "at-rest":
            asked = game.view(None)["asked"]
            assert asked is not None
            used = asked["what"] != "turned-up" and f"use {page.name}" in map(game.text, game.legal())
            return zone == "quarters" and not page.in_service and not used
        case "only-start":
            return bool(page.at_start) and s.phase != Phase.START
        case "only-serve":
            return bool(page.in_service) and s.phase != Phase.SERVE
        case "spent":
            return turn and s.phase in (Phase.START, Phase.SERVE)
        case _:
            return False  # `not-now` is the last resort, and no position of these games needs it


@pytest.mark.parametrize("case", [*EVEN, *ODD[24:]], ids=str)
def test_no_reason_is_false(case: Case) -> None:
    for number, game in enumerate(sampled(case, 0.06, inside=0.3)):
        for seat in {game.to_move, number % len(game.seats)}:
            for zone, card, index, why in reasons(table_of(game, seat)):
                assert why is None or is_true(game, seat, zone, card, index, why), (why, game.table.cards[card].name)


def test_nearly_every_reason_comes_up() -> None:
    """Else the property above would be about nothing."""
    seen: set[str] = set()
    for case in [*EVEN, *ODD[24:]]:
        for game in sampled(case, 0.05, inside=0.05):
            seen |= {read(why)[0] for *_, why in reasons(table_of(game, game.to_move)) if why}
    elsewhere = {"over", "watching", "turn", "not-asked", "not-now"}
    assert set(KEYS) - RARE - elsewhere <= seen


RARE = {  # tested one by one
    *("beer-love", "beer-bought", "acquired-enough", "nowhere", "spent", "no-building", "covered", "only-serve")
}


# -- one by one ---------------------------------------------------------------------------------------------


def why_of(t: CardTable, seat: int, name: str, zone: str) -> str | None:
    """The reason of a card, by name."""
    message = table_of(t.game, seat)
    number = {card.name: n for n, card in t.game.table.cards.items()}
    full = next(n for n in number if n.startswith(name))
    return next(why for z, card, _, why in reasons(message) if (z, card) == (zone, number[full]))


def test_missing_love_is_counted_and_love_in_hand_is_pointed_at() -> None:
    t = table(phase="employ", Ann=has("2 Love, 2 Love, 1 Love"), Bob=has())
    assert why_of(t, 0, "2 Love", "town") == (
        "It costs 4: you need 4 more Love. Your love cards are enough, so play them first."
    )
    t.play("Ann: play 2 Love")
    assert why_of(t, 0, "3 Love", "town") == "It costs 7: you need 5 more Love."


def test_others_hear_whose_turn_it_is() -> None:
    t = table(Ann=has("Rouge"), Bob=has("1 Love"))
    assert why_of(t, 1, "1 Love", "hand") == "It is Ann’s turn."
    assert "watching" in next(why for *_, why in reasons(table_of(t.game, None)) if why)


def test_an_event_needs_somebody_to_lie_with() -> None:
    t = table(phase="employ", Ann=has("3 Love x3"), Bob=has())
    t.play("Ann: play all")
    assert why_of(t, 0, "Bad Habit", "town") == (
        "Nobody has a healthy maid in their private quarters to lay it with."
    )
    assert why_of(t, 0, "Illness", "town") == "Nobody has a maid in their private quarters to lay it on."


def test_an_event_that_gardens_keep_away_speaks_of_no_maid() -> None:
    t = table(sets=("base", HOUSE), phase="employ", Ann=has("3 Love x3"), Bob=has(quarters="Garden x4, Rouge"))
    t.play("Ann: play all")
    assert why_of(t, 0, "Bad Habit", "town") == "There is nowhere to put it just now."


def test_a_storm_needs_a_building() -> None:
    t = table(sets=(OKTOBERFEST,), phase="employ", Ann=has("3 Love x3"), Bob=has())
    t.play("Ann: play all")
    assert why_of(t, 0, "Heavy Storm", "town") == "Nobody has a building to lay it on."


def test_the_beer_stand_sells_one_beer_for_four() -> None:
    t = table(sets=(OKTOBERFEST,), Ann=has("Gina, 3 Love x4"), piles=beer("Beer Stand, Bock x2, Pilsner"))
    t.play("Ann: serve Gina", "Ann: play all", "Ann: beer top")
    assert why_of(t, 0, "Oktoberfest", "shown") is None
    t.play("Ann: beer top")
    assert t.love == 4
    assert why_of(t, 0, "Oktoberfest", "shown") == "You have already bought a beer this turn."
    t = stand()
    assert why_of(t, 0, "Oktoberfest", "shown") == "A beer costs 4 Love here: you need 3 more."


def test_one_reminiscence_a_turn() -> None:
    seen = set()
    for game in decisions(Case(3, 2, "random", (), (VACATION,))):
        if game.active == game.to_move and not game.state.frames and game.state.turn_marks[5]:
            shown = table_of(game, game.to_move).stacks
            seen |= {s.why_not for stack in shown if stack.stack == "reminiscences" for s in stack.shown}
    assert "You have already acquired a card this turn." in seen


def test_an_ability_is_spent() -> None:
    t = table(
        sets=(OKTOBERFEST, "base"),
        Ann=has("1 Love x2", deck="1 Love x3", quarters="Matilde, Lalande"),
        Bob=has(),
    )
    assert why_of(t, 0, "Lalande", "private") is None
    t.play("Ann: use Lalande")
    assert why_of(t, 0, "Lalande", "private") == "Already used this turn, or there is nothing for it to do now."
    t.play("Ann: end start")
    assert why_of(t, 0, "Lalande", "private") == "Only in your starting phase."


def test_a_covered_private_maid_and_an_ability_of_another_phase_say_so() -> None:
    t = table(phase="employ", Ann=has("1 Love", quarters="Rosa, Lucienne"))
    assert read(str(why_of(t, 0, "Rosa Topaz", "private")))[0] == "covered"
    t = table(sets=("expanding_the_house",), phase="employ", Ann=has("1 Love", quarters="Domino"))
    assert read(str(why_of(t, 0, "Domino Bonaparte", "quarters")))[0] == "only-serve"
