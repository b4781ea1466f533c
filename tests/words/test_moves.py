"""Moves in words: registered with the engine, and never two alike."""

from __future__ import annotations

import random

import pytest

from cuore.engine import moves as m
from cuore.engine.errors import SetupError
from cuore.engine.kinds import Phase
from cuore.engine.notation import PHRASE_BOOKS
from cuore.engine.verbs import CARD_VERBS, PLAIN
from cuore.words import LANGUAGES, move_text
from tests.words.reading import MIXES, game, messages, mix_name

VERBS = (
    *("SERVE", "CHAMBER", "USE", "ACQUIRE", "PLAY", "PLAY_ALL", "EMPLOY", "BEER", "CHOOSE", "CHOOSE_BONUS"),
    *("DISCARD", "RETURN", "TAKE", "KEEP", "PUT", "REVEAL", "TARGET", "TARGET_CARD", "NUMBER", "YES", "NO", "DONE"),
    *("END_PHASE", "END_TURN"),
)


ENDED = (Phase.START, Phase.SERVE, Phase.EMPLOY)  # and those that a box brings


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_moves_there_can_be_read_differently(lang: str) -> None:
    table = game(1, sets=MIXES[-1]).table
    moves = [plain.move for plain in PLAIN]
    moves += [verb.number << m.SHIFT | card for verb in CARD_VERBS for card in table.cards]
    moves += [m.END_PHASE << m.SHIFT | phase for phase in table.phase_words if phase in ENDED]
    moves += [m.TARGET << m.SHIFT | seat << m.SEAT_SHIFT for seat in range(3)]
    moves += [
        m.TARGET_CARD << m.SHIFT | seat << m.SEAT_SHIFT | under | events << m.ON_SHIFT | card
        for seat in range(3)
        for under in (n << m.UNDER_SHIFT for n in range(m.UNDER_MASK + 1))
        for events in range(9)
        for card in table.cards
    ]
    moves += [m.NUMBER << m.SHIFT | number for number in range(12)]
    texts = [move_text(table, move, lang) for move in moves]
    assert len(set(texts)) == len(moves)
    assert {move >> m.SHIFT for move in moves} == {getattr(m, name) for name in VERBS}


@pytest.mark.parametrize("sets", MIXES, ids=mix_name)
def test_the_moves_of_a_game_can_be_read_in_every_language(sets: tuple[str, ...]) -> None:
    seed = MIXES.index(sets)
    g = game(seed, 2 + seed % 3, sets=sets)
    dice = random.Random(seed)
    while not g.over:
        legal = g.legal()
        for lang in LANGUAGES:
            texts = [g.text(move, lang) for move in legal]
            assert len(set(texts)) == len(legal)
            assert not any("{" in text or text != text.strip() for text in texts)
        g.apply(dice.choice(legal))


def test_french_moves() -> None:
    g = game(1)
    table = g.table
    colette = next(card.id for card in table.cards.values() if card.name.startswith("Colette"))
    ill = m.TARGET_CARD << m.SHIFT | 1 << m.SEAT_SHIFT | colette
    assert g.text(m.SERVE << m.SHIFT | colette, "fr") == "se faire servir par Colette Framboise"
    assert g.text(m.CHAMBER << m.SHIFT | colette, "fr") == "transformer Colette Framboise en femme de chambre"
    assert g.text(m.RETURN << m.SHIFT | colette, "fr") == "renvoyer en ville Colette Framboise"
    assert g.text(ill, "fr") == "viser Bob\u00a0: Colette Framboise"
    assert g.text(ill | 1 << m.ON_SHIFT, "fr") == "viser Bob\u00a0: Colette Framboise (malade)"
    assert g.text(ill | 3 << m.ON_SHIFT, "fr") == "viser Bob\u00a0: Colette Framboise (malade 3 fois)"
    assert g.text(m.END_TURN_MOVE, "fr") == "finir le tour"


def test_french_moves_of_the_other_boxes() -> None:
    g = game(1, sets=("oktoberfest", "expanding_the_house"))
    number = {card.name: card.id for card in g.table.cards.values()}
    estate = m.TARGET_CARD << m.SHIFT | 1 << m.SEAT_SHIFT | number["Estate"]
    assert g.text(m.BEER << m.SHIFT, "fr") == "prendre la bière du dessus de la pile"
    assert g.text(m.BEER << m.SHIFT | 1, "fr") == "prendre la bière visible"
    assert g.text(m.CHOOSE << m.SHIFT | number["Bock"], "fr") == "choisir Bock"
    assert g.text(m.NUMBER << m.SHIFT | 3, "fr") == "annoncer 3"
    assert g.text(estate | m.FACE_DOWN << m.UNDER_SHIFT, "fr") == "viser Bob\u00a0: Estate (sur une carte)"
    assert (
        g.text(estate | m.FACE_DOWN << m.UNDER_SHIFT | 2 << m.ON_SHIFT, "fr")
        == "viser Bob\u00a0: Estate (sous 2 tempêtes, sur une carte)"
    )


def test_japanese_moves() -> None:
    g = game(1, sets=("oktoberfest", "expanding_the_house"))
    number = {card.name: card.id for card in g.table.cards.values()}
    estate = m.TARGET_CARD << m.SHIFT | 1 << m.SEAT_SHIFT | number["Estate"]
    assert g.text(m.SERVE << m.SHIFT | number["1 Love"], "ja") == "1ラブに給仕してもらう"
    assert g.text(m.BEER << m.SHIFT | 1, "ja") == "公開されているビールを取る"
    assert g.text(estate, "ja").endswith("Bobの邸宅")
    assert "嵐2枚、下にカードあり" in g.text(estate | m.FACE_DOWN << m.UNDER_SHIFT | 2 << m.ON_SHIFT, "ja")


def test_every_language_but_english_has_a_phrase_book() -> None:
    assert set(PHRASE_BOOKS) == set(LANGUAGES) - {"en"}
    ends = ("end-start", "end-serve", "end-work", "end-employ")
    wanted = {f"move-{key}" for key in (*(v.key for v in CARD_VERBS), *(plain.key for plain in PLAIN), *ends)} | {
        "move-number",
        "move-target",
        "move-target-card",
    }
    for lang in PHRASE_BOOKS:
        assert {key for key in messages(lang) if key.startswith("move-")} == wanted


def test_an_unknown_language_is_named_with_the_known_ones() -> None:
    with pytest.raises(SetupError, match=r"'xx' \(allowed: en, fr"):
        game(1).text(m.YES_MOVE, "xx")
