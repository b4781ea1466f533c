"""The only source of randomness.

Two sources behind one interface. `FastChance` is a multiply-with-carry generator of one 64-bit word, for simulation.
`KeyedChance` is for tables where people play for real: a 256-bit secret, one HMAC stream per shuffle, rejection
sampling; its commitment can be shown before the deal and the secret after the game.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final, final

from cuore.engine.ints import i64
from cuore.engine.zones import Zone, as_list, row_to_change, zone

# Marsaglia's multiplier; every product fits in 62 bits, so the word is the same in plain and in compiled Python.
_MULTIPLIER: Final = 698769069
_LOW: Final = 0xFFFFFFFF


class Chance:
    """What a shuffle or a random pick is drawn from."""

    def shuffle(self, cards: list[int]) -> None:
        """Bring a list into random order, in place."""
        mixed = zone(cards)
        self.shuffle_zone(mixed)
        cards[:] = as_list(mixed)

    def shuffle_zone(self, cards: Zone) -> None:
        """The same of a zone."""
        raise NotImplementedError

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each as likely as the others."""
        raise NotImplementedError

    def clone(self) -> Chance:
        """An independent source that will give the same."""
        raise NotImplementedError

    def plain(self) -> list[int | str]:
        """The source as plain values, for a save."""
        raise NotImplementedError


@final
class FastChance(Chance):
    """One 64-bit word of state, in two halves: every step takes it apart."""

    def __init__(self, low: i64, high: i64 = 0) -> None:
        self.low: i64 = low
        self.high: i64 = high

    def shuffle_zone(self, cards: Zone) -> None:
        """Fisher and Yates. One word serves three cards: for forty of them the bias is below one in 60,000."""
        last: i64 = len(cards) - 1
        if last < 1:
            return
        low: i64 = self.low
        high: i64 = self.high
        i: i64
        j: i64
        u: i64
        count: i64
        second: i64
        third: i64
        row = row_to_change(cards)
        for i in range(last, 2, -3):
            word: i64 = _MULTIPLIER * low + high
            low = word & _LOW
            high = word >> 32
            second = i - 1
            third = i - 2
            count = i + 1
            u = ((low ^ high) * (second * i * count)) >> 32
            j = u % count
            u //= count
            row[i], row[j] = row[j], row[i]
            j = u % i
            u //= i
            row[second], row[j] = row[j], row[second]
            row[third], row[u] = row[u], row[third]
        for i in range(last % 3, 0, -1):
            word = _MULTIPLIER * low + high
            low = word & _LOW
            high = word >> 32
            j = ((low ^ high) * (i + 1)) >> 32
            row[i], row[j] = row[j], row[i]
        self.low = low
        self.high = high

    def below(self, n: i64) -> i64:
        """Scaled, not reduced: the bias is below n / 2**32."""
        word: i64 = _MULTIPLIER * self.low + self.high
        low: i64 = word & _LOW
        high: i64 = word >> 32
        self.low = low
        self.high = high
        return ((low ^ high) * n) >> 32

    def clone(self) -> Chance:
        return FastChance(self.low, self.high)

    def plain(self) -> list[int | str]:
        return ["fast", self.high << 32 | self.low]


@final
class KeyedChance(Chance):
    """A secret and a counter of how often it was asked."""

    def __init__(self, secret: bytes, count: int = 0) -> None:
        self.secret = secret
        self.count = count

    def shuffle_zone(self, cards: Zone) -> None:
        """One HMAC stream per shuffle."""
        stream = self._stream()
        for i in range(len(cards) - 1, 0, -1):
            j = _rejection_sample(stream, i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    def below(self, n: i64) -> i64:
        return _rejection_sample(self._stream(), n)

    def clone(self) -> Chance:
        return KeyedChance(self.secret, self.count)

    def plain(self) -> list[int | str]:
        return ["keyed", self.secret.hex(), self.count]

    def commitment(self) -> str:
        """What may be shown before the deal: it fixes the secret and tells nothing about it."""
        return hashlib.sha256(b"cuore commitment" + self.secret).hexdigest()

    def _stream(self) -> _Stream:
        self.count += 1
        return _Stream(self.secret, self.count)


class _Stream:
    """The 32-bit words of one HMAC stream."""

    def __init__(self, secret: bytes, count: int) -> None:
        self._secret = secret
        self._count = count
        self._block = 0
        self._words: list[int] = []

    def next(self) -> int:
        if not self._words:
            text = f"{self._count}.{self._block}".encode()
            digest = hmac.new(self._secret, text, hashlib.sha256).digest()
            self._words = [int.from_bytes(digest[i : i + 4], "big") for i in range(28, -4, -4)]
            self._block += 1
        return self._words.pop()


def _rejection_sample(stream: _Stream, n: i64) -> i64:
    limit = (1 << 32) // n * n
    while True:
        word = stream.next()
        if word < limit:
            return word % n


def fast_chance(seed: int) -> FastChance:
    """The simulation source for a seed. Any int will do; close seeds give unrelated words."""
    digest = hashlib.sha256(f"cuore seed {seed}".encode()).digest()
    return _of_word(int.from_bytes(digest[:8], "big") % (_MULTIPLIER << 32) | 1)


def chance_from_plain(plain: list[int | str]) -> Chance:
    """The inverse of `plain`; anything else is a ValueError."""
    match plain:
        case ["fast", int(word)] if 0 < word < 1 << 62:
            return _of_word(word)
        case ["keyed", str(secret), int(count)] if len(secret) == 64 and count >= 0:
            return KeyedChance(bytes.fromhex(secret), count)
        case _:
            raise ValueError("not a chance source")


def _of_word(word: int) -> FastChance:
    return FastChance(word & _LOW, word >> 32)
