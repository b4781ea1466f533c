"""What a seat is shown depends on nothing that it cannot know, and the source of chance is never shown."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cuore
from cuore import Game
from cuore.boxes import registry
from cuore.engine import state, turn
from cuore.engine.chance import fast_chance
from cuore.engine.events import EVERYBODY, Event, EventKind
from cuore.engine.kinds import Kind
from cuore.engine.moves import KEEP, PUT, SHIFT, TARGET_CARD
from cuore.words import LANGUAGES, log_lines, prompt
from tests.properties.invariants import check_cards
from tests.properties.positions import (
    OPEN_EFFECTS,
    beer_for_the_fest,
    beers_in_order,
    borrowed_private_maid,
    payment_of_scary_night,
    play,
    position,
    seat,
)
from tests.properties.walk import ATTACKS, SWEEP, Case, cases, decisions, play_out, sampled, sweep, walk
from tests.stacks import Stack

See = Callable[[Game, int | None], Any]  # a view, or one with a leak in it


def everything_shown(game: Game, to: int | None, view: See = Game.view, *, words: bool = False) -> str:
    """View, legal answers and log, with `words` also as sentences: the text that would go out."""
    seen = view(game, to)
    legal = game.legal() if to is not None and to == game.to_move else None
    shown: list[object] = [seen, legal, game.events(to)]
    for lang in LANGUAGES if words else ():
        shown += [log_lines(game, to, lang), prompt(seen["asked"], game.seats, lang)]
    return json.dumps(shown)


def eyes(game: Game) -> Iterator[int | None]:
    """Everybody who may look: a spectator and each seat."""
    yield None
    yield from range(len(game.seats))


# -- the property that matters ---------------------------------------------------------------------------------


@pytest.mark.parametrize("case", SWEEP, ids=str)
def test_a_seat_cannot_tell_a_re_deal_from_the_game(case: Case) -> None:
    """Re-deal all that the seat cannot know: what it is shown stays the same, byte for byte."""
    rng = random.Random(case.seed)
    for number, game in enumerate(sampled(case, 0.01, inside=0.1)):
        to = rng.choice([*eyes(game)])
        check_re_deal(game, to, rng.randrange(1 << 60), words=rng.random() < 0.1, to_the_end=number % 6 == 0)


@pytest.mark.parametrize("build", OPEN_EFFECTS)
def test_a_re_deal_inside_an_effect(build: Callable[[], Game]) -> None:
    """The same for every seat at each kind of question and at the decisions after it."""
    game = build()
    for number, _ in zip(range(5), walk(game, 2), strict=False):
        for to in eyes(game):
            for k in range(2):
                check_re_deal(game, to, 10 * number + k, words=number == 0, to_the_end=number == k == 0)


@settings(max_examples=15, deadline=None, derandomize=True, database=None)
@given(case=cases(), stop=st.integers(0, 500), k=st.integers())
def test_a_re_deal_anywhere(case: Case, stop: int, k: int) -> None:
    """The same somewhere, or at the end, of a game of hypothesis' choosing."""
    game = case.deal()
    for _ in zip(range(stop), walk(game, case.seed), strict=False):
        pass
    for to in eyes(game):
        check_re_deal(game, to, k)


@pytest.mark.long
@pytest.mark.parametrize("first_seed", range(1_000, 11_000, 1_000))
def test_re_deals_in_many_games(first_seed: int) -> None:
    """The same over some hundred games more."""
    for case in sweep(first_seed):
        rng = random.Random(case.seed)
        for game in sampled(case, 0.02):
            check_re_deal(game, rng.choice([*eyes(game)]), rng.randrange(1 << 60))


def check_re_deal(game: Game, to: int | None, k: int, *, words: bool = False, to_the_end: bool = True) -> None:
    """One re-deal: shown the same, whole, playable, and the game itself is left alone."""
    before = game.hash()
    dealt = game.determinize(to, k)
    assert game.hash() == before
    assert everything_shown(dealt, to, words=words) == everything_shown(game, to, words=words)
    assert dealt.hash() == game.determinize(to, k).hash()
    check_cards(dealt)
    if to is not None:
        assert dealt.state.hand[to] == game.state.hand[to]
        assert dealt.state.discard[to] == game.state.discard[to]
    for number, decision in enumerate(walk(dealt, 1)):
        assert decision.legal(), "a re-dealt game offers nothing"
        if number > 20 and not to_the_end:
            return
    assert dealt.over


def test_a_re_deal_really_deals() -> None:
    """Over a few re-deals every hidden place holds different cards, and chance goes another way."""
    hidden = "2 Love, Eliza, Nena, Rouge, Azure, Viola"
    for to in (None, 0, 1, 2):
        game = position(*(seat("2x 1 Love, 3 Love, Natsumi", deck=hidden) for _ in range(3)))
        dealt = [game.determinize(to, k).state for k in range(20)]
        for other in range(3):
            assert to == other or len({tuple(s.hand[other]) for s in dealt}) > 8
            assert len({tuple(s.deck[other]) for s in dealt}) > 8
        assert len({tuple(s.stacks[Stack.PRIVATE]) for s in dealt}) > 8
        assert len({tuple(s.chance.plain()) for s in dealt}) == len(dealt)


def test_a_re_deal_can_put_any_hidden_card_in_the_hand() -> None:
    """No hidden card of a player is left where it is: each comes up in hand sooner or later."""
    hidden = "Eliza, Nena, Kagari, Rouge, Azure, Viola, Safran, Natsumi, Tenalys"
    town = ("Kagari Ichinomiya", *(name for name in ATTACKS if "Claire" not in name))
    game = position(seat("1 Love"), seat("2 Love, 3 Love", deck=hidden), town=town)
    found = {card for k in range(60) for card in game.determinize(0, k).state.hand[1]}
    assert found == {*game.state.hand[1], *game.state.deck[1]}


# -- the same property must catch a leak -------------------------------------------------------------------------


def _with(**leak: Callable[[Game, int | None], object]) -> See:
    """The view with something added that should not be in it."""
    return lambda game, to: {**game.view(to), **{key: show(game, to) for key, show in leak.items()}}


def _other(game: Game, to: int | None) -> int:
    return (0 if to is None else to + 1) % len(game.seats)


LEAKS: dict[str, See] = {
    "an opponent's hand": _with(leak=lambda g, to: g.state.hand[_other(g, to)]),
    "one card of an opponent's hand": _with(leak=lambda g, to: g.state.hand[_other(g, to)][-1:]),
    "the order of the own deck": _with(leak=lambda g, to: g.state.deck[to or 0]),
    "the top of an opponent's deck": _with(leak=lambda g, to: g.state.deck[_other(g, to)][-1:]),
    "the whole of an opponent's discard pile": _with(leak=lambda g, to: g.state.discard[_other(g, to)]),
    "the next private maid": _with(leak=lambda g, to: g.state.stacks[Stack.PRIVATE][-1:]),
    "the word of chance": _with(leak=lambda g, to: g.state.chance.plain()),
    "the hash": _with(leak=lambda g, to: g.hash()),
    "everybody's legal answers": _with(leak=lambda g, to: g.legal()),
    "the points of an opponent's hand": _with(
        leak=lambda g, to: sum(g.table.vp[card] for card in g.state.hand[_other(g, to)])
    ),
}


@pytest.mark.parametrize("name", LEAKS)
def test_a_planted_leak_is_caught(name: str) -> None:
    """The comparison above is sharp enough: each of these views fails it within one game."""
    caught = 0
    for number, game in enumerate(decisions(Case(7, 3, ATTACKS))):
        to = [*eyes(game)][number % 4]
        dealt = game.determinize(to, number)
        assert everything_shown(dealt, to) == everything_shown(game, to)
        caught += everything_shown(dealt, to, LEAKS[name]) != everything_shown(game, to, LEAKS[name])
        if caught > 2 or number > 150:
            break
    assert caught > 2


BOX_LEAKS: dict[str, tuple[Callable[[], Game], See]] = {
    "an opponent's beers": (
        beer_for_the_fest,
        _with(leak=lambda g, to: sorted(beer & state.SEEN_CARD for beer in g.state.beers[_other(g, to)])),
    ),
    "the beer under an opponent's Beer Fest": (
        beer_for_the_fest,
        _with(leak=lambda g, to: to != 1 and g.state.quarters[1]),
    ),
    "the next beer": (beer_for_the_fest, _with(leak=lambda g, to: g.state.stacks[Stack.BEER][-1:])),
    "what Julia sees": (
        beers_in_order,
        _with(leak=lambda g, to: to != 0 and [e & state.SEEN_CARD for e in g.state.aside]),
    ),
    "the next reminiscence": (
        payment_of_scary_night,
        _with(leak=lambda g, to: g.state.stacks[Stack.REMINISCENCE][-2:]),
    ),
    "the next borrowed private maid": (
        borrowed_private_maid,
        _with(leak=lambda g, to: g.state.stacks[Stack.PRIVATE][-1:]),
    ),
    "the next borrowed maid": (borrowed_private_maid, _with(leak=lambda g, to: g.state.stacks[Stack.MIXED][-1:])),
    "which maids stayed in their box": (borrowed_private_maid, _with(leak=lambda g, to: sorted(g.state.gone))),
}


@pytest.mark.parametrize("name", BOX_LEAKS)
def test_a_planted_leak_of_another_box_is_caught(name: str) -> None:
    """Face-down beers, stacks and boxes: a view that shows any of it is found out."""
    build, leaky = BOX_LEAKS[name]
    game = build()
    caught = 0
    for to in eyes(game):
        for k in range(12):
            dealt = game.determinize(to, k)
            assert everything_shown(dealt, to) == everything_shown(game, to)
            caught += everything_shown(dealt, to, leaky) != everything_shown(game, to, leaky)
    assert caught > 2


# -- what a seat is told that it knows ---------------------------------------------------------------------------


@pytest.mark.parametrize("case", [case for case in SWEEP if case.town == ATTACKS], ids=str)
def test_what_a_seat_knows_follows_from_what_it_saw(case: Case) -> None:
    """The same answer in the game and in a re-deal: if it looks the same, the seat still knows the same."""
    for game in sampled(case, 0.1, inside=0.5):
        for to in range(len(game.seats)):
            if known(game, to):
                check_knowledge(game, to)


@pytest.mark.parametrize("build", OPEN_EFFECTS)
def test_what_a_seat_knows_after_an_effect(build: Callable[[], Game]) -> None:
    """The same behind each kind of question."""
    for _, game in zip(range(12), walk(build(), 4), strict=False):
        for to in range(len(game.seats)):
            check_knowledge(game, to)


def check_knowledge(game: Game, to: int) -> None:
    """Give every answer that both games allow."""
    dealt = game.determinize(to, 5)
    for move in sorted({*game.legal()} & {*dealt.legal()}):
        pair = [game.clone(), dealt.clone()]
        for copy in pair:
            copy.apply(move)
        news = [{event for event, *_ in copy.events(to)[len(game.events(to)) :]} for copy in pair]
        if any(new & {EventKind.LOOKED, EventKind.SWAPPED, EventKind.BEER_MOVED} for new in news):
            continue  # chance chose the card that was seen
        if pair[0].view(None) == pair[1].view(None):
            assert known(pair[0], to) == known(pair[1], to)


def known(game: Game, to: int) -> list[str]:
    """The cards in hidden places that the seat is told it knows."""
    return sorted(map(str, game.view(to)["you"]["known"]))


def two_claires() -> Game:
    """Ann has looked at one of Bob's two Claires; then a Bad Habit made Bob show that he has one."""
    game = position(
        seat("2x 1 Love", private="Eugenie"),
        seat("2x Claire", quarters="Rouge"),
        seat("1 Love", quarters="Azure"),
    )
    play(game, "use Eugenie", "target Bob", "no", "play all", "employ Bad Habit", "target Bob")
    assert game.to_move == 1
    return game


def test_one_claire_is_not_two() -> None:
    """Bob shows a Claire that Ann has looked at: nobody can be sure of a second one."""
    game = position(
        seat("2x 1 Love", private="Eugenie"),
        seat("Claire", quarters="Rouge"),
        seat("1 Love", quarters="Azure"),
    )
    play(game, "use Eugenie", "target Bob", "no", "play all", "employ Bad Habit", "target Bob")
    for to in range(3):
        assert len(known(game, to)) == (0 if to == 1 else 1)
        check_re_deal(game, to, 1)


def test_a_claire_that_was_served_is_no_longer_known() -> None:
    """Cleo saw that Bob holds a Claire; when he plays one, she cannot know that he had two."""
    game = play(two_claires(), "done", "end turn", "serve Claire")
    assert game.active == 1
    assert known(game, 2) == []
    assert len(known(game, 0)) <= 1


def test_who_looked_first_still_knows_after_somebody_else_looked() -> None:
    """Bob leaves Dov's top card where it is; Cleo looks at it too and leaves it: both know it."""
    game = position(seat("1 Love"), seat("Eliza"), seat("Eliza"), seat("1 Love", deck="Rouge, Azure"))
    play(game, "end turn", "serve Eliza", "target Dov", "done", "end turn")
    assert known(game, 1)
    first = known(game, 1)
    play(game, "serve Eliza", "target Dov", "done")
    assert known(game, 2) == first
    assert known(game, 1) == first


@pytest.mark.parametrize("answer", ["", "no", "yes"])
def test_a_third_player_sees_nothing_of_what_chance_picked(answer: str) -> None:
    """All know that Bob holds a Claire. Cleo looks at a card of his, perhaps at her: Ann and Dov cannot see which."""
    shown: dict[int | None, set[str]] = {None: set(), 0: set(), 3: set()}
    looked = set()
    for k in range(24):
        game = position(
            seat("2x 1 Love", quarters="Azure"),
            seat("Azure, Rouge, Nena, 1 Love", private="Eugenie"),
            seat("Claire, Rouge, 2 Love", quarters="Viola"),
            seat("1 Love"),
            names=("Ann", "Cleo", "Bob", "Dov"),
        )
        play(game, "play all", "employ Bad Habit", "target Bob", "done", "end turn")
        assert all(len(known(game, to)) == 1 for to in (0, 1, 3))
        game.state.chance = fast_chance(k)
        play(game, "use Eugenie", "target Bob")
        looked.add(game.view(1)["aside"][0]["card"])
        if answer:
            play(game, answer)
        for to, views in shown.items():
            views.add(everything_shown(game, to))
        for to in shown if answer else eyes(game):
            check_re_deal(game, to, k)
    assert len(looked) == 3, "chance picks each of the three cards sometimes"
    assert {to: len(views) for to, views in shown.items()} == {None: 1, 0: 1, 3: 1}


def test_of_two_claires_known_in_different_ways_one_is_served() -> None:
    """Ann swapped for a Claire, which Bob knows, and took another, which all saw. She serves one: which is left?"""
    game = position(
        seat("2x Kagari, 2x Sainsbury, 2x 1 Love", private="Eugenie"),
        seat("Claire"),
        seat("1 Love"),
        town=("Kagari Ichinomiya", *(name for name in ATTACKS if "Nena" not in name)),
    )
    play(game, "use Eugenie", "target Bob", "yes", "serve Kagari", "serve Sainsbury", "return 1 Love")
    play(game, "take Claire")
    assert (len(known(game, 1)), len(known(game, 2))) == (2, 1)
    play(game, "serve Claire")
    assert (len(known(game, 1)), len(known(game, 2))) == (1, 0)


# -- the log -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("case", [*SWEEP[3::4], *SWEEP[1::4]], ids=str)
def test_the_log_shows_hidden_cards_only_to_those_who_saw_them(case: Case) -> None:
    """A card drawn is its drawer's business; one looked at, the looker's and the hand's owner's; a kept one, too."""
    game = case.deal()
    play_out(game, case.seed)
    check_log(game)


@pytest.mark.parametrize("build", OPEN_EFFECTS)
def test_the_log_of_an_effect(build: Callable[[], Game]) -> None:
    """The same behind each kind of question."""
    game = build()
    for _ in zip(range(12), walk(game, 4), strict=False):
        pass
    check_log(game)


def check_log(game: Game) -> None:
    """Compare every seat's log with the referee's."""
    script = game.script()
    script.start.trace = []
    for move in script.moves:
        turn.apply(script.start, move)
    whole = [*script.before, *script.start.trace]
    for to in eyes(game):
        shown = game.events(to)
        assert len(shown) == len(whole)
        for full, seen in zip(whole, shown, strict=True):
            hidden = to not in _may_know(full) and None not in _may_know(full)
            assert seen[2] == (-1 if hidden else full[2])
            assert seen[:2] + seen[3:4] == full[:2] + full[3:4]


def is_beer(card: int) -> bool:
    """Whether the card is a beer."""
    return card >= 0 and registry.CARDS[card].kind is Kind.BEER


def _may_know(event: Event) -> set[int | None]:
    """The seats that may know the event's card; `None` among them means everybody."""
    what, who, card, number, *_ = event
    if what == EventKind.DREW:
        return {who}
    if what == EventKind.LOOKED:
        return {who, number >> 1} if number & 1 else {who}
    if what == EventKind.SWAPPED:
        return {who, number}
    if what == EventKind.MOVED and card >> SHIFT in (KEEP, PUT) and event[4] != EVERYBODY:
        return {who}  # Lydia keeps a card that everybody has seen
    if what == EventKind.MOVED and event[4] != EVERYBODY:
        assert card >> SHIFT == TARGET_CARD, "which beer is nobody else's business; any other answer is heard by all"
        return {who}
    if what == EventKind.TOOK and is_beer(card):
        return {who} if event[4] == 1 << who else {None}  # the top one; the one shown
    if what == EventKind.BEER_MOVED:
        return {who, number}
    if what == EventKind.LEFT:
        return {seat for seat in range(6) if event[4] >> seat & 1}  # whoever had looked
    return {None}


# -- the source of chance ----------------------------------------------------------------------------------------

SECRET = bytes.fromhex("8f1d3c5b7a9e2046c8b1f0d3e5a7492661fd0bc8e3a59274d6108fbe3c7a5912")
SEED = 3_141_592_653_589_793_238_462


def spellings(game: Game) -> list[str]:
    """The secret or the seed and the current word of chance, in the ways a program would print them."""
    numbers = [SEED, *(int.from_bytes(SECRET, order) for order in ("big", "little"))]
    numbers += [int.from_bytes(SECRET[i : i + 8], "big") for i in range(0, 32, 8)]
    plain = game.state.chance.plain()
    numbers += [word for word in plain if isinstance(word, int) and word > 1 << 20]
    digits = [str(number) for number in numbers] + [f"{number:x}" for number in numbers]
    return [*digits, SECRET.hex(), SECRET.hex()[:16], SECRET.hex()[-16:], repr(SECRET)]


@pytest.mark.parametrize("keyed", [True, False])
def test_seed_secret_and_word_are_never_shown(keyed: bool) -> None:
    """Nobody at a running game gets to see where its chance comes from, by any way out of the engine."""
    game = cuore.new_game(
        seats=["Ann", "Bob", "Cleo"],
        town="random",
        secret=SECRET if keyed else None,
        seed=None if keyed else SEED,
    )
    if not keyed:
        assert f"seed {SEED}" in game.record()  # the search below would find it
    for number, decision in enumerate(walk(game, 3)):
        if number % 50:
            continue
        out = "".join(everything_shown(decision, to, words=number == 100) for to in eyes(decision))
        out += "".join(errors(decision)) + repr(decision) + str(decision)
        assert not [word for word in spellings(decision) if word.lower() in out.lower()]


def errors(game: Game) -> Iterator[str]:
    """What a caller who does everything wrong gets to read."""
    wrong: tuple[Callable[[], object], ...] = (
        *(lambda: game.apply(-1), lambda: game.find("employ the butler"), lambda: game.find("Cleo: end turn")),
        *(lambda: game.find("serve Marianne"), lambda: game.view(9), lambda: game.determinize(-2, 0)),
        *(lambda: game.text(0, "tlh"), lambda: cuore.load(game.save()[:-9]), lambda: cuore.load("{}")),
        *(lambda: cuore.load(game.save().replace('"turn":1', '"turn":2')), lambda: cuore.replay("")),
        *(lambda: cuore.replay(game.record() + "Ann: end\n"), lambda: cuore.replay(game.record()[:-9])),
    )
    for call in wrong:
        try:
            call()
        except cuore.CuoreError as error:
            yield f"{error!s} {error!r} {error.values!r}"
