"""Positions laid out by hand: one for each kind of question that an effect can ask, and helpers to make more."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import cuore
from cuore import Game
from cuore.boxes.base import BOX as BASE
from cuore.engine import names, positions, setup
from cuore.engine.chance import fast_chance
from cuore.engine.positions import SeatLayout
from cuore.engine.state import ON
from tests.cards.table import CardTable, has, table
from tests.properties.walk import ATTACKS, NAMES
from tests.stacks import Stack


def cards(text: str) -> list[int]:
    """`"2x 1 Love, Rouge (ill)"` as card numbers, or as spots where somebody is ill."""
    found: list[int] = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        match = re.fullmatch(r"(?:(\d+)x )?(.+?)( \(ill\))?", part)
        assert match
        spot = names.find_card(match[2], BASE.cards).id | (1 << ON if match[3] else 0)
        found += [spot] * int(match[1] or 1)
    return found


def seat(
    hand: str = "", *, deck: str = "5x 1 Love, Colette", discard: str = "", quarters: str = "", private: str = ""
) -> SeatLayout:
    """One seat's cards in words."""
    return SeatLayout(cards(hand), cards(deck), cards(discard), cards(quarters), cards(private), beers=[])


def position(*layouts: SeatLayout, town: Sequence[str] = ATTACKS, names: Sequence[str] = NAMES) -> Game:
    """A game that begins where the cards were laid; it is for the first seat to move."""
    agreed = setup.make_table((BASE,), names[: len(layouts)], list(town), (), {})
    state = positions.lay_out(agreed, (BASE,), fast_chance(1), layouts, piles={}, stacks={}, shown={})
    return Game(state, "laid out by hand")


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


# -- questions of the other boxes --------------------------------------------------------------------------------

OKTOBERFEST = ("oktoberfest",)
VACATION = ("romantic_vacation",)
HOUSE = ("expanding_the_house",)
BEERS = {"beer": "Altbier, Bock, Pilsner, Weissbier x3", "beer shown": "Oktoberfest"}


def whole(t: CardTable, *moves: str, gone: bool = False) -> Game:
    """The table with what its short stacks lack at their bottom (or out of the game), and some moves played."""
    s = t.game.state
    held = positions.card_counts(s)
    for number, card in sorted(s.table.cards.items()):
        missing = [number] * (setup.copies(s.table, card) - held.get(number, 0))
        if missing:
            if gone:
                s.gone = (*missing, *s.gone)
            else:
                s.stacks[s.table.stack_of[card.id]][:0] = missing
    if len(s.stacks) > Stack.REMINISCENCE:  # the first ones lie on the second ones
        s.stacks[Stack.REMINISCENCE].sort(key=lambda c: s.table.cards[c].tier == 1)
    return play(Game(s, "laid out by hand"), *moves)


def beer_of_nadja() -> Game:
    """Nadja: the top beer or the one shown?"""
    t = table(sets=OKTOBERFEST, piles=BEERS, Ann=has("Anna, Nadja, 1 Love"), Bob=has("1 Love x5", quarters="Bock"))
    return whole(t, "serve Anna", "serve Nadja", "discard 1 Love")


def beer_for_the_fest() -> Game:
    """Beer Fest: which beer goes under it? Bob and Cleo have beers that nobody else has seen."""
    t = table(
        sets=OKTOBERFEST,
        piles=BEERS,
        Ann=has("2 Love x2", quarters="Weissbier, Pilsner x2"),
        Bob=has("1 Love", quarters="Bock, Beer Fest (over Altbier)"),
        Cleo=has("1 Love", quarters="Weissbier, Altbier"),
    )
    return whole(t, "play all", "employ Beer Fest")


def beer_to_give_away() -> Game:
    """Get Drunk: which beer is given away, and to whom?"""
    drawn = {"beer": "Get Drunk (give one), Altbier x2, Weissbier x2", "beer shown": "Oktoberfest"}
    t = table(
        sets=OKTOBERFEST,
        piles=drawn,
        Ann=has("Anna, Nadja, 1 Love", quarters="Bock x2, Pilsner, Altbier"),
        Bob=has("1 Love", quarters="Pilsner x2"),
        Cleo=has("1 Love", quarters="Beer Fest (over Bock)"),
    )
    return whole(t, "serve Anna", "serve Nadja", "discard 1 Love", "beer top")


def card_turned_up() -> Game:
    """Paula: is the card of Bob's deck used?"""
    t = table(sets=OKTOBERFEST, piles=BEERS, Ann=has("Paula, 1 Love"), Bob=has("1 Love x4", deck="Toni, Anna x3"))
    return whole(t, "serve Paula", "target Bob")


def beers_in_order() -> Game:
    """Julia: which of the two beers lies on top?"""
    t = table(sets=OKTOBERFEST, piles=BEERS, Ann=has("Julia", deck="1 Love x3"), Bob=has("1 Love", quarters="Bock"))
    return whole(t, "serve Julia")


def last_beers_in_order() -> Game:
    """The same with the last two beers of the pile: looking does not end the game."""
    last = {"beer": "Altbier, Pilsner", "beer shown": "Bock"}
    t = table(sets=OKTOBERFEST, piles=last, Ann=has("Julia", deck="1 Love x3"), Bob=has("1 Love", quarters="Bock"))
    return whole(t, "serve Julia", gone=True)


def beer_to_steal() -> Game:
    """Let Me Drink!: from whom?"""
    t = table(
        sets=OKTOBERFEST,
        piles=BEERS,
        Ann=has("1 Love, 2 Love", quarters="Let Me Drink!"),
        Bob=has("1 Love", quarters="Weissbier, Bock"),
        Cleo=has("1 Love", quarters="Pilsner, Altbier"),
    )
    return whole(t, "use Let Me Drink!", "discard 1 Love")


def chambermaid_for_sara() -> Game:
    """Sara: which chambermaid goes?"""
    t = table(sets=OKTOBERFEST, Ann=has("Sara", quarters="Ute, Kaori"), Bob=has("1 Love"))
    return whole(t, "serve Sara")


def number_for_renata() -> Game:
    """Renata: which cost?"""
    t = table(sets=OKTOBERFEST, Ann=has("Renata"), Bob=has("Sara, Gina, 2 Love, 1 Love x2"), Cleo=has("1 Love x5"))
    return whole(t, "serve Renata")


def named_by_renata() -> Game:
    """Renata: which card of that cost?"""
    return play(number_for_renata(), "number 4", "target Bob")


def player_for_nicole() -> Game:
    """Nicole: on whose discard pile?"""
    t = table(sets=OKTOBERFEST, town="Nicole", Ann=has("1 Love x2"), Bob=has("1 Love"), Cleo=has("1 Love"))
    return whole(t, "play all", "employ Nicole")


def new_hand_of_hermina() -> Game:
    """Hermina: discard a card of the new hand for another one?"""
    t = table(sets=OKTOBERFEST, town="Hermina", Ann=has("2 Love x3", deck="1 Love x3, Sara, Gina, Toni"))
    return whole(t, "play all", "employ Hermina", "end turn")


def storm_on_a_building() -> Game:
    """Heavy Storm: on which building? Claire may turn it away."""
    t = table(
        sets=("base", "oktoberfest", "expanding_the_house"),
        town="Nadja",
        Ann=has("2 Love x2, 1 Love", quarters="Garden, Estate (over Colette)"),
        Bob=has("Claire", quarters="Beer Fest (over Bock), Lily Garden"),
        Cleo=has("1 Love", quarters="Garden x4"),
    )
    return whole(t, "play all", "employ Heavy Storm")


def event_among_many() -> Game:
    """Claire: which of the own events, of three boxes, goes?"""
    t = table(
        sets=("base", "oktoberfest", "expanding_the_house"),
        town="Nadja",
        Ann=has("Claire", quarters="Azure (ill), Garden (storm), Beer Fest (over Bock) (storm), Envy, Bad Habit"),
        Bob=has("1 Love", quarters="Beer Fest (over Pilsner) (storm)"),
    )
    return whole(t, "serve Claire")


def card_for_caldina() -> Game:
    """Caldina: which card goes under the deck?"""
    t = table(
        sets=VACATION, Ann=has("Caldina", deck="1 Love x2"), Bob=has("Fea, Laura, 1 Love x3"), Cleo=has("1 Love")
    )
    return whole(t, "serve Caldina")


def kept_for_lydia() -> Game:
    """Lydia: which of the cards turned up?"""
    t = table(sets=VACATION, Ann=has("Lydia", deck="Fea, Laura, 1 Love x3, Riya"), Bob=has("1 Love"))
    return whole(t, "serve Lydia")


def return_of_riya() -> Game:
    """Riya: send her home?"""
    t = table(sets=VACATION, Ann=has("Riya", deck="1 Love x9"), Bob=has("1 Love"))
    return whole(t, "serve Riya")


def chambers_of_laura() -> Game:
    """Laura: who becomes a chambermaid?"""
    t = table(sets=VACATION, Ann=has("Laura, Hyacinth, Valencia", deck="1 Love, Beatrice"), Bob=has("1 Love"))
    return whole(t, "serve Laura")


def payment_of_scary_night() -> Game:
    """Scary Night: which card of cost 3?"""
    t = table(
        sets=VACATION,
        piles={"reminiscences shown": "Scary Night x2, Beach Volleyball", "reminiscences": "Scary Night"},
        phase="serve",
        Ann=has("Daphne, Margareta, Nonnette, Hyacinth"),
        Bob=has("Fea, Laura, 1 Love x3"),
    )
    return whole(t, "acquire Scary Night")


def down_to_three() -> Game:
    """Scary Night: what is discarded?"""
    game = payment_of_scary_night()
    while game.to_move == 0:
        game.apply(game.legal()[0])
    return game


def alike_for_pauline() -> Game:
    """Pauline: two of which card?"""
    t = table(sets=HOUSE, Ann=has("Pauline, 1 Love x2, Aline x2", deck="1 Love x4"), Bob=has("1 Love"))
    return whole(t, "serve Pauline")


def swap_for_tiffany() -> Game:
    """Tiffany: which private maid of the town?"""
    t = table(
        sets=HOUSE,
        piles={"private maids shown": "Chrysta, Eve", "private maids": "Roanna, Aurelie"},
        Ann=has("Tiffany", quarters="Shion"),
        Bob=has("1 Love"),
    )
    return whole(t, "serve Tiffany")


def building_for_victoria() -> Game:
    """Victoria: which building falls?"""
    t = table(
        sets=HOUSE,
        Ann=has("Victoria", deck="Amaretto"),
        Bob=has("1 Love", deck="Aline", quarters="Garden, Lily Garden, Estate (over Aline), Estate (over Claudine)"),
        Cleo=has("1 Love", deck="Aline"),
    )
    return whole(t, "serve Victoria", "target Bob")


def chief_for_the_estate() -> Game:
    """Estate: which chief moves in?"""
    t = table(sets=HOUSE, Ann=has("3 Love, 2 Love, Aline, Claudine"), Bob=has("1 Love"))
    return whole(t, "end serving", "play all", "employ Estate")


def player_for_domino() -> Game:
    """Domino: into whose private quarters?"""
    t = table(sets=HOUSE, Ann=has("Emily, Domino", deck="1 Love x2"), Bob=has("1 Love"), Cleo=has("1 Love"))
    return whole(t, "serve Emily", "serve Domino")


def player_for_mika() -> Game:
    """Mika: into whose private quarters?"""
    t = table(
        sets=HOUSE,
        piles={"private maids shown": "Mika, Eve"},
        Ann=has("3 Love x2"),
        Bob=has("1 Love", quarters="Shion"),
    )
    return whole(t, "play all", "employ Mika")


def choice_of_a_refined_maid() -> Game:
    """More: which refined maid for this round?"""
    return cuore.new_game(["more"], NAMES[:3], seed=4)


def work_in_the_kitchen() -> Game:
    """More: Noëmi leads the food; with enough imagination its top card is won."""
    game = play(cuore.new_game(["more"], NAMES[:2], seed=5), "choose Noëmi", "choose Ellis", "end turn", "end turn")
    while not (game.phase == "serve" and game.active == 0):
        game.apply(game.find("choose Noëmi") if game.to_move == 0 and game.phase == "choose" else game.legal()[-1])
    game.state.imagination = 4
    start = Game(game.state, "laid out by hand")
    return play(start, "end serving")


def discard_for_ellis() -> Game:
    """Ellis: a card was called; which one goes?"""
    game = play(cuore.new_game(["more"], NAMES[:2], seed=5), "choose Ellis", "choose Noëmi", "use Ellis")
    return game if game.state.frames else play(game, "yes")


def borrowed_private_maid() -> Game:
    """More with everything it borrows, at the first choice."""
    options = ("mixed-pile", "private-maids", "illness")
    return cuore.new_game(["more", "base", "expanding_the_house"], NAMES[:3], "random", seed=6, options=options)


# In no other order than by card; the sweep of random games reaches some of these once in a hundred games.
OPEN_EFFECTS: tuple[Callable[[], Game], ...] = (
    *(discard_for_natsumi, forced_discard, keep_one_for_nord, return_for_sainsbury, take_for_sainsbury),
    *(player_for_eliza, looked_by_eliza, draw_for_tanya, swap_for_eugenie, bonus_of_fay),
    *(place_for_illness, reaction_of_claire, reaction_to_nena, event_for_claire),
    *(event_for_sora, place_for_sora, cure_of_illness),
    *(
        beer_of_nadja,
        beer_for_the_fest,
        beer_to_give_away,
        beers_in_order,
        card_turned_up,
        last_beers_in_order,
        beer_to_steal,
    ),
    *(chambermaid_for_sara, number_for_renata, named_by_renata, player_for_nicole, new_hand_of_hermina),
    *(storm_on_a_building, event_among_many, card_for_caldina, kept_for_lydia, return_of_riya, chambers_of_laura),
    *(payment_of_scary_night, down_to_three, alike_for_pauline, swap_for_tiffany, building_for_victoria),
    *(chief_for_the_estate, player_for_domino, player_for_mika),
    *(choice_of_a_refined_maid, work_in_the_kitchen, discard_for_ellis, borrowed_private_maid),
)
