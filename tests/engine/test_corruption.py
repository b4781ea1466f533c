"""Damaged saves and records: refused in one line, or read as the very same game; never anything else."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator

import pytest

import cuore
from cuore import Game, SaveError
from cuore.engine.archive import RULES_VERSION
from cuore.words import LANGUAGES, log_lines
from tests.properties.positions import reaction_of_claire, swap_for_eugenie
from tests.properties.walk import ATTACKS, Case, choose

Read = Callable[[str], Game]


def opening(moves: int, case: Case) -> Game:
    """A game some answers old."""
    game = case.deal()
    rng = random.Random(case.seed)
    while len(game.moves) < moves:
        game.apply(choose(rng, game.legal()))
    return game


def keyed() -> Game:
    """A short game from a secret."""
    game = cuore.new_game(secret=bytes(range(32)), seats=["Zoë", "Bob"])
    for _ in range(6):
        game.apply(game.legal()[0])
    return game


GAMES: dict[str, Callable[[], Game]] = {
    "dealt": lambda: opening(14, Case(4, 2, ATTACKS)),
    "three seats": lambda: opening(9, Case(6, 3)),
    "keyed": keyed,
    "laid out": swap_for_eugenie,
    "re-dealt": lambda: reaction_of_claire().determinize(1, 3),
}
FORMS: dict[str, tuple[Callable[[Game], str], Read]] = {
    "save": (Game.save, cuore.load),
    "record": (Game.record, cuore.replay),
}
each_game = pytest.mark.parametrize("make", GAMES.values(), ids=GAMES)
each_form = pytest.mark.parametrize("form", FORMS)


def check_damaged(read: Read, text: str, game: Game) -> bool:
    """Whether the text was refused; if it was not, it must be the same position from the same beginning.

    Answers in between may differ where they lead to the same position: `play all` for one love card after another.
    """
    try:
        found = read(text)
    except SaveError as error:
        line = str(error)
    else:
        line = ""
    if line:
        assert "\n" not in line
        assert len(line) < 2_000
        return True
    assert found.hash() == game.hash()
    assert found.legal() == game.legal()
    assert first_position(found) == first_position(game), "another beginning"
    for lang in LANGUAGES:
        assert log_lines(found, 0, lang)  # the story of what is read can be told
    return False


def first_position(game: Game) -> str:
    """The hash of the position that the game began with."""
    copy = game.clone()
    while copy.moves:
        copy.undo()
    return copy.hash()


# -- kinds of damage -------------------------------------------------------------------------------------------

SPICE = '0123456789abcxyzABC-+.eE,:;[]{}()"\\/# \t\n\r\0é\u2028\ud800'


def damaged(text: str, rng: random.Random) -> str:
    """One random change: of a character, of a stretch, of a number, of a line."""
    at, other = rng.randrange(len(text)), rng.randrange(len(text))
    low, high = sorted((at, min(other, at + 12)))
    match rng.randrange(9):
        case 0:  # one bit of one character
            return text[:at] + chr(ord(text[at]) ^ 1 << rng.randrange(7)) + text[at + 1 :]
        case 1:
            return text[:at] + text[at + 1 :]
        case 2:
            return text[:at] + rng.choice(SPICE) + text[at:]
        case 3:
            return text[:at] + rng.choice(SPICE) + text[at + 1 :]
        case 4:
            return text[:low] + text[high:]
        case 5:
            return text[:high] + text[low:high] + text[high:]
        case 6:
            return _another_number(text, rng)
        case 7:
            return _lines(text, rng)
        case _:
            return (
                text[:at] + text[other:]
                if rng.random() < 0.2
                else text[:at] + text[at : at + 2][::-1] + text[at + 2 :]
            )


def _another_number(text: str, rng: random.Random) -> str:
    starts = [i for i, c in enumerate(text) if c.isdigit() and not text[i - 1].isdigit()]
    start = rng.choice(starts)
    end = start
    while end < len(text) and text[end].isdigit():
        end += 1
    number = rng.choice([0, 1, 2, 3, 7, 31, 99, 511, 1 << 31, 1 << 70, int(text[start:end]) + 1])
    return text[:start] + str(number) + text[end:]


def _lines(text: str, rng: random.Random) -> str:
    lines = text.split("\n" if "\n" in text else ",")
    i, j = rng.randrange(len(lines)), rng.randrange(len(lines))
    change = rng.randrange(4)
    if change == 0:
        del lines[i]
    elif change == 1:
        lines.insert(j, lines[i])
    elif change == 2:
        lines[i], lines[j] = lines[j], lines[i]
    else:
        lines[i] = ""
    return ("\n" if "\n" in text else ",").join(lines)


@each_form
@each_game
def test_random_damage(make: Callable[[], Game], form: str) -> None:
    """A few hundred random changes of each text; most must be noticed."""
    write, read = FORMS[form]
    game = make()
    text = write(game)
    rng = random.Random(f"{form} {len(text)}")
    refused = [check_damaged(read, damaged(text, rng), game) for _ in range(600)]
    assert sum(refused) > 400


@pytest.mark.long
@each_form
@each_game
def test_much_random_damage(make: Callable[[], Game], form: str) -> None:
    """The same ten thousand times, with several changes at once as well."""
    write, read = FORMS[form]
    game = make()
    text = write(game)
    rng = random.Random(f"long {form} {len(text)}")
    for number in range(10_000):
        broken = text
        for _ in range(1 + number % 3):
            broken = damaged(broken, rng) or "?"
        check_damaged(read, broken, game)


@each_form
@each_game
def test_truncation_at_every_line(make: Callable[[], Game], form: str) -> None:
    """A text that stops early is refused: hash and seal stand at its end."""
    write, read = FORMS[form]
    game = make()
    text = write(game)
    assert text.endswith(f"{game.hash()}\n") or f'{game.hash()}","seal":"' in text
    text = text.rstrip()
    cuts = [i for i, c in enumerate(text) if c in "\n,"] + list(range(len(text) - 40, len(text)))
    for cut in cuts:
        with pytest.raises(SaveError):
            read(text[:cut])


@each_game
def test_white_space_and_comments_are_no_damage(make: Callable[[], Game]) -> None:
    """People edit records: blank lines, indentation, comments and line ends do not matter."""
    game = make()
    text = game.record()
    lines = text.splitlines()
    for harmless in (
        text + "\n\n",
        text.replace("\n", "\r\n"),
        "\n".join(f"  {line} \t" for line in lines),
        "\n".join(line for line in lines if line and not line.startswith("#")),
        "\n".join(part for line in lines for part in (line, "# a remark: with a colon", "")),
    ):
        check_same_game(cuore.replay(harmless), game)
    indented = json.dumps(json.loads(game.save()), indent=1)
    check_same_game(cuore.load(indented), game)


def check_same_game(found: Game, game: Game) -> None:
    """Read back whole."""
    assert (found.hash(), found.moves, found.record()) == (game.hash(), game.moves, game.record())


# -- doctored, not damaged ----------------------------------------------------------------------------------------


def every_field(value: object, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The way to every value inside a JSON value."""
    if path:
        yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in list(items)[:12]:
        yield from every_field(inner, (*path, key))


def with_value(text: str, path: tuple[str | int, ...], value: object) -> str:
    """The save with one value replaced."""
    data = json.loads(text)
    inner = data
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return json.dumps(data)


WRONG: list[object] = [
    None,
    True,
    -1,
    0,
    1,
    2,
    1 << 31,
    1.0,
    float("nan"),
    "",
    "x",
    "a\nb",
    [],
    [1],
    [[]],
    {},
    {"a": 1},
]


@pytest.mark.parametrize("name", ["dealt", "re-dealt"])
def test_every_value_of_a_save_replaced(name: str) -> None:
    """Each field and each number in turn becomes something else, of another type or out of range."""
    game = GAMES[name]()
    text = game.save()
    for path in every_field(json.loads(text)):
        for value in WRONG:
            broken = with_value(text, path, value)
            if json.loads(broken) != json.loads(text):
                check_damaged(cuore.load, broken, game)


def test_no_heading_of_a_record_can_be_left_out_or_doubled() -> None:
    """Every line above the moves is needed once, and so is the hash."""
    lines = opening(12, Case(4, 2, ATTACKS)).record().splitlines()
    headings = [i for i, line in enumerate(lines) if line.partition(":")[0] in HEADINGS or i == 0]
    assert len(headings) == len(HEADINGS) + 1
    for i in headings:
        for broken in ([*lines[:i], *lines[i + 1 :]], [*lines[: i + 1], *lines[i:]]):
            with pytest.raises(SaveError):
                cuore.replay("\n".join(broken))


HEADINGS = ("rules", "sets", "seats", "town", "options", "deal", "hash")


def test_what_is_no_game_at_all() -> None:
    """Other files, other versions and other rules are named as such, in one line."""
    save, record = GAMES["dealt"]().save(), GAMES["dealt"]().record()
    for text in ("", " ", "\0", "{}", "[]", "null", "7", '"x"', "[" * 100_000, "{" * 5_000, record, "\ufeff" + save):
        with pytest.raises(SaveError) as refusal:
            cuore.load(text)
        assert "\n" not in str(refusal.value)
    for text in ("", "\n", "cuore record 2\n", "cuore record 1", save, "\ufeff" + record, record.replace(":", "")):
        with pytest.raises(SaveError) as refusal:
            cuore.replay(text)
        assert "\n" not in str(refusal.value)
    with pytest.raises(SaveError, match="damaged"):  # the seal stands over the version, too
        cuore.load(save.replace(f'"rules":{RULES_VERSION}', '"rules":1'))
    with pytest.raises(SaveError, match="damaged"):
        cuore.replay(record.replace(f"rules: {RULES_VERSION}", "rules: 77"))


def test_a_game_read_from_a_save_can_be_recorded() -> None:
    """Whatever `load` accepts leads to a record that `replay` accepts: the two forms cannot disagree."""
    game = GAMES["dealt"]()
    text = game.save().replace('"seed 4"', '"seed 5"')
    assert text != game.save()
    try:
        found = cuore.load(text)
    except SaveError:
        return
    assert cuore.replay(found.record()).hash() == found.hash()
