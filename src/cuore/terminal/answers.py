"""What somebody typed, as one of the legal moves.

A number, a move in words (of the player's language or in the notation's English), or just enough words to mean one
option: `rouge` where only one has Rouge in it, `end t` for the end of the turn.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from cuore.engine.errors import IllegalMove
from cuore.engine.game import Game
from cuore.engine.names import plain_name


class UnclearAnswer(Exception):
    """No one option is meant: the key of the sentence that says so, and the options that come close."""

    def __init__(self, key: str, moves: Sequence[int] = ()) -> None:
        super().__init__(key)
        self.key = key
        self.moves = list(moves)


def read_answer(game: Game, legal: Sequence[int], text: str, lang: str) -> int:
    """The one legal move that a text means, or `UnclearAnswer`."""
    if text.isdecimal():
        if not 1 <= int(text) <= len(legal):
            raise UnclearAnswer("play-no-such-number")
        return legal[int(text) - 1]
    if all(word.isdecimal() for word in text.split()):
        raise UnclearAnswer("play-one-at-a-time")
    texts = {move: (game.text(move, lang), game.text(move)) for move in legal}
    exact = [move for move, known in texts.items() if plain_name(text) in map(plain_name, known)]
    if len(exact) == 1:
        return exact[0]
    try:
        return game.find(text)
    except IllegalMove:
        return _by_words(texts, text)


def _by_words(texts: dict[int, tuple[str, str]], text: str) -> int:
    wanted = _words(text)
    whole = [move for move, known in texts.items() if any(set(wanted) <= set(_words(t)) for t in known)]
    begun = [move for move, known in texts.items() if any(_begins(wanted, _words(t)) for t in known)]
    found = whole or begun
    if not wanted or not found:
        raise UnclearAnswer("play-not-an-option")
    if len(found) > 1:
        raise UnclearAnswer("play-several-options", found)
    return found[0]


def _words(text: str) -> list[str]:
    return re.findall(r"[\w'-]+", plain_name(text))


def _begins(wanted: list[str], words: list[str]) -> bool:
    """Whether every wanted word begins one of the words; numbers must be whole."""
    return all(any(w == word or (word.startswith(w) and not w.isdecimal()) for word in words) for w in wanted)
