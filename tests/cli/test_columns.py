"""Lines that fit a terminal, where Japanese letters take two columns."""

from __future__ import annotations

import random

import pytest

from cuore.terminal.columns import width_of, wrapped

JAPANESE = "手札から1枚を捨て札にしてもよい。そうした場合、他の各プレイヤーは手札が3枚になるまで捨てる。"


def test_width() -> None:
    assert width_of("Geneviève") == 9
    assert width_of("Genevie\u0300ve") == 9, "the accent as a sign of its own"
    assert width_of("1枚") == 3


@pytest.mark.parametrize("width", range(8, 60))
def test_every_line_fits_and_nothing_is_lost(width: int) -> None:
    rng = random.Random(width)
    parts = [JAPANESE, "--an-option-that-is-long", "«\u00a0oui\u00a0»", "a", "serve Geneviève", "（下にAline）"]
    for _ in range(20):
        text = " ".join(rng.choices(parts, k=4))
        lines = wrapped(text, width, "  ", "    ")
        assert all(width_of(line) <= width for line in lines)
        assert "".join("".join(lines).split(" ")) == text.replace(" ", "")


def test_no_line_begins_with_a_stop_or_ends_with_a_bracket() -> None:
    for width in range(10, 40):
        lines = wrapped(JAPANESE + "（「私室」）", width)
        assert not any(line.startswith(("。", "、", "）", "」")) for line in lines)
        assert not any(line.endswith(("（", "「")) for line in lines)


def test_words_are_kept_whole_where_they_fit() -> None:
    assert wrapped("serve  Geneviève Daubigny now", 12) == ["serve", "Geneviève", "Daubigny now"]
    assert wrapped("", 12, "> ") == [">"]
