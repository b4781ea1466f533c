"""Card texts: made from the steps, reviewed once, and held by snapshots."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

import pytest

from cuore.boxes.base import CLAIRE, COLETTE, FAY, KAGARI, MILLY, NATSUMI, ONE_LOVE, OPHELIA
from cuore.boxes.registry import CARDS
from cuore.engine import steps
from cuore.engine.kinds import Kind, Phase
from cuore.engine.steps import Score, Step
from cuore.words import LANGUAGES, card_lines, card_text, kind_name, phase_name, points, sentences, title
from cuore.words.sentences import Form, Speaker, clauses, told
from tests.words.regenerate import files

K = TypeVar("K")
DRAW = (steps.Draw(),)
SAMPLES: dict[type[Step], Step] = {
    steps.Gain: steps.Gain(serving=1, love=2, employment=1),
    steps.ChooseBonus: steps.ChooseBonus(love=1, employment=1),
    steps.Draw: steps.Draw(2),
    steps.Discard: steps.Discard(),
    steps.KeepOne: steps.KeepOne(),
    steps.Return: steps.Return(steps.named("1 Love")),
    steps.Take: steps.Take((steps.Match(kinds=(Kind.GENERAL_MAID,), cost_at_most=5),), steps.To.DISCARD),
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
    steps.UnlessMaid: steps.UnlessMaid(DRAW),
    steps.FewerNewCards: steps.FewerNewCards(2),
}


def kinds_of(base: type[K]) -> Iterator[type[K]]:
    for kind in base.__subclasses__():
        yield kind
        yield from kinds_of(kind)


@pytest.mark.parametrize("path", files(), ids=lambda path: path.name)
def test_generated_files_are_the_reviewed_ones(path: Path) -> None:
    wanted = files()[path]
    assert path.read_text(encoding="utf-8") == wanted, "run python -m tests.words.regenerate and review what changed"


def test_every_step_and_every_score_has_a_renderer() -> None:
    assert set(kinds_of(Step)) == set(sentences.RENDERERS)
    assert set(kinds_of(Score)) == set(points.RENDERERS)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", list(kinds_of(Step)), ids=lambda kind: kind.__name__)
def test_every_step_can_be_said_in_every_form(lang: str, kind: type[Step]) -> None:
    assert kind in SAMPLES, "add a sample of the new step"
    for you in (True, False):
        for form in Form:
            said = clauses(Speaker(lang, NATSUMI, you), SAMPLES[kind], form)
            assert all(said)
            assert told(lang, said).endswith(".")


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


def test_an_offer_with_a_consequence_for_others() -> None:
    assert card_text(NATSUMI, "en")[1] == (
        "You may discard a card from your hand. "
        "If you do, every other player who holds 4 or more cards discards a card of their choice."
    )
    assert card_text(NATSUMI, "fr")[1] == (
        "Vous pouvez défausser une carte de votre main. "
        "Si vous le faites, chaque autre joueur qui a au moins 4 cartes en main défausse une carte de son choix."
    )


def test_steps_of_other_players_speak_of_them() -> None:
    speaker = Speaker("en", NATSUMI)
    assert told("en", sentences.sentences(speaker, (SAMPLES[steps.EachOther],))) == (
        "Every other player may discard a card from their hand. If they do, that player draws 1 card. "
        "That player draws 1 card."
    )


def test_an_event_that_lies_free_is_placed_with_a_player() -> None:
    (said,) = clauses(Speaker("en", NATSUMI), SAMPLES[steps.PlaceEvents], Form.DO)
    assert said == (
        "put 2 “Bad Habit” cards from the town "
        "in the private quarters of any player who has a maid there who is not ill"
    )


def test_cards_of_several_kinds_are_joined() -> None:
    matches = tuple(steps.Match(kinds=(kind,)) for kind in (Kind.LOVE, Kind.EVENT, Kind.MAID_CHIEF))
    assert sentences.cards_meant("en", matches) == "a love card, an event or a maid chief"
    assert sentences.cards_meant("fr", matches) == "une carte Amour, un événement ou une servante en chef"


def test_names_of_kinds_titles_and_phases() -> None:
    assert kind_name(Kind.PRIVATE_MAID, "fr") == "Servante privée"
    assert (title(KAGARI, "en"), title(KAGARI, "fr")) == ("Sewing Maid", "Servante couturière")
    assert title(ONE_LOVE, "fr") == ""
    assert phase_name(Phase.EMPLOY, "fr") == phase_name("employ", "fr") == "Phase d’embauche"
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
