"""Prompts: a question for everything that can be asked."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cuore.engine import view
from cuore.words import LANGUAGES, prompt
from tests.stacks import PHASES
from tests.words.reading import MIXES, game, mix_name

NAMES = ("Raoul", "Baron")
# How a line calls the one who must answer.
CALLS = dict.fromkeys(LANGUAGES, "{}, ") | {"ja": "{}さん、"}


def asked(what: str, card: str | None = None, about: str | None = None, **more: Any) -> Any:
    return {"seat": 0, "what": what, "card": card, "about": about, **more}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("optional", [None, False, True])
def test_every_question_of_a_view_has_words(lang: str, optional: bool | None) -> None:
    more: dict[str, Any] = {} if optional is None else {"optional": optional}
    cards = [*view._ASKS.values(), *view._CARD_ASKS.values()]
    questions = [asked(what, "Nord Twilight", "Baron", **more) for what in cards]
    questions += [asked(what, **more) for what in PHASES]
    lines = [prompt(question, NAMES, lang) for question in questions]
    assert len(set(lines)) == len(lines)
    assert all(line.startswith(CALLS[lang].format("Raoul")) for line in lines)


@pytest.mark.parametrize("sets", MIXES, ids=mix_name)
def test_every_decision_of_a_game_can_be_asked(sets: tuple[str, ...]) -> None:
    seed = MIXES.index(sets)
    g = game(seed, 2 + seed % 3, sets=sets)
    dice = random.Random(seed)
    while not g.over:
        for lang in LANGUAGES:
            line = prompt(g.view(None)["asked"], g.seats, lang)
            assert line.startswith(CALLS[lang].format(g.seats[g.to_move]))
            assert "{" not in line
        g.apply(dice.choice(g.legal()))
    assert prompt(g.view(None)["asked"], g.seats, "en") == "The game is over."


def test_prompts_read_like_a_question() -> None:
    question = asked("discard", "Natsumi Fujikawa")
    assert prompt(question, NAMES, "en") == "Raoul, discard a card (Natsumi Fujikawa)."
    assert prompt(question, NAMES, "fr") == "Raoul, défaussez une carte (Natsumi Fujikawa)."
    assert prompt(question, NAMES, "ja").startswith("Raoulさん、カードを1枚捨ててください")
    assert prompt(question | {"optional": True}, NAMES, "en") == "Raoul, you may discard a card (Natsumi Fujikawa)."
    assert prompt(asked("destination", "Illness", "Illness"), NAMES, "en") == "Raoul, choose where Illness goes."


def test_a_yes_says_what_it_would_do() -> None:
    assert prompt(asked("yes", "Tanya Petrushka"), NAMES, "en") == (
        "Raoul, would you like to draw 1 card? (Tanya Petrushka)"
    )
    assert prompt(asked("yes", "Tanya Petrushka"), NAMES, "ja").startswith("Raoulさん、カードを1枚引いてもよいです。")
    assert prompt(asked("yes", "Eugenie Fontaine"), NAMES, "fr") == (
        "Raoul, voulez-vous laisser ce joueur voir une carte au hasard de votre main, "
        "puis échanger les deux cartes\u00a0? (Eugenie Fontaine)"
    )
    assert prompt(asked("yes", "Nora Morgenstern"), NAMES, "en") == (
        "Raoul, would you like to pay 1 serving? (Nora Morgenstern)"
    )
    assert prompt(asked("yes", "Phyllis Lumley"), NAMES, "fr") == (
        "Raoul, voulez-vous défausser la carte du dessus de votre salle d’attente\u00a0? (Phyllis Lumley)"
    )
    assert prompt(asked("yes", "Kagari Ichinomiya"), NAMES, "en") == (
        "Raoul, would you like to use this effect? (Kagari Ichinomiya)"
    )


def test_a_card_looked_at_names_whose_pile_it_would_go_to() -> None:
    assert "Baron’s discard pile" in prompt(asked("looked", "Eliza Rosewater", "Baron"), NAMES, "en")
    assert "your discard pile" in prompt(asked("looked", "Eliza Rosewater", "Raoul"), NAMES, "en")
