"""Card texts: made from the steps, reviewed once, and held by snapshots."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

import pytest

from cuore.boxes.base.cards import AMBER, CLAIRE, COLETTE, FAY, KAGARI, MILLY, NATSUMI, ONE_LOVE, OPHELIA
from cuore.boxes.expanding_the_house import cards as expanding_the_house
from cuore.boxes.oktoberfest import cards as oktoberfest
from cuore.boxes.registry import BOXES, CARDS
from cuore.boxes.romantic_vacation import cards as romantic_vacation
from cuore.engine import standing, steps
from cuore.engine.kinds import Kind, Resource
from cuore.engine.matches import ANY_CARD, BUILDING, LOVE, Match, named
from cuore.engine.points import Counted, Score
from cuore.engine.steps import Step
from cuore.words import LANGUAGES, card_lines, card_text, house_lines, kind_name, phase_name, points, sentences, title
from cuore.words.catalogue import short
from cuore.words.phrases import bonus, cards_meant
from cuore.words.speech import RENDERERS, Form, Speaker, clauses, told
from cuore.words.standing import standing_text
from tests.stacks import PHASES
from tests.words.regenerate import files

K = TypeVar("K")
DRAW = (steps.Draw(),)
EFFECTS = (
    standing.PriceIs(LOVE, 2),
    standing.PriceChange(LOVE, by=1),
    standing.PriceChange(LOVE, by=-1, at_least=1),
    standing.PriceChange(LOVE, by=-1, first_only=True),
    standing.PriceChange(LOVE, by=1, at_most_times=2),
    standing.PriceChange(LOVE, by=1, next_phase=True),
    standing.PlaysAs(BUILDING, "1 Love"),
    standing.Shield(4),
    standing.BeerOffer(4),
    standing.BeerStall(4, 2),
)
SAMPLES: dict[type[Step], Step] = {
    steps.Gain: steps.Gain(serving=1, love=2, employment=1),
    steps.ChooseBonus: steps.ChooseBonus(love=1, employment=1),
    steps.Draw: steps.Draw(2),
    steps.Discard: steps.Discard(),
    steps.KeepOne: steps.KeepOne(),
    steps.Return: steps.Return(named("1 Love")),
    steps.Take: steps.Take((Match(kinds=(Kind.GENERAL_MAID,), cost_at_most=5),), steps.To.DISCARD),
    steps.May: steps.May(steps.Discard(), then=DRAW),
    steps.UpTo: steps.UpTo(3, steps.Discard(), each=DRAW),
    steps.EachOther: steps.EachOther((steps.May(steps.Discard(), then=DRAW), *DRAW)),
    steps.Neighbours: steps.Neighbours(DRAW),
    steps.ChoosePlayer: steps.ChoosePlayer(steps.Who.ANYONE),
    steps.LookAtTop: steps.LookAtTop((steps.May(steps.DiscardLooked()),)),
    steps.DiscardLooked: steps.DiscardLooked(),
    steps.LookAtHand: steps.LookAtHand((steps.May(steps.SwapLooked()),)),
    steps.SwapLooked: steps.SwapLooked(),
    steps.ReceiveEvent: steps.ReceiveEvent("Bad Habit"),
    steps.PlaceEvents: steps.PlaceEvents("Bad Habit", 2),
    steps.LandHere: steps.LandHere(),
    steps.RemoveEvent: steps.RemoveEvent(),
    steps.Cure: steps.Cure("Illness"),
    steps.MoveEvent: steps.MoveEvent(),
    steps.TurnAway: steps.TurnAway(),
    steps.DiscardTop: steps.DiscardTop(),
    steps.DiscardAlike: steps.DiscardAlike(2),
    steps.DiscardDownTo: steps.DiscardDownTo(3),
    steps.DiscardThenDraw: steps.DiscardThenDraw(2),
    steps.PutOnDeck: steps.PutOnDeck(steps.Place.BOTTOM),
    steps.ChamberFree: steps.ChamberFree(),
    steps.EveryPlayer: steps.EveryPlayer(DRAW, holding=4),
    steps.IfIt: steps.IfIt(LOVE, DRAW),
    steps.PlayIt: steps.PlayIt(),
    steps.RevealTop: steps.RevealTop(2, keep=LOVE),
    steps.IfHolding: steps.IfHolding(6, DRAW),
    steps.IfOwn: steps.IfOwn(BUILDING, 3, DRAW),
    steps.Once: steps.Once(steps.May(steps.Discard(), then=DRAW)),
    steps.ThisTurn: steps.ThisTurn((standing.BeerOffer(4),)),
    steps.PayServing: steps.PayServing(2),
    steps.EndServing: steps.EndServing(),
    steps.EndEmploy: steps.EndEmploy(),
    steps.EndGame: steps.EndGame(),
    steps.ReturnThis: steps.ReturnThis(),
    steps.DismissThis: steps.DismissThis(),
    steps.DismissChambermaid: steps.DismissChambermaid(),
    steps.GiveThisAsChambermaid: steps.GiveThisAsChambermaid(),
    steps.ReturnThisChambermaid: steps.ReturnThisChambermaid(),
    steps.SwapPrivate: steps.SwapPrivate(),
    steps.PlacePrivate: steps.PlacePrivate(),
    steps.DiscardOrLose: steps.DiscardOrLose(named("1 Love")),
    steps.Duel: steps.Duel(2, DRAW),
    steps.ReturnBuilding: steps.ReturnBuilding(),
    steps.PutChiefUnder: steps.PutChiefUnder(),
    steps.NameCost: steps.NameCost(),
    steps.DiscardNamed: steps.DiscardNamed(),
    steps.GoToDiscard: steps.GoToDiscard(),
    steps.GainBeer: steps.GainBeer(love=2),
    steps.ArrangeBeer: steps.ArrangeBeer(),
    steps.PutBeerUnder: steps.PutBeerUnder(),
    steps.StealBeer: steps.StealBeer(),
    steps.RemoveThis: steps.RemoveThis(),
    steps.IfDrunk: steps.IfDrunk(9, DRAW),
    steps.LoseBeer: steps.LoseBeer(),
    steps.EveryNth: steps.EveryNth(3, DRAW),
    steps.TakeFirstMaster: steps.TakeFirstMaster(),
    steps.GiveBeer: steps.GiveBeer(),
}


def kinds_of(base: type[K]) -> Iterator[type[K]]:
    """All kinds of the vocabulary; what the assembler adds for itself is no word on a card."""
    for kind in base.__subclasses__():
        if kind.__module__ == base.__module__:
            yield kind
        yield from kinds_of(kind)


@pytest.mark.parametrize("path", files(), ids=lambda path: path.name)
def test_generated_files_are_the_reviewed_ones(path: Path) -> None:
    wanted = files()[path]()
    assert path.read_text(encoding="utf-8") == wanted, "run python -m tests.words.regenerate and review what changed"


def test_every_step_and_every_score_has_a_renderer() -> None:
    assert set(kinds_of(Step)) == set(RENDERERS)
    assert set(kinds_of(Score)) == set(points.RENDERERS)


@pytest.mark.parametrize("lang", [*LANGUAGES, *map(short, LANGUAGES)])
@pytest.mark.parametrize("kind", list(kinds_of(Step)), ids=lambda kind: kind.__name__)
def test_every_step_can_be_said_in_every_form(lang: str, kind: type[Step]) -> None:
    assert kind in SAMPLES, "add a sample of the new step"
    for you in (True, False):
        for form in Form:
            said = clauses(Speaker(lang, NATSUMI, you), SAMPLES[kind], form)
            assert all(said)
            assert told(lang, said).endswith((".", "。"))


@pytest.mark.parametrize("lang", [*LANGUAGES, *map(short, LANGUAGES)])
def test_everything_that_a_step_can_name_has_words(lang: str) -> None:
    def said(step: Step) -> str:
        return " ".join(clauses(Speaker(lang, NATSUMI), step, Form.DO))

    matches = [Match(kinds=(kind,)) for kind in Kind]
    matches += [Match(maid=True), Match(maid=False), Match(chambermaid=True), Match()]
    matches += [
        Match(cost=3),
        Match(cost_at_most=3),
        Match(cost_at_least=3),
        *named("1 Love"),
    ]
    for count in (1, 2):
        texts = [cards_meant(lang, (match,), count) for match in matches]
        assert len(set(texts)) == len(texts)
    assert len({said(steps.Take(ANY_CARD, to)) for to in steps.To}) == len(steps.To)
    assert len({said(steps.PutOnDeck(place)) for place in steps.Place}) == len(steps.Place)
    assert len({said(steps.DiscardTop(of)) for of in steps.Whose}) == len(steps.Whose)
    assert len({said(steps.ChoosePlayer(who)) for who in steps.Who}) == 3  # some differ only in who is left to choose
    assert len({standing_text(effect, lang) for effect in EFFECTS}) == len(EFFECTS)
    assert {type(effect) for effect in EFFECTS} == set(standing.Standing.__subclasses__()) - {standing.CountsAs}
    assert set(points.CONDITIONS) == set(Counted)
    assert len({bonus(lang, r, 1) for r in Resource if r is not Resource.NEW_CARDS}) == len(Resource) - 1
    assert len({kind_name(kind, lang) for kind in Kind}) == len(Kind)
    assert all(phase_name(phase, lang) for phase in PHASES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_text_lines_are_clean(lang: str) -> None:
    for card in CARDS.values():
        for line in card_lines(card, lang):
            assert line == line.rstrip()
            assert "  " not in line.strip()
            assert "{" not in line


def test_symbols_come_in_the_order_of_the_rulebook() -> None:
    assert card_text(OPHELIA, "en")[0] == "Draw +1 · Love +1 · Serving +1 · Employment +1"
    assert card_text(OPHELIA, "fr")[0] == "Appel +1 · Amour +1 · Service +1 · Emploi +1"
    assert card_text(OPHELIA, "ja")[0] == "ドロー+1 · ラブ+1 · サービス+1 · 雇用+1"


def test_an_offer_with_a_consequence_for_others() -> None:
    assert card_text(NATSUMI, "en")[1] == (
        "You may discard a card from your hand. "
        "If you do, every other player who holds 4 or more cards discards a card of their choice."
    )
    assert card_text(NATSUMI, "fr")[1] == (
        "Vous pouvez défausser une carte de votre main. "
        "Si vous le faites, chaque autre joueur qui a au moins 4 cartes en main défausse une carte de son choix."
    )
    assert card_text(NATSUMI, "ja")[1] == (
        "手札からカード1枚を捨ててもよい。"
        "そうした場合、手札が4枚以上ある他の各プレイヤーは手札から好きなカード1枚を捨てる。"
    )


def test_steps_of_other_players_speak_of_them() -> None:
    speaker = Speaker("en", NATSUMI)
    assert told("en", sentences.sentences(speaker, (SAMPLES[steps.EachOther],))) == (
        "Every other player may discard a card from their hand. If they do, that player draws 1 card. "
        "That player draws 1 card."
    )
    assert told("ja", sentences.sentences(Speaker("ja", NATSUMI), (SAMPLES[steps.EachOther],))) == (
        "他の各プレイヤーは自身の手札からカード1枚を捨ててもよい。その場合、そのプレイヤーはカードを1枚引く。"
        "そのプレイヤーはカードを1枚引く。"
    )


def test_an_event_that_lies_free_is_placed_with_a_player() -> None:
    (said,) = clauses(Speaker("en", NATSUMI), SAMPLES[steps.PlaceEvents], Form.DO)
    assert said == (
        "put 2 “Bad Habit” cards from the town "
        "in the private quarters of any player who has a maid there who is not ill"
    )


def test_cards_of_several_kinds_are_joined() -> None:
    matches = tuple(Match(kinds=(kind,)) for kind in (Kind.LOVE, Kind.EVENT, Kind.MAID_CHIEF))
    assert cards_meant("en", matches) == "a love card, an event or a maid chief"
    assert cards_meant("fr", matches) == "une carte Amour, un événement ou une servante en chef"
    assert cards_meant("ja", matches, 2) == "ラブカード2枚、イベント2枚またはメイド長2枚"


def test_what_a_card_is_has_no_number_where_the_language_counts_with_one() -> None:
    assert cards_meant("en", LOVE, None) == cards_meant("en", LOVE) == "a love card"
    assert (cards_meant("ja", LOVE, None), cards_meant("ja", LOVE)) == ("ラブカード", "ラブカード1枚")
    assert "それがラブカードなら" in card_text(expanding_the_house.RUTILE, "ja")[0]


def test_names_of_kinds_titles_and_phases() -> None:
    assert kind_name(Kind.PRIVATE_MAID, "fr") == "Servante privée"
    assert (title(KAGARI, "en"), title(KAGARI, "fr")) == ("Sewing Maid", "Servante couturière")
    assert title(ONE_LOVE, "fr") == ""
    assert (kind_name(Kind.PRIVATE_MAID, "ja"), title(KAGARI, "ja")) == ("プライベートメイド", "裁縫メイド")
    assert phase_name("employ", "ja") == "雇用フェイズ"
    assert phase_name("employ", "fr") == "Phase d’embauche"
    assert phase_name("discard", "en") == "Discard phase"


def test_a_page_has_facts_text_rulings_and_sources() -> None:
    assert card_lines(MILLY, "en") == [
        "Milly Violet — Private Maid",
        "Private maid · Cost 5 · 1 copy · 1 VP",
        "Right after the first draw that a maid gives you in your turn: gain Serving +1.",
        "Rulings:",
        *(line for line in card_lines(MILLY, "en") if line.startswith(("  49. ", "  50. "))),
        "Where this is from:",
        "  copies, symbols, text: rulebook, English edition, card list",
        "  VP: rulebook, English edition, card list; the card face prints 2",
        "  cost: card face",
    ]
    assert "? VP" in card_lines(OPHELIA, "en")[1]
    assert card_lines(COLETTE, "fr")[0] == "Colette Framboise — Femme de chambre en chef"
    assert card_lines(FAY, "fr")[-1] == "  coût\u00a0: carte imprimée"
    assert card_lines(ONE_LOVE, "en")[0] == "1 Love"


def test_a_reaction_names_its_card() -> None:
    assert "Claire Saint-Juste" in card_text(CLAIRE, "en")[-1]


def test_a_price_is_part_of_the_offer() -> None:
    assert card_text(oktoberfest.NADJA, "en")[-1] == (
        "You may discard a love card from your hand and pay 1 serving. "
        "If you do, gain a beer (the one shown or the top one of the pile)."
    )


def test_what_was_discarded_is_condition_enough() -> None:
    assert card_text(expanding_the_house.PHYLLIS, "en")[-1] == (
        "You may discard the top card of your deck. If it is a card of cost 5 or more, gain Love +1."
    )
    assert card_text(AMBER, "en")[-1].endswith(
        "If it is not a maid, that player draws one card fewer for their new hand."
    )


def test_a_better_bonus_takes_the_place_of_the_plain_one() -> None:
    assert "2 VP instead of 1 for each copy" in card_text(oktoberfest.UTE, "en")[-1]


def test_what_holds_is_said() -> None:
    said = {
        oktoberfest.ENVY: ("a maid costs you 1 more", "une servante vous coûte 1 de plus"),
        oktoberfest.HEAVY_STORM: ("counts as absent", "compte comme absent"),
        oktoberfest.BEER_FEST: (
            "nothing that takes or gives beers reaches it",
            "prend ou donne des bières ne l’atteint",
        ),
        oktoberfest.BEER_STAND: ("until the end of your next turn", "jusqu’à la fin de votre prochain tour"),
        oktoberfest.OKTOBERFEST_BEER: ("counts as one Weissbier", "compte comme une Weissbier"),
        oktoberfest.LOSE_ONE: ("this card leaves the game", "cette carte quitte la partie"),
        expanding_the_house.GARDEN: ("no further event", "on ne peut plus poser d’événement"),
        expanding_the_house.RIRIKO: (
            "a “Lily Garden” costs you 5",
            "une carte «\u00a0Lily Garden\u00a0» vous coûte 5",
        ),
    }
    for card, texts in said.items():
        for lang, text in zip(("en", "fr"), texts, strict=True):
            assert text in " ".join(card_text(card, lang))


def test_inferred_figures_are_marked_with_their_reason_and_have_no_other_source() -> None:
    lines = card_lines(next(c for c in BOXES["romantic_vacation"].cards if c.name == "Romina Vautrin"), "en")
    assert "10 copies (inferred)" in lines[1]
    why = "174 maids in 18 kinds; where quantities are printed, the kinds of cost 6 or more have 8 copies"
    assert f"Inferred from printed figures, not read on a card: copies ({why})" in lines
    assert not any(line.startswith("  copies") for line in lines)


def test_the_love_of_more_has_no_price_from_a_card() -> None:
    love = next(c for c in BOXES["more"].cards if c.name == "2 Love")
    assert set(love.house_figures()) == {"copies", "cost"}
    assert "cost" not in love.source


def test_house_figures_are_marked_with_their_reason() -> None:
    page = card_lines(oktoberfest.BOCK, "en")
    assert page[1] == "Beer · 3 copies · 6 VP · Alcohol 3 (house figure)"
    assert house_lines(oktoberfest.BOCK, "fr") == [
        (
            "Valeur maison, pas celle de la carte imprimée\u00a0: alcool (un verre atteint le bas de la fourchette "
            "d’Ute Krombach, quatre ou cinq la limite de Get Drunk\u00a0; le style le plus fort en reçoit un de plus)"
        )
    ]
    assert house_lines(oktoberfest.BOCK, "en")[0] in page
    assert house_lines(romantic_vacation.DEEP_SEA_DIVE, "en") == [
        (
            "House figure, not the printed one: copies, VP, tier, text "
            "(the printed card is not known to us; a house card in its place)"
        )
    ]
    assert house_lines(NATSUMI, "en") == []
    for card in CARDS.values():
        assert bool(card.house_figures()) == any("house figure" in line.lower() for line in card_lines(card, "en"))


def test_a_page_names_no_source_for_a_house_figure_and_no_cost_where_there_is_none() -> None:
    estate = card_lines(expanding_the_house.ESTATE, "en")
    assert "  cost, symbols: card face" in estate
    assert not any("Cost" in line for line in card_lines(oktoberfest.PILSNER, "en"))


@pytest.mark.parametrize("box", ["romantic_vacation", "expanding_the_house"])
def test_love_that_no_list_counts_is_marked_as_inferred(box: str) -> None:
    love = next(c for c in BOXES[box].cards if c.name == "2 Love")
    assert set(love.inferred_figures()) == {"copies", "cost"}
    assert not {"copies", "cost"} & set(love.source)
    assert not next(c for c in BOXES["base"].cards if c.name == "2 Love").inferred_figures()
