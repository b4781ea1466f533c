"""Games side by side are the games that they would be alone."""

from __future__ import annotations

from collections import deque
from random import Random

import cuore
from cuore.bots.learned.evaluation import shipped_net
from cuore.bots.learned.inference import Bytes, Inference, Said
from cuore.bots.learned.learned_bot import pick, quick
from cuore.bots.learned.lockstep import lockstep
from cuore.bots.learned.weights import shipped_weights


class Playing:
    """The net in all seats, for the first answers of a game."""

    def __init__(self, seed: int, answers: int, sets: tuple[str, ...] = ("base",)) -> None:
        self.seed = seed
        self.left = answers
        self.game = cuore.new_game(sets, seed=seed)
        self.encoder = shipped_weights().vocabulary.encoder(self.game.table)

    def question(self) -> bytes | None:
        while self.left and not self.game.over:
            move = quick(self.game.state)
            if move < 0:
                return self.encoder.row(self.game.state, self.game.to_move)
            self.game.apply(move)
        return None

    def take(self, said: Said, place: int) -> None:
        self.left -= 1
        self.game.apply(pick(said.logits[place], self.game.state, 0.0, Random(0)))


class Counting(Inference):
    """Keeps how many rows each call had."""

    def __init__(self) -> None:
        super().__init__(shipped_weights())
        self.sizes: list[int] = []

    def __call__(self, rows: Bytes) -> Said:
        self.sizes.append(len(rows))
        return super().__call__(rows)


def played(at_once: int) -> dict[int, tuple[int, ...]]:
    boxes = [("base",), ("oktoberfest",), ("base", "expanding_the_house")]
    waiting = deque(Playing(seed, 8 + 3 * (seed % 3), boxes[seed % 3]) for seed in range(6))
    done = lockstep(shipped_net(), lambda: waiting.popleft() if waiting else None, at_once)
    return {playing.seed: playing.game.moves for playing in done}


def test_the_answers_are_the_same_as_one_by_one() -> None:
    alone = played(1)
    assert len(alone) == 6
    assert played(4) == alone


def test_a_call_is_shared_by_as_many_as_there_is_room_for() -> None:
    net = Counting()
    waiting = deque(Playing(seed, 4) for seed in range(5))
    assert len(list(lockstep(net, lambda: waiting.popleft() if waiting else None, 3))) == 5
    assert max(net.sizes) == 3
    assert sum(net.sizes) == 5 * 4


def test_what_a_game_has_led_to_is_begun_later() -> None:
    """`begin` had nothing to give while the first game went on."""
    waiting = deque([Playing(0, 2)])
    ended = []
    for playing in lockstep(shipped_net(), lambda: waiting.popleft() if waiting else None):
        ended.append(playing.seed)
        if playing.seed < 2:
            waiting.append(Playing(playing.seed + 1, 2))
    assert ended == [0, 1, 2]


def test_a_game_without_a_question_ends_at_once() -> None:
    net = Counting()
    waiting = deque([Playing(0, answers=0)])
    assert len(list(lockstep(net, lambda: waiting.popleft() if waiting else None))) == 1
    assert not net.sizes
