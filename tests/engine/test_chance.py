"""The two sources of chance: fair shuffles, the same for ever from the same seed or secret."""

from __future__ import annotations

import hmac
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice, pairwise, permutations
from math import factorial, sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cuore
from cuore.engine import chance as module
from cuore.engine.chance import Chance, FastChance, KeyedChance, chance_from_plain, fast_chance

SECRET = bytes(range(32))
SOURCES: dict[str, Callable[[int], Chance]] = {
    "fast": fast_chance,
    "keyed": lambda seed: KeyedChance(seed.to_bytes(32, "big")),
}
each_source = pytest.mark.parametrize("source", SOURCES.values(), ids=SOURCES)


def chi_square(observed: Counter[object], cells: int) -> float:
    """How far from uniform, in standard deviations of the statistic; all seeds here are fixed, so it is too."""
    expected = observed.total() / cells
    assert len(observed) <= cells
    statistic = sum((n - expected) ** 2 for n in observed.values()) / expected
    statistic += (cells - len(observed)) * expected
    return (statistic - (cells - 1)) / sqrt(2 * (cells - 1))


# -- fairness ----------------------------------------------------------------------------------------------------


@each_source
@given(cards=st.lists(st.integers(0, 511), max_size=60), seed=st.integers(0, 2**63))
@settings(max_examples=60, deadline=None, derandomize=True, database=None)
def test_a_shuffle_is_a_permutation(source: Callable[[int], Chance], cards: list[int], seed: int) -> None:
    """No card is lost or doubled."""
    shuffled = cards[:]
    source(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(cards)


@each_source
@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_every_order_is_as_likely(source: Callable[[int], Chance], size: int) -> None:
    """All orders of a small deck, out of one long run of the source."""
    chance = source(2024)
    seen: Counter[object] = Counter()
    for _ in range(40 * factorial(size) + 400):
        deck = list(range(size))
        chance.shuffle(deck)
        seen[tuple(deck)] += 1
    assert set(seen) == set(permutations(range(size)))
    assert abs(chi_square(seen, factorial(size))) < 4


@each_source
@pytest.mark.parametrize("size", [7, 10, 23])
def test_every_card_is_as_likely_in_every_place(source: Callable[[int], Chance], size: int) -> None:
    """Each card of a larger deck in each place, and each pair of neighbours."""
    chance = source(7)
    places: Counter[object] = Counter()
    neighbours: Counter[object] = Counter()
    for _ in range(3_000):
        deck = list(range(size))
        chance.shuffle(deck)
        places.update((place, card) for place, card in enumerate(deck))
        neighbours.update(pairwise(deck))
    assert abs(chi_square(places, size * size)) < 5
    assert abs(chi_square(neighbours, size * (size - 1))) < 5


@each_source
def test_the_first_shuffle_of_close_seeds_is_fair(source: Callable[[int], Chance]) -> None:
    """Seeds 0, 1, 2, … give unrelated first shuffles: people count seeds upwards."""
    seen: Counter[object] = Counter()
    pairs: Counter[object] = Counter()
    last = 0
    for seed in range(4_000):
        deck = [0, 1, 2, 3]
        source(seed).shuffle(deck)
        seen[tuple(deck)] += 1
        pairs[last, deck[0]] += 1
        last = deck[0]
    assert abs(chi_square(seen, 24)) < 4
    assert abs(chi_square(pairs, 16)) < 4


@each_source
@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 40])
def test_below_is_uniform(source: Callable[[int], Chance], n: int) -> None:
    """`below` gives each number from 0 to n - 1 equally often."""
    chance = source(99)
    seen: Counter[object] = Counter(chance.below(n) for _ in range(200 * n))
    assert set(seen) == set(range(n))
    assert n == 1 or abs(chi_square(seen, n)) < 4


# -- the same for ever -------------------------------------------------------------------------------------------


@each_source
def test_clone_and_plain_form_go_on_the_same_way(source: Callable[[int], Chance]) -> None:
    """A copy, and a source read back from a save, give what the original gives, and leave it alone."""
    chance = source(3)
    chance.shuffle(list(range(9)))
    chance.below(6)
    copies = [chance.clone(), chance_from_plain(chance.plain())]
    before = chance.plain()
    runs = []
    for each in copies:
        deck = list(range(30))
        each.shuffle(deck)
        runs.append((deck, [each.below(100) for _ in range(20)]))
        assert chance.plain() == before
    deck = list(range(30))
    chance.shuffle(deck)
    assert runs == [(deck, [chance.below(100) for _ in range(20)])] * 2


def test_a_shuffle_of_nothing_or_of_one_card_uses_no_word() -> None:
    """So that a source does not depend on how often an empty deck was looked at."""
    chance = fast_chance(1)
    before = chance.plain()
    chance.shuffle([])
    chance.shuffle([5])
    assert chance.plain() == before


def test_the_word_stays_in_range() -> None:
    """The multiply-with-carry word never dies and never leaves 62 bits, from any seed."""
    for seed in (0, -1, 1, 2**64, -(2**200), 10**30):
        chance = fast_chance(seed)
        words = set()
        for _ in range(3_000):
            chance.below(10)
            words.add(int(chance.plain()[1]))
        assert len(words) == 3_000
        assert 0 < min(words) <= max(words) < 1 << 62


def test_known_answers() -> None:
    """Committed results: another machine, another Python or a rewrite must not change one shuffle."""
    decks = []
    for chance in (fast_chance(7), KeyedChance(SECRET)):
        deck = list(range(12))
        chance.shuffle(deck)
        decks.append((deck, [chance.below(1000) for _ in range(4)]))
    assert decks == KNOWN


KNOWN = [
    ([11, 8, 6, 10, 1, 4, 3, 0, 9, 7, 2, 5], [85, 423, 498, 750]),
    ([10, 8, 7, 9, 0, 1, 5, 6, 3, 4, 11, 2], [56, 164, 961, 196]),
]


# -- keyed -------------------------------------------------------------------------------------------------------


def deals(secret: bytes) -> list[list[int]]:
    """A few shuffles in a row."""
    chance = KeyedChance(secret)
    decks = []
    for _ in range(3):
        deck = list(range(20))
        chance.shuffle(deck)
        decks.append(deck)
    return decks


def test_keyed_shuffles_come_from_the_secret_alone() -> None:
    """The same secret gives the same shuffles, another secret others, and no shuffle is like the one before."""
    assert deals(SECRET) == deals(bytes(SECRET))
    for bit in range(0, 256, 17):
        other = bytearray(SECRET)
        other[bit // 8] ^= 1 << bit % 8
        assert all(a != b for a, b in zip(deals(bytes(other)), deals(SECRET), strict=True))
    assert len({tuple(deck) for deck in deals(SECRET)}) == 3


def test_a_commitment_is_stable_and_tells_nothing() -> None:
    """The commitment depends on the secret only, not on how far the game is, and differs for every secret."""
    chance = KeyedChance(SECRET)
    first = chance.commitment()
    chance.shuffle(list(range(40)))
    assert chance.commitment() == first == KeyedChance(SECRET, 17).commitment()
    assert len({KeyedChance(n.to_bytes(32, "big")).commitment() for n in range(100)}) == 100
    assert SECRET.hex() not in first
    assert first == "27503c5831463b18839e299fe89e38ca75dc1d26623c1b04a801d9516e28dbe5"


def test_a_keyed_game_can_be_checked_afterwards() -> None:
    """Whoever learns the secret after the game deals the same game again."""
    one, two = (cuore.new_game(secret=SECRET, town="random", seats=["Ann", "Bob"]) for _ in range(2))
    other = cuore.new_game(secret=bytes(32), town="random", seats=["Ann", "Bob"])
    assert one.hash() == two.hash() != other.hash()


@pytest.mark.parametrize("size", [0, 16, 31, 33, 64])
def test_a_secret_has_256_bits(size: int) -> None:
    """Shorter and longer ones are refused in one line that does not show them."""
    with pytest.raises(cuore.SetupError, match=f"32 bytes, not {size}"):
        cuore.new_game(secret=b"\xab" * size)


def words(secret: bytes, count: int) -> Iterator[int]:
    """The stream of one shuffle, written a second time: HMAC-SHA256 over `count.block`, 32 bits at a time."""
    for block in range(10_000):
        digest = hmac.new(secret, f"{count}.{block}".encode(), "sha256").digest()
        for i in range(0, 32, 4):
            yield int.from_bytes(digest[i : i + 4], "big")


@pytest.mark.parametrize("n", [1, 2, 3, 7, 40, 3 << 30, 2**31 + 1, 2**32])
def test_keyed_numbers_by_a_second_hand(n: int) -> None:
    """Words from the last, incomplete run of n are thrown away, the others are taken modulo n."""
    limit = (1 << 32) - (1 << 32) % n
    rejected = 0
    chance = KeyedChance(SECRET)
    for number in range(1, 200):
        stream = list(islice(words(SECRET, number), 64))
        first = next(i for i, word in enumerate(stream) if word < limit)
        rejected += first
        assert chance.below(n) == stream[first] % n
    if n in (3 << 30, 2**31 + 1):
        assert rejected > 30


def test_a_keyed_shuffle_by_a_second_hand() -> None:
    """Fisher and Yates from the last place down, one number below i + 1 for place i."""
    expected, deck = list(range(30)), list(range(30))
    stream = words(SECRET, 1)
    for i in range(29, 0, -1):
        limit = (1 << 32) - (1 << 32) % (i + 1)
        j = next(word for word in stream if word < limit) % (i + 1)
        expected[i], expected[j] = expected[j], expected[i]
    KeyedChance(SECRET).shuffle(deck)
    assert deck == expected


# A compiled function takes no stream but its own.
not_compiled = pytest.mark.skipif(not str(module.__file__).endswith(".py"), reason="the engine is compiled")


class Words:
    """A stream that says what it was told to say."""

    def __init__(self, *words: int) -> None:
        self.words = list(words)

    def next(self) -> int:
        return self.words.pop(0)


@not_compiled
@pytest.mark.parametrize("n", [3, 5, 6, 7, 40, 2**31 + 1])
def test_rejection_sampling_at_its_boundary(n: int) -> None:
    """The last word of the last whole run of n counts; the first one behind it is thrown away."""
    limit = (1 << 32) - (1 << 32) % n
    sample = module._rejection_sample
    assert sample(Words(limit - 1), n) == n - 1  # type: ignore[arg-type]
    rejected = Words(limit, (1 << 32) - 1, 1)
    assert sample(rejected, n) == 1  # type: ignore[arg-type]
    assert not rejected.words


@not_compiled
@pytest.mark.parametrize("n", [1, 2, 64, 2**32])
def test_nothing_is_rejected_where_n_divides_the_range(n: int) -> None:
    """A power of two uses every word."""
    stream = Words((1 << 32) - 1)
    assert module._rejection_sample(stream, n) == n - 1  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "plain",
    [
        *([], ["fast"], ["fast", "7"], ["fast", 0], ["fast", -1], ["fast", 1 << 62], ["slow", 7]),
        *(["keyed", "00", 0], ["keyed", "zz" * 32, 0], ["keyed", "00" * 32, -1], ["keyed", "00" * 32]),
        *(["fast", 1.5], ["fast", 7, 7], None, "fast", {"fast": 7}),
    ],
    ids=str,
)
def test_a_damaged_source_is_refused(plain: object) -> None:
    """What is not a source of chance is a ValueError, which the archive turns into a SaveError."""
    with pytest.raises(ValueError, match=r"chance|hexadecimal"):
        chance_from_plain(plain)  # type: ignore[arg-type]


def test_any_whole_number_is_a_seed_and_nothing_else_is() -> None:
    """Negative and huge seeds deal; floats, strings and truth values are refused."""
    for seed in (0, -5, 2**200):
        assert cuore.new_game(seed=seed).hash() == cuore.new_game(seed=seed).hash()
    wrong: list[object] = [1.0, "7", True, b"7"]
    for thing in wrong:
        with pytest.raises(cuore.SetupError):
            cuore.new_game(seed=thing)  # type: ignore[arg-type]
    assert isinstance(cuore.new_game(seed=7).state.chance, FastChance)
