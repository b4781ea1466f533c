"""Positions laid out by hand: one for each kind of question that an effect can ask, and helpers to make more."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from cuore import Game
from cuore.boxes.base import BASE
from cuore.engine import setup
from cuore.engine.chance import fast_chance
from cuore.engine.moves import ON_SHIFT
from cuore.engine.setup import SeatLayout
from tests.properties.walk import ATTACKS, NAMES


def cards(text: str) -> list[int]:
    """`"2x 1 Love, Rouge (ill)"` as card numbers, or as spots where somebody is ill."""
    found: list[int] = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        match = re.fullmatch(r"(?:(\d+)x )?(.+?)( \(ill\))?", part)
        assert match
        spot = setup.find_card(match[2], BASE.cards).id | (1 << ON_SHIFT if match[3] else 0)
        found += [spot] * int(match[1] or 1)
    return found


def seat(
    hand: str = "", *, deck: str = "5x 1 Love, Colette", discard: str = "", quarters: str = "", private: str = ""
) -> SeatLayout:
    """One seat's cards in words."""
    return SeatLayout(cards(hand), cards(deck), cards(discard), cards(quarters), cards(private))


def position(*layouts: SeatLayout, town: Sequence[str] = ATTACKS, names: Sequence[str] = NAMES) -> Game:
    """A game that begins where the cards were laid; it is for the first seat to move."""
    table = setup.make_table((BASE,), names[: len(layouts)], list(town), (), {})
    return Game.at(setup.lay_out(table, BASE, fast_chance(1), layouts, piles={}), source="laid out by hand")


def play(game: Game, *moves: str) -> Game:
    """Give the answers that the words mean."""
    for words in moves:
        game.apply(game.find(words))
    return game


def discard_for_natsumi() -> Game:
    """Served by Natsumi: discard a card, so that the others do?"""
    game = position(seat("Natsumi, Rouge, 1 Love"), seat("Rouge, Azure, 3x 1 Love"), seat("5x 1 Love"))
    return play(game, "serve Natsumi")


def forced_discard() -> Game:
    """The player after somebody who used Natsumi must discard."""
    return play(discard_for_natsumi(), "discard 1 Love")


def keep_one_for_nord() -> Game:
    """Nord: which card is kept?"""
    game = position(seat("Rouge, 2x 1 Love", private="Nord"), seat("Claire, 1 Love", quarters="Azure"))
    return play(game, "use Nord")


def return_for_sainsbury() -> Game:
    """Sainsbury: return a 1 Love?"""
    return play(position(seat("Sainsbury, 1 Love"), seat("1 Love")), "serve Sainsbury")


def take_for_sainsbury() -> Game:
    """Sainsbury: which card for it?"""
    return play(return_for_sainsbury(), "return 1 Love")


def player_for_eliza() -> Game:
    """Eliza: whose top card?"""
    return play(position(seat("Eliza"), seat("1 Love", deck="1 Love, Rouge")), "serve Eliza")


def looked_by_eliza() -> Game:
    """Eliza: discard the card she found?"""
    return play(player_for_eliza(), "target Bob")


def draw_for_tanya() -> Game:
    """Tanya: one more card?"""
    return play(position(seat("Viola", private="Tanya"), seat("1 Love")), "serve Viola")


def swap_for_eugenie() -> Game:
    """Eugenie: swap the card she found?"""
    game = position(seat("1 Love, Rouge", private="Eugenie"), seat("Azure, 2 Love"), seat("Viola"))
    return play(game, "use Eugenie", "target Bob")


def bonus_of_fay() -> Game:
    """Fay: love or employment?"""
    return position(seat("1 Love", private="Fay"), seat("1 Love"))


def place_for_illness() -> Game:
    """Illness: on whom?"""
    game = position(seat("4x 1 Love", quarters="Rouge"), seat("Claire", quarters="Azure"))
    return play(game, "play all", "employ Illness")


def reaction_of_claire() -> Game:
    """Claire: turn the event away?"""
    return play(place_for_illness(), "target Bob: Azure")


def reaction_to_nena() -> Game:
    """The neighbour's Claire against a Bad Habit from Nena."""
    game = position(
        seat("Nena"), seat("Claire", quarters="Azure"), seat("Claire, 1 Love", quarters="Viola"), seat("Rouge")
    )
    return play(game, "serve Nena")


def event_for_claire() -> Game:
    """Claire: which of the own events goes?"""
    game = position(seat("Claire", quarters="Rouge (ill), Bad Habit"), seat("1 Love"))
    return play(game, "serve Claire")


def event_for_sora() -> Game:
    """Sora: which event moves?"""
    game = position(
        seat("1 Love", quarters="Bad Habit", private="Sora"),
        seat("Claire", quarters="Azure (ill), Rouge"),
        seat("1 Love", quarters="Viola"),
    )
    return play(game, "use Sora")


def place_for_sora() -> Game:
    """Sora: where does it go?"""
    return play(event_for_sora(), "target Bob: Azure")


def cure_of_illness() -> Game:
    """A 3 Love was discarded: which of two ill maids is well again?"""
    game = position(seat("3 Love", quarters="Rouge (ill), Azure (ill)"), seat("1 Love"))
    return play(game, "use Illness")


# In no other order than by card; the sweep of random games reaches some of these once in a hundred games.
OPEN_EFFECTS: tuple[Callable[[], Game], ...] = (
    *(discard_for_natsumi, forced_discard, keep_one_for_nord, return_for_sainsbury, take_for_sainsbury),
    *(player_for_eliza, looked_by_eliza, draw_for_tanya, swap_for_eugenie, bonus_of_fay),
    *(place_for_illness, reaction_of_claire, reaction_to_nena, event_for_claire),
    *(event_for_sora, place_for_sora, cure_of_illness),
)
