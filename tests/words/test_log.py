"""The log: what happened, in words, and only what the reader may know."""

from __future__ import annotations

import re

import pytest

import cuore
from cuore.engine.events import Event, EventKind
from cuore.engine.moves import KEEP, SHIFT
from cuore.words import LANGUAGES, log_lines, score_lines
from cuore.words.log import WRITERS
from tests.cards.table import CardTable, has, table
from tests.words.reading import MIXES, messages, mix_name, played, without_names

KEY = re.compile(r"\b(?:log|step|text|move|prompt|bonus|spot)-[a-z]")


def story(t: CardTable, seat: int | None, *moves: str, lang: str = "en") -> list[str]:
    t.play(*moves)
    return log_lines(t.game, seat, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("sets", MIXES, ids=mix_name)
def test_random_games_can_be_told_to_everybody(lang: str, sets: tuple[str, ...]) -> None:
    seed = MIXES.index(sets)
    game = played(seed, 2 + seed % 5, sets=sets)
    for seat in (None, *range(len(game.seats))):
        *lines, last = log_lines(game, seat, lang)
        for line in lines:
            assert line
            assert line == line.strip()
            assert "-1" not in line
            assert "{" not in line
            assert not KEY.search(line)
        assert "VP" in last or "PV" in last  # who won, with how many points, which may well be -1


@pytest.mark.parametrize("sets", MIXES, ids=mix_name)
def test_every_event_of_a_game_has_a_writer(sets: tuple[str, ...]) -> None:
    assert {event.what for event in played(3, sets=sets).events(None)} <= set(WRITERS)


@pytest.mark.parametrize("sets", MIXES, ids=mix_name)
def test_a_log_tells_nothing_that_its_reader_cannot_know(sets: tuple[str, ...]) -> None:
    game = played(2, moves=150, sets=sets)
    for seat in range(len(game.seats)):
        other = game.determinize(seat, seed=99)
        assert log_lines(other, seat, "en") == log_lines(game, seat, "en")


def test_others_see_that_cards_are_drawn_but_not_which() -> None:
    spectator = [line for line in log_lines(played(1), None, "en") if " draws " in line]
    assert spectator
    assert all(re.search(r" draws (a card|\d+ cards)\.$", line) for line in spectator)


def test_no_english_in_a_japanese_log() -> None:
    for sets in MIXES:
        for line in log_lines(played(2, sets=sets), 0, "ja"):
            assert not re.search("[a-z]", without_names(line)), line


def test_no_english_in_a_french_log() -> None:
    english = re.compile(r"\b(the|draws|cards?|turn|plays|discard|deck|is|of)\b", re.IGNORECASE)
    for sets in MIXES:
        for line in log_lines(played(2, sets=sets), 0, "fr"):
            assert not english.search(without_names(line)), line


def test_a_new_game_begins_with_its_first_turn() -> None:
    game = cuore.new_game(seats=["Ann", "Bob"], seed=1)
    assert log_lines(game, 0, "en") == ["— Turn 1: Ann —"]
    assert log_lines(game, 0, "fr") == ["— Tour 1\u00a0: Ann —"]
    while game.to_move == 0:
        game.apply(game.legal()[-1])
    assert log_lines(game, None, "en") == ["— Turn 1: Ann —", "Ann draws 5 cards.", "— Turn 2: Bob —"]


def test_draws_of_one_seat_are_one_line() -> None:
    t = table(phase="serve", Ann=has("Moine", deck="Kagari, 1 Love, 1 Love"))
    t.play("Ann: serve Moine")
    assert log_lines(t.game, 0, "en")[1:] == [
        "Ann is served by Moine de Lefèvre.",
        "Ann draws Kagari Ichinomiya, 1 Love.",
    ]
    assert log_lines(t.game, 1, "en")[-1] == "Ann draws 2 cards."
    assert log_lines(t.game, 1, "fr")[-1] == "Ann pioche 2 cartes."
    assert log_lines(t.game, 0, "ja")[-1] == "AnnはKagari Ichinomiya、1ラブを引く。"
    assert log_lines(t.game, 1, "ja")[-1] == "Annはカード2枚を引く。"


def test_love_cards_played_one_by_one_are_one_line() -> None:
    t = table(phase="employ", Ann=has("1 Love x2, 2 Love"))
    t.play("Ann: play 1 Love", "Ann: play 1 Love", "Ann: play 2 Love")
    assert log_lines(t.game, 1, "en")[1:] == ["Ann plays 1 Love ×2, 2 Love."]


def test_natsumi_and_those_who_discard() -> None:
    t = table(phase="serve", Ann=has("Natsumi, 1 Love", deck="1 Love"), Bob=has("1 Love x4"))
    t.play("Ann: serve Natsumi", "Ann: discard 1 Love")
    assert log_lines(t.game, 1, "en")[1:] == [
        "Ann is served by Natsumi Fujikawa.",
        "Ann draws a card.",
        "Ann discards 1 Love.",
        "Bob discards 1 Love.",
    ]


def test_eliza_looks_and_discards_or_leaves() -> None:
    moves = ("Ann: serve Eliza", "Ann: target Bob")

    def dealt() -> CardTable:
        return table(phase="serve", Ann=has("Eliza", deck="1 Love"), Bob=has(deck="Kagari, 1 Love"))

    gone = dealt()
    assert story(gone, 0, *moves, "Ann: discard Kagari")[2:] == [
        "Ann looks at the top card of Bob’s deck: Kagari Ichinomiya.",
        "Ann puts Kagari Ichinomiya on Bob’s discard pile.",
    ]
    assert log_lines(gone.game, 1, "en")[2] == "Ann looks at the top card of Bob’s deck."
    assert story(dealt(), 1, *moves, "Ann: done")[2:4] == [
        "Ann looks at the top card of Bob’s deck.",
        "Ann leaves it where it was.",
    ]
    assert story(dealt(), 0, "Ann: serve Eliza", "Ann: target Ann", lang="fr")[2] == (
        "Ann regarde la carte du dessus de sa propre salle d’attente\u00a0: 1 Amour."
    )


def test_eugenie_swaps_openly_for_two_and_silently_for_the_rest() -> None:
    t = table(Ann=has("1 Love", quarters="Eugenie"), Bob=has("Kagari"), Cleo=has())
    t.play("Ann: use Eugenie", "Ann: yes")
    assert log_lines(t.game, 1, "en")[1:4] == [
        "Ann uses Eugenie Fontaine.",
        "Ann looks at a card of Bob’s hand: Kagari Ichinomiya.",
        "Ann shows 1 Love to Bob, and the two cards change hands.",
    ]
    assert log_lines(t.game, 2, "en")[2:4] == [
        "Ann looks at a card of Bob’s hand.",
        "Ann and Bob swap a card of their hands.",
    ]


def test_events_land_are_turned_away_and_leave() -> None:
    t = table(phase="employ", Ann=has("3 Love x2"), Bob=has("Claire", quarters="Azure, Viola"))
    t.play("Ann: play all", "Ann: employ Illness", "Ann: target Bob: Azure")
    assert log_lines(t.game, None, "en")[1:] == [
        "Ann plays 3 Love ×2.",
        "Ann employs Illness.",
        "Ann chooses Azure Crescent in Bob’s private quarters.",
    ]
    assert story(t, None, "Bob: reveal Claire")[4:6] == [
        "Bob reveals Claire Saint-Juste.",
        "Bob turns Illness away: it goes back to the town.",
    ]
    t = table(phase="employ", Ann=has("3 Love x2"), Bob=has(quarters="Azure, Viola"))
    told = story(t, None, "Ann: play all", "Ann: employ Illness", "Ann: target Bob: Azure")
    assert told[3] == "Illness now lies on Azure Crescent in Bob’s private quarters."
    t = table(phase="serve", Ann=has("Claire", quarters="Azure, Bad Habit"))
    told = story(t, None, "Ann: serve Claire", "Ann: target Ann: Bad Habit")
    assert told[2] == "Bad Habit leaves Ann’s private quarters."


def test_bonuses_and_the_price_of_amber() -> None:
    t = table(active="Bob", Ann=has(quarters="Amber"), Bob=has(deck="1 Love x9", quarters="Fay"))
    told = story(t, None, "Bob: choose love", "Bob: end turn")
    assert told[1:7] == [
        "Bob’s Fay Longfang acts.",
        "Bob gains Love +1.",
        "Ann’s Amber Twilight acts.",
        "Bob discards 1 Love.",
        "Bob will draw one card fewer.",
        "Bob draws 4 cards.",
    ]


OKTOBERFEST = ("oktoberfest",)


def test_a_beer_off_the_pile_is_seen_by_its_owner_only() -> None:
    t = table(sets=OKTOBERFEST, phase="employ", piles={"beer": "Altbier, Bock"}, Ann=has("3 Love x2"))
    t.play("Ann: play all", "Ann: employ Nadja", "Ann: beer top")
    assert log_lines(t.game, 0, "en")[-1] == "Ann gains the beer Altbier."
    assert log_lines(t.game, 1, "en")[-1] == "Ann gains a beer from the pile."
    assert log_lines(t.game, None, "fr")[-1] == "Ann reçoit une bière de la pile."


def test_which_beer_goes_under_a_beer_fest_is_a_secret() -> None:
    t = table(sets=OKTOBERFEST, phase="employ", Ann=has("3 Love x2", quarters="Bock, Altbier"))
    t.play("Ann: play all", "Ann: employ Beer Fest", "Ann: target Ann: Bock")
    assert log_lines(t.game, 0, "en")[-1] == "Ann chooses the beer Bock."
    assert log_lines(t.game, 1, "en")[-1] == "Ann chooses a beer."


def test_a_beer_that_changes_hands_is_known_to_two() -> None:
    t = table(
        sets=OKTOBERFEST,
        Ann=has("1 Love", quarters="Let Me Drink!"),
        Bob=has(quarters="Bock"),
        Cleo=has(quarters="Altbier"),
    )
    t.play("Ann: use Let Me Drink!", "Ann: target Bob")
    assert log_lines(t.game, 1, "en")[1:5] == [
        "Ann uses Let Me Drink!.",
        "Ann discards 1 Love.",
        "Let Me Drink!, Ann’s until now, leaves the game.",
        "Bock goes from Bob to Ann.",
    ]
    assert log_lines(t.game, 2, "en")[4] == "A beer goes from Bob to Ann."


def test_nicole_goes_to_a_discard_pile() -> None:
    t = table(sets=OKTOBERFEST, phase="employ", town="Nicole", Ann=has("2 Love"), Bob=has())
    t.play("Ann: play 2 Love", "Ann: employ Nicole", "Ann: target Bob")
    assert log_lines(t.game, None, "en")[2:] == [
        "Ann employs Nicole Schmieg.",
        "Nicole Schmieg goes to Bob’s discard pile.",
    ]


def test_a_building_that_falls_is_told_by_its_owner() -> None:
    t = table(
        sets=("expanding_the_house",),
        phase="serve",
        Ann=has("Victoria", deck="Tiffany, 1 Love"),
        Bob=has(deck="1 Love", quarters="Garden"),
    )
    t.play("Ann: serve Victoria", "Ann: target Bob: Garden")
    assert log_lines(t.game, None, "en")[2:5] == [
        "Ann discards Tiffany Wise.",
        "Bob discards 1 Love.",
        "Garden leaves Bob’s private quarters and goes back to the town.",
    ]


def test_what_nord_keeps_is_told_to_her_owner_only() -> None:
    t = table(Ann=has("1 Love x2, Kagari", quarters="Nord"), Bob=has(quarters="Azure"))
    t.play("Ann: use Nord", "Ann: keep Kagari")
    kept = [event for event in t.game.events(0) if event.what is EventKind.MOVED and event.card >> SHIFT == KEEP]
    assert kept
    assert log_lines(t.game, 0, "en")[2:4] == ["Ann keeps Kagari Ichinomiya.", "Ann discards 1 Love ×2."]
    assert log_lines(t.game, 1, "en")[2:4] == ["Ann keeps one card of the hand.", "Ann discards 1 Love ×2."]


def test_every_line_of_the_log_is_a_message_of_its_own() -> None:
    assert len([key for key in messages("en") if key.startswith("log-")]) > len(WRITERS)


def test_points_are_told_card_by_card() -> None:
    t = table(Ann=has("Colette x2, 1 Love", quarters="Azure, Viola, Bad Habit"))
    assert score_lines(t.game, 0, "en") == [
        "Colette Framboise ×2: 7 VP",
        "Azure Crescent ×1, Viola Crescent ×1: 5 VP",  # the pair is neither sister's alone
        "Bad Habit ×1: -1 VP",
        "Ann: 11 VP in all",
        "Maids that bring nothing (they decide a tie): 0",
    ]
    assert score_lines(t.game, 0, "fr")[-2] == "Ann\u00a0: 11 PV en tout"


class Shared(cuore.Game):
    """A game that has ended with a tie."""

    def chapters(self) -> list[tuple[Event, ...]]:
        return [(Event(EventKind.GAME_OVER, 0),)]

    def winners(self) -> list[int]:
        return [0, 1]


def test_a_shared_victory_names_all_winners() -> None:
    game = Shared(cuore.new_game(seats=["Ann", "Bob"], seed=1).state, "test")
    assert log_lines(game, None, "en")[-2:] == ["— The game is over —", "Ann, Bob share the victory with 3 VP."]
    assert log_lines(game, None, "fr")[-1] == "Ann, Bob partagent la victoire avec 3 PV."
    assert log_lines(game, None, "ja")[-1] == "Ann、Bobが3VPで勝利を分かち合う。"
